package letters

import (
	"context"
	"net/http"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/naming"
	"myspace/internal/base/secret"
)

// linkLife is how long the link in a mail leads to its letter.
const linkLife = 365 * 24 * time.Hour

// The token comes in a body, but for the one click that mail programs send (RFC
// 8058), whose address the mail has to name. Nothing is changed by a GET, which
// scanners of mails send too.
func (a *Area) readerRoutes(r *api.Router) {
	const links = "/api/letter-links"
	api.Do(r, "readLetter", links+"/read", access.Public(), a.readLetter, api.Says("Read a letter by the link in its mail"), api.Refuses(fault.NotFound))
	api.Produce(r, "readLetterFile", links+"/file", access.Public(), a.readLetterFile, api.Says("Fetch a file of a letter by the link in its mail"), api.Refuses(fault.NotFound))
	api.Do(r, "chooseLetters", links+"/choice", access.Public(), a.chooseLetters, api.Says("Choose by the link in a mail whether one wants letters"), api.Refuses(fault.NotFound))
	api.Protocol(r, "unsubscribeLetters", http.MethodPost, "/letters/unsubscribe/{token}", access.Public(), 4096, a.unsubscribeLetters, api.Says("Take no more letters, by the one click of a mail program (RFC 8058)"), api.Refuses(fault.NotFound))
}

// LetterToken is the secret of a mailed link.
type LetterToken struct {
	Token string `json:"token" minLength:"1" maxLength:"200"`
}

// ReadLetter is a letter as its reader sees it.
type ReadLetter struct {
	Name       string       `json:"name" doc:"Who reads it."`
	CampusName string       `json:"campus_name"`
	By         string       `json:"by" doc:"Who sent it."`
	Language   string       `json:"language" enum:"fr,en,pt,it,es"`
	Subject    string       `json:"subject"`
	Body       string       `json:"body"`
	Necessary  bool         `json:"necessary"`
	Reason     string       `json:"reason"`
	SentAt     clock.Time   `json:"sent_at" format:"date-time"`
	Files      []LetterFile `json:"files"`
	Wanted     bool         `json:"wanted" doc:"He wants letters."`
}

// opened is what a link leads to.
type opened struct {
	recipientID, personID, letterID, name, language string
	sentAt                                          clock.Time
	wanted                                          bool
}

// openLink finds what a link leads to. Wrong ones are counted, and too many of them
// refused. It is dead with its reader's sign-in, and after a year.
func (a *Area) openLink(ctx context.Context, token string) (opened, error) {
	o, err := a.findLink(ctx, token)
	if fault.KindOf(err) == fault.NotFound {
		err = a.WrongLink(ctx, "letter", err)
	}
	return o, err
}

func (a *Area) findLink(ctx context.Context, token string) (opened, error) {
	if personID, at, ok := a.unseal(token); ok {
		return a.openEnd(ctx, personID, at)
	}
	return db.One(ctx, a.db, "letter.link_invalid", func(r db.Row) (o opened, err error) {
		return o, r.Scan(&o.recipientID, &o.personID, &o.letterID, &o.name, &o.language, &o.sentAt, &o.wanted)
	}, `SELECT r.id, p.id, r.letter_id, `+naming.Person+`, CASE WHEN r.language <> '' THEN r.language ELSE `+inLanguage+` END, l.send_at,
		NOT EXISTS (SELECT 1 FROM letter_refusal f WHERE f.person_id = p.id)
		FROM `+recipientTables+` JOIN campus h ON h.id = l.campus_id
		WHERE r.token_hash = ? AND p.enabled AND l.send_at > ?`, secret.Hash(token), clock.Now().Add(-linkLife))
}

// readLetter shows a letter, and notes that it was opened where it is to be read: who
// comes to end letters has not.
func (a *Area) readLetter(ctx context.Context, in *struct {
	Body struct {
		LetterToken
		Opens bool `json:"opens" doc:"Its reader opens it: only then it is noted."`
	}
},
) (shown ReadLetter, err error) {
	o, err := a.openLink(ctx, in.Body.Token)
	if err != nil {
		return shown, err
	}
	if o.letterID == "" && !in.Body.Opens { // of a mail that is no letter here: there is nothing to be read
		return ReadLetter{Name: o.name, Language: o.language, SentAt: o.sentAt, Files: []LetterFile{}, Wanted: o.wanted}, nil
	}
	l, err := findLetter(ctx, a.db, access.System(), o.letterID)
	if err != nil {
		return shown, err
	}
	if in.Body.Opens {
		if err := db.Exec(ctx, a.db, `UPDATE letter_recipient SET opened_at = ? WHERE id = ? AND opened_at IS NULL`, clock.Now(), o.recipientID); err != nil {
			return shown, err
		}
	}
	said := l.in(o.language)
	return ReadLetter{
		Name: o.name, CampusName: l.CampusName, By: l.By, Language: said.Language, Subject: said.Subject, Body: said.Body,
		Necessary: l.Necessary, Reason: l.Reason, SentAt: o.sentAt, Files: l.Files, Wanted: o.wanted,
	}, nil
}

func (a *Area) readLetterFile(ctx context.Context, in *struct {
	Body struct {
		LetterToken
		FileID string `json:"file_id" minLength:"1" maxLength:"64"`
	}
},
) (api.Content, error) {
	o, err := a.openLink(ctx, in.Body.Token)
	if err != nil {
		return nil, err
	}
	return a.serveFile(ctx, o.letterID, in.Body.FileID, false)
}

// LetterChoice is whether somebody wants letters.
type LetterChoice struct {
	Wanted bool `json:"wanted"`
}

func (a *Area) chooseLetters(ctx context.Context, in *struct {
	Body struct {
		LetterToken
		LetterChoice
	}
},
) (LetterChoice, error) {
	o, err := a.openLink(ctx, in.Body.Token)
	if err != nil {
		return LetterChoice{}, err
	}
	return in.Body.LetterChoice, a.choose(ctx, o, in.Body.Wanted)
}

func (a *Area) unsubscribeLetters(ctx context.Context, in *struct {
	Token string `path:"token" maxLength:"200"`
},
) (api.Content, error) {
	o, err := a.openLink(ctx, in.Token)
	if err == nil {
		err = a.choose(ctx, o, false)
	}
	if err != nil {
		return nil, err
	}
	return func(w http.ResponseWriter, _ *http.Request) error {
		w.WriteHeader(http.StatusNoContent)
		return nil
	}, nil
}

// choose keeps whether somebody wants letters, once.
func (a *Area) choose(ctx context.Context, o opened, wanted bool) error {
	if o.wanted == wanted {
		return nil
	}
	return a.db.Tx(ctx, func(tx *db.Tx) error {
		err := SetWanted(ctx, tx, o.personID, wanted, clock.Now())
		if err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{
			Action: "chooseLetters", Entity: "person", EntityID: o.personID, Before: map[string]bool{"letters": o.wanted}, After: map[string]bool{"letters": wanted},
		})
	})
}

// SetWanted keeps whether somebody wants letters, and since when.
func SetWanted(ctx context.Context, tx *db.Tx, personID string, wanted bool, at clock.Time) error {
	if wanted {
		return db.Exec(ctx, tx, `DELETE FROM letter_refusal WHERE person_id = ?`, personID)
	}
	return db.Exec(ctx, tx, `INSERT INTO letter_refusal (person_id, created_at) VALUES (?, ?) ON CONFLICT (person_id) DO NOTHING`, personID, at)
}
