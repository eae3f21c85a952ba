package app

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// client asks the server that runs on a data folder.
type client struct {
	socket socket
	config Config
	http   *http.Client
}

// findServer returns a client of the running server, or nil if none runs. A
// server that stays silent for longer than the given time is given up.
func findServer(ctx context.Context, c Config, silence time.Duration) (*client, error) {
	s, err := openSocket(c.Data)
	if err != nil {
		return nil, noServer(err)
	}
	conn, err := s.dial(ctx)
	if err != nil {
		return nil, errors.Join(noServer(err), s.Close())
	}
	transport := &http.Transport{DisableKeepAlives: true, DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
		conn, err := s.dial(ctx)
		return impatient{conn, silence}, err
	}}
	return &client{socket: s, config: c, http: &http.Client{Transport: transport}}, conn.Close()
}

// noServer returns nil where an error only says that no server runs.
func noServer(err error) error {
	if isNobody(err) {
		return nil
	}
	return fmt.Errorf("cannot look for a running server: %w; run this as the user who runs it and owns the data folder", err)
}

// impatient is a connection that gives up after some time of silence.
type impatient struct {
	net.Conn
	silence time.Duration
}

// Read reads what comes in time.
func (i impatient) Read(p []byte) (int, error) {
	if err := i.SetReadDeadline(clock.Now().Time.Add(i.silence)); err != nil {
		return 0, err
	}
	return i.Conn.Read(p)
}

// send sends a command and returns the answer to it.
func (c *client) send(ctx context.Context, path string, in any) (*http.Response, error) {
	body, err := json.Marshal(in)
	if err != nil {
		return nil, err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "http://myspace"+path, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	if c.config.Database != "" {
		req.Header.Set(headerDatabase, db.Describe(c.config.Database))
	}
	resp, err := c.http.Do(req)
	if err != nil {
		return nil, fmt.Errorf("the running server did not answer: %w", err)
	}
	if resp.StatusCode != http.StatusOK {
		return nil, errors.Join(readRefusal(resp), resp.Body.Close())
	}
	return resp, nil
}

func readRefusal(resp *http.Response) error {
	var r refusal
	if err := json.NewDecoder(io.LimitReader(resp.Body, maxCommand)).Decode(&r); err == nil && r.Message != "" {
		return r
	}
	return fmt.Errorf("the running server (version %s) does not know this command of version %s: restart it", resp.Header.Get(headerVersion), Version)
}

// through has the running server do something or, where none runs, does it
// directly.
func through[In, Out any](ctx context.Context, c Config, path string, in In, silence time.Duration, directly func() (Out, error)) (out Out, err error) {
	server, err := findServer(ctx, c, silence)
	if err != nil {
		return out, err
	}
	if server == nil {
		return directly()
	}
	defer server.socket.Close()
	resp, err := server.send(ctx, path, in)
	if err != nil {
		return out, err
	}
	defer resp.Body.Close()
	if err := json.NewDecoder(resp.Body).Decode(&out); err != nil {
		return out, fmt.Errorf("the answer of the running server was cut off: %w", err)
	}
	return out, nil
}

// alone opens everything for a command that runs where no server does, and
// closes it after f. The caller holds the folder.
func alone(ctx context.Context, c Config, f func(*App) error) (err error) {
	a, err := Open(ctx, c, slog.New(slog.DiscardHandler))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, a.Close()) }()
	return f(a)
}
