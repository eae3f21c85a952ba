package db

import (
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
	ended chan struct{}
	mu    sync.RWMutex // guards closed against sends on the queue
	shut  bool

	commits, transactions atomic.Int64
}

const (
	maxGroup = 256                   // transactions in one commit
	maxHold  = 10 * time.Millisecond // how long the first of a group waits for more
)

// errClosed is what a transaction gets that comes after the end.
var errClosed = errors.New("db: closed")

// request is a transaction that waits for its turn.
type request struct {
	ctx   context.Context //nolint:containedctx // it is the caller's, for the time he waits
	f     func(*Tx) error
	state atomic.Int32
	tries int
	tx    *Tx
	err   error
	panic any
	done  chan struct{}
}

const (
	waiting int32 = iota
	taken
	abandoned
)

func startWriter(ctx context.Context, pool *sql.DB) (*writer, error) {
	conn, err := pool.Conn(ctx)
	if err != nil {
		return nil, err
	}
	w := &writer{pool: pool, conn: conn, cache: newStmts(conn), queue: make(chan *request, maxGroup), ended: make(chan struct{})}
	go w.loop()
	return w, nil
}

// do queues f and waits until it is stored or refused. A caller who gives up
// while f still waits takes it out; once f runs, its end is awaited, because
// only then is it known whether it was stored.
func (w *writer) do(ctx context.Context, f func(*Tx) error) error {
	r := &request{ctx: ctx, f: f, done: make(chan struct{})}
	if err := w.send(ctx, r); err != nil {
		return err
	}
	select {
	case <-r.done:
	case <-ctx.Done():
		if r.state.CompareAndSwap(waiting, abandoned) {
			return ctx.Err()
		}
		<-r.done
	}
	if r.panic != nil {
		panic(r.panic)
	}
	if r.err == nil {
		for _, f := range r.tx.after {
			f()
		}
	}
	return outage(ctx, r.err)
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
	for r := range w.queue {
		for again := w.group(r); len(again) > 0; {
			next := again[0]
			again = append(w.group(next), again[1:]...)
		}
	}
}

// group runs first and whoever waits behind it in one commit. It returns the
// transactions that must run again because another one tore the group down.
func (w *writer) group(first *request) (again []*request) {
	if err := w.plain("BEGIN IMMEDIATE"); err != nil {
		first.finish(err)
		return nil
	}
	var good []*request
	lost := false
	began := time.Now() //nolint:forbidigo // a stopwatch, not a date
	for r := first; r != nil && !lost; r = w.next(len(good), began) {
		switch err := w.savepoint(r); {
		case err == nil && r.err == nil && r.panic == nil:
			good = append(good, r)
		case err != nil: // the whole transaction is gone
			lost = true
			fallthrough
		default:
			close(r.done)
		}
	}
	if lost {
		_ = w.plain("ROLLBACK")
		return retryable(good)
	}
	w.commit(good)
	return nil
}

// next returns the next waiting transaction of this group, if it may have one.
func (w *writer) next(size int, began time.Time) *request {
	if size >= maxGroup || time.Since(began) > maxHold {
		return nil
	}
	select {
	case r := <-w.queue:
		return r
	default:
		return nil
	}
}

// savepoint runs one transaction of the group; its own failure goes into the
// request. An error of savepoint's is one that ended the whole group.
func (w *writer) savepoint(r *request) error {
	if !r.state.CompareAndSwap(waiting, taken) && r.tries == 0 {
		r.err = context.Canceled // abandoned: nobody waits for it
		return nil
	}
	if err := w.plain("SAVEPOINT one"); err != nil {
		r.err = err
		return err
	}
	r.tries++
	r.tx = &Tx{run: &patient{w.cache, r.ctx}}
	r.err, r.panic = guarded(r)
	if r.err != nil || r.panic != nil {
		if err := w.plain("ROLLBACK TO one"); err != nil {
			return err
		}
	}
	return w.plain("RELEASE one")
}

func guarded(r *request) (err error, panicked any) { //nolint:revive // the panic is not an error
	defer func() { panicked = recover() }()
	return r.f(r.tx), nil
}

func (w *writer) commit(good []*request) {
	err := w.plain("COMMIT")
	if err != nil {
		_ = w.plain("ROLLBACK")
	} else if len(good) > 0 {
		w.commits.Add(1)
		w.transactions.Add(int64(len(good)))
	}
	for _, r := range good {
		r.finish(err)
	}
}

func (w *writer) plain(text string) error {
	_, err := w.conn.ExecContext(context.Background(), text)
	return err
}

func (r *request) finish(err error) {
	r.err = err
	close(r.done)
}

// retryable returns the transactions that may run again and gives up on those
// that were torn down too often.
func retryable(all []*request) (again []*request) {
	for _, r := range all {
		if r.tries < 3 {
			again = append(again, r)
		} else {
			r.finish(errors.New("db: the transaction was torn down by others again and again"))
		}
	}
	return again
}

// patient runs the statements of one transaction. It never interrupts one: an
// interrupted write rolls back the whole group, other people's work included.
// A caller who gave up is noticed before the next statement.
type patient struct {
	cache *stmts
	ctx   context.Context //nolint:containedctx // the caller's, looked at between statements
}

// QueryContext runs a query to its end.
func (p *patient) QueryContext(ctx context.Context, text string, args ...any) (*sql.Rows, error) {
	if err := errors.Join(ctx.Err(), p.ctx.Err()); err != nil {
		return nil, err
	}
	return p.cache.QueryContext(context.WithoutCancel(ctx), text, args...)
}

// ExecContext runs a statement to its end.
func (p *patient) ExecContext(ctx context.Context, text string, args ...any) (sql.Result, error) {
	if err := errors.Join(ctx.Err(), p.ctx.Err()); err != nil {
		return nil, err
	}
	return p.cache.ExecContext(context.WithoutCancel(ctx), text, args...)
}

// WriterStats returns how many commits stored how many transactions; zero on
// PostgreSQL.
func (d *DB) WriterStats() (commits, transactions int64) {
	if d.writer == nil {
		return 0, 0
	}
	return d.writer.commits.Load(), d.writer.transactions.Load()
}
