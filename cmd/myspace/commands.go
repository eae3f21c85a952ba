package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"os"

	"myspace/internal/app"
	"myspace/internal/base/httpd"
)

type serveCommand struct{}

// Run serves until ctx ends.
func (serveCommand) Run(ctx context.Context, c *app.Config) error {
	log, err := httpd.NewLogger(os.Stderr, c.LogFormat, c.LogLevel)
	if err != nil {
		return err
	}
	slog.SetDefault(log)
	done, applied, err := app.Prepare(ctx, *c)
	if err != nil {
		return err
	}
	if applied > 0 {
		log.Info("brought the database up to date", "changes", applied)
	}
	a, err := app.Open(ctx, *c, log)
	if err != nil {
		return errors.Join(err, done())
	}
	return a.Serve(ctx, func(net.Addr) { fmt.Println("My space is at", c.PublicURL()) },
		httpd.Closer{Name: "lock", Run: func(context.Context) error { return done() }})
}

type migrateCommand struct{}

// Run brings the database up to date.
func (migrateCommand) Run(ctx context.Context, c *app.Config) error {
	done, applied, err := app.Prepare(ctx, *c)
	if err != nil {
		return err
	}
	fmt.Printf("The database is up to date (%d changes).\n", applied)
	return done()
}

type openapiCommand struct{}

// Run prints the description of the API.
func (openapiCommand) Run() error {
	doc, err := (&app.App{}).Router().OpenAPI()
	if err != nil {
		return err
	}
	_, err = os.Stdout.Write(doc)
	return err
}

type versionCommand struct{}

// Run prints the version.
func (versionCommand) Run() { fmt.Println(app.Version) }
