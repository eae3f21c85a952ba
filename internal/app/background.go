package app

import (
	"context"
	"path/filepath"
	"time"

	"myspace/internal/base/httpd"
	"myspace/internal/base/jobs"
)

// background is what a server does beside answering requests: it answers
// commands and runs jobs.
type background struct {
	app     *App
	runner  *jobs.Runner
	control *control // nil where the data folder bears no socket
	cancel  context.CancelFunc
	done    chan struct{}
}

// start begins both, once the server listens. A folder where no socket can be,
// as on some network disks, is no reason not to serve.
func (b *background) start(ctx context.Context) {
	var err error
	if b.control, err = b.app.openControl(ctx); err != nil {
		b.app.Log.WarnContext(ctx, "backup, user add and doctor cannot ask this server",
			"socket", filepath.Join(b.app.Config.Data, socketName), "error", err)
	}
	running, cancel := context.WithCancel(context.WithoutCancel(ctx))
	b.cancel, b.done = cancel, make(chan struct{})
	go func() {
		defer close(b.done)
		b.runner.Run(running)
	}()
}

// stop ends both, if they began.
func (b *background) stop(ctx context.Context) (err error) {
	if b.cancel == nil {
		return nil
	}
	b.cancel()
	if b.control != nil {
		err = b.control.close(ctx)
	}
	<-b.done
	return err
}

// jobs returns the runner of everything that happens in the background.
func (a *App) jobs(ctx context.Context, metrics *httpd.Metrics) *jobs.Runner {
	r := jobs.NewRunner(jobs.Config{DB: a.DB, Log: a.Log})
	a.Mail.Register(ctx, r)
	a.Parts().Jobs(r)
	jobs.Every(r, "files.collect", 24*time.Hour, func(ctx context.Context) error {
		n, err := a.Files.Collect(ctx, a.DB, a.Parts().References())
		if n > 0 {
			a.Log.InfoContext(ctx, "removed files that nothing refers to", "count", n)
		}
		return err
	}, jobs.Policy{})
	jobs.Every(r, "uploads.sweep", time.Hour, func(ctx context.Context) error {
		n, err := a.uploads.Sweep(ctx)
		if n > 0 {
			a.Log.InfoContext(ctx, "removed uploads that nobody went on with", "count", n)
		}
		return err
	}, jobs.Policy{})
	a.gauges(metrics, r)
	return r
}

// gauges has the metrics tell of the queue and of SQLite's writer.
func (a *App) gauges(m *httpd.Metrics, r *jobs.Runner) {
	for _, state := range []string{"ready", "running", "dead"} {
		m.Gauge("myspace_jobs", "Jobs by state.", map[string]string{"state": state}, func() float64 {
			ctx, cancel := context.WithTimeout(context.Background(), time.Second)
			defer cancel()
			counts, err := r.Counts(ctx)
			if err != nil {
				return -1
			}
			return float64(counts[state])
		})
	}
	m.Gauge("myspace_db_connections_in_use", "Connections of the database's pool that are in use; SQLite's readers.", nil, func() float64 { return float64(a.DB.InUse()) })
	m.Counter("myspace_db_commits_total", "Commits of SQLite's writer.", nil, func() float64 { n, _ := a.DB.WriterStats(); return float64(n) })
	m.Counter("myspace_db_transactions_total", "Transactions that those commits stored.", nil, func() float64 { _, n := a.DB.WriterStats(); return float64(n) })
}
