package planning

import (
	"cmp"
	"slices"

	"myspace/internal/base/clock"
)

// Publication is what everybody was told of a planning at a time, with what was
// new in it.
type Publication struct {
	Number    int               `json:"number"`
	Changes   []PublishedChange `json:"changes"`
	By        string            `json:"by" doc:"The name of who published it."`
	CreatedAt clock.Time        `json:"created_at" format:"date-time"`
}

// PublishedChange is a session that is new, changed or gone since the last
// publication.
type PublishedChange struct {
	Kind      string         `json:"kind" enum:"added,changed,canceled"`
	SessionID string         `json:"session_id"`
	Before    *PublishedPart `json:"before,omitempty" doc:"Absent for a new one."`
	After     *PublishedPart `json:"after,omitempty" doc:"Absent for one that is gone."`
	What      []string       `json:"what" enum:"time,place,course,classes,people" doc:"What changed of it."`
}

// PublishedPart is what everybody is told of a session.
type PublishedPart struct {
	CourseID   string           `json:"course_id"`
	CourseName string           `json:"course_name"`
	CampusID   string           `json:"campus_id"`
	Day        clock.Date       `json:"day" format:"date"`
	Start      int              `json:"start"`
	Finish     int              `json:"finish"`
	Place      string           `json:"place"`
	ClassIDs   []string         `json:"class_ids"`
	People     []PublishedStaff `json:"people" doc:"Who accepted to teach and to translate it."`
	agendaID   string
	startsAt   clock.Time
	endsAt     clock.Time
}

// PublishedStaff is somebody who gives a session.
type PublishedStaff struct {
	Half     string `json:"half" enum:"teacher,translator"`
	PersonID string `json:"person_id"`
	Name     string `json:"name"`
}

// compare tells what is new in sessions since they were last published.
func compare(before, after map[string]PublishedPart) []PublishedChange {
	all := []PublishedChange{}
	for id, b := range before {
		a, still := after[id]
		if !still {
			all = append(all, PublishedChange{Kind: "canceled", SessionID: id, Before: &b, What: []string{}})
			continue
		}
		if what := b.differs(a); len(what) > 0 {
			all = append(all, PublishedChange{Kind: "changed", SessionID: id, Before: &b, After: &a, What: what})
		}
	}
	for id, a := range after {
		if _, known := before[id]; !known {
			all = append(all, PublishedChange{Kind: "added", SessionID: id, After: &a, What: []string{}})
		}
	}
	slices.SortFunc(all, func(a, b PublishedChange) int {
		return cmp.Or(a.at().Compare(b.at().Time), cmp.Compare(a.SessionID, b.SessionID))
	})
	return all
}

// at is when the session is, or was.
func (c PublishedChange) at() clock.Time {
	if c.After != nil {
		return c.After.startsAt
	}
	return c.Before.startsAt
}

// differs tells what of a session is another.
func (p PublishedPart) differs(o PublishedPart) (what []string) {
	for _, one := range []struct {
		name string
		is   bool
	}{
		{"time", p.startsAt != o.startsAt || p.endsAt != o.endsAt || p.Day != o.Day || p.Start != o.Start},
		{"place", p.Place != o.Place || p.CampusID != o.CampusID},
		{"course", p.CourseID != o.CourseID},
		{"classes", !slices.Equal(p.ClassIDs, o.ClassIDs)},
		{"people", !slices.Equal(p.who(), o.who())},
	} {
		if one.is {
			what = append(what, one.name)
		}
	}
	return what
}

// who names each half and person, in order.
func (p PublishedPart) who() (all []string) {
	for _, s := range p.People {
		all = append(all, s.Half+s.PersonID)
	}
	slices.Sort(all)
	return all
}

// Concerned is somebody whom a publication is to tell something.
type Concerned struct {
	PersonID string   `json:"person_id"`
	Name     string   `json:"name"`
	Sessions []string `json:"session_ids" doc:"Those of his sessions that are new, changed or gone."`
}

// ConcernedClass is a class whose students a publication is to tell something.
type ConcernedClass struct {
	ClassID  string   `json:"class_id"`
	Students int      `json:"students"`
	Sessions []string `json:"session_ids"`
}

// concerned tells whom changes concern: those who give or gave a session, and
// the classes that sit or sat in it.
func concerned(changes []PublishedChange) (people []Concerned, classes []ConcernedClass) {
	people, classes = []Concerned{}, []ConcernedClass{}
	for _, c := range changes {
		seen := map[string]bool{}
		for _, part := range []*PublishedPart{c.Before, c.After} {
			if part == nil {
				continue
			}
			for _, s := range part.People {
				if !seen[s.PersonID] {
					seen[s.PersonID] = true
					people = addTo(people, s, c.SessionID)
				}
			}
			for _, id := range part.ClassIDs {
				if !seen[id] {
					seen[id] = true
					classes = addToClass(classes, id, c.SessionID)
				}
			}
		}
	}
	return people, classes
}

func addTo(all []Concerned, s PublishedStaff, session string) []Concerned {
	i := slices.IndexFunc(all, func(c Concerned) bool { return c.PersonID == s.PersonID })
	if i < 0 {
		return append(all, Concerned{s.PersonID, s.Name, []string{session}})
	}
	all[i].Sessions = append(all[i].Sessions, session)
	return all
}

func addToClass(all []ConcernedClass, id, session string) []ConcernedClass {
	i := slices.IndexFunc(all, func(c ConcernedClass) bool { return c.ClassID == id })
	if i < 0 {
		return append(all, ConcernedClass{ClassID: id, Sessions: []string{session}})
	}
	all[i].Sessions = append(all[i].Sessions, session)
	return all
}
