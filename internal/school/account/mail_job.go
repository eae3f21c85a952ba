package account

import (
	"context"

	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/mail"
	"myspace/internal/base/naming"
)

// The jobs that mail a link. The link is made by the job, so that its token is
// never in the queue.
const (
	mailResetJob   = "account.mail_reset"
	mailConfirmJob = "account.mail_confirm"
)

// mailTo is whom a job mails.
type mailTo struct {
	PersonID string `json:"person_id"`
}

// addressee is what a mail needs to know of a person.
type addressee struct{ email, name, language string }

func findAddressee(ctx context.Context, q db.Querier, personID string) (addressee, error) {
	return db.One(ctx, q, "person.not_found", func(r db.Row) (a addressee, err error) {
		return a, r.Scan(&a.email, &a.name, &a.language)
	}, `SELECT p.email, `+naming.Person+`, p.language FROM person p WHERE p.id = ? AND p.enabled = TRUE AND p.email <> ''`, personID)
}

func (a *Area) mailReset(ctx context.Context, to mailTo) error {
	person, err := findAddressee(ctx, a.db, to.PersonID)
	if fault.KindOf(err) == fault.NotFound {
		return nil // nobody has this address: the answer to the guest was neutral
	}
	if err != nil {
		return err
	}
	token, err := addLink(ctx, a.db, resetLink, to.PersonID, resetLife)
	if err != nil {
		return err
	}
	return a.Send(ctx, mail.Message{
		To: person.email, Name: person.name, Lang: person.language, Template: "reset_password", Path: "/reset-password#" + token,
		Params: fault.Params{"minutes": int(resetLife.Minutes())},
	})
}

// mailConfirm asks somebody who registered to confirm his address, or tells
// the owner of a known address that somebody tried to register with it.
func (a *Area) mailConfirm(ctx context.Context, to mailTo) error {
	person, err := findAddressee(ctx, a.db, to.PersonID)
	if fault.KindOf(err) == fault.NotFound {
		return nil // he was disabled meanwhile
	}
	if err != nil {
		return err
	}
	pending, err := isUnconfirmed(ctx, a.db, to.PersonID)
	if err != nil {
		return err
	}
	m := mail.Message{To: person.email, Name: person.name, Lang: person.language, Template: "already_registered", Path: "/login"}
	if pending {
		token, err := addLink(ctx, a.db, confirmLink, to.PersonID, confirmLife)
		if err != nil {
			return err
		}
		m.Template, m.Path = "confirm_email", "/confirm-email#"+token
		m.Params = fault.Params{"days": int(confirmLife.Hours() / 24)}
	}
	return a.Send(ctx, m)
}
