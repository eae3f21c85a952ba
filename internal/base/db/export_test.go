package db

import (
	"context"
	"database/sql"
	"errors"
)

// Waiting returns how many transactions wait for SQLite's writer.
func (d *DB) Waiting() int { return len(d.writer.queue) }

// PlainWriter writes to a SQLite file with the same settings as a DB, but with
// a commit for each transaction: what group commit is measured against.
type PlainWriter struct{ pool *sql.DB }

// OpenPlainWriter opens a migrated file.
func OpenPlainWriter(ctx context.Context, c Config) (*PlainWriter, error) {
	pool, err := openSQLiteWriter(ctx, c)
	return &PlainWriter{pool}, err
}

// Close closes the file.
func (w *PlainWriter) Close() error { return w.pool.Close() }

// Tx runs f between BEGIN IMMEDIATE and COMMIT.
func (w *PlainWriter) Tx(ctx context.Context, f func(*Tx) error) error {
	t, err := w.pool.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	if err := f(&Tx{run: t}); err != nil {
		return errors.Join(err, t.Rollback())
	}
	return t.Commit()
}

// Damage runs statements on a SQLite file behind everybody's back.
func Damage(ctx context.Context, c Config, statements string) error {
	pool, err := openSQLiteWriter(ctx, c)
	if err != nil {
		return err
	}
	_, err = pool.ExecContext(ctx, statements)
	return errors.Join(err, pool.Close())
}
