package library

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"time"

	"myspace/internal/base/clock"
)

// Place is where somebody stopped in something that is heard, and how much of it
// he has really heard. Books and recordings keep it alike.
type Place struct {
	Position int64      `json:"position" doc:"In milliseconds."`
	Percent  int        `json:"percent" doc:"How much of it was really played: what was skipped does not count."`
	Finished bool       `json:"finished" doc:"90 per cent and more were."`
	Left     int64      `json:"left,omitempty" doc:"How long the rest takes, in milliseconds; nothing where that is not known."`
	Device   string     `json:"device" doc:"Where it was noted."`
	NotedAt  clock.Time `json:"noted_at" format:"date-time"`
}

// FinishedAt is from how many per cent on something counts as heard.
const FinishedAt = 90

// Range is a part that was played, in milliseconds.
type Range struct {
	From int64 `json:"from" minimum:"0" maximum:"864000000"`
	To   int64 `json:"to" minimum:"0" maximum:"864000000"`
}

// KeptPlace is a place as it is kept.
type KeptPlace struct {
	Place
	duration int64
	takes    int64 // the whole, in milliseconds; 0 where nobody has told it
	heard    []Range
	changes  int64
}

// Noted is what a device tells of a place.
type Noted struct {
	Position, Duration int64
	Takes              int64 // the whole, in milliseconds
	Heard              []Range
	Device             string
	At                 clock.Time
}

// PlaceNote is what a device tells of a place. It says how long ago it was noted,
// not when: clocks of devices differ, and what was noted without a line comes late.
type PlaceNote struct {
	Position int64   `json:"position" minimum:"0" maximum:"864000000" doc:"In milliseconds; of what is read, in parts of the duration."`
	Duration int64   `json:"duration" minimum:"0" maximum:"864000000" doc:"As the player knows it; what the recording says counts more."`
	Takes    int64   `json:"takes,omitempty" minimum:"0" maximum:"864000000" doc:"How long the whole takes, in milliseconds: what is heard lasts so long, of what is read the reader reckons it."`
	Heard    []Range `json:"heard" maxItems:"200" doc:"What was played or read since the last time."`
	Device   string  `json:"device" maxLength:"100"`
	Age      int64   `json:"age" minimum:"0" maximum:"7776000000" doc:"How many milliseconds ago it was noted."`
}

// Noted is the note with the moment at which it was made.
func (n PlaceNote) Noted() Noted {
	at := clock.Now().Add(-time.Duration(n.Age) * time.Millisecond)
	return Noted{Position: n.Position, Duration: n.Duration, Takes: n.Takes, Heard: n.Heard, Device: n.Device, At: at}
}

const (
	// near is how far apart two parts are that were played in one go: players tell
	// their position a few times a second only.
	near = 1500
	// mostRanges is how many parts are kept of one thing; the longest stay.
	mostRanges = 400
)

// take adds what a device noted: what was played counts whenever it comes, where
// he stopped only if nothing newer was noted.
func (k KeptPlace) take(n Noted) KeptPlace {
	k.duration, k.takes = max(k.duration, n.Duration), cmp.Or(n.Takes, k.takes)
	k.heard = merge(append(slices.Clone(k.heard), n.Heard...))
	k.Percent = percentOf(k.heard, k.duration)
	if k.changes == 0 || !n.At.Before(k.NotedAt) {
		k.Position, k.Device, k.NotedAt = n.Position, n.Device, n.At
	}
	k.Finished, k.Left = k.Percent >= FinishedAt, k.left()
	return k
}

// left is how long the rest takes.
func (k KeptPlace) left() int64 {
	if k.duration <= 0 {
		return 0
	}
	return k.takes * max(0, k.duration-k.Position) / k.duration
}

// percentOf is how much of something was played.
func percentOf(heard []Range, duration int64) int {
	if duration <= 0 {
		return 0
	}
	var sum int64
	for _, r := range heard {
		sum += max(0, min(r.To, duration)-r.From)
	}
	return int(min(100, sum*100/duration))
}

// merge puts parts in order and makes one of those that touch.
func merge(all []Range) []Range {
	all = slices.DeleteFunc(all, func(r Range) bool { return r.To <= r.From })
	slices.SortFunc(all, func(a, b Range) int { return cmp.Compare(a.From, b.From) })
	merged := []Range{}
	for _, r := range all {
		if last := len(merged) - 1; last >= 0 && r.From <= merged[last].To+near {
			merged[last].To = max(merged[last].To, r.To)
			continue
		}
		merged = append(merged, r)
	}
	if len(merged) > mostRanges {
		slices.SortFunc(merged, func(a, b Range) int { return cmp.Compare(b.To-b.From, a.To-a.From) })
		merged = merged[:mostRanges]
		slices.SortFunc(merged, func(a, b Range) int { return cmp.Compare(a.From, b.From) })
	}
	return merged
}

// written is how parts are kept: "0-1500,3000-9000".
func written(all []Range) string {
	parts := make([]string, len(all))
	for i, r := range all {
		parts[i] = strconv.FormatInt(r.From, 10) + "-" + strconv.FormatInt(r.To, 10)
	}
	return strings.Join(parts, ",")
}

func readRanges(text string) (all []Range) {
	for part := range strings.SplitSeq(text, ",") {
		from, to, _ := strings.Cut(part, "-")
		a, err := strconv.ParseInt(from, 10, 64)
		b, other := strconv.ParseInt(to, 10, 64)
		if err == nil && other == nil {
			all = append(all, Range{a, b})
		}
	}
	return all
}
