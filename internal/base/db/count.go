package db

import (
	"context"
	"fmt"
	"sync"
	"time"

	"myspace/internal/base/clock"
)

// Count tells how many rows a query finds, as far as totals are told: beyond
// ExactTotal it says ExactTotal+1. rows is bounded by
// Limit(ExactTotal+1).
func Count(ctx context.Context, q Querier, with, rows string, args ...any) (int, error) {
	text := with + `SELECT COUNT(*) FROM (` + rows + `) AS counted`
	d, ok := q.(*DB)
	if !ok { // in a transaction everything is as it is now
		return One(ctx, q, "", ScanInt, text, args...)
	}
	key := fmt.Sprint(text, args)
	if d.long.has(key) {
		return ExactTotal + 1, nil
	}
	n, err := One(ctx, q, "", ScanInt, text, args...)
	if err == nil && n > ExactTotal {
		d.long.add(key)
	}
	return n, err
}

// longFor is how long a list is taken to be long that was so: "more than 1000"
// is said of it, and where thousands go at once it is said a moment too long.
const longFor = 15 * time.Second

// maxLong bounds how many lists are remembered.
const maxLong = 1000

// longLists are those that were found to be longer than totals are told. To
// count so far costs a tenth of a page, and pages are turned and asked for again
// by everybody.
type longLists struct {
	mu    sync.Mutex
	until map[string]clock.Time
}

func (l *longLists) has(key string) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	until, ok := l.until[key]
	return ok && clock.Now().Before(until)
}

func (l *longLists) add(key string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.until == nil || len(l.until) >= maxLong {
		l.until = map[string]clock.Time{}
	}
	l.until[key] = clock.Now().Add(longFor)
}
