// Package ical writes calendars in the form that calendar programs read (RFC
// 5545).
package ical

import (
	"bytes"
	"strings"
	"time"
	"unicode/utf8"
)

// Writer gathers the lines of a calendar. The zero Writer is ready.
type Writer struct{ all bytes.Buffer }

// Bytes is what was written.
func (w *Writer) Bytes() []byte { return w.all.Bytes() }

// Begin opens a component, such as VEVENT; End closes it.
func (w *Writer) Begin(component string) { w.Line("BEGIN", component) }

// End closes a component.
func (w *Writer) End(component string) { w.Line("END", component) }

// maxLine is how many bytes a line has at most.
const maxLine = 75

// Line writes a property whose value needs no escaping, such as a number or a
// time. A long one goes on in the next line, after a space; letters stay whole.
func (w *Writer) Line(name, value string) {
	line, room := name+":"+value, maxLine
	for len(line) > room {
		cut := room
		for cut > room-utf8.UTFMax && !utf8.RuneStart(line[cut]) {
			cut--
		}
		w.all.WriteString(line[:cut] + "\r\n ")
		line, room = line[cut:], maxLine-1
	}
	w.all.WriteString(line + "\r\n")
}

var escape = strings.NewReplacer(`\`, `\\`, `;`, `\;`, `,`, `\,`, "\r\n", `\n`, "\n", `\n`, "\r", `\n`)

// Text writes a property that is a text of people's.
func (w *Writer) Text(name, text string) {
	w.Line(name, strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f {
			return -1 // calendars have no such characters
		}
		return r
	}, escape.Replace(strings.ToValidUTF8(text, "\uFFFD"))))
}

// How times are written: as an instant, and as what a clock shows.
const (
	instantForm = "20060102T150405Z"
	clockForm   = "20060102T150405"
)

// Instant writes a moment.
func (w *Writer) Instant(name string, at time.Time) { w.Line(name, at.UTC().Format(instantForm)) }

// Span writes from when to when something takes place, by the clock of a zone
// that was written before. Near a change of the clocks the same hour may come
// twice: there both are moments.
func (w *Writer) Span(from, to time.Time, zone *time.Location) {
	if doubtful(from.In(zone)) || doubtful(to.In(zone)) || !named(zone) {
		w.Instant("DTSTART", from)
		w.Instant("DTEND", to)
		return
	}
	w.Line("DTSTART;TZID="+zone.String(), from.In(zone).Format(clockForm))
	w.Line("DTEND;TZID="+zone.String(), to.In(zone).Format(clockForm))
}

// doubtful reports whether the clocks change so close to a time that what they
// show may not tell it.
func doubtful(at time.Time) bool {
	const near = 3 * time.Hour
	_, before := at.Add(-near).Zone()
	_, after := at.Add(near).Zone()
	return before != after
}

// named reports whether a zone has to be told at all.
func named(zone *time.Location) bool { return zone != time.UTC && zone.String() != "UTC" }
