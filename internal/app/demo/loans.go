package demo

import (
	"context"
	"slices"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/library"
	"myspace/internal/school/people"
)

// copiesOfABook is how many of each a campus has.
const copiesOfABook = 3

// addLoans gives the first two campuses copies of the books on paper, and lends
// some of those of Paris: a few are late, most came back before. One is reserved,
// the shelf was counted, and readers have cards.
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
	librarian, student := w.accountAt(0, access.Librarian), w.accountAt(0, access.Student)
	loans := lent(d, copies, readers, librarian, student)
	if err := library.AddLoans(ctx, tx, loans); err != nil {
		return err
	}
	if err := library.AddReservations(ctx, tx, reserved(d, copies, loans, readers, librarian, student)); err != nil {
		return err
	}
	if err := library.AddStock(ctx, tx, counted(d, copies, librarian)); err != nil {
		return err
	}
	return people.AddCards(ctx, tx, withAccount(readers, student), "", librarian, lastYear)
}

// withAccount is readers with somebody who has an account.
func withAccount(readers []string, student string) []string {
	if slices.Contains(readers, student) {
		return readers
	}
	return append(slices.Clone(readers), student)
}

// reserved makes a reservation up: a copy that is on the shelf is kept for the first
// reader who does not have that book.
func reserved(d dice, copies []library.NewCopy, loans []library.NewLoan, readers []string, librarian, student string) (all []library.NewReservation) {
	has := map[string]string{} // who has a copy
	for _, l := range loans {
		if l.BackAt.IsZero() {
			has[l.CopyID] = l.PersonID
		}
	}
	hasBook := func(reader, bookID string) bool {
		return slices.ContainsFunc(copies, func(c library.NewCopy) bool { return c.BookID == bookID && has[c.ID] == reader })
	}
	at := thisMorning().Add(-26 * time.Hour)
	for _, c := range copies {
		if c.CampusID != copies[0].CampusID || c.State != library.There || has[c.ID] != "" {
			continue
		}
		for _, reader := range readers {
			if reader != student && !hasBook(reader, c.BookID) {
				return append(all, library.NewReservation{
					ID: d.id(at), BookID: c.BookID, CampusID: c.CampusID, PersonID: reader, CopyID: c.ID, By: librarian, KeptUntil: clock.DateOf(thisMorning(), time.UTC).AddDays(5), At: at,
				})
			}
		}
	}
	return all
}

// counted is a stock-taking of the first campus of some weeks ago, which missed one
// copy.
func counted(d dice, copies []library.NewCopy, librarian string) library.NewStock {
	at := thisMorning().Add(-40*24*time.Hour + 14*time.Hour)
	s := library.NewStock{ID: d.id(at), CampusID: copies[0].CampusID, By: librarian, BegunAt: at}
	for i, c := range copies {
		switch {
		case c.CampusID != s.CampusID || c.State != library.There:
		case i == 2:
			s.Missing = append(s.Missing, c.ID)
		default:
			s.Seen = append(s.Seen, c.ID)
		}
	}
	return s
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
