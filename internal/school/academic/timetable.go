package academic

import (
	"myspace/internal/base/api"
	"myspace/internal/base/fault"
)

// Slot is an hour of a campus's or a class's timetable, which planning fills.
type Slot struct {
	ID      string `json:"id"`
	Version int64  `json:"version"`
	SlotFields
	of table
}

// SlotFields is the part of a slot that people fill in and may change. Minutes
// count from midnight.
type SlotFields struct {
	Week    int `json:"week" minimum:"1" maximum:"8" doc:"The number of the week in the month or cycle."`
	Weekday int `json:"weekday" minimum:"0" maximum:"6" doc:"0 is Sunday."`
	Start   int `json:"start" minimum:"0" maximum:"1439" doc:"Minutes from midnight."`
	Finish  int `json:"finish" minimum:"1" maximum:"1440" doc:"Minutes from midnight."`
}

// Check returns what is wrong beyond what the tags tell.
func (f SlotFields) Check() error {
	var wrong fault.List
	wrong.Add(f.Finish <= f.Start, "finish", "timetable.finish_before_start", nil)
	return wrong.Err()
}

// Resolve has the router check the fields with everything else.
func (f *SlotFields) Resolve(api.Context) []error { return api.Found(f.Check()) }

// overlaps reports whether two slots share a minute.
func (f SlotFields) overlaps(g SlotFields) bool {
	return f.Week == g.Week && f.Weekday == g.Weekday && f.Start < g.Finish && g.Start < f.Finish
}
