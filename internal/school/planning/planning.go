package planning

import (
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
)

// Planning is one teaching week-end, or week.
type Planning struct {
	ID      string `json:"id"`
	Version int64  `json:"version"`
	Year    int    `json:"year" doc:"The year in which its school year begins."`
	PlanningFields
	State       string        `json:"state" enum:"draft,published,closed,canceled"`
	StateReason string        `json:"state_reason" doc:"Why it was canceled; empty otherwise."`
	Publication int           `json:"publication" doc:"The number of its last publication; 0 for none."`
	Campuses    []CampusShort `json:"campuses"`
	Classes     []ClassShort  `json:"classes"`
	Courses     int           `json:"courses" doc:"How many courses stand on its board."`
	Open        int           `json:"open" doc:"How many of them lack a teacher, or the translator whom they need."`
	CreatedAt   clock.Time    `json:"created_at" format:"date-time"`
	UpdatedAt   clock.Time    `json:"updated_at" format:"date-time"`
	Moves       []string      `json:"moves" enum:"publish,close,cancel,delete" doc:"What the caller can do with it now."`
	MayEdit     bool          `json:"may_edit"`
	because     string        // why it was changed, for the trail
	invited     bool          // somebody was asked to teach something of it
	ahead       bool          // it is published, and a session of it is not over yet
}

// CampusShort is a campus that takes part.
type CampusShort struct {
	ID    string `json:"id"`
	Name  string `json:"name"`
	Color string `json:"color"`
}

// ClassShort is a class that takes part.
type ClassShort struct {
	ID       string `json:"id"`
	Code     string `json:"code"`
	CampusID string `json:"campus_id"`
}

// PlanningFields is the part of a planning that people fill in and may change.
type PlanningFields struct {
	Number       int        `json:"number" minimum:"0" maximum:"999" doc:"Within the school year; 0 for the next one."`
	FirstDay     clock.Date `json:"first_day" format:"date"`
	LastDay      clock.Date `json:"last_day" format:"date" doc:"Included."`
	Abbreviation string     `json:"abbreviation" maxLength:"20"`
	Description  string     `json:"description" maxLength:"2000"`
	Week         int        `json:"week" minimum:"0" maximum:"8" doc:"The week of the timetables; 0 for the week of the month in which its first day lies."`
}

// The states.
const (
	Draft     = "draft"
	Published = "published"
	Closed    = "closed"
	Canceled  = "canceled"
)

// The limits that keep a board readable.
const (
	maxDays     = 31
	maxClasses  = 200
	maxSessions = 2000
)

// Check returns what is wrong beyond what the tags tell.
func (f PlanningFields) Check() error {
	var wrong fault.List
	wrong.Add(f.FirstDay.IsZero(), "first_day", "field.date", nil)
	wrong.Add(f.LastDay.IsZero(), "last_day", "field.date", nil)
	clock.SchoolDays.Check(&wrong, "first_day", f.FirstDay)
	clock.SchoolDays.Check(&wrong, "last_day", f.LastDay)
	if len(wrong) > 0 {
		return wrong.Err()
	}
	wrong.Add(f.LastDay.Before(f.FirstDay), "last_day", "planning.ends_before", nil)
	wrong.Add(!f.LastDay.Before(f.FirstDay.AddDays(maxDays)), "last_day", "planning.too_long", fault.Params{"limit": maxDays})
	return wrong.Err()
}

// Resolve has the router check the fields with everything else.
func (f *PlanningFields) Resolve(api.Context) []error { return api.Found(f.Check()) }

func (f PlanningFields) clean() PlanningFields {
	f.Abbreviation, f.Description = strings.TrimSpace(f.Abbreviation), strings.TrimSpace(f.Description)
	if f.Week == 0 {
		f.Week = (f.FirstDay.Day-1)/7 + 1
	}
	return f
}

// SchoolYear is the year in which the school year of a day began, where they
// begin in a month.
func SchoolYear(d clock.Date, month int) int {
	if int(d.Month) < month {
		return d.Year - 1
	}
	return d.Year
}

// seenBy fills in what depends on the caller.
func (p Planning) seenBy(in access.Scope) Planning {
	p.Moves = []string{}
	if plans(in) {
		p.Moves = p.moves()
		p.MayEdit = p.State != Canceled
	}
	return p
}

// trail is what the audit trail keeps of a planning.
func (p Planning) trail() any {
	codes := make([]string, len(p.Classes))
	for i, c := range p.Classes {
		codes[i] = c.Code
	}
	names := make([]string, len(p.Campuses))
	for i, c := range p.Campuses {
		names[i] = c.Name
	}
	return struct {
		PlanningFields
		State    string   `json:"state"`
		Reason   string   `json:"state_reason"`
		Because  string   `json:"reason,omitempty"`
		Campuses []string `json:"campuses"`
		Classes  []string `json:"classes"`
	}{p.PlanningFields, p.State, p.StateReason, p.because, names, codes}
}
