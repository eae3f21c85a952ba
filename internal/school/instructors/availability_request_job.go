package instructors

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/mail"
	"myspace/internal/base/naming"
	"myspace/internal/base/secret"
)

// mailRequestJob mails a teacher the link to a question. The link is made by
// the job, so that its token is never in the queue.
const mailRequestJob = "people.mail_availability_request"

// askedBy is whom the job mails, and about what.
type askedBy struct {
	RequestID string `json:"request_id"`
	PersonID  string `json:"person_id"`
}

// requestMail is what the mail needs to know.
type requestMail struct {
	to, name, language, by, message string
	first, last                     clock.Date
}

func (a *Area) mailRequest(ctx context.Context, to askedBy) error {
	m, err := findRequestMail(ctx, a.db, to)
	if fault.KindOf(err) == fault.NotFound {
		return nil // answered, canceled or disabled meanwhile
	}
	if err != nil {
		return err
	}
	token := secret.New()
	if err := saveLink(ctx, a.db, to, secret.Hash(token)); err != nil {
		return err
	}
	letter := mail.Message{
		To: m.to, Name: m.name, Lang: m.language, Template: "availability", Path: "/availability/" + token,
		Params: fault.Params{"by": m.by, "first": m.first, "last": m.last, "days": int(requestLife.Hours() / 24)},
	}
	if m.message != "" {
		letter.Template, letter.Params["message"] = "availability_message", m.message
	}
	return a.Send(ctx, letter)
}

// findRequestMail finds what to mail to somebody who still has to answer, in
// his own language or else that of a campus of his.
func findRequestMail(ctx context.Context, q db.Querier, to askedBy) (requestMail, error) {
	return db.One(ctx, q, "availability.request_not_found", func(r db.Row) (m requestMail, err error) {
		var own, campus string
		err = r.Scan(&m.to, &m.name, &own, &campus, &m.by, &m.message, &m.first, &m.last)
		if m.language = own; own == "" {
			m.language = campus
		}
		return m, err
	}, `SELECT p.email, `+naming.Person+`, p.language,
		COALESCE((SELECT MIN(c.language) FROM membership m JOIN campus c ON c.id = m.campus_id WHERE m.person_id = p.id), ''),
		`+naming.Doer+`, r.message,
		(SELECT MIN(first_day) FROM availability_request_period d WHERE d.request_id = r.id),
		(SELECT MAX(last_day) FROM availability_request_period d WHERE d.request_id = r.id)
		FROM availability_request_person rp JOIN availability_request r ON r.id = rp.request_id
		JOIN person p ON p.id = rp.person_id JOIN person b ON b.id = r.asked_by
		WHERE rp.request_id = ? AND rp.person_id = ? AND rp.answered_at IS NULL AND r.canceled_at IS NULL AND r.expires_at > ?
		AND p.enabled = TRUE AND p.email <> ''`, to.RequestID, to.PersonID, clock.Now())
}

// saveLink keeps the hash of the newest link; the one before is dead.
func saveLink(ctx context.Context, q db.Querier, to askedBy, hash string) error {
	return db.Exec(ctx, q, `UPDATE availability_request_person SET token_hash = ?, mailed_at = ? WHERE request_id = ? AND person_id = ? AND answered_at IS NULL`,
		hash, clock.Now(), to.RequestID, to.PersonID)
}
