package academic

import (
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
)

// ClassCourse is a course of a class's curriculum, and whether the class has
// done it: by what was planned and held, or ticked by hand for what was given
// before.
type ClassCourse struct {
	CurriculumCourse
	State      string     `json:"state" enum:"done,planned,missing"`
	DoneOn     clock.Date `json:"done_on" format:"date" doc:"Its last day; empty where it is not done."`
	PlannedOn  clock.Date `json:"planned_on" format:"date" doc:"Its first day; empty where it is not planned."`
	PlanningID string     `json:"planning_id" doc:"The planning in which it stands last; empty where it stands in none."`
	ByHand     bool       `json:"by_hand" doc:"Somebody ticked it."`
	Reason     string     `json:"reason" doc:"Why somebody ticked it."`
	// DocumentCount counts those that the caller may see.
	DocumentCount int `json:"document_count" doc:"Those that the caller may see."`
}

// ClassProgress is how far a class is in its curriculum.
type ClassProgress struct {
	CurriculumID string        `json:"curriculum_id"`
	Courses      []ClassCourse `json:"courses"`
	HoursDone    int           `json:"hours_done"`
	HoursPlanned int           `json:"hours_planned"`
	Hours        int           `json:"hours"`
	HoursLeft    int           `json:"hours_left" doc:"What is neither done nor planned: the debt."`
	Room         int           `json:"room" doc:"The hours that the plannings ahead have free for it, until it ends."`
	Late         bool          `json:"late" doc:"There is less room than debt: it cannot finish in time."`
}

// settle counts what is done, planned and left.
func (p *ClassProgress) settle() {
	for _, c := range p.Courses {
		p.Hours += c.Hours
		switch c.State {
		case "done":
			p.HoursDone += c.Hours
		case "planned":
			p.HoursPlanned += c.Hours
		}
	}
	p.HoursLeft = p.Hours - p.HoursDone - p.HoursPlanned
}

// lastDay is when a class is to have had everything: the day before the school year
// in which it no longer learns, where these begin in a month. Where they are those of
// the calendar, its end year is its last.
func (c Class) lastDay(month int) clock.Date {
	if month == 1 {
		return clock.Date{Year: c.EndYear, Month: 12, Day: 31}
	}
	return clock.Date{Year: c.EndYear, Month: time.Month(month), Day: 1}.AddDays(-1)
}

// fit tells whether what is left fits into the minutes that are free ahead. A
// class that is over, or of which no plannings are known yet, is not said to be
// late.
func (p *ClassProgress) fit(c Class, room map[string]int) {
	minutes, known := room[c.ID]
	p.Room = minutes / 60
	p.Late = known && !c.Graduated && p.Room < p.HoursLeft
}

// course finds a course of the class's curriculum.
func (p ClassProgress) course(id string) (ClassCourse, error) {
	for _, c := range p.Courses {
		if c.CourseID == id {
			return c, nil
		}
	}
	return ClassCourse{}, fault.New(fault.NotFound, "course.not_found")
}

// mayMark refuses a tick without its reason, and to take back what nobody ticked:
// what was held stays done.
func (c ClassCourse) mayMark(done bool, reason string) error {
	switch {
	case done && !c.ByHand && reason == "":
		return fault.On("reason", "class.reason_wanted", nil)
	case !done && !c.ByHand && c.State == "done":
		return fault.New(fault.Conflict, "class.done_by_agenda")
	default:
		return nil
	}
}

// trail is what the audit trail keeps of a class's progress.
func (p ClassProgress) trail() any {
	done := map[string]string{}
	for _, c := range p.Courses {
		if c.State == "done" {
			done[c.Code] = c.DoneOn.String()
		}
	}
	return map[string]any{"done": done}
}
