package account

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/fault"
	"myspace/internal/base/mail"
)

// mailInviteJob mails the link of an invite. The link is made by the job, so
// that its token is never in the queue.
const mailInviteJob = "account.mail_invite"

// mailInvite says which invite a job mails.
type mailInvite struct {
	InviteID string `json:"invite_id"`
}

func (a *Area) mailInvite(ctx context.Context, job mailInvite) error {
	i, err := findInvite(ctx, a.db, access.System(), job.InviteID)
	if fault.KindOf(err) == fault.NotFound || err == nil && i.State != "open" {
		return nil // it was taken back, or accepted by an earlier mail
	}
	if err != nil {
		return err
	}
	if _, err := findAddressee(ctx, a.db, i.personID); err != nil {
		if fault.KindOf(err) == fault.NotFound {
			return nil // he was disabled meanwhile
		}
		return err
	}
	token, err := addLinkAbout(ctx, a.db, inviteLink, i.personID, i.ID, inviteLife)
	if err != nil {
		return err
	}
	m := mail.Message{
		To: i.Email, Name: i.name, Lang: i.language, Template: "staff_invite", Path: "/join#" + token,
		Params: fault.Params{"days": int(inviteLife.Hours() / 24), "campus": i.CampusName, "inviter": i.InvitedBy},
	}
	if i.CampusID == "" {
		m.Template = "network_invite"
	}
	return a.Send(ctx, m)
}
