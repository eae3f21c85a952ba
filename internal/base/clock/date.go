package clock

import (
	"database/sql/driver"
	"errors"
	"fmt"
	"time"
)

// Date is a day, without a time or a zone.
type Date struct {
	Year  int
	Month time.Month
	Day   int
}

// DateOf returns the day on which t falls in the given zone.
func DateOf(t Time, zone *time.Location) Date {
	y, m, d := t.In(zone).Date()
	return Date{y, m, d}
}

// The years that both databases keep in the form we write. What is reckoned
// from a day stays within them.
const (
	firstYear = 1
	lastYear  = 9999
)

// ParseDate reads a day such as 2026-11-15.
func ParseDate(s string) (Date, error) {
	t, err := time.Parse(time.DateOnly, s)
	if err == nil && t.Year() < firstYear {
		err = errors.New("there was no year 0")
	}
	if err != nil {
		return Date{}, fmt.Errorf("clock: %w", err)
	}
	return Date{t.Year(), t.Month(), t.Day()}, nil
}

// IsZero reports whether there is no day.
func (d Date) IsZero() bool { return d == Date{} }

func (d Date) String() string {
	if d.IsZero() {
		return ""
	}
	if d != d.inCalendar() {
		return fmt.Sprintf("%04d-%02d-%02d", d.Year, d.Month, d.Day)
	}
	return string(d.appendTo(make([]byte, 0, len(time.DateOnly))))
}

// appendTo writes the ten characters of a day that can be kept. A list writes two
// of them for each row.
func (d Date) appendTo(b []byte) []byte {
	b = append(appendDigits(b, d.Year, 4), '-')
	b = append(appendDigits(b, int(d.Month), 2), '-')
	return appendDigits(b, d.Day, 2)
}

// AddDays returns the day n days later.
func (d Date) AddDays(n int) Date {
	t := time.Date(d.Year, d.Month, d.Day+n, 0, 0, 0, 0, time.UTC)
	return Date{t.Year(), t.Month(), t.Day()}.inCalendar()
}

// DaysSince returns how many days after another one a day is.
func (d Date) DaysSince(other Date) int {
	const day = 24 * 60 * 60
	return int(d.Midnight().Unix()/day - other.Midnight().Unix()/day)
}

// Midnight is where the day begins in UTC.
func (d Date) Midnight() time.Time { return time.Date(d.Year, d.Month, d.Day, 0, 0, 0, 0, time.UTC) }

// inCalendar is the day itself, or the nearest one that can be kept.
func (d Date) inCalendar() Date {
	switch {
	case d.Year < firstYear:
		return Date{firstYear, time.January, 1}
	case d.Year > lastYear:
		return Date{lastYear, time.December, 31}
	}
	return d
}

// AddMonths returns the same day n months later, or the last day of a month
// that is shorter: 31 January and one month is 28 or 29 February.
func (d Date) AddMonths(n int) Date {
	first := time.Date(d.Year, d.Month+time.Month(n), 1, 0, 0, 0, 0, time.UTC)
	last := time.Date(first.Year(), first.Month()+1, 0, 0, 0, 0, 0, time.UTC).Day()
	return Date{first.Year(), first.Month(), min(d.Day, last)}.inCalendar()
}

// Before reports whether d is earlier than other.
func (d Date) Before(other Date) bool {
	switch {
	case d.Year != other.Year:
		return d.Year < other.Year
	case d.Month != other.Month:
		return d.Month < other.Month
	}
	return d.Day < other.Day
}

// Value binds the day as ten characters; no day is NULL.
func (d Date) Value() (driver.Value, error) {
	if d.IsZero() {
		return nil, nil
	}
	return d.String(), nil
}

// Scan reads what either database returns; NULL is no day.
func (d *Date) Scan(v any) (err error) {
	switch v := v.(type) {
	case nil:
		*d = Date{}
	case time.Time:
		*d = Date{v.Year(), v.Month(), v.Day()}
	case string:
		*d, err = ParseDate(v[:min(len(v), len(time.DateOnly))])
	case []byte:
		return d.Scan(string(v))
	default:
		return fmt.Errorf("clock: cannot read a date from %T", v)
	}
	return err
}

// MarshalText writes ten characters, or nothing.
func (d Date) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalText reads ten characters, or nothing as no day.
func (d *Date) UnmarshalText(b []byte) (err error) {
	if len(b) == 0 {
		*d = Date{}
		return nil
	}
	*d, err = ParseDate(string(b))
	return err
}
