package academic

import (
	"context"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/jobs"
	"myspace/internal/base/mail"
)

// mailDeclinedJob writes to somebody whose application was declined.
const mailDeclinedJob = "academic.mail_declined"

// timeToUndo is how long a mail waits that cannot be called back.
const timeToUndo = time.Minute

// declinedJob says which declining the mail is about: one that was taken back,
// or made anew, is not told.
type declinedJob struct {
	PersonID string     `json:"person_id"`
	CampusID string     `json:"campus_id"`
	At       clock.Time `json:"at"`
}

// Jobs registers what runs later.
func (a *Area) Jobs(r *jobs.Runner) {
	jobs.Handle(r, mailDeclinedJob, a.mailDeclined, jobs.Policy{Attempts: 24, First: 15 * time.Second, Longest: time.Hour})
}

func (a *Area) mailDeclined(ctx context.Context, job declinedJob) error {
	m, found, err := findDeclinedMail(ctx, a.db, job.PersonID, job.CampusID, job.At)
	if err != nil || !found {
		return err
	}
	if err := a.db.Tx(ctx, func(tx *db.Tx) error { return tellDeclined(ctx, tx, job, m.campus) }); err != nil || m.email == "" {
		return err
	}
	reason := a.Catalogue.For(m.language).T("application.told."+m.reason, nil)
	return a.Send(ctx, mail.Message{
		To: m.email, Name: m.name, Lang: m.language, Template: "application_declined", Zone: m.zone, Letter: m.message, ReplyTo: m.answerTo,
		Params: fault.Params{"campus": m.campus, "reason": reason},
	})
}
