package db_test

import (
	"context"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"

	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
)

// BenchmarkCommits shows what folding waiting transactions into one commit is
// worth: the same writes, safe on the disk each, with and without it. TMPDIR
// must be on a real disk: in memory a sync costs nothing.
func BenchmarkCommits(b *testing.B) {
	for _, writers := range []int{1, 32, 128} {
		b.Run(fmt.Sprintf("one_each/writers=%d", writers), func(b *testing.B) {
			plain, err := db.OpenPlainWriter(b.Context(), dbtest.SQLite(b, schema))
			if err != nil {
				b.Fatal(err)
			}
			b.Cleanup(func() { _ = plain.Close() })
			benchCommits(b, writers, plain.Tx)
		})
		b.Run(fmt.Sprintf("grouped/writers=%d", writers), func(b *testing.B) {
			d, err := db.Open(b.Context(), dbtest.SQLite(b, schema))
			if err != nil {
				b.Fatal(err)
			}
			b.Cleanup(func() { _ = d.Close() })
			benchCommits(b, writers, d.Tx)
		})
	}
}

type transact func(context.Context, func(*db.Tx) error) error

// benchCommits has so many writers share b.N writes; each takes the next one
// as soon as its last is stored.
func benchCommits(b *testing.B, writers int, tx transact) {
	var next atomic.Int64
	var wg sync.WaitGroup
	b.ResetTimer()
	for range writers {
		wg.Go(func() {
			for n := next.Add(1); n <= int64(b.N); n = next.Add(1) {
				if err := tx(b.Context(), func(tx *db.Tx) error { return addPlainNote(b.Context(), tx, n) }); err != nil {
					b.Error(err)
					return
				}
			}
		})
	}
	wg.Wait()
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "commits/s")
}

func addPlainNote(ctx context.Context, q db.Querier, n int64) error {
	return db.Exec(ctx, q, `INSERT INTO note (id, text) VALUES (?, ?)`, fmt.Sprintf("%012d", n), "a note of some length")
}
