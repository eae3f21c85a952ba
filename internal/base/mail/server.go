package mail

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"net/url"
	"strings"
	"time"

	gomail "github.com/wneessen/go-mail"

	"myspace/internal/base/jobs"
)

// server is an SMTP server. Each mail has a connection of its own: mails are
// few, and a kept one would have to be watched.
type server struct {
	client *gomail.Client
	where  string
}

func newServer(c Config) (*server, error) {
	return newServerTrusting(c, nil)
}

// newServerTrusting is newServer with other certificate roots than the system's.
func newServerTrusting(c Config, roots *x509.CertPool) (*server, error) {
	if err := c.checkServer(); err != nil {
		return nil, err
	}
	if c.Timeout <= 0 {
		c.Timeout = 20 * time.Second
	}
	options := []gomail.Option{
		gomail.WithPort(c.port()),
		gomail.WithTimeout(c.Timeout),
		gomail.WithTLSConfig(&tls.Config{ServerName: c.Host, MinVersion: tls.VersionTLS12, RootCAs: roots}),
	}
	if helo := ownName(c.BaseURL); helo != "" {
		options = append(options, gomail.WithHELO(helo))
	}
	switch c.TLS {
	case TLSImplicit:
		options = append(options, gomail.WithSSL())
	case TLSNone:
		options = append(options, gomail.WithTLSPolicy(gomail.NoTLS))
	default:
		options = append(options, gomail.WithTLSPolicy(gomail.TLSMandatory))
	}
	if c.User != "" {
		options = append(options, gomail.WithUsername(c.User), gomail.WithPassword(c.Password), gomail.WithSMTPAuth(authOf(c)))
	}
	client, err := gomail.NewClient(c.Host, options...)
	if err != nil {
		return nil, fmt.Errorf("the mail server %q cannot be used: %w", c.Host, err)
	}
	return &server{client, client.ServerAddr()}, nil
}

// authOf chooses how to give the password: the best way both sides know, or,
// in the clear on our own machine, the simple one.
func authOf(c Config) gomail.SMTPAuthType {
	if c.TLS == TLSNone {
		return gomail.SMTPAuthPlainNoEnc
	}
	return gomail.SMTPAuthAutoDiscover
}

// ownName is the name we greet the server with: many refuse a bare machine
// name. Without a site of our own it is left to the system.
func ownName(base string) string {
	u, err := url.Parse(base)
	if err != nil || !strings.Contains(u.Hostname(), ".") || isLoopback(u.Hostname()) {
		return ""
	}
	return u.Hostname()
}

func (s *server) String() string { return s.where }

func (s *server) send(ctx context.Context, l letter) (address string, err error) {
	err = s.client.DialAndSendWithContext(ctx, l.msg)
	if err == nil || l.msg.IsDelivered() { // what fails after the server took it is no reason to send it twice
		return s.where, nil
	}
	err = fmt.Errorf("mail server %s: %w", s.where, err)
	if isUnknownReader(err) {
		err = jobs.Permanent(err)
	}
	return "", err
}

// isUnknownReader reports whether the server knows that the address is wrong.
// Every other refusal may be mended by the operator.
func isUnknownReader(err error) bool {
	e, ok := errors.AsType[*gomail.SendError](err)
	return ok && e.Reason == gomail.ErrSMTPRcptTo && strings.HasPrefix(e.EnhancedStatusCode(), "5.1.")
}

func (s *server) check(ctx context.Context) error {
	connection, err := s.client.DialToSMTPClientWithContext(ctx)
	if err == nil {
		err = s.client.CloseWithSMTPClient(connection)
	}
	if err != nil {
		return fmt.Errorf("mail server %s: %w", s.where, err)
	}
	return nil
}
