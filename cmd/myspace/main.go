// Command myspace is the server of a network of Bible training centres, and
// the tools to look after it.
package main

import (
	"context"
	"fmt"
	"os"
	_ "time/tzdata" // the zones of the campuses, where the system has none

	"github.com/alecthomas/kong"

	"myspace/internal/app"
	"myspace/internal/base/httpd"
)

// commands are what the program can be asked to do.
type commands struct {
	app.Config `embed:"" group:"Settings"`

	Serve   serveCommand   `cmd:"" help:"Answer requests until stopped."`
	Migrate migrateCommand `cmd:"" help:"Bring the database up to date."`
	OpenAPI openapiCommand `cmd:"" name:"openapi" help:"Print the description of the API."`
	Version versionCommand `cmd:"" help:"Print the program's version."`
}

func main() {
	ctx, stop := httpd.UntilSignal(context.Background())
	defer stop()
	var c commands
	k := kong.Parse(&c, kong.Name("myspace"), kong.UsageOnError(), kong.BindTo(ctx, (*context.Context)(nil)),
		kong.Description("My space: the web application of a network of Bible training centres."))
	if err := c.Check(); err != nil {
		fail(err)
	}
	if err := k.Run(&c.Config); err != nil {
		fail(err)
	}
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, "myspace:", err)
	os.Exit(1)
}
