// Package icaltest reads calendars as another program would: with a second
// implementation of the format (emersion/go-ical), and by what a calendar itself
// says of its zones, not by what this machine knows of them.
package icaltest

import (
	"fmt"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/emersion/go-ical"
	"github.com/teambition/rrule-go"
)

// Calendar is what was read.
type Calendar struct {
	Name   string
	Events []Event
}

// Event is something in a calendar.
type Event struct {
	UID, Summary, Location, Description, Status, Transparency string
	Sequence                                                  int
	Start, End, Modified                                      time.Time
	Zone                                                      string // "" for times in UTC
}

// Read reads a calendar, and is strict about lines: they end in CRLF, have 75
// bytes at most, and cut no letter in two.
func Read(text string) (c Calendar, err error) {
	for line := range strings.SplitSeq(strings.TrimSuffix(text, "\r\n"), "\r\n") {
		if len(line) > 75 || strings.ContainsAny(line, "\r\n") || line == "" || !utf8.ValidString(line) {
			return c, fmt.Errorf("a line of %d bytes: %q", len(line), line)
		}
	}
	read, err := ical.NewDecoder(strings.NewReader(text)).Decode()
	if err != nil {
		return c, err
	}
	zones := map[string]zone{}
	for _, part := range read.Children {
		if part.Name != ical.CompTimezone {
			continue
		}
		name := part.Props.Get(ical.PropTimezoneID).Value
		if zones[name], err = readZone(part); err != nil {
			return c, err
		}
	}
	if c.Name, err = read.Props.Text("X-WR-CALNAME"); err != nil {
		return c, err
	}
	for _, e := range read.Events() {
		one, err := readEvent(e, zones)
		if err != nil {
			return c, err
		}
		c.Events = append(c.Events, one)
	}
	return c, nil
}

func readEvent(e ical.Event, zones map[string]zone) (one Event, err error) {
	for name, to := range map[string]*string{
		"UID": &one.UID, "SUMMARY": &one.Summary, "LOCATION": &one.Location, "DESCRIPTION": &one.Description, "STATUS": &one.Status, "TRANSP": &one.Transparency,
	} {
		if *to, err = e.Props.Text(name); err != nil {
			return one, fmt.Errorf("%s: %w", name, err)
		}
	}
	if one.Sequence, err = e.Props.Get(ical.PropSequence).Int(); err != nil {
		return one, err
	}
	one.Zone = e.Props.Get(ical.PropDateTimeStart).Params.Get("TZID")
	for name, to := range map[string]*time.Time{"DTSTART": &one.Start, "DTEND": &one.End, "LAST-MODIFIED": &one.Modified} {
		if *to, err = instant(e.Props.Get(name), zones); err != nil {
			return one, fmt.Errorf("%s: %w", name, err)
		}
	}
	return one, nil
}

const (
	clockForm   = "20060102T150405"
	instantForm = clockForm + "Z"
)

// instant is the moment that a property tells.
func instant(p *ical.Prop, zones map[string]zone) (time.Time, error) {
	name := p.Params.Get("TZID")
	if name == "" {
		return time.Parse(instantForm, p.Value)
	}
	z, known := zones[name]
	if !known {
		return time.Time{}, fmt.Errorf("the calendar does not tell of the zone %s", name)
	}
	shown, err := time.Parse(clockForm, p.Value)
	if err != nil {
		return shown, err
	}
	return z.instant(shown)
}

// zone is how the clocks of a place go, as a calendar tells it.
type zone []observance

// observance begins at each of its onsets, which are by the clock as it went
// before.
type observance struct {
	to     time.Duration
	onsets func(until time.Time) []time.Time
}

// instant is the moment at which the clocks of a zone show something: the
// observance holds that began last.
func (z zone) instant(shown time.Time) (time.Time, error) {
	var last time.Time
	var to time.Duration
	for _, o := range z {
		for _, onset := range o.onsets(shown) {
			if !onset.After(shown) && onset.After(last) {
				last, to = onset, o.to
			}
		}
	}
	if last.IsZero() {
		return shown, fmt.Errorf("nothing is told of the clocks at %s", shown)
	}
	return shown.Add(-to), nil
}

func readZone(part *ical.Component) (z zone, err error) {
	for _, child := range part.Children {
		first, err := time.Parse(clockForm, child.Props.Get(ical.PropDateTimeStart).Value)
		if err != nil {
			return z, err
		}
		to, err := readOffset(child.Props.Get(ical.PropTimezoneOffsetTo).Value)
		if err != nil {
			return z, err
		}
		if _, err := readOffset(child.Props.Get(ical.PropTimezoneOffsetFrom).Value); err != nil {
			return z, err
		}
		onsets, err := readOnsets(child, first)
		if err != nil {
			return z, err
		}
		z = append(z, observance{to, onsets})
	}
	return z, nil
}

func readOnsets(child *ical.Component, first time.Time) (func(time.Time) []time.Time, error) {
	if p := child.Props.Get(ical.PropRecurrenceRule); p != nil {
		option, err := rrule.StrToROption(p.Value)
		if err != nil {
			return nil, err
		}
		option.Dtstart = first
		rule, err := rrule.NewRRule(*option)
		if err != nil {
			return nil, err
		}
		return func(until time.Time) []time.Time { return rule.Between(first, until, true) }, nil
	}
	all := []time.Time{first}
	if p := child.Props.Get(ical.PropRecurrenceDates); p != nil {
		for text := range strings.SplitSeq(p.Value, ",") {
			onset, err := time.Parse(clockForm, text)
			if err != nil {
				return nil, err
			}
			all = append(all, onset)
		}
	}
	return func(time.Time) []time.Time { return all }, nil
}

// readOffset reads +0530.
func readOffset(text string) (time.Duration, error) {
	var hours, minutes, seconds int
	if _, err := fmt.Sscanf(text[1:]+"00", "%02d%02d%02d", &hours, &minutes, &seconds); err != nil {
		return 0, fmt.Errorf("the offset %q: %w", text, err)
	}
	d := time.Duration(hours)*time.Hour + time.Duration(minutes)*time.Minute + time.Duration(seconds)*time.Second
	if text[0] == '-' {
		d = -d
	}
	return d, nil
}
