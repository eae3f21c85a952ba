package letters

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// SentLetter is a letter that was sent, with what became of it.
type SentLetter struct {
	NewLetter
	SentAt clock.Time
	To     []SentTo
}

// SentTo is somebody to whom a letter was sent; reached where no reason says why not.
type SentTo struct {
	ID, PersonID, Reason string
	Refused              bool
	OpenedAt             clock.Time
}

func (s SentTo) state() string {
	switch {
	case s.Refused:
		return refused
	case s.Reason != "":
		return leftOut
	}
	return reached
}

// AddSent adds letters that were sent.
func AddSent(ctx context.Context, tx *db.Tx, all []SentLetter) error {
	to := db.NewBulk(`letter_recipient (id, letter_id, person_id, state, reason, settled_at, opened_at)`)
	for _, l := range all {
		if err := AddLetter(ctx, tx, l.NewLetter, ""); err != nil {
			return err
		}
		if err := db.Exec(ctx, tx, `UPDATE letter SET state = ?, send_at = ?, finished_at = ?, sent_by = created_by WHERE id = ?`, Sent, l.SentAt, l.SentAt, l.ID); err != nil {
			return err
		}
		for _, one := range l.To {
			to.Add(one.ID, l.ID, one.PersonID, one.state(), one.Reason, l.SentAt, one.OpenedAt)
		}
	}
	return to.Insert(ctx, tx)
}
