package app

import (
	"context"
	"io/fs"
	"net"
	"net/http"
	"path/filepath"
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
	closers := append([]httpd.Closer{
		a.startControl(ctx), a.startJobs(ctx, metrics),
		{Name: "database and files", Run: func(context.Context) error { return a.Close() }},
	}, more...)
	c := a.Config
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

// startControl begins to answer commands. A folder where that cannot be, as on
// some network disks, is no reason not to serve.
func (a *App) startControl(ctx context.Context) httpd.Closer {
	c, err := a.openControl(ctx)
	if err != nil {
		a.Log.WarnContext(ctx, "backup, user add and doctor cannot ask this server", "socket", filepath.Join(a.Config.Data, socketName), "error", err)
		return httpd.Closer{Name: "control", Run: func(context.Context) error { return nil }}
	}
	return httpd.Closer{Name: "control", Run: c.close}
}

// startJobs begins the work in the background.
func (a *App) startJobs(ctx context.Context, metrics *httpd.Metrics) httpd.Closer {
	running, stop := context.WithCancel(context.WithoutCancel(ctx))
	done := make(chan struct{})
	runner := a.jobs(ctx, metrics)
	go func() {
		defer close(done)
		runner.Run(running)
	}()
	return httpd.Closer{Name: "jobs", Run: func(context.Context) error { stop(); <-done; return nil }}
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
func (a *App) jobs(ctx context.Context, metrics *httpd.Metrics) *jobs.Runner {
	r := jobs.NewRunner(jobs.Config{DB: a.DB, Log: a.Log})
	a.Mail.Register(ctx, r)
	a.makeAreas()
	a.account.Jobs(r)
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
