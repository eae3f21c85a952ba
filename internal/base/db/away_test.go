package db_test

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/base/fault"
)

// soon is when whoever waits for a server that is away must have been told so.
// It is a second when nothing else runs; on a busy machine nobody counts.
const soon = 5 * time.Second

// ways are how a server goes away.
var ways = map[string]func(*dbtest.Proxy){"cut off": (*dbtest.Proxy).Cut, "frozen": (*dbtest.Proxy).Freeze}

// openBehind opens a database that can be taken away, with some notes.
func openBehind(t *testing.T) (*db.DB, *dbtest.Proxy) {
	t.Helper()
	c, proxy := dbtest.Behind(t, dbtest.Prepare(t, schema))
	c.Patience = 0
	d, err := db.Open(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = d.Close() }) // a connection that was cut off cannot be closed in good order
	if err := addNote(t.Context(), d, "there before", "x"); err != nil {
		t.Fatal(err)
	}
	return d, proxy
}

func neverAway(t *testing.T) bool {
	t.Helper()
	if dbtest.Server() != "" {
		return false
	}
	t.Log("SQLite is never away")
	return true
}

// acts are what a database is asked for.
var acts = map[string]func(context.Context, *db.DB) error{
	"read": func(ctx context.Context, d *db.DB) error {
		_, err := db.All(ctx, d, db.ScanString, `SELECT id FROM note`)
		return err
	},
	"write": func(ctx context.Context, d *db.DB) error { return addNote(ctx, d, db.NewID(), "x") },
	"transaction": func(ctx context.Context, d *db.DB) error {
		return d.Tx(ctx, func(tx *db.Tx) error { return addNote(ctx, tx, db.NewID(), "x") })
	},
	"snapshot": func(ctx context.Context, d *db.DB) error {
		return d.Snapshot(ctx, func(q db.Querier) error {
			_, err := db.All(ctx, q, db.ScanString, `SELECT id FROM note`)
			return err
		})
	},
	"claim": func(ctx context.Context, d *db.DB) error {
		_, err := db.Claim(ctx, d, db.ScanString, `UPDATE note SET text = 'y' RETURNING id`)
		return err
	},
	"check": func(ctx context.Context, d *db.DB) error { return d.Check(ctx) },
}

func TestAServerThatIsAwaySaysSoSoonAndGoesOnWhenItIsBack(t *testing.T) {
	if neverAway(t) {
		return
	}
	for way, take := range ways {
		for act, do := range acts {
			t.Run(way+"/"+act, func(t *testing.T) {
				d, proxy := openBehind(t)
				if err := do(t.Context(), d); err != nil {
					t.Fatal(err)
				}
				take(proxy)
				for range 3 {
					isAway(t, func() error { return do(t.Context(), d) })
				}
				proxy.Restore()
				waitUntilBack(t, d)
				if err := do(t.Context(), d); err != nil {
					t.Errorf("after it is back: %v", err)
				}
			})
		}
	}
}

// isAway fails the test unless f says soon that the server is away.
func isAway(t *testing.T, f func() error) {
	t.Helper()
	began := time.Now()
	err := f()
	took := time.Since(began)
	var e *fault.Error
	if !errors.As(err, &e) || e.Kind != fault.Unavailable || e.Code != "storage.away" || e.Params["seconds"] == nil {
		t.Errorf("got %v", err)
	}
	if took > soon {
		t.Errorf("it took %v", took)
	}
	t.Logf("told after %v", took.Round(time.Millisecond))
}

func waitUntilBack(t *testing.T, d *db.DB) {
	t.Helper()
	ctx, stop := context.WithTimeout(t.Context(), 30*time.Second)
	defer stop()
	tick := time.NewTicker(10 * time.Millisecond)
	defer tick.Stop()
	for d.Check(ctx) != nil {
		select {
		case <-tick.C:
		case <-ctx.Done():
			t.Fatal("the server is back, and nobody noticed")
		}
	}
}

// The server goes away in the middle of what it was asked for.
func TestAServerThatGoesAwayMeanwhileSaysSoSoon(t *testing.T) {
	if neverAway(t) {
		return
	}
	const rows = `SELECT repeat('x', 1000) || n FROM generate_series(1, 100000) AS n`
	for way, take := range ways {
		for name, do := range map[string]func(context.Context, *db.DB, func()) error{
			"between rows": func(ctx context.Context, d *db.DB, away func()) error {
				n := 0
				return db.Each(ctx, d, func(db.Row) error {
					if n++; n == 1 {
						away()
					}
					return nil
				}, rows)
			},
			"between statements": func(ctx context.Context, d *db.DB, away func()) error {
				return d.Tx(ctx, func(tx *db.Tx) error {
					err := addNote(ctx, tx, db.NewID(), "x")
					away()
					return errors.Join(err, addNote(ctx, tx, db.NewID(), "x"))
				})
			},
			"before the commit": func(ctx context.Context, d *db.DB, away func()) error {
				return d.Tx(ctx, func(tx *db.Tx) error {
					defer away()
					return addNote(ctx, tx, db.NewID(), "x")
				})
			},
			"in a statement": func(ctx context.Context, d *db.DB, away func()) error {
				defer time.AfterFunc(50*time.Millisecond, away).Stop()
				return db.Exec(ctx, d, `SELECT pg_sleep(60)`)
			},
		} {
			t.Run(way+"/"+name, func(t *testing.T) {
				d, proxy := openBehind(t)
				gone := false
				isAway(t, func() error {
					return do(t.Context(), d, func() {
						if !gone {
							gone = true
							take(proxy)
						}
					})
				})
				proxy.Restore()
				waitUntilBack(t, d)
			})
		}
	}
}

// A statement that takes long is not mistaken for a server that is away.
func TestALongStatementIsLeftAlone(t *testing.T) {
	if neverAway(t) {
		return
	}
	d, _ := openBehind(t)
	if err := db.Exec(t.Context(), d, `SELECT pg_sleep(3)`); err != nil {
		t.Error(err)
	}
}

// As when the server was restarted, or an operator killed its processes: the
// connections that wait in the pool are dead, and nobody notices.
func TestKilledConnectionsAreNotNoticed(t *testing.T) {
	if neverAway(t) {
		return
	}
	d, proxy := openBehind(t)
	for i := range 20 {
		if err := d.Snapshot(t.Context(), func(db.Querier) error {
			_, err := db.All(t.Context(), d, db.ScanString, `SELECT id FROM note`) // a second connection beside the first
			return err
		}); err != nil {
			t.Fatal(err)
		}
		proxy.BreakOff()
		if _, err := db.All(t.Context(), d, db.ScanString, `SELECT id FROM note`); err != nil {
			t.Fatalf("read %d: %v", i, err)
		}
		proxy.BreakOff()
		if err := addNote(t.Context(), d, fmt.Sprint(i), "x"); err != nil {
			t.Fatalf("write %d: %v", i, err)
		}
	}
}
