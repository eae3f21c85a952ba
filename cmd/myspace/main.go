// Command myspace is the server of a network of Bible training centres, and
// the tools to look after it.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/alecthomas/kong"

	"myspace/internal/app"
	"myspace/internal/base/httpd"
	"myspace/internal/base/sandbox"
)

// commands are what the program can be asked to do.
type commands struct {
	app.Config `embed:"" group:"Settings, by flag or by environment variable:"`

	Serve   serveCommand   `cmd:"" help:"Answer requests until stopped."`
	Migrate migrateCommand `cmd:"" help:"Bring the database up to date."`
	Demo    demoCommand    `cmd:"" help:"Fill an empty database with a school to try things with."`
	Backup  backupCommand  `cmd:"" help:"Write the whole school into one file, while the server runs or not."`
	Restore restoreCommand `cmd:"" help:"Make a database and its files of a backup."`
	User    userCommands   `cmd:"" help:"Look after who may sign in."`
	Doctor  doctorCommand  `cmd:"" help:"Look for what is wrong with settings, database, disk, files and mail."`
	OpenAPI openapiCommand `cmd:"" name:"openapi" help:"Print the description of the API."`
	Version versionCommand `cmd:"" help:"Print the program's version."`
}

func main() {
	sandbox.Enter()
	ctx, stop := httpd.UntilSignal(context.Background())
	defer stop()
	var c commands
	if err := run(ctx, &c, os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "myspace: "+say(ctx, c.Config, err))
		os.Exit(1)
	}
}

// run does what the arguments ask for.
func run(ctx context.Context, c *commands, args []string) error {
	forgetEmpty()
	r := &reader{}
	parser, err := kong.New(c, append(r.options(),
		kong.Name("myspace"), kong.Description("My space: the web application of a network of Bible training centres."),
		kong.BindTo(ctx, (*context.Context)(nil)), kong.Bind(&c.Config),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true, FlagsLast: true}), kong.ValueFormatter(describe))...)
	if err != nil {
		return err
	}
	chosen, err := parser.Parse(args)
	if err != nil {
		return fmt.Errorf("%w; myspace --help tells what there is", err)
	}
	if err := check(r, chosen, c.Config); err != nil {
		return wrongSettings{err}
	}
	return chosen.Run()
}

// check looks at the settings for a command that uses them. The doctor reports
// what else is wrong by itself.
func check(r *reader, chosen *kong.Context, c app.Config) error {
	switch chosen.Command() {
	case "version", "openapi":
		return nil
	case "doctor":
		return r.wrong(chosen)
	}
	return errors.Join(r.wrong(chosen), c.Check())
}

// wrongSettings is for settings that are told one to a line.
type wrongSettings struct{ error }

func (w wrongSettings) Error() string {
	lines := strings.Split(w.error.Error(), "\n")
	if len(lines) == 1 {
		return lines[0]
	}
	return fmt.Sprintf("%d settings are wrong:\n  %s", len(lines), strings.Join(lines, "\n  "))
}

// say tells an error to whoever runs the program: what is wrong, and what to
// do.
func say(ctx context.Context, c app.Config, err error) string {
	if w, ok := errors.AsType[wrongSettings](err); ok {
		return w.Error()
	}
	if ctx.Err() != nil && errors.Is(err, context.Canceled) {
		return "stopped before the end"
	}
	return app.Explain(c, err)
}
