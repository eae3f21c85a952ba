package planning

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"myspace/internal/base/clock"
	"myspace/internal/school/instructors"
)

// facts are what conflicts are decided by. Sessions are all that may have to do
// with the board: its own, and those of the same people and classes at the same
// time elsewhere.
type facts struct {
	here      string // the planning
	sessions  []sitting
	classes   map[string]BoardClass
	calendars map[string]instructors.Calendar
	profiles  map[string]profile // by person
	before    map[string][]before
	requires  map[string][]course // what a course builds on
	zones     map[string]string   // of campuses
}

// sitting is a session with all that is decided by.
type sitting struct {
	CourseSession
	agendaID   string // of its agenda course
	course     course
	campusID   string // host
	campusName string
	startsAt   clock.Time
	endsAt     clock.Time
	classIDs   []string
	staff      []engaged
}

// course is a course in all its versions: they share a code.
type course struct{ id, code, name string }

// engaged is somebody who teaches or translates a sitting. Who is only pencilled
// in is none.
type engaged struct{ half, personID, name string }

// profile is what a teacher says of his teaching.
type profile struct {
	languages, pairs, campuses, courses []string // courses by code
}

// translates reports whether somebody translates for those who speak a language,
// between it and one of the teachers'; where they speak it themselves, or are not
// known yet, between it and any. Who has named no pairs goes by what he speaks.
func (p profile) translates(language string, teachers []string) bool {
	if len(p.pairs) == 0 {
		return slices.Contains(p.languages, language)
	}
	free := len(teachers) == 0 || slices.Contains(teachers, language)
	return slices.ContainsFunc(p.pairs, func(pair string) bool {
		one, other, _ := strings.Cut(pair, "/")
		return one == language && (free || slices.Contains(teachers, other)) || other == language && (free || slices.Contains(teachers, one))
	})
}

// before is a course that a class has been given, or will be, elsewhere.
type before struct {
	code, agendaID, planningID string
	endsAt                     clock.Time // zero for a tick by hand
}

// conflicts decides, in one place, what is wrong on a board.
func (f facts) conflicts() (all []Conflict) {
	all = []Conflict{}
	meeting := f.meeting()
	for i, s := range f.sessions {
		if s.PlanningID == f.here {
			all = append(all, f.ofSitting(s, meeting[i])...)
		}
	}
	all = append(all, f.ofCourses()...)
	slices.SortStableFunc(all, func(a, b Conflict) int { return cmp.Compare(a.CourseID, b.CourseID) })
	return slices.Compact(all)
}

// meeting are the sessions that share a minute with each, by their places. They
// come in the order in which they begin: each looks only as far as its end.
func (f facts) meeting() [][]*sitting {
	all := make([][]*sitting, len(f.sessions))
	for i := range f.sessions {
		s := &f.sessions[i]
		for j := i + 1; j < len(f.sessions) && f.sessions[j].startsAt.Before(s.endsAt); j++ {
			all[i], all[j] = append(all[i], &f.sessions[j]), append(all[j], s)
		}
	}
	return all
}

func (f facts) ofSitting(s sitting, meeting []*sitting) (all []Conflict) {
	add := func(c Conflict) {
		c.CourseID, c.Session = s.agendaID, s.ID
		all = append(all, c)
	}
	for _, o := range meeting {
		for _, e := range s.staff {
			if slices.ContainsFunc(o.staff, func(x engaged) bool { return x.personID == e.personID }) {
				add(Conflict{Kind: "teacher_twice", Person: e.name, PersonID: e.personID, Other: o.course.name, Where: o.campusName, OtherAt: o.PlanningID})
			}
		}
		for _, id := range s.classIDs {
			if slices.Contains(o.classIDs, id) {
				add(Conflict{Kind: "class_twice", ClassID: id, Other: o.course.name, Where: o.campusName, OtherAt: o.PlanningID})
			}
		}
	}
	for _, e := range s.staff {
		slot := instructors.Slot{Day: s.Day, StartsAt: clockTime(s.Start), EndsAt: clockTime(s.Finish), Zone: clock.Zone(f.zones[s.campusID])}
		if o, ok := f.calendars[e.personID].Decides(slot); ok && o.Kind == instructors.Unavailable {
			add(Conflict{Kind: "unavailable", Person: e.name, PersonID: e.personID, Other: o.Reason})
		}
	}
	for _, id := range s.classIDs {
		if class := f.classes[id]; len(class.Hours) > 0 && !slices.ContainsFunc(class.Hours, s.within(class, f.zones[s.campusID])) {
			add(Conflict{Kind: "outside_hours", ClassID: id})
		}
	}
	return all
}

// within reports whether a sitting lies in an hour of a class, whose clock may
// be another than the host's.
func (s sitting) within(class BoardClass, zone string) func(Hour) bool {
	return func(h Hour) bool {
		if class.TimeZone == zone {
			return s.Day == h.Day && h.Start <= s.Start && s.Finish <= h.Finish
		}
		return !s.startsAt.Before(instant(h.Day, h.Start, class.TimeZone)) && !instant(h.Day, h.Finish, class.TimeZone).Before(s.endsAt)
	}
}

// ofCourses decides what is about a whole agenda course. Its sessions may be given
// by different people: each of them is looked at, and what is wrong told once.
func (f facts) ofCourses() (all []Conflict) {
	seen, told := map[string]bool{}, map[Conflict]bool{}
	for _, s := range f.sessions {
		if s.PlanningID != f.here {
			continue
		}
		for _, c := range f.ofStaff(s) {
			if !told[c] {
				told[c], all = true, append(all, c)
			}
		}
		if seen[s.agendaID] {
			continue
		}
		seen[s.agendaID] = true
		for _, id := range s.classIDs {
			all = append(all, f.ofOrder(s, id)...)
		}
	}
	return all
}

// ofStaff decides whether the profiles of those who teach and translate fit.
func (f facts) ofStaff(s sitting) (all []Conflict) {
	teachers, translators := []string{}, []profile{}
	for _, e := range s.staff {
		if p := f.profiles[e.personID]; e.half == Translator {
			translators = append(translators, p)
		} else {
			teachers = append(teachers, p.languages...)
		}
	}
	for _, e := range s.staff {
		p, add := f.profiles[e.personID], func(kind, other, class string) {
			all = append(all, Conflict{Kind: kind, CourseID: s.agendaID, Person: e.name, PersonID: e.personID, Other: other, ClassID: class})
		}
		if e.half == Teacher && !slices.Contains(p.courses, s.course.code) {
			add("no_course", s.course.name, "")
		}
		if len(p.campuses) > 0 && !slices.Contains(p.campuses, s.campusID) {
			add("no_campus", s.campusName, "")
		}
		for _, id := range s.classIDs {
			language := f.classes[id].Language
			translated := func(o profile) bool { return o.translates(language, p.languages) }
			understood := slices.Contains(p.languages, language) || slices.ContainsFunc(translators, translated)
			if e.half == Translator {
				understood = p.translates(language, teachers)
			}
			if language != "" && !understood {
				add("no_language", language, id)
			}
		}
	}
	return all
}

// ofOrder decides whether a class has had a course already, or lacks one that
// it builds on.
func (f facts) ofOrder(s sitting, classID string) (all []Conflict) {
	another := func(b before) bool { return b.code == s.course.code && b.agendaID != s.agendaID }
	if i := slices.IndexFunc(f.before[classID], another); i >= 0 { // however often it was
		all = append(all, Conflict{Kind: "given_before", CourseID: s.agendaID, ClassID: classID, Other: s.course.name, OtherAt: f.before[classID][i].planningID})
	}
	for _, needed := range f.requires[s.course.id] {
		had := slices.ContainsFunc(f.before[classID], func(b before) bool { return b.code == needed.code && !s.startsAt.Before(b.endsAt) })
		if !had {
			all = append(all, Conflict{Kind: "too_early", CourseID: s.agendaID, ClassID: classID, Other: needed.name})
		}
	}
	return all
}

// clockTime writes minutes as a time of day; the end of a day is its last minute.
func clockTime(minutes int) string {
	minutes = min(minutes, 24*60-1)
	return fmt.Sprintf("%02d:%02d", minutes/60, minutes%60)
}
