package db

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"time"

	"myspace/internal/base/fault"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
)

const (
	maxConnections = 20
	// contest is for how long a transaction that others keep winning against is
	// tried again: each round one of them wins, so a crowd of dozens gets through.
	contest = 10 * time.Second
	// randomPageCost is what the planner takes for a page out of order, where 1 is one in
	// order. Its own 4 is for disks that turn: with it, what is asked of one session was
	// looked for in all marks that were ever given.
	randomPageCost = "1.1"
)

// openPostgres connects to the server, or to the writable one of several.
func openPostgres(ctx context.Context, c Config) (*DB, *pgx.ConnConfig, error) {
	address := c.Address
	if pc, err := pgx.ParseConfig(address); err == nil && len(pc.Fallbacks) > 0 && !strings.Contains(address, "target_session_attrs") {
		address += separator(address) + "target_session_attrs=read-write"
	}
	pc, err := pgx.ParseConfig(address)
	if err != nil {
		return nil, nil, fmt.Errorf("the PostgreSQL address cannot be read: %w", err)
	}
	pc.RuntimeParams["timezone"] = "UTC"
	if pc.RuntimeParams["random_page_cost"] == "" { // unless the address says it
		pc.RuntimeParams["random_page_cost"] = randomPageCost
	}
	if pc.ConnectTimeout == 0 {
		pc.ConnectTimeout = 5 * time.Second
	}
	pool := stdlib.OpenDB(*pc)
	pool.SetMaxOpenConns(maxConnections)
	pool.SetMaxIdleConns(maxConnections)
	pool.SetConnMaxLifetime(30 * time.Minute)
	if err := pool.PingContext(ctx); err != nil {
		return nil, nil, errors.Join(fmt.Errorf("cannot reach PostgreSQL: %w", err), pool.Close())
	}
	return &DB{pool: pool, postgres: true, config: c}, pc, nil
}

func separator(address string) string {
	if strings.Contains(address, "?") {
		return "&"
	}
	return "?"
}

// ask runs a query outside a transaction. A read whose connection turns out to
// be dead, as after a restart of the server, is asked again by another one.
func (d *DB) ask(ctx context.Context, text string, args ...any) (*answer, error) {
	again := 0
	if strings.HasPrefix(text, "SELECT") {
		again = 2
	}
	for {
		all, err := (&Tx{run: d.pool, watch: d.watch, postgres: true}).query(ctx, text, args...)
		if err == nil || again == 0 || ctx.Err() != nil || !lostServer(err) || d.watch.isAway() {
			return all, err
		}
		d.dropIdle()
		again--
	}
}

// retry runs f as a serializable transaction, again when it lost against
// another or its server went away. PostgreSQL's default level would lose
// updates without a word.
func (d *DB) retry(ctx context.Context, f func(*Tx) error) error {
	began := time.Now() //nolint:forbidigo // a stopwatch, not a date
	var lost time.Time
	for try := 1; ; try++ {
		committing, err := d.once(ctx, f)
		if err == nil || ctx.Err() != nil || !canRetry(err) {
			return err
		}
		if time.Since(began) > contest {
			return errors.Join(&fault.Error{Kind: fault.Unavailable, Code: "request.overload", Params: fault.Params{"seconds": 2}}, err)
		}
		if lostServer(err) {
			if lost.IsZero() {
				lost = time.Now() //nolint:forbidigo // a stopwatch, not a date
			}
			// What may have been stored is not run again: it could be stored twice.
			if committing || d.watch.isAway() || time.Since(lost) > defaultPatience/2 {
				return err
			}
			d.dropIdle()
		}
		if err := pause(ctx, try); err != nil {
			return err
		}
	}
}

// once reports whether it had come to the commit when it failed.
func (d *DB) once(ctx context.Context, f func(*Tx) error) (committing bool, err error) {
	c, err := d.watch.begin(ctx)
	if err != nil {
		return false, outage(ctx, err)
	}
	defer c.end()
	t, err := d.pool.BeginTx(c.ctx, &sql.TxOptions{Isolation: sql.LevelSerializable})
	if err != nil {
		return false, c.failed(err)
	}
	defer func() { _ = t.Rollback() }() // of use after a panic only
	tx := &Tx{run: t, watch: d.watch, postgres: true}
	if err := f(tx); err != nil {
		return false, outage(c.ctx, errors.Join(err, ignoreDone(t.Rollback())))
	}
	if err := t.Commit(); err != nil {
		return true, c.failed(err)
	}
	for _, f := range tx.after {
		f()
	}
	return true, nil
}

// dropIdle forgets the connections to a server that is no longer the primary.
func (d *DB) dropIdle() {
	d.pool.SetMaxIdleConns(0)
	d.pool.SetMaxIdleConns(maxConnections)
}

// pause waits a little longer each time, not in step with the others.
func pause(ctx context.Context, try int) error {
	limit := min(time.Duration(1<<min(try, 8))*time.Millisecond, 200*time.Millisecond)
	timer := time.NewTimer(limit/2 + rand.N(limit)) //nolint:gosec // no secret
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// ManyRows is from how many new rows on Learn is worth while.
const ManyRows = 1000

// Learn has PostgreSQL look at what was loaded into it, and put its indexes in
// order: until it does so by itself, some minutes later, it plans as if the tables
// were as empty as before. SQLite plans by our indexes alone.
func (d *DB) Learn(ctx context.Context) error {
	if !d.postgres || d.pool == nil {
		return nil
	}
	tables, err := Tables(ctx, d)
	if err != nil || len(tables) == 0 {
		return err
	}
	names := make([]string, len(tables))
	for i, t := range tables {
		names[i] = quote(t.Name)
	}
	_, err = d.pool.ExecContext(ctx, `VACUUM (ANALYZE) `+strings.Join(names, `, `))
	return err
}

// Admin runs one statement on a PostgreSQL server, outside any schema of ours.
func Admin(ctx context.Context, address, text string) (err error) {
	d, _, err := openPostgres(ctx, Config{Address: address})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, d.Close()) }()
	_, err = d.pool.ExecContext(ctx, text)
	return err
}
