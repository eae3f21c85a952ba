package planning

import (
	"context"
	"strings"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// offering is an invitation with another offer. Once he has accepted, what was
// agreed stays what it was; before, another amount takes the place of what was
// agreed until a session moved.
func (i Invitation) offering(f InvitationFields) Invitation {
	f.OfferText, f.Lodging, f.Transport = strings.TrimSpace(f.OfferText), strings.TrimSpace(f.Lodging), strings.TrimSpace(f.Transport)
	if f.AnswerBy.IsZero() {
		f.AnswerBy = i.AnswerBy
	}
	if i.State != Accepted && value(i.Amount) != value(f.Amount) {
		i.Agreed = nil
	}
	i.InvitationFields = f
	return i
}

// saveOffer writes what an invitation offers, and tells who was written to already.
func (a *Area) saveOffer(ctx context.Context, tx *db.Tx, before, after Invitation) error {
	m := byStaff(ctx, "remind", viaStaff, "")
	m.reoffers = true
	switch {
	case before.SentAt == nil || !before.offersOther(after):
		return saveInvitations(ctx, tx, []Invitation{after})
	case after.State == NotAnswered && !after.Taken && after.maySend(m.at) == nil:
		return a.offerAnew(ctx, tx, before, after, m)
	case after.State == Accepted && after.stillAhead(m.at) == nil:
		m.move = reoffer
		after.sequence++
		if err := saveInvitations(ctx, tx, []Invitation{after}); err != nil {
			return err
		}
		return a.tellMoved(ctx, tx, []moved{{before, after, m}})
	}
	return saveInvitations(ctx, tx, []Invitation{after}) // who said yes, but reads it when that is settled
}

// reoffer is no move: it leaves who has accepted where he is, and tells him what else
// is offered now.
const reoffer = "reoffer"

// offerAnew asks somebody who has not answered yet for the same with another offer. He
// has not seen that one.
func (a *Area) offerAnew(ctx context.Context, tx *db.Tx, before, after Invitation, m moving) error {
	one, err := after.take(m)
	if err != nil {
		return err
	}
	one.before = before
	one.after.RemindedAt, one.after.ViewedAt = &m.at, nil
	one.after.AnswerBy = after.wanted(after.AnswerBy, m.at)
	one.after.sequence++
	if err := writeMoved(ctx, tx, []moved{one}); err != nil {
		return err
	}
	return a.tellMoved(ctx, tx, []moved{one})
}

// offersOther reports whether another thing is offered than he was written: of the
// amount and the day by which he is to answer only as long as he has not accepted.
func (i Invitation) offersOther(after Invitation) bool {
	if i.OfferText != after.OfferText || i.StayFields != after.StayFields {
		return true
	}
	return i.State != Accepted && (value(i.Amount) != value(after.Amount) || i.AnswerBy != after.AnswerBy)
}

// stay says when somebody arrives and leaves, where that is known.
func (l *invitationLetter) stay(i Invitation) (lines []string) {
	for _, one := range []struct {
		key string
		day clock.Date
	}{{"arrives_on", i.ArrivesOn}, {"leaves_on", i.LeavesOn}} {
		if !one.day.IsZero() {
			lines = append(lines, l.texts.T("mail.invited."+one.key, fault.Params{"day": one.day}))
		}
	}
	return lines
}
