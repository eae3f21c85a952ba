package sheet

import (
	"fmt"
	"strings"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/money"
)

// What a cell may hold beside texts, numbers, truth values, days and instants.
type (
	// Money is an amount in the smallest unit of its currency.
	Money struct {
		Units    int64
		Currency string
	}
	// Country is the code of a country: people read its name.
	Country string
	// Language is the tag of a language: people read its name.
	Language string
)

// decimal is the amount with a point.
func (m Money) decimal() string { return money.Decimal(m.Units, m.Currency) }

// said is a cell as a text, in the words of the reader.
func (t Table) said(cell any) string {
	switch c := cell.(type) {
	case string:
		return c
	case bool:
		if c {
			return t.Texts.T("ui.yes", nil)
		}
		return t.Texts.T("ui.no", nil)
	case clock.Time:
		if c.IsZero() {
			return ""
		}
		return c.In(clock.Zone(t.Zone)).Format("2006-01-02 15:04")
	case Money:
		return strings.Replace(c.decimal(), ".", t.point(), 1)
	case Country:
		return t.Texts.Country(string(c))
	case Language:
		return t.Texts.Language(string(c))
	}
	return fmt.Sprint(cell)
}

// point is what stands before the decimals where the reader lives, separator
// what his spreadsheet takes for the end of a cell: it is not the same sign.
func (t Table) point() string {
	if t.Texts.Lang() == "en" {
		return "."
	}
	return ","
}

func (t Table) separator() rune {
	if t.Texts.Lang() == "en" {
		return ','
	}
	return ';'
}

// firstSerial is the first day that every spreadsheet counts alike: before it,
// some have a 29 February 1900.
var firstSerial = clock.Date{Year: 1900, Month: time.March, Day: 1}

// serial is an instant as spreadsheets keep it: in days.
func serial(at time.Time) float64 {
	origin := time.Date(1899, time.December, 30, 0, 0, 0, 0, time.UTC)
	return at.Sub(origin).Hours() / 24
}

// wall is what clock and calendar show at an instant in a zone, as if it were
// UTC: a spreadsheet knows no zones.
func wall(at clock.Time, zone *time.Location) time.Time {
	t := at.In(zone)
	return time.Date(t.Year(), t.Month(), t.Day(), t.Hour(), t.Minute(), 0, 0, time.UTC)
}

// YesOrNothing is a cell that is empty where the caller may not know.
func YesOrNothing(is *bool) any {
	if is == nil {
		return ""
	}
	return *is
}
