// Package db opens the database and runs SQL on it. One SQL text serves both
// SQLite and PostgreSQL: it is written with ? placeholders, in the subset the
// two share, and this package alone knows which of them is underneath.
package db

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"sync/atomic"
	"time"

	"github.com/google/uuid"

	"myspace/internal/base/clock"
)

// Config says which database to open, and how.
type Config struct {
	// Address is a postgres:// URL, which may name several hosts, or the path
	// of a SQLite file.
	Address string
	// Migrations is the numbered series of schema changes.
	Migrations fs.FS
	// MapBytes is how much of a SQLite file is read through memory maps; 0
	// turns it off, as on a network folder.
	MapBytes int64
	// Patience is how long PostgreSQL may give no sign of life before whoever
	// waits for it is told so; 0 for the usual 0.8 seconds.
	Patience time.Duration
}

// DB is an open database.
type DB struct {
	pool     *sql.DB // reads; on PostgreSQL, everything
	cache    *stmts  // prepared reads of SQLite; nil on PostgreSQL
	writer   *writer // SQLite's one writer; nil on PostgreSQL
	watch    *watch  // of PostgreSQL; nil on SQLite
	trial    *Trial  // instead of all of them, in some tests
	postgres bool
	config   Config
	full     atomic.Bool // the last write found no room
	long     longLists
}

// IsPostgres reports whether an address names a PostgreSQL server.
func IsPostgres(address string) bool {
	return strings.HasPrefix(address, "postgres://") || strings.HasPrefix(address, "postgresql://")
}

// Open opens the database without changing its schema. It fails if the schema
// is older or newer than the program's: Migrate mends the first.
func Open(ctx context.Context, c Config) (*DB, error) {
	d, err := connect(ctx, c)
	if err != nil {
		return nil, err
	}
	if err := d.checkVersion(ctx); err != nil {
		return nil, errors.Join(err, d.Close())
	}
	return d, nil
}

func connect(ctx context.Context, c Config) (*DB, error) {
	if !IsPostgres(c.Address) {
		return openSQLite(ctx, c)
	}
	d, server, err := openPostgres(ctx, c)
	if err == nil {
		d.watch = startWatch(server, c.Patience, d.dropIdle)
	}
	return d, err
}

// Close finishes the transactions under way and closes the database.
func (d *DB) Close() error {
	var errs []error
	d.watch.close()
	if d.writer != nil {
		errs = append(errs, d.writer.close(), d.cache.close())
	}
	return errors.Join(append(errs, d.pool.Close())...)
}

// Postgres reports which of the two databases is underneath. It is for reports
// and for base packages; SQL of an area never asks.
func (d *DB) Postgres() bool { return d.postgres }

// Check asks whether the database answers, and tells where it does but has no
// room to store anything: ErrFull.
func (d *DB) Check(ctx context.Context) error {
	c, err := d.watch.begin(ctx)
	if err != nil {
		return outage(ctx, err)
	}
	defer c.end()
	if err := d.pool.PingContext(c.ctx); err != nil {
		return c.failed(err)
	}
	if d.full.Load() {
		return ErrFull()
	}
	return nil
}

// InUse returns how many connections of the pool that all share are in use. It
// is none while nothing is asked of the database.
func (d *DB) InUse() int { return d.pool.Stats().InUse }

// Querier runs SQL: a DB does, and so does a Tx. Query functions take one, so
// that the same function serves alone and inside a transaction.
type Querier interface {
	query(ctx context.Context, text string, args ...any) (*answer, error)
	exec(ctx context.Context, text string, args ...any) (sql.Result, error)
	isPostgres() bool
}

// answer is the rows of a query, and the call that lasts until they are read.
type answer struct {
	*sql.Rows
	call *call
}

// Close ends the call.
func (a *answer) Close() error {
	defer a.call.end()
	return a.call.failed(a.Rows.Close())
}

// Err returns what went wrong on the way.
func (a *answer) Err() error { return a.call.failed(a.Rows.Err()) }

// Tx is a transaction.
type Tx struct {
	run      runner
	watch    *watch
	postgres bool
	changed  bool // some row
	after    []func()
}

// runner is what a transaction runs on: one connection, either way.
type runner interface {
	QueryContext(ctx context.Context, text string, args ...any) (*sql.Rows, error)
	ExecContext(ctx context.Context, text string, args ...any) (sql.Result, error)
}

// AfterCommit has f called once the transaction is safely stored.
func (t *Tx) AfterCommit(f func()) { t.after = append(t.after, f) }

// Tx runs f in a transaction and returns once it is stored, or f's error. What
// f reads and writes is as if no other transaction ran beside it. f may be run
// more than once, so it must set the variables it fills from scratch, and do
// nothing slow: on SQLite every other writer waits for it.
func (d *DB) Tx(ctx context.Context, f func(tx *Tx) error) (err error) {
	changed := false
	noting := func(tx *Tx) error {
		err := f(tx)
		changed = tx.changed
		return err
	}
	switch {
	case d.trial != nil:
		err = d.trial.do(ctx, d.postgres, noting)
	case d.writer != nil:
		err = d.writer.do(ctx, noting)
	default:
		err = d.retry(ctx, noting)
	}
	if isFull(err) || err == nil && changed {
		d.full.Store(err != nil)
	}
	return err
}

// Snapshot runs f on one unchanging view of the whole database, however long
// it takes, without keeping writers waiting.
func (d *DB) Snapshot(ctx context.Context, f func(q Querier) error) error {
	if d.trial != nil { // nobody else is there
		return f(&Tx{run: d.trial, postgres: d.postgres})
	}
	opts := &sql.TxOptions{ReadOnly: true}
	if d.Postgres() {
		opts.Isolation = sql.LevelRepeatableRead
	}
	c, err := d.watch.begin(ctx)
	if err != nil {
		return outage(ctx, err)
	}
	defer c.end()
	t, err := d.pool.BeginTx(c.ctx, opts)
	if err != nil {
		return c.failed(fmt.Errorf("begin snapshot: %w", err))
	}
	return errors.Join(f(&Tx{run: t, watch: d.watch, postgres: d.Postgres()}), ignoreDone(t.Rollback()))
}

func ignoreDone(err error) error {
	if errors.Is(err, sql.ErrTxDone) {
		return nil
	}
	return err
}

func (d *DB) isPostgres() bool { return d.postgres }
func (t *Tx) isPostgres() bool { return t.postgres }

func (d *DB) query(ctx context.Context, text string, args ...any) (*answer, error) {
	switch {
	case d.trial != nil:
		return (&Tx{run: d.trial, postgres: d.postgres}).query(ctx, text, args...)
	case d.postgres:
		return d.ask(ctx, text, args...)
	}
	return (&Tx{run: d.cache}).query(ctx, text, args...)
}

// exec outside a transaction is a transaction of one statement.
func (d *DB) exec(ctx context.Context, text string, args ...any) (res sql.Result, err error) {
	err = d.Tx(ctx, func(tx *Tx) error {
		res, err = tx.exec(ctx, text, args...)
		return err
	})
	return res, err
}

func (t *Tx) query(ctx context.Context, text string, args ...any) (*answer, error) {
	c, text, err := t.begin(ctx, text, args)
	if err != nil {
		return nil, err
	}
	rows, err := t.run.QueryContext(c.ctx, text, args...) //nolint:rowserrcheck // who reads the answer asks it
	if err != nil {
		defer c.end()
		return nil, c.failed(err)
	}
	c.answered()
	return &answer{rows, c}, nil
}

func (t *Tx) exec(ctx context.Context, text string, args ...any) (sql.Result, error) {
	c, text, err := t.begin(ctx, text, args)
	if err != nil {
		return nil, err
	}
	defer c.end()
	res, err := t.run.ExecContext(c.ctx, text, args...)
	if err != nil {
		return nil, c.failed(err)
	}
	c.answered()
	if n, err := res.RowsAffected(); err == nil && n > 0 {
		t.changed = true
	}
	return res, nil
}

// begin makes a call of a statement, in the words of the database.
func (t *Tx) begin(ctx context.Context, text string, args []any) (*call, string, error) {
	if err := refuseOdd(args, t.postgres); err != nil {
		return nil, "", err
	}
	if t.postgres {
		text = numbered(text)
	}
	c, err := t.watch.begin(ctx)
	return c, text, outage(ctx, err)
}

// NewID returns a new row id: a UUID that sorts by the time it was made.
func NewID() string { return uuid.Must(uuid.NewV7()).String() }

// IDBefore returns what sorts before every id that was made from a moment on,
// and after every earlier one.
func IDBefore(t clock.Time) string {
	milliseconds := fmt.Sprintf("%012x", t.UnixMilli())
	return milliseconds[:8] + "-" + milliseconds[8:]
}
