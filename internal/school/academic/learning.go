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
var learning = part.Learning{Standings: standingsOf, Where: whereStanding, Pupil: isPupil}

// isPupil reports whether the caller teaches somebody.
func isPupil(ctx context.Context, q db.Querier, in access.Scope, personID string) (bool, error) {
	if in.Actor().Roles&access.Teacher == 0 {
		return false, nil
	}
	return db.Exists(ctx, q, `SELECT 1 FROM enrollment e WHERE e.person_id = ? AND `+pupils, personID, in.Actor().PersonID)
}

// standingsOf says how people stand, at each campus: by their running enrollments,
// else by what they are there; who was declined applies no longer.
func standingsOf(in access.Scope) func(part.Learner) []part.Standing {
	enrolled, handled, listed := in.Under(readEnrollments), in.Under(handleApplications), in.Under(readClasses)
	knows := func(s part.Standing) bool {
		switch s.State {
		case Confirmed:
			return listed.CoversCampus(s.CampusID) // who is in which class is for all who read classes
		case "applicant", "declined":
			return handled.CoversCampus(s.CampusID)
		}
		return enrolled.CoversCampus(s.CampusID)
	}
	return func(l part.Learner) []part.Standing {
		running, declined := readLearning(l.Kept)
		all := slices.DeleteFunc(running, func(s part.Standing) bool { return !knows(s) })
		for _, s := range l.Outside {
			if s.State == "applicant" && slices.Contains(declined, s.CampusID) {
				s.State = "declined"
			}
			inClass := slices.ContainsFunc(all, func(o part.Standing) bool { return o.CampusID == s.CampusID })
			if !inClass && knows(s) {
				all = append(all, s)
			}
		}
		return all
	}
}

// readLearning reads the copy of somebody's running enrollments, and of the
// campuses that declined him.
func readLearning(text string) (running []part.Standing, declined []string) {
	for one := range strings.SplitSeq(text, part.Between) {
		var s part.Standing
		var rest string
		s.CampusID, rest, _ = strings.Cut(one, part.Unit)
		s.State, rest, _ = strings.Cut(rest, part.Unit)
		s.ClassID, s.ClassCode, _ = strings.Cut(rest, part.Unit)
		switch s.State {
		case Confirmed, Waiting:
			running = append(running, s)
		case "declined":
			declined = append(declined, s.CampusID)
		}
	}
	return running, declined
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
