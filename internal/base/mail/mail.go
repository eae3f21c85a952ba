// Package mail writes e-mails in the reader's language and sends them over
// SMTP, or keeps them in a folder where no server is configured. Mails are
// jobs: they are queued in the transaction that causes them, and sent later.
package mail

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	netmail "net/mail"
	"net/url"
	"strings"
	"time"

	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/jobs"
	"myspace/internal/base/text"
)

// kind is the kind of a job that sends a mail.
const kind = "mail"

// maxAttached is how many bytes a mail may carry: it waits in the database.
const maxAttached = 5 << 20

// Message is a mail to one person. It is kept in the database until it is sent,
// so it must not hold a secret: a mail with a link that opens something is made
// by a job of its own, which makes the secret and calls Send.
type Message struct {
	ID       string       `json:"id"` // made by Queue; a mail sent twice by accident has the same
	To       string       `json:"to"` // a bare address
	Name     string       `json:"name,omitempty"`
	Lang     string       `json:"lang"`
	Template string       `json:"template"`         // the texts are mail.<template>.subject, .body and .action
	Params   fault.Params `json:"params,omitempty"` // values for the texts; name, address (of our site) and at (now) are always there
	Path     string       `json:"path,omitempty"`   // of the page that the button opens, such as /login
	Also     string       `json:"also,omitempty"`   // of the page that a second button opens; its text is mail.<template>.also
	Zone     string       `json:"zone,omitempty"`   // in which times are shown, such as Europe/Paris; UTC if empty
	Attached []Attachment `json:"attached,omitempty"`
	Letter   string       `json:"letter,omitempty"`   // what one person writes to another: paragraphs after those of the template
	ReplyTo  string       `json:"reply_to,omitempty"` // a bare address, where it is not ours
	// Unsubscribe is the path to which mail programs POST that their reader wants no
	// more of it (RFC 8058).
	Unsubscribe string `json:"unsubscribe,omitempty"`
}

// Attachment is a file that goes with a mail.
type Attachment struct {
	Name string `json:"name"`
	Type string `json:"type"`
	Data []byte `json:"data"`
}

// Queue has a mail sent once the transaction is stored.
func Queue(ctx context.Context, q db.Querier, m Message) error {
	if err := m.check(); err != nil {
		return err
	}
	m.ID = db.NewID()
	return jobs.Enqueue(ctx, q, kind, m, jobs.Options{})
}

// check finds what would keep the mail from ever being sent.
func (m Message) check() error {
	address, err := netmail.ParseAddress(m.To)
	if err != nil || address.Address != m.To {
		return fmt.Errorf("mail %s: the address of the reader cannot be used", m.Template)
	}
	if answer, err := netmail.ParseAddress(m.ReplyTo); m.ReplyTo != "" && (err != nil || answer.Address != m.ReplyTo) {
		return fmt.Errorf("mail %s: the address for replies cannot be used", m.Template)
	}
	for _, path := range []string{m.Path, m.Also, m.Unsubscribe} {
		if path != "" && !isLocal(path) {
			return fmt.Errorf("mail %s: %q is not a path of ours", m.Template, path)
		}
	}
	size := 0
	for _, a := range m.Attached {
		size += len(a.Data)
	}
	if size > maxAttached {
		return fmt.Errorf("mail %s: %d bytes attached, at most %d", m.Template, size, maxAttached)
	}
	return nil
}

// isLocal reports whether a path stays on our own site.
func isLocal(path string) bool {
	u, err := url.Parse(path)
	return err == nil && u.Scheme == "" && u.Host == "" && strings.HasPrefix(path, "/") && !strings.HasPrefix(path, "//") &&
		!strings.ContainsAny(path, "\\ \t\r\n")
}

// Mailer writes and sends mails.
type Mailer struct {
	config    Config
	from      *netmail.Address
	base      string // the address of our site, without a slash at its end
	catalogue *text.Catalogue
	log       *slog.Logger
	carrier   carrier
}

// carrier takes mails away: an SMTP server, or a folder.
type carrier interface {
	fmt.Stringer
	send(ctx context.Context, l letter) (receipt string, err error)
	check(ctx context.Context) error
}

// New returns a Mailer, or says what is wrong with the configuration. Nothing
// is contacted yet.
func New(c Config, catalogue *text.Catalogue, log *slog.Logger) (*Mailer, error) {
	m := &Mailer{config: c, catalogue: catalogue, log: log, base: strings.TrimRight(c.BaseURL, "/")}
	var err error
	if m.from, err = c.sender(); err != nil {
		return nil, err
	}
	if err := c.checkBase(); err != nil {
		return nil, err
	}
	if c.Host == "" {
		m.carrier, err = newFolder(c.Folder)
	} else {
		m.carrier, err = newServer(c)
	}
	return m, err
}

// Where tells where mails go, for the log and for the operator.
func (m *Mailer) Where() string { return m.carrier.String() }

// Check asks whether mails can be sent: the server takes us, or the folder can
// be written to. It sends nothing.
func (m *Mailer) Check(ctx context.Context) error { return m.carrier.check(ctx) }

// Policy is how a mail is tried: for about 16 hours, which outlasts a night without
// a server.
var Policy = jobs.Policy{Attempts: 24, First: 15 * time.Second, Longest: time.Hour, Timeout: 2 * time.Minute, AtOnce: 2}

// Register has a runner send the queued mails, and logs where they go.
func (m *Mailer) Register(ctx context.Context, r *jobs.Runner) {
	if m.config.Host == "" {
		m.log.WarnContext(ctx, "no mail server is set: mails are kept as files", "folder", m.Where())
	} else {
		m.log.InfoContext(ctx, "mails are sent over SMTP", "server", m.Where())
	}
	jobs.Handle(r, kind, m.Send, Policy)
}

// Send writes and sends a mail now. An error that trying again would not mend
// is marked as permanent.
func (m *Mailer) Send(ctx context.Context, msg Message) error {
	l, err := m.write(msg)
	if err != nil {
		return jobs.Permanent(err)
	}
	receipt, err := m.carrier.send(ctx, l)
	if err != nil {
		return err
	}
	m.log.InfoContext(ctx, "mail handed over", "template", msg.Template, "mail", l.id, "to", receipt)
	return nil
}

// Test returns the mail that shows an operator that mails arrive.
func Test(to, lang string) Message {
	return Message{To: to, Lang: lang, Template: "test", Path: "/"}
}

var errNoText = errors.New("there is no text for it")
