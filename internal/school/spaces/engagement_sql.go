package spaces

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
	"myspace/internal/school/academic"
)

// What somebody gives is what was published with him in it: a session that was
// published again without him is his no longer, and neither is its class.

// engagementFilter is which of somebody's engagements are asked for.
type engagementFilter struct {
	course string
	after  clock.Time // sessions that are not over then
	before clock.Time // sessions that are over then
	most   int        // sessions; all where it is nothing
}

// findEngagements returns what somebody gives, in the order of its first session.
func findEngagements(ctx context.Context, q db.Querier, personID string, f engagementFilter) ([]Engagement, error) {
	var w db.Where
	w.Add(`sp.person_id = ? AND NOT s.canceled`, personID)
	if f.course != "" {
		w.Add(`s.course_id = ?`, f.course)
	}
	if !f.after.IsZero() {
		w.Add(`s.ends_at > ?`, f.after)
	}
	if !f.before.IsZero() {
		w.Add(`s.ends_at <= ?`, f.before)
	}
	limit := ""
	if f.most > 0 {
		limit = db.Limit(f.most)
	}
	all, at := []Engagement{}, map[string]int{}
	err := db.Each(ctx, q, func(r db.Row) error {
		e, s := Engagement{Classes: []EngagementClass{}, Beside: []Beside{}}, EngagementSession{}
		if err := r.Scan(&e.AgendaCourseID, &e.PlanningID, &e.Planning, &e.Year, &e.CourseID, &e.CourseCode, &e.CourseName, &e.CampusID, &e.CampusName, &e.Color, &e.TimeZone, &e.Half,
			&s.ID, &s.Day, &s.Start, &s.Finish, &s.StartsAt, &s.EndsAt, &s.Place); err != nil {
			return err
		}
		key := e.AgendaCourseID + " " + e.PlanningID + " " + e.Half
		i, known := at[key]
		if !known {
			i = len(all)
			at[key], all = i, append(all, e)
		}
		all[i].Sessions = append(all[i].Sessions, s)
		all[i].Minutes += s.Finish - s.Start
		return nil
	}, `SELECT s.agenda_course_id, s.planning_id, CASE WHEN p.abbreviation <> '' THEN p.abbreviation ELSE CAST(p.number AS TEXT) END, p.year,
		s.course_id, c.code, c.name, s.campus_id, h.name, h.color, h.time_zone, sp.half, s.id, s.day, s.start, s.finish, s.starts_at, s.ends_at, s.place
		FROM published_agenda_person sp JOIN published_agenda s ON s.id = sp.agenda_id JOIN course c ON c.id = s.course_id
		JOIN campus h ON h.id = s.campus_id JOIN planning p ON p.id = s.planning_id`+w.String()+` ORDER BY s.starts_at, s.id, sp.half`+limit, w.Args...)
	return all, err
}

// addAround fills in, in three queries, which classes sit in engagements, who else
// gives them and how many documents their courses have.
func addAround(ctx context.Context, q db.Querier, personID string, all []Engagement) error {
	of, sessions, courses := map[string][]int{}, []string{}, []string{}
	for i, e := range all {
		courses = append(courses, e.CourseID)
		for _, s := range e.Sessions {
			of[s.ID], sessions = append(of[s.ID], i), append(sessions, s.ID)
		}
	}
	if len(all) == 0 {
		return nil
	}
	var w db.Where
	w.Among(q, `x.agenda_id`, sessions)
	if err := db.Each(ctx, q, func(r db.Row) error {
		var id string
		var c EngagementClass
		err := r.Scan(&id, &c.ID, &c.Code)
		for _, i := range of[id] {
			all[i].Classes = once(all[i].Classes, c)
		}
		return err
	}, `SELECT x.agenda_id, k.id, k.code FROM published_agenda_class x JOIN class k ON k.id = x.class_id`+w.String()+` ORDER BY k.code_key, k.id`, w.Args...); err != nil {
		return err
	}
	var others db.Where
	others.Among(q, `x.agenda_id`, sessions)
	others.Add(`x.person_id <> ?`, personID)
	if err := db.Each(ctx, q, func(r db.Row) error {
		var id string
		var b Beside
		err := r.Scan(&id, &b.Half, &b.Name)
		for _, i := range of[id] {
			all[i].Beside = once(all[i].Beside, b)
		}
		return err
	}, `SELECT x.agenda_id, x.half, `+naming.Person+` FROM published_agenda_person x JOIN person p ON p.id = x.person_id`+others.String()+` ORDER BY x.half, p.sort_name, p.id`, others.Args...); err != nil {
		return err
	}
	counts, err := academic.CountDocuments(ctx, q, access.From(ctx), courses)
	for i := range all {
		all[i].Documents = counts[all[i].CourseID]
	}
	return err
}

// once adds what is not there yet.
func once[T comparable](all []T, one T) []T {
	if slices.Contains(all, one) {
		return all
	}
	return append(all, one)
}
