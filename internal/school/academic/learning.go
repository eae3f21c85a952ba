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
// enrollments, else by what they are there. It takes two queries, one where
// nobody applies.
func findStandings(ctx context.Context, q db.Querier, in access.Scope, learners []part.Learner) (map[string][]part.Standing, error) {
	all := standings{known: map[string][]part.Standing{}, enrolled: in.Under(readEnrollments), handled: in.Under(handleApplications), listed: in.Under(readClasses)}
	var ids, applying []string
	for _, l := range learners {
		ids = append(ids, l.ID)
		if slices.ContainsFunc(l.Outside, isApplicant) {
			applying = append(applying, l.ID)
		}
	}
	if err := all.addRunning(ctx, q, ids); err != nil {
		return nil, err
	}
	declined, err := findDeclined(ctx, q, applying)
	for _, l := range learners {
		for _, s := range l.Outside {
			if isApplicant(s) && declined[application{l.ID, s.CampusID}] {
				s.State = "declined"
			}
			if !slices.ContainsFunc(all.known[l.ID], func(o part.Standing) bool { return o.CampusID == s.CampusID }) {
				all.add(l.ID, s)
			}
		}
	}
	return all.known, err
}

func isApplicant(s part.Standing) bool { return s.State == "applicant" }

// standings are how people stand, as far as the caller may know.
type standings struct {
	known                     map[string][]part.Standing
	enrolled, handled, listed access.Scope
}

func (all standings) add(id string, s part.Standing) {
	knows := all.enrolled
	switch s.State {
	case Confirmed:
		knows = all.listed // who is in which class is for all who read classes
	case "applicant", "declined":
		knows = all.handled
	}
	if knows.CoversCampus(s.CampusID) {
		all.known[id] = append(all.known[id], s)
	}
}

func (all standings) addRunning(ctx context.Context, q db.Querier, ids []string) error {
	if len(ids) == 0 {
		return nil
	}
	var w db.Where
	w.Among(q, `e.person_id`, ids)
	w.Add(`e.outcome = ''`)
	return db.Each(ctx, q, func(r db.Row) error {
		var id string
		var s part.Standing
		err := r.Scan(&id, &s.CampusID, &s.State, &s.ClassID, &s.ClassCode)
		all.add(id, s)
		return err
	}, `SELECT e.person_id, e.campus_id, e.status, e.class_id, (SELECT k.code FROM class k WHERE k.id = e.class_id) FROM enrollment e`+w.String()+`
		ORDER BY e.person_id, e.status, e.created_at, e.id`, w.Args...)
}

// application is somebody's at a campus.
type application struct{ personID, campusID string }

// findDeclined returns which applications of some people were declined.
func findDeclined(ctx context.Context, q db.Querier, ids []string) (map[application]bool, error) {
	all := map[application]bool{}
	if len(ids) == 0 {
		return all, nil
	}
	var w db.Where
	w.Among(q, `person_id`, ids)
	return all, db.Each(ctx, q, func(r db.Row) error {
		var a application
		err := r.Scan(&a.personID, &a.campusID)
		all[a] = true
		return err
	}, `SELECT person_id, campus_id FROM declined_application`+w.String(), w.Args...)
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
