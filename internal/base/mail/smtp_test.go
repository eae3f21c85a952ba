package mail

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"encoding/json"
	"encoding/pem"
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/base/jobs"
)

// mailpit is a real mail server with an interface to look at what it got.
type mailpit struct {
	api   string
	port  int
	roots *x509.CertPool
}

// startMailpit starts the server that TEST_MAILPIT names; ok is false, and the
// log says so, where there is none.
func startMailpit(t *testing.T, flags ...string) (server mailpit, ok bool) {
	t.Helper()
	binary := os.Getenv("TEST_MAILPIT")
	if binary == "" {
		t.Log("SMTP: NOT RUN (TEST_MAILPIT not set)")
		return server, false
	}
	folder := t.TempDir()
	server = mailpit{port: freePort(t), roots: certificate(t, folder)}
	http := fmt.Sprintf("127.0.0.1:%d", freePort(t))
	server.api = "http://" + http + "/api/v1/"
	cmd := exec.CommandContext(t.Context(), binary, append([]string{
		"--quiet", "--disable-version-check", "--smtp-disable-rdns",
		"--database", filepath.Join(folder, "mails.db"), "--listen", http, "--smtp", fmt.Sprintf("127.0.0.1:%d", server.port),
		"--smtp-tls-cert", filepath.Join(folder, "cert.pem"), "--smtp-tls-key", filepath.Join(folder, "key.pem"),
	}, flags...)...)
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	cmd.WaitDelay = 5 * time.Second
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = cmd.Wait() }) // t.Context ended just before
	waitFor(t, func() bool {
		conn, err := net.Dial("tcp", fmt.Sprintf("127.0.0.1:%d", server.port))
		if err == nil {
			_ = conn.Close()
		}
		return err == nil && server.get(t, "info", nil) == nil
	})
	return server, true
}

// freePort returns a loopback port that nobody listens on.
func freePort(t *testing.T) int {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = l.Close() }()
	return l.Addr().(*net.TCPAddr).Port
}

// waitFor asks again and again until something outside of us is so.
func waitFor(t *testing.T, so func() bool) {
	t.Helper()
	tick := time.NewTicker(20 * time.Millisecond)
	defer tick.Stop()
	end := time.After(30 * time.Second)
	for !so() {
		select {
		case <-tick.C:
		case <-end:
			t.Fatal("waited in vain")
		}
	}
}

// certificate makes cert.pem and key.pem for 127.0.0.1 and returns who trusts it.
func certificate(t *testing.T, folder string) *x509.CertPool {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	cert := x509.Certificate{
		SerialNumber: big.NewInt(1), NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour),
		IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}, IsCA: true, BasicConstraintsValid: true,
	}
	signed, err := x509.CreateCertificate(rand.Reader, &cert, &cert, &key.PublicKey, key)
	if err != nil {
		t.Fatal(err)
	}
	private, err := x509.MarshalECPrivateKey(key)
	if err != nil {
		t.Fatal(err)
	}
	certPEM := pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: signed})
	keyPEM := pem.EncodeToMemory(&pem.Block{Type: "EC PRIVATE KEY", Bytes: private})
	err = errors.Join(os.WriteFile(filepath.Join(folder, "cert.pem"), certPEM, 0o600), os.WriteFile(filepath.Join(folder, "key.pem"), keyPEM, 0o600))
	if err != nil {
		t.Fatal(err)
	}
	roots := x509.NewCertPool()
	roots.AppendCertsFromPEM(certPEM)
	return roots
}

func (p mailpit) get(t *testing.T, path string, into any) error {
	t.Helper()
	request, err := http.NewRequestWithContext(t.Context(), http.MethodGet, p.api+path, nil)
	if err != nil {
		return err
	}
	answer, err := http.DefaultClient.Do(request)
	if err != nil {
		return err
	}
	defer func() { _ = answer.Body.Close() }()
	if into == nil || answer.StatusCode != http.StatusOK {
		return nil
	}
	return json.NewDecoder(answer.Body).Decode(into)
}

// mailer sends to the server in the given way, trusting its certificate.
func (p mailpit) mailer(t *testing.T, change func(*Config)) *Mailer {
	t.Helper()
	c := config("")
	c.Host, c.Port = "127.0.0.1", p.port
	if change != nil {
		change(&c)
	}
	m, err := New(c, catalogue(t), slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	if m.carrier, err = newServerTrusting(c, p.roots); err != nil {
		t.Fatal(err)
	}
	return m
}

// received is what the server says about a mail.
type received struct {
	ID, MessageID, Subject, Text, HTML string
	From                               struct{ Name, Address string }
	To                                 []struct{ Name, Address string }
	Attachments                        []struct {
		FileName, ContentType string
		Size                  int
	}
}

func (p mailpit) inbox(t *testing.T) (all []received) {
	t.Helper()
	var list struct{ Messages []struct{ ID string } }
	if err := p.get(t, "messages", &list); err != nil {
		t.Fatal(err)
	}
	for _, m := range list.Messages {
		var whole received
		if err := p.get(t, "message/"+m.ID, &whole); err != nil {
			t.Fatal(err)
		}
		all = append(all, whole)
	}
	return all
}

func TestAMailArrivesWhole(t *testing.T) {
	server, ok := startMailpit(t)
	if !ok {
		return
	}
	m := server.mailer(t, nil)
	if err := m.Check(t.Context()); err != nil {
		t.Fatal(err)
	}
	if len(server.inbox(t)) > 0 {
		t.Error("the check sent a mail")
	}
	if err := m.Send(t.Context(), sampleMessage()); err != nil {
		t.Fatal(err)
	}
	all := server.inbox(t)
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
	if !strings.Contains(got.HTML, "<p>À bientôt !</p>") {
		t.Errorf("the HTML is %s", got.HTML)
	}
	if a := got.Attachments; len(a) != 1 || a[0].FileName != "relevé d'été.pdf" || a[0].ContentType != "application/pdf" || a[0].Size != 11 {
		t.Errorf("attached: %+v", got.Attachments)
	}
	var headers map[string][]string
	if err := server.get(t, "message/"+got.ID+"/headers", &headers); err != nil || !slices.Equal(headers["Auto-Submitted"], []string{"auto-generated"}) {
		t.Errorf("headers: %v, %v", headers, err)
	}
}

func TestTheConnectionIsProtected(t *testing.T) {
	passwords := filepath.Join(t.TempDir(), "passwords")
	if err := os.WriteFile(passwords, []byte("bob:hunter2\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for way, flag := range map[string]string{TLSStart: "--smtp-require-starttls", TLSImplicit: "--smtp-require-tls"} {
		server, ok := startMailpit(t, flag, "--smtp-auth-file", passwords)
		if !ok {
			return
		}
		with := func(password string) func(*Config) {
			return func(c *Config) { c.TLS, c.User, c.Password = way, "bob", password }
		}
		if err := server.mailer(t, with("hunter2")).Send(t.Context(), sampleMessage()); err != nil {
			t.Errorf("%s: %v", way, err)
		}
		err := server.mailer(t, with("wrong-secret")).Check(t.Context())
		if err == nil || strings.Contains(err.Error(), "wrong-secret") {
			t.Errorf("%s: with a wrong password: %v", way, err)
		}
		stranger := server
		stranger.roots = x509.NewCertPool()
		if err := stranger.mailer(t, with("hunter2")).Send(t.Context(), sampleMessage()); err == nil {
			t.Errorf("%s: a server that nobody vouches for was trusted", way)
		}
		if got := len(server.inbox(t)); got != 1 {
			t.Errorf("%s: %d mails arrived, want 1", way, got)
		}
	}
}

func TestAServerWithoutEncryptionIsUsedOnlyOnRequest(t *testing.T) {
	server, ok := startMailpit(t, "--smtp-tls-cert", "", "--smtp-tls-key", "")
	if !ok {
		return
	}
	if err := server.mailer(t, nil).Send(t.Context(), sampleMessage()); err == nil {
		t.Error("the mail went in the clear")
	}
	if err := server.mailer(t, func(c *Config) { c.TLS = TLSNone }).Send(t.Context(), sampleMessage()); err != nil {
		t.Error(err)
	}
}

func TestQueuedMailsAreSent(t *testing.T) {
	d := dbtest.Open(t)
	m, folder := folderMailer(t, slog.New(slog.DiscardHandler))
	server, withServer := startMailpit(t, "--smtp-allowed-recipients", "zoe@example\\.com")
	if withServer {
		m = server.mailer(t, nil)
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
	waitFor(t, func() bool {
		counts, err := r.Counts(t.Context())
		return err == nil && counts["done"]+counts["dead"] == len(queued)
	})
	if !withServer {
		sentTo(t, folder)
		return
	}
	if all := server.inbox(t); len(all) != 1 || !strings.Contains(all[0].Text, "dimanche 1er mars 2026 à 00:05") {
		t.Errorf("%+v arrived", all)
	}
}
