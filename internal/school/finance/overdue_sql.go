package finance

import (
	"cmp"
	"context"
	"slices"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// findOverdue returns what was overdue at a campus at the end of a day: what is so now,
// and where the day is over, as it was before all that was paid, credited, taken back
// or canceled since.
func findOverdue(ctx context.Context, q db.Querier, c campus, day clock.Date) ([]AgeFigures, error) {
	ages, err := findAges(ctx, q, c.id, day)
	if err != nil || !day.Before(c.today()) {
		return ages, err
	}
	since, err := findSince(ctx, q, c, day)
	if err != nil {
		return nil, err
	}
	at := map[string]int{}
	for i, a := range ages {
		at[a.Currency] = i
	}
	for _, s := range since {
		i, ok := at[s.currency]
		if !ok {
			i, ages = len(ages), append(ages, AgeFigures{Currency: s.currency})
			at[s.currency] = i
		}
		ages[i].add(day.DaysSince(s.deadline), s.then-s.now)
		ages[i].Count += isOpen(s.then) - isOpen(s.now)
	}
	return stillOverdue(ages), nil
}

func isOpen(amount int64) int {
	if amount > 0 {
		return 1
	}
	return 0
}

// add counts an amount that has been due for so many days.
func (f *AgeFigures) add(days int, amount int64) {
	switch {
	case days <= 30:
		f.Days30 += amount
	case days <= 60:
		f.Days60 += amount
	case days <= 90:
		f.Days90 += amount
	default:
		f.Older += amount
	}
}

// stillOverdue leaves out currencies of which nothing was, in the order of their names.
func stillOverdue(ages []AgeFigures) []AgeFigures {
	ages = slices.DeleteFunc(ages, func(a AgeFigures) bool { return a.Count == 0 })
	slices.SortFunc(ages, func(a, b AgeFigures) int { return cmp.Compare(a.Currency, b.Currency) })
	return ages
}

// changedPart is a part of which another sum was open at the end of a day than now.
type changedPart struct {
	currency  string
	deadline  clock.Date
	then, now int64
}

// findSince returns the parts due before a day that were paid, credited or canceled
// after it.
func findSince(ctx context.Context, q db.Querier, c campus, day clock.Date) ([]changedPart, error) {
	next := day.AddDays(1)
	end := clock.At(time.Date(next.Year, next.Month, next.Day, 0, 0, 0, 0, clock.Zone(c.zone)))
	return db.All(ctx, q, func(r db.Row) (p changedPart, err error) {
		return p, r.Scan(&p.currency, &p.deadline, &p.now, &p.then)
	}, `SELECT o.currency, o.deadline, o.open, CASE WHEN o.canceled_at < ? THEN 0 ELSE o.amount - COALESCE((SELECT SUM(b.amount) FROM money_allocation b WHERE b.part_id = o.id AND b.day <= ?), 0) END
		FROM owed_part o WHERE o.deadline < ? AND o.id IN (
			SELECT l.part_id FROM money_transaction t JOIN money_allocation l ON l.transaction_id = t.id WHERE t.campus_id = ? AND t.day > ?
			UNION ALL SELECT l.part_id FROM credit_note n JOIN money_allocation l ON l.credit_note_id = n.id WHERE n.campus_id = ? AND n.day > ?
			UNION ALL SELECT g.id FROM owed_part g WHERE g.campus_id = ? AND g.canceled_at >= ?)`,
		end, day, day, c.id, day, c.id, day, c.id, end)
}
