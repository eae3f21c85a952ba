package httpd

import (
	"context"
	"log/slog"
	"net/http"
	"strings"
	"sync/atomic"
	"time"

	"myspace/internal/base/fault"
)

const (
	routeHealth  = "/healthz"
	routeReady   = "/readyz"
	checkTimeout = time.Second
)

// Check is one thing that must work for the server to be of use.
type Check struct {
	Name string
	Run  func(context.Context) error
}

// Health answers whether the process lives and whether to send it requests.
type Health struct {
	log      *slog.Logger
	checks   []Check
	draining atomic.Bool
}

// NewHealth returns a Health that is ready while all checks pass. One that
// fails for lack of room (fault.Full) does not make it unready: a full disk
// keeps people from saving, not from reading, and no other server behind the
// same balancer would have more room. The body says so, for whoever watches.
func NewHealth(log *slog.Logger, checks ...Check) *Health {
	return &Health{log: log, checks: checks}
}

// Drain makes the server unready for good: it is about to stop.
func (h *Health) Drain() { h.draining.Store(true) }

// Answer serves /healthz and /readyz, and asks clients to leave a server that
// drains. It belongs outside of Shed: a busy server is not a dead one.
func (h *Health) Answer(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if h.draining.Load() && r.ProtoMajor == 1 { // HTTP/2 has its own good-bye
			w.Header().Set("Connection", "close")
		}
		switch r.URL.Path {
		case routeHealth:
			From(r.Context()).SetRoute(routeHealth)
			plain(w, http.StatusOK, "ok")
		case routeReady:
			From(r.Context()).SetRoute(routeReady)
			h.ready(w, r)
		default:
			next.ServeHTTP(w, r)
		}
	})
}

func (h *Health) ready(w http.ResponseWriter, r *http.Request) {
	if h.draining.Load() {
		plain(w, http.StatusServiceUnavailable, "not ready: shutting down")
		return
	}
	failed, full := h.failing(r.Context())
	switch {
	case len(failed) > 0:
		plain(w, http.StatusServiceUnavailable, "not ready: "+strings.Join(failed, ", "))
	case len(full) > 0:
		plain(w, http.StatusOK, "ready to read; no room to write: "+strings.Join(full, ", "))
	default:
		plain(w, http.StatusOK, "ready")
	}
}

// failing runs all checks at once and returns the names of those that fail or
// do not end in time, and of those that find no room; the log has the reasons,
// which are not for everybody.
func (h *Health) failing(ctx context.Context) (failed, full []string) {
	ctx, cancel := context.WithTimeout(ctx, checkTimeout)
	defer cancel()
	results := make([]chan error, len(h.checks))
	for i, c := range h.checks {
		results[i] = make(chan error, 1)
		go func() { results[i] <- c.Run(ctx) }()
	}
	for i, c := range h.checks {
		switch err := inTime(ctx, results[i]); {
		case fault.KindOf(err) == fault.Full:
			h.log.WarnContext(ctx, "no room to write", "check", c.Name, "error", err)
			full = append(full, c.Name)
		case err != nil:
			h.log.WarnContext(ctx, "not ready", "check", c.Name, "error", err)
			failed = append(failed, c.Name)
		}
	}
	return failed, full
}

// inTime waits for a result until ctx ends; one that is there counts even then.
func inTime(ctx context.Context, result <-chan error) error {
	select {
	case err := <-result:
		return err
	case <-ctx.Done():
	}
	select {
	case err := <-result:
		return err
	default:
		return ctx.Err()
	}
}

func plain(w http.ResponseWriter, status int, text string) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	_, _ = w.Write([]byte(text + "\n")) // the caller is gone if this fails
}
