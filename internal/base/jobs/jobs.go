// Package jobs runs work later, or again and again. The queue is a table: a job
// is added in the transaction that causes it, so that both happen or neither.
//
// A job is held by one worker of one server at a time. It runs at least once:
// a server that dies after the work and before its end is noted leaves the job
// to be run again, so a handler must bear that.
package jobs

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// Options are what a job may have beside its kind and payload.
type Options struct {
	// RunAt is when the job may begin; at once if zero.
	RunAt clock.Time
	// DedupKey, if not empty, makes a job needless while one of the same kind
	// and key waits. One that has begun does not count: it may have missed what
	// the new job is about.
	DedupKey string
}

// Enqueue adds a job. With a transaction it is added when that is stored, and
// workers of this process begin at once.
func Enqueue(ctx context.Context, q db.Querier, kind string, payload any, o Options) error {
	data, err := json.Marshal(payload)
	if err != nil {
		return fmt.Errorf("job %s: %w", kind, err)
	}
	now := clock.Now()
	if o.RunAt.IsZero() {
		o.RunAt = now
	}
	if err := add(ctx, q, kind, string(data), o, now); err != nil {
		return err
	}
	if tx, ok := q.(*db.Tx); ok {
		tx.AfterCommit(func() { ring(kind) })
	} else {
		ring(kind)
	}
	return nil
}

// EnqueueMany adds jobs of one kind that may begin at once, in one statement
// however many they are.
func EnqueueMany(ctx context.Context, tx *db.Tx, kind string, payloads []any) error {
	rows, now := db.NewBulk(`job (id, kind, payload, state, run_at, created_at)`), clock.Now()
	for _, payload := range payloads {
		data, err := json.Marshal(payload)
		if err != nil {
			return fmt.Errorf("job %s: %w", kind, err)
		}
		rows.Add(db.NewID(), kind, string(data), ready, now, now)
	}
	if err := rows.Insert(ctx, tx); err != nil {
		return err
	}
	tx.AfterCommit(func() { ring(kind) })
	return nil
}

// Unfinished returns the payloads of the jobs of a kind that wait or run: who notes
// elsewhere that something is to be done sees there whether anybody still does it.
func Unfinished[T any](ctx context.Context, q db.Querier, kind string) ([]T, error) {
	return db.All(ctx, q, func(row db.Row) (value T, err error) {
		payload, err := db.ScanString(row)
		if err != nil {
			return value, err
		}
		return value, json.Unmarshal([]byte(payload), &value)
	}, `SELECT payload FROM job WHERE kind = ? AND state IN (?, 'running')`, kind, ready)
}

// Permanent marks an error that trying again would not mend: the job is dead
// at once.
func Permanent(err error) error { return &permanent{err} }

type permanent struct{ error }

func (p *permanent) Unwrap() error { return p.error }

// IsPermanent reports whether an error was marked as one that trying again would
// not mend.
func IsPermanent(err error) bool {
	_, ok := errors.AsType[*permanent](err)
	return ok
}

type lastAttempt struct{}

// InAttempt is the context of an attempt, which may be the last one.
func InAttempt(ctx context.Context, last bool) context.Context {
	return context.WithValue(ctx, lastAttempt{}, last)
}

// IsLastAttempt reports whether nobody tries again what fails now. What is called
// outside of a job is tried once.
func IsLastAttempt(ctx context.Context) bool {
	last, known := ctx.Value(lastAttempt{}).(bool)
	return last || !known
}
