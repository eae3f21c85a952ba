package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"os"

	"myspace/internal/app"
	"myspace/internal/base/db"
	"myspace/internal/base/httpd"
)

type serveCommand struct{}

// Help tells more than the line in the list.
func (serveCommand) Help() string {
	return `The database is made, or brought up to date, first. Nobody has an account in a new one: myspace user add makes the first, or myspace demo a school to try things with.

The server stops at SIGTERM or Ctrl-C, after the requests that run; a second one stops it at once.`
}

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
		log.InfoContext(ctx, "brought the database up to date", "changes", applied)
	}
	a, err := app.Open(ctx, *c, log)
	if err != nil {
		return errors.Join(err, done())
	}
	if err := a.Files.Prepare(ctx); err != nil { // it may come later: nothing but files waits for it
		log.WarnContext(ctx, "the store of the files is away", "error", err)
	}
	return a.Serve(ctx, func(at net.Addr) { fmt.Println("My space is at", addressOf(*c, at)) },
		httpd.Closer{Name: "lock", Run: func(context.Context) error { return done() }})
}

// addressOf is where people find the server: with the port that it got, where
// the settings leave the choice to the system.
func addressOf(c app.Config, at net.Addr) string {
	host, _, err := net.SplitHostPort(c.Addr)
	_, port, err2 := net.SplitHostPort(at.String())
	if err == nil && err2 == nil {
		c.Addr = net.JoinHostPort(host, port)
	}
	return c.PublicURL()
}

type migrateCommand struct{}

// Help tells more than the line in the list.
func (migrateCommand) Help() string {
	return `A database is made where there is none. serve does the same when it starts; this command is for doing it beforehand. There is no way back but a backup.`
}

// Run brings the database up to date.
func (migrateCommand) Run(ctx context.Context, c *app.Config) error {
	done, applied, err := app.Prepare(ctx, *c)
	if err != nil {
		return err
	}
	fmt.Printf("%s is up to date (changes made: %d).\n", db.Describe(c.DatabaseConfig().Address), applied)
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
func (versionCommand) Run() error {
	_, err := fmt.Println(app.Version)
	return err
}
