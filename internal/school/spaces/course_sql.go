package spaces

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/academic"
)

// findTaughtCourses returns the courses that somebody gives or gave, and, while he
// is a teacher, those that he was given.
func findTaughtCourses(ctx context.Context, q db.Querier, personID string, teaches bool, now clock.Time) ([]TaughtCourse, error) {
	all, at := []TaughtCourse{}, map[string]int{}
	var w, given, taught db.Where
	taught.Add(`c.id IN (SELECT s.course_id FROM published_agenda_person sp JOIN published_agenda s ON s.id = sp.agenda_id AND NOT s.canceled WHERE sp.person_id = ?)`, personID)
	if teaches {
		given.Add(`t.person_id IS NOT NULL`)
		w.Or(taught, given)
	} else {
		w = taught
	}
	if err := db.Each(ctx, q, func(r db.Row) error {
		c := TaughtCourse{Classes: []EngagementClass{}}
		var archived clock.Time
		err := r.Scan(&c.ID, &c.Code, &c.Name, &c.Edition, &archived, &c.Given)
		c.Archived = !archived.IsZero()
		at[c.ID], all = len(all), append(all, c)
		return err
	}, `SELECT c.id, c.code, c.name, c.edition, c.archived_at, t.person_id IS NOT NULL FROM course c LEFT JOIN course_teacher t ON t.course_id = c.id AND t.person_id = ?`+
		w.String()+` ORDER BY c.sort_name, c.id`, append([]any{personID}, w.Args...)...); err != nil {
		return nil, err
	}
	engagements, err := findEngagements(ctx, q, personID, engagementFilter{})
	if err != nil {
		return nil, err
	}
	if err := addAround(ctx, q, personID, engagements); err != nil {
		return nil, err
	}
	for _, e := range engagements {
		all[at[e.CourseID]].add(e, now)
	}
	ids := make([]string, len(all))
	for i, c := range all {
		ids[i] = c.ID
	}
	counts, err := academic.CountDocuments(ctx, q, access.From(ctx), ids)
	for i := range all {
		all[i].Documents = counts[all[i].ID]
	}
	byNext(all)
	return all, err
}

// add takes in what he gives of the course. They come in order.
func (c *TaughtCourse) add(e Engagement, now clock.Time) {
	for _, class := range e.Classes {
		c.Classes = once(c.Classes, class)
	}
	for _, s := range e.Sessions {
		if !s.EndsAt.After(now) {
			c.Minutes += s.Finish - s.Start
			if c.LastDay.Before(s.Day) {
				c.LastDay = s.Day
			}
		} else if c.Next == nil || s.StartsAt.Before(c.Next.StartsAt) {
			next := s
			c.Next, c.TimeZone, c.Campus = &next, e.TimeZone, e.CampusName
		}
	}
}

// sumYears returns how much somebody taught in each school year, the last first.
func sumYears(ctx context.Context, q db.Querier, personID string, now clock.Time) ([]YearSum, error) {
	years, err := db.All(ctx, q, func(r db.Row) (y YearSum, err error) {
		return y, r.Scan(&y.Year, &y.Minutes, &y.Courses)
	}, `SELECT p.year, SUM(s.finish - s.start), COUNT(DISTINCT s.course_id) FROM published_agenda_person sp JOIN published_agenda s ON s.id = sp.agenda_id
		JOIN planning p ON p.id = s.planning_id WHERE sp.person_id = ? AND NOT s.canceled AND s.ends_at <= ? GROUP BY p.year ORDER BY p.year DESC`, personID, now)
	if years == nil {
		years = []YearSum{}
	}
	return years, err
}
