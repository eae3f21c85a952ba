package account

import (
	"context"
	"strings"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/jobs"
	"myspace/internal/base/mail"
	"myspace/internal/base/naming"
	"myspace/internal/school/people"
)

// mailsPerDay is how many people one member of the staff may write to in a day.
const mailsPerDay = 2000

func lettersOf(personID string, readers int) []limit {
	return []limit{{key: "letters of " + personID, most: mailsPerDay, window: 24 * time.Hour, by: readers}}
}

// CountLetters counts how many people somebody writes to, and refuses more of them
// than he may write to in a day.
func CountLetters(ctx context.Context, tx *db.Tx, personID string, readers int) error {
	return countIn(ctx, tx, lettersOf(personID, readers))
}

// UncountLetters takes those out of the count to whom nothing went after all.
func UncountLetters(ctx context.Context, tx *db.Tx, personID string, readers int) error {
	return db.Exec(ctx, tx, `UPDATE attempt SET count = count - ? WHERE key = ? AND count >= ?`, readers, lettersOf(personID, readers)[0].key, readers)
}

// Letter is what the staff writes to people.
type Letter struct {
	Subject string `json:"subject" minLength:"1" maxLength:"150"`
	Text    string `json:"text" minLength:"1" maxLength:"10000" doc:"Plain; empty lines make paragraphs."`
}

// mailPeople has a letter sent to each of the selected people in the name of
// the campus. Replies go to whoever wrote it. Who wants no letters gets none.
func (a *Area) mailPeople(ctx context.Context, in *struct {
	Body struct {
		people.Selected
		Letter
	}
},
) (done people.Changed, err error) {
	actor := access.From(ctx).Actor()
	letter := Letter{strings.TrimSpace(in.Body.Subject), strings.TrimSpace(in.Body.Text)}
	if err := letter.check(); err != nil {
		return done, err
	}
	ids := in.Body.IDs
	if err := countAttempt(ctx, a.db, lettersOf(actor.PersonID, len(ids))); err != nil {
		return done, err
	}
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		from, err := findSender(ctx, tx, actor)
		if err != nil {
			return err
		}
		return people.EachSelected(ids, func(id string) error { return a.mailPerson(ctx, tx, id, from, letter) })
	})
	return people.Changed{Count: len(ids)}, err
}

func (l Letter) check() error {
	var wrong fault.List
	wrong.Add(l.Subject == "", "subject", "field.required", nil)
	wrong.Add(l.Text == "", "text", "field.required", nil)
	return wrong.Err()
}

// sender is who writes, and for which campus.
type sender struct{ email, name, campus, language string }

func findSender(ctx context.Context, q db.Querier, actor access.Actor) (sender, error) {
	return db.One(ctx, q, "person.not_found", func(r db.Row) (s sender, err error) {
		return s, r.Scan(&s.email, &s.name, &s.campus, &s.language)
	}, `SELECT p.email, `+naming.Person+`, c.name, c.language FROM person p JOIN campus c ON c.id = ? WHERE p.id = ?`, actor.CampusID, actor.PersonID)
}

func (a *Area) mailPerson(ctx context.Context, tx *db.Tx, id string, from sender, letter Letter) error {
	if err := inReach(ctx, tx, access.From(ctx), id); err != nil {
		return err
	}
	to, err := findReader(ctx, tx, id)
	if err != nil {
		return err
	}
	if err := a.mayBeWritten(ctx, tx, id, to); err != nil {
		return err
	}
	if to.language == "" {
		to.language = from.language
	}
	m := mail.Message{
		ID: db.NewID(), Lang: to.language, Template: "from_campus", ReplyTo: from.email, Path: "/pages/profile?tab=notices", Letter: letter.Text,
		Params: fault.Params{"subject": letter.Subject, "campus": from.campus, "sender": from.name},
	}
	if err := jobs.Enqueue(ctx, tx, mailLetterJob, mailLetter{id, m}, jobs.Options{}); err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Event{
		Action: "mailPeople", Entity: "person", EntityID: id, CampusID: access.From(ctx).Actor().CampusID, After: letterTrail{letter.Subject},
	})
}

// mayBeWritten refuses to write to who cannot be reached, may not come in, or wants
// no letters.
func (a *Area) mayBeWritten(ctx context.Context, q db.Querier, id string, to reader) error {
	switch {
	case to.email == "":
		return fault.New(fault.Conflict, "account.no_email")
	case !to.enabled:
		return fault.New(fault.Conflict, "account.reader_blocked")
	}
	wants, err := a.Parts.WantsLetters(ctx, q, id)
	if err == nil && !wants {
		err = fault.New(fault.Conflict, "account.letters_unwanted")
	}
	return err
}

// reader is whom a letter goes to.
type reader struct {
	addressee
	enabled bool
}

func findReader(ctx context.Context, q db.Querier, personID string) (reader, error) {
	return db.One(ctx, q, "person.not_found", func(r db.Row) (to reader, err error) {
		return to, r.Scan(&to.email, &to.name, &to.language, &to.enabled)
	}, `SELECT p.email, `+naming.Person+`, p.language, p.enabled FROM person p WHERE p.id = ?`, personID)
}

type letterTrail struct {
	Subject string `json:"subject"`
}
