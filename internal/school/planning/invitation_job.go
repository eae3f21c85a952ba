package planning

import (
	"context"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/jobs"
)

// Jobs registers what runs later.
func (a *Area) Jobs(r *jobs.Runner) {
	jobs.Handle(r, nextJob, a.fillVacancy, jobs.Policy{})
	jobs.Every(r, "planning.invitations", time.Hour, a.MindInvitations, jobs.Policy{})
	jobs.Every(r, "planning.links", 24*time.Hour, func(ctx context.Context) error { return sweepLinks(ctx, a.db, clock.Now()) }, jobs.Policy{})
}

// keepLinks is how long after its planning a link still says what became of what
// it was about.
const keepLinks = 90

// sweepLinks deletes links whose planning is long over: what they would say
// nobody wants to know any more.
func sweepLinks(ctx context.Context, q db.Querier, now clock.Time) error {
	before := clock.DateOf(now, time.UTC).AddDays(-keepLinks)
	for n := int64(1); n > 0; {
		var err error
		if n, err = db.Affected(ctx, q, `DELETE FROM teaching_link WHERE token_hash IN (SELECT l.token_hash FROM teaching_link l JOIN planning p ON p.id = l.planning_id
			WHERE p.last_day < ? LIMIT 1000)`, before); err != nil {
			return err
		}
	}
	return nil
}

// fillVacancy invites who is next in line for what somebody declined, if it is
// still so.
func (a *Area) fillVacancy(ctx context.Context, v vacancy) error {
	return a.db.Tx(ctx, func(tx *db.Tx) error {
		i, err := findInvitation(ctx, tx, access.System(), v.ID)
		if fault.KindOf(err) == fault.NotFound || err == nil && i.State != Declined {
			return nil // it was taken back, or is gone
		}
		if err != nil {
			return err
		}
		asked, err := somebodyAsked(ctx, tx, i)
		if err != nil || asked {
			return err
		}
		next, found, err := nextInLine(ctx, tx, i, itself("send"), nil)
		if err != nil || !found {
			return err
		}
		return a.settle(ctx, tx, next)
	})
}

// somebodyAsked reports whether somebody else is asked already, or has accepted:
// two are never asked one after the other for the same no.
func somebodyAsked(ctx context.Context, q db.Querier, i Invitation) (bool, error) {
	return db.Exists(ctx, q, `SELECT 1 FROM teaching_invitation o WHERE o.agenda_course_id = ? AND o.half = ? AND o.id <> ? AND o.state IN ('not_answered', 'answered') AND o.sent_at > ?`,
		i.AgendaCourseID, i.Half, i.ID, orNull(i.AnsweredAt))
}

// itself is a move that nobody makes.
func itself(move string) moving { return moving{move: move, via: viaItself, at: clock.Now()} }

// settle writes moves that went by themselves, and tells of them.
func (a *Area) settle(ctx context.Context, tx *db.Tx, all ...moved) error {
	if err := saveMoved(ctx, tx, "moveInvitations", all); err != nil {
		return err
	}
	return a.tellMoved(ctx, tx, all)
}

// MindInvitations looks after what waits for an answer: it reminds three days
// before the last day and on it, and asks the next in line once it has passed.
// Each invitation is looked at anew when its turn comes.
func (a *Area) MindInvitations(ctx context.Context) error {
	// Where it is day first, a day begins half a day earlier than here.
	until := clock.DateOf(clock.Now(), time.UTC).AddDays(remindDays + 1)
	ids, err := db.All(ctx, a.db, db.ScanString, `SELECT id FROM teaching_invitation WHERE state = 'not_answered' AND answer_by_day <= ? ORDER BY answer_by_day, id`, until)
	if err != nil {
		return err
	}
	for len(ids) > 0 {
		some := ids[:min(len(ids), maxInvitations)]
		ids = ids[len(some):]
		if err := a.db.Tx(ctx, func(tx *db.Tx) error { return a.mind(ctx, tx, some) }); err != nil {
			return err
		}
	}
	return nil
}

func (a *Area) mind(ctx context.Context, tx *db.Tx, ids []string) error {
	all, err := findInvitationsByID(ctx, tx, access.System(), ids)
	if err != nil {
		return err
	}
	made, now := []moved{}, clock.Now()
	for _, i := range all {
		if i.State != NotAnswered || i.over(now) {
			continue
		}
		if i.Overdue {
			gone, err := expire(ctx, tx, i, made)
			if err != nil {
				return err
			}
			made = append(made, gone...)
			continue
		}
		if i.reminderDue(now) {
			if one, err := i.remind(itself("remind")); err == nil {
				made = append(made, one)
			}
		}
	}
	return a.settle(ctx, tx, made...)
}

// expire gives what somebody has not answered in time to the next in line; where
// there is none, it goes on waiting for him. Who had accepted before is not
// passed over by himself: a supervisor decides.
func expire(ctx context.Context, tx *db.Tx, i Invitation, made []moved) ([]moved, error) {
	if i.Again {
		return nil, nil
	}
	next, found, err := nextInLine(ctx, tx, i, itself("send"), made)
	if err != nil || !found {
		return nil, err
	}
	gone, err := i.take(itself("expire"))
	gone.after.sequence++
	return []moved{gone, next}, err
}

// reminderDue reports whether somebody is to be reminded now: he was not yet
// since the day on which it became due, nor asked on it.
func (i Invitation) reminderDue(now clock.Time) bool {
	zone := clock.Zone(i.TimeZone)
	today := clock.DateOf(now, zone)
	due := clock.Date{}
	for _, day := range []clock.Date{i.AnswerBy.AddDays(-remindDays), i.AnswerBy} {
		if !today.Before(day) {
			due = day
		}
	}
	if due.IsZero() || i.SentAt == nil {
		return false
	}
	last := *i.SentAt
	if i.RemindedAt != nil {
		last = *i.RemindedAt
	}
	return clock.DateOf(last, zone).Before(due)
}
