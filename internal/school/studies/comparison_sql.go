package studies

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
)

// ComparisonFilter is what is compared.
type ComparisonFilter struct {
	By         string `query:"by" default:"class" enum:"class,campus"`
	Campus     string `query:"campus" maxLength:"64"`
	Curriculum string `query:"curriculum" maxLength:"64" doc:"Only classes that follow it."`
	Last       int    `query:"last" minimum:"0" maximum:"2200" doc:"The year in which the last school year begins; 0 for the one that runs."`
	Years      int    `query:"years" default:"5" minimum:"1" maximum:"10" doc:"How many school years."`
}

// narrow says of which classes.
func (f ComparisonFilter) narrow(in access.Scope) (w db.Where) {
	w.And(in.Rows(`k.campus_id = ?`, ""))
	w.Add(`k.archived_at IS NULL`)
	if f.Campus != "" {
		w.Add(`k.campus_id = ?`, f.Campus)
	}
	if f.Curriculum != "" {
		w.Add(`k.curriculum_id = ?`, f.Curriculum)
	}
	w.Add(`k.start_year <= ? AND k.end_year >= ?`, f.Last+1, f.Last-f.Years+1)
	return w
}

// owner is what figures are put together by.
func (f ComparisonFilter) owner() string {
	if f.By == "campus" {
		return `k.campus_id`
	}
	return `k.id`
}

// findCompared returns the classes or campuses that are compared: of more than are
// shown the latest classes, else the first by name.
func findCompared(ctx context.Context, q db.Querier, in access.Scope, f ComparisonFilter) (db.List[Compared], error) {
	s := db.Select{
		Columns: `k.id, k.code, h.id, h.name, h.color, h.pass_mark, h.required_attendance`, From: `class k JOIN campus h ON h.id = k.campus_id`,
		Where: f.narrow(in), Order: `k.start_year DESC, h.sort_name, k.code_key, k.id`, Page: 1, Size: maxCompared,
	}
	if f.By == "campus" {
		var w db.Where
		inner := f.narrow(in)
		w.Add(`h.id IN (SELECT k.campus_id FROM class k`+inner.String()+`)`, inner.Args...)
		s.Columns, s.From, s.Where, s.Order = `h.id, h.name, h.id, h.name, h.color, h.pass_mark, h.required_attendance`, `campus h`, w, `h.sort_name, h.id`
	}
	return db.Find(ctx, q, func(r db.Row) (c Compared, err error) {
		return c, r.Scan(&c.ID, &c.Name, &c.campusID, &c.CampusName, &c.Color, &c.PassMark, &c.RequiredAttendance)
	}, s)
}

// stays is who counts in the figures of a class: not who left it for elsewhere.
const stays = `e.status = 'confirmed' AND e.outcome NOT IN ('transferred', 'withdrawn')`

// comparePresence counts the marks of some by school year.
func comparePresence(ctx context.Context, q db.Querier, f ComparisonFilter, ids []string, add func(id string, year int, of ComparedYear)) error {
	var w db.Where
	w.Among(q, f.owner(), ids)
	w.Add(stays + ` AND k.archived_at IS NULL AND NOT s.canceled`)
	w.Add(`n.year BETWEEN ? AND ?`, f.Last-f.Years+1, f.Last)
	if f.Curriculum != "" {
		w.Add(`k.curriculum_id = ?`, f.Curriculum)
	}
	return db.Each(ctx, q, func(r db.Row) error {
		var id string
		var year int
		var one ComparedYear
		err := r.Scan(&id, &year, &one.Present, &one.Counted)
		add(id, year, one)
		return err
	}, `SELECT `+f.owner()+`, n.year, SUM(CASE WHEN `+wasThere+` THEN 1 ELSE 0 END), SUM(CASE WHEN `+counts+` THEN 1 ELSE 0 END)
		FROM class k JOIN enrollment e ON e.class_id = k.id JOIN attendance m ON m.enrollment_id = e.id JOIN published_agenda s ON s.id = m.agenda_id
		JOIN published_agenda_class x ON x.agenda_id = s.id AND x.class_id = k.id JOIN planning n ON n.id = s.planning_id`+w.String()+` GROUP BY `+f.owner()+`, n.year`, w.Args...)
}

// What a grade is worth when the best of several is asked for: points, or one of
// these, as Best orders them.
const gradeRank = `CASE g.state WHEN 'graded' THEN g.points WHEN 'exempt' THEN -1 WHEN 'absent' THEN -2 ELSE -3 END`

// compareGrades works out averages by school year as AverageOf does, in whole
// numbers: the best grade of each course, each student's average, and their sum.
// A course is of the year in which it began.
func compareGrades(ctx context.Context, q db.Querier, f ComparisonFilter, ids []string, add func(id string, year int, of ComparedYear)) error {
	var w db.Where
	first := f.Last - f.Years + 1
	w.Among(q, f.owner(), ids)
	w.Add(stays + ` AND k.archived_at IS NULL`)
	w.Add(`a.year BETWEEN ? AND ?`, first, f.Last)
	if f.Curriculum != "" {
		w.Add(`k.curriculum_id = ?`, f.Curriculum)
	}
	best := `SELECT ` + f.owner() + ` AS owner, k.id AS class_id, e.person_id, a.year, h.pass_mark, MAX(` + gradeRank + `) AS best, MAX(CASE WHEN COALESCE(cc.hours, c.hours) < 1 THEN 1 ELSE COALESCE(cc.hours, c.hours) END) AS hours
		FROM class k JOIN campus h ON h.id = k.campus_id JOIN enrollment e ON e.class_id = k.id JOIN grade g ON g.enrollment_id = e.id
		JOIN (SELECT s.agenda_course_id, MIN(s.course_id) AS course_id, MIN(n.year) AS year FROM published_agenda s JOIN planning n ON n.id = s.planning_id GROUP BY s.agenda_course_id) a ON a.agenda_course_id = g.agenda_course_id
		JOIN course c ON c.id = a.course_id LEFT JOIN curriculum_course cc ON cc.curriculum_id = k.curriculum_id AND cc.course_id = c.id` + w.String() + `
		GROUP BY ` + f.owner() + `, k.id, e.person_id, a.year, h.pass_mark, c.code`
	averages := `SELECT b.owner, b.year, b.pass_mark, CAST(SUM(CASE WHEN b.best >= 0 THEN b.best * b.hours ELSE 0 END) AS BIGINT) AS points, CAST(SUM(CASE WHEN b.best >= 0 THEN b.hours ELSE 0 END) AS BIGINT) AS hours, MIN(CASE WHEN b.best = -2 THEN 0 ELSE 1 END) AS came
		FROM (` + best + `) b GROUP BY b.owner, b.class_id, b.person_id, b.year, b.pass_mark`
	const average = `(2 * v.points + v.hours) / (2 * v.hours)`
	return db.Each(ctx, q, func(r db.Row) error {
		var id string
		var year int
		var sum Points
		var one ComparedYear
		err := r.Scan(&id, &year, &sum, &one.Graded, &one.Passed)
		one.Mean = mean(sum, one.Graded)
		add(id, year, one)
		return err
	}, `SELECT v.owner, v.year, CAST(SUM(`+average+`) AS BIGINT), COUNT(*), SUM(CASE WHEN v.came = 1 AND `+average+` >= v.pass_mark * 100 THEN 1 ELSE 0 END)
		FROM (`+averages+`) v WHERE v.hours > 0 GROUP BY v.owner, v.year`, w.Args...)
}
