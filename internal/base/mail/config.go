package mail

import (
	"errors"
	"fmt"
	"net"
	netmail "net/mail"
	"net/url"
	"time"
)

// The ways to protect the connection to the mail server.
const (
	TLSStart    = "starttls" // begins in the clear and must become encrypted; port 587
	TLSImplicit = "tls"      // encrypted from the beginning; port 465
	TLSNone     = "none"     // in the clear, for a server on the same machine; port 25
)

// Config says how mails are sent.
type Config struct {
	Host     string // of the mail server; none: mails are kept in Folder
	Port     int    // 0: what is usual for TLS
	TLS      string // TLSStart if empty
	User     string // none: the server wants no password
	Password string
	From     string        // such as My space <no-reply@school.example>
	Folder   string        // for mails without a server
	BaseURL  string        // of our site; every link in a mail begins with it
	Timeout  time.Duration // of a connection; 20 s
}

func (c Config) sender() (*netmail.Address, error) {
	from, err := netmail.ParseAddress(c.From)
	if err != nil {
		return nil, fmt.Errorf("the sender of mails %q cannot be read; write it like My space <no-reply@school.example>", c.From)
	}
	return from, nil
}

func (c Config) checkBase() error {
	u, err := url.Parse(c.BaseURL)
	if err != nil || (u.Scheme != "http" && u.Scheme != "https") || u.Host == "" || u.RawQuery != "" || u.Fragment != "" || u.User != nil {
		return fmt.Errorf("the address of the site %q cannot be used in mails; write it like https://my.school.example", c.BaseURL)
	}
	return nil
}

// port returns the port, or the usual one.
func (c Config) port() int {
	switch {
	case c.Port != 0:
		return c.Port
	case c.TLS == TLSImplicit:
		return 465
	case c.TLS == TLSNone:
		return 25
	}
	return 587
}

func (c Config) checkServer() error {
	switch c.TLS {
	case "", TLSStart, TLSImplicit, TLSNone:
	default:
		return fmt.Errorf("the protection %q of the mail server is not known; it is %s, %s or %s", c.TLS, TLSStart, TLSImplicit, TLSNone)
	}
	if c.Port < 0 || c.Port > 65535 {
		return fmt.Errorf("the port %d of the mail server is not between 1 and 65535", c.Port)
	}
	if c.TLS == TLSNone && c.User != "" && !isLoopback(c.Host) {
		return errors.New("the password for the mail server would be sent in the clear; use " + TLSStart + " or " + TLSImplicit)
	}
	return nil
}

func isLoopback(host string) bool {
	ip := net.ParseIP(host)
	return host == "localhost" || ip != nil && ip.IsLoopback()
}
