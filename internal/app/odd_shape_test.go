package app_test

import (
	"log/slog"
	"strings"
	"sync"
	"testing"
)

// shape is what the description of a route says that it takes.
type shape struct {
	query, headers []string
	body           []string // names in the body's first level
	json           bool
}

func shapesOf(t *testing.T, w *world) map[string]shape {
	t.Helper()
	all, d := map[string]shape{}, descriptionOf(t, w)
	for _, methods := range d.Paths {
		for _, op := range methods {
			all[op.ID] = d.shape(op)
		}
	}
	return all
}

func (d described) shape(op operation) (s shape) {
	for _, p := range op.Parameters {
		switch p.In {
		case "query":
			s.query = append(s.query, p.Name)
		case "header":
			s.headers = append(s.headers, p.Name)
		}
	}
	body, ok := op.json()
	s.json = ok
	for name := range d.resolve(body).Properties {
		s.body = append(s.body, name)
	}
	return s
}

// captureLog collects what is logged as a failure until the test ends.
func captureLog(t *testing.T) *strings.Builder {
	t.Helper()
	before, log := slog.Default(), &strings.Builder{}
	t.Cleanup(func() { slog.SetDefault(before) })
	slog.SetDefault(slog.New(slog.NewTextHandler(&oneAtATime{to: log}, &slog.HandlerOptions{Level: slog.LevelError})))
	return log
}

// oneAtATime lets several goroutines write.
type oneAtATime struct {
	mu sync.Mutex
	to *strings.Builder
}

func (w *oneAtATime) Write(p []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.to.Write(p)
}
