package planning

import (
	"context"
	"slices"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// undoAs takes an invitee's last answer back, and returns what he sees then.
func (a *Area) undoAs(ctx context.Context, action, id string, find func(*db.Tx) (invitee, error)) (p AnswerPage, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		who, all, err := findOpen(ctx, tx, find)
		if err != nil {
			return err
		}
		at := slices.IndexFunc(all, func(i Invitation) bool { return i.ID == id })
		if at < 0 {
			return fault.New(fault.NotFound, "invitation.not_found")
		}
		last, err := findLastMoves(ctx, tx, who.personID, all[at:at+1])
		if err != nil {
			return err
		}
		one, err := who.undo(ctx, tx, all[at], last[id])
		if err != nil {
			return err
		}
		if err := saveMoved(ctx, tx, action, []moved{one}); err != nil {
			return err
		}
		if err := a.tellMoved(ctx, tx, []moved{one}); err != nil {
			return err
		}
		p, err = findPage(ctx, tx, who)
		return err
	})
	return p, err
}

// undo brings an invitation back to where its invitee's answer came from, unless
// something else has become of it, or of what it is for.
func (who invitee) undo(ctx context.Context, q db.Querier, i Invitation, last lastMove) (moved, error) {
	m := moving{move: "undo", via: who.via, by: who.personID, at: clock.Now()}
	if !last.mayUndo(m.at) {
		return moved{}, i.refused("invitation.undo_over")
	}
	if err := i.answerable("undo", who.via, m.at); err != nil {
		return moved{}, err
	}
	if i.Taken && i.State == Declined {
		return moved{}, i.refused("invitation.taken")
	}
	anew, err := db.Exists(ctx, q, `SELECT 1 FROM teaching_invitation WHERE agenda_course_id = ? AND half = ? AND person_id = ? AND id <> ?
		AND state IN ('in_analysis', 'not_answered', 'answered', 'accepted')`, i.AgendaCourseID, i.Half, i.PersonID, i.ID)
	if err == nil && anew {
		err = i.refused("invitation.undo_over")
	}
	if err != nil {
		return moved{}, err
	}
	after := i
	after.State, after.Again, after.AnsweredAt, after.Answer = last.was.State, last.was.Again, last.was.AnsweredAt, last.was.Answer
	after.Agreed = last.was.Agreed
	return moved{i, after, m}, nil
}
