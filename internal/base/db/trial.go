package db

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"sync"
)

// Trial is a database for tests that try many things on one world: whatever is
// done since the last Keep is undone by Undo, and everything by Close. It is
// one connection, so it serves one caller at a time.
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
	// It ends with Close, not with ctx: the context of a test is canceled before its clean-up, and a
	// transaction that is rolled back by both at once fails now and then.
	tx, err := pool.BeginTx(context.WithoutCancel(ctx), nil)
	if err != nil {
		return nil, nil, errors.Join(err, pool.Close())
	}
	t := &Trial{pool: pool, tx: tx}
	return &DB{trial: t, config: c, postgres: IsPostgres(c.Address)}, t, t.run(ctx, "SAVEPOINT trial")
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

// Keep makes the current state the one that Undo returns to. The earlier one is
// given up: SQLite writes down what every open savepoint would need, and reads
// all of it at each end of a later one.
func (t *Trial) Keep(ctx context.Context) error {
	return t.run(ctx, "RELEASE SAVEPOINT trial", "SAVEPOINT trial")
}

// Undo returns to the state of the last Keep.
func (t *Trial) Undo(ctx context.Context) error {
	return errors.Join(t.run(ctx, "ROLLBACK TO SAVEPOINT trial"), t.Keep(ctx))
}

// Close undoes everything.
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
