package ical_test

import (
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"myspace/internal/base/ical"
	"myspace/internal/base/icaltest"
	"myspace/internal/base/longtest"
)

const year = 365 * 24 * time.Hour

// write makes a calendar of one event.
func write(summary string, from, to time.Time, zone *time.Location) string {
	return writeSince(from, summary, from, to, zone)
}

// writeSince is write for a calendar that goes further back.
func writeSince(since time.Time, summary string, from, to time.Time, zone *time.Location) string {
	var w ical.Writer
	w.Begin("VCALENDAR")
	w.Line("VERSION", "2.0")
	w.Text("X-WR-CALNAME", summary)
	w.Zone(zone, since, to)
	w.Begin("VEVENT")
	w.Text("UID", "one@myspace")
	w.Line("SEQUENCE", "3")
	w.Instant("LAST-MODIFIED", from)
	w.Span(from, to, zone)
	for _, name := range []string{"SUMMARY", "LOCATION", "DESCRIPTION", "STATUS", "TRANSP"} {
		w.Text(name, summary)
	}
	w.End("VEVENT")
	w.End("VCALENDAR")
	return string(w.Bytes())
}

func read(t interface{ Fatalf(string, ...any) }, text string) icaltest.Calendar {
	c, err := icaltest.Read(text)
	if err != nil || len(c.Events) != 1 {
		t.Fatalf("%v in\n%s", err, text)
	}
	return c
}

// zones are those of campuses, and the odd ones: half hours, changes that are
// always another day, winter time that is called summer time, a day that was left
// out, no change for a hundred years, changes that ended.
var zones = []string{
	"Europe/Paris", "America/New_York", "Australia/Sydney", "Africa/Dakar", "Africa/Casablanca", "Europe/Dublin", "Australia/Lord_Howe", "America/Santiago",
	"Asia/Kathmandu", "Pacific/Apia", "America/Sao_Paulo", "Asia/Gaza", "Africa/Cairo", "Asia/Tehran", "America/Port-au-Prince", "Pacific/Chatham", "Europe/Moscow", "America/Mexico_City", "UTC",
}

// Whatever the zone, who reads only the calendar finds the same moments, on both
// sides of every change of the clocks and within it.
func TestTimesAreTheSameMomentsForWhoReadsOnlyTheCalendar(t *testing.T) {
	longtest.CheckSome(t, 3000, func(r *rapid.T) {
		zone, err := time.LoadLocation(rapid.SampledFrom(zones).Draw(r, "zone"))
		if err != nil {
			r.Fatal(err)
		}
		from := time.Date(2005, 1, 1, 0, 0, 0, 0, time.UTC).Add(time.Duration(rapid.IntRange(0, 40*365*24*60).Draw(r, "minute")) * time.Minute)
		if _, change := from.In(zone).ZoneBounds(); rapid.Bool().Draw(r, "near a change") && !change.IsZero() {
			from = change.Add(time.Duration(rapid.IntRange(-36*60, 36*60).Draw(r, "from it")) * time.Minute)
		}
		to := from.Add(time.Duration(rapid.IntRange(1, 12*60).Draw(r, "length")) * time.Minute)
		text := writeSince(from.Add(-time.Duration(rapid.IntRange(0, 6).Draw(r, "years"))*year), "x", from, to, zone)
		if e := read(r, text).Events[0]; !e.Start.Equal(from) || !e.End.Equal(to) {
			r.Fatalf("%s to %s was read as %s to %s in\n%s", from, to, e.Start, e.End, text)
		}
	})
}

// Where clocks change by a rule, it is told as one: some programs know nothing
// else.
func TestARuleIsToldAsARule(t *testing.T) {
	for name, want := range map[string][]string{
		"Europe/Paris":     {"BYMONTH=3;BYDAY=-1SU", "BYMONTH=10;BYDAY=-1SU"},
		"America/New_York": {"BYMONTH=3;BYDAY=2SU", "BYMONTH=11;BYDAY=1SU"},
		"Australia/Sydney": {"BYMONTH=4;BYDAY=1SU", "BYMONTH=10;BYDAY=1SU"},
	} {
		zone, err := time.LoadLocation(name)
		if err != nil {
			t.Fatal(err)
		}
		at := time.Date(2026, 10, 3, 7, 0, 0, 0, time.UTC)
		text := write("x", at, at.Add(time.Hour), zone)
		for _, rule := range want {
			if !strings.Contains(text, "RRULE:FREQ=YEARLY;"+rule+"\r\n") {
				t.Errorf("%s does not tell %s:\n%s", name, rule, text)
			}
		}
		if !strings.Contains(text, "DTSTART;TZID="+name+":2026") {
			t.Errorf("%s is not by its clock:\n%s", name, text)
		}
	}
}

// Texts come back as they were, in lines that every program takes.
func TestTextsComeBackAsTheyWere(t *testing.T) {
	at := time.Date(2026, 10, 3, 7, 0, 0, 0, time.UTC)
	same := func(t interface{ Fatalf(string, ...any) }, text string) {
		if got := read(t, write(text, at, at.Add(time.Hour), time.UTC)).Events[0].Summary; got != text {
			t.Fatalf("%q became %q", text, got)
		}
	}
	for _, text := range []string{"", `a\b;c,d:"e"` + "\n" + "end", strings.Repeat("é", 100), strings.Repeat("👩🏽‍🏫", 40), strings.Repeat(",", 200), strings.Repeat("x", 75-len("SUMMARY:")), " spaces ", "BEGIN:VEVENT\nEND:VCALENDAR", `\n is no line`} {
		same(t, text)
	}
	longtest.Check(t, func(r *rapid.T) {
		same(r, strings.Map(func(c rune) rune {
			if c < ' ' && c != '\n' || c == 0x7f {
				return 'x'
			}
			return c
		}, rapid.String().Draw(r, "text")))
	})
	for text, want := range map[string]string{"a\r\nb\rc": "a\nb\nc", "a\x00\x07b\x7f": "ab", "\xff": "\uFFFD"} {
		if got := read(t, write(text, at, at.Add(time.Hour), time.UTC)).Events[0].Summary; got != want {
			t.Errorf("%q became %q", text, got)
		}
	}
}

// Mexico changed its clocks by the same rule every year until 2022, and not since:
// a rule would go on.
func TestARuleThatEndedIsNotToldAsOne(t *testing.T) {
	zone, err := time.LoadLocation("America/Mexico_City")
	if err != nil {
		t.Fatal(err)
	}
	for month := range 60 {
		from := time.Date(2021, time.Month(1+month), 10, 7, 0, 0, 0, time.UTC)
		text := writeSince(from.Add(-4*year), "x", from, from.Add(time.Hour), zone)
		if e := read(t, text).Events[0]; !e.Start.Equal(from) {
			t.Fatalf("%s was read as %s in\n%s", from, e.Start, text)
		}
	}
}
