package instructors

import (
	"regexp"
	"slices"
	"time"

	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
	"myspace/internal/base/text"
	"myspace/internal/school/part"
)

// Availability is what a teacher, or somebody for him, says of his time: that
// he is available, perhaps available or unavailable on some days, or at times
// on them, once or again and again.
type Availability struct {
	ID      string `json:"id"`
	Version int64  `json:"version"`
	AvailabilityFields
	Origin    string     `json:"origin" enum:"self,staff,answer" doc:"Who said it: the teacher, the staff, or his answer to a mailed question."`
	RequestID string     `json:"request_id" doc:"The question that it answers; empty for none."`
	UpdatedAt clock.Time `json:"updated_at" format:"date-time"`
	// Touches is filled in where it was just entered.
	Touches  []part.Commitment `json:"touches,omitempty" doc:"What he had accepted and this absence touches, where it was just entered: he is asked whether he withdraws."`
	personID string
}

// AvailabilityFields is the part of an availability that people fill in and
// may change.
type AvailabilityFields struct {
	Kind     string       `json:"kind" enum:"available,maybe,unavailable"`
	Reason   string       `json:"reason" maxLength:"200"`
	AllDay   bool         `json:"all_day"`
	FirstDay clock.Date   `json:"first_day" format:"date"`
	LastDay  clock.Date   `json:"last_day" format:"date" doc:"Included."`
	StartsAt string       `json:"starts_at" maxLength:"5" doc:"On the first day, such as 09:00; empty for whole days."`
	EndsAt   string       `json:"ends_at" maxLength:"5" doc:"On the last day, such as 17:30; empty for whole days."`
	TimeZone string       `json:"time_zone" maxLength:"60" doc:"Of the times, such as Europe/Paris."`
	Repeat   Repeat       `json:"repeat"`
	Except   []clock.Date `json:"except" maxItems:"400" doc:"The first days of the times that are left out."`
}

// The kinds of availability. Where several speak of the same time, the worst
// counts; see Calendar.
const (
	Available   = "available"
	Maybe       = "maybe"
	Unavailable = "unavailable"
)

// Who said it.
const (
	originSelf   = "self"
	originStaff  = "staff"
	originAnswer = "answer"
)

// The limits that keep a calendar readable, and its expansion short.
const (
	maxSpan         = 1100 // days of one that does not repeat
	maxRepeatedSpan = 62
	maxEntries      = 500 // of one person
)

var timeOfDay = regexp.MustCompile(`^([01]\d|2[0-3]):[0-5]\d$`)

// clean takes off what was typed by accident and what means nothing here, so
// that the same availability is always kept in the same form.
func (f AvailabilityFields) clean() AvailabilityFields {
	f.Reason = text.Visible(f.Reason)
	if f.AllDay {
		f.StartsAt, f.EndsAt, f.TimeZone = "", "", ""
	}
	f.Repeat = f.Repeat.clean()
	if f.Repeat.Every == "" {
		f.Except = nil
	}
	f.Except = slices.Clone(f.Except)
	slices.SortFunc(f.Except, func(a, b clock.Date) int { return number(a) - number(b) })
	f.Except = slices.Compact(f.Except)
	if f.Except == nil {
		f.Except = []clock.Date{}
	}
	return f
}

// Check returns what is wrong beyond what the tags tell.
func (f AvailabilityFields) Check() error {
	f = f.clean()
	var wrong fault.List
	wrong.Add(f.FirstDay.IsZero(), "first_day", "field.date", nil)
	wrong.Add(f.LastDay.IsZero(), "last_day", "field.date", nil)
	clock.SchoolDays.Check(&wrong, "first_day", f.FirstDay)
	clock.SchoolDays.Check(&wrong, "last_day", f.LastDay)
	for _, day := range f.Except {
		clock.SchoolDays.Check(&wrong, "except", day)
	}
	if len(wrong) > 0 {
		return wrong.Err()
	}
	wrong.Add(f.span() < 0, "last_day", "availability.ends_before", nil)
	longest := maxSpan
	if f.Repeat.Every != "" {
		longest = maxRepeatedSpan
	}
	wrong.Add(f.span() >= longest, "last_day", "availability.too_long", fault.Params{"limit": longest})
	if !f.AllDay {
		wrong = append(wrong, f.checkTimes()...)
	}
	wrong = append(wrong, f.Repeat.check(f.FirstDay)...)
	return wrong.Err()
}

func (f AvailabilityFields) checkTimes() (wrong fault.List) {
	for field, at := range map[string]string{"starts_at": f.StartsAt, "ends_at": f.EndsAt} {
		wrong.Add(at == "", field, "field.required", nil)
		wrong.Add(at != "" && !timeOfDay.MatchString(at), field, "availability.time", nil)
	}
	wrong.Add(len(wrong) == 0 && f.span() == 0 && f.EndsAt <= f.StartsAt, "ends_at", "availability.ends_before", nil)
	wrong.Add(!isTimeZone(f.TimeZone), "time_zone", "field.not_a_choice", nil)
	return wrong
}

// Resolve has the router check the fields with everything else.
func (f *AvailabilityFields) Resolve(api.Context) []error { return api.Found(f.Check()) }

// span is how many days after the first one the last one is.
func (f AvailabilityFields) span() int { return number(f.LastDay) - number(f.FirstDay) }

func isTimeZone(s string) bool {
	_, err := time.LoadLocation(s)
	return err == nil && s != "" && s != "Local"
}

// number counts days, so that they can be compared and subtracted.
func number(d clock.Date) int {
	const day = 24 * 60 * 60
	return int(time.Date(d.Year, d.Month, d.Day, 0, 0, 0, 0, time.UTC).Unix() / day)
}
