package academic

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/account"
	"myspace/internal/school/part"
)

// markDone ticks a course of a class, or takes the tick back. A class has one tick for
// all versions of a course, as it is given one in any of them.
func markDone(ctx context.Context, tx *db.Tx, classID, courseID, by string, done bool, day clock.Date, reason string) error {
	err := db.Exec(ctx, tx, `DELETE FROM class_course_done WHERE class_id = ?
		AND course_id IN (SELECT v.id FROM course c JOIN course v ON v.code_key = c.code_key WHERE c.id = ? AND (v.id <> c.id OR NOT ?))`, classID, courseID, done)
	if err != nil || !done {
		return err
	}
	return db.Exec(ctx, tx, `INSERT INTO class_course_done (class_id, course_id, done_on, created_by, reason) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT (class_id, course_id) DO UPDATE SET done_on = excluded.done_on, created_by = excluded.created_by, reason = excluded.reason`,
		classID, courseID, day, by, reason)
}

// tick is that somebody said that a class has done a course.
type tick struct {
	on     clock.Date
	reason string
}

// findTicks returns the ticks of a class by course, in all versions: a class that had
// one has had it. Of several the earliest counts.
func findTicks(ctx context.Context, q db.Querier, classID string) (map[string]tick, error) {
	all := map[string]tick{}
	return all, db.Each(ctx, q, func(r db.Row) error {
		var id string
		var t tick
		err := r.Scan(&id, &t.on, &t.reason)
		if _, known := all[id]; !known {
			all[id] = t
		}
		return err
	}, `SELECT v.id, d.done_on, d.reason FROM class_course_done d JOIN course c ON c.id = d.course_id JOIN course v ON v.code_key = c.code_key
		WHERE d.class_id = ? ORDER BY d.done_on, d.course_id`, classID)
}

// findProgress says how far a class is. What was planned and held counts, and
// what somebody ticked.
func (a *Area) findProgress(ctx context.Context, q db.Querier, in access.Scope, c Class) (p ClassProgress, err error) {
	p.CurriculumID, p.Courses = c.CurriculumID, []ClassCourse{}
	given, err := a.Parts.Teaching().Given(ctx, q, []string{c.ID})
	if err != nil {
		return p, err
	}
	ticks, err := findTicks(ctx, q, c.ID)
	if err != nil {
		return p, err
	}
	err = db.Each(ctx, q, func(r db.Row) error {
		var one ClassCourse
		err := r.Scan(&one.CourseID, &one.Code, &one.Name, &one.Edition, &one.Level, &one.Hours)
		p.Courses = append(p.Courses, one.as(given[c.ID][one.CourseID], ticks[one.CourseID]))
		return err
	}, `SELECT c.id, c.code, c.name, c.edition, cc.level, cc.hours FROM curriculum_course cc JOIN course c ON c.id = cc.course_id
		WHERE cc.curriculum_id = ? ORDER BY cc.level, cc.position`, c.CurriculumID)
	if err != nil || len(p.Courses) == 0 {
		return p, err
	}
	p.settle()
	if err := a.addRoom(ctx, q, &p, c); err != nil {
		return p, err
	}
	return p, p.countDocuments(ctx, q, in)
}

// as is the course with what is planned of it. A tick by hand counts over all.
func (c ClassCourse) as(g part.Given, by tick) ClassCourse {
	c.State, c.PlanningID = "missing", g.PlanningID
	switch {
	case !by.on.IsZero():
		c.State, c.DoneOn, c.Reason, c.ByHand = "done", by.on, by.reason, true
	case g.Done:
		c.State, c.DoneOn = "done", g.LastDay
	case !g.FirstDay.IsZero():
		c.State, c.PlannedOn = "planned", g.FirstDay
	}
	return c
}

// addRoom tells whether what is left fits into the plannings ahead.
func (a *Area) addRoom(ctx context.Context, q db.Querier, p *ClassProgress, c Class) error {
	month, err := account.SchoolMonth(ctx, q)
	if err != nil {
		return err
	}
	room, err := a.Parts.Teaching().Room(ctx, q, map[string]clock.Date{c.ID: c.lastDay(month)})
	p.fit(c, room)
	return err
}

// countDocuments tells of each course how many documents the caller may see.
func (p ClassProgress) countDocuments(ctx context.Context, q db.Querier, in access.Scope) error {
	ids := make([]string, len(p.Courses))
	for i, c := range p.Courses {
		ids[i] = c.CourseID
	}
	counts, err := CountDocuments(ctx, q, in, ids)
	for i := range p.Courses {
		p.Courses[i].DocumentCount = counts[p.Courses[i].CourseID]
	}
	return err
}
