package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"slices"
	"strings"
	"text/tabwriter"

	"myspace/internal/app"
	"myspace/internal/app/demo"
)

type demoCommand struct {
	IfEmpty  bool   `help:"Leave a database that has people in it as it is, without complaint."`
	Students int    `default:"40" placeholder:"N" help:"How many students (${default})."`
	Campuses int    `default:"4" placeholder:"N" help:"How many open campuses in the region of the sign-in page (${default})."`
	Seed     uint64 `default:"1" placeholder:"N" help:"The same number makes the same school (${default})."`
}

// Help tells more than the line in the list.
func (demoCommand) Help() string {
	return `The database is made, or brought up to date, first. Everything in the demo school is invented: people, pictures, addresses. It has an account for every role, which the command prints; never let it be reached from outside.

    myspace demo --students 20000 --campuses 10    a large school, for measuring`
}

// Run fills an empty database and prints who may sign in.
func (d demoCommand) Run(ctx context.Context, c *app.Config) (err error) {
	options := demo.Options{Students: d.Students, Campuses: d.Campuses, Seed: d.Seed}
	if err := options.Check(); err != nil {
		return err
	}
	done, _, err := app.Prepare(ctx, *c)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, done()) }()
	a, err := app.Open(ctx, *c, slog.Default())
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, a.Close()) }()
	if err := a.Files.Prepare(ctx); err != nil {
		return err
	}
	switch err := demo.Fill(ctx, a.DB, a.Files, options); {
	case err == nil:
		if err := demo.IssuePapers(ctx, a.DB, a.Studies()); err != nil {
			return err
		}
	case !d.IfEmpty || !errors.Is(err, demo.ErrNotEmpty):
		return err
	}
	accounts, err := demo.Find(ctx, a.DB)
	if err != nil || len(accounts) == 0 {
		return err
	}
	return tellAccounts(os.Stdout, c.PublicURL(), accounts)
}

// tellAccounts prints the address and who may sign in there: roles down,
// campuses across.
func tellAccounts(out io.Writer, url string, accounts []demo.Account) error {
	var roles, campuses []string
	emails := map[demo.Account]string{}
	for _, a := range accounts {
		if !slices.Contains(roles, a.Role) {
			roles = append(roles, a.Role)
		}
		if !slices.Contains(campuses, a.Campus) {
			campuses = append(campuses, a.Campus)
		}
		emails[demo.Account{Role: a.Role, Campus: a.Campus}] = a.Email
	}
	fmt.Fprintf(out, "The demo school is at %s\nPassword of every account: %s\n\n", url, demo.Password)
	table := tabwriter.NewWriter(out, 0, 0, 3, ' ', 0)
	fmt.Fprintln(table, "  \t"+strings.Join(campuses, "\t"))
	for _, role := range roles {
		fmt.Fprint(table, "  "+role)
		for _, campus := range campuses {
			fmt.Fprint(table, "\t"+emails[demo.Account{Role: role, Campus: campus}])
		}
		fmt.Fprintln(table)
	}
	fmt.Fprintln(table)
	return table.Flush()
}
