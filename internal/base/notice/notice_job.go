package notice

import (
	"context"
	"slices"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/jobs"
	"myspace/internal/base/mail"
	"myspace/internal/base/text"
)

// mailJob mails somebody what he was told. A job for each person: one address
// that does not work keeps nobody else waiting.
const mailJob = "notice.mail"

// letter names the notice that a mail is about.
type letter struct {
	ID string `json:"id"`
}

// Mailer sends the mails about notices.
type Mailer struct {
	DB    *db.DB
	Send  func(ctx context.Context, m mail.Message) error
	Kinds []Kind
	Texts *text.Catalogue
	// Site is the address people use, for the ways to what the mail of a day tells.
	Site string
}

// Register has a runner send the mails, and forget what is old.
func (m Mailer) Register(r *jobs.Runner) {
	policy := jobs.Policy{Attempts: 24, First: 15 * time.Second, Longest: time.Hour, Timeout: 2 * time.Minute, AtOnce: 2}
	jobs.Handle(r, mailJob, func(ctx context.Context, about letter) error { return m.Mail(ctx, about.ID) }, policy)
	jobs.Handle(r, digestJob, func(ctx context.Context, about letter) error { return m.MailDigest(ctx, about.ID) }, policy)
	jobs.Every(r, "notice.gather", 10*time.Minute, func(ctx context.Context) error { return m.GatherAt(ctx, clock.Now()) }, jobs.Policy{})
	jobs.Every(r, "notice.sweep", 24*time.Hour, func(ctx context.Context) error { return Sweep(ctx, m.DB, clock.Now()) }, jobs.Policy{})
}

// Mail writes to somebody about a notice, unless he does not want it or it is no longer so. A
// server that dies between the mail and the note of it sends it again under the
// same number, by which mail programs know it.
func (m Mailer) Mail(ctx context.Context, id string) error {
	to, err := findReader(ctx, m.DB, id)
	if fault.KindOf(err) == fault.NotFound {
		return nil // told before, gone, disabled, or without an address
	}
	if err != nil || to.done {
		return err
	}
	at := slices.IndexFunc(m.Kinds, func(k Kind) bool { return k.Name == to.Notice.Kind })
	if at < 0 || m.Kinds[at].Letter == nil || m.Kinds[at].Apart {
		return nil
	}
	if wanted, err := m.wanted(ctx, to, m.Kinds[at]); err != nil || !wanted {
		return err
	}
	message, err := m.Kinds[at].Letter(ctx, m.DB, to)
	if err != nil || message.Template == "" {
		return err
	}
	message.ID, message.To, message.Name, message.Lang = to.Notice.ID, to.Email, to.Name, to.Language
	if err := m.Send(ctx, message); err != nil {
		return err
	}
	return setMailed(ctx, m.DB, to.Notice.ID)
}

// wanted reports whether somebody still wants mails about what a notice tells, and
// may read of it.
func (m Mailer) wanted(ctx context.Context, to Reader, k Kind) (bool, error) {
	if k.Ends && to.Notice.campusID == "" {
		return true, nil
	}
	view, err := ViewOf(ctx, m.DB, to.PersonID, []Kind{k})
	if err != nil || !view.shows(k.Name, to.Notice.campusID) {
		return false, err
	}
	all, err := Choices(ctx, m.DB, to.PersonID, []Kind{k})
	return all[0].Mail, err
}
