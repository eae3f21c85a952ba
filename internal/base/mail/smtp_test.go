package mail

import (
	"context"
	"crypto/x509"
	"errors"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/base/jobs"
	"myspace/internal/base/mailtest"
)

// mailerTo sends to a server in the given way, trusting its certificate.
func mailerTo(t *testing.T, s mailtest.Server, change func(*Config)) *Mailer {
	t.Helper()
	c := config("")
	c.Host, c.Port = "127.0.0.1", s.Port
	if change != nil {
		change(&c)
	}
	m, err := New(c, catalogue(t), slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	if m.carrier, err = newServerTrusting(c, s.Roots); err != nil {
		t.Fatal(err)
	}
	return m
}

func TestAMailArrivesWhole(t *testing.T) {
	server, ok := mailtest.Start(t)
	if !ok {
		return
	}
	m := mailerTo(t, server, nil)
	if err := m.Check(t.Context()); err != nil {
		t.Fatal(err)
	}
	if len(server.Inbox(t)) > 0 {
		t.Error("the check sent a mail")
	}
	if err := m.Send(t.Context(), sampleMessage()); err != nil {
		t.Fatal(err)
	}
	all := server.Inbox(t)
	if len(all) != 1 {
		t.Fatalf("%d mails arrived", len(all))
	}
	got := all[0]
	if got.Subject != "Relevé d’Éva Müller" || got.From.Name != "Mon espace été" || got.To[0].Name != "Zoé Lefèvre" || got.MessageID != "0192@school.example" {
		t.Errorf("got %+v", got)
	}
	for _, part := range []string{got.Text, got.HTML} {
		if !strings.Contains(part, "Éva Müller a été noté le dimanche 1er mars 2026 à 00:05.") {
			t.Errorf("a part says %s", part)
		}
	}
	if !strings.Contains(got.HTML, "<p>À bientôt\u202f!</p>") {
		t.Errorf("the HTML is %s", got.HTML)
	}
	if a := got.Attachments; len(a) != 1 || a[0].FileName != "relevé d'été.pdf" || a[0].ContentType != "application/pdf" || a[0].Size != 11 {
		t.Errorf("attached: %+v", got.Attachments)
	}
	var headers map[string][]string
	if err := server.Get(t, "message/"+got.ID+"/headers", &headers); err != nil || !slices.Equal(headers["Auto-Submitted"], []string{"auto-generated"}) {
		t.Errorf("headers: %v, %v", headers, err)
	}
}

func TestTheConnectionIsProtected(t *testing.T) {
	passwords := filepath.Join(t.TempDir(), "passwords")
	if err := os.WriteFile(passwords, []byte("bob:hunter2\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for way, flag := range map[string]string{TLSStart: "--smtp-require-starttls", TLSImplicit: "--smtp-require-tls"} {
		server, ok := mailtest.Start(t, flag, "--smtp-auth-file", passwords)
		if !ok {
			return
		}
		with := func(password string) func(*Config) {
			return func(c *Config) { c.TLS, c.User, c.Password = way, "bob", password }
		}
		if err := mailerTo(t, server, with("hunter2")).Send(t.Context(), sampleMessage()); err != nil {
			t.Errorf("%s: %v", way, err)
		}
		err := mailerTo(t, server, with("wrong-secret")).Check(t.Context())
		if err == nil || strings.Contains(err.Error(), "wrong-secret") {
			t.Errorf("%s: with a wrong password: %v", way, err)
		}
		stranger := server
		stranger.Roots = x509.NewCertPool()
		if err := mailerTo(t, stranger, with("hunter2")).Send(t.Context(), sampleMessage()); err == nil {
			t.Errorf("%s: a server that nobody vouches for was trusted", way)
		}
		if got := len(server.Inbox(t)); got != 1 {
			t.Errorf("%s: %d mails arrived, want 1", way, got)
		}
	}
}

func TestAServerWithoutEncryptionIsUsedOnlyOnRequest(t *testing.T) {
	server, ok := mailtest.Start(t, "--smtp-tls-cert", "", "--smtp-tls-key", "")
	if !ok {
		return
	}
	if err := mailerTo(t, server, nil).Send(t.Context(), sampleMessage()); err == nil {
		t.Error("the mail went in the clear")
	}
	if err := mailerTo(t, server, func(c *Config) { c.TLS = TLSNone }).Send(t.Context(), sampleMessage()); err != nil {
		t.Error(err)
	}
}

func TestQueuedMailsAreSent(t *testing.T) {
	d := dbtest.Open(t)
	m, folder := folderMailer(t, slog.New(slog.DiscardHandler))
	server, withServer := mailtest.Start(t, "--smtp-allowed-recipients", "zoe@example\\.com")
	if withServer {
		m = mailerTo(t, server, nil)
	}
	r := jobs.NewRunner(jobs.Config{DB: d, Log: slog.New(slog.DiscardHandler)})
	m.Register(t.Context(), r)
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan struct{})
	go func() { defer close(ended); r.Run(ctx) }()
	defer func() { cancel(); <-ended }()

	boom := errors.New("boom")
	if err := d.Tx(t.Context(), func(tx *db.Tx) error {
		return errors.Join(Queue(t.Context(), tx, sampleMessage()), boom)
	}); !errors.Is(err, boom) {
		t.Fatal(err)
	}
	unknown := sampleMessage()
	unknown.To = "nobody@example.com"
	queued := []Message{sampleMessage()}
	if withServer {
		queued = append(queued, unknown)
	}
	if err := d.Tx(t.Context(), func(tx *db.Tx) error {
		for _, m := range queued {
			if err := Queue(t.Context(), tx, m); err != nil {
				return err
			}
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	mailtest.WaitFor(t, func() bool {
		counts, err := r.Counts(t.Context())
		return err == nil && counts["done"]+counts["dead"] == len(queued)
	})
	if !withServer {
		sentTo(t, folder)
		return
	}
	if all := server.Inbox(t); len(all) != 1 || !strings.Contains(all[0].Text, "dimanche 1er mars 2026 à 00:05") {
		t.Errorf("%+v arrived", all)
	}
}
