package home

import (
	"cmp"
	"slices"

	"myspace/internal/base/clock"
	"myspace/internal/school/part"
)

// maxEvents is how many of a person's next events the panel tells.
const maxEvents = 5

// QuickPanel is what a person sees at a glance. What has nothing to say is an
// empty list.
type QuickPanel struct {
	Today    clock.Date    `json:"today" format:"date" doc:"The date at the campus."`
	TimeZone string        `json:"time_zone" doc:"The campus's, in which events take place."`
	Campus   string        `json:"campus"`
	Events   []part.Event  `json:"events"`
	Notices  []part.Notice `json:"notices"`
	Notes    []Note        `json:"notes"`
}

// soonest keeps the events of all sources that come first.
func soonest(events []part.Event) []part.Event {
	slices.SortStableFunc(events, func(a, b part.Event) int { return cmp.Compare(a.Start.UnixMicro(), b.Start.UnixMicro()) })
	return events[:min(len(events), maxEvents)]
}
