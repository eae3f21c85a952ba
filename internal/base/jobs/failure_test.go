package jobs

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"myspace/internal/base/dbtest"
	"myspace/internal/base/fault"
	"myspace/internal/base/longtest"
)

func TestPausesGrowWithinBounds(t *testing.T) {
	longtest.Check(t, func(t *rapid.T) {
		p := Policy{
			First:   time.Duration(rapid.Int64Range(1, int64(time.Hour)).Draw(t, "first")),
			Longest: time.Duration(rapid.Int64Range(1, int64(100*24*time.Hour)).Draw(t, "longest")),
		}.withDefaults(4)
		failures := rapid.IntRange(1, 10_000).Draw(t, "failures")
		limit := p.limit(failures)
		if got := p.pause(failures); got < limit/2 || got > limit {
			t.Fatalf("the pause %v is not within %v and %v", got, limit/2, limit)
		}
		if limit < p.First || limit > p.Longest || p.limit(failures+1) < limit {
			t.Fatalf("limit %v after %d failures, %v after one more, for %+v", limit, failures, p.limit(failures+1), p)
		}
		if failures == 1 && limit != p.First {
			t.Fatalf("the first limit is %v, want %v", limit, p.First)
		}
	})
}

func TestAFailureIsTriedAgainAfterAPause(t *testing.T) {
	d, c := dbtest.Open(t), newClock()
	r := newTestRunner(d, c)
	p := Policy{First: 10 * time.Second, Longest: 15 * time.Second, Attempts: 4}
	attempts := 0
	Handle(r, "k", func(context.Context, int) error {
		attempts++
		if attempts < 4 {
			return errors.New("not yet")
		}
		return nil
	}, p)
	enqueue(t, d, "k", 1, Options{RunAt: c.Now()})
	for i, limit := range []time.Duration{10 * time.Second, 15 * time.Second, 15 * time.Second} {
		step(t, r)
		j := rows(t, d, "k")[0]
		pause := j.RunAt.Sub(c.Now())
		if j.State != ready || j.Attempt != i+1 || j.LastError != "not yet" || pause < limit/2 || pause > limit {
			t.Fatalf("after attempt %d: %+v, pause %v, want one up to %v", i+1, j, pause, limit)
		}
		c.Advance(pause - time.Microsecond)
		step(t, r)
		if attempts != i+1 {
			t.Fatal("it was tried before its time")
		}
		c.Advance(time.Microsecond)
	}
	step(t, r)
	if j := rows(t, d, "k")[0]; j.State != done || attempts != 4 {
		t.Errorf("after %d attempts: %+v", attempts, j)
	}
}

// An outage of the database says nothing about a job: however long it lasts,
// the job is not given up.
func TestAnOutageIsNoFailureOfTheJob(t *testing.T) {
	d, c := dbtest.Open(t), newClock()
	r := newTestRunner(d, c)
	calls := 0
	Handle(r, "k", func(context.Context, int) error {
		calls++
		if calls <= 5 {
			return errors.Join(fault.New(fault.Unavailable, "storage.away"), errors.New("refused"))
		}
		return nil
	}, Policy{Attempts: 2, First: time.Second})
	enqueue(t, d, "k", 1, Options{RunAt: c.Now()})
	for range 6 {
		step(t, r)
		c.Advance(time.Second)
	}
	if j := rows(t, d, "k")[0]; j.State != done || calls != 6 {
		t.Errorf("after %d calls: %+v", calls, j)
	}
}

// TestPoisonDoesNotStopOthers has one worker, which every bad job must release.
func TestPoisonDoesNotStopOthers(t *testing.T) {
	d, c := dbtest.Open(t), newClock()
	r := newTestRunner(d, c)
	r.config.Workers = 1
	good := 0
	Handle(r, "panics", func(context.Context, int) error { panic("password=hunter2 boom") }, Policy{Attempts: 2})
	Handle(r, "hopeless", func(context.Context, int) error { return Permanent(errors.New("no such person")) }, Policy{})
	Handle(r, "unreadable", func(context.Context, int) error { good++; return nil }, Policy{})
	Handle(r, "slow", func(ctx context.Context, _ int) error { <-ctx.Done(); return ctx.Err() }, Policy{Attempts: 1, Timeout: time.Millisecond})
	Handle(r, "good", func(context.Context, int) error { good++; return nil }, Policy{})
	for i, kind := range []string{"panics", "hopeless", "unreadable", "slow", "good"} {
		payload := any(1)
		if kind == "unreadable" {
			payload = "text"
		}
		enqueue(t, d, kind, payload, Options{RunAt: c.Now().Add(time.Duration(i-9) * time.Second)})
	}
	step(t, r)
	c.Advance(time.Hour)
	step(t, r)
	if good != 1 {
		t.Errorf("%d good jobs ran, want 1", good)
	}
	for kind, want := range map[string]string{
		"panics": "panic: password=… boom", "hopeless": "no such person",
		"unreadable": "the payload cannot be read: ", "slow": "the attempt took too long: context deadline exceeded",
	} {
		if j := rows(t, d, kind)[0]; j.State != dead || !strings.HasPrefix(j.LastError, want) {
			t.Errorf("%s: %+v, want dead with %q", kind, j, want)
		}
	}
	if j := rows(t, d, "panics")[0]; j.Attempt != 2 || j.Payload != "1" {
		t.Errorf("a dead job is kept as %+v", j)
	}
}

func TestNoKindKeepsAllWorkers(t *testing.T) {
	d := dbtest.Open(t)
	r := newTestRunner(d, nil)
	r.config.Workers = 2
	release, quick := make(chan struct{}), make(chan int)
	Handle(r, "slow", func(context.Context, int) error { <-release; return nil }, Policy{})
	Handle(r, "quick", func(_ context.Context, n int) error { quick <- n; return nil }, Policy{})
	for n := range 3 {
		enqueue(t, d, "slow", n, Options{})
	}
	run(t, r)
	for n := range 3 {
		enqueue(t, d, "quick", n, Options{})
		wait(t, quick)
	}
	close(release)
}

func TestKeptErrorsHoldNoSecrets(t *testing.T) {
	for in, want := range map[string]string{
		"dial smtp://bob:hunter2@mail.example:25: refused": "dial smtp://…@mail.example:25: refused",
		`{"password":"hunter2","user":"bob"}`:              `{"password":"…","user":"bob"}`,
		"GET /session?token=abc123&x=1":                    "GET /session?token=…&x=1",
		"Authorization: Bearer abc.def":                    "Authorization: … …",
		"the token expired":                                "the token expired",
		"nul\x00 and \xff":                                 "nul and �",
		strings.Repeat("é", 600):                           strings.Repeat("é", 500) + "…",
	} {
		if diff := cmp.Diff(want, harmless(errors.New(in))); diff != "" {
			t.Error(diff)
		}
	}
}

// A handler knows whether it is tried again.
func TestAnAttemptKnowsWhetherItIsTheLast(t *testing.T) {
	d, c := dbtest.Open(t), newClock()
	r := newTestRunner(d, c)
	last := []bool{IsLastAttempt(t.Context())}
	Handle(r, "k", func(ctx context.Context, _ int) error {
		last = append(last, IsLastAttempt(ctx))
		return errors.New("not yet")
	}, Policy{Attempts: 2, First: time.Second})
	enqueue(t, d, "k", 1, Options{RunAt: c.Now()})
	for range 2 {
		step(t, r)
		c.Advance(time.Second)
	}
	if got := fmt.Sprint(last); got != "[true false true]" {
		t.Errorf("outside, first and second: %s", got)
	}
}
