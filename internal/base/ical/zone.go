package ical

import (
	"fmt"
	"slices"
	"strings"
	"time"
)

const (
	week = 7 * 24 * time.Hour
	year = 365 * 24 * time.Hour // about: nothing hangs on the day
)

// Zone writes how the clocks of a zone go, for times between two moments. Where
// they change by the same rule every year, the rule is told; where they do not,
// each change is.
func (w *Writer) Zone(zone *time.Location, from, to time.Time) {
	if !named(zone) {
		return
	}
	w.Begin("VTIMEZONE")
	w.Line("TZID", zone.String())
	// More than is asked for: a rule shows only over some years, and what holds at
	// first began before.
	from, to = from.Add(-year), to.Add(3*year)
	for _, s := range spells(zone, from, to) {
		kind := "STANDARD"
		if s.summer {
			kind = "DAYLIGHT"
		}
		w.Begin(kind)
		w.Line("DTSTART", s.onsets[0].Format(clockForm))
		w.Line("TZOFFSETFROM", offset(s.before))
		w.Line("TZOFFSETTO", offset(s.after))
		w.Text("TZNAME", s.name)
		if rule := yearly(s.onsets, to); rule != "" {
			w.Line("RRULE", rule)
		} else if len(s.onsets) > 1 {
			w.Line("RDATE", clocks(s.onsets[1:]))
		}
		w.End(kind)
	}
	w.End("VTIMEZONE")
}

// spell is a way in which clocks go, and when they begin to: by the clock as it
// went before.
type spell struct {
	before, after int // seconds east of Greenwich
	name          string
	summer        bool
	onsets        []time.Time
}

// spells are the ways in which the clocks of a zone go between two moments.
func spells(zone *time.Location, from, to time.Time) (all []*spell) {
	moments := changes(zone, from, to)
	if len(moments) == 0 || moments[0].After(from.Add(year)) { // something has to hold until then
		name, seconds := from.In(zone).Zone()
		first := time.Date(1970, 1, 1, 0, 0, 0, 0, time.UTC)
		all = append(all, &spell{before: seconds, after: seconds, name: name, summer: from.In(zone).IsDST(), onsets: []time.Time{first}})
	}
	for _, at := range moments {
		s := spell{summer: at.In(zone).IsDST()}
		_, s.before = at.Add(-time.Second).In(zone).Zone()
		s.name, s.after = at.In(zone).Zone()
		i := slices.IndexFunc(all, func(o *spell) bool {
			return o.before == s.before && o.after == s.after && o.name == s.name && o.summer == s.summer
		})
		if i < 0 {
			i, all = len(all), append(all, &s)
		}
		all[i].onsets = append(all[i].onsets, at.UTC().Add(time.Duration(s.before)*time.Second))
	}
	return all
}

// changes are the moments between two others at which the clocks of a zone
// change. Go's own bounds are only a hint: at the end of leap years it takes the
// last day for one, and goes no further.
func changes(zone *time.Location, from, to time.Time) (all []time.Time) {
	for at := from; at.Before(to); {
		_, next := at.In(zone).ZoneBounds()
		if next.IsZero() {
			return all
		}
		if !next.After(at) {
			at = at.Add(24 * time.Hour)
			continue
		}
		if at = next; at.Before(to) && isChange(at.In(zone)) {
			all = append(all, at)
		}
	}
	return all
}

func isChange(at time.Time) bool {
	before := at.Add(-time.Second)
	nameBefore, secondsBefore := before.Zone()
	name, seconds := at.Zone()
	return nameBefore != name || secondsBefore != seconds || before.IsDST() != at.IsDST()
}

// yearly is the rule by which onsets come every year on the same weekday of a
// month, or "" where there is none that holds until the end.
func yearly(onsets []time.Time, to time.Time) string {
	if len(onsets) < 2 {
		return ""
	}
	for _, rule := range []func(time.Time) string{fromEnd, fromStart} {
		if follows(onsets, rule) && !onsets[len(onsets)-1].Add(year+week).Before(to) {
			return rule(onsets[0])
		}
	}
	return ""
}

// follows reports whether onsets are a year apart each, by a rule.
func follows(onsets []time.Time, rule func(time.Time) string) bool {
	for i, o := range onsets {
		if rule(o) != rule(onsets[0]) || o.Year() != onsets[0].Year()+i || o.Format("150405") != onsets[0].Format("150405") {
			return false
		}
	}
	return rule(onsets[0]) != ""
}

func fromStart(at time.Time) string { return onWeekday(at, (at.Day()-1)/7+1) }

// fromEnd is "" unless it is the last such weekday of the month.
func fromEnd(at time.Time) string {
	if at.Add(week).Month() == at.Month() {
		return ""
	}
	return onWeekday(at, -1)
}

func onWeekday(at time.Time, nth int) string {
	return fmt.Sprintf("FREQ=YEARLY;BYMONTH=%d;BYDAY=%d%s", at.Month(), nth, strings.ToUpper(at.Weekday().String()[:2]))
}

func clocks(all []time.Time) string {
	texts := make([]string, len(all))
	for i, at := range all {
		texts[i] = at.Format(clockForm)
	}
	return strings.Join(texts, ",")
}

// offset writes seconds east of Greenwich, as +0530.
func offset(seconds int) string {
	sign := '+'
	if seconds < 0 {
		sign, seconds = '-', -seconds
	}
	text := fmt.Sprintf("%c%02d%02d", sign, seconds/3600, seconds/60%60)
	if seconds%60 != 0 {
		text += fmt.Sprintf("%02d", seconds%60)
	}
	return text
}
