package planning

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// maxNext is how many of the next sessions a page about something else tells.
const maxNext = 3

// NextSession is a session to come, as other pages tell of it.
type NextSession struct {
	ID         string     `json:"id"`
	CourseName string     `json:"course_name"`
	CampusName string     `json:"campus_name" doc:"The host's."`
	TimeZone   string     `json:"time_zone" doc:"The host's."`
	Day        clock.Date `json:"day" format:"date" doc:"By the host's clock."`
	StartsAt   clock.Time `json:"starts_at" format:"date-time"`
	EndsAt     clock.Time `json:"ends_at" format:"date-time"`
	Place      string     `json:"place"`
	Draft      bool       `json:"draft" doc:"Nobody but planners has been told."`
}

// NextFilter is whose sessions are asked for.
type NextFilter struct {
	Class  string `query:"class" maxLength:"64"`
	Person string `query:"person" maxLength:"64" doc:"A student: the classes that he follows now."`
}

// Resolve refuses a question about nobody.
func (f *NextFilter) Resolve(api.Context) []error {
	var wrong fault.List
	wrong.Add((f.Class == "") == (f.Person == ""), "class", "field.required", nil)
	return api.Found(wrong.Err())
}

func (a *Area) listNextSessions(ctx context.Context, in *struct{ NextFilter }) (api.Page[NextSession], error) {
	all, err := findNext(ctx, a.db, access.From(ctx), in.NextFilter, clock.Now())
	return api.PageOf(db.List[NextSession]{Items: all, Total: len(all)}, err)
}

// findNext returns the sessions in reach that are not over, the soonest first.
// It starts from the classes, so that it costs the same however much is planned.
func findNext(ctx context.Context, q db.Querier, in access.Scope, f NextFilter, now clock.Time) ([]NextSession, error) {
	var w, enrolled db.Where
	w.And(in.Rows(campusSessions, ownSessions))
	w.Add(`NOT s.canceled AND s.ends_at > ?`, now)
	of, args := `?`, []any{f.Class}
	if f.Person != "" {
		enrolled.And(in.Rows(`e.campus_id = ?`, `e.person_id = ?`))
		enrolled.Add(`e.person_id = ? AND e.status = 'confirmed' AND e.outcome = ''`, f.Person)
		of, args = `SELECT e.class_id FROM enrollment e`+enrolled.String(), enrolled.Args
	}
	if plans(in) {
		w.Add(`s.agenda_course_id IN (SELECT agenda_course_id FROM agenda_course_class WHERE class_id IN (`+of+`))`, args...)
	} else {
		w.Add(`s.id IN (SELECT agenda_id FROM published_agenda_class WHERE class_id IN (`+of+`))`, args...)
	}
	all, err := db.All(ctx, q, func(r db.Row) (n NextSession, err error) {
		s, err := scanSession(r)
		return NextSession{s.ID, s.CourseName, s.CampusName, s.TimeZone, s.Day, s.StartsAt, s.EndsAt, s.Place, s.Draft}, err
	}, `SELECT `+sessionColumns+` FROM `+source(in)+sessionTables+w.String()+` ORDER BY s.starts_at, s.id`+db.Limit(maxNext), w.Args...)
	if all == nil {
		all = []NextSession{}
	}
	return all, err
}
