// Package app puts the program together: the only place where areas meet.
package app

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"maps"
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
	"myspace/internal/school/home"
	"myspace/internal/school/library"
	"myspace/internal/school/people"
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
	people  *people.Area
	account *account.Area
	uploads *uploads.Uploads
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
	a.makeAreas()
	r := api.NewRouter(api.Config{Caller: a.account.Caller, Closed: a.account.Closed, Text: a.text, Version: Version, LinkPage: "/pages/file"})
	a.router = r
	a.account.Routes(r)
	campus.New(a.DB, a.Files, a.linkFor, a.textsFor,
		campus.User{Name: "people", Count: people.CountMembers, Keeps: true},
		campus.User{Name: "classes", Count: academic.CountClassesOfCampus, Keeps: true},
		campus.User{Name: "sessions", Count: account.CountSessions, Archived: account.EndSessions},
	).Routes(r)
	a.people.Routes(r)
	a.uploads.Routes(r, mayUpload)
	library.New(a.DB, a.Files, a.uploads, a.linkFor, a.textsFor,
		library.User{Name: "courses", Count: academic.CountCoursesOfBook},
	).Routes(r)
	academic.New(a.DB, academic.Config{
		Files: a.Files, Uploads: a.uploads, Link: a.linkFor, Texts: a.textsFor,
		People: academic.People{InReach: people.InReach, AddRole: people.AddRole, TakeRole: people.TakeRole},
	}).Routes(r)
	home.New(a.DB, home.Sources{}).Routes(r)
	audit.Routes(r, a.DB)
	return r
}

// makeAreas makes the areas that serve routes and jobs alike, once.
func (a *App) makeAreas() {
	if a.account != nil {
		return
	}
	providers, _ := a.Config.Providers() // checked with all the settings
	a.people = people.New(a.DB, a.Files, a.linkFor).UseTexts(a.textsFor).UseCatalogue(a.Texts).UsePost(people.Post{Send: a.sendMail, Limit: account.Limit(a.DB)})
	a.people.Tie(Ties())
	a.uploads = uploads.New(a.DB, a.Files, academic.DocumentUpload, library.FileUpload)
	a.people.OnErase(account.ForgetAttempts)
	a.people.Follow(academic.Follower)
	a.people.Follow(account.InviteFollower)
	a.account = account.New(a.DB, account.Config{
		Life: a.Config.SessionLife(), Link: a.link, VerifyLink: a.verifyLink, Self: a.people.Self, SaveSelf: a.people.SaveSelf, Mail: a.sendMail,
		Providers: providers, PublicURL: a.Config.PublicURL(), Box: a.box,
	})
}

func (a *App) sendMail(ctx context.Context, m mail.Message) error { return a.Mail.Send(ctx, m) }

// Ties are how everything hangs on a person.
func Ties() people.Ties {
	return people.OwnTies.With(account.Ties, home.Ties, library.Ties, academic.Ties, uploadTies)
}

// uploadTies: what somebody began to send is his until it is used.
var uploadTies = people.Ties{"upload.person_id": {Merge: people.Moves, Erase: people.Goes, Private: true}}

// mayUpload is who has anything to upload in pieces; each kind says whose.
var mayUpload = access.Allow(access.Network|access.Teacher, access.Self)

// References are all the stored contents that anything refers to.
func References() files.References {
	all := files.References{}
	for _, area := range []files.References{campus.References, people.References, library.References, academic.References} {
		maps.Copy(all, area)
	}
	return all
}

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
	life := files.FileLife
	if a.router != nil && a.router.IsPicturePath(path) {
		life = files.PictureLife
	}
	return a.signer.Sign(path, sessionID, life, clock.Now().Time) + "&v=" + hash[:12]
}

func (a *App) linkFor(ctx context.Context, path, hash string) string {
	return a.link(access.From(ctx).Actor().SessionID, path, hash)
}

func (a *App) verifyLink(path string, query url.Values) (sessionID string, ok bool) {
	return a.signer.Verify(path, query, clock.Now().Time)
}
