package db

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"sync"
	"sync/atomic"
	"time"
)

// writer is SQLite's one writer. Transactions that wait while an earlier one
// is being stored are folded into one commit, a savepoint each: the disk is
// asked to sync once for all of them, and each is answered after that. This is
// what makes synchronous=FULL, which survives a power cut, affordable.
type writer struct {
	pool  *sql.DB
	conn  *sql.Conn
	cache *stmts
	queue chan *request
	ran   chan struct{} // the caller whose turn it was says that he is through
	ended chan struct{}
	log   walKeeper
	mu    sync.RWMutex // guards closed against sends on the queue
	shut  bool
	held  *request // a rewriting that came in the middle of a group

	commits, transactions atomic.Int64
}

const (
	maxGroup = 256                   // transactions in one commit
	maxHold  = 10 * time.Millisecond // how long the first of a group waits for more
)

// errClosed is what a transaction gets that comes after the end.
var errClosed = errors.New("db: closed")

// errUnfinished stands for a function that panicked or ended its goroutine.
var errUnfinished = errors.New("db: the transaction did not come to its end")

// request is a transaction that waits for its turn.
type request struct {
	ctx      context.Context //nolint:containedctx // it is the caller's, for the time he waits
	f        func(*Tx) error
	state    atomic.Int32
	alone    bool // in a group of its own, because it was torn down by another
	rewrites bool // is no transaction: the whole file is rewritten
	tx       *Tx
	err      error
	word     chan word // what the writer says to the caller
}

// word is what the writer says to a caller who waits.
type word int

const (
	yourTurn word = iota
	settled       // stored, or refused
)

const (
	waiting int32 = iota
	taken
	abandoned
)

func startWriter(ctx context.Context, pool *sql.DB, path string) (*writer, error) {
	conn, err := pool.Conn(ctx)
	if err != nil {
		return nil, err
	}
	w := &writer{pool: pool, conn: conn, cache: newStmts(conn), queue: make(chan *request, maxGroup), ran: make(chan struct{}), ended: make(chan struct{})}
	w.log.path = path + "-wal"
	go w.loop()
	return w, nil
}

// do queues f, runs it when its turn comes and waits until it is stored or
// refused. A caller who gives up while f still waits takes it out; once f runs,
// its end is awaited, because only then is it known whether it was stored.
func (w *writer) do(ctx context.Context, f func(*Tx) error) error {
	r := &request{ctx: ctx, f: f, word: make(chan word, 1)}
	if err := w.send(ctx, r); err != nil {
		return err
	}
	gaveUp := ctx.Done()
	for {
		select {
		case said := <-r.word:
			if said == settled {
				return r.answer()
			}
			w.run(r)
		case <-gaveUp:
			if r.state.CompareAndSwap(waiting, abandoned) {
				return ctx.Err()
			}
			gaveUp = nil
		}
	}
}

// run runs f in its caller's goroutine, so that a panic shows where it came
// from and, like t.Fatal, ends only the caller.
func (w *writer) run(r *request) {
	r.err = errUnfinished
	defer func() { w.ran <- struct{}{} }()
	r.err = r.f(r.tx)
}

func (r *request) answer() error {
	if r.err == nil {
		for _, f := range r.tx.after {
			f()
		}
	}
	return outage(r.ctx, r.err)
}

func (w *writer) send(ctx context.Context, r *request) error {
	w.mu.RLock()
	defer w.mu.RUnlock()
	if w.shut {
		return errClosed
	}
	select {
	case w.queue <- r:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (w *writer) close() error {
	w.mu.Lock()
	if w.shut {
		w.mu.Unlock()
		return nil
	}
	w.shut = true
	close(w.queue)
	w.mu.Unlock()
	<-w.ended
	_, err := w.conn.ExecContext(context.Background(), `PRAGMA optimize`)
	return errors.Join(err, w.cache.close(), w.conn.Close(), w.pool.Close())
}

func (w *writer) loop() {
	defer close(w.ended)
	for first := range w.queue {
		if w.held = nil; first.rewrites {
			first.finish(w.vacuum())
			continue
		}
		for _, r := range w.group(first) {
			r.alone = true
			w.group(r)
		}
		if w.held != nil {
			w.held.finish(w.vacuum())
		}
	}
}

// group runs first and whoever waits behind it in one commit. It returns the
// transactions that must run again because another one tore the group down.
func (w *writer) group(first *request) (again []*request) {
	if err := w.step("BEGIN IMMEDIATE"); err != nil {
		first.finish(err)
		return nil
	}
	var good []*request
	began := time.Now() //nolint:forbidigo // a stopwatch, not a date
	for r := first; r != nil; r = w.next(first, len(good), began) {
		if err := w.savepoint(r); err != nil { // the whole transaction is gone
			_ = w.step("ROLLBACK")
			r.finish(cmp.Or(r.err, err))
			return good
		}
		if r.err == nil {
			good = append(good, r)
		} else {
			r.finish(r.err)
		}
	}
	return w.commit(good)
}

// next returns the next waiting transaction of this group, if it may have one.
func (w *writer) next(first *request, size int, began time.Time) *request {
	if first.alone || size >= maxGroup || time.Since(began) > maxHold {
		return nil
	}
	select {
	case r := <-w.queue:
		if r != nil && r.rewrites {
			w.held = r
			return nil
		}
		return r
	default:
		return nil
	}
}

// savepoint runs one transaction of the group; its own failure goes into the
// request. An error of savepoint's is one that ended the whole group.
func (w *writer) savepoint(r *request) error {
	if !r.state.CompareAndSwap(waiting, taken) && r.state.Load() == abandoned {
		r.err = context.Canceled // nobody waits for it
		return nil
	}
	if err := w.step("SAVEPOINT one"); err != nil {
		return err
	}
	p := &patient{cache: w.cache, ctx: r.ctx}
	r.tx = &Tx{run: p}
	r.word <- yourTurn
	<-w.ran
	r.err = cmp.Or(r.err, p.failed)
	if r.err != nil {
		if err := w.step("ROLLBACK TO one"); err != nil {
			return err
		}
	}
	return w.step("RELEASE one")
}

// commit stores a group. Where a reference that is only checked now is broken,
// it returns all of them, to find alone which one broke it.
func (w *writer) commit(good []*request) (again []*request) {
	err := w.step("COMMIT")
	if err != nil {
		_ = w.step("ROLLBACK")
		if len(good) > 1 && IsReferenced(err) {
			return good
		}
	} else if len(good) > 0 {
		w.commits.Add(1)
		w.transactions.Add(int64(len(good)))
	}
	for _, r := range good {
		r.finish(err)
	}
	w.log.tidy(w.plain)
	return nil
}

// step begins or ends a transaction. Its few words are kept prepared, as all statements
// are.
func (w *writer) step(text string) error {
	_, err := w.cache.ExecContext(context.Background(), text)
	return err
}

// plain runs what is no part of a transaction. It is never kept: some PRAGMAs act
// while they are prepared.
func (w *writer) plain(text string) error {
	_, err := w.conn.ExecContext(context.Background(), text)
	return err
}

func (r *request) finish(err error) {
	r.err = err
	r.word <- settled
}

// patient runs the statements of one transaction. It never interrupts one: an
// interrupted write rolls back the whole group, other people's work included.
// A caller who gave up is noticed before the next statement. After an error
// nothing more is done, as on PostgreSQL: SQLite may have rolled back already,
// and what followed would be stored without what went before.
type patient struct {
	cache  *stmts
	ctx    context.Context //nolint:containedctx // the caller's, looked at between statements
	failed error
}

// QueryContext runs a query to its end.
func (p *patient) QueryContext(ctx context.Context, text string, args ...any) (rows *sql.Rows, err error) {
	if p.mayGoOn(ctx) {
		rows, p.failed = p.cache.QueryContext(context.WithoutCancel(ctx), text, args...)
	}
	return rows, p.failed
}

// ExecContext runs a statement to its end.
func (p *patient) ExecContext(ctx context.Context, text string, args ...any) (res sql.Result, err error) {
	if p.mayGoOn(ctx) {
		res, p.failed = p.cache.ExecContext(context.WithoutCancel(ctx), text, args...)
	}
	return res, p.failed
}

func (p *patient) mayGoOn(ctx context.Context) bool {
	p.failed = cmp.Or(p.failed, ctx.Err(), p.ctx.Err())
	return p.failed == nil
}

// WriterStats returns how many commits stored how many transactions; zero on
// PostgreSQL.
func (d *DB) WriterStats() (commits, transactions int64) {
	if d.writer == nil {
		return 0, 0
	}
	return d.writer.commits.Load(), d.writer.transactions.Load()
}
