package instructors

import (
	"iter"
	"slices"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
)

// Repeat says how an availability comes back: the part of iCalendar's rules
// that people use. As there, a month without the day is left out, weeks begin
// on Monday, and the times that are excepted count.
type Repeat struct {
	Every    string     `json:"every" enum:",week,month,year" doc:"Empty for once."`
	Interval int        `json:"interval" minimum:"1" maximum:"99" doc:"2 for every second week, month or year."`
	Weekdays []int      `json:"weekdays" maxItems:"7" doc:"Of a week, 0 being Sunday; none for that of the first day."`
	By       string     `json:"by" enum:",day,weekday,last" doc:"Of a month: the same day (15th), the same weekday (second Saturday), the last one (last Saturday)."`
	Until    clock.Date `json:"until" pattern:"^(\\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|[12]\\d)))?$" doc:"The last day on which one may begin; empty for without end."`
	Count    int        `json:"count" minimum:"0" maximum:"500" doc:"How often, 0 for without end."`
}

// horizon is the day beyond which nothing is expanded.
var horizon = clock.Date{Year: 2199, Month: time.December, Day: 31}

func (r Repeat) clean() Repeat {
	if r.Every == "" {
		return Repeat{Interval: 1, Weekdays: []int{}}
	}
	if r.Interval == 0 {
		r.Interval = 1
	}
	r.Weekdays = slices.Clone(r.Weekdays)
	if r.Every != "week" {
		r.Weekdays = nil
	}
	slices.Sort(r.Weekdays)
	r.Weekdays = slices.Compact(r.Weekdays)
	if r.Weekdays == nil {
		r.Weekdays = []int{}
	}
	if r.Every != "month" {
		r.By = ""
	} else if r.By == "" {
		r.By = "day"
	}
	return r
}

func (r Repeat) check(first clock.Date) (wrong fault.List) {
	if r.Every == "" {
		return nil
	}
	odd := slices.ContainsFunc(r.Weekdays, func(day int) bool { return day < 0 || day > 6 })
	wrong.Add(odd, "repeat.weekdays", "field.not_a_choice", nil)
	wrong.Add(!odd && len(r.Weekdays) > 0 && !slices.Contains(r.Weekdays, int(weekday(first))), "repeat.weekdays", "availability.first_weekday", nil)
	wrong.Add(r.By == "last" && !isLast(first), "repeat.by", "availability.not_last", nil)
	wrong.Add(!r.Until.IsZero() && r.Count > 0, "repeat.count", "availability.one_end", nil)
	wrong.Add(!r.Until.IsZero() && number(r.Until) < number(first), "repeat.until", "availability.ends_before", nil)
	clock.SchoolDays.Check(&wrong, "repeat.until", r.Until)
	return wrong
}

// begins returns the days on which an availability begins, in order: those
// whose time is not over before from, up to to.
func (f AvailabilityFields) begins(from, to clock.Date) iter.Seq[clock.Date] {
	r, span := f.Repeat, f.span()
	last := min(number(to), number(horizon))
	if !r.Until.IsZero() {
		last = min(last, number(r.Until))
	}
	return func(yield func(clock.Date) bool) {
		period, seen := 0, 0
		if r.Count == 0 { // nothing has to be counted: begin near the window
			period = r.periodsBefore(f.FirstDay, from.AddDays(-span))
		}
		for ; number(r.start(f.FirstDay, period)) <= last; period++ {
			for _, day := range r.days(f.FirstDay, period) {
				if seen++; number(day) > last || r.Count > 0 && seen > r.Count {
					return
				}
				if number(day)+span >= number(from) && !slices.Contains(f.Except, day) && !yield(day) {
					return
				}
			}
			if r.Every == "" {
				return
			}
		}
	}
}

// left is how many times there are from a day on, where they are counted.
func (f AvailabilityFields) left(day clock.Date) int {
	if f.Repeat.Count == 0 {
		return 0
	}
	n := f.Repeat.Count
	f.Except = nil // those count, too
	for range f.begins(f.FirstDay, day.AddDays(-1)) {
		n--
	}
	return n
}

// endsOn is the last day of the last time, or no day where there is none.
func (f AvailabilityFields) endsOn() (last clock.Date) {
	if f.Repeat.Every != "" && f.Repeat.Until.IsZero() && f.Repeat.Count == 0 {
		return clock.Date{}
	}
	last = f.FirstDay // all of them may be excepted
	for day := range f.begins(f.FirstDay, horizon) {
		last = day
	}
	return last.AddDays(f.span())
}

// start is the first day of the n-th week, month or year of a rule.
func (r Repeat) start(first clock.Date, n int) clock.Date {
	switch n *= r.Interval; r.Every {
	case "week":
		return first.AddDays(7*n - int(weekday(first)+6)%7)
	case "month":
		return clock.Date{Year: first.Year, Month: first.Month, Day: 1}.AddMonths(n)
	case "year":
		return clock.Date{Year: first.Year + n, Month: time.January, Day: 1}
	}
	return first
}

// periodsBefore is how many weeks, months or years of a rule end before a day.
func (r Repeat) periodsBefore(first, day clock.Date) (n int) {
	switch start := r.start(first, 0); r.Every {
	case "week":
		n = (number(day) - number(start)) / 7
	case "month":
		n = 12*(day.Year-start.Year) + int(day.Month) - int(start.Month)
	case "year":
		n = day.Year - start.Year
	}
	return max(0, n/max(1, r.Interval))
}

// days are the days of the n-th week, month or year that follow the rule.
func (r Repeat) days(first clock.Date, n int) []clock.Date {
	start := r.start(first, n)
	switch r.Every {
	case "week":
		return r.daysOfWeek(first, start)
	case "month":
		return r.dayOfMonth(first, start)
	case "year":
		return onlyReal(clock.Date{Year: start.Year, Month: first.Month, Day: first.Day})
	}
	return []clock.Date{first}
}

func (r Repeat) daysOfWeek(first, monday clock.Date) (all []clock.Date) {
	wanted := r.Weekdays
	if len(wanted) == 0 {
		wanted = []int{int(weekday(first))}
	}
	for i := range 7 {
		if day := monday.AddDays(i); slices.Contains(wanted, int(weekday(day))) && number(day) >= number(first) {
			all = append(all, day)
		}
	}
	return all
}

func (r Repeat) dayOfMonth(first, start clock.Date) []clock.Date {
	if r.By == "day" {
		return onlyReal(clock.Date{Year: start.Year, Month: start.Month, Day: first.Day})
	}
	week := (first.Day - 1) / 7
	same := start.AddDays((int(weekday(first))-int(weekday(start))+7)%7 + 7*week)
	if r.By == "last" {
		end := start.AddMonths(1).AddDays(-1)
		same = end.AddDays(-((int(weekday(end)) - int(weekday(first)) + 7) % 7))
	}
	if same.Month != start.Month {
		return nil
	}
	return []clock.Date{same}
}

// onlyReal leaves out a day that the calendar does not have: 30 February.
func onlyReal(d clock.Date) []clock.Date {
	if d.AddDays(0) != d {
		return nil
	}
	return []clock.Date{d}
}

// isLast reports whether a day is the last of its weekday in its month.
func isLast(d clock.Date) bool { return d.AddDays(7).Month != d.Month }

func weekday(d clock.Date) time.Weekday {
	return time.Date(d.Year, d.Month, d.Day, 0, 0, 0, 0, time.UTC).Weekday()
}
