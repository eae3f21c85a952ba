// Package app puts the program together: the only place where areas meet.
package app

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"net/http"
	"net/url"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
	"myspace/internal/base/mail"
	"myspace/internal/base/seal"
	"myspace/internal/base/text"
	"myspace/internal/base/uploads"
	"myspace/internal/school/academic"
	"myspace/internal/school/account"
	"myspace/internal/school/campus"
	"myspace/internal/school/finance"
	"myspace/internal/school/home"
	"myspace/internal/school/instructors"
	"myspace/internal/school/letters"
	"myspace/internal/school/library"
	"myspace/internal/school/media"
	"myspace/internal/school/part"
	"myspace/internal/school/people"
	"myspace/internal/school/planning"
	"myspace/internal/school/spaces"
	"myspace/internal/school/studies"
	"myspace/web"
)

// Version is the program's, set when it is built.
var Version = "dev"

// App is the program with everything it needs open.
type App struct {
	Config  Config
	Log     *slog.Logger
	DB      *db.DB
	Files   *files.Store
	Texts   *text.Catalogue
	Mail    *mail.Mailer
	signer  *files.Signer
	account *account.Area
	studies *studies.Area
	uploads *uploads.Uploads
	parts   part.Parts
	box     *seal.Box
	router  *api.Router
}

// Open opens the database and the file store. The caller has made sure that
// nobody else writes to the data folder.
func Open(ctx context.Context, c Config, log *slog.Logger) (a *App, err error) {
	a = &App{Config: c, Log: log}
	defer func() {
		if err != nil {
			err = errors.Join(err, a.Close())
		}
	}()
	if a.Texts, err = LoadTexts(); err != nil {
		return a, err
	}
	if a.Mail, err = mail.New(c.MailConfig(), a.Texts, log); err != nil {
		return a, err
	}
	if a.DB, err = db.Open(ctx, c.DatabaseConfig()); err != nil {
		return a, err
	}
	if a.Files, err = files.Open(c.FilesConfig()); err != nil {
		return a, err
	}
	if a.box, err = c.box(); err != nil {
		return a, err
	}
	return a, a.MakeSigner(ctx)
}

// MakeSigner prepares the signing of links; Open does it.
func (a *App) MakeSigner(ctx context.Context) (err error) {
	a.signer, err = linkSigner(ctx, a.DB)
	return err
}

// Close closes what Open opened.
func (a *App) Close() error {
	var errs []error
	if a.Files != nil {
		errs = append(errs, a.Files.Close())
	}
	if a.DB != nil {
		errs = append(errs, a.DB.Close())
	}
	return errors.Join(errs...)
}

// LoadTexts reads the catalogue that the browser and the server share.
func LoadTexts() (*text.Catalogue, error) {
	folder, err := fs.Sub(web.Texts, "src/texts")
	if err != nil {
		return nil, err
	}
	c, err := text.Load(folder)
	if err != nil {
		return nil, fmt.Errorf("read the texts: %w", err)
	}
	return c, nil
}

// Router returns the whole API. It needs nothing open to be described, so a
// zero App will do for documentation.
func (a *App) Router() *api.Router {
	a.Parts()
	return a.routes(api.NewRouter(api.Config{Caller: a.account.Caller, Closed: a.account.Closed, Text: a.text, Version: Version, LinkPage: "/pages/file"}))
}

func (a *App) routes(r *api.Router) *api.Router {
	a.router = r
	a.Parts().Routes(r)
	audit.Routes(r, a.DB, readTrail, people.OwnMemo)
	r.Area("api", "This description.")
	r.Describe("/api/openapi.json", readDescription)
	return r
}

// Parts are the areas of the program, made once, in the order in which they may
// know of each other.
func (a *App) Parts() part.Parts {
	if a.parts != nil {
		return a.parts
	}
	a.uploads = uploads.New(a.DB, a.Files)
	around := &part.Around{
		DB: a.DB, Files: a.Files, Uploads: a.uploads, Link: a.linkFor, Texts: a.textsFor, Catalogue: a.Texts,
		Send: a.sendMail, Limit: account.Limit(a.DB), Box: a.box, Site: a.Config.PublicURL(),
	}
	persons := people.New(around)
	a.account = account.New(around, a.accountConfig(persons))
	a.studies = studies.New(around)
	a.parts = part.Parts{
		campus.New(around).Part(),
		persons.Part(),
		instructors.New(around).Part(),
		a.account.Part(),
		{Routes: func(r *api.Router) { a.uploads.Routes(r, mayUpload) }, Ties: uploadTies},
		library.New(around).Part(),
		academic.New(around).Part(),
		planning.New(around).Part(),
		a.studies.Part(),
		media.New(around).Part(),
		finance.New(around).Part(),
		letters.New(around).Part(),
		spaces.New(around).Part(),
		home.New(around).Part(),
	}
	around.Parts = a.parts
	a.uploads.Take(a.parts.Uploads()...)
	return a.parts
}

// Studies is the area that issues papers.
func (a *App) Studies() *studies.Area {
	a.Parts()
	return a.studies
}

func (a *App) accountConfig(persons *people.Area) account.Config {
	providers, _ := a.Config.Providers() // checked with all the settings
	return account.Config{
		Life: a.Config.SessionLife(), LinkOf: a.link, VerifyLink: a.verifyLink, People: persons,
		Providers: providers, PublicURL: a.Config.PublicURL(), Box: a.box,
	}
}

func (a *App) sendMail(ctx context.Context, m mail.Message) error { return a.Mail.Send(ctx, m) }

// uploadTies: what somebody began to send is his until it is used.
var uploadTies = part.Ties{"upload.person_id": {Merge: part.Moves, Erase: part.Goes, Private: true}}

// mayUpload is who has anything to upload in pieces; each kind says whose.
var mayUpload = access.Allow(access.Network|access.Coordinator|access.Secretary|access.Multimedia|access.Teacher, access.Self)

// readTrail is who may follow the audit trail, as in product.md.
var readTrail = access.Allow(access.Heads|access.Supervisor, access.AllCampuses).Or(access.Coordinator, access.OwnCampus)

// readDescription: who has no session has nothing to call but the door.
var readDescription = access.Allow(access.Everyone, access.Self)

// language is that of the caller, else what his browser asks for.
func language(ctx context.Context, req *http.Request) string {
	accepted := ""
	if req != nil {
		accepted = req.Header.Get("Accept-Language")
	}
	return text.Choose(access.From(ctx).Actor().Language, accepted)
}

func (a *App) textsFor(ctx context.Context) text.Texts {
	return a.Texts.For(language(ctx, api.Request(ctx)))
}

func (a *App) text(req *http.Request, code string, params fault.Params) string {
	return a.Texts.For(language(req.Context(), req)).T(code, params)
}

// link returns the signed address of a stored content, good for one session.
// The hash in it makes the address of a new content a new one.
func (a *App) link(sessionID, path, hash string) string {
	if hash == "" {
		return ""
	}
	now, version := clock.Now().Time, "&v="+hash[:12]
	if a.router != nil && a.router.IsPicturePath(path) {
		return a.signer.SignPicture(path, sessionID, now) + version
	}
	return a.signer.Sign(path, sessionID, files.FileLife, now) + version
}

func (a *App) linkFor(ctx context.Context, path, hash string) string {
	return a.link(access.From(ctx).Actor().SessionID, path, hash)
}

func (a *App) verifyLink(path string, query url.Values) (sessionID string, ok bool) {
	now := clock.Now().Time
	if a.router != nil && a.router.ServesPicture(path) {
		return a.signer.VerifyPicture(query, now)
	}
	return a.signer.Verify(path, query, now)
}
