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

	"github.com/google/uuid"
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
}

// DB is an open database.
type DB struct {
	pool     *sql.DB // reads; on PostgreSQL, everything
	cache    *stmts  // prepared reads of SQLite; nil on PostgreSQL
	writer   *writer // SQLite's one writer; nil on PostgreSQL
	trial    *Trial  // instead of all of them, in some tests
	postgres bool
	config   Config
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
	if IsPostgres(c.Address) {
		return openPostgres(ctx, c)
	}
	return openSQLite(ctx, c)
}

// Close finishes the transactions under way and closes the database.
func (d *DB) Close() error {
	var errs []error
	if d.writer != nil {
		errs = append(errs, d.writer.close(), d.cache.close())
	}
	return errors.Join(append(errs, d.pool.Close())...)
}

// Postgres reports which of the two databases is underneath. It is for reports
// and for base packages; SQL of an area never asks.
func (d *DB) Postgres() bool { return d.postgres }

// Ping asks whether the database answers.
func (d *DB) Ping(ctx context.Context) error { return d.pool.PingContext(ctx) }

// Querier runs SQL: a DB does, and so does a Tx. Query functions take one, so
// that the same function serves alone and inside a transaction.
type Querier interface {
	query(ctx context.Context, text string, args ...any) (*sql.Rows, error)
	exec(ctx context.Context, text string, args ...any) (sql.Result, error)
	isPostgres() bool
}

// Tx is a transaction.
type Tx struct {
	run      runner
	postgres bool
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
func (d *DB) Tx(ctx context.Context, f func(tx *Tx) error) error {
	switch {
	case d.trial != nil:
		return d.trial.do(ctx, d.postgres, f)
	case d.writer != nil:
		return d.writer.do(ctx, f)
	}
	return d.retry(ctx, f)
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
	t, err := d.pool.BeginTx(ctx, opts)
	if err != nil {
		return fmt.Errorf("begin snapshot: %w", err)
	}
	return errors.Join(f(&Tx{run: t, postgres: d.Postgres()}), ignoreDone(t.Rollback()))
}

func ignoreDone(err error) error {
	if errors.Is(err, sql.ErrTxDone) {
		return nil
	}
	return err
}

func (d *DB) isPostgres() bool { return d.postgres }
func (t *Tx) isPostgres() bool { return t.postgres }

func (d *DB) query(ctx context.Context, text string, args ...any) (*sql.Rows, error) {
	if err := refuseOdd(args); err != nil {
		return nil, err
	}
	if d.trial != nil {
		return (&Tx{run: d.trial, postgres: d.postgres}).query(ctx, text, args...)
	}
	if d.postgres {
		return d.pool.QueryContext(ctx, numbered(text), args...)
	}
	return d.cache.QueryContext(ctx, text, args...)
}

// exec outside a transaction is a transaction of one statement.
func (d *DB) exec(ctx context.Context, text string, args ...any) (res sql.Result, err error) {
	err = d.Tx(ctx, func(tx *Tx) error {
		res, err = tx.exec(ctx, text, args...)
		return err
	})
	return res, err
}

func (t *Tx) query(ctx context.Context, text string, args ...any) (*sql.Rows, error) {
	if err := refuseOdd(args); err != nil {
		return nil, err
	}
	if t.postgres {
		text = numbered(text)
	}
	return t.run.QueryContext(ctx, text, args...)
}

func (t *Tx) exec(ctx context.Context, text string, args ...any) (sql.Result, error) {
	if err := refuseOdd(args); err != nil {
		return nil, err
	}
	if t.postgres {
		text = numbered(text)
	}
	return t.run.ExecContext(ctx, text, args...)
}

// NewID returns a new row id: a UUID that sorts by the time it was made.
func NewID() string { return uuid.Must(uuid.NewV7()).String() }
