package studies

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// SheetProgress is how far the sheets of a class in an agenda course are: never
// what stands on them.
type SheetProgress struct {
	Begun    int  `json:"begun" doc:"How many sessions of the week-end have begun."`
	Taken    int  `json:"taken" doc:"Of how many of these attendance is taken."`
	Over     bool `json:"over" doc:"The whole course is over."`
	Graded   int  `json:"graded" doc:"How many students have their grade; counted when it is over."`
	Ungraded int  `json:"ungraded" doc:"How many lack it."`
}

// FindSheetProgress returns how far the sheets of plannings are, in two queries
// however many they are.
func FindSheetProgress(ctx context.Context, q db.Querier, planningIDs []string, now clock.Time) (map[SheetID]SheetProgress, error) {
	all := map[SheetID]SheetProgress{}
	var w db.Where
	w.Among(q, `s.planning_id`, planningIDs)
	w.Add(`NOT s.canceled AND s.starts_at <= ?`, now)
	if err := db.Each(ctx, q, func(r db.Row) error {
		var id SheetID
		var p SheetProgress
		err := r.Scan(&id.AgendaCourseID, &id.ClassID, &p.Begun, &p.Taken)
		all[id] = p
		return err
	}, `SELECT s.agenda_course_id, k.id, COUNT(*), SUM(CASE WHEN EXISTS (`+classMarks+`) THEN 1 ELSE 0 END)
		FROM published_agenda s JOIN published_agenda_class x ON x.agenda_id = s.id JOIN class k ON k.id = x.class_id`+w.String()+` GROUP BY s.agenda_course_id, k.id`, w.Args...); err != nil || len(all) == 0 {
		return all, err
	}
	var of db.Where
	of.Among(q, `y.planning_id`, planningIDs)
	return all, db.Each(ctx, q, func(r db.Row) error {
		var id SheetID
		var given, missing int
		err := r.Scan(&id.AgendaCourseID, &id.ClassID, &given, &missing)
		p := all[id]
		p.Over, p.Graded, p.Ungraded = true, given, missing
		all[id] = p
		return err
	}, `SELECT o.agenda_course_id, o.class_id, `+givenIn+`, `+missingIn+` FROM (
		SELECT s.agenda_course_id, x.class_id, MAX(s.ends_at) AS ended FROM published_agenda s JOIN published_agenda_class x ON x.agenda_id = s.id
		WHERE NOT s.canceled AND s.agenda_course_id IN (SELECT y.agenda_course_id FROM published_agenda y`+of.String()+`)
		GROUP BY s.agenda_course_id, x.class_id HAVING MAX(s.ends_at) <= ?) AS o`, append(of.Args, now)...)
}
