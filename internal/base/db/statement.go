package db

import (
	"context"
	"database/sql"
	"errors"
	"strconv"
	"strings"
	"sync"
)

// numbered turns ? into $1, $2 … for PostgreSQL. SQL texts hold no ? of their
// own: literals are always passed as arguments.
func numbered(text string) string {
	if done, ok := numberedTexts.Load(text); ok {
		return done.(string)
	}
	var b strings.Builder
	n := 0
	for part := range strings.SplitSeq(text, "?") {
		if n > 0 {
			b.WriteString("$" + strconv.Itoa(n))
		}
		b.WriteString(part)
		n++
	}
	if numberedCount.Add(1) <= maxStatements {
		numberedTexts.Store(text, b.String())
	}
	return b.String()
}

var (
	numberedTexts sync.Map
	numberedCount counter
)

// maxStatements bounds the caches; filters make many texts, but not endless.
const maxStatements = 1000

type counter struct {
	mu sync.Mutex
	n  int
}

func (c *counter) Add(n int) int {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.n += n
	return c.n
}

// preparer is a pool or one connection of it.
type preparer interface {
	runner
	PrepareContext(ctx context.Context, text string) (*sql.Stmt, error)
}

// stmts runs SQL by prepared statements, which it keeps: preparing costs more
// than a point read. A text that comes after the cache is full runs unprepared.
type stmts struct {
	on   preparer
	mu   sync.Mutex
	kept map[string]*sql.Stmt
}

func newStmts(on preparer) *stmts { return &stmts{on: on, kept: map[string]*sql.Stmt{}} }

// QueryContext runs a query.
func (s *stmts) QueryContext(ctx context.Context, text string, args ...any) (*sql.Rows, error) {
	st, err := s.prepare(ctx, text)
	if err != nil {
		return nil, err
	}
	if st == nil {
		return s.on.QueryContext(ctx, text, args...)
	}
	return st.QueryContext(ctx, args...)
}

// ExecContext runs a statement.
func (s *stmts) ExecContext(ctx context.Context, text string, args ...any) (sql.Result, error) {
	st, err := s.prepare(ctx, text)
	if err != nil {
		return nil, err
	}
	if st == nil {
		return s.on.ExecContext(ctx, text, args...)
	}
	return st.ExecContext(ctx, args...)
}

// prepare returns the kept statement of a text, or nil when the cache is full.
func (s *stmts) prepare(ctx context.Context, text string) (*sql.Stmt, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if st := s.kept[text]; st != nil || len(s.kept) >= maxStatements {
		return st, nil
	}
	// A statement outlives the request that was first to need it.
	st, err := s.on.PrepareContext(context.WithoutCancel(ctx), text)
	if err == nil {
		s.kept[text] = st
	}
	return st, err
}

func (s *stmts) close() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	var errs []error
	for _, st := range s.kept {
		errs = append(errs, st.Close())
	}
	s.kept = map[string]*sql.Stmt{}
	return errors.Join(errs...)
}
