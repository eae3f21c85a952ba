package app_test

import (
	"context"
	"log/slog"
	"net"
	"path/filepath"
	"testing"

	"myspace/internal/app"
	"myspace/internal/app/migrations"
	"myspace/internal/base/dbtest"
	"myspace/internal/base/httpd"
)

// settings are those of a server of its own for a test: in a fresh folder, on
// free ports, on the database that the tests run on.
func settings(t *testing.T) app.Config {
	t.Helper()
	c := defaults(t)
	c.Data, c.Addr, c.OpsAddr = filepath.Join(t.TempDir(), "data"), "127.0.0.1:0", "off"
	if dbtest.Server() != "" {
		c.Database = dbtest.Prepare(t, migrations.Files).Address
	}
	return c
}

// serve runs a server until stop is called, or the test ends.
func serve(t *testing.T, c app.Config) (a *app.App, stop func()) {
	t.Helper()
	ctx, cancel := context.WithCancel(context.WithoutCancel(t.Context()))
	done, _, err := app.Prepare(ctx, c)
	must(t, err)
	a, err = app.Open(ctx, c, slog.New(slog.DiscardHandler))
	must(t, err)
	started, ended := make(chan struct{}), make(chan error, 1)
	go func() {
		ended <- a.Serve(ctx, func(net.Addr) { close(started) },
			httpd.Closer{Name: "lock", Run: func(context.Context) error { return done() }})
	}()
	select {
	case <-started:
	case err := <-ended:
		t.Fatal(err)
	}
	stopped := false
	stop = func() {
		if !stopped {
			stopped = true
			cancel()
			must(t, <-ended)
		}
	}
	t.Cleanup(stop)
	return a, stop
}
