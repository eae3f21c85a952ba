package planning

import (
	"context"

	"myspace/internal/base/access"
)

// OfferInput names an invitation, and what it is to offer.
type OfferInput struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct{ InvitationFields }
}

// previewResend writes the mail as sending again with another offer would, and
// sends nothing; what could not be sent is refused in the same words.
func (a *Area) previewResend(ctx context.Context, in *OfferInput) (mails InvitationMails, err error) {
	i, err := findInvitation(ctx, a.db, access.From(ctx), in.ID)
	if err != nil {
		return mails, err
	}
	again, err := i.offering(in.Body.InvitationFields).send(byStaff(ctx, "resend", viaStaff, ""), in.Body.AnswerBy)
	if err != nil {
		return mails, err
	}
	readers, err := findReaders(ctx, a.db, []Invitation{i})
	if err != nil {
		return mails, err
	}
	c, err := findContacts(ctx, a.db, []Invitation{again.after})
	mails.Items = []InvitationMail{a.previewMail(c, readers[i.PersonID], []Invitation{again.after})}
	return mails, err
}
