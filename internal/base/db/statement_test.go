package db

import (
	"context"
	"database/sql"
	"fmt"
	"path/filepath"
	"sync"
	"testing"
)

// readers opens a pool of one connection, as when all others are in use.
func readers(t *testing.T) *sql.DB {
	t.Helper()
	pool, err := sql.Open("sqlite", sqliteAddress(Config{Address: filepath.Join(t.TempDir(), "x.db")}, ""))
	if err != nil {
		t.Fatal(err)
	}
	pool.SetMaxOpenConns(1)
	t.Cleanup(func() { _ = pool.Close() })
	return pool
}

func askFor(ctx context.Context, s *stmts, text string) error {
	rows, err := s.QueryContext(ctx, text)
	if err != nil {
		return err
	}
	defer func() { _ = rows.Close() }()
	return rows.Err()
}

func TestTheCacheOfStatementsForgets(t *testing.T) {
	s := newStmts(readers(t))
	for i := range 3 * maxStatements {
		for _, text := range []string{fmt.Sprintf("SELECT %d", i), "SELECT 'often'"} {
			if err := askFor(t.Context(), s, text); err != nil {
				t.Fatal(err)
			}
		}
	}
	if n := len(s.kept.young) + len(s.kept.old); n > maxStatements {
		t.Errorf("%d statements are kept", n)
	}
	if _, ok := s.kept.get("SELECT 1"); ok {
		t.Error("one that was asked for long ago is still kept")
	}
	if _, ok := s.kept.get("SELECT 'often'"); !ok {
		t.Error("one that is asked for again and again was forgotten")
	}
	if err := s.close(); err != nil {
		t.Error(err)
	}
}

// A statement that waits for a connection to be prepared on keeps only its own
// caller waiting: everybody else finds his.
func TestPreparingWaitsOutsideTheLock(t *testing.T) {
	pool := readers(t)
	s := newStmts(pool)
	if err := askFor(t.Context(), s, "SELECT 'known'"); err != nil {
		t.Fatal(err)
	}
	busy, err := pool.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	var wg sync.WaitGroup
	wg.Go(func() {
		if err := askFor(t.Context(), s, "SELECT 'new'"); err != nil {
			t.Error(err)
		}
	})
	for pool.Stats().WaitCount == 0 {
		select {
		case <-t.Context().Done():
			t.Fatal("nobody waits")
		default:
		}
	}
	known := s.find("SELECT 'known'") // hangs if the lock is held
	s.giveBack(known)
	if err := busy.Close(); err != nil {
		t.Error(err)
	}
	wg.Wait()
}

// Statements are forgotten while others begin with them.
func TestAForgottenStatementEndsWithItsLastUser(t *testing.T) {
	pool := readers(t)
	pool.SetMaxOpenConns(8)
	s := newStmts(pool)
	s.kept.limit = 4
	var wg sync.WaitGroup
	for w := range 8 {
		wg.Go(func() {
			for i := range 300 {
				if err := askFor(t.Context(), s, fmt.Sprintf("SELECT %d", (i*7+w)%11)); err != nil {
					t.Errorf("worker %d: %v", w, err)
					return
				}
			}
		})
	}
	wg.Wait()
}
