package jobs

import (
	"context"
	"slices"
	"time"
)

// keepLeases renews the leases of the running jobs, three times in the time
// that one lasts, until ctx ends.
func (r *Runner) keepLeases(ctx context.Context) {
	tick := time.NewTicker(r.config.Lease / 3)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
			r.renew(ctx)
		}
	}
}

// renew extends the leases and ends the handlers of jobs that are no longer
// ours: two servers must not work on one job.
func (r *Runner) renew(ctx context.Context) {
	tasks := r.snapshot()
	if len(tasks) == 0 {
		return
	}
	ids := make([]string, len(tasks))
	for i, t := range tasks {
		ids[i] = t.job.id
	}
	until := r.config.Now().Add(r.config.Lease)
	kept, err := r.extend(ctx, ids, until)
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, t := range tasks {
		switch {
		case slices.Contains(kept, t.job.id):
			t.until = until
		case err == nil || r.config.Now().After(t.until):
			t.cancel(errLost)
		}
	}
}

func (r *Runner) snapshot() (tasks []*task) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for t := range r.running {
		tasks = append(tasks, t)
	}
	return tasks
}
