package media

import (
	"context"
	"database/sql"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/academic"
)

// findOpenCourses returns the courses that are or were open to the caller, with how
// far he is in each: four statements, however many there are.
func findOpenCourses(ctx context.Context, q db.Querier, in access.Scope) ([]OpenCourse, error) {
	day := clock.Today(in.Actor().TimeZone)
	opened, err := academic.OpenedCourses(ctx, q, in)
	if err != nil {
		return nil, err
	}
	all, at := []OpenCourse{}, map[string]int{}
	for _, c := range opened {
		at[c.ID], all = len(all), append(all, openCourse(c, day))
	}
	if all, err = addHeard(ctx, q, in, all, at); err != nil {
		return nil, err
	}
	for i := range all {
		all[i].settle()
	}
	return all, addRequests(ctx, q, in, all, at)
}

// addHeard adds what can be heard. A class may have been taught a course that its
// curriculum does not name: that is open to it, too.
func addHeard(ctx context.Context, q db.Querier, in access.Scope, all []OpenCourse, at map[string]int) ([]OpenCourse, error) {
	var w db.Where
	w.Or(openTo(in, clock.Now())...)
	err := db.Each(ctx, q, func(r db.Row) error {
		c, p, here, session := academic.OpenedCourse{Follows: true}, played{}, ContinueHere{}, ""
		var position sql.NullInt64
		if err := r.Scan(&c.ID, &c.Code, &c.Name, &c.Edition, &session, &here.RecordingID, &here.Title, &p.kind, &p.duration, &p.percent, &position, &here.NotedAt); err != nil {
			return err
		}
		here.Position = position.Int64
		i, known := at[c.ID]
		if !known {
			i, at[c.ID] = len(all), len(all)
			all = append(all, openCourse(c, clock.Date{}))
		}
		all[i].add(session, p, here)
		return nil
	}, `SELECT c.id, c.code, c.name, c.edition, s.id, r.id, r.title, r.kind, r.duration, COALESCE(l.percent, 0), l.position, l.noted_at
		FROM recording r JOIN published_agenda s ON s.id = r.agenda_id JOIN course c ON c.id = s.course_id
		LEFT JOIN place l ON l.item = r.id AND l.person_id = ?`+w.String()+` ORDER BY c.sort_name, c.id, s.starts_at, r.id`, append([]any{in.Actor().PersonID}, w.Args...)...)
	return all, err
}

// addRequests says what he has asked for since his last access ended.
func addRequests(ctx context.Context, q db.Querier, in access.Scope, all []OpenCourse, at map[string]int) error {
	return db.Each(ctx, q, func(r db.Row) error {
		var id, state, reason string
		err := r.Scan(&id, &state, &reason)
		if i, ok := at[id]; ok && state != "granted" && all[i].State == "ended" {
			all[i].Request, all[i].Reason = state, reason
		}
		return err
	}, `SELECT course_id, state, reason FROM course_request WHERE person_id = ? ORDER BY created_at, id`, in.Actor().PersonID)
}

// findAsked returns what he has asked for beside the courses that are or were open to
// him: what waits, and what was declined last.
func findAsked(ctx context.Context, q db.Querier, in access.Scope, had []OpenCourse) ([]AskedCourse, error) {
	known := map[string]bool{}
	for _, c := range had {
		known[c.CourseID] = true
	}
	asked, err := db.All(ctx, q, func(r db.Row) (c AskedCourse, err error) {
		return c, r.Scan(&c.CourseID, &c.Code, &c.Name, &c.Edition, &c.Request, &c.Reason, &c.AskedAt)
	}, `SELECT c.id, c.code, c.name, c.edition, a.state, a.reason, a.created_at FROM course_request a JOIN course c ON c.id = a.course_id WHERE a.person_id = ?
		AND a.state <> 'granted' ORDER BY a.created_at DESC, a.id`, in.Actor().PersonID)
	all := []AskedCourse{}
	for _, c := range asked {
		if !known[c.CourseID] {
			known[c.CourseID], all = true, append(all, c)
		}
	}
	return all, err
}

// AskableCourse is a course that somebody may ask for.
type AskableCourse struct {
	CourseID string `json:"course_id"`
	Code     string `json:"code"`
	Name     string `json:"name"`
	Edition  string `json:"edition"`
	Request  string `json:"request" enum:"none,waiting" doc:"Whether he has asked already."`
}

// findAskable returns the courses of which something is there for whom they are
// granted, and that are not open to the caller now.
func findAskable(ctx context.Context, q db.Querier, in access.Scope) ([]AskableCourse, error) {
	all, err := db.All(ctx, q, func(r db.Row) (c AskableCourse, err error) {
		return c, r.Scan(&c.CourseID, &c.Code, &c.Name, &c.Edition, &c.Request)
	}, `SELECT c.id, c.code, c.name, c.edition, CASE WHEN EXISTS (SELECT 1 FROM course_request a WHERE a.course_id = c.id AND a.person_id = ? AND a.state = 'waiting') THEN 'waiting' ELSE 'none' END
		FROM course c WHERE c.archived_at IS NULL AND (
			EXISTS (SELECT 1 FROM published_agenda s JOIN recording r ON r.agenda_id = s.id WHERE s.course_id = c.id AND r.rhema AND `+opened+`)
			OR EXISTS (SELECT 1 FROM course_document d WHERE d.course_id = c.id AND d.student_access))
		ORDER BY c.sort_name, c.id`+db.Limit(1000), in.Actor().PersonID, clock.Now())
	if err != nil {
		return nil, err
	}
	has, err := academic.OpenedCourses(ctx, q, in)
	if err != nil {
		return nil, err
	}
	open := map[string]bool{}
	for _, c := range has {
		open[c.ID] = c.OpenOn(clock.Today(in.Actor().TimeZone))
	}
	kept := []AskableCourse{}
	for _, c := range all {
		if !open[c.CourseID] {
			kept = append(kept, c)
		}
	}
	return kept, nil
}
