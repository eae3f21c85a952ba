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

// findRoom says how many minutes are free for classes in the plannings from today
// on, up to the day on which each of them ends.
func findRoom(ctx context.Context, q db.Querier, ends map[string]clock.Date) (map[string]int, error) {
	r, err := findWholeRoom(ctx, q, slices.Sorted(maps.Keys(ends)))
	if err != nil {
		return nil, err
	}
	used, err := findUsed(ctx, q, r.ahead)
	return r.without(used, ends), err
}

// findShort returns the classes that have less room than they need. Most of those that
// have are known by the whole room already: what stands in it, which is by far the
// most to read, is asked for only where it may make the difference.
func findShort(ctx context.Context, q db.Querier, needs map[string]part.TimeNeed) (map[string]bool, error) {
	r, err := findWholeRoom(ctx, q, slices.Sorted(maps.Keys(needs)))
	if err != nil {
		return nil, err
	}
	ends := map[string]clock.Date{}
	for class, need := range needs {
		ends[class] = need.Until
	}
	short, unsure := map[string]bool{}, map[string]clock.Date{}
	for class, minutes := range r.without(nil, ends) {
		if short[class] = minutes < needs[class].Minutes; !short[class] {
			unsure[class] = ends[class]
		}
	}
	if len(unsure) == 0 {
		return short, nil
	}
	used, err := findUsed(ctx, q, r.ahead)
	for class, minutes := range r.without(used, unsure) {
		short[class] = minutes < needs[class].Minutes
	}
	return short, err
}

// wholeRoom is how long classes can meet in the plannings from today on. What many
// share is read once: the classes of a planning in a row, the minutes of a campus for
// all of its classes.
type wholeRoom struct {
	ahead   []openPlanning
	minutes boardMinutes
}

func findWholeRoom(ctx context.Context, q db.Querier, classIDs []string) (r wholeRoom, err error) {
	if r.ahead, err = findStillAhead(ctx, q, classIDs); err != nil || len(r.ahead) == 0 {
		return r, err
	}
	r.minutes, err = findMinutes(ctx, q, classIDs, r.ahead)
	return r, err
}

// without is what is left of it for classes up to their days, but for what they have
// already. A class that sits in none of the plannings has no entry.
func (r wholeRoom) without(used map[[2]string]int, ends map[string]clock.Date) map[string]int {
	left := map[string]int{}
	for _, p := range r.ahead {
		for _, class := range p.classIDs {
			if end, asked := ends[class]; asked && !end.Before(p.FirstDay) {
				left[class] += max(0, r.minutes.of(class, p.Planning)-used[[2]string{p.ID, class}])
			}
		}
	}
	return left
}

// openPlanning is one that can still be planned, with all classes that sit in it.
type openPlanning struct {
	Planning
	classIDs []string
}

// findStillAhead returns the plannings that can still be planned and are not over, in
// which any of the classes sits. It bounds first_day, by which they are found; which
// classes sit in them is read anyway.
func findStillAhead(ctx context.Context, q db.Querier, classIDs []string) ([]openPlanning, error) {
	today, asked := clock.Today(""), map[string]bool{}
	for _, id := range classIDs {
		asked[id] = true
	}
	all, err := db.All(ctx, q, func(r db.Row) (p openPlanning, err error) {
		var classes string
		err = r.Scan(&p.ID, &p.FirstDay, &p.LastDay, &p.Week, &classes)
		p.classIDs = strings.Fields(classes)
		return p, err
	}, `SELECT p.id, p.first_day, p.last_day, p.week, COALESCE((SELECT string_agg(x.class_id, ' ') FROM planning_class x WHERE x.planning_id = p.id), '')
		FROM planning p WHERE p.first_day > ? AND p.last_day >= ? AND p.state IN ('draft', 'published')`, today.AddDays(-maxDays), today)
	return slices.DeleteFunc(all, func(p openPlanning) bool {
		return !slices.ContainsFunc(p.classIDs, func(id string) bool { return asked[id] })
	}), err
}

func planningIDs(all []openPlanning) []string {
	ids := make([]string, len(all))
	for i, p := range all {
		ids[i] = p.ID
	}
	return ids
}

// findUsed returns the minutes that classes have in plannings already, by planning
// and class. They are summed up by course first, as an index has them.
func findUsed(ctx context.Context, q db.Querier, ahead []openPlanning) (map[[2]string]int, error) {
	if len(ahead) == 0 {
		return nil, nil
	}
	var w db.Where
	w.Among(q, `s.planning_id`, planningIDs(ahead))
	used := map[[2]string]int{}
	return used, db.Each(ctx, q, func(r db.Row) error {
		var planning, classes string
		var minutes int
		err := r.Scan(&planning, &minutes, &classes)
		for class := range strings.FieldsSeq(classes) {
			used[[2]string{planning, class}] += minutes
		}
		return err
	}, `SELECT s.planning_id, SUM(s.finish - s.start), COALESCE((SELECT string_agg(x.class_id, ' ') FROM agenda_course_class x WHERE x.agenda_course_id = s.agenda_course_id), '')
		FROM agenda s`+w.String()+` GROUP BY s.planning_id, s.agenda_course_id`, w.Args...)
}

// boardMinutes are how long classes can meet, as their boards show it.
type boardMinutes struct {
	campuses map[string]string      // of classes
	weekly   map[string]weekMinutes // by class or campus, of those that have a timetable
	byHand   map[[2]string]int      // by planning and campus
	known    map[[2]string]int      // what was worked out, by planning and whose timetable it is
}

// weekMinutes are those of each week of a timetable, by weekday.
type weekMinutes map[int]map[int]int

// of is how long a class can meet in a planning: by its timetable of that week, else
// by its campus's, else by the rows made by hand.
func (b boardMinutes) of(class string, p Planning) int {
	campus := b.campuses[class]
	whose := campus
	if len(b.weekly[class][p.Week]) > 0 {
		whose = class
	}
	key := [2]string{p.ID, whose}
	if sum, known := b.known[key]; known {
		return sum
	}
	sum := 0
	for day := p.FirstDay; !p.LastDay.Before(day); day = day.AddDays(1) {
		sum += b.weekly[whose][p.Week][weekday(day)]
	}
	if sum == 0 {
		sum = b.byHand[[2]string{p.ID, campus}]
	}
	b.known[key] = sum
	return sum
}

// findMinutes reads what says how long classes can meet in plannings.
func findMinutes(ctx context.Context, q db.Querier, classIDs []string, ahead []openPlanning) (b boardMinutes, err error) {
	b.known = map[[2]string]int{}
	if b.campuses, err = findCampusesOf(ctx, q, classIDs); err != nil {
		return b, err
	}
	if b.weekly, err = findWeekMinutes(ctx, q, b.campuses); err != nil {
		return b, err
	}
	b.byHand, err = findMinutesByHand(ctx, q, ahead)
	return b, err
}

func findCampusesOf(ctx context.Context, q db.Querier, classIDs []string) (map[string]string, error) {
	var w db.Where
	w.Among(q, `k.id`, classIDs)
	all := map[string]string{}
	return all, db.Each(ctx, q, func(r db.Row) error {
		var campus, classes string
		err := r.Scan(&campus, &classes)
		for class := range strings.FieldsSeq(classes) {
			all[class] = campus
		}
		return err
	}, `SELECT k.campus_id, string_agg(k.id, ' ') FROM class k`+w.String()+` GROUP BY k.campus_id`, w.Args...)
}

// findWeekMinutes sums up the timetables of classes and of their campuses.
func findWeekMinutes(ctx context.Context, q db.Querier, campuses map[string]string) (map[string]weekMinutes, error) {
	var own, shared db.Where
	own.Among(q, `t.class_id`, slices.Sorted(maps.Keys(campuses)))
	shared.Among(q, `t.campus_id`, unique(slices.Sorted(maps.Values(campuses))))
	shared.Add(`t.class_id IS NULL`)
	all := map[string]weekMinutes{}
	return all, db.Each(ctx, q, func(r db.Row) error {
		var whose string
		var week, weekday, minutes int
		err := r.Scan(&whose, &week, &weekday, &minutes)
		if all[whose] == nil {
			all[whose] = weekMinutes{}
		}
		if all[whose][week] == nil {
			all[whose][week] = map[int]int{}
		}
		all[whose][week][weekday] += minutes
		return err
	}, `SELECT t.class_id, t.week, t.weekday, SUM(t.finish - t.start) FROM timetable_slot t`+own.String()+` GROUP BY t.class_id, t.week, t.weekday
		UNION ALL SELECT t.campus_id, t.week, t.weekday, SUM(t.finish - t.start) FROM timetable_slot t`+shared.String()+` GROUP BY t.campus_id, t.week, t.weekday`,
		slices.Concat(own.Args, shared.Args)...)
}

// findMinutesByHand sums up the rows that campuses got by hand.
func findMinutesByHand(ctx context.Context, q db.Querier, ahead []openPlanning) (map[[2]string]int, error) {
	var w db.Where
	w.Among(q, `planning_id`, planningIDs(ahead))
	all := map[[2]string]int{}
	return all, db.Each(ctx, q, func(r db.Row) error {
		var key [2]string
		var minutes int
		err := r.Scan(&key[0], &key[1], &minutes)
		all[key] = minutes
		return err
	}, `SELECT planning_id, campus_id, SUM(finish - start) FROM planning_row`+w.String()+` GROUP BY planning_id, campus_id`, w.Args...)
}
