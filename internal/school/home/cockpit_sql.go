package home

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/planning"
)

const weekendColumns = `p.id, p.year, p.number, p.first_day, p.last_day, p.abbreviation, p.state`

func scanWeekend(r db.Row) (w CockpitWeekend, err error) {
	return w, r.Scan(&w.ID, &w.Year, &w.Number, &w.FirstDay, &w.LastDay, &w.Abbreviation, &w.State)
}

// seenWeekends keeps a query of plannings p to what the caller may see: who does
// not plan sees what was published.
func seenWeekends(in access.Scope) (w db.Where) {
	w.Add(`p.state <> 'canceled'`)
	if !planning.Plans(in) {
		w.Add(`p.publication > 0`)
	}
	return w
}

// findWeekends returns the week-end that is shown, the one that was asked for or
// the coming one or else the last, between the one before it and the one after.
func findWeekends(ctx context.Context, q db.Querier, in access.Scope, id string, today clock.Date) (all []CockpitWeekend, at CockpitWeekend, err error) {
	at, err = chooseWeekend(ctx, q, in, id, today)
	if err != nil || at.ID == "" {
		return []CockpitWeekend{}, at, err
	}
	beside, err := findNeighbours(ctx, q, in, at)
	all = append(beside, at)
	slices.SortFunc(all, func(one, other CockpitWeekend) int { return one.FirstDay.DaysSince(other.FirstDay) })
	return all, at, err
}

// findNeighbours returns the week-end before one and the one after it, in one question.
func findNeighbours(ctx context.Context, q db.Querier, in access.Scope, at CockpitWeekend) ([]CockpitWeekend, error) {
	before, after := seenWeekends(in), seenWeekends(in)
	before.Add(`p.first_day < ? AND p.last_day < ?`, at.FirstDay, at.FirstDay)
	after.Add(`p.first_day > ?`, at.LastDay)
	one := func(w db.Where, order string) string {
		return `SELECT * FROM (SELECT ` + weekendColumns + ` FROM planning p` + w.String() + ` ORDER BY p.first_day ` + order + `, p.id` + db.Limit(1) + `) AS `
	}
	return db.All(ctx, q, scanWeekend, one(before, `DESC`)+`b UNION ALL `+one(after, `ASC`)+`a`, append(before.Args, after.Args...)...)
}

func chooseWeekend(ctx context.Context, q db.Querier, in access.Scope, id string, today clock.Date) (one CockpitWeekend, err error) {
	if id != "" {
		w := seenWeekends(in)
		w.Add(`p.id = ?`, id)
		return db.One(ctx, q, "planning.not_found", scanWeekend, `SELECT `+weekendColumns+` FROM planning p`+w.String(), w.Args...)
	}
	coming, err := findWeekend(ctx, q, in, `ASC`, `p.first_day > ? AND p.last_day >= ?`, today.AddDays(-maxWeekendDays), today)
	if err != nil || len(coming) > 0 {
		return append(coming, one)[0], err
	}
	last, err := findWeekend(ctx, q, in, `DESC`, `p.first_day <= ?`, today)
	return append(last, one)[0], err
}

// findWeekend returns the first planning for which a condition holds. It bounds
// first_day, by which they are walked: there are more with each year.
func findWeekend(ctx context.Context, q db.Querier, in access.Scope, order, cond string, args ...any) ([]CockpitWeekend, error) {
	w := seenWeekends(in)
	w.Add(cond, args...)
	return db.All(ctx, q, scanWeekend, `SELECT `+weekendColumns+` FROM planning p`+w.String()+` ORDER BY p.first_day `+order+`, p.id`+db.Limit(1), w.Args...)
}

// findBeside returns the plannings that have a day in common with a week-end:
// campuses may have plannings of their own.
func findBeside(ctx context.Context, q db.Querier, in access.Scope, at CockpitWeekend) ([]string, error) {
	w := seenWeekends(in)
	w.Add(`p.first_day <= ? AND p.last_day >= ? AND p.first_day > ?`, at.LastDay, at.FirstDay, at.FirstDay.AddDays(-maxWeekendDays))
	return db.All(ctx, q, db.ScanString, `SELECT p.id FROM planning p`+w.String(), w.Args...)
}

// findUnclosed returns published week-ends of the last year that are over.
func findUnclosed(ctx context.Context, q db.Querier, today clock.Date) ([]CockpitWeekend, error) {
	return db.All(ctx, q, scanWeekend, `SELECT `+weekendColumns+` FROM planning p WHERE p.state = 'published' AND p.last_day < ? AND p.first_day BETWEEN ? AND ?
		ORDER BY p.first_day, p.id`+db.Limit(maxUnclosed), today, today.AddDays(-366), today)
}

// maxUnclosed is how many week-ends that wait to be closed are told.
const maxUnclosed = 10

// maxWeekendDays is how long a planning may be at most.
const maxWeekendDays = 31

// findCockpitClasses returns the classes of plannings that are not archived, nor is
// their campus, by campus and code.
func findCockpitClasses(ctx context.Context, q db.Querier, planningIDs []string) ([]CockpitClass, error) {
	var w db.Where
	w.Among(q, `pk.planning_id`, planningIDs)
	return db.All(ctx, q, func(r db.Row) (k CockpitClass, err error) {
		k.Courses, k.campus.Classes = []CockpitCourse{}, []CockpitClass{}
		return k, r.Scan(&k.ID, &k.Code, &k.campus.ID, &k.campus.Name, &k.campus.Color)
	}, `SELECT k.id, k.code, o.id, o.name, o.color FROM class k JOIN campus o ON o.id = k.campus_id
		WHERE k.archived_at IS NULL AND o.archived_at IS NULL AND k.id IN (SELECT pk.class_id FROM planning_class pk`+w.String()+`)
		ORDER BY o.sort_name, o.id, k.code_key, k.id`, w.Args...)
}
