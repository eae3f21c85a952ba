package account

import (
	"context"

	"myspace/internal/base/fault"
	"myspace/internal/base/mail"
)

// mailLetterJob mails somebody what the staff writes to a selection. The link in it,
// by which he ends letters, is made by the job, so that it is never in the queue.
const mailLetterJob = "account.mail_letter"

// mailLetter says to whom a letter goes, and what it is but for its address.
type mailLetter struct {
	PersonID string       `json:"person_id"`
	Message  mail.Message `json:"message"`
}

// mailLetter sends it to who may still be written to.
func (a *Area) mailLetter(ctx context.Context, job mailLetter) error {
	to, err := findReader(ctx, a.db, job.PersonID)
	if err == nil {
		err = a.mayBeWritten(ctx, a.db, job.PersonID, to)
	}
	if kind := fault.KindOf(err); kind == fault.NotFound || kind == fault.Conflict {
		return nil // he is gone, was disabled, or has ended letters meanwhile
	}
	if err != nil {
		return err
	}
	m := job.Message
	m.To, m.Name = to.email, to.name
	if m.Also, err = a.Parts.LettersEnd(job.PersonID); err != nil {
		return err
	}
	m.Unsubscribe = m.Also
	return a.Send(ctx, m)
}
