package planning

import (
	"slices"

	"myspace/internal/base/clock"
)

// Board is a planning as planners work on it: its classes with their hours, the
// courses that stand there, and what is wrong with them. Who does not plan gets
// his classes as they were last published.
type Board struct {
	Planning  Planning      `json:"planning"`
	Number    int64         `json:"board" doc:"The number of its state; who has the same knows everything."`
	Classes   []BoardClass  `json:"classes" doc:"By campus and code."`
	Courses   []BoardCourse `json:"courses"`
	Conflicts []Conflict    `json:"conflicts"`
	MayUndo   bool          `json:"may_undo" doc:"The caller did something here that can be taken back."`
	MayRedo   bool          `json:"may_redo"`
}

// BoardClass is a class on a board, with the hours that it has in this planning.
type BoardClass struct {
	ID         string `json:"id"`
	Code       string `json:"code"`
	CampusID   string `json:"campus_id"`
	CampusName string `json:"campus_name"`
	Color      string `json:"color"`
	TimeZone   string `json:"time_zone"`
	Language   string `json:"language"`
	Level      int    `json:"level"`
	Students   int    `json:"students"`
	Hours      []Hour `json:"hours"`
}

// Hour is a place for a session: of a timetable, or a row made by hand.
type Hour struct {
	Day    clock.Date `json:"day" format:"date"`
	Start  int        `json:"start"`
	Finish int        `json:"finish"`
}

// BoardCourse is an agenda course on a board.
type BoardCourse struct {
	AgendaCourse
	Translated bool `json:"translated" doc:"A class does not speak the teacher's languages: it needs a translator."`
	Staffed    bool `json:"staffed" doc:"Every session has a teacher who accepted and, where needed, a translator."`
}

// Conflict is something on a board that should not be. It warns; nothing is
// blocked by it.
type Conflict struct {
	Kind     string `json:"kind" enum:"teacher_twice,class_twice,unavailable,no_course,no_language,no_campus,given_before,outside_hours,too_early"`
	CourseID string `json:"agenda_course_id" doc:"Where it is."`
	Session  string `json:"session_id" doc:"Empty where it is about all of them."`
	ClassID  string `json:"class_id" doc:"Empty where it is about no class."`
	Person   string `json:"person_name" doc:"Empty where it is about nobody."`
	PersonID string `json:"person_id"`
	Other    string `json:"other" doc:"What it collides with: a course, the reason of an absence, a language. Empty for nothing."`
	Where    string `json:"where" doc:"Where the other one is: a campus. Empty for nowhere."`
	OtherAt  string `json:"other_planning_id" doc:"The planning in which the other one is; empty for none."`
}

// hoursOf lays the slots of a timetable over the days of a planning.
func hoursOf(slots []weekHour, p Planning) []Hour {
	all := []Hour{}
	for day := p.FirstDay; !p.LastDay.Before(day); day = day.AddDays(1) {
		for _, s := range slots {
			if s.weekday == weekday(day) {
				all = append(all, Hour{day, s.start, s.finish})
			}
		}
	}
	return all
}

// weekHour is an hour of a week of a timetable.
type weekHour struct{ weekday, start, finish int }

// weekday is 0 on Sundays.
func weekday(d clock.Date) int {
	sunday := clock.Date{Year: 2000, Month: 1, Day: 2}
	return ((d.DaysSince(sunday) % 7) + 7) % 7
}

// boardCourse tells of an agenda course whether it needs a translator, and is
// staffed.
func (f facts) boardCourse(c AgendaCourse) BoardCourse {
	b := BoardCourse{AgendaCourse: c, Staffed: len(c.Sessions) > 0}
	for _, s := range c.teachers() {
		spoken := f.profiles[s.PersonID].languages
		for _, id := range c.ClassIDs {
			language := f.classes[id].Language
			b.Translated = b.Translated || language != "" && !slices.Contains(spoken, language)
		}
	}
	for _, session := range c.Sessions {
		b.Staffed = b.Staffed && c.accepted(Teacher, session.ID) && (!b.Translated || c.accepted(Translator, session.ID))
	}
	return b
}

// teachers are those by whom it is decided whether a translator is needed: who
// accepted; as long as nobody has, whoever is in line.
func (c AgendaCourse) teachers() (all []Staffing) {
	for _, s := range c.Staff {
		if s.Half == Teacher && s.State == Accepted {
			all = append(all, s)
		}
	}
	if len(all) > 0 {
		return all
	}
	return slices.DeleteFunc(slices.Clone(c.Staff), func(s Staffing) bool { return s.Half != Teacher || !s.asked() })
}

// accepted reports whether somebody accepted a half of a session.
func (c AgendaCourse) accepted(half, sessionID string) bool {
	return slices.ContainsFunc(c.Staff, func(s Staffing) bool {
		return s.Half == half && s.State == Accepted && s.isFor(sessionID)
	})
}
