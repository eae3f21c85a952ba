package text

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
)

// placeholder is {{name}} or {{name, format}}; the formats are date and time.
var placeholder = regexp.MustCompile(`\{\{\s*(\w+)\s*(?:,\s*(date|time)\s*)?\}\}`)

// fill puts the values into a text, in one go: a value is never read as a
// text. As in the web app, a value that is not given leaves nothing.
func (t Texts) fill(text string, params fault.Params) string {
	if !strings.Contains(text, "{{") {
		return text
	}
	return placeholder.ReplaceAllStringFunc(text, func(found string) string {
		parts := placeholder.FindStringSubmatch(found)
		value, ok := params[parts[1]]
		if !ok || value == nil {
			return ""
		}
		return t.show(value, parts[2])
	})
}

// Placeholders returns the names of the values that a key's text, or any text
// of its list, wants.
func (t Texts) Placeholders(key string) (names []string) {
	for k, text := range t.texts {
		if k != key && stem(t.texts, k) != key && !strings.HasPrefix(k, key+".") {
			continue
		}
		for _, parts := range placeholder.FindAllStringSubmatch(text, -1) {
			names = append(names, parts[1])
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

func (t Texts) show(value any, format string) string {
	switch format {
	case "date":
		if d, ok := t.day(value); ok {
			return t.LongDate(d)
		}
	case "time":
		if at, ok := instant(value); ok {
			return t.Clock(at)
		}
	}
	if n, ok := value.(float64); ok { // a count that has been through JSON
		return strconv.FormatFloat(n, 'f', -1, 64)
	}
	return fmt.Sprint(value)
}

// LongDate writes a day in full, with its weekday.
func (t Texts) LongDate(d clock.Date) string { return t.date("date", d) }

// Day writes a day where its year is known, with its weekday.
func (t Texts) Day(d clock.Date) string { return t.date("day", d) }

func (t Texts) date(form string, d clock.Date) string {
	weekday := time.Date(d.Year, d.Month, d.Day, 0, 0, 0, 0, time.UTC).Weekday()
	day := strconv.Itoa(d.Day)
	if d.Day == 1 {
		day = t.T("mail.calendar.first_day", nil)
	}
	return t.T("mail.calendar."+form, fault.Params{
		"weekday": t.T("mail.calendar.weekdays."+strconv.Itoa(int(weekday)), nil),
		"day":     day,
		"month":   t.T("mail.calendar.months."+strconv.Itoa(int(d.Month)-1), nil),
		"year":    d.Year,
	})
}

// Clock writes the time of day of an instant, in the zone of the texts.
func (t Texts) Clock(at clock.Time) string {
	local := at.In(t.zone)
	return t.T("mail.calendar.time", fault.Params{"hour": local.Format("15"), "minute": local.Format("04")})
}

// day reads a day, which may have been through JSON, or the day of an instant.
func (t Texts) day(value any) (clock.Date, bool) {
	switch v := value.(type) {
	case clock.Date:
		return v, true
	case string:
		if d, err := clock.ParseDate(v); err == nil {
			return d, true
		}
	}
	at, ok := instant(value)
	return clock.DateOf(at, t.zone), ok
}

// instant reads an instant, which may have been through JSON.
func instant(value any) (clock.Time, bool) {
	switch v := value.(type) {
	case clock.Time:
		return v, true
	case string:
		at, err := time.Parse(time.RFC3339Nano, v)
		return clock.At(at), err == nil
	}
	return clock.Time{}, false
}
