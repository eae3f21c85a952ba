package app

import (
	"context"
	"io/fs"
	"net"
	"net/http"
	"time"

	"myspace/internal/base/httpd"
	"myspace/web"
)

// apiPaths are the addresses that never get the page.
var apiPaths = []string{"/api/", "/session", "/organization-openlist/", "/password/", "/feed/"}

// Serve answers requests until ctx ends, and then closes everything in order.
// started is called once it listens.
func (a *App) Serve(ctx context.Context, started func(web net.Addr), more ...httpd.Closer) error {
	metrics := httpd.NewMetrics()
	health := httpd.NewHealth(a.Log, httpd.Check{Name: "database", Run: a.DB.Check}, httpd.Check{Name: "files", Run: a.Files.Check})
	handler, err := a.Handler(metrics, health)
	if err != nil {
		return err
	}
	beside := &background{app: a, runner: a.jobs(ctx, metrics)}
	closers := append([]httpd.Closer{
		{Name: "commands and jobs", Run: beside.stop},
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
		Started: func(web, _ net.Addr) { beside.start(ctx); started(web) }, Close: closers,
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
		Region: a.Config.Region, HelpURL: a.Config.HelpURL, Version: Version, API: apiPaths, Name: a.account.SchoolName,
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
			PerSecond: 50, Burst: 500, // of guests: a whole campus comes from one address
			Proof: a.account.Proof, Cheap: router.IsPicture,
			Free: static.Serves, ExemptLoopback: len(proxies) == 0,
		},
	}.Wrap(router)
}
