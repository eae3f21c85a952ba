package jobs

import (
	"context"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// The states of a job.
const (
	ready = "ready"
	done  = "done"
	dead  = "dead"
)

// How long finished jobs can still be looked at.
const (
	keepDone = 24 * time.Hour
	keepDead = 30 * 24 * time.Hour
)

// statementTimeout bounds each look at the queue. It is not ended by the
// program's stop: a claim whose answer is lost keeps its jobs until the lease
// runs out.
const statementTimeout = 10 * time.Second

// job is a row of the queue that this runner holds.
type job struct {
	id, kind, payload string
	attempt           int
	runAt, leaseUntil clock.Time
	lastError         string
}

// outcome is what a job becomes after an attempt.
type outcome struct {
	state, payload    string
	runAt, finishedAt clock.Time
	attempt           int
	lastError         string
}

func scanJob(row db.Row) (j job, err error) {
	return j, row.Scan(&j.id, &j.kind, &j.payload, &j.attempt, &j.runAt, &j.leaseUntil, &j.lastError)
}

func add(ctx context.Context, q db.Querier, kind, payload string, o Options, now clock.Time) error {
	var key any
	if o.DedupKey != "" {
		key = "once:" + kind + ":" + o.DedupKey
	}
	return db.Exec(ctx, q, `
		INSERT INTO job (id, kind, payload, dedup_key, state, run_at, created_at) VALUES (?, ?, ?, ?, 'ready', ?, ?)
		ON CONFLICT (dedup_key) DO NOTHING`,
		db.NewID(), kind, payload, key, o.RunAt, now)
}

// plan makes sure that each periodic job is on the queue: one row for all
// servers, which waits for its next period after each run.
func (r *Runner) plan(ctx context.Context) error {
	now := r.config.Now()
	for kind, h := range r.handlers {
		if h.every == 0 {
			continue
		}
		if err := db.Exec(ctx, r.config.DB, `
			INSERT INTO job (id, kind, payload, dedup_key, state, run_at, created_at) VALUES (?, ?, '', ?, 'ready', ?, ?)
			ON CONFLICT (dedup_key) DO UPDATE SET run_at = excluded.run_at
			WHERE job.state = 'ready' AND job.run_at > excluded.run_at`,
			db.NewID(), kind, "every:"+kind, next(now, h.every), now); err != nil {
			return err
		}
	}
	return nil
}

// claim takes up to n jobs that are due. A dedup key ends here: see Options.
func (r *Runner) claim(ctx context.Context, kinds []string, n int) ([]job, error) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), statementTimeout)
	defer cancel()
	now := r.config.Now()
	var w db.Where
	w.Add(`state = 'ready'`)
	w.Add(`run_at <= ?`, now)
	w.In("kind", kinds...)
	return db.Claim(ctx, r.config.DB, scanJob, `
		WITH picked AS MATERIALIZED (SELECT id FROM job`+w.String()+` ORDER BY run_at, id LIMIT ? FOR UPDATE SKIP LOCKED)
		UPDATE job SET state = 'running', attempt = attempt + 1, lease_owner = ?, lease_until = ?,
			dedup_key = CASE WHEN dedup_key LIKE 'every:%' THEN dedup_key END
		WHERE id IN (SELECT id FROM picked)
		RETURNING id, kind, payload, attempt, run_at, lease_until, last_error`,
		append(w.Args, n, r.owner, now.Add(r.config.Lease))...)
}

// settle stores the outcome of an attempt, unless the job has been taken over.
// It tries for a while: a job whose end is not noted runs again.
func (r *Runner) settle(j job, o outcome) {
	var err error
	for try := range 5 {
		if try > 0 {
			<-time.After(100 * time.Millisecond << try)
		}
		var mine bool
		if mine, err = r.store(j, o); err == nil {
			if !mine {
				r.config.Log.Warn("job had been taken over before it ended", "kind", j.kind, "job", j.id)
			}
			return
		}
	}
	r.config.Log.Error("the end of a job could not be noted; it will run again", "kind", j.kind, "job", j.id, "error", err)
}

func (r *Runner) store(j job, o outcome) (mine bool, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), statementTimeout)
	defer cancel()
	found, err := db.Claim(ctx, r.config.DB, db.ScanString, `
		UPDATE job SET state = ?, payload = ?, run_at = ?, attempt = ?, last_error = ?, finished_at = ?, lease_owner = '', lease_until = NULL
		WHERE id = ? AND state = 'running' AND lease_owner = ? AND attempt = ? RETURNING id`,
		o.state, o.payload, o.runAt, o.attempt, o.lastError, o.finishedAt, j.id, r.owner, j.attempt)
	return len(found) > 0, err
}

// extend renews leases and returns which of the jobs are still ours.
func (r *Runner) extend(ctx context.Context, ids []string, until clock.Time) ([]string, error) {
	ctx, cancel := context.WithTimeout(ctx, statementTimeout)
	defer cancel()
	var w db.Where
	w.In("id", ids...)
	w.Add(`state = 'running'`)
	w.Add(`lease_owner = ?`, r.owner)
	return db.Claim(ctx, r.config.DB, db.ScanString, `UPDATE job SET lease_until = ?`+w.String()+` RETURNING id`,
		append([]any{until}, w.Args...)...)
}

// reap puts jobs back whose server has not renewed their lease: it died.
func (r *Runner) reap(ctx context.Context) error {
	lost, err := db.Claim(ctx, r.config.DB, db.ScanString, `
		UPDATE job SET state = 'ready', lease_owner = '', lease_until = NULL, last_error = 'its server died'
		WHERE state = 'running' AND lease_until <= ? RETURNING id`, r.config.Now())
	if len(lost) > 0 {
		r.config.Log.WarnContext(ctx, "jobs of a server that died will run again", "jobs", lost)
	}
	return err
}

// sweep deletes the jobs that ended long ago. The end is never before run_at,
// which has the index.
func (r *Runner) sweep(ctx context.Context) error {
	for state, keep := range map[string]time.Duration{done: keepDone, dead: keepDead} {
		before := r.config.Now().Add(-keep)
		for n := int64(1); n > 0; {
			var err error
			if n, err = db.Affected(ctx, r.config.DB, `DELETE FROM job WHERE id IN (
				SELECT id FROM job WHERE state = ? AND run_at < ? AND finished_at < ? LIMIT 1000)`, state, before, before); err != nil {
				return err
			}
		}
	}
	return nil
}

func count(ctx context.Context, q db.Querier, now clock.Time) (map[string]int, error) {
	counts := map[string]int{"ready": 0, "later": 0, "running": 0, "done": 0, "dead": 0}
	err := db.Each(ctx, q, func(row db.Row) error {
		var state string
		var n int
		err := row.Scan(&state, &n)
		counts[state] = n
		return err
	}, `SELECT shown, COUNT(*) FROM (
			SELECT CASE WHEN state = 'ready' AND run_at > ? THEN 'later' ELSE state END AS shown FROM job) AS j
		GROUP BY shown`, now)
	return counts, err
}
