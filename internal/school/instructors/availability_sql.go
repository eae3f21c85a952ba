package instructors

import (
	"context"
	"database/sql"
	"strconv"
	"strings"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

const availabilityColumns = `a.id, a.version, a.person_id, a.kind, a.reason, a.all_day, a.first_day, a.last_day, a.starts_at, a.ends_at, a.time_zone,
	a.repeat_every, a.repeat_interval, a.repeat_weekdays, a.repeat_by, a.repeat_until, a.repeat_count, a.except_days, a.origin, a.request_id, a.updated_at`

func scanAvailability(r db.Row) (a Availability, err error) {
	var weekdays, except string
	var request sql.NullString
	err = r.Scan(&a.ID, &a.Version, &a.personID, &a.Kind, &a.Reason, &a.AllDay, &a.FirstDay, &a.LastDay, &a.StartsAt, &a.EndsAt, &a.TimeZone,
		&a.Repeat.Every, &a.Repeat.Interval, &weekdays, &a.Repeat.By, &a.Repeat.Until, &a.Repeat.Count, &except, &a.Origin, &request, &a.UpdatedAt)
	if err != nil {
		return a, err
	}
	a.RequestID, a.Repeat.Weekdays, a.Except = request.String, []int{}, []clock.Date{}
	for _, digit := range weekdays {
		a.Repeat.Weekdays = append(a.Repeat.Weekdays, int(digit-'0'))
	}
	for text := range strings.FieldsSeq(except) {
		day, err := clock.ParseDate(text)
		if err != nil {
			return a, err
		}
		a.Except = append(a.Except, day)
	}
	return a, nil
}

// The functions here take a person who was found through the caller's scope;
// an availability is only ever looked up within its person.

// findAvailabilitiesOf returns what is said of the time of some people in a
// window; of everybody, where no people are named.
func findAvailabilitiesOf(ctx context.Context, q db.Querier, personIDs []string, from, to clock.Date) ([]Availability, error) {
	var w db.Where
	w.In(`a.person_id`, personIDs...)
	return findAvailabilities(ctx, q, w, from, to)
}

// findAllAvailabilities is findAvailabilitiesOf for everybody.
func findAllAvailabilities(ctx context.Context, q db.Querier, from, to clock.Date) ([]Availability, error) {
	return findAvailabilities(ctx, q, db.Where{}, from, to)
}

func findAvailabilities(ctx context.Context, q db.Querier, w db.Where, from, to clock.Date) ([]Availability, error) {
	w.Add(`a.first_day <= ?`, to)
	w.Add(`a.ends_on IS NULL OR a.ends_on >= ?`, from)
	return db.All(ctx, q, scanAvailability, `SELECT `+availabilityColumns+` FROM availability a`+w.String()+` ORDER BY a.first_day, a.id`, w.Args...)
}

func findAvailability(ctx context.Context, q db.Querier, personID, id string) (Availability, error) {
	return db.One(ctx, q, "availability.not_found", scanAvailability,
		`SELECT `+availabilityColumns+` FROM availability a WHERE a.person_id = ? AND a.id = ?`, personID, id)
}

func countAvailabilities(ctx context.Context, q db.Querier, personID string) (int, error) {
	return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM availability WHERE person_id = ?`, personID)
}

// NewAvailability is an availability that is to be added.
type NewAvailability struct {
	ID, PersonID string
	AvailabilityFields
	Origin, RequestID string
	CreatedAt         clock.Time
}

// AddAvailability adds what is said of a person's time.
func AddAvailability(ctx context.Context, q db.Querier, n NewAvailability) error {
	f := n.clean()
	return db.Exec(ctx, q, `INSERT INTO availability (id, person_id, kind, reason, all_day, first_day, last_day, starts_at, ends_at, time_zone,
		repeat_every, repeat_interval, repeat_weekdays, repeat_by, repeat_until, repeat_count, except_days, ends_on, origin, request_id, created_at, updated_at)
		VALUES `+db.Values(1, 22), append(append([]any{n.ID, n.PersonID}, f.columns()...), n.Origin, db.Optional(n.RequestID), n.CreatedAt, n.CreatedAt)...)
}

// columns are the values of the fields in the order of the statements here.
func (f AvailabilityFields) columns() []any {
	var weekdays strings.Builder
	for _, day := range f.Repeat.Weekdays {
		weekdays.WriteString(strconv.Itoa(day))
	}
	except := make([]string, len(f.Except))
	for i, day := range f.Except {
		except[i] = day.String()
	}
	return []any{
		f.Kind, f.Reason, f.AllDay, f.FirstDay, f.LastDay, f.StartsAt, f.EndsAt, f.TimeZone,
		f.Repeat.Every, f.Repeat.Interval, weekdays.String(), f.Repeat.By, f.Repeat.Until, f.Repeat.Count, strings.Join(except, " "), f.endsOn(),
	}
}

func saveAvailability(ctx context.Context, q db.Querier, a Availability) error {
	return db.Change(ctx, q, "availability.not_found", `UPDATE availability SET version = version + 1, kind = ?, reason = ?, all_day = ?,
		first_day = ?, last_day = ?, starts_at = ?, ends_at = ?, time_zone = ?, repeat_every = ?, repeat_interval = ?, repeat_weekdays = ?, repeat_by = ?,
		repeat_until = ?, repeat_count = ?, except_days = ?, ends_on = ?, updated_at = ? WHERE person_id = ? AND id = ?`,
		append(a.columns(), clock.Now(), a.personID, a.ID)...)
}

func removeAvailability(ctx context.Context, q db.Querier, personID, id string) error {
	return db.Change(ctx, q, "availability.not_found", `DELETE FROM availability WHERE person_id = ? AND id = ?`, personID, id)
}
