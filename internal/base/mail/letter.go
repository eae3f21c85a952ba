package mail

import (
	"bytes"
	_ "embed"
	"fmt"
	"html/template"
	"maps"
	netmail "net/mail"
	"slices"
	"strings"
	"time"
	"unicode"

	gomail "github.com/wneessen/go-mail"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/text"
)

// letter is a mail that is ready to go.
type letter struct {
	id  string
	msg *gomail.Msg
}

// words are the texts of a mail.
type words struct {
	Lang, Subject, Greeting string
	Paragraphs              []string
	Action, Link, LinkHelp  string
	Also, AlsoLink          string
	Automatic               string
}

//go:embed layout.html
var layoutText string

var layout = template.Must(template.New("layout").Parse(layoutText))

// write makes the letter of a message.
func (m *Mailer) write(msg Message) (letter, error) {
	if err := msg.check(); err != nil {
		return letter{}, err
	}
	w, err := m.words(msg)
	if err != nil {
		return letter{}, fmt.Errorf("mail %s: %w", msg.Template, err)
	}
	var html bytes.Buffer
	if err := layout.Execute(&html, w); err != nil {
		return letter{}, err
	}
	if msg.ID == "" {
		msg.ID = db.NewID()
	}
	g := gomail.NewMsg(gomail.WithNoDefaultUserAgent())
	g.FromMailAddress(m.from)
	g.ToMailAddress(&netmail.Address{Name: tame(msg.Name), Address: msg.To})
	if msg.ReplyTo != "" {
		g.ReplyToMailAddress(&netmail.Address{Address: msg.ReplyTo})
	}
	g.Subject(w.Subject)
	g.SetDateWithValue(clock.Now().Time)
	g.SetMessageIDWithValue(msg.ID + "@" + domain(m.from.Address))
	if msg.ReplyTo == "" { // nobody wrote it, and nobody reads an answer
		g.SetGenHeader("Auto-Submitted", "auto-generated")
		g.SetGenHeader("X-Auto-Response-Suppress", "All") // Exchange does not know the standard one
	}
	if msg.Unsubscribe != "" {
		g.SetGenHeader("List-Unsubscribe", "<"+m.base+msg.Unsubscribe+">")
		g.SetGenHeader("List-Unsubscribe-Post", "List-Unsubscribe=One-Click")
	}
	g.SetGenHeader("Content-Language", w.Lang)
	g.SetBodyString(gomail.TypeTextPlain, w.plain())
	g.AddAlternativeString(gomail.TypeTextHTML, html.String())
	for _, a := range msg.Attached {
		g.AttachReadSeeker(a.Name, bytes.NewReader(a.Data), gomail.WithFileContentType(gomail.ContentType(a.Type)))
	}
	return letter{msg.ID, g}, nil
}

func domain(address string) string { return address[strings.LastIndexByte(address, '@')+1:] }

// words finds the texts and fills in the values.
func (m *Mailer) words(msg Message) (words, error) {
	zone, err := time.LoadLocation(msg.Zone)
	if err != nil {
		return words{}, err
	}
	texts := m.catalogue.For(msg.Lang).In(zone)
	params := m.params(msg)
	key := "mail." + msg.Template
	w := words{
		Lang:       texts.Lang(),
		Subject:    texts.T(key+".subject", params),
		Paragraphs: texts.List(key+".body", params),
		Greeting:   texts.T("mail.frame.greeting", nil),
		Automatic:  texts.T("mail.frame.automatic", params),
	}
	if msg.ReplyTo != "" {
		w.Automatic = texts.T("mail.frame.answer", params)
	}
	if !m.catalogue.Has(key+".subject") || len(w.Paragraphs) == 0 {
		return w, errNoText
	}
	w.Paragraphs = append(w.Paragraphs, paragraphs(msg.Letter)...)
	if params["name"] != "" {
		w.Greeting = texts.T("mail.frame.greeting_named", params)
	}
	if msg.Path != "" {
		w.Link, w.LinkHelp = m.base+msg.Path, texts.T("mail.frame.link_help", nil)
		w.Action = texts.T(key+".action", params)
	}
	if msg.Also != "" {
		w.Also, w.AlsoLink = texts.T(key+".also", params), m.base+msg.Also
	}
	return w, complete(texts, key, params)
}

// paragraphs are the parts of a letter that empty lines separate. The lines
// within stay as they were written.
func paragraphs(letter string) (all []string) {
	clean := strings.Map(func(r rune) rune {
		if r != '\n' && unicode.IsControl(r) {
			return -1
		}
		return r
	}, strings.ReplaceAll(letter, "\r\n", "\n"))
	for part := range strings.SplitSeq(clean, "\n\n") {
		if part = strings.TrimSpace(part); part != "" {
			all = append(all, part)
		}
	}
	return all
}

// params returns the values for the texts: the caller's, made harmless, and our own.
func (m *Mailer) params(msg Message) fault.Params {
	params := fault.Params{"at": clock.Now()}
	for name, value := range msg.Params {
		if s, ok := value.(string); ok {
			value = tame(s)
		}
		params[name] = value
	}
	maps.Copy(params, fault.Params{"name": tame(msg.Name), "address": m.base})
	return params
}

// complete refuses a mail with a hole in it, where a value was forgotten.
func complete(texts text.Texts, key string, params fault.Params) error {
	missing := slices.DeleteFunc(texts.Placeholders(key), func(name string) bool {
		_, given := params[name]
		return given
	})
	if len(missing) > 0 {
		return fmt.Errorf("the values %v are not given", missing)
	}
	return nil
}

// plain is the mail for those who read no HTML.
func (w words) plain() string {
	parts := append([]string{w.Greeting}, w.Paragraphs...)
	if w.Link != "" {
		parts = append(parts, w.Action+"\n"+w.Link)
	}
	if w.AlsoLink != "" {
		parts = append(parts, w.Also+"\n"+w.AlsoLink)
	}
	return strings.Join(append(parts, "-- \n"+w.Automatic), "\n\n") + "\n"
}
