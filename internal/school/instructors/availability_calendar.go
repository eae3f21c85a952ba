package instructors

import (
	"cmp"
	"context"
	"slices"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// Occurrence is one time of an availability: the days, and where it is not
// about whole days, the instants.
type Occurrence struct {
	AvailabilityID string     `json:"availability_id"`
	Kind           string     `json:"kind" enum:"available,maybe,unavailable"`
	Reason         string     `json:"reason"`
	AllDay         bool       `json:"all_day"`
	FirstDay       clock.Date `json:"first_day" format:"date"`
	LastDay        clock.Date `json:"last_day" format:"date"`
	StartsAt       clock.Time `json:"starts_at" format:"date-time" nullable:"true" doc:"Null for whole days."`
	EndsAt         clock.Time `json:"ends_at" format:"date-time" nullable:"true"`
	Left           int        `json:"left,omitempty" doc:"Of one that comes back so many times: how many there are from this one on."`
	answer         bool
	saidAt         clock.Time
}

// Calendar is everything that is said of one person's time in a window.
type Calendar []Occurrence

// Slot is when somebody is wanted: on a day, and from one time of the day to
// another where a zone is given. Whole days are the same day everywhere.
type Slot struct {
	Day              clock.Date
	StartsAt, EndsAt string // such as 09:00
	Zone             *time.Location
}

// Free returns, for each person, what is said of his time from one day to
// another, both included. Planning asks it: calendar.Decides(slot) tells whether
// somebody can come, and the occurrence why not.
func Free(ctx context.Context, q db.Querier, personIDs []string, from, to clock.Date) (map[string]Calendar, error) {
	all := make(map[string]Calendar, len(personIDs))
	// A time in another zone may fall on the day before or after.
	entries, err := findAvailabilitiesOf(ctx, q, personIDs, from.AddDays(-1), to.AddDays(1))
	expand(all, entries, from, to)
	return all, err
}

// FreeEverybody is Free for everybody of whom anything is said.
func FreeEverybody(ctx context.Context, q db.Querier, from, to clock.Date) (map[string]Calendar, error) {
	all := map[string]Calendar{}
	entries, err := findAllAvailabilities(ctx, q, from.AddDays(-1), to.AddDays(1))
	expand(all, entries, from, to)
	return all, err
}

func expand(all map[string]Calendar, entries []Availability, from, to clock.Date) {
	for _, a := range entries {
		all[a.personID] = append(all[a.personID], a.occurrences(from.AddDays(-1), to.AddDays(1))...)
	}
}

// occurrences are the times of an availability that are not over before from
// and begin up to to.
func (a Availability) occurrences(from, to clock.Date) (all []Occurrence) {
	zone := clock.Zone(a.TimeZone) // of one that was renamed since, the days are still right
	for day := range a.begins(from, to) {
		o := Occurrence{
			AvailabilityID: a.ID, Kind: a.Kind, Reason: a.Reason, AllDay: a.AllDay, FirstDay: day, LastDay: day.AddDays(a.span()),
			answer: a.Origin == originAnswer, saidAt: a.UpdatedAt,
		}
		if !a.AllDay {
			o.StartsAt, o.EndsAt = instant(o.FirstDay, a.StartsAt, zone), instant(o.LastDay, a.EndsAt, zone)
		}
		all = append(all, o)
	}
	return all
}

// instant is a time of a day in a zone. Where the clocks skip that time, it is
// as much later as they skip.
func instant(d clock.Date, timeOfDay string, zone *time.Location) clock.Time {
	at, _ := time.Parse("15:04", timeOfDay) // was checked; nothing is midnight
	return clock.At(time.Date(d.Year, d.Month, d.Day, at.Hour(), at.Minute(), 0, 0, zone))
}

// meets reports whether an occurrence has to do with a slot.
func (o Occurrence) meets(s Slot) bool {
	if o.AllDay || s.Zone == nil {
		return number(o.FirstDay) <= number(s.Day) && number(s.Day) <= number(o.LastDay)
	}
	return o.StartsAt.Before(instant(s.Day, s.EndsAt, s.Zone)) && instant(s.Day, s.StartsAt, s.Zone).Before(o.EndsAt)
}

// Decides returns the occurrence that tells whether the person can come at a
// slot, and whether there is one: nothing said is neither yes nor no.
//
// His answer to a question about those days counts over what his calendar said
// before; apart from that unavailable counts over maybe, and maybe over
// available.
func (c Calendar) Decides(s Slot) (decisive Occurrence, ok bool) {
	var answered clock.Time
	for _, o := range c {
		if o.answer && o.meets(s) && o.saidAt.After(answered) {
			answered = o.saidAt
		}
	}
	for _, o := range c {
		if !o.meets(s) || o.saidAt.Before(answered) {
			continue
		}
		if !ok || weight(o) > weight(decisive) {
			decisive, ok = o, true
		}
	}
	return decisive, ok
}

// weight orders occurrences by which of them counts; of two of a kind the one
// about the whole day does.
func weight(o Occurrence) int {
	w := map[string]int{Available: 2, Maybe: 4, Unavailable: 6}[o.Kind]
	if o.AllDay {
		w++
	}
	return w
}

// DayState is what counts on a day: whole is false where it is only about some
// hours of it.
type DayState struct {
	Day   clock.Date `json:"day" format:"date"`
	Kind  string     `json:"kind" enum:"available,maybe,unavailable"`
	Whole bool       `json:"whole"`
}

// Days returns what counts on each day of a window of which anything is said.
func (c Calendar) Days(from, to clock.Date) []DayState {
	all := []DayState{}
	for day := from; number(day) <= number(to); day = day.AddDays(1) {
		if o, ok := c.Decides(Slot{Day: day}); ok {
			all = append(all, DayState{day, o.Kind, o.AllDay})
		}
	}
	return all
}

// next returns the first occurrence from a day on by which the person is
// unavailable for whole days.
func (c Calendar) next(from clock.Date) (first *Occurrence) {
	for i, o := range c {
		if o.Kind == Unavailable && o.AllDay && number(o.LastDay) >= number(from) && (first == nil || number(o.FirstDay) < number(first.FirstDay)) {
			first = &c[i]
		}
	}
	return first
}

// inOrder sorts occurrences by when they begin.
func inOrder(all []Occurrence) {
	slices.SortStableFunc(all, func(a, b Occurrence) int {
		return cmp.Or(number(a.FirstDay)-number(b.FirstDay), a.StartsAt.Compare(b.StartsAt.Time))
	})
}
