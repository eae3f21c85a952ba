package studies

import (
	"context"
	"slices"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// CampusStudents is how many students a campus has had.
type CampusStudents struct {
	ID     string `json:"id"`
	Name   string `json:"name"`
	Color  string `json:"color"`
	Counts []int  `json:"counts" doc:"One for each school year, in their order."`
}

// CountStudents counts by campus who sat in a class in each school year from first
// to last: not who left it for elsewhere, and nobody twice.
func CountStudents(ctx context.Context, q db.Querier, in access.Scope, first, last int) ([]CampusStudents, error) {
	years := make([]any, 0, last-first+1)
	for year := first; year <= last; year++ {
		years = append(years, year)
	}
	var w db.Where
	w.Add(`k.start_year <= y.year AND (k.end_year > y.year OR k.end_year = k.start_year AND k.end_year = y.year)`)
	w.Add(stays + ` AND k.archived_at IS NULL`)
	w.And(in.Rows(`k.campus_id = ?`, ""))
	all := []CampusStudents{}
	return all, db.Each(ctx, q, func(r db.Row) error {
		var c CampusStudents
		var year, n int
		err := r.Scan(&c.ID, &c.Name, &c.Color, &year, &n)
		if len(all) == 0 || all[len(all)-1].ID != c.ID {
			c.Counts = make([]int, len(years))
			all = append(all, c)
		}
		all[len(all)-1].Counts[year-first] = n
		return err
	}, `SELECT h.id, h.name, h.color, y.year, COUNT(DISTINCT e.person_id)
		FROM (`+strings.Repeat(`SELECT CAST(? AS BIGINT) AS year UNION ALL `, len(years)-1)+`SELECT CAST(? AS BIGINT) AS year) y CROSS JOIN class k JOIN campus h ON h.id = k.campus_id JOIN enrollment e ON e.class_id = k.id`+w.String()+`
		GROUP BY h.id, h.name, h.color, h.sort_name, y.year ORDER BY h.sort_name, h.id`, append(years, w.Args...)...)
}

// MonthPresence is how many of those who should have been there were, in a month.
type MonthPresence struct {
	Month   string `json:"month" doc:"As 2026-11."`
	Present int    `json:"present" doc:"Sessions of students in which they were there."`
	Counted int    `json:"counted" doc:"Sessions of students that count."`
}

// CountPresence counts marks by month since a day, of the campuses whose marks the
// caller may know.
func CountPresence(ctx context.Context, q db.Querier, in access.Scope, since clock.Date) ([]MonthPresence, error) {
	var w db.Where
	w.Add(`s.starts_at >= ? AND NOT s.canceled AND k.archived_at IS NULL`, clock.Time{Time: since.Midnight()})
	w.Add(stays)
	w.And(in.Under(readClassReports).Rows(`k.campus_id = ?`, ""))
	all := []MonthPresence{}
	err := db.Each(ctx, q, func(r db.Row) error {
		var day clock.Date
		var one MonthPresence
		err := r.Scan(&day, &one.Present, &one.Counted)
		one.Month = day.String()[:len("2026-11")]
		if n := len(all); n > 0 && all[n-1].Month == one.Month {
			all[n-1].Present, all[n-1].Counted = all[n-1].Present+one.Present, all[n-1].Counted+one.Counted
			return err
		}
		all = append(all, one)
		return err
	}, `SELECT s.day, SUM(CASE WHEN `+wasThere+` THEN 1 ELSE 0 END), SUM(CASE WHEN `+counts+` THEN 1 ELSE 0 END)
		FROM published_agenda s JOIN attendance m ON m.agenda_id = s.id JOIN enrollment e ON e.id = m.enrollment_id JOIN class k ON k.id = e.class_id
		JOIN published_agenda_class x ON x.agenda_id = s.id AND x.class_id = k.id`+w.String()+` GROUP BY s.day ORDER BY s.day`, w.Args...)
	return slices.DeleteFunc(all, func(m MonthPresence) bool { return m.Counted == 0 }), err
}
