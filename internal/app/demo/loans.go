package demo

import (
	"context"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/library"
)

// copiesOfABook is how many of each a campus has.
const copiesOfABook = 3

// addLoans gives the first two campuses copies of the books on paper, and lends
// some of those of Paris: a few are late, most came back before.
func addLoans(ctx context.Context, tx *db.Tx, w *world) error {
	d := w.dice("loans")
	var copies []library.NewCopy
	for _, place := range w.campuses[:min(2, len(w.campuses))] {
		for _, b := range w.handedOut() {
			for range copiesOfABook {
				copies = append(copies, library.NewCopy{ID: d.id(lastYear), BookID: b.ID, CampusID: place.ID, State: library.There, At: lastYear})
			}
		}
	}
	if len(copies) == 0 {
		return nil
	}
	copies[1].State = library.Withdrawn
	if err := library.AddCopies(ctx, tx, copies); err != nil {
		return err
	}
	readers, err := db.All(ctx, tx, db.ScanString, `SELECT person_id FROM membership_role WHERE campus_id = ? AND role = 'student' ORDER BY sort_name, person_id`+db.Limit(40), w.campuses[0].ID)
	if err != nil || len(readers) == 0 {
		return err
	}
	return library.AddLoans(ctx, tx, lent(d, copies, readers, w.accountAt(0, access.Librarian), w.accountAt(0, access.Student)))
}

// lent makes loans up: each copy was out once, and every third one is out now, the
// first of them to who has an account.
func lent(d dice, copies []library.NewCopy, readers []string, librarian, student string) (all []library.NewLoan) {
	for i, c := range copies {
		if c.CampusID != copies[0].CampusID || c.State != library.There {
			continue
		}
		add := func(days, since int, back bool, who string) {
			at := thisMorning().Add(-time.Duration(since)*24*time.Hour + 10*time.Hour)
			l := library.NewLoan{ID: d.id(at), CopyID: c.ID, CampusID: c.CampusID, PersonID: who, By: librarian, LentAt: at, DueDay: clock.DateOf(at, time.UTC).AddDays(days)}
			if back {
				l.BackAt = at.Add(time.Duration(d.between(5, days)) * 24 * time.Hour)
			}
			all = append(all, l)
		}
		add(21, d.between(90, 200), true, readers[i%len(readers)])
		if i%3 == 0 {
			who := readers[(i*7+3)%len(readers)]
			if i == 0 {
				who = student
			}
			add(21, []int{6, 15, 28, 3}[i/3%4], false, who)
		}
	}
	return all
}
