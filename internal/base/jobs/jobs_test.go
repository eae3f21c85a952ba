package jobs

import (
	"context"
	"errors"
	"log/slog"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
)

// patience is how long a test waits for what must happen; only a failure takes
// that long.
const patience = 30 * time.Second

// fakeClock is a clock that stands until a test moves it.
type fakeClock struct {
	mu  sync.Mutex
	now clock.Time
}

func newClock() *fakeClock { return &fakeClock{now: clock.At(clock.Now().Truncate(time.Hour))} }

func (c *fakeClock) Now() clock.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.now
}

func (c *fakeClock) Advance(d time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.now = c.now.Add(d)
}

// newTestRunner returns a runner that finds jobs only when it is woken.
func newTestRunner(d *db.DB, c *fakeClock) *Runner {
	config := Config{DB: d, Log: slog.New(slog.DiscardHandler), Poll: time.Hour}
	if c != nil {
		config.Now = c.Now
	}
	return NewRunner(config)
}

// run starts a runner and returns the function that stops it and waits.
func run(t *testing.T, r *Runner) (stop func()) {
	t.Helper()
	tell, ended := begin(t, r)
	return func() {
		tell()
		<-ended
	}
}

// begin has a runner run until it is told to stop; it closes ended when it has.
func begin(t *testing.T, r *Runner) (tell func(), ended <-chan struct{}) {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	over := make(chan struct{})
	go func() {
		defer close(over)
		r.Run(ctx)
	}()
	t.Cleanup(func() {
		cancel()
		<-over
	})
	return cancel, over
}

// step has a runner that is not running do all that is due.
func step(t *testing.T, r *Runner) {
	t.Helper()
	for r.fill(t.Context()) {
		r.tasks.Wait()
	}
	r.tasks.Wait()
}

func wait[T any](t *testing.T, c <-chan T) T {
	t.Helper()
	select {
	case v := <-c:
		return v
	case <-time.After(patience):
		t.Fatal("waited in vain")
		panic("unreachable")
	}
}

func enqueue(t *testing.T, d *db.DB, kind string, payload any, o Options) {
	t.Helper()
	if err := d.Tx(t.Context(), func(tx *db.Tx) error { return Enqueue(t.Context(), tx, kind, payload, o) }); err != nil {
		t.Fatal(err)
	}
}

// row is what tests look at.
type row struct {
	State, Payload, LastError string
	Attempt                   int
	RunAt                     clock.Time
}

func rows(t *testing.T, d *db.DB, kind string) []row {
	t.Helper()
	all, err := db.All(t.Context(), d, func(r db.Row) (j row, err error) {
		return j, r.Scan(&j.State, &j.Payload, &j.LastError, &j.Attempt, &j.RunAt)
	}, `SELECT state, payload, last_error, attempt, run_at FROM job WHERE kind = ? ORDER BY id`, kind)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func counts(t *testing.T, r *Runner) map[string]int {
	t.Helper()
	all, err := r.Counts(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func TestARollbackLeavesNoJob(t *testing.T) {
	d := dbtest.Open(t)
	boom := errors.New("boom")
	err := d.Tx(t.Context(), func(tx *db.Tx) error {
		if err := Enqueue(t.Context(), tx, "k", 1, Options{}); err != nil {
			return err
		}
		return boom
	})
	if !errors.Is(err, boom) {
		t.Fatal(err)
	}
	if got := rows(t, d, "k"); len(got) != 0 {
		t.Errorf("a rollback left %v", got)
	}
	enqueue(t, d, "k", 1, Options{})
	if got := rows(t, d, "k"); len(got) != 1 {
		t.Errorf("a commit left %v", got)
	}
}

// TestAJobBeginsAtOnce never polls: only the commit can wake the runner.
func TestAJobBeginsAtOnce(t *testing.T) {
	d := dbtest.Open(t)
	r := newTestRunner(d, nil)
	began := make(chan time.Time)
	Handle(r, "k", func(context.Context, int) error {
		began <- time.Now()
		return nil
	}, Policy{})
	run(t, r)
	took := make([]time.Duration, 50)
	for i := range took {
		enqueue(t, d, "k", i, Options{})
		committed := time.Now()
		took[i] = wait(t, began).Sub(committed)
	}
	slices.Sort(took)
	t.Logf("from commit to begin: median %v, worst %v", took[25], took[49])
	if took[25] > 200*time.Millisecond {
		t.Errorf("the median is %v", took[25])
	}
}

func TestFourRunnersRunEachJobOnce(t *testing.T) {
	const runners, each = 4, 500
	d := dbtest.Open(t)
	var ran [runners * each]atomic.Int32
	done := make(chan struct{}, len(ran))
	var stops []func()
	for range runners {
		r := newTestRunner(d, nil)
		Handle(r, "k", func(_ context.Context, n int) error {
			ran[n].Add(1)
			done <- struct{}{}
			return nil
		}, Policy{})
		stops = append(stops, run(t, r))
	}
	var wg sync.WaitGroup
	began := time.Now()
	for i := range runners {
		wg.Go(func() {
			for batch := range each / 50 {
				if err := d.Tx(t.Context(), func(tx *db.Tx) error {
					for n := range 50 {
						if err := Enqueue(t.Context(), tx, "k", i*each+batch*50+n, Options{}); err != nil {
							return err
						}
					}
					return nil
				}); err != nil {
					t.Error(err)
				}
			}
		})
	}
	wg.Wait()
	for range ran {
		wait(t, done)
	}
	t.Logf("%d jobs by %d runners in %v", len(ran), runners, time.Since(began))
	for _, stop := range stops {
		stop()
	}
	for n := range ran {
		if times := ran[n].Load(); times != 1 {
			t.Errorf("job %d ran %d times", n, times)
		}
	}
}

func TestAJobWaitsForItsTime(t *testing.T) {
	d, c := dbtest.Open(t), newClock()
	r := newTestRunner(d, c)
	var ran []string
	Handle(r, "k", func(_ context.Context, s string) error {
		ran = append(ran, s)
		return nil
	}, Policy{AtOnce: 1})
	enqueue(t, d, "k", "later", Options{RunAt: c.Now().Add(time.Minute)})
	enqueue(t, d, "k", "now", Options{RunAt: c.Now()})
	enqueue(t, d, "unknown", "left alone", Options{RunAt: c.Now()})
	step(t, r)
	if diff := cmp.Diff(map[string]int{"ready": 1, "later": 1, "running": 0, "done": 1, "dead": 0}, counts(t, r)); diff != "" {
		t.Error(diff)
	}
	c.Advance(time.Minute)
	step(t, r)
	if diff := cmp.Diff([]string{"now", "later"}, ran); diff != "" {
		t.Error(diff)
	}
	for _, j := range rows(t, d, "k") {
		if j.State != done || j.Payload != "" {
			t.Errorf("a job that is done is kept as %+v", j)
		}
	}
}

func TestOneOfEqualJobsWaits(t *testing.T) {
	d, c := dbtest.Open(t), newClock()
	r := newTestRunner(d, c)
	var ran []int
	Handle(r, "k", func(_ context.Context, n int) error {
		ran = append(ran, n)
		if n == 1 { // what comes while it runs is not lost
			enqueue(t, d, "k", 3, Options{RunAt: c.Now(), DedupKey: "same"})
			enqueue(t, d, "k", 4, Options{RunAt: c.Now(), DedupKey: "same"})
		}
		return nil
	}, Policy{AtOnce: 1})
	enqueue(t, d, "k", 1, Options{RunAt: c.Now(), DedupKey: "same"})
	enqueue(t, d, "k", 2, Options{RunAt: c.Now(), DedupKey: "same"})
	enqueue(t, d, "other", 5, Options{RunAt: c.Now(), DedupKey: "same"})
	enqueue(t, d, "k", 6, Options{RunAt: c.Now().Add(-time.Minute), DedupKey: "different"})
	step(t, r)
	if diff := cmp.Diff([]int{6, 1, 3}, ran); diff != "" {
		t.Error(diff)
	}
	if got := rows(t, d, "other"); len(got) != 1 {
		t.Errorf("a key of another kind: %v", got)
	}
}

func TestJobsThatEndedLongAgoAreDeleted(t *testing.T) {
	d, c := dbtest.Open(t), newClock()
	r := newTestRunner(d, c)
	Handle(r, "k", func(_ context.Context, good bool) error {
		if !good {
			return Permanent(errors.New("no use"))
		}
		return nil
	}, Policy{})
	sweepAfter := func(age time.Duration, wantDone, wantDead int) {
		t.Helper()
		c.Advance(age)
		if err := r.sweep(t.Context()); err != nil {
			t.Fatal(err)
		}
		if got := counts(t, r); got["done"] != wantDone || got["dead"] != wantDead || got["later"] != 1 {
			t.Errorf("%v later: %v, want %d done and %d dead", age, got, wantDone, wantDead)
		}
	}
	enqueue(t, d, "k", true, Options{RunAt: c.Now()})
	enqueue(t, d, "k", false, Options{RunAt: c.Now()})
	enqueue(t, d, "k", true, Options{RunAt: c.Now().Add(1000 * time.Hour)})
	step(t, r)
	sweepAfter(keepDone-time.Second, 1, 1)
	sweepAfter(2*time.Second, 0, 1)
	sweepAfter(keepDead-keepDone-2*time.Second, 0, 1)
	sweepAfter(2*time.Second, 0, 0)
}
