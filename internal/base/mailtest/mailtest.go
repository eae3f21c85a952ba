// Package mailtest gives tests a real mail server.
package mailtest

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"encoding/json"
	"encoding/pem"
	"errors"
	"fmt"
	"math/big"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"myspace/internal/base/clock"
)

// Server is a real mail server with an interface to look at what it got.
type Server struct {
	Port  int
	Roots *x509.CertPool // who trusts its certificate
	api   string
}

// Start starts the server that TEST_MAILPIT names; ok is false, and the
// log says so, where there is none.
func Start(t *testing.T, flags ...string) (server Server, ok bool) {
	t.Helper()
	binary := os.Getenv("TEST_MAILPIT")
	if binary == "" {
		t.Log("SMTP: NOT RUN (TEST_MAILPIT not set)")
		return server, false
	}
	folder := t.TempDir()
	server = Server{Port: FreePort(t), Roots: certificate(t, folder)}
	http := fmt.Sprintf("127.0.0.1:%d", FreePort(t))
	server.api = "http://" + http + "/api/v1/"
	cmd := exec.CommandContext(t.Context(), binary, append([]string{ //nolint:gosec // the program that make names
		"--quiet", "--disable-version-check", "--smtp-disable-rdns",
		"--database", filepath.Join(folder, "mails.db"), "--listen", http, "--smtp", fmt.Sprintf("127.0.0.1:%d", server.Port),
		"--smtp-tls-cert", filepath.Join(folder, "cert.pem"), "--smtp-tls-key", filepath.Join(folder, "key.pem"),
	}, flags...)...)
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	cmd.WaitDelay = 5 * time.Second
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = cmd.Wait() }) // t.Context ended just before
	WaitFor(t, func() bool {
		conn, err := (&net.Dialer{}).DialContext(t.Context(), "tcp", fmt.Sprintf("127.0.0.1:%d", server.Port))
		if err == nil {
			_ = conn.Close()
		}
		return err == nil && server.Get(t, "info", nil) == nil
	})
	return server, true
}

// FreePort returns a loopback port that nobody listens on.
func FreePort(t *testing.T) int {
	t.Helper()
	l, err := (&net.ListenConfig{}).Listen(t.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = l.Close() }()
	return l.Addr().(*net.TCPAddr).Port
}

// WaitFor asks again and again until something outside of us is so.
func WaitFor(t *testing.T, so func() bool) {
	t.Helper()
	tick := time.NewTicker(20 * time.Millisecond)
	defer tick.Stop()
	end := time.After(time.Minute)
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
	now := clock.Now().Time
	cert := x509.Certificate{
		SerialNumber: big.NewInt(1), NotBefore: now.Add(-time.Hour), NotAfter: now.Add(time.Hour),
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

// Get asks the server's interface.
func (s Server) Get(t *testing.T, path string, into any) error {
	t.Helper()
	request, err := http.NewRequestWithContext(t.Context(), http.MethodGet, s.api+path, nil)
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

// Mail is what the server says about a mail.
type Mail struct {
	ID, MessageID, Subject, Text, HTML string
	From                               struct{ Name, Address string }
	To                                 []struct{ Name, Address string }
	Attachments                        []struct {
		FileName, ContentType string
		Size                  int
	}
}

// Inbox is what arrived, the newest first.
func (s Server) Inbox(t *testing.T) (all []Mail) {
	t.Helper()
	var list struct{ Messages []struct{ ID string } }
	if err := s.Get(t, "messages?limit=200", &list); err != nil {
		t.Fatal(err)
	}
	for _, m := range list.Messages {
		var whole Mail
		if err := s.Get(t, "message/"+m.ID, &whole); err != nil {
			t.Fatal(err)
		}
		all = append(all, whole)
	}
	return all
}
