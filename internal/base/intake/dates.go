package intake

import (
	"regexp"
	"strconv"
	"strings"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/text"
)

// DateReader reads the days of one column.
type DateReader struct {
	monthFirst bool // 12/31/2001, where a day could be read either way
	epoch1904  bool
	months     map[string]int // by name and by beginning, in the five languages
	latest     int            // the last year that two digits may mean
}

var (
	threeNumbers = regexp.MustCompile(`^(\d{1,4})[\s./-]+(\d{1,2})[\s./-]+(\d{1,4})$`)
	withMonth    = regexp.MustCompile(`^(\d{1,2})(?:er|º|°|\.)?[\s./-]+(?:de\s+|d')?(\pL+)\.?,?[\s./-]+(?:de\s+)?(\d{2,4})$`)
	monthAtFront = regexp.MustCompile(`^(\pL+)\.?[\s./-]+(\d{1,2}),?[\s./-]+(\d{4})$`)
	serialDays   = regexp.MustCompile(`^\d{5}(?:\.\d+)?$`)
	compactDay   = regexp.MustCompile(`^(\d{4})(\d{2})(\d{2})$`)
	hourAfter    = regexp.MustCompile(`[T\s]+\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?\s*(Z|[AaPp][Mm])?$`)
)

// NewDateReader looks at all days of a column: if one can be read in one order
// only, the others are in that order too.
func NewDateReader(c *text.Catalogue, values []string, monthFirst, epoch1904 bool) DateReader {
	d := DateReader{monthFirst: monthFirst, epoch1904: epoch1904, months: monthNames(c), latest: clock.Now().Year()}
	for _, value := range values {
		m := threeNumbers.FindStringSubmatch(withoutTime(value))
		if m == nil || len(m[1]) == 4 {
			continue
		}
		first, second := wholeNumber(m[1]), wholeNumber(m[2])
		if first > 12 && second <= 12 {
			d.monthFirst = false
			break
		}
		if second > 12 && first <= 12 {
			d.monthFirst = true
			break
		}
	}
	return d
}

// monthNames are the months by their names in the five languages, and by the
// beginnings of them that mean only one.
func monthNames(c *text.Catalogue) map[string]int {
	all := map[string]int{}
	for _, lang := range text.Languages {
		for i, name := range c.For(lang).List("mail.calendar.months", nil) {
			name = db.Fold(name)
			for end := 3; end <= len(name); end++ {
				if known, taken := all[name[:end]]; taken && known != i+1 {
					all[name[:end]] = 0 // "jui" is June and July
				} else {
					all[name[:end]] = i + 1
				}
			}
		}
	}
	return all
}

func withoutTime(value string) string {
	return strings.TrimSpace(hourAfter.ReplaceAllString(strings.TrimSpace(value), ""))
}

func wholeNumber(s string) int { n, _ := strconv.Atoi(s); return n }

// Read returns the day that a text means.
func (d DateReader) Read(value string) (clock.Date, bool) {
	value = withoutTime(value)
	if serialDays.MatchString(value) {
		return d.serial(value)
	}
	if m := compactDay.FindStringSubmatch(value); m != nil {
		return day(wholeNumber(m[1]), wholeNumber(m[2]), wholeNumber(m[3]))
	}
	if m := threeNumbers.FindStringSubmatch(value); m != nil {
		return d.ordered(m[1], m[2], m[3])
	}
	folded := db.Fold(value)
	if m := withMonth.FindStringSubmatch(folded); m != nil {
		return day(d.fullYear(m[3]), d.months[m[2]], wholeNumber(m[1]))
	}
	if m := monthAtFront.FindStringSubmatch(folded); m != nil {
		return day(d.fullYear(m[3]), d.months[m[1]], wholeNumber(m[2]))
	}
	return clock.Date{}, false
}

// ordered reads three numbers: a year of four digits tells where it is.
func (d DateReader) ordered(a, b, c string) (clock.Date, bool) {
	if len(a) == 4 {
		return day(wholeNumber(a), wholeNumber(b), wholeNumber(c))
	}
	if len(a) > 2 || len(c) == 3 || len(c) == 1 {
		return clock.Date{}, false
	}
	if d.monthFirst {
		a, b = b, a
	}
	return day(d.fullYear(c), wholeNumber(b), wholeNumber(a))
}

// serial reads the days that a spreadsheet counts.
func (d DateReader) serial(value string) (clock.Date, bool) {
	whole, _, _ := strings.Cut(value, ".")
	epoch := clock.Date{Year: 1899, Month: time.December, Day: 30}
	if d.epoch1904 {
		epoch = clock.Date{Year: 1904, Month: time.January, Day: 1}
	}
	return epoch.AddDays(wholeNumber(whole)), true
}

// UpTo reads years of two digits as ones until that year, where now would be
// too early: nobody is born later, but much is paid later.
func (d DateReader) UpTo(year int) DateReader {
	d.latest = year
	return d
}

// fullYear takes 85 for 1985 and 04 for 2004.
func (d DateReader) fullYear(s string) int {
	year := wholeNumber(s)
	if len(s) > 2 {
		return year
	}
	if year+2000 <= d.latest {
		return year + 2000
	}
	return year + 1900
}

func day(year, month, dayOfMonth int) (clock.Date, bool) {
	t := time.Date(year, time.Month(month), dayOfMonth, 0, 0, 0, 0, time.UTC)
	d := clock.Date{Year: year, Month: time.Month(month), Day: dayOfMonth}
	return d, t.Year() == year && t.Month() == d.Month && t.Day() == dayOfMonth && year >= 1000
}
