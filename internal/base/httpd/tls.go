package httpd

import (
	"crypto/tls"
	"fmt"
	"log/slog"
	"os"
	"sync"
	"time"
)

// certificate is a pair of files that may be renewed while the server runs.
type certificate struct {
	certFile, keyFile string
	log               *slog.Logger
	every             time.Duration // how often to look at the files

	mu      sync.Mutex
	current *tls.Certificate
	state   [2]fileState
	looked  time.Time
}

type fileState struct {
	modified time.Time
	size     int64
}

func loadCertificate(certFile, keyFile string, log *slog.Logger) (*certificate, error) {
	c := &certificate{certFile: certFile, keyFile: keyFile, log: log, every: 5 * time.Second}
	state, err := c.stat()
	if err == nil {
		err = c.load(state)
	}
	if err != nil {
		return nil, fmt.Errorf("cannot use the TLS certificate: %w; check MYSPACE_TLS_CERT and MYSPACE_TLS_KEY", err)
	}
	return c, nil
}

func (c *certificate) config() *tls.Config {
	return &tls.Config{MinVersion: tls.VersionTLS12, GetCertificate: c.get}
}

// get returns the certificate of the files as they are now. While new files
// are half written, the old one stays.
func (c *certificate) get(*tls.ClientHelloInfo) (*tls.Certificate, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if now := time.Now(); now.Sub(c.looked) >= c.every {
		c.looked = now
		state, err := c.stat()
		if err == nil && state != c.state {
			err = c.load(state)
		}
		if err != nil {
			c.log.Error("new TLS certificate not usable, keeping the old one", "error", err)
		}
	}
	return c.current, nil
}

func (c *certificate) load(state [2]fileState) error {
	pair, err := tls.LoadX509KeyPair(c.certFile, c.keyFile)
	if err != nil {
		return err
	}
	c.current, c.state = &pair, state
	return nil
}

func (c *certificate) stat() (state [2]fileState, err error) {
	for i, name := range []string{c.certFile, c.keyFile} {
		info, err := os.Stat(name)
		if err != nil {
			return state, err
		}
		state[i] = fileState{info.ModTime(), info.Size()}
	}
	return state, nil
}
