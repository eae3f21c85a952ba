package jobs

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"myspace/internal/app/migrations"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
)

// crash has a runner take what is due and never be heard of again.
func crash(t *testing.T, r *Runner, kind string) []job {
	t.Helper()
	taken, err := r.claim(t.Context(), []string{kind}, 10)
	if err != nil {
		t.Fatal(err)
	}
	return taken
}

func TestAnotherServerTakesOverAfterACrash(t *testing.T) {
	d, c := dbtest.Open(t), newClock()
	ran := make(chan string, 1)
	newRunner := func() *Runner {
		r := newTestRunner(d, c)
		Handle(r, "k", func(_ context.Context, s string) error { ran <- s; return nil }, Policy{})
		return r
	}
	enqueue(t, d, "k", "work", Options{RunAt: c.Now()})
	first, second := newRunner(), newRunner()
	taken := crash(t, first, "k")
	if len(taken) != 1 {
		t.Fatalf("took %v", taken)
	}
	c.Advance(time.Minute - time.Microsecond)
	second.tidy(t.Context(), true)
	step(t, second)
	if len(ran) != 0 {
		t.Fatal("a job was taken over while its lease ran")
	}
	c.Advance(time.Microsecond)
	second.config.Poll = time.Millisecond
	run(t, second)
	if got := wait(t, ran); got != "work" {
		t.Errorf("ran %q", got)
	}
	if mine, err := first.store(taken[0], outcome{state: dead}); err != nil || mine {
		t.Errorf("the first server's late end was stored: %v, %v", mine, err)
	}
}

func TestAJobThatKillsEveryServerEndsDead(t *testing.T) {
	d, c := dbtest.Open(t), newClock()
	r := newTestRunner(d, c)
	Handle(r, "k", func(context.Context, int) error { t.Error("it ran"); return nil }, Policy{Attempts: 3})
	enqueue(t, d, "k", 1, Options{RunAt: c.Now()})
	var earlier []job
	for range 3 {
		taken := crash(t, r, "k")
		if len(taken) != 1 {
			t.Fatalf("took %v", taken)
		}
		for _, j := range earlier { // the end of an attempt that was given up is not that of the next
			if mine, err := r.store(j, outcome{state: done}); err != nil || mine {
				t.Errorf("an earlier attempt was stored: %v, %v", mine, err)
			}
		}
		earlier = append(earlier, taken...)
		c.Advance(time.Minute)
		r.tidy(t.Context(), true)
	}
	step(t, r)
	if j := rows(t, d, "k")[0]; j.State != dead || j.LastError != "its server died" {
		t.Errorf("got %+v", j)
	}
}

func TestALeaseIsRenewedWhileTheJobRuns(t *testing.T) {
	d, c := dbtest.Open(t), newClock()
	first, second := newTestRunner(d, c), newTestRunner(d, c)
	began, release := make(chan struct{}), make(chan struct{})
	for _, r := range []*Runner{first, second} {
		Handle(r, "k", func(ctx context.Context, _ int) error {
			began <- struct{}{}
			<-release
			return ctx.Err()
		}, Policy{})
	}
	enqueue(t, d, "k", 1, Options{RunAt: c.Now()})
	first.fill(t.Context())
	wait(t, began)
	for range 5 {
		c.Advance(40 * time.Second)
		first.renew(t.Context())
		second.tidy(t.Context(), true)
	}
	close(release)
	first.tasks.Wait()
	if j := rows(t, d, "k")[0]; j.State != done || j.Attempt != 1 {
		t.Errorf("got %+v, want it done by its one owner", j)
	}
}

func TestALostLeaseEndsTheHandler(t *testing.T) {
	d, c := dbtest.Open(t), newClock()
	first, second := newTestRunner(d, c), newTestRunner(d, c)
	causes := make(chan error, 1)
	Handle(first, "k", func(ctx context.Context, _ int) error {
		<-ctx.Done()
		causes <- context.Cause(ctx)
		return ctx.Err()
	}, Policy{})
	enqueue(t, d, "k", 1, Options{RunAt: c.Now()})
	first.fill(t.Context())
	c.Advance(time.Hour) // as if the first server had been frozen
	second.tidy(t.Context(), true)
	if taken := crash(t, second, "k"); len(taken) != 1 {
		t.Fatalf("the second server took %v", taken)
	}
	first.renew(t.Context())
	if cause := wait(t, causes); !errors.Is(cause, errLost) {
		t.Errorf("the handler ended by %v", cause)
	}
	first.tasks.Wait()
	if j := rows(t, d, "k")[0]; j.State != "running" || j.Attempt != 2 {
		t.Errorf("the second server's job became %+v", j)
	}
}

func TestStoppingFinishesWhatRunsAndGivesBackTheRest(t *testing.T) {
	d := dbtest.Open(t)
	r := newTestRunner(d, nil)
	r.config.Grace = 300 * time.Millisecond
	began, release := make(chan struct{}), make(chan struct{})
	Handle(r, "short", func(context.Context, int) error {
		began <- struct{}{}
		<-release
		return nil
	}, Policy{AtOnce: 1})
	Handle(r, "long", func(ctx context.Context, _ int) error {
		began <- struct{}{}
		<-ctx.Done()
		return ctx.Err()
	}, Policy{})
	stop, stopped := begin(t, r)
	enqueue(t, d, "short", 1, Options{})
	enqueue(t, d, "long", 1, Options{})
	wait(t, began)
	wait(t, began)
	enqueue(t, d, "short", 2, Options{}) // waits for the first
	stop()                               // before the first can end: a runner that does not know yet would take the second
	close(release)
	wait(t, stopped)
	got := append(rows(t, d, "short"), rows(t, d, "long")...)
	for i := range got {
		got[i].RunAt = clock.Time{}
	}
	want := []row{{State: done, Attempt: 1}, {State: ready, Payload: "2"}, {State: ready, Payload: "1"}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestPeriodicJobsRunOnceInEachPeriod(t *testing.T) {
	d, c := dbtest.Open(t), newClock()
	ran, fail := 0, false
	runners := make([]*Runner, 3)
	for i := range runners {
		runners[i] = newTestRunner(d, c)
		Every(runners[i], "tick", 10*time.Minute, func(context.Context) error {
			ran++
			if fail {
				return errors.New("failed")
			}
			return nil
		}, Policy{Attempts: 2, First: time.Second})
	}
	stepAll := func() {
		for _, r := range runners { // each as if it had just started
			if !r.tidy(t.Context(), false) {
				t.Fatal("no plan")
			}
			step(t, r)
		}
	}
	expect := func(what string, want int) {
		t.Helper()
		stepAll()
		if ran != want {
			t.Errorf("%s: ran %d times, want %d", what, ran, want)
		}
	}
	expect("before the first period ends", 0)
	c.Advance(10 * time.Minute)
	expect("in the second period", 1)
	c.Advance(9 * time.Minute)
	expect("at its end", 1)
	c.Advance(time.Minute)
	expect("in the third", 2)
	c.Advance(35 * time.Minute)
	expect("after three periods without a server", 3)
	fail = true
	c.Advance(5 * time.Minute)
	expect("the first failure", 4)
	c.Advance(time.Second)
	expect("the second and last", 5)
	c.Advance(time.Minute)
	expect("no more in this period", 5)
	if j := rows(t, d, "tick"); len(j) != 1 || j[0].LastError != "failed" || j[0].State != ready {
		t.Errorf("the row is %+v", j)
	}
	fail = false
	c.Advance(9 * time.Minute)
	expect("the next period", 6)
	if j := rows(t, d, "tick"); len(j) != 1 || j[0].LastError != "" || j[0].Attempt != 0 {
		t.Errorf("the row is %+v", j)
	}
}

// TestServersOfTheirOwnShareTheQueue has a pool of connections for each server.
func TestServersOfTheirOwnShareTheQueue(t *testing.T) {
	if dbtest.Server() == "" {
		t.Log("one SQLite file has one server: nothing to share")
		return
	}
	config := dbtest.Prepare(t, migrations.Files)
	done := make(chan int, 200)
	var stops []func()
	for range 3 {
		d, err := db.Open(t.Context(), config)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = d.Close() })
		r := newTestRunner(d, nil)
		r.config.Poll = 10 * time.Millisecond
		Handle(r, "k", func(_ context.Context, n int) error { done <- n; return nil }, Policy{})
		stops = append(stops, run(t, r))
		for n := range 50 {
			enqueue(t, d, "k", n, Options{})
		}
	}
	for range 150 {
		wait(t, done)
	}
	for _, stop := range stops {
		stop()
	}
	if len(done) > 0 {
		t.Error("a job ran twice")
	}
}
