package academic

import (
	"context"
	"slices"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/school/part"
)

// learning is how lists of people know of classes and enrollments.
var learning = part.Learning{Standings: findStandings, Where: whereStanding}

// findStandings says how some people stand, at each campus: by their running
// enrollments, else by what they are there. It takes two queries.
func findStandings(ctx context.Context, q db.Querier, in access.Scope, ids []string) (map[string][]part.Standing, error) {
	all := map[string][]part.Standing{}
	if len(ids) == 0 {
		return all, nil
	}
	enrolled, handled, listed := in.Under(readEnrollments), in.Under(handleApplications), in.Under(readClasses)
	add := func(r db.Row) error {
		var id string
		var s part.Standing
		if err := r.Scan(&id, &s.CampusID, &s.State, &s.ClassID, &s.ClassCode); err != nil {
			return err
		}
		knows := enrolled
		switch s.State {
		case Confirmed:
			knows = listed // who is in which class is for all who read classes
		case "applicant", "declined":
			knows = handled
		}
		if !knows.CoversCampus(s.CampusID) || s.ClassID == "" && slices.ContainsFunc(all[id], func(o part.Standing) bool { return o.CampusID == s.CampusID }) {
			return nil
		}
		all[id] = append(all[id], s)
		return nil
	}
	var e, m db.Where
	e.In(`e.person_id`, ids...)
	e.Add(`e.outcome = ''`)
	if err := db.Each(ctx, q, add, `SELECT e.person_id, e.campus_id, e.status, k.id, k.code FROM enrollment e JOIN class k ON k.id = e.class_id`+e.String()+`
		ORDER BY e.person_id, e.status, e.created_at, e.id`, e.Args...); err != nil {
		return nil, err
	}
	m.In(`mr.person_id`, ids...)
	m.Add(`mr.role IN ('user', 'alumni')`)
	return all, db.Each(ctx, q, add, `SELECT mr.person_id, mr.campus_id, CASE WHEN mr.role = 'alumni' THEN 'alumni' WHEN m.former THEN 'former'
		WHEN d.person_id IS NOT NULL THEN 'declined' ELSE 'applicant' END, '', ''
		FROM membership_role mr JOIN membership m ON m.person_id = mr.person_id AND m.campus_id = mr.campus_id
		LEFT JOIN declined_application d ON d.person_id = mr.person_id AND d.campus_id = mr.campus_id`+m.String()+` ORDER BY mr.person_id, mr.role`, m.Args...)
}

// whereStanding is the condition that somebody stands in one of some ways; by a
// class alone, that he follows it or waits for it. Each part of it has an index
// that begins with the person.
func whereStanding(f part.StandingFilter, id string) (string, []any) {
	states := f.States
	if len(states) == 0 {
		states = []string{Confirmed, Waiting}
	}
	var either []string
	var args []any
	for _, state := range states {
		w := standsSo(f, state, id)
		either = append(either, `EXISTS (SELECT 1 FROM `+w.tables+w.String()+`)`)
		args = append(args, w.Args...)
	}
	return strings.Join(either, ` OR `), args
}

// stands is the condition for one way to stand.
type stands struct {
	tables string
	db.Where
}

func standsSo(f part.StandingFilter, state, id string) (w stands) {
	if state == Confirmed || state == Waiting {
		w.tables = `enrollment s`
		w.Add(`s.person_id = ` + id + ` AND s.outcome = ''`)
		w.Add(`s.status = ?`, state)
		if f.Class != "" {
			w.Add(`s.class_id = ?`, f.Class)
		}
	} else {
		w.tables = `membership_role s JOIN membership n ON n.person_id = s.person_id AND n.campus_id = s.campus_id`
		w.Add(`s.person_id = ` + id)
		w.Add(withoutClass[state])
		if f.Class != "" {
			w.Add(`1 = 0`) // who is in a class is none of these
		}
	}
	if f.Campus != "" {
		w.Add(`s.campus_id = ?`, f.Campus)
	}
	return w
}

// withoutClass are the ways to stand of who is in no class.
var withoutClass = map[string]string{
	"alumni":    `s.role = 'alumni'`,
	"former":    `s.role = 'user' AND n.former`,
	"declined":  `s.role = 'user' AND ` + isDeclined,
	"applicant": `s.role = 'user' AND NOT n.former AND NOT ` + isDeclined + ` AND NOT ` + isRunning,
}

const (
	isDeclined = `EXISTS (SELECT 1 FROM declined_application d WHERE d.person_id = s.person_id AND d.campus_id = s.campus_id)`
	isRunning  = `EXISTS (SELECT 1 FROM enrollment r WHERE r.person_id = s.person_id AND r.campus_id = s.campus_id AND r.outcome = '')`
)
