// Package clock holds the two kinds of time the program knows, instants and
// days, in a form that both databases and JSON keep without loss.
package clock

import (
	"database/sql/driver"
	"errors"
	"fmt"
	"time"
)

// Time is an instant in UTC, to the microsecond: what both databases can hold.
// A time.Time must never be bound to SQL directly: SQLite would store Go's own
// text form, in which the same instant in two zones is two values.
type Time struct{ time.Time }

const stored = "2006-01-02T15:04:05.000000Z"

// Now returns the current instant. It is the only clock of the program.
func Now() Time { return At(time.Now()) } //nolint:forbidigo // the one place that asks the system

// At turns a time.Time into an instant.
func At(t time.Time) Time { return Time{t.UTC().Truncate(time.Microsecond)} }

// Add returns the instant d later.
func (t Time) Add(d time.Duration) Time { return At(t.Time.Add(d)) }

// After reports whether t is later than u.
func (t Time) After(u Time) bool { return t.Time.After(u.Time) }

// Before reports whether t is earlier than u.
func (t Time) Before(u Time) bool { return t.Time.Before(u.Time) }

// Sub returns the time from u to t.
func (t Time) Sub(u Time) time.Duration { return t.Time.Sub(u.Time) }

// Value binds the instant as fixed-width text, so that text order is time order.
func (t Time) Value() (driver.Value, error) {
	if t.IsZero() {
		return nil, nil
	}
	return string(t.appendStored(make([]byte, 0, len(stored)))), nil
}

// appendStored writes the stored form: for each row that is kept, so that Go's own
// writer of any form would be felt.
func (t Time) appendStored(b []byte) []byte {
	u := t.UTC()
	year, month, day := u.Date()
	if year < firstYear || year > lastYear {
		return u.AppendFormat(b, stored)
	}
	hour, minute, second := u.Clock()
	b = append(Date{year, month, day}.appendTo(b), 'T')
	b = append(appendDigits(b, hour, 2), ':')
	b = append(appendDigits(b, minute, 2), ':')
	b = append(appendDigits(b, second, 2), '.')
	return append(appendDigits(b, u.Nanosecond()/1000, 6), 'Z')
}

// appendDigits writes a number with as many digits.
func appendDigits(b []byte, n, digits int) []byte {
	for range digits {
		b = append(b, '0')
	}
	for i := len(b) - 1; n > 0 && digits > 0; i, n, digits = i-1, n/10, digits-1 {
		b[i] += byte(n % 10)
	}
	return b
}

// Scan reads what either database returns; NULL is the zero Time.
func (t *Time) Scan(v any) error {
	switch v := v.(type) {
	case nil:
		*t = Time{}
		return nil
	case time.Time:
		*t = At(v)
		return nil
	case string:
		return t.parse(v)
	case []byte:
		return t.parse(string(v))
	}
	return fmt.Errorf("clock: cannot read a time from %T", v)
}

func (t *Time) parse(s string) error {
	u, err := time.Parse(time.RFC3339Nano, s)
	if year := u.UTC().Year(); err == nil && (year < firstYear || year > lastYear) {
		err = errors.New("its year cannot be kept")
	}
	if err != nil {
		return fmt.Errorf("clock: %w", err)
	}
	*t = At(u)
	return nil
}

// MarshalText writes RFC 3339; the zero Time is empty.
func (t Time) MarshalText() ([]byte, error) {
	if t.IsZero() {
		return nil, nil
	}
	return []byte(t.UTC().Format(time.RFC3339Nano)), nil
}

// UnmarshalText reads RFC 3339, or nothing as the zero Time.
func (t *Time) UnmarshalText(b []byte) error {
	if len(b) == 0 {
		*t = Time{}
		return nil
	}
	return t.parse(string(b))
}

// MarshalJSON writes the text form; the zero Time is null.
func (t Time) MarshalJSON() ([]byte, error) {
	if t.IsZero() {
		return []byte("null"), nil
	}
	b := append(make([]byte, 0, len(time.RFC3339Nano)+2), '"')
	return append(t.UTC().AppendFormat(b, time.RFC3339Nano), '"'), nil
}

// UnmarshalJSON reads the text form or null.
func (t *Time) UnmarshalJSON(b []byte) error {
	if string(b) == "null" {
		*t = Time{}
		return nil
	}
	if len(b) < 2 || b[0] != '"' {
		return fmt.Errorf("clock: %s is not a time", b)
	}
	return t.UnmarshalText(b[1 : len(b)-1])
}
