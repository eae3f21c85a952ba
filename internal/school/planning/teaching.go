package planning

import (
	"context"
	"strings"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/part"
)

// teaching is how classes know what they have been given and will be.
func (a *Area) teaching() part.Teaching {
	return part.Teaching{Given: a.findGiven, Planned: findPlanned, Room: findRoom, Short: findShort}
}

// given is an agenda course as a class has it.
type given struct {
	part.Given
	classID, courseID, agendaCourseID string
	over                              bool // all its sessions are
}

// findGiven says how courses stand with classes. One is done when every session of
// it lies in a planning that is closed, or all are over and its grades are locked.
func (a *Area) findGiven(ctx context.Context, q db.Querier, classIDs []string) (map[string]map[string]part.Given, error) {
	all := map[string]map[string]part.Given{}
	if len(classIDs) == 0 {
		return all, nil
	}
	found, err := findEachGiven(ctx, q, classIDs)
	if err != nil {
		return nil, err
	}
	if err := a.settleLocked(ctx, q, found); err != nil {
		return nil, err
	}
	for _, g := range found {
		if all[g.classID] == nil {
			all[g.classID] = map[string]part.Given{}
		}
		if before, twice := all[g.classID][g.courseID]; !twice || g.Done && !before.Done {
			all[g.classID][g.courseID] = g.Given
		}
	}
	return all, nil
}

// settleLocked says of courses that are over, but not closed yet, whether their
// grades are locked.
func (a *Area) settleLocked(ctx context.Context, q db.Querier, all []given) error {
	var open []string
	for _, g := range all {
		if g.over && !g.Done {
			open = append(open, g.classID)
		}
	}
	if len(open) == 0 {
		return nil
	}
	locked, err := a.Parts.Locked(ctx, q, unique(open))
	for i, g := range all {
		all[i].Done = g.Done || g.over && locked[g.classID][g.agendaCourseID]
	}
	return err
}

// findEachGiven returns the agenda courses of classes, each by itself, for every
// version of their course: a class that had one has had it.
func findEachGiven(ctx context.Context, q db.Querier, classIDs []string) ([]given, error) {
	var w db.Where
	w.In(`kc.class_id`, classIDs...)
	return db.All(ctx, q, func(r db.Row) (g given, err error) {
		return g, r.Scan(&g.classID, &g.courseID, &g.agendaCourseID, &g.FirstDay, &g.LastDay, &g.PlanningID, &g.Done, &g.over)
	}, `SELECT kc.class_id, v.id, ac.id, MIN(s.day), MAX(s.day), MAX(s.planning_id), MIN(CASE WHEN p.state = 'closed' THEN 1 ELSE 0 END) = 1, MAX(s.ends_at) <= ?
		FROM agenda_course_class kc JOIN agenda_course ac ON ac.id = kc.agenda_course_id JOIN agenda s ON s.agenda_course_id = ac.id
		JOIN planning p ON p.id = s.planning_id AND p.state <> 'canceled' JOIN course c ON c.id = ac.course_id JOIN course v ON v.code_key = c.code_key`+w.String()+`
		GROUP BY kc.class_id, v.id, ac.id ORDER BY kc.class_id, v.id, ac.id`,
		append([]any{clock.Now()}, w.Args...)...)
}

// findPlanned says which courses stand in plannings of classes that are not
// canceled, by the copy that is kept of it (held_planned).
func findPlanned(ctx context.Context, q db.Querier, classIDs []string) (map[string][]string, error) {
	all := map[string][]string{}
	var w db.Where
	w.Among(q, `x.class_id`, classIDs)
	w.Add(`x.planned`)
	return all, db.Each(ctx, q, func(r db.Row) error {
		var class, courses string
		err := r.Scan(&class, &courses)
		all[class] = strings.Fields(courses)
		return err
	}, `SELECT x.class_id, string_agg(x.course_id, ' ') FROM agenda_course_class x`+w.String()+` GROUP BY x.class_id`, w.Args...)
}
