package home

import (
	"cmp"
	"slices"

	"myspace/internal/base/clock"
	"myspace/internal/base/notice"
	"myspace/internal/school/part"
)

// maxEvents is how many of a person's next events the panel tells.
const maxEvents = 5

// maxTold is how much of what happened it tells.
const maxTold = 50

// QuickPanel is what a person sees at a glance. What has nothing to say is an
// empty list.
type QuickPanel struct {
	Today    clock.Date    `json:"today" format:"date" doc:"The date at the campus."`
	TimeZone string        `json:"time_zone" doc:"The campus's, in which events take place."`
	Campus   string        `json:"campus"`
	Events   []part.Event  `json:"events"`
	Notices  []part.Notice `json:"notices" doc:"What stands while it is true."`
	Told     []notice.News `json:"told" doc:"What happened, the newest first."`
	Notes    []Note        `json:"notes"`
}

// soonest keeps the events of all sources that come first.
func soonest(events []part.Event) []part.Event {
	slices.SortStableFunc(events, func(a, b part.Event) int { return cmp.Compare(a.Start.UnixMicro(), b.Start.UnixMicro()) })
	return events[:min(len(events), maxEvents)]
}
