package app

import (
	"context"
	"fmt"
	"io/fs"
	"net"
	"net/http"
	"time"

	"myspace/internal/base/db"
	"myspace/internal/base/httpd"
	"myspace/internal/base/jobs"
	"myspace/internal/school/account"
	"myspace/web"
)

// apiPaths are the addresses that never get the page.
var apiPaths = []string{"/api/", "/session", "/organization-openlist/", "/password/"}

// Serve answers requests until ctx ends, and then closes everything in order.
// started is called once it listens.
func (a *App) Serve(ctx context.Context, started func(web net.Addr), more ...httpd.Closer) error {
	metrics := httpd.NewMetrics()
	health := httpd.NewHealth(a.Log, httpd.Check{Name: "database", Run: a.DB.Ping}, httpd.Check{Name: "files", Run: a.Files.Check})
	handler, err := a.Handler(metrics, health)
	if err != nil {
		return err
	}
	background, stopJobs := context.WithCancel(context.WithoutCancel(ctx))
	jobsDone := make(chan struct{})
	runner := a.jobs(metrics)
	go func() {
		defer close(jobsDone)
		runner.Run(background)
	}()
	c := a.Config
	closers := append([]httpd.Closer{
		{Name: "jobs", Run: func(context.Context) error { stopJobs(); <-jobsDone; return nil }},
		{Name: "database and files", Run: func(context.Context) error { return a.Close() }},
	}, more...)
	opsAddr := c.OpsAddr
	if opsAddr == "off" {
		opsAddr = ""
	}
	return httpd.Serve(ctx, httpd.Config{
		Addr: c.Addr, OpsAddr: opsAddr, TLSCert: c.TLSCert, TLSKey: c.TLSKey, BehindProxy: len(c.TrustedProxies) > 0,
		Linger:  time.Second, // for proxies to notice, and for requests that are already on their way
		Handler: handler, Metrics: metrics, Health: health, Log: a.Log,
		Started: func(web, _ net.Addr) { started(web) }, Close: closers,
	})
}

// Handler is the whole site: the API and the page, behind everything that
// guards them.
func (a *App) Handler(metrics *httpd.Metrics, health *httpd.Health) (http.Handler, error) {
	dist, err := fs.Sub(web.Dist, "dist")
	if err != nil {
		return nil, err
	}
	static, err := httpd.NewStatic(dist, httpd.Site{
		Region: a.Config.Region, HelpURL: a.Config.HelpURL, Version: Version, API: apiPaths,
	})
	if err != nil {
		return nil, err
	}
	proxies, err := httpd.ParseProxies(a.Config.TrustedProxies)
	if err != nil {
		return nil, err
	}
	router := a.Router()
	router.Mux().Handle("/", static)
	return httpd.Guard{
		Log: a.Log, Metrics: metrics, Health: health, TrustedProxies: proxies, HTTPS: a.Config.https(),
		Origins: []string{a.Config.PublicURL()}, Body: router.BodyRule, Rate: httpd.Rate{
			PerSecond: 50, Burst: 500, // a whole campus comes from one address
			Free: static.Serves, ExemptLoopback: len(proxies) == 0,
		},
	}.Wrap(router)
}

// jobs returns the runner of everything that happens in the background.
func (a *App) jobs(metrics *httpd.Metrics) *jobs.Runner {
	r := jobs.NewRunner(jobs.Config{DB: a.DB, Log: a.Log})
	jobs.Every(r, "account.expire", time.Hour, func(ctx context.Context) error {
		return a.DB.Tx(ctx, func(tx *db.Tx) error { return account.RemoveExpired(ctx, tx) })
	}, jobs.Policy{})
	jobs.Every(r, "files.collect", 24*time.Hour, func(ctx context.Context) error {
		n, err := a.Files.Collect(ctx, a.DB, References())
		if n > 0 {
			a.Log.InfoContext(ctx, "removed files that nothing refers to", "count", n)
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
	m.Counter("myspace_db_commits_total", "Commits of SQLite's writer.", nil, func() float64 { n, _ := a.DB.WriterStats(); return float64(n) })
	m.Counter("myspace_db_transactions_total", "Transactions that those commits stored.", nil, func() float64 { _, n := a.DB.WriterStats(); return float64(n) })
}

// Prepare makes the data folder, takes its lock where the database is SQLite,
// and brings the schema up to date. done gives the lock back.
func Prepare(ctx context.Context, c Config) (done func() error, applied int, err error) {
	if err := c.MakeData(); err != nil {
		return nil, 0, err
	}
	done = func() error { return nil }
	if c.Database == "" {
		lock, err := db.TakeLock(c.Data)
		if err != nil {
			return nil, 0, err
		}
		done = lock.Release
	}
	applied, err = db.Migrate(ctx, c.DatabaseConfig())
	if err != nil {
		_ = done()
		return nil, 0, fmt.Errorf("cannot prepare the database: %w", err)
	}
	return done, applied, nil
}
