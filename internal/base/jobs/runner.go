package jobs

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"maps"
	"slices"
	"sync"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// Config is what a Runner works with; a zero number or time has a default.
type Config struct {
	DB      *db.DB
	Log     *slog.Logger
	Workers int               // jobs at once; 4
	Poll    time.Duration     // how often to look for jobs that nobody announced; 1 s
	Lease   time.Duration     // how long a server that died keeps its jobs, and more than the servers' clocks may differ; 1 min
	Grace   time.Duration     // how long running jobs may take to end when the program stops; 20 s
	Now     func() clock.Time // clock.Now
}

// Runner takes jobs from the queue and runs them. Several runners, in one
// server or in many, share the queue.
type Runner struct {
	config   Config
	owner    string
	handlers map[string]handler
	wake     chan struct{}
	failing  bool // the last look at the queue failed

	mu      sync.Mutex
	running map[*task]struct{}
	tasks   sync.WaitGroup
}

type handler struct {
	call   func(ctx context.Context, payload string) error
	policy Policy
	every  time.Duration // of a periodic job
}

// NewRunner returns a Runner that knows no kinds yet but the one that tidies
// the queue.
func NewRunner(c Config) *Runner {
	c.Workers = orDefault(c.Workers, 4)
	c.Poll = orDefault(c.Poll, time.Second)
	c.Lease = orDefault(c.Lease, time.Minute)
	c.Grace = orDefault(c.Grace, 20*time.Second)
	if c.Now == nil {
		c.Now = clock.Now
	}
	r := &Runner{
		config: c, owner: db.NewID(), handlers: map[string]handler{},
		wake: make(chan struct{}, 1), running: map[*task]struct{}{},
	}
	Every(r, "jobs.sweep", time.Hour, r.sweep, Policy{})
	return r
}

// Handle has jobs of a kind run by f. It is for the time before Run.
func Handle[T any](r *Runner, kind string, f func(ctx context.Context, payload T) error, p Policy) {
	r.register(kind, handler{policy: p, call: func(ctx context.Context, payload string) error {
		var value T
		if err := json.Unmarshal([]byte(payload), &value); err != nil {
			return Permanent(fmt.Errorf("the payload cannot be read: %w", err))
		}
		return f(ctx, value)
	}})
}

// Every has f run once in each period, which begins at a whole multiple of it
// in UTC, by one of the servers. Periods that passed while no server ran are
// made up for once. It is for the time before Run.
func Every(r *Runner, kind string, period time.Duration, f func(ctx context.Context) error, p Policy) {
	r.register(kind, handler{policy: p, every: period, call: func(ctx context.Context, _ string) error { return f(ctx) }})
}

func (r *Runner) register(kind string, h handler) {
	if _, twice := r.handlers[kind]; twice {
		panic("jobs: " + kind + " has two handlers")
	}
	h.policy = h.policy.withDefaults(r.config.Workers)
	r.handlers[kind] = h
}

// Run runs jobs until ctx ends. Then it lets those under way come to their end
// and gives back what takes too long.
func (r *Runner) Run(ctx context.Context) {
	r.listen()
	defer r.stopListening()
	renewing, stopRenewing := context.WithCancel(context.WithoutCancel(ctx))
	renewed := make(chan struct{})
	go func() {
		defer close(renewed)
		r.keepLeases(renewing)
	}()
	r.loop(ctx)
	r.drain(ctx)
	stopRenewing()
	<-renewed
}

func (r *Runner) loop(ctx context.Context) {
	poll := time.NewTicker(r.config.Poll)
	defer poll.Stop()
	planned := r.tidy(ctx, false)
	for ctx.Err() == nil {
		if r.fill(ctx) {
			continue
		}
		select {
		case <-ctx.Done():
		case <-r.wake:
		case <-poll.C:
			planned = r.tidy(ctx, planned)
		}
	}
}

// tidy puts the periodic jobs on the queue, if they are not yet, and takes jobs
// back from servers that died.
func (r *Runner) tidy(ctx context.Context, planned bool) bool {
	if !planned {
		planned = r.succeeded(ctx, r.plan(ctx))
	}
	if planned {
		r.succeeded(ctx, r.reap(ctx))
	}
	return planned
}

// fill gives jobs to idle workers. It reports whether to look for more at once.
func (r *Runner) fill(ctx context.Context) bool {
	kinds, n := r.room()
	if n == 0 {
		return false
	}
	found, err := r.claim(ctx, kinds, n)
	if !r.succeeded(ctx, err) {
		return false
	}
	for _, j := range found {
		r.start(ctx, j)
	}
	return len(found) == n
}

// room returns the kinds that may have one more job, and how many jobs may be
// taken without any of these kinds getting too many.
func (r *Runner) room() (kinds []string, n int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	busy := map[string]int{}
	for t := range r.running {
		busy[t.job.kind]++
	}
	n = r.config.Workers - len(r.running)
	for _, kind := range slices.Sorted(maps.Keys(r.handlers)) {
		if left := r.handlers[kind].policy.AtOnce - busy[kind]; left > 0 {
			kinds = append(kinds, kind)
			n = min(n, left)
		}
	}
	if len(kinds) == 0 {
		n = 0
	}
	return kinds, n
}

// succeeded logs when the queue becomes unreachable, and when it is back.
func (r *Runner) succeeded(ctx context.Context, err error) bool {
	if err != nil && !r.failing {
		r.config.Log.ErrorContext(ctx, "the job queue cannot be read; jobs wait", "error", err)
	}
	if err == nil && r.failing {
		r.config.Log.InfoContext(ctx, "the job queue can be read again")
	}
	r.failing = err != nil
	return err == nil
}

// Counts returns how many jobs there are in each state: ready (due), later,
// running, done and dead.
func (r *Runner) Counts(ctx context.Context) (map[string]int, error) {
	return count(ctx, r.config.DB, r.config.Now())
}
