package planning

import (
	"slices"

	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
)

// maxSeries is how many plannings are made at once: a week-end for each week.
const maxSeries = 53

// Series is a row of plannings of the same length, every so many weeks.
type Series struct {
	FirstDay     clock.Date   `json:"first_day" format:"date" doc:"The first day of the first one."`
	Days         int          `json:"days" minimum:"1" maximum:"31" doc:"How many days each of them has."`
	Weeks        int          `json:"weeks" minimum:"1" maximum:"26" doc:"How many weeks lie between the first days."`
	Until        clock.Date   `json:"until" format:"date" doc:"None begins later."`
	Except       []clock.Date `json:"except" maxItems:"53" doc:"First days that are left out."`
	Abbreviation string       `json:"abbreviation" maxLength:"20"`
	Description  string       `json:"description" maxLength:"2000"`
}

// Check returns what is wrong beyond what the tags tell.
func (s Series) Check() error {
	var wrong fault.List
	wrong.Add(s.FirstDay.IsZero(), "first_day", "field.date", nil)
	wrong.Add(s.Until.IsZero(), "until", "field.date", nil)
	clock.SchoolDays.Check(&wrong, "first_day", s.FirstDay)
	clock.SchoolDays.Check(&wrong, "until", s.Until)
	if len(wrong) > 0 {
		return wrong.Err()
	}
	wrong.Add(s.Until.Before(s.FirstDay), "until", "planning.ends_before", nil)
	days := s.begins()
	wrong.Add(len(wrong) == 0 && len(days) == 0, "except", "planning.series_empty", nil)
	wrong.Add(len(days) > maxSeries, "until", "planning.series_long", fault.Params{"limit": maxSeries})
	if len(wrong) == 0 {
		clock.SchoolDays.Check(&wrong, "until", s.fields(days[len(days)-1]).LastDay)
	}
	return wrong.Err()
}

// Resolve has the router check the fields with everything else.
func (s *Series) Resolve(api.Context) []error { return api.Found(s.Check()) }

// begins are the first days, at most one more than are allowed. It comes to an end
// also where the weeks are none: they are refused, but this is asked all the same.
func (s Series) begins() (days []clock.Date) {
	for day := s.FirstDay; !s.Until.Before(day) && len(days) <= maxSeries; day = day.AddDays(7 * max(1, s.Weeks)) {
		if !slices.Contains(s.Except, day) {
			days = append(days, day)
		}
	}
	return days
}

// fields are those of the planning that begins on a day.
func (s Series) fields(day clock.Date) PlanningFields {
	return PlanningFields{FirstDay: day, LastDay: day.AddDays(s.Days - 1), Abbreviation: s.Abbreviation, Description: s.Description}
}
