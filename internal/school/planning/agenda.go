package planning

import (
	"myspace/internal/base/clock"
)

// AgendaSession is a session as the agenda shows it: to planners as it stands on
// its board, to everybody else as it was last published.
type AgendaSession struct {
	ID           string           `json:"id" doc:"agendaId in the addresses of the specification."`
	AgendaCourse string           `json:"agenda_course_id"`
	PlanningID   string           `json:"planning_id"`
	Planning     string           `json:"planning" doc:"Its abbreviation, or its number."`
	CourseID     string           `json:"course_id"`
	CourseCode   string           `json:"course_code"`
	CourseName   string           `json:"course_name"`
	CampusID     string           `json:"campus_id" doc:"The host."`
	CampusName   string           `json:"campus_name"`
	Color        string           `json:"color" doc:"Of the host; empty for none."`
	TimeZone     string           `json:"time_zone" doc:"Of the host, whose clock day, start and finish go by."`
	Day          clock.Date       `json:"day" format:"date"`
	Start        int              `json:"start" doc:"Minutes from midnight."`
	Finish       int              `json:"finish"`
	StartsAt     clock.Time       `json:"starts_at" format:"date-time"`
	EndsAt       clock.Time       `json:"ends_at" format:"date-time"`
	Place        string           `json:"place"`
	Canceled     bool             `json:"canceled"`
	Draft        bool             `json:"draft" doc:"Nobody but planners has been told."`
	Closed       bool             `json:"closed,omitempty" doc:"Its planning is: it is changed by planners only, with a reason."`
	Classes      []ClassShort     `json:"classes" doc:"Those in reach."`
	People       []PublishedStaff `json:"people" doc:"Who gives it."`
	MayMove      bool             `json:"may_move" doc:"The caller may move it."`
	MayPlace     bool             `json:"may_place" doc:"The caller may change its place."`
	sequence     int
	updatedAt    clock.Time
}
