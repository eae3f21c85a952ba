package db

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"sync"
)

// Trial is a database for tests that try many things on one world: whatever is
// done since the last Keep is undone by Undo, and by Close. It is one
// connection, so it serves one caller at a time.
//
// What is tried is one transaction each time, not a savepoint of one that lasts:
// then PostgreSQL would read over every row that was ever tried, and SQLite over
// every page that was.
type Trial struct {
	// Watch, if set, is told of every query before it runs, and WatchChange of
	// every other statement.
	Watch       func(text string, args []any)
	WatchChange func(text string)

	pool *sql.DB
	tx   *sql.Tx
	mu   sync.Mutex
}

// OpenTrial opens a database for trying things out. The DB beside the Trial is
// used like any other.
func OpenTrial(ctx context.Context, c Config) (*DB, *Trial, error) {
	pool, err := migrationPool(ctx, c)
	if err != nil {
		return nil, nil, err
	}
	t := &Trial{pool: pool}
	if err := t.begin(ctx); err != nil {
		return nil, nil, errors.Join(err, pool.Close())
	}
	return &DB{trial: t, config: c, postgres: IsPostgres(c.Address)}, t, nil
}

func (t *Trial) begin(ctx context.Context) (err error) {
	// It ends with Close, not with ctx: the context of a test is canceled before its clean-up, and a
	// transaction that is rolled back by both at once fails now and then.
	t.tx, err = t.pool.BeginTx(context.WithoutCancel(ctx), nil)
	return err
}

// QueryContext runs a query on the trial's connection.
func (t *Trial) QueryContext(ctx context.Context, text string, args ...any) (*sql.Rows, error) {
	if t.Watch != nil {
		t.Watch(text, args)
	}
	return t.tx.QueryContext(ctx, text, args...)
}

// ExecContext runs a statement on the trial's connection.
func (t *Trial) ExecContext(ctx context.Context, text string, args ...any) (sql.Result, error) {
	if t.WatchChange != nil {
		t.WatchChange(text)
	}
	return t.tx.ExecContext(ctx, text, args...)
}

// Keep makes the current state the one that Undo returns to.
func (t *Trial) Keep(ctx context.Context) error { return errors.Join(t.tx.Commit(), t.begin(ctx)) }

// Undo returns to the state of the last Keep.
func (t *Trial) Undo(ctx context.Context) error { return errors.Join(t.tx.Rollback(), t.begin(ctx)) }

// Close undoes what was not kept.
func (t *Trial) Close() error { return errors.Join(ignoreDone(t.tx.Rollback()), t.pool.Close()) }

func (t *Trial) run(ctx context.Context, texts ...string) error {
	for _, text := range texts {
		if _, err := t.tx.ExecContext(ctx, text); err != nil {
			return err
		}
	}
	return nil
}

// do is a transaction within the trial.
func (t *Trial) do(ctx context.Context, postgres bool, f func(*Tx) error) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.run(ctx, "SAVEPOINT one"); err != nil {
		return fmt.Errorf("trial: %w", err)
	}
	tx := &Tx{run: t, postgres: postgres}
	if err := f(tx); err != nil {
		return errors.Join(err, t.run(context.WithoutCancel(ctx), "ROLLBACK TO SAVEPOINT one", "RELEASE SAVEPOINT one"))
	}
	if err := t.run(ctx, "RELEASE SAVEPOINT one"); err != nil {
		return fmt.Errorf("trial: %w", err)
	}
	for _, after := range tx.after {
		after()
	}
	return nil
}
