package planning

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// PastInvitation is what became of an invitation that stands on a board, as if it
// had been some time ago; nobody is told.
type PastInvitation struct {
	ID               string
	State            string
	Queued           bool
	Fields           InvitationFields
	Agreed           *int64
	By               string // who asked
	SentAt, ViewedAt clock.Time
	AnsweredAt       clock.Time
	Answer           InvitationAnswer
	Moves            []PastMove
}

// PastMove is a line of its history.
type PastMove struct {
	Move, From, To, Via, By, Reason string
	At                              clock.Time
}

// SetInvitations has invitations stand as they came to by a time, in a number of
// statements that does not grow with them.
func SetInvitations(ctx context.Context, tx *db.Tx, all []PastInvitation, at clock.Time, newID func(clock.Time) string) error {
	past, ids := map[string]PastInvitation{}, make([]string, len(all))
	for n, p := range all {
		past[p.ID], ids[n] = p, p.ID
	}
	found, err := findInvitationsByID(ctx, tx, access.System(), ids)
	if err != nil {
		return err
	}
	history := db.NewBulk(`teaching_move (id, invitation_id, at, move, from_state, to_state, via, person_id, reason, was)`)
	for n, i := range found {
		p := past[i.ID]
		i.State, i.Queued, i.InvitationFields, i.Agreed, i.sentBy, i.Answer = p.State, p.Queued, p.Fields, p.Agreed, p.By, p.Answer
		i.SentAt, i.ViewedAt, i.AnsweredAt = unlessZero(p.SentAt), unlessZero(p.ViewedAt), unlessZero(p.AnsweredAt)
		if i.SentAt != nil {
			i.sequence = 1
		}
		found[n] = i
		for _, m := range p.Moves {
			history.Add(newID(m.At), i.ID, m.At, m.Move, m.From, m.To, m.Via, db.Optional(m.By), m.Reason, "")
		}
	}
	if len(found) == 0 {
		return nil
	}
	if err := writeInvitations(ctx, tx, found, at); err != nil {
		return err
	}
	return history.Insert(ctx, tx)
}
