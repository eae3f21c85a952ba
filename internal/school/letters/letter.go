package letters

import (
	"strings"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/text"
)

// The limits of a letter.
const (
	mostRecipients = 1000
	mostFiles      = 5
	maxFile        = 10 << 20
	undoWithin     = time.Minute // from "send" until the first mail goes
)

// The states of a letter.
const (
	Template = "template"
	Draft    = "draft"
	Queued   = "queued"
	Sending  = "sending"
	Sent     = "sent"
	Stopped  = "stopped"
)

// Letter is what a campus writes to some of its people, or a template for it.
type Letter struct {
	ID         string `json:"id"`
	Version    int64  `json:"version"`
	CampusID   string `json:"campus_id"`
	CampusName string `json:"campus_name"`
	Language   string `json:"language" enum:"fr,en,pt,it,es" doc:"The campus's: it must be written in it, and who reads a language that is left out gets it."`
	State      string `json:"state" enum:"template,draft,queued,sending,sent,stopped" doc:"Queued is what begins at send_at, and can be taken back until then."`
	StoppedFor string `json:"stopped_for" enum:",hand,right" doc:"Somebody stopped it, or who sent it may no longer."`
	LetterFields
	Figures    Figures      `json:"figures"`
	Files      []LetterFile `json:"files"`
	By         string       `json:"written_by" doc:"Who sent it, or wrote it."`
	SendAt     clock.Time   `json:"send_at,omitzero" format:"date-time"`
	FinishedAt clock.Time   `json:"finished_at,omitzero" format:"date-time"`
	CreatedAt  clock.Time   `json:"created_at" format:"date-time"`
	UpdatedAt  clock.Time   `json:"updated_at" format:"date-time"`
	MayEdit    bool         `json:"may_edit" doc:"The caller may change it, since it was not sent."`
	sentBy     string
	archived   bool // its campus is
}

// Figures are how many people a letter goes to, and what became of it.
type Figures struct {
	People    int `json:"people"`
	Waiting   int `json:"waiting" doc:"Those whom it goes to, or would go to."`
	Reached   int `json:"reached" doc:"The mail server took it."`
	Refused   int `json:"refused" doc:"The mail server refused it."`
	LeftOut   int `json:"left_out" doc:"Those who get none: without an address, blocked, gone from the campus, or who want none."`
	Opened    int `json:"opened" doc:"Who opened the link in it."`
	SameInbox int `json:"same_inbox" doc:"How many mails go to an address to which another goes, too."`
}

// LetterFields is what of a letter people write.
type LetterFields struct {
	Name      string       `json:"name" minLength:"1" maxLength:"120" doc:"What it is found by; readers do not see it."`
	Necessary bool         `json:"necessary" doc:"It goes to those, too, who want no letters."`
	Reason    string       `json:"reason" maxLength:"200" doc:"Why it is necessary, which its readers are told."`
	Texts     []LetterText `json:"texts" maxItems:"5" nullable:"false" doc:"One for each language in which it is written."`
}

// LetterText is what a letter says in a language.
type LetterText struct {
	Language string `json:"language" enum:"fr,en,pt,it,es"`
	Subject  string `json:"subject" maxLength:"150"`
	Body     string `json:"body" maxLength:"10000" doc:"Empty lines separate paragraphs."`
}

// clean takes out what nobody typed on purpose, and languages that are left out.
func (f LetterFields) clean() LetterFields {
	all := []LetterText{}
	for _, t := range f.Texts {
		t.Subject, t.Body = strings.TrimSpace(text.Visible(t.Subject)), strings.TrimSpace(t.Body)
		if t.Subject != "" || t.Body != "" {
			all = append(all, t)
		}
	}
	f.Name, f.Reason, f.Texts = strings.TrimSpace(f.Name), strings.TrimSpace(text.Visible(f.Reason)), all
	if !f.Necessary {
		f.Reason = ""
	}
	return f
}

// Check returns what is wrong beyond what the tags tell.
func (f LetterFields) Check() error {
	var wrong fault.List
	f = f.clean()
	wrong.Add(f.Name == "", "name", "field.required", nil)
	wrong.Add(f.Necessary && f.Reason == "", "reason", "field.required", nil)
	seen := map[string]bool{}
	for _, t := range f.Texts {
		wrong.Add(seen[t.Language], "texts", "letter.language_twice", nil)
		seen[t.Language] = true
	}
	return wrong.Err()
}

// Resolve has the router check the fields with everything else.
func (f LetterFields) Resolve(api.Context) []error { return api.Found(f.Check()) }

func (f LetterFields) searchText() string {
	words := []string{f.Name}
	for _, t := range f.Texts {
		words = append(words, t.Subject)
	}
	return db.SearchText(words...)
}

// in returns what the letter says to who reads a language.
func (l Letter) in(language string) (t LetterText) {
	for _, one := range l.Texts {
		if one.Language == language {
			return one
		}
		if one.Language == l.Language {
			t = one
		}
	}
	return t
}

// ready refuses a letter that cannot be sent yet: it must be written in the
// language of its campus, and whole in every other.
func (l Letter) ready() error {
	if l.archived {
		return errArchived
	}
	if l.in(l.Language).Subject == "" {
		return fault.New(fault.Conflict, "letter.not_written")
	}
	for _, t := range l.Texts {
		if t.Subject == "" || t.Body == "" {
			return fault.New(fault.Conflict, "letter.half_written")
		}
	}
	if l.Figures.Waiting == 0 {
		return fault.New(fault.Conflict, "letter.nobody")
	}
	return nil
}

// errArchived refuses what a campus that was archived would write.
var errArchived = fault.New(fault.Conflict, "edit.archived")

// changeable refuses a letter that is on its way or was sent, or whose campus writes
// no more.
func (l Letter) changeable() error {
	if l.archived {
		return errArchived
	}
	if l.State != Draft && l.State != Template {
		return fault.New(fault.Conflict, "letter.sent_already")
	}
	return nil
}

// seenBy fills in what the caller may do.
func (l Letter) seenBy(in access.Scope) Letter {
	l.MayEdit = l.changeable() == nil && in.Under(writeLetters).CoversCampus(l.CampusID)
	return l
}

// trail is what the audit trail keeps of a letter.
func (l Letter) trail() any {
	return struct {
		LetterFields
		State  string `json:"state"`
		People int    `json:"people"`
	}{l.LetterFields, l.State, l.Figures.People}
}
