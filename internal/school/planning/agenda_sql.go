package planning

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/naming"
)

// The agenda reads sessions from one of two places that look alike: as they
// stand on the boards, or as they were published.

const (
	boardSessions = `(SELECT s.id, s.agenda_course_id, s.planning_id, ac.course_id, ac.campus_id, s.day, s.start, s.finish, s.starts_at, s.ends_at, s.place,
		0 AS sequence, p.state = 'canceled' AS canceled, ac.updated_at, p.publication = 0 AS draft
		FROM agenda s JOIN agenda_course ac ON ac.id = s.agenda_course_id JOIN planning p ON p.id = s.planning_id)`
	publishedSessions = `(SELECT s.id, s.agenda_course_id, s.planning_id, s.course_id, s.campus_id, s.day, s.start, s.finish, s.starts_at, s.ends_at, s.place,
		s.sequence, s.canceled, s.updated_at, FALSE AS draft FROM published_agenda s)`
	sessionColumns = `s.id, s.agenda_course_id, s.planning_id, CASE WHEN p.abbreviation <> '' THEN p.abbreviation ELSE CAST(p.number AS TEXT) END,
		s.course_id, c.code, c.name, s.campus_id, h.name, h.color, h.time_zone, s.day, s.start, s.finish, s.starts_at, s.ends_at, s.place,
		s.canceled, s.draft, p.state = 'closed', s.sequence, s.updated_at`
	sessionTables = ` s JOIN course c ON c.id = s.course_id JOIN campus h ON h.id = s.campus_id JOIN planning p ON p.id = s.planning_id`
	// campusSessions holds for what a campus has to do with: its classes sit in it,
	// or it is the host. ownSessions for what somebody gives, or his class sits in,
	// or sat in before he left it. Both are asked of each session by itself: a page
	// has those of some days, and does not look at the years before.
	campusSessions = `s.campus_id = ? OR EXISTS (SELECT 1 FROM published_agenda_class x JOIN class k ON k.id = x.class_id WHERE x.agenda_id = s.id AND k.campus_id = ?)`
	ownSessions    = `s.id IN (SELECT agenda_id FROM published_agenda_person WHERE person_id = ?)
		OR EXISTS (SELECT 1 FROM published_agenda_class x JOIN enrollment e ON e.class_id = x.class_id
			WHERE x.agenda_id = s.id AND e.person_id = ? AND e.status = 'confirmed' AND (e.outcome = '' OR e.outcome_at > s.starts_at))`
	// sittingClasses holds for the classes k that sit in something x which somebody
	// gives, and for those that he is or was in.
	sittingClasses = `k.id IN (SELECT class_id FROM enrollment WHERE person_id = ? AND status = 'confirmed')
		OR x.agenda_id IN (SELECT agenda_id FROM published_agenda_person WHERE person_id = ?)`
)

// AgendaFilter is what an agenda is narrowed by. It is always of some days, or of
// a planning, on whatever days its sessions are.
type AgendaFilter struct {
	From     clock.Date `query:"from" format:"date" doc:"The first day, by the clock of each host. Needed unless a planning is named."`
	To       clock.Date `query:"to" format:"date" doc:"The last day, included; at most 100 days later."`
	Campus   string     `query:"campus" maxLength:"64"`
	Class    string     `query:"class" maxLength:"64"`
	Course   string     `query:"course" maxLength:"64"`
	Person   string     `query:"person" maxLength:"64" doc:"Who teaches or translates."`
	Planning string     `query:"planning" maxLength:"64"`
	Canceled bool       `query:"canceled" doc:"Canceled ones, too."`
}

func scanSession(r db.Row) (s AgendaSession, err error) {
	s.Classes, s.People = []ClassShort{}, []PublishedStaff{}
	return s, r.Scan(&s.ID, &s.AgendaCourse, &s.PlanningID, &s.Planning, &s.CourseID, &s.CourseCode, &s.CourseName, &s.CampusID, &s.CampusName, &s.Color, &s.TimeZone,
		&s.Day, &s.Start, &s.Finish, &s.StartsAt, &s.EndsAt, &s.Place, &s.Canceled, &s.Draft, &s.Closed, &s.sequence, &s.updatedAt)
}

// maxAgenda is how many sessions are told at once: a month of a large network.
const maxAgenda = 2000

// maxExported is how many are exported or printed: all that there are, or it is
// said that they are too many.
const maxExported = 20000

// findEverySession is findSessions for what must not leave any out.
func findEverySession(ctx context.Context, q db.Querier, in access.Scope, f AgendaFilter) ([]AgendaSession, error) {
	all, err := findSessions(ctx, q, in, f, maxExported+1)
	if err == nil && len(all) > maxExported {
		err = fault.On("to", "planning.agenda_many", fault.Params{"limit": maxExported})
	}
	return all, err
}

// findSessions returns the sessions of some days in reach, in order, at most so
// many.
func findSessions(ctx context.Context, q db.Querier, in access.Scope, f AgendaFilter, limit int) ([]AgendaSession, error) {
	w := f.where(in)
	all, err := db.All(ctx, q, scanSession, `SELECT `+sessionColumns+` FROM `+source(in)+sessionTables+w.String()+` ORDER BY s.starts_at, s.id`+db.Limit(limit), w.Args...)
	if err != nil {
		return nil, err
	}
	return all, addSitting(ctx, q, in, all)
}

// source is where the caller's sessions come from.
func source(in access.Scope) string {
	if plans(in) {
		return boardSessions
	}
	return publishedSessions
}

func (f AgendaFilter) where(in access.Scope) (w db.Where) {
	w.And(in.Rows(campusSessions, ownSessions))
	if !f.From.IsZero() {
		// By a day's clock a session begins at most a day before or after that day in UTC.
		w.Add(`s.starts_at >= ? AND s.starts_at < ?`, clock.At(f.From.AddDays(-1).Midnight()), clock.At(f.To.AddDays(2).Midnight()))
		w.Add(`s.day >= ? AND s.day <= ?`, f.From, f.To)
	}
	if !f.Canceled {
		w.Add(`NOT s.canceled`)
	}
	if f.Planning != "" {
		w.Add(`s.planning_id = ?`, f.Planning)
	}
	if f.Course != "" {
		w.Add(`s.course_id = ?`, f.Course)
	}
	classes, people := `published_agenda_class x WHERE x.agenda_id = s.id`, `published_agenda_person i WHERE i.agenda_id = s.id`
	if plans(in) {
		classes = `agenda_course_class x WHERE x.agenda_course_id = s.agenda_course_id`
		people = `teaching_invitation i WHERE i.agenda_course_id = s.agenda_course_id AND i.state = 'accepted' AND ` + inInvitation
	}
	if f.Class != "" {
		w.Add(`EXISTS (SELECT 1 FROM `+classes+` AND x.class_id = ?)`, f.Class)
	}
	if f.Person != "" {
		w.Add(`EXISTS (SELECT 1 FROM `+people+` AND i.person_id = ?)`, f.Person)
	}
	if f.Campus != "" {
		// Each class is asked by itself: a list of the campus's would be made anew for every session.
		w.Add(`s.campus_id = ? OR EXISTS (SELECT 1 FROM `+classes+` AND EXISTS (SELECT 1 FROM class k WHERE k.id = x.class_id AND k.campus_id = ?))`, f.Campus, f.Campus)
	}
	return w
}

// present is where it is kept which classes sit in sessions x, and who gives
// them.
type present struct{ classes, people string }

var (
	boardPresent = present{
		`(SELECT s.id AS agenda_id, kc.class_id FROM agenda s JOIN agenda_course_class kc ON kc.agenda_course_id = s.agenda_course_id) x`,
		`(SELECT s.id AS agenda_id, i.person_id, i.half FROM agenda s JOIN teaching_invitation i ON i.agenda_course_id = s.agenda_course_id
			WHERE i.state = 'accepted' AND ` + inInvitation + `) x`,
	}
	publishedPresent = present{`published_agenda_class x`, `published_agenda_person x`}
)

// addSitting fills in the classes that sit in sessions, those in reach, and who
// gives them.
func addSitting(ctx context.Context, q db.Querier, in access.Scope, all []AgendaSession) error {
	if plans(in) {
		return boardPresent.add(ctx, q, in, all)
	}
	return publishedPresent.add(ctx, q, in, all)
}

func (from present) add(ctx context.Context, q db.Querier, in access.Scope, all []AgendaSession) error {
	if len(all) == 0 {
		return nil
	}
	at, ids := map[string]*AgendaSession{}, make([]string, len(all))
	for i := range all {
		at[all[i].ID], ids[i] = &all[i], all[i].ID
	}
	var k, p db.Where
	k.Among(q, `x.agenda_id`, ids)
	k.And(in.Rows(`k.campus_id = ?`, sittingClasses))
	if err := db.Each(ctx, q, func(r db.Row) error {
		var id string
		var c ClassShort
		err := r.Scan(&id, &c.ID, &c.Code, &c.CampusID)
		at[id].Classes = append(at[id].Classes, c)
		return err
	}, `SELECT x.agenda_id, k.id, k.code, k.campus_id FROM `+from.classes+` JOIN class k ON k.id = x.class_id`+k.String()+` ORDER BY x.agenda_id, k.code_key, k.id`, k.Args...); err != nil {
		return err
	}
	p.Among(q, `x.agenda_id`, ids)
	return db.Each(ctx, q, func(r db.Row) error {
		var id string
		var s PublishedStaff
		err := r.Scan(&id, &s.Half, &s.PersonID, &s.Name)
		at[id].People = append(at[id].People, s)
		return err
	}, `SELECT x.agenda_id, x.half, x.person_id, `+naming.Person+` FROM `+from.people+` JOIN person p ON p.id = x.person_id`+p.String()+`
		ORDER BY x.agenda_id, x.half, p.sort_name`, p.Args...)
}

// findSession returns one session in reach.
func findSession(ctx context.Context, q db.Querier, in access.Scope, id string) (AgendaSession, error) {
	var w db.Where
	w.And(in.Rows(campusSessions, ownSessions))
	w.Add(`s.id = ?`, id)
	s, err := db.One(ctx, q, "planning.session_not_found", scanSession, `SELECT `+sessionColumns+` FROM `+source(in)+sessionTables+w.String(), w.Args...)
	if err != nil {
		return s, err
	}
	one := []AgendaSession{s}
	err = addSitting(ctx, q, in, one)
	return one[0], err
}

// savePlace writes where a session takes place.
func savePlace(ctx context.Context, tx *db.Tx, s AgendaSession, place string) error {
	if err := db.Change(ctx, tx, "planning.session_not_found", `UPDATE agenda SET place = ? WHERE id = ?`, place, s.ID); err != nil {
		return err
	}
	if err := db.Exec(ctx, tx, `UPDATE published_agenda SET place = ?, sequence = sequence + 1, updated_at = ? WHERE id = ? AND place <> ?`, place, clock.Now(), s.ID, place); err != nil {
		return err
	}
	version, err := turnBoards(ctx, tx, s.PlanningID, nil, nil)
	if err != nil {
		return err
	}
	return db.Exec(ctx, tx, `UPDATE agenda_course SET version = ? WHERE id = ?`, version, s.AgendaCourse)
}
