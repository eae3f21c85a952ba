package academic

import (
	"context"
	"maps"
	"slices"
	"strings"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/account"
	"myspace/internal/school/part"
)

// ClassDebt is what a class has left to plan, and whether it can be in time.
type ClassDebt struct {
	ClassID   string `json:"class_id"`
	HoursLeft int    `json:"hours_left" doc:"What of its curriculum is neither done nor planned."`
	Room      int    `json:"room" doc:"The hours that the plannings ahead have free for it, until it ends."`
	Late      bool   `json:"late" doc:"There is less room than debt: it cannot finish in time."`
}

// FindDebts returns the debts of classes that have a curriculum, in as many
// statements for many of them as for one. The caller has made sure that they
// are in reach.
func FindDebts(ctx context.Context, q db.Querier, teaching part.Teaching, classIDs []string) ([]ClassDebt, error) {
	var w db.Where
	w.Among(q, `k.id`, classIDs)
	classes, err := findDebtors(ctx, q, w, `k.id`)
	if err != nil {
		return nil, err
	}
	return debtsOf(ctx, q, teaching, classes)
}

// LateClass is a class that cannot finish its curriculum in time.
type LateClass struct {
	ID     string `json:"id"`
	Code   string `json:"code"`
	Campus string `json:"campus_name"`
}

// FindLate returns the running classes that end in a year or later and cannot finish in
// time, by campus and code.
func FindLate(ctx context.Context, q db.Querier, teaching part.Teaching, year int) ([]LateClass, error) {
	var w db.Where
	w.Add(`k.archived_at IS NULL AND o.archived_at IS NULL AND k.graduated_at IS NULL AND k.end_year >= ?`, year)
	running, err := findDebtors(ctx, q, w, `o.sort_name, o.id, k.code_key, k.id`)
	if err != nil || len(running) == 0 {
		return []LateClass{}, err
	}
	needs, err := findNeeds(ctx, q, teaching, running)
	if err != nil {
		return nil, err
	}
	maps.DeleteFunc(needs, func(_ string, n part.TimeNeed) bool { return n.Minutes == 0 })
	short, err := teaching.Short(ctx, q, needs)
	late := []LateClass{}
	for _, c := range running {
		if short[c.ID] {
			late = append(late, LateClass{c.ID, c.Code, c.CampusName})
		}
	}
	return late, err
}

// debtsOf returns the debts of classes, in their order.
func debtsOf(ctx context.Context, q db.Querier, teaching part.Teaching, classes []debtor) ([]ClassDebt, error) {
	if len(classes) == 0 {
		return []ClassDebt{}, nil
	}
	needs, err := findNeeds(ctx, q, teaching, classes)
	if err != nil {
		return nil, err
	}
	ends := map[string]clock.Date{}
	for id, n := range needs {
		ends[id] = n.Until
	}
	room, err := teaching.Room(ctx, q, ends)
	if err != nil {
		return nil, err
	}
	debts := make([]ClassDebt, len(classes))
	for i, c := range classes {
		p := ClassProgress{HoursLeft: needs[c.ID].Minutes / 60}
		p.fit(c.Class, room)
		debts[i] = ClassDebt{ClassID: c.ID, HoursLeft: p.HoursLeft, Room: p.Room, Late: p.Late}
	}
	return debts, nil
}

// findNeeds says how long each class has to meet until it ends, for what it has neither
// done nor planned.
func findNeeds(ctx context.Context, q db.Querier, teaching part.Teaching, classes []debtor) (map[string]part.TimeNeed, error) {
	month, err := account.SchoolMonth(ctx, q)
	if err != nil {
		return nil, err
	}
	ids := make([]string, len(classes))
	for i, c := range classes {
		ids[i] = c.ID
	}
	planned, err := teaching.Planned(ctx, q, ids)
	needs := map[string]part.TimeNeed{}
	for _, c := range classes {
		needs[c.ID] = part.TimeNeed{Minutes: c.left(planned[c.ID]) * 60, Until: c.lastDay(month)}
	}
	return needs, err
}

// debtor is a class with what it has to learn, in hours by the code of the course,
// and the courses that somebody ticked.
type debtor struct {
	Class
	hours curriculumHours
	done  []string
}

// left is how many hours are neither ticked nor planned, in whichever version.
func (d debtor) left(planned []string) (sum int) {
	has := map[string]bool{}
	for _, id := range slices.Concat(d.done, planned) {
		has[d.hours.codes[id]] = true
	}
	for code, hours := range d.hours.of {
		if !has[code] {
			sum += hours
		}
	}
	return sum
}

// findDebtors returns the classes for which conditions hold that have a curriculum with
// courses, in an order. A curriculum that many of them follow is read once.
func findDebtors(ctx context.Context, q db.Querier, w db.Where, order string) ([]debtor, error) {
	w.Add(`k.curriculum_id IS NOT NULL`)
	curricula := []string{}
	all, err := db.All(ctx, q, func(r db.Row) (l debtor, err error) {
		var done string
		err = r.Scan(&l.ID, &l.Code, &l.CampusName, &l.EndYear, &l.Graduated, &l.CurriculumID, &done)
		l.done, curricula = strings.Fields(done), append(curricula, l.CurriculumID)
		return l, err
	}, `SELECT k.id, k.code, o.name, k.end_year, k.graduated_at IS NOT NULL, k.curriculum_id, COALESCE((SELECT string_agg(d.course_id, ' ') FROM class_course_done d WHERE d.class_id = k.id), '')
		FROM class k JOIN campus o ON o.id = k.campus_id`+w.String()+` ORDER BY `+order, w.Args...)
	if err != nil {
		return nil, err
	}
	hours, err := findCurriculumHours(ctx, q, curricula)
	for i, l := range all {
		all[i].hours = hours[l.CurriculumID]
	}
	return slices.DeleteFunc(all, func(l debtor) bool { return len(l.hours.of) == 0 }), err
}

// curriculumHours are the hours of a curriculum by the codes of its courses, and
// the code of each version of these.
type curriculumHours struct {
	of    map[string]int
	codes map[string]string
}

// findCurriculumHours returns the hours of curricula.
func findCurriculumHours(ctx context.Context, q db.Querier, ids []string) (map[string]curriculumHours, error) {
	slices.Sort(ids)
	all := map[string]curriculumHours{}
	var w db.Where
	w.Among(q, `cc.curriculum_id`, slices.Compact(ids))
	return all, db.Each(ctx, q, func(r db.Row) error {
		var id, code, versions string
		var hours int
		err := r.Scan(&id, &code, &hours, &versions)
		if _, known := all[id]; !known {
			all[id] = curriculumHours{map[string]int{}, map[string]string{}}
		}
		all[id].of[code] += hours
		for version := range strings.FieldsSeq(versions) {
			all[id].codes[version] = code
		}
		return err
	}, `SELECT cc.curriculum_id, c.code_key, cc.hours, (SELECT string_agg(v.id, ' ') FROM course v WHERE v.code_key = c.code_key)
		FROM curriculum_course cc JOIN course c ON c.id = cc.course_id`+w.String(), w.Args...)
}
