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
	all, over := map[SheetID]SheetProgress{}, []string{}
	var w db.Where
	w.Among(q, `s.planning_id`, planningIDs)
	if err := db.Each(ctx, q, func(r db.Row) error {
		var id SheetID
		var p SheetProgress
		var ended bool
		err := r.Scan(&id.AgendaCourseID, &id.ClassID, &p.Begun, &p.Taken, &ended)
		if p.Begun > 0 {
			all[id] = p
		}
		if ended {
			over = append(over, id.AgendaCourseID)
		}
		return err
	}, `SELECT s.agenda_course_id, x.class_id, SUM(CASE WHEN NOT s.canceled AND s.starts_at <= ? THEN 1 ELSE 0 END), SUM(CASE WHEN NOT s.canceled AND s.starts_at <= ? AND EXISTS (`+marksOf+`x.class_id) THEN 1 ELSE 0 END), MIN(CASE WHEN s.canceled OR s.ends_at <= ? THEN 1 ELSE 0 END) = 1
		FROM published_agenda s JOIN published_agenda_class x ON x.agenda_id = s.id`+w.String()+` GROUP BY s.agenda_course_id, x.class_id`, append([]any{now, now, now}, w.Args...)...); err != nil || len(over) == 0 {
		return all, err
	}
	return all, addGraded(ctx, q, over, now, all)
}

// addGraded tells which courses are over, of those of which no more comes in the
// week-end, and how many of their grades are there.
func addGraded(ctx context.Context, q db.Querier, agendaCourseIDs []string, now clock.Time, all map[SheetID]SheetProgress) error {
	var w db.Where
	w.Among(q, `s.agenda_course_id`, agendaCourseIDs)
	w.Add(`NOT s.canceled`)
	return db.Each(ctx, q, func(r db.Row) error {
		var id SheetID
		var given, stand int
		err := r.Scan(&id.AgendaCourseID, &id.ClassID, &given, &stand)
		p := all[id]
		p.Over, p.Graded, p.Ungraded = true, given, stand-given
		all[id] = p
		return err
	}, `SELECT o.agenda_course_id, o.class_id, `+givenIn+`, `+standIn+` FROM (
		SELECT s.agenda_course_id, x.class_id, MAX(s.ends_at) AS ended FROM published_agenda s JOIN published_agenda_class x ON x.agenda_id = s.id`+w.String()+`
		GROUP BY s.agenda_course_id, x.class_id HAVING MAX(s.ends_at) <= ?) AS o`, append(w.Args, now)...)
}
