package clock

import (
	"time"

	"myspace/internal/base/fault"
)

// Range is the days that make sense for something, the first and the last
// included. Every day that comes from outside is held against one: both
// databases can keep it then, and so can what is reckoned from it.
type Range struct{ First, Last Date }

// The ranges.
var (
	// SchoolDays are those on which something is taught or planned.
	SchoolDays = Range{Date{2000, time.January, 1}, Date{2100, time.December, 31}}
	// Payments are those on which something is due: the last of them, too.
	Payments = SchoolDays
)

// oldest is how many years ago somebody can have been born, furthest how many
// years ahead something may be open.
const oldest, furthest = 120, 10

// BirthDates are the days on which somebody alive can have been born. Where it is
// day already, it is tomorrow here.
func BirthDates() Range {
	today := DateOf(Now(), time.UTC)
	return Range{Date{today.Year - oldest, time.January, 1}, today.AddDays(1)}
}

// AccessEnds are the days on which something that is opened today may end.
func AccessEnds(today Date) Range { return Range{today.AddDays(-1), today.AddMonths(12 * furthest)} }

// Has reports whether a day is in the range.
func (r Range) Has(d Date) bool { return !d.Before(r.First) && !r.Last.Before(d) }

// Check adds to what is wrong with some fields where a day is not in the range.
// Whether there must be one is for others to say.
func (r Range) Check(wrong *fault.List, field string, d Date) {
	wrong.Add(!d.IsZero() && !r.Has(d), field, "field.year", fault.Params{"first": r.First.Year, "last": r.Last.Year})
}

// On is Check for a single day.
func (r Range) On(field string, d Date) error {
	var wrong fault.List
	r.Check(&wrong, field, d)
	return wrong.Err()
}
