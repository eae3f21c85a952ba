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
	"myspace/internal/base/fault"
	"myspace/internal/base/jobs"
	"myspace/internal/base/mail"
	"myspace/internal/base/seal"
	"myspace/internal/base/secret"
	"myspace/internal/school/part"
	"myspace/internal/school/people"
)

// Area serves the sign-in routes and tells who sends a request.
type Area struct {
	*part.Around
	db     *db.DB
	hasher *hasher
	config Config

	providers map[string]*identityProvider
}

// Config is what the area needs to know of the rest of the program.
type Config struct {
	// Life is how long a session lasts after its last use.
	Life time.Duration
	// LinkOf returns the signed address of a stored content for a session.
	LinkOf func(sessionID, path, hash string) string
	// People is the area that knows the calling person.
	People *people.Area
	// Providers are the identity providers that people may sign in with.
	Providers []ProviderConfig
	// VerifyLink returns the session that a signed address was made for.
	VerifyLink func(path string, query url.Values) (sessionID string, ok bool)
	// PublicURL is the address people use, without a slash at the end.
	PublicURL string
	// Box seals what second factors and providers' sessions are kept with.
	Box *seal.Box
}

// New returns the area.
func New(around *part.Around, c Config) *Area {
	a := &Area{Around: around, db: around.DB, hasher: newHasher(), config: c, providers: map[string]*identityProvider{}}
	for _, p := range c.Providers {
		a.providers[p.Name] = newIdentityProvider(p)
	}
	return a
}

// Part is the area as the rest of the program sees it.
func (a *Area) Part() part.Part {
	return part.Part{
		Routes: a.Routes, Jobs: a.Jobs, Ties: ties, Follower: part.Follower{Forget: forgetAddress, Demoted: takeBackInvites},
		Uses: []part.Use{{Of: part.Campus, Name: "sessions", Count: countSessions, Archived: endSessions}},
	}
}

// Routes registers every route of the area.
func (a *Area) Routes(r *api.Router) {
	r.Area("account", "Sign-in, sessions, passwords, second factors, invitations to the staff, settings of the network.")
	api.SpecPost(r, "signIn", "/session", access.Public().EvenClosed(), a.signIn)
	api.SpecGet(r, "getSession", "/session", access.Public().EvenClosed(), a.getSession, api.Says("Tell who is signed in"), api.Refuses(fault.Unauthenticated))
	api.Get(r, "renewLink", "/api/file-link", everyone, a.renewLink, api.Says("Renew the address of a file"))
	api.Leave(r, "signOut", "/session", everyone.EvenHeld().EvenClosed(), a.signOut)
	a.recoveryRoutes(r)
	a.registrationRoutes(r)
	a.profileRoutes(r)
	a.staffRoutes(r)
	a.inviteRoutes(r)
	a.settingRoutes(r)
	a.providerRoutes(r)
	a.secondFactorRoutes(r)
	a.keepingRoutes(r)
}

// Jobs registers what runs later.
func (a *Area) Jobs(r *jobs.Runner) {
	jobs.Handle(r, mailResetJob, a.mailReset, jobs.Policy{})
	jobs.Handle(r, mailConfirmJob, a.mailConfirm, jobs.Policy{})
	jobs.Handle(r, mailInviteJob, a.mailInvite, jobs.Policy{})
	jobs.Handle(r, mailLetterJob, a.mailLetter, mail.Policy)
	jobs.Handle(r, providerUserJob, a.saveAtProvider, jobs.Policy{})
	jobs.Every(r, "account.expire", time.Hour, func(ctx context.Context) error {
		return a.db.Tx(ctx, func(tx *db.Tx) error { return removeExpired(ctx, tx) })
	}, jobs.Policy{})
}

// everyone has signed in; what he does concerns himself.
var everyone = access.Allow(access.Everyone, access.Self)

// Caller tells who sends a request: by the token in its header or, where links
// are good, by the signature in its address.
func (a *Area) Caller(req *http.Request, links bool) (access.Actor, error) {
	if token := bearer(req); token != "" || !links {
		s, err := findSession(req.Context(), a.db, `s.token_hash = ?`, secret.Hash(token))
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
		return "token " + secret.Hash(token)
	}
	if id, ok := a.config.VerifyLink(req.URL.Path, req.URL.Query()); ok {
		return "link " + id
	}
	return ""
}

// countSessions returns how many sessions are open at a campus.
func countSessions(ctx context.Context, q db.Querier, campusID string) (int, error) {
	return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM session WHERE campus_id = ?`, campusID)
}

// endSessions ends every session at a campus.
func endSessions(ctx context.Context, tx *db.Tx, campusID string) error {
	return db.Exec(ctx, tx, `DELETE FROM session WHERE campus_id = ?`, campusID)
}
