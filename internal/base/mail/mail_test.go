package mail

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"errors"
	"io"
	"log/slog"
	"mime"
	"mime/multipart"
	"mime/quotedprintable"
	netmail "net/mail"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
	"myspace/internal/base/longtest"
	"myspace/internal/base/mailtest"
	"myspace/internal/base/text"
)

// sample is a mail that has everything a mail can have.
const sample = `{
	"subject": "Relevé d’{{student}}",
	"body": ["{{student}} a été noté le {{day, date}} à {{at, time}}.", "À bientôt !"],
	"action": "Voir {{student}}"
}`

// catalogue is the program's own mail texts, and the sample beside them.
func catalogue(t *testing.T) *text.Catalogue {
	t.Helper()
	files := fstest.MapFS{}
	for _, lang := range text.Languages {
		data, err := os.ReadFile("../../../web/src/texts/" + lang + "/mail.json")
		if err != nil {
			t.Fatal(err)
		}
		var tree map[string]json.RawMessage
		if err := json.Unmarshal(data, &tree); err != nil {
			t.Fatal(err)
		}
		tree["sample"] = json.RawMessage(sample)
		if data, err = json.Marshal(tree); err != nil {
			t.Fatal(err)
		}
		files[lang+"/mail.json"] = &fstest.MapFile{Data: data}
	}
	c, err := text.Load(files)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func sampleMessage() Message {
	return Message{
		ID: "0192", To: "zoe@example.com", Name: "Zoé Lefèvre", Lang: "fr", Template: "sample", Path: "/apps/student?id=1&x=2", Zone: "Europe/Paris",
		Params:   fault.Params{"student": "Éva Müller", "day": clock.Date{Year: 2026, Month: 3, Day: 1}, "at": "2026-11-14T23:05:00Z"},
		Attached: []Attachment{{Name: "relevé d'été.pdf", Type: "application/pdf", Data: []byte("%PDF-1.7 \x00\xff")}},
	}
}

func config(folder string) Config {
	return Config{From: "Mon espace été <no-reply@school.example>", Folder: folder, BaseURL: "https://my.school.example/"}
}

func folderMailer(t *testing.T, log *slog.Logger) (m *Mailer, path string) {
	t.Helper()
	path = filepath.Join(t.TempDir(), "mails")
	m, err := New(config(path), catalogue(t), log)
	if err != nil {
		t.Fatal(err)
	}
	return m, path
}

// opened is what a mail program shows of a mail.
type opened struct {
	header     netmail.Header
	text, html string
	attached   map[string]string
}

func open(t *testing.T, eml []byte) opened {
	t.Helper()
	m, err := netmail.ReadMessage(bytes.NewReader(eml))
	if err != nil {
		t.Fatal(err)
	}
	o := opened{header: m.Header, attached: map[string]string{}}
	o.read(t, m.Header.Get("Content-Type"), m.Body)
	return o
}

func (o *opened) read(t *testing.T, contentType string, body io.Reader) {
	t.Helper()
	_, params, err := mime.ParseMediaType(contentType)
	if err != nil {
		t.Fatal(err)
	}
	for parts := multipart.NewReader(body, params["boundary"]); ; {
		p, err := parts.NextRawPart()
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		kind := p.Header.Get("Content-Type")
		var content []byte
		switch p.Header.Get("Content-Transfer-Encoding") {
		case "quoted-printable":
			content, err = io.ReadAll(quotedprintable.NewReader(p))
		case "base64":
			content, err = io.ReadAll(base64.NewDecoder(base64.StdEncoding, p))
		default:
			o.read(t, kind, p)
		}
		if err != nil {
			t.Fatal(err)
		}
		switch {
		case strings.HasPrefix(kind, "text/plain"):
			o.text = string(content)
		case strings.HasPrefix(kind, "text/html"):
			o.html = string(content)
		case p.FileName() != "":
			o.attached[decoded(t, p.FileName())] = string(content)
		}
	}
}

func decoded(t *testing.T, header string) string {
	t.Helper()
	s, err := new(mime.WordDecoder).DecodeHeader(header)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func sentTo(t *testing.T, folder string) opened {
	t.Helper()
	files, err := os.ReadDir(folder)
	if err != nil || len(files) != 1 || filepath.Ext(files[0].Name()) != ".eml" {
		t.Fatalf("the folder has %v, %v; want one mail", files, err)
	}
	data, err := os.ReadFile(filepath.Join(folder, files[0].Name()))
	if err != nil {
		t.Fatal(err)
	}
	return open(t, data)
}

func TestWithoutAServerMailsAreKeptAsFiles(t *testing.T) {
	var log bytes.Buffer
	m, folder := folderMailer(t, slog.New(slog.NewTextHandler(&log, nil)))
	for range 2 { // sent again after a crash, it is still one mail
		if err := m.Send(t.Context(), sampleMessage()); err != nil {
			t.Fatal(err)
		}
	}
	got := sentTo(t, folder)
	if s := decoded(t, got.header.Get("Subject")); s != "Relevé d’Éva Müller" {
		t.Errorf("subject %q", s)
	}
	to, err := got.header.AddressList("To")
	if err != nil || to[0].Name != "Zoé Lefèvre" || to[0].Address != "zoe@example.com" {
		t.Errorf("to %v, %v", to, err)
	}
	for name, want := range map[string]string{
		"Message-Id": "<0192@school.example>", "Auto-Submitted": "auto-generated", "Content-Language": "fr",
		"From": "=?utf-8?q?Mon_espace_=C3=A9t=C3=A9?= <no-reply@school.example>", "User-Agent": "", "Mime-Version": "1.0",
	} {
		if got := got.header.Get(name); got != want {
			t.Errorf("%s: got %q, want %q", name, got, want)
		}
	}
	want := strings.Join([]string{
		"Bonjour Zoé Lefèvre,", "Éva Müller a été noté le dimanche 1er mars 2026 à 00:05.", "À bientôt\u202f!",
		"Voir Éva Müller\nhttps://my.school.example/apps/student?id=1&x=2",
		"-- \nCe message vous a été envoyé automatiquement par My space (https://my.school.example). Merci de ne pas y répondre.",
	}, "\n\n") + "\n"
	if diff := cmp.Diff(want, strings.ReplaceAll(got.text, "\r\n", "\n")); diff != "" {
		t.Error(diff)
	}
	for _, part := range []string{
		`<html lang="fr">`, "<p>Bonjour Zoé Lefèvre,</p>", "<p>À bientôt\u202f!</p>",
		`<a class="button" href="https://my.school.example/apps/student?id=1&amp;x=2">Voir Éva Müller</a>`,
	} {
		if !strings.Contains(got.html, part) {
			t.Errorf("the HTML has no %s:\n%s", part, got.html)
		}
	}
	if diff := cmp.Diff(map[string]string{"relevé d'été.pdf": "%PDF-1.7 \x00\xff"}, got.attached); diff != "" {
		t.Error(diff)
	}
	if !strings.Contains(log.String(), filepath.Join(folder, "0192.eml")) {
		t.Errorf("the log does not say where: %s", log.String())
	}
}

func TestALetterIsWhatAPersonWrote(t *testing.T) {
	m, folder := folderMailer(t, slog.New(slog.DiscardHandler))
	msg := Message{
		To: "zoe@example.com", Lang: "en", Template: "from_campus", ReplyTo: "sam@example.com", Letter: "Dear all,\r\nsee <https://example.org/map>.\n\n\n\x07Sam & co",
		Params: fault.Params{"subject": "Saturday", "campus": "Paris", "sender": "Sam"},
	}
	if err := m.Send(t.Context(), msg); err != nil {
		t.Fatal(err)
	}
	got := sentTo(t, folder)
	if got.header.Get("Subject") != "Paris: Saturday" || got.header.Get("Reply-To") != "<sam@example.com>" || got.header.Get("Auto-Submitted") != "" {
		t.Errorf("headers %v", got.header)
	}
	if text := strings.ReplaceAll(got.text, "\r\n", "\n"); !strings.Contains(text, "Dear all,\nsee <https://example.org/map>.\n\nSam & co\n\n-- \n") || strings.Contains(text, "do not reply") {
		t.Errorf("text %q", text)
	}
	if !strings.Contains(got.html, "see &lt;https://example.org/map&gt;.</p>") || !strings.Contains(got.html, "<p>Sam &amp; co</p>") {
		t.Errorf("html %s", got.html)
	}
	msg.ReplyTo = "Sam <sam@example.com>"
	if m.Send(t.Context(), msg) == nil {
		t.Error("an address with a name was taken for a bare one")
	}
}

func TestTheTestMailInFiveLanguages(t *testing.T) {
	for lang, want := range map[string]string{
		"fr": "My space\u00a0: essai d’envoi d’e-mail", "en": "My space: test e-mail", "pt": "My space: teste de envio de e-mail",
		"it": "My space: prova di invio e-mail", "es": "My space: prueba de envío de correo", "": "My space\u00a0: essai d’envoi d’e-mail",
	} {
		m, folder := folderMailer(t, slog.New(slog.DiscardHandler))
		if err := m.Send(t.Context(), Test("ops@example.com", lang)); err != nil {
			t.Fatal(err)
		}
		got := sentTo(t, folder)
		if s := decoded(t, got.header.Get("Subject")); s != want {
			t.Errorf("%q: subject %q", lang, s)
		}
		if !strings.Contains(got.text, "https://my.school.example/\r\n") || strings.Contains(got.text, "{{") || strings.Contains(got.text, "mail.") {
			t.Errorf("%q: %s", lang, got.text)
		}
	}
}

func TestMailTextsAreComplete(t *testing.T) {
	for _, wrong := range catalogue(t).Check() {
		t.Error(wrong)
	}
}

func TestNamesStayHarmless(t *testing.T) {
	for in, want := range map[string]string{
		"Jean-Pierre d'Été": "Jean-Pierre d'Été", "J.-P. Müller": "J.-P. Müller", "M.Dupont": "M. Dupont",
		"Gagné ! http://evil.example/x": "Gagné ! http evil. example/x", "www.evil.com": "www. evil. com",
		"a\r\nBcc: x@y.z": "a Bcc: x@y. z", "a\u202eb\u2028c": "ab c", "12.50": "12.50", "zoe@example.com": "zoe@example.com",
		strings.Repeat("x", 300): strings.Repeat("x", 200) + "…",
	} {
		if got := tame(in); got != want {
			t.Errorf("%q became %q, want %q", in, got, want)
		}
	}
}

// TestNoNameMakesALink sends what anybody could have typed as a name.
func TestNoNameMakesALink(t *testing.T) {
	m, _ := folderMailer(t, slog.New(slog.DiscardHandler))
	longtest.Check(t, func(t *rapid.T) {
		pieces := []string{"http", "://", "www", ".", "evil", ".com", "<a href=", ">", "\"", "'", "&", "\r\n", "\u2028", " ", "{{address}}", "@", "/"}
		name := strings.Join(rapid.SliceOfN(rapid.SampledFrom(pieces), 0, 12).Draw(t, "name"), "")
		msg := sampleMessage()
		msg.Name, msg.Params["student"] = name, name
		w, err := m.words(msg)
		if err != nil {
			t.Fatal(err)
		}
		var html bytes.Buffer
		if err := layout.Execute(&html, w); err != nil {
			t.Fatal(err)
		}
		if got := strings.Count(html.String(), "<a "); got != 1 {
			t.Fatalf("%d links:\n%s", got, html.String())
		}
		if strings.ContainsAny(w.Subject+w.Greeting, "\r\n") || strings.Count(w.plain(), "://") != 2 {
			t.Fatalf("subject %q, text:\n%s", w.Subject, w.plain())
		}
	})
}

func TestMailsThatCannotBeRightAreRefused(t *testing.T) {
	m, folder := folderMailer(t, slog.New(slog.DiscardHandler))
	for name, spoil := range map[string]func(*Message){
		"no address":       func(m *Message) { m.To = "" },
		"two addresses":    func(m *Message) { m.To = "a@b.example, c@d.example" },
		"a name in it":     func(m *Message) { m.To = "Zoé <a@b.example>" },
		"a header in it":   func(m *Message) { m.To = "a@b.example\r\nBcc: c@d.example" },
		"another site":     func(m *Message) { m.Path = "//evil.example/" },
		"a whole address":  func(m *Message) { m.Path = "https://evil.example/" },
		"a trick path":     func(m *Message) { m.Path = "/\\evil.example" },
		"a script":         func(m *Message) { m.Path = "javascript:alert(1)" },
		"too much":         func(m *Message) { m.Attached[0].Data = make([]byte, maxAttached+1) },
		"no such text":     func(m *Message) { m.Template = "nothing" },
		"a value forgot":   func(m *Message) { delete(m.Params, "student") },
		"an unknown place": func(m *Message) { m.Zone = "Europe/Nowhere" },
	} {
		msg := sampleMessage()
		spoil(&msg)
		if err := m.Send(t.Context(), msg); err == nil {
			t.Errorf("%s: it was sent", name)
		}
	}
	if files, err := os.ReadDir(folder); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the folder has %v, %v", files, err)
	}
}

func TestWrongConfigurationsAreRefused(t *testing.T) {
	for want, spoil := range map[string]func(*Config){
		"the sender of mails":               func(c *Config) { c.From = "nobody" },
		"the address of the site":           func(c *Config) { c.BaseURL = "my.school.example" },
		"need a mail server or a folder":    func(c *Config) { c.Folder = "" },
		"is not known; it is starttls, tls": func(c *Config) { c.Host, c.TLS = "mail.example", "ssl" },
		"not between 1 and 65535":           func(c *Config) { c.Host, c.Port = "mail.example", 70000 },
		"would be sent in the clear":        func(c *Config) { c.Host, c.TLS, c.User = "mail.example", TLSNone, "u" },
	} {
		c := config("mails")
		spoil(&c)
		if _, err := New(c, nil, nil); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %q", err, want)
		}
	}
	for tls, port := range map[string]int{"": 587, TLSStart: 587, TLSImplicit: 465, TLSNone: 25} {
		if got := (Config{TLS: tls}).port(); got != port {
			t.Errorf("%q: port %d, want %d", tls, got, port)
		}
	}
}

func TestCheckTriesTheFolder(t *testing.T) {
	m, folder := folderMailer(t, slog.New(slog.DiscardHandler))
	if err := m.Check(t.Context()); err != nil {
		t.Fatal(err)
	}
	if files, err := os.ReadDir(folder); err != nil || len(files) != 0 {
		t.Errorf("the check left %v, %v", files, err)
	}
	inTheWay := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(inTheWay, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	bad, err := New(config(filepath.Join(inTheWay, "mails")), nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := bad.Check(t.Context()); err == nil {
		t.Error("a folder that cannot be made passed")
	}
}

func TestAServerThatIsAwayIsAnErrorToTryAgain(t *testing.T) {
	c := config("")
	c.Host, c.Port, c.TLS, c.Timeout = "127.0.0.1", mailtest.FreePort(t), TLSNone, time.Second
	m, err := New(c, catalogue(t), slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Send(t.Context(), sampleMessage()); err == nil || !strings.Contains(err.Error(), "connection refused") {
		t.Errorf("got %v", err)
	}
	if err := m.Check(t.Context()); err == nil {
		t.Error("the check passed")
	}
}
