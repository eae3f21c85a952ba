package letters

import (
	"context"
	"errors"
	"slices"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/jobs"
	"myspace/internal/base/mail"
	"myspace/internal/base/secret"
	"myspace/internal/base/text"
	"myspace/internal/school/account"
)

const (
	// beginJob begins to send a letter once its minute is over.
	beginJob = "letters.begin"
	// mailJob mails a letter to one person: an address that does not work keeps
	// nobody else waiting.
	mailJob = "letters.mail"
	// mostTries is after how many failures the mail server is taken to refuse.
	mostTries = 20
	// longestRefusal is how much of a mail server's words is kept.
	longestRefusal = 300
)

// beginning is a letter that is to begin, as it was queued: one that was taken back
// and queued again has another time.
type beginning struct {
	LetterID string     `json:"letter_id"`
	At       clock.Time `json:"at"`
}

// posting is a mail of a letter. It does not name who gets it: where he is erased
// meanwhile, the letter must come to its end all the same. One of a run that was
// stopped, and that waits for its next try, is nothing to the run that goes on.
type posting struct {
	LetterID    string     `json:"letter_id"`
	RecipientID string     `json:"recipient_id"`
	At          clock.Time `json:"at,omitzero"` // when its run began; nothing in what was posted before this was kept
}

// isOf reports whether a mail is one of the run in which a letter goes now.
func (p posting) isOf(l Letter) bool {
	return l.State == Sending && (p.At.IsZero() || l.SendAt.Equal(p.At.Time))
}

func (l Letter) isIn(states []string) bool { return slices.Contains(states, l.State) }

// lockLetter finds a letter and keeps others from moving it until the transaction is
// over.
func lockLetter(ctx context.Context, tx *db.Tx, in access.Scope, id string) (Letter, error) {
	if err := db.Exec(ctx, tx, `UPDATE letter SET turn = turn + 1 WHERE id = ?`, id); err != nil {
		return Letter{}, err
	}
	return findLetter(ctx, tx, in, id)
}

// begin has a letter mailed to each who still waits for it.
func (a *Area) begin(ctx context.Context, b beginning) error {
	return a.db.Tx(ctx, func(tx *db.Tx) error {
		l, err := lockLetter(ctx, tx, access.System(), b.LetterID)
		if fault.KindOf(err) == fault.NotFound {
			return nil
		}
		if err != nil || l.State != Queued || !l.SendAt.Equal(b.At.Time) {
			return err // it was taken back
		}
		ids, err := db.All(ctx, tx, db.ScanString, `SELECT id FROM letter_recipient WHERE letter_id = ? AND state = 'waiting' ORDER BY id`, l.ID)
		if err != nil {
			return err
		}
		posts := make([]any, len(ids))
		for i, id := range ids {
			posts[i] = posting{l.ID, id, b.At}
		}
		if err := changeLetter(ctx, tx, l.ID, `state = ?`, Sending); err != nil {
			return err
		}
		if err := finish(ctx, tx, l.ID); err != nil {
			return err
		}
		return jobs.EnqueueMany(ctx, tx, mailJob, posts)
	})
}

// mail mails a letter to one person, if it still goes and he is still to have it. A
// server that dies between the mail and the note of it sends it again with the same
// link and under the same number, by which mail programs know it.
func (a *Area) mail(ctx context.Context, p posting) error {
	message, d, err := a.prepare(ctx, p)
	if err != nil || message.To == "" {
		return err
	}
	err = a.Send(ctx, message)
	switch {
	case err == nil:
		return a.settle(ctx, d, reached, "")
	case jobs.IsPermanent(err) || d.tries >= mostTries:
		return a.settle(ctx, d, refused, wordsOf(err))
	}
	return err
}

// wordsOf is what is kept of a refusal: the last of what was said, which is the mail
// server's own.
func wordsOf(err error) string {
	for inner := errors.Unwrap(err); inner != nil; inner = errors.Unwrap(inner) {
		err = inner
	}
	words := strings.TrimSpace(text.Visible(err.Error()))
	if runes := []rune(words); len(runes) > longestRefusal {
		words = string(runes[:longestRefusal]) + "…"
	}
	return words
}

// settle writes down what became of a mail, and ends the letter after the last.
func (a *Area) settle(ctx context.Context, d due, state, reason string) error {
	return a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := settle(ctx, tx, d, state, reason); err != nil {
			return err
		}
		return finish(ctx, tx, d.letterID)
	})
}

// finish ends a letter that nobody waits for any more.
func finish(ctx context.Context, tx *db.Tx, letterID string) error {
	if err := db.Exec(ctx, tx, `UPDATE letter SET turn = turn + 1 WHERE id = ?`, letterID); err != nil { // others wait here
		return err
	}
	return db.Exec(ctx, tx, `UPDATE letter SET state = 'sent', finished_at = ?, version = version + 1 WHERE id = ? AND state = 'sending'
		AND NOT EXISTS (SELECT 1 FROM letter_recipient r WHERE r.letter_id = letter.id AND r.state = 'waiting')`, clock.Now(), letterID)
}

// prepare writes the mail to somebody, with its link; a message to nobody where there
// is none to be sent.
func (a *Area) prepare(ctx context.Context, p posting) (m mail.Message, d due, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		l, err := lockLetter(ctx, tx, access.System(), p.LetterID)
		if err != nil || !p.isOf(l) {
			return ignoreGone(err)
		}
		if d, err = findDue(ctx, tx, p.RecipientID); err != nil || d.state != waiting {
			return errors.Join(ignoreGone(err), finish(ctx, tx, p.LetterID))
		}
		may, err := maySend(ctx, tx, l)
		if err != nil {
			return err
		}
		if !may {
			return stopForRight(ctx, tx, l.ID)
		}
		if d.whyNot != "" {
			return errors.Join(settle(ctx, tx, d, leftOut, d.whyNot), finish(ctx, tx, l.ID))
		}
		token, err := a.token(ctx, tx, &d)
		if err != nil {
			return err
		}
		m, err = a.write(ctx, tx, l, d, token)
		return err
	})
	return m, d, err
}

// ignoreGone is nil for what is no longer there: an erased person, a merged one.
func ignoreGone(err error) error {
	if fault.KindOf(err) == fault.NotFound {
		return nil
	}
	return err
}

// maySend reports whether who sent a letter still may.
func maySend(ctx context.Context, q db.Querier, l Letter) (bool, error) {
	actor, err := account.ActorAt(ctx, q, l.sentBy, l.CampusID)
	if fault.KindOf(err) == fault.Unauthenticated {
		return false, nil
	}
	actor.Held, actor.ShutOut = false, false // that he cannot come in now takes nothing back
	in, ok := writeLetters.Scope(actor)
	return err == nil && ok && in.CoversCampus(l.CampusID), err
}

// stopForRight stops a letter whose sender may no longer send it.
func stopForRight(ctx context.Context, tx *db.Tx, id string) error {
	return changeLetter(ctx, tx, id, `state = ?, stopped_for = 'right', finished_at = ?`, Stopped, clock.Now())
}

// token is what the link in a mail is known by: the one of the last try, where there
// was one.
func (a *Area) token(ctx context.Context, tx *db.Tx, d *due) (string, error) {
	token := secret.New()
	if earlier, err := a.Box.Open(d.sealed, "letter_recipient", d.id); err == nil && d.sealed != "" {
		token = string(earlier)
	}
	sealed, err := a.Box.Seal([]byte(token), "letter_recipient", d.id)
	if err != nil {
		return "", err
	}
	d.tries++
	return token, db.Exec(ctx, tx, `UPDATE letter_recipient SET token_hash = ?, token_sealed = ?, tries = ? WHERE id = ?`, secret.Hash(token), sealed, d.tries, d.id)
}

// write writes the mail.
func (a *Area) write(ctx context.Context, q db.Querier, l Letter, d due, token string) (m mail.Message, err error) {
	said := l.in(d.language)
	texts := a.Catalogue.For(said.Language)
	answer, err := db.One(ctx, q, "person.not_found", db.ScanString, `SELECT email FROM person WHERE id = ?`, l.sentBy)
	if err != nil {
		return m, err
	}
	parts := []string{said.Body}
	if len(l.Files) > 0 {
		parts = append(parts, texts.T("letter.mail_files", fault.Params{"count": len(l.Files), "names": fileNames(l.Files)}))
	}
	m = mail.Message{
		ID: d.id, To: d.email, Name: d.name, Lang: said.Language, Template: "letter", ReplyTo: answer, Path: "/letters/read/" + token,
		Params: fault.Params{"subject": said.Subject, "campus": l.CampusName, "by": l.By},
	}
	if l.Necessary {
		parts = append(parts, texts.T("letter.mail_necessary", fault.Params{"reason": l.Reason}))
	} else {
		m.Also = "/letters/unsubscribe/" + token
		m.Unsubscribe = m.Also
	}
	m.Letter = strings.Join(parts, "\n\n")
	return m, nil
}

func fileNames(all []LetterFile) string {
	names := make([]string, len(all))
	for i, d := range all {
		names[i] = d.Name
	}
	return strings.Join(names, ", ")
}
