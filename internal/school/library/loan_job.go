package library

import (
	"context"
	"fmt"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/jobs"
	"myspace/internal/base/mail"
	"myspace/internal/base/notice"
)

const (
	// toldDue is the event that a book is to be brought back soon, toldLate that it
	// should be back.
	toldDue  = "loan_due"
	toldLate = "loan_late"
	// loansPage is where somebody sees what he has borrowed, keptPage what is kept for
	// him.
	loansPage = "/apps/student/library"
	keptPage  = "/apps/student/dashboard"

	// A borrower is told two days before, on the day after, and every week.
	daysBefore    = 2
	daysToNext    = 7
	mostReminders = 10
)

// Jobs registers what runs again and again.
func (a *Area) Jobs(r *jobs.Runner) {
	jobs.Every(r, "library.reminders", time.Hour, func(ctx context.Context) error { return a.RemindAt(ctx, clock.Now()) }, jobs.Policy{})
	jobs.Every(r, "library.reservations", time.Hour, func(ctx context.Context) error { return a.ExpireAt(ctx, clock.Now()) }, jobs.Policy{})
}

// borrowers are who may read of loans of his own.
const borrowers = access.Everyone &^ access.User

func (a *Area) kinds() []notice.Kind {
	return []notice.Kind{
		{Name: toldDue, Readers: borrowers, Letter: a.loanLetter},
		{Name: toldLate, Readers: borrowers, Letter: a.loanLetter},
		{Name: toldKept, Readers: borrowers, Letter: a.keptLetter},
	}
}

// The hours of a campus at which reminders go out: nobody wants one at night.
const firstHour, lastHour = 8, 19

// RemindAt reminds those whose books are due at a time. What was told once is not
// told again, so that it may run as often as it likes.
func (a *Area) RemindAt(ctx context.Context, now clock.Time) error {
	all, err := findToRemind(ctx, a.db, now)
	if err != nil || len(all) == 0 {
		return err
	}
	return a.db.Tx(ctx, func(tx *db.Tx) error { return notice.Tell(ctx, tx, all) })
}

// findToRemind returns what borrowers are to be told at a time.
func findToRemind(ctx context.Context, q db.Querier, now clock.Time) (all []notice.Told, err error) {
	latest := clock.DateOf(now, time.UTC).AddDays(daysBefore + 1)
	return all, db.Each(ctx, q, func(r db.Row) error {
		var id, person, title, zone string
		var due clock.Date
		if err := r.Scan(&id, &person, &title, &due, &zone); err != nil {
			return err
		}
		place := clock.Zone(zone)
		if hour := now.In(place).Hour(); hour < firstHour || hour > lastHour {
			return nil
		}
		kind, step := reminderOf(due, clock.DateOf(now, place))
		if kind == "" {
			return nil
		}
		all = append(all, notice.Told{
			PersonID: person, Event: fmt.Sprintf("loan:%s:%s:%d", id, due, step), Kind: kind, Link: loansPage,
			Params: fault.Params{"title": title, "day": due.String(), "loan_id": id},
		})
		return nil
	}, `SELECT l.id, l.person_id, b.title, l.due_day, h.time_zone FROM book_loan l JOIN book_copy c ON c.id = l.copy_id JOIN book b ON b.id = c.book_id JOIN campus h ON h.id = l.campus_id
		WHERE l.back_at IS NULL AND l.due_day <= ? ORDER BY l.due_day, l.id`, latest)
}

// reminderOf says what is told of a loan on a day, and the how manieth time; ""
// for nothing.
func reminderOf(due, today clock.Date) (kind string, step int) {
	late := today.DaysSince(due)
	switch {
	case late > 0:
		step = (late - 1) / daysToNext
		if step >= mostReminders {
			return "", 0
		}
		return toldLate, step + 1
	case late >= -daysBefore:
		return toldDue, 0
	default:
		return "", 0
	}
}

// loanLetter writes of a book that somebody still has.
func (a *Area) loanLetter(ctx context.Context, q db.Querier, to notice.Reader) (m mail.Message, err error) {
	id, _ := to.Notice.Params["loan_id"].(string)
	l, err := findLoan(ctx, q, access.System(), id)
	if isNotFound(err) || err == nil && l.Outcome != "" {
		return m, nil
	}
	return mail.Message{Template: to.Notice.Kind, Path: loansPage, Params: fault.Params{"title": l.Title, "campus": l.CampusName, "day": l.DueDay}}, err
}
