package db

import (
	"cmp"
	"context"
	"database/sql"
	"strconv"
	"strings"
	"sync"
)

// maxStatements bounds the caches; filters make many texts.
const maxStatements = 1000

// numbered turns ? into $1, $2 … for PostgreSQL. SQL texts hold no ? of their
// own: literals are always passed as arguments.
func numbered(text string) string {
	numberedMu.Lock()
	defer numberedMu.Unlock()
	if done, ok := numberedTexts.get(text); ok {
		return done
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
	numberedTexts.put(text, b.String())
	return b.String()
}

var (
	numberedTexts = recent[string]{limit: maxStatements}
	numberedMu    sync.Mutex
)

// recent keeps values by their text, and forgets those that have not been
// asked for since half of the limit were put or asked for after them.
type recent[V any] struct {
	limit      int
	young, old map[string]V
	forget     func(V) // told of each value that is forgotten; may be nil
}

func (r *recent[V]) get(text string) (V, bool) {
	v, ok := r.young[text]
	if !ok {
		if v, ok = r.old[text]; ok {
			delete(r.old, text)
			r.put(text, v)
		}
	}
	return v, ok
}

func (r *recent[V]) put(text string, v V) {
	if r.young == nil || len(r.young) >= r.limit/2 {
		r.drop(r.old)
		r.young, r.old = map[string]V{}, r.young
	}
	r.young[text] = v
}

// clear forgets everything.
func (r *recent[V]) clear() {
	r.drop(r.old)
	r.drop(r.young)
	r.young, r.old = nil, nil
}

func (r *recent[V]) drop(all map[string]V) {
	for _, v := range all {
		if r.forget != nil {
			r.forget(v)
		}
	}
}

// preparer is a pool or one connection of it.
type preparer interface {
	runner
	PrepareContext(ctx context.Context, text string) (*sql.Stmt, error)
}

// stmts runs SQL by prepared statements, which it keeps for a while: preparing
// costs more than a point read.
type stmts struct {
	on   preparer
	mu   sync.Mutex // never held while the database is asked
	kept recent[*statement]
	err  error // of closing
}

// statement is a prepared one. It is closed when it is forgotten and nobody
// begins a query with it.
type statement struct {
	*sql.Stmt
	users     int
	forgotten bool
}

func newStmts(on preparer) *stmts {
	s := &stmts{on: on}
	s.kept = recent[*statement]{limit: maxStatements, forget: func(st *statement) {
		st.forgotten = true
		s.closeUnused(st)
	}}
	return s
}

// QueryContext runs a query.
func (s *stmts) QueryContext(ctx context.Context, text string, args ...any) (*sql.Rows, error) {
	st, err := s.take(ctx, text)
	if err != nil {
		return nil, err
	}
	defer s.giveBack(st)
	return st.QueryContext(ctx, args...)
}

// ExecContext runs a statement.
func (s *stmts) ExecContext(ctx context.Context, text string, args ...any) (sql.Result, error) {
	st, err := s.take(ctx, text)
	if err != nil {
		return nil, err
	}
	defer s.giveBack(st)
	return st.ExecContext(ctx, args...)
}

// take returns the statement of a text, prepared if it is not kept. Several
// who need a new one at once each prepare it: to wait for a connection must
// keep nobody else waiting.
func (s *stmts) take(ctx context.Context, text string) (*statement, error) {
	if st := s.find(text); st != nil {
		return st, nil
	}
	made, err := s.on.PrepareContext(ctx, text)
	if err != nil {
		return nil, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	st := &statement{Stmt: made, users: 1}
	if _, ok := s.kept.get(text); ok { // somebody was faster
		st.forgotten = true
	} else {
		s.kept.put(text, st)
	}
	return st, nil
}

func (s *stmts) find(text string) *statement {
	s.mu.Lock()
	defer s.mu.Unlock()
	st, ok := s.kept.get(text)
	if !ok {
		return nil
	}
	st.users++
	return st
}

func (s *stmts) giveBack(st *statement) {
	s.mu.Lock()
	defer s.mu.Unlock()
	st.users--
	s.closeUnused(st)
}

func (s *stmts) closeUnused(st *statement) {
	if st.forgotten && st.users == 0 {
		s.err = cmp.Or(s.err, st.Close())
	}
}

func (s *stmts) close() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.kept.clear()
	return s.err
}
