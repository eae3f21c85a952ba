// Package account is how people sign in: passwords, sessions, and the guard
// against guessing.
package account

import (
	"context"
	"net/http"
	"net/url"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/jobs"
	"myspace/internal/base/mail"
	"myspace/internal/base/seal"
	"myspace/internal/school/people"
)

// Area serves the sign-in routes and tells who sends a request.
type Area struct {
	db     *db.DB
	hasher *hasher
	config Config

	providers map[string]*identityProvider
}

// Config is what the area needs to know of the rest of the program.
type Config struct {
	// Life is how long a session lasts after its last use.
	Life time.Duration
	// Link returns the signed address of a stored content for a session.
	Link func(sessionID, path, hash string) string
	// Self returns the calling person as he may see himself.
	Self func(ctx context.Context) (people.Person, error)
	// SaveSelf changes what is known of the calling person.
	SaveSelf func(ctx context.Context, tx *db.Tx, e people.Edit) error
	// Providers are the identity providers that people may sign in with.
	Providers []ProviderConfig
	// Mail sends a mail now; it is called by jobs.
	Mail func(ctx context.Context, m mail.Message) error
	// VerifyLink returns the session that a signed address was made for.
	VerifyLink func(path string, query url.Values) (sessionID string, ok bool)
	// PublicURL is the address people use, without a slash at the end.
	PublicURL string
	// Box seals what second factors and providers' sessions are kept with.
	Box *seal.Box
}

// New returns the area.
func New(d *db.DB, c Config) *Area {
	a := &Area{db: d, hasher: newHasher(), config: c, providers: map[string]*identityProvider{}}
	for _, p := range c.Providers {
		a.providers[p.Name] = newIdentityProvider(p)
	}
	return a
}

// Routes registers every route of the area.
func (a *Area) Routes(r *api.Router) {
	api.SpecPost(r, "signIn", "/session", access.Public().EvenClosed(), a.signIn)
	api.SpecGet(r, "getSession", "/session", access.Public().EvenClosed(), a.getSession)
	api.Get(r, "renewLink", "/api/file-link", everyone, a.renewLink)
	api.Leave(r, "signOut", "/session", everyone.EvenHeld().EvenClosed(), a.signOut)
	a.recoveryRoutes(r)
	a.registrationRoutes(r)
	a.profileRoutes(r)
	a.staffRoutes(r)
	a.inviteRoutes(r)
	a.settingRoutes(r)
	a.providerRoutes(r)
	a.secondFactorRoutes(r)
}

// Jobs registers what runs later.
func (a *Area) Jobs(r *jobs.Runner) {
	jobs.Handle(r, mailResetJob, a.mailReset, jobs.Policy{})
	jobs.Handle(r, mailConfirmJob, a.mailConfirm, jobs.Policy{})
	jobs.Handle(r, mailInviteJob, a.mailInvite, jobs.Policy{})
	jobs.Handle(r, providerUserJob, a.saveAtProvider, jobs.Policy{})
}

// everyone has signed in; what he does concerns himself.
var everyone = access.Allow(access.Everyone, access.Self)

// Caller tells who sends a request: by the token in its header or, where links
// are good, by the signature in its address.
func (a *Area) Caller(req *http.Request, links bool) (access.Actor, error) {
	if token := bearer(req); token != "" || !links {
		s, err := findSession(req.Context(), a.db, `s.token_hash = ?`, hashToken(token))
		return s.actor(), err
	}
	id, ok := a.config.VerifyLink(req.URL.Path, req.URL.Query())
	if !ok {
		return access.Actor{}, errNoSession()
	}
	s, err := findSession(req.Context(), a.db, `s.id = ?`, id)
	return s.actor(), err
}

// Proof returns by what a request says who sends it, the same for all requests
// of a session of either kind; "" for a guest. Nothing is looked up for it.
func (a *Area) Proof(req *http.Request) string {
	if token := bearer(req); token != "" {
		return "token " + hashToken(token)
	}
	if id, ok := a.config.VerifyLink(req.URL.Path, req.URL.Query()); ok {
		return "link " + id
	}
	return ""
}

// CountSessions returns how many sessions are open at a campus.
func CountSessions(ctx context.Context, q db.Querier, campusID string) (int, error) {
	return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM session WHERE campus_id = ?`, campusID)
}

// EndSessions ends every session at a campus.
func EndSessions(ctx context.Context, tx *db.Tx, campusID string) error {
	return db.Exec(ctx, tx, `DELETE FROM session WHERE campus_id = ?`, campusID)
}
