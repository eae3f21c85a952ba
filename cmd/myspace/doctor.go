package main

import (
	"context"
	"fmt"
	"strings"

	"myspace/internal/app"
)

type doctorCommand struct {
	Deep   bool   `help:"Read the whole database and every stored file; on SQLite, writers wait for some of it."`
	MailTo string `placeholder:"ADDRESS" help:"Send a test mail there."`
}

// Help tells more than the line in the list.
func (doctorCommand) Help() string {
	return `Each line says ok, warn or FAIL, what was looked at, what was found and what to do. The exit status is 1 if a line says FAIL. A running server is asked, so that its own settings count; without one, everything is opened directly. Nothing is changed but a small file that is stored and removed again.`
}

// Run prints what the doctor found.
func (d doctorCommand) Run(ctx context.Context, c *app.Config) error {
	report, err := app.Doctor(ctx, *c, app.Examination{Deep: d.Deep, MailTo: d.MailTo})
	if err != nil {
		return err
	}
	failed := 0
	for _, f := range report {
		fmt.Println(line(f))
		if f.Level == app.Fail {
			failed++
		}
	}
	if failed > 0 {
		return fmt.Errorf("the lines that say FAIL need to be mended: %d", failed)
	}
	return nil
}

func line(f app.Finding) string {
	parts := []string{f.What, f.Detail}
	if f.Advice != "" {
		parts = append(parts, f.Advice)
	}
	return fmt.Sprintf("%-4s  %s", f.Level, strings.Join(parts, " — "))
}
