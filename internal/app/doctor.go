package app

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"strconv"
	"time"

	"myspace/internal/base/db"
	"myspace/internal/base/files"
	"myspace/internal/base/mail"
)

// Level says how a finding is to be taken.
type Level string

// The levels. Only Fail is a reason to act at once.
const (
	OK   Level = "ok"
	Warn Level = "warn"
	Fail Level = "FAIL"
)

// Finding is one line of the doctor's report.
type Finding struct {
	Level  Level  `json:"level"`
	What   string `json:"what"`
	Detail string `json:"detail"`
	Advice string `json:"advice,omitempty"` // what to do about it
}

// Examination says how closely to look.
type Examination struct {
	Deep   bool   `json:"deep"`    // read everything, however long it takes
	MailTo string `json:"mail_to"` // send a mail there
}

// Report is what the doctor found.
type Report []Finding

func (r *Report) ok(what, detail string) { *r = append(*r, Finding{OK, what, detail, ""}) }

func (r *Report) warn(what, detail, advice string) {
	*r = append(*r, Finding{Warn, what, detail, advice})
}

func (r *Report) fail(what, detail, advice string) {
	*r = append(*r, Finding{Fail, what, detail, advice})
}

// Doctor examines the running server or, where none runs, what one would find.
// Settings that are wrong are part of the report.
func Doctor(ctx context.Context, c Config, e Examination) (Report, error) {
	var r Report
	if err := c.Check(); err != nil {
		for _, one := range settingsErrors(err) {
			r.fail("settings", one.Error(), "")
		}
		return r, nil
	}
	return through(ctx, c, "/doctor", e, maxExamining, func() (Report, error) {
		r, a, end := openParts(ctx, c)
		defer end()
		a.examineParts(ctx, &r, e)
		return r, ctx.Err()
	})
}

// settingsErrors returns the single errors of Config.Check.
func settingsErrors(err error) []error {
	if all, ok := err.(interface{ Unwrap() []error }); ok {
		return all.Unwrap()
	}
	return []error{err}
}

// openParts opens what can be opened where no server runs, and reports the
// rest. No database is made where there is none.
func openParts(ctx context.Context, c Config) (r Report, a *App, end func()) {
	a = &App{Config: c, Log: slog.New(slog.DiscardHandler)}
	r.ok("server", "none runs on this data folder")
	a.examineSettings(&r)
	done, err := c.holdExisting()
	if err != nil {
		r.fail("database", Explain(c, err), "")
		return r, a, func() {}
	}
	end = func() { _ = errors.Join(a.Close(), done()) }
	if a.Texts, err = LoadTexts(); err != nil {
		r.fail("texts", err.Error(), "install the program again")
	}
	if a.Mail, err = mail.New(c.MailConfig(), a.Texts, a.Log); err != nil {
		r.fail("mail", err.Error(), "")
	}
	if a.DB, err = db.Open(ctx, c.DatabaseConfig()); err != nil {
		r.fail("database", Explain(c, err), "")
	}
	if a.Files, err = files.Open(c.FilesConfig()); err != nil {
		r.fail("files", err.Error(), "")
	}
	return r, a, end
}

// examine is what a running server reports of itself.
func (a *App) examine(ctx context.Context, e Examination) (r Report, err error) {
	r.ok("server", "version "+Version+" runs as process "+strconv.Itoa(os.Getpid()))
	a.examineSettings(&r)
	a.examineParts(ctx, &r, e)
	return r, ctx.Err()
}

// examineParts looks at everything that is open.
func (a *App) examineParts(ctx context.Context, r *Report, e Examination) {
	a.examineFolder(r)
	examineLight(ctx, r)
	if a.DB != nil {
		a.examineDatabase(ctx, r, e.Deep)
	}
	if a.Files != nil {
		a.examineFiles(ctx, r, e.Deep)
	}
	if a.Mail != nil {
		a.examineMail(ctx, r, e.MailTo)
	}
}

func (a *App) examineMail(ctx context.Context, r *Report, to string) {
	ctx, cancel := context.WithTimeout(ctx, 30*time.Second)
	defer cancel()
	switch err := a.Mail.Check(ctx); {
	case err != nil:
		r.fail("mail", err.Error(), "check the MYSPACE_SMTP_… settings")
	case a.Config.SMTPAddr == "":
		r.warn("mail", "kept as files in "+a.Mail.Where(), "set MYSPACE_SMTP_ADDR to send them")
	default:
		r.ok("mail", a.Mail.Where()+" takes mails")
	}
	if to == "" {
		return
	}
	if err := a.Mail.Send(ctx, mail.Test(to, "en")); err != nil {
		r.fail("test mail", err.Error(), "")
		return
	}
	r.ok("test mail", fmt.Sprintf("for %s was handed to %s", to, a.Mail.Where()))
}
