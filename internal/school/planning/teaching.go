package planning

import (
	"context"
	"maps"
	"slices"
	"strings"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/part"
)

// teaching is how classes know what they have been given and will be.
func (a *Area) teaching() part.Teaching {
	return part.Teaching{Given: a.findGiven, Planned: findPlanned, Room: findRoom}
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
// canceled, in all their versions, by the copy that is kept of it (held_planned).
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
	}, `SELECT x.class_id, string_agg(v.id, ' ') FROM agenda_course_class x JOIN course c ON c.id = x.course_id JOIN course v ON v.code_key = c.code_key`+w.String()+` GROUP BY x.class_id`, w.Args...)
}

// findRoom says how many minutes are free for classes in the plannings from
// today on, up to the day on which each of them ends.
func findRoom(ctx context.Context, q db.Querier, ends map[string]clock.Date) (map[string]int, error) {
	room, ids := map[string]int{}, slices.Sorted(maps.Keys(ends))
	if len(ids) == 0 {
		return room, nil
	}
	ahead, err := findSeats(ctx, q, ids)
	if err != nil {
		return nil, err
	}
	hours, err := findSeatHours(ctx, q, ids, ahead)
	for i, s := range ahead {
		if !ends[s.classID].Before(s.planning.FirstDay) {
			room[s.classID] += max(0, minutesOf(hours[i])-s.used)
		}
	}
	return room, err
}

// findSeatHours returns the hours of each seat, as its board shows them: of the
// class's timetable, else of its campus's, else the rows made by hand.
func findSeatHours(ctx context.Context, q db.Querier, classIDs []string, all []seat) ([][]Hour, error) {
	tables, err := findTimetables(ctx, q, classIDs)
	if err != nil {
		return make([][]Hour, len(all)), err
	}
	hours, bare := make([][]Hour, len(all)), []string{}
	for i, s := range all {
		if hours[i] = hoursOf(tables.of(s), s.planning); len(hours[i]) == 0 {
			bare = append(bare, s.planning.ID)
		}
	}
	if len(bare) == 0 {
		return hours, nil
	}
	byHand, err := findRowsByHand(ctx, q, unique(bare))
	for i, s := range all {
		if len(hours[i]) == 0 {
			hours[i] = byHand[[2]string{s.planning.ID, s.campusID}]
		}
	}
	return hours, err
}

// findRowsByHand returns the rows that campuses got by hand, by planning and campus.
func findRowsByHand(ctx context.Context, q db.Querier, planningIDs []string) (map[[2]string][]Hour, error) {
	var w db.Where
	w.Among(q, `planning_id`, planningIDs)
	all := map[[2]string][]Hour{}
	return all, db.Each(ctx, q, func(r db.Row) error {
		var key [2]string
		var h Hour
		err := r.Scan(&key[0], &key[1], &h.Day, &h.Start, &h.Finish)
		all[key] = append(all[key], h)
		return err
	}, `SELECT planning_id, campus_id, day, start, finish FROM planning_row`+w.String(), w.Args...)
}

// findSeats returns the seats of classes in the plannings from today on. What these
// have in their hours is summed up by course first, as an index has it.
func findSeats(ctx context.Context, q db.Querier, classIDs []string) ([]seat, error) {
	ahead, err := findStillAhead(ctx, q, classIDs)
	if err != nil || len(ahead) == 0 {
		return nil, err
	}
	var used, w db.Where
	used.Among(q, `s.planning_id`, slices.Sorted(maps.Keys(ahead)))
	w.Among(q, `pk.planning_id`, slices.Sorted(maps.Keys(ahead)))
	w.Among(q, `pk.class_id`, classIDs)
	return db.All(ctx, q, func(r db.Row) (s seat, err error) {
		var id string
		err = r.Scan(&id, &s.classID, &s.campusID, &s.used)
		s.planning = ahead[id]
		return s, err
	}, `SELECT pk.planning_id, pk.class_id, k.campus_id, COALESCE(t.used, 0) FROM planning_class pk JOIN class k ON k.id = pk.class_id
		LEFT JOIN (SELECT c.planning_id, x.class_id, SUM(c.minutes) AS used FROM (SELECT s.planning_id, s.agenda_course_id, SUM(s.finish - s.start) AS minutes
			FROM agenda s`+used.String()+` GROUP BY s.planning_id, s.agenda_course_id) AS c
			CROSS JOIN agenda_course_class x WHERE x.agenda_course_id = c.agenda_course_id GROUP BY c.planning_id, x.class_id) AS t
		ON t.planning_id = pk.planning_id AND t.class_id = pk.class_id`+w.String(), slices.Concat(used.Args, w.Args)...)
}

// findStillAhead returns the plannings that can still be planned and are not over, in
// which any of the classes sits. It bounds first_day, by which they are found.
func findStillAhead(ctx context.Context, q db.Querier, classIDs []string) (map[string]Planning, error) {
	today, all := clock.Today(""), map[string]Planning{}
	var w db.Where
	w.Among(q, `y.class_id`, classIDs)
	return all, db.Each(ctx, q, func(r db.Row) error {
		var p Planning
		err := r.Scan(&p.ID, &p.FirstDay, &p.LastDay, &p.Week)
		all[p.ID] = p
		return err
	}, `SELECT p.id, p.first_day, p.last_day, p.week FROM planning p WHERE p.first_day > ? AND p.last_day >= ? AND p.state IN ('draft', 'published')
		AND EXISTS (SELECT 1 FROM planning_class y`+w.String()+` AND y.planning_id = p.id)`, append([]any{today.AddDays(-maxDays), today}, w.Args...)...)
}

// seat is a class in a planning, with how many minutes of it are taken.
type seat struct {
	planning          Planning
	classID, campusID string
	used              int
}

// timetables are the hours of classes and campuses, by whose they are and the
// week.
type timetables map[string]map[int][]weekHour

// of are the hours that a class has in a planning: its own of that week, else its
// campus's.
func (t timetables) of(s seat) []weekHour {
	if own := t[s.classID][s.planning.Week]; len(own) > 0 {
		return own
	}
	return t[s.campusID][s.planning.Week]
}

// findTimetables returns the hours of classes and of their campuses.
func findTimetables(ctx context.Context, q db.Querier, classIDs []string) (timetables, error) {
	var own, theirs, shared, either db.Where
	own.Among(q, `t.class_id`, classIDs)
	theirs.Among(q, `k.id`, classIDs)
	shared.Add(`t.class_id IS NULL AND t.campus_id IN (SELECT k.campus_id FROM class k`+theirs.String()+`)`, theirs.Args...)
	either.Or(own, shared)
	all := timetables{}
	return all, db.Each(ctx, q, func(r db.Row) error {
		var whose string
		var week int
		var h weekHour
		err := r.Scan(&whose, &week, &h.weekday, &h.start, &h.finish)
		if all[whose] == nil {
			all[whose] = map[int][]weekHour{}
		}
		all[whose][week] = append(all[whose][week], h)
		return err
	}, `SELECT COALESCE(t.class_id, t.campus_id), t.week, t.weekday, t.start, t.finish FROM timetable_slot t`+either.String()+`
		ORDER BY t.week, t.weekday, t.start`, either.Args...)
}

func minutesOf(hours []Hour) (sum int) {
	for _, h := range hours {
		sum += h.Finish - h.Start
	}
	return sum
}
