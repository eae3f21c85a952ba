package jobs

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
)

var (
	errStopping = errors.New("the program stops")
	errLost     = errors.New("another server has taken the job over")
	errTooLong  = errors.New("the attempt took too long")
)

// lastGrace is how long handlers have to return once their context has ended.
const lastGrace = 5 * time.Second

// task is a job that runs here.
type task struct {
	job    job
	ctx    context.Context //nolint:containedctx // the handler's, ended from outside when the lease is lost
	cancel context.CancelCauseFunc
	until  clock.Time // end of the lease; guarded by the runner's mu
}

func (r *Runner) start(ctx context.Context, j job) {
	t := &task{job: j, until: j.leaseUntil}
	t.ctx, t.cancel = context.WithCancelCause(context.WithoutCancel(ctx))
	r.mu.Lock()
	r.running[t] = struct{}{}
	r.mu.Unlock()
	r.tasks.Go(func() {
		defer r.forget(t)
		r.work(t)
	})
}

func (r *Runner) forget(t *task) {
	t.cancel(nil)
	r.mu.Lock()
	delete(r.running, t)
	r.mu.Unlock()
	r.look()
}

// work runs a job and stores what came of it.
func (r *Runner) work(t *task) {
	h := r.handlers[t.job.kind]
	if t.job.attempt > h.policy.Attempts { // every server that tried it died
		r.settle(t.job, r.failed(t, h, Permanent(errors.New(t.job.lastError))))
		return
	}
	err := call(t, h)
	switch {
	case err == nil:
		r.settle(t.job, r.finished(t.job, h))
	case errors.Is(context.Cause(t.ctx), errLost):
		r.config.Log.WarnContext(t.ctx, "job left to another server", "kind", t.job.kind, "job", t.job.id)
	case errors.Is(context.Cause(t.ctx), errStopping):
		r.settle(t.job, outcome{state: ready, payload: t.job.payload, runAt: r.config.Now(), attempt: t.job.attempt - 1, lastError: t.job.lastError})
	default:
		r.settle(t.job, r.failed(t, h, err))
	}
}

// call runs the handler; a panic is an error.
func call(t *task, h handler) (err error) {
	ctx, cancel := context.WithTimeoutCause(t.ctx, h.policy.Timeout, errTooLong)
	defer cancel()
	defer func() {
		if value := recover(); value != nil {
			err = &panicked{value, debug.Stack()}
		}
		if err != nil && errors.Is(context.Cause(ctx), errTooLong) {
			err = fmt.Errorf("%w: %w", errTooLong, err)
		}
	}()
	return h.call(InAttempt(ctx, t.job.attempt >= h.policy.Attempts), t.job.payload)
}

type panicked struct {
	value any
	stack []byte
}

func (p *panicked) Error() string { return fmt.Sprintf("panic: %v", p.value) }

// finished is the end of a job, or its wait for the next period. The payload
// of what is done is not kept: it may hold names and addresses.
func (r *Runner) finished(j job, h handler) outcome {
	now := r.config.Now()
	if h.every > 0 {
		return outcome{state: ready, payload: j.payload, runAt: next(now, h.every)}
	}
	return outcome{state: done, runAt: j.runAt, attempt: j.attempt, finishedAt: now}
}

// failed decides whether a job gets another chance, and logs it.
func (r *Runner) failed(t *task, h handler, err error) outcome {
	now := r.config.Now()
	o := outcome{payload: t.job.payload, attempt: t.job.attempt, lastError: harmless(err)}
	log := r.config.Log.With("kind", t.job.kind, "job", t.job.id, "attempt", t.job.attempt, "error", o.lastError)
	if p, ok := errors.AsType[*panicked](err); ok {
		log = log.With("stack", string(p.stack))
	}
	switch over := t.job.attempt >= h.policy.Attempts || IsPermanent(err); {
	case IsOutage(err): // says nothing about the job
		o.state, o.runAt, o.attempt = ready, now.Add(h.policy.pause(t.job.attempt)), t.job.attempt-1
		log.WarnContext(t.ctx, "the database cannot store now; the job will be tried again", "next", o.runAt)
	case !over:
		o.state, o.runAt = ready, now.Add(h.policy.pause(t.job.attempt))
		log.WarnContext(t.ctx, "job failed and will be tried again", "next", o.runAt)
	case h.every > 0:
		o.state, o.runAt, o.attempt = ready, next(now, h.every), 0
		log.ErrorContext(t.ctx, "job failed and waits for its next period", "next", o.runAt)
	default:
		o.state, o.runAt, o.finishedAt = dead, t.job.runAt, now
		log.ErrorContext(t.ctx, "job failed for good")
	}
	return o
}

// IsOutage reports whether err is the storage's own: away, or full. A job that failed
// for it is tried again, also after its last attempt.
func IsOutage(err error) bool {
	code := fault.CodeOf(err)
	return code == "storage.away" || code == "storage.full"
}

// next returns the beginning of the period after the one that now is in.
func next(now clock.Time, every time.Duration) clock.Time {
	return clock.At(now.Truncate(every).Add(every))
}

// drain waits for the running jobs, ends those that take too long, and gives
// up on handlers that do not heed it: their leases run out.
func (r *Runner) drain(ctx context.Context) {
	ended := make(chan struct{})
	go func() {
		r.tasks.Wait()
		close(ended)
	}()
	if endsWithin(ended, r.config.Grace) {
		return
	}
	r.mu.Lock()
	for t := range r.running {
		t.cancel(errStopping)
	}
	r.mu.Unlock()
	if !endsWithin(ended, lastGrace) {
		r.config.Log.WarnContext(ctx, "some jobs do not end; another server will take them over")
	}
}

func endsWithin(ended <-chan struct{}, limit time.Duration) bool {
	timer := time.NewTimer(limit)
	defer timer.Stop()
	select {
	case <-ended:
		return true
	case <-timer.C:
		return false
	}
}
