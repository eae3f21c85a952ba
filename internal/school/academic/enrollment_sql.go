package academic

import (
	"context"
	"database/sql"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/naming"
	"myspace/internal/school/people"
)

const (
	// The ranks have gaps where others got their place or left, and may be shared by who came back: people are told the
	// place among those who wait now.
	waitingPlace = `CASE WHEN e.status = 'waiting' AND e.outcome = '' THEN (SELECT COUNT(*) FROM enrollment w
		WHERE w.class_id = e.class_id AND w.outcome = '' AND w.status = 'waiting'
		AND (w.waiting_rank, w.sort_name, w.id) <= (e.waiting_rank, e.sort_name, e.id)) ELSE 0 END`
	enrollmentColumns = `e.id, e.version, e.person_id, ` + naming.Person + `, p.last_name, p.photo_hash, e.class_id, k.code, e.campus_id, h.name,
		e.status, e.waiting_reason, ` + waitingPlace + `, e.outcome, e.outcome_at, e.outcome_reason, e.passed, e.previous_id,
		e.tuition, e.discount_kind, e.discount_value, e.discount_reason, e.installments, e.first_date, e.currency, e.observation,
		e.confirmed_at, e.created_at, e.updated_at, e.outcome_code, e.outcome_step_id, e.brought, k.capacity, ` + undoState
	// Whether an outcome can be taken back, as far as the tables of this area tell.
	undoState = `CASE WHEN e.outcome = '' THEN ''
		WHEN e.outcome_code = 'transfer_undone' THEN 'transfer_undone'
		WHEN k.archived_at IS NOT NULL OR k.graduated_at IS NOT NULL THEN 'class_is_over'
		WHEN EXISTS (SELECT 1 FROM enrollment o WHERE o.person_id = e.person_id AND o.class_id = e.class_id AND o.outcome = '') THEN 'already'
		WHEN e.outcome = 'transferred' AND NOT EXISTS (SELECT 1 FROM enrollment n WHERE n.previous_id = e.id AND n.outcome = '') THEN 'went_on'
		WHEN e.status = 'confirmed' AND k.capacity > 0 AND k.capacity <=
			(SELECT COUNT(*) FROM enrollment o WHERE o.class_id = e.class_id AND o.status = 'confirmed' AND o.outcome = '') THEN 'class_full'
		ELSE 'possible' END`
	enrollmentTables = `enrollment e JOIN person p ON p.id = e.person_id JOIN class k ON k.id = e.class_id JOIN campus h ON h.id = e.campus_id`
)

// ownEnrollments are those that somebody reaches by himself: his own and, while
// he is a teacher, those of the students whom he teaches.
func ownEnrollments(in access.Scope) string {
	if in.Actor().Roles&access.Teacher == 0 {
		return `e.person_id = ?`
	}
	return `e.person_id = ? OR ` + pupils
}

// pupils holds for the enrollments of those who sit in the sessions that
// somebody gives.
const pupils = `e.status = 'confirmed' AND e.outcome = '' AND e.class_id IN (` + taught + `)`

// enrollmentOrders are the sorts that the lists offer.
var enrollmentOrders = db.Orders{"name": {"e.sort_name"}, "rank": {"e.waiting_rank", "e.sort_name"}, "created": {"e.created_at"}}

func scanEnrollment(r db.Row) (e Enrollment, err error) {
	var photo, previous, step sql.NullString
	t := &e.terms
	err = r.Scan(&e.ID, &e.Version, &e.PersonID, &e.PersonName, &e.PersonLastName, &photo, &e.ClassID, &e.ClassCode, &e.CampusID, &e.CampusName,
		&e.Status, &e.WaitingReason, &e.WaitingRank, &e.Outcome, &e.OutcomeAt, &e.OutcomeReason, &e.Passed, &previous,
		&t.Tuition, &t.DiscountKind, &t.DiscountValue, &t.DiscountReason, &t.Installments, &t.FirstDate, &e.currency, &e.observation,
		&e.ConfirmedAt, &e.CreatedAt, &e.UpdatedAt, &e.OutcomeCode, &step, &e.brought, &e.capacity, &e.Undo)
	e.photoHash, e.PreviousID, e.stepID = photo.String, previous.String, step.String
	if e.Undo != "" && e.Undo != undoneTransfer && e.isPast() {
		e.Undo = undoTooLate
	}
	return e, err
}

// findEnrollments returns a page of the enrollments in reach.
func findEnrollments(ctx context.Context, q db.Querier, in access.Scope, f EnrollmentFilter, p api.Paging) (db.List[Enrollment], error) {
	order, err := enrollmentOrders.By(f.Sort, "e.id")
	if err != nil {
		return db.List[Enrollment]{}, err
	}
	return db.Find(ctx, q, scanEnrollment, db.Select{
		Columns: enrollmentColumns, From: enrollmentTables, Count: `enrollment e`, Where: enrollmentsLike(in, f), Order: order, Page: p.Page, Size: p.PageSize,
	})
}

// eachEnrollment calls do with every enrollment that the filter leaves.
func eachEnrollment(ctx context.Context, q db.Querier, in access.Scope, f EnrollmentFilter, do func(Enrollment) error) error {
	order, err := enrollmentOrders.By(f.Sort, "e.id")
	if err != nil {
		return err
	}
	return db.Walk(ctx, q, scanEnrollment, db.Select{Columns: enrollmentColumns, From: enrollmentTables, Where: enrollmentsLike(in, f), Order: order}, do)
}

func enrollmentsLike(in access.Scope, f EnrollmentFilter) (w db.Where) {
	w.And(in.Rows("e.campus_id = ?", ownEnrollments(in)))
	if f.Class != "" {
		w.Add(`e.class_id = ?`, f.Class)
	}
	if f.Person != "" {
		w.Add(`e.person_id = ?`, f.Person)
	}
	if f.Campus != "" {
		w.Add(`e.campus_id = ?`, f.Campus)
	}
	if f.Status != "" {
		w.Add(`e.status = ?`, f.Status)
	}
	switch f.Outcome {
	case "":
	case "none":
		w.Add(`e.outcome = ''`)
	default:
		w.Add(`e.outcome = ?`, f.Outcome)
	}
	w.MatchAny(f.Q, db.Has(db.Words(`e.sort_name`)), `e.class_id IN (SELECT id FROM class WHERE `+db.Has(`search_text`)+`)`, campusNamed(`e.campus_id`))
	return w
}

func findEnrollment(ctx context.Context, q db.Querier, in access.Scope, id string) (Enrollment, error) {
	var w db.Where
	w.And(in.Rows("e.campus_id = ?", ownEnrollments(in)))
	w.Add(`e.id = ?`, id)
	return db.One(ctx, q, "enrollment.not_found", scanEnrollment, `SELECT `+enrollmentColumns+` FROM `+enrollmentTables+w.String(), w.Args...)
}

// findEnrollmentsOf returns enrollments in the order in which they are named,
// all of them.
func findEnrollmentsOf(ctx context.Context, q db.Querier, in access.Scope, ids []string) ([]Enrollment, error) {
	var w db.Where
	w.And(in.Rows("e.campus_id = ?", ownEnrollments(in)))
	w.In(`e.id`, ids...)
	found, err := db.All(ctx, q, scanEnrollment, `SELECT `+enrollmentColumns+` FROM `+enrollmentTables+w.String(), w.Args...)
	if err != nil {
		return nil, err
	}
	byID := map[string]Enrollment{}
	for _, e := range found {
		byID[e.ID] = e
	}
	all := make([]Enrollment, len(ids))
	for i, id := range ids {
		e, ok := byID[id]
		if !ok {
			return nil, fault.New(fault.NotFound, "enrollment.not_found")
		}
		all[i] = e
	}
	return all, nil
}

// enrolledBy returns the enrollments that requests of these keys made, by key.
func enrolledBy(ctx context.Context, q db.Querier, keys []string) (map[string]string, error) {
	var w db.Where
	w.In(`request_key`, keys...)
	known := map[string]string{}
	return known, db.Each(ctx, q, func(r db.Row) error {
		var key, id string
		err := r.Scan(&key, &id)
		known[key] = id
		return err
	}, `SELECT request_key, id FROM enrollment`+w.String(), w.Args...)
}

// findNext returns the enrollment that somebody was transferred to.
func findNext(ctx context.Context, q db.Querier, e Enrollment) (Enrollment, error) {
	return db.One(ctx, q, "enrollment.went_on", scanEnrollment,
		`SELECT `+enrollmentColumns+` FROM `+enrollmentTables+` WHERE e.previous_id = ? AND e.outcome = ''`, e.ID)
}

// findFollowing returns the enrollments to which others were transferred, by those,
// and their ids.
func findFollowing(ctx context.Context, q db.Querier, before []string) (next map[string]string, ids []string, err error) {
	var w db.Where
	w.Among(q, `e.previous_id`, before)
	w.Add(`e.outcome = ''`)
	next = map[string]string{}
	return next, ids, db.Each(ctx, q, func(r db.Row) error {
		var id, previous string
		err := r.Scan(&id, &previous)
		next[previous], ids = id, append(ids, id)
		return err
	}, `SELECT e.id, e.previous_id FROM enrollment e`+w.String(), w.Args...)
}

// newcomer is somebody who gets an enrollment.
type newcomer struct {
	id, personID string
	key          string // of the request that asked for it
	previousID   string // the enrollment that he is transferred from
	brought      bool   // the transfer makes him a member of the campus
}

// addEnrollments adds enrollments of people in reach that wait, last of their class
// and in this order.
func addEnrollments(ctx context.Context, tx *db.Tx, in access.Scope, c Class, f EnrollmentFields, newcomers ...newcomer) error {
	now, all := clock.Now(), db.NewBulk(`enrollment (id, person_id, waiting_rank, previous_id, request_key, brought)`)
	for i, n := range newcomers {
		all.Add(n.id, n.personID, i+1, db.Optional(n.previousID), db.Optional(n.key), n.brought)
	}
	var w db.Where
	w.And(in.Rows(people.OfCampus, `p.id = ?`))
	err := all.Change(ctx, tx, "person.not_found", `INSERT INTO enrollment (id, person_id, class_id, campus_id, status, waiting_reason, waiting_rank,
		outcome, outcome_reason, passed, tuition, discount_kind, discount_value, discount_reason, installments, first_date, currency, observation,
		previous_id, request_key, brought, sort_name, created_at, updated_at)
		SELECT given.id, p.id, ?, ?, 'waiting', ?, given.waiting_rank + (SELECT COALESCE(MAX(waiting_rank), 0) FROM enrollment WHERE class_id = ?),
		'', '', FALSE, ?, ?, ?, ?, ?, ?, ?, ?, given.previous_id, given.request_key, given.brought, p.sort_name, ?, ?
		FROM given JOIN person p ON p.id = given.person_id`+w.String(),
		append([]any{
			c.ID, c.CampusID, f.WaitingReason, c.ID,
			f.Tuition, f.DiscountKind, f.DiscountValue, f.DiscountReason, f.Installments, f.FirstDate, c.Currency, f.Observation, now, now,
		}, w.Args...)...)
	if db.IsDuplicate(err) {
		return fault.New(fault.Conflict, "enrollment.already")
	}
	return err
}

func saveEnrollment(ctx context.Context, tx *db.Tx, id string, f EnrollmentFields) error {
	return db.Change(ctx, tx, "enrollment.not_found", `UPDATE enrollment SET version = version + 1, waiting_reason = ?, tuition = ?, discount_kind = ?,
		discount_value = ?, discount_reason = ?, installments = ?, first_date = ?, observation = ?, updated_at = ? WHERE id = ?`,
		f.WaitingReason, f.Tuition, f.DiscountKind, f.DiscountValue, f.DiscountReason, f.Installments, f.FirstDate, f.Observation, clock.Now(), id)
}

// setConfirmed makes enrollments that wait confirmed ones.
func setConfirmed(ctx context.Context, tx *db.Tx, now clock.Time, ids ...string) error {
	all := db.NewBulk(`enrollment (id)`)
	for _, id := range ids {
		all.Add(id)
	}
	return all.Change(ctx, tx, "enrollment.not_found", `UPDATE enrollment SET version = version + 1, status = 'confirmed', waiting_reason = '', waiting_rank = 0,
		confirmed_at = ?, updated_at = ? FROM given WHERE enrollment.id = given.id AND status = 'waiting' AND outcome = ''`, now, now)
}

// setWaiting takes a confirmation back.
func setWaiting(ctx context.Context, tx *db.Tx, id, classID, reason string) error {
	return db.Change(ctx, tx, "enrollment.not_found", `UPDATE enrollment SET version = version + 1, status = 'waiting', waiting_reason = ?, confirmed_at = NULL,
		waiting_rank = (SELECT COALESCE(MAX(waiting_rank), 0) + 1 FROM enrollment WHERE class_id = ?), updated_at = ? WHERE id = ?`,
		reason, classID, clock.Now(), id)
}

// ending is how an enrollment ends. The zero one is that it runs.
type ending struct {
	outcome, reason string
	code            string // why, where the program itself knows
	stepID          string // the step of the class that ended it
}

// setOutcome gives enrollments their outcome, or takes it back: not where a
// person was enrolled in that class anew in the meantime.
func setOutcome(ctx context.Context, tx *db.Tx, to ending, ids ...string) error {
	at, all := clock.Now(), db.NewBulk(`enrollment (id)`)
	for _, id := range ids {
		all.Add(id)
	}
	if to.outcome == "" {
		at = clock.Time{}
	}
	err := all.Change(ctx, tx, "enrollment.not_found", `UPDATE enrollment SET version = version + 1, outcome = ?, outcome_at = ?, outcome_reason = ?, outcome_code = ?,
		outcome_step_id = ?, updated_at = ? FROM given WHERE enrollment.id = given.id`, to.outcome, at, to.reason, to.code, db.Optional(to.stepID), clock.Now())
	if db.IsDuplicate(err) {
		return fault.New(fault.Conflict, "enrollment.already")
	}
	return err
}

// setPassed says of enrollments whether the level was passed. Where nobody ticked
// it, grades and presence propose it from then on.
func setPassed(ctx context.Context, tx *db.Tx, passed map[string]bool, ticked bool) error {
	all := db.NewBulk(`enrollment (id, passed)`)
	for id, passed := range passed {
		all.Add(id, passed)
	}
	return all.Change(ctx, tx, "enrollment.not_found", `UPDATE enrollment SET version = version + 1, passed = given.passed, ticked = ?, updated_at = ?
		FROM given WHERE enrollment.id = given.id`, ticked, clock.Now())
}

// findTicked returns of whom somebody said whether he passed, of those in a class.
func findTicked(ctx context.Context, q db.Querier, classID string) (map[string]bool, error) {
	all := map[string]bool{}
	return all, db.Each(ctx, q, func(r db.Row) error {
		id, err := db.ScanString(r)
		all[id] = true
		return err
	}, `SELECT id FROM enrollment WHERE class_id = ? AND ticked`, classID)
}

// orderWaiting puts those who wait for a class in an order.
func orderWaiting(ctx context.Context, tx *db.Tx, classID string, ids []string) error {
	return db.NewOrder(`enrollment (id, waiting_rank)`, ids, 1).Change(ctx, tx, "enrollment.not_found", `UPDATE enrollment SET waiting_rank = given.waiting_rank
		FROM given WHERE enrollment.id = given.id AND class_id = ? AND status = 'waiting' AND outcome = ''`, classID)
}

// peopleWith returns who of some people has an enrollment at a campus that meets a
// condition on it.
func peopleWith(ctx context.Context, q db.Querier, campusID, condition string, personIDs []string) (map[string]bool, error) {
	all := map[string]bool{}
	if len(personIDs) == 0 {
		return all, nil
	}
	var w db.Where
	w.Among(q, `person_id`, personIDs)
	w.Add(`campus_id = ? AND `+condition, campusID)
	return all, db.Each(ctx, q, func(r db.Row) error {
		id, err := db.ScanString(r)
		all[id] = true
		return err
	}, `SELECT person_id FROM enrollment`+w.String(), w.Args...)
}

// What peopleWith asks for.
const (
	followsNow  = `status = 'confirmed' AND outcome = ''`
	leftOnce    = `status = 'confirmed' AND outcome <> '' AND outcome_code = ''`
	hasFinished = `outcome = 'completed'`
)

// followsIn reports whether a person has a confirmed enrollment that runs at a
// campus.
func followsIn(ctx context.Context, q db.Querier, personID, campusID string) (bool, error) {
	return db.Exists(ctx, q, `SELECT 1 FROM enrollment WHERE person_id = ? AND campus_id = ? AND status = 'confirmed' AND outcome = ''`, personID, campusID)
}

// isFormer reports whether a person left a class of a campus and follows none
// there. A transfer that was undone never was.
func isFormer(ctx context.Context, q db.Querier, personID, campusID string) (bool, error) {
	if follows, err := followsIn(ctx, q, personID, campusID); err != nil || follows {
		return false, err
	}
	return db.Exists(ctx, q, `SELECT 1 FROM enrollment WHERE person_id = ? AND campus_id = ? AND status = 'confirmed' AND outcome <> '' AND outcome_code = ''`,
		personID, campusID)
}

// enrolledIn reports whether a person is or was enrolled at a campus, or waited
// there, other than by a transfer that was undone.
func enrolledIn(ctx context.Context, q db.Querier, personID, campusID string) (bool, error) {
	return db.Exists(ctx, q, `SELECT 1 FROM enrollment WHERE person_id = ? AND campus_id = ? AND outcome_code = ''`, personID, campusID)
}
