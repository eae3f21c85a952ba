package academic

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

func markDone(ctx context.Context, tx *db.Tx, classID, courseID, by string, done bool, day clock.Date) error {
	if !done {
		return db.Exec(ctx, tx, `DELETE FROM class_course_done WHERE class_id = ? AND course_id = ?`, classID, courseID)
	}
	return db.Exec(ctx, tx, `INSERT INTO class_course_done (class_id, course_id, done_on, created_by) VALUES (?, ?, ?, ?)
		ON CONFLICT (class_id, course_id) DO UPDATE SET done_on = excluded.done_on, created_by = excluded.created_by`, classID, courseID, day, by)
}

func findProgress(ctx context.Context, q db.Querier, in access.Scope, c Class) (p ClassProgress, err error) {
	p.CurriculumID, p.Courses = c.CurriculumID, []ClassCourse{}
	err = db.Each(ctx, q, func(r db.Row) error {
		var one ClassCourse
		err := r.Scan(&one.CourseID, &one.Code, &one.Name, &one.Edition, &one.Level, &one.Hours, &one.DoneOn)
		p.Hours += one.Hours
		if one.State = "missing"; !one.DoneOn.IsZero() {
			one.State = "done"
			p.HoursDone += one.Hours
		}
		p.Courses = append(p.Courses, one)
		return err
	}, `SELECT c.id, c.code, c.name, c.edition, cc.level, cc.hours, d.done_on FROM curriculum_course cc JOIN course c ON c.id = cc.course_id
		LEFT JOIN class_course_done d ON d.class_id = ? AND d.course_id = cc.course_id
		WHERE cc.curriculum_id = ? ORDER BY cc.level, cc.position`, c.ID, c.CurriculumID)
	if err != nil || len(p.Courses) == 0 {
		return p, err
	}
	return p, p.countDocuments(ctx, q, in)
}

// countDocuments tells of each course how many documents the caller may see.
func (p ClassProgress) countDocuments(ctx context.Context, q db.Querier, in access.Scope) error {
	at, ids := map[string]*ClassCourse{}, []string{}
	for i := range p.Courses {
		at[p.Courses[i].CourseID] = &p.Courses[i]
		ids = append(ids, p.Courses[i].CourseID)
	}
	w := documentsIn(in.Under(readCourses))
	w.In("d.course_id", ids...)
	return db.Each(ctx, q, func(r db.Row) error {
		var id string
		var n int
		err := r.Scan(&id, &n)
		if c := at[id]; c != nil {
			c.DocumentCount = n
		}
		return err
	}, `SELECT d.course_id, COUNT(*) FROM course_document d`+w.String()+` GROUP BY d.course_id`, w.Args...)
}
