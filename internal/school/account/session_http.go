package account

import (
	"context"
	"slices"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/httpd"
	"myspace/internal/school/people"
)

// Credentials is what a person signs in with.
type Credentials struct {
	Email          string `json:"email" maxLength:"254"`
	Password       string `json:"password" maxLength:"256"`
	OrganizationID string `json:"organization_id" maxLength:"64"`
	Code           string `json:"code,omitempty" maxLength:"40" doc:"Of the second factor, or a recovery code; asked for when it is needed."`
}

// Check returns what is wrong with the fields before anything is looked up.
func (c Credentials) Check() error {
	var wrong fault.List
	email := strings.TrimSpace(c.Email)
	wrong.Add(email == "", "email", "field.required", nil)
	wrong.Add(email != "" && !people.IsEmail(email), "email", "field.email", nil)
	wrong.Add(c.Password == "", "password", "field.required", nil)
	wrong.Add(c.Password != "" && len(c.Password) < 4, "password", "field.too_short", fault.Params{"limit": 4})
	wrong.Add(c.OrganizationID == "", "organization_id", "field.required", nil)
	return wrong.Err()
}

// Resolve has the router check the fields with everything else.
func (c *Credentials) Resolve(api.Context) []error { return api.Found(c.Check()) }

func (a *Area) signIn(ctx context.Context, in *struct{ Body Credentials }) (Session, error) {
	email := people.EmailKey(in.Body.Email)
	limits := attemptLimits(email, httpd.Network(httpd.ClientIP(ctx)).String())
	if err := countAttempt(ctx, a.db, limits); err != nil {
		return Session{}, err
	}
	known, err := findCredentials(ctx, a.db, email)
	if err != nil {
		return Session{}, err
	}
	right, err := a.hasher.verify(ctx, known.hash, in.Body.Password)
	if err != nil {
		return Session{}, err
	}
	if !right {
		return Session{}, errRefused()
	}
	return a.issue(ctx, entry{personID: known.personID, campusID: in.Body.OrganizationID, origin: originAPI, code: in.Body.Code, limits: limits})
}

// originAPI is where sessions come from that a password began.
const originAPI = "api"

// entry is somebody at the door who has proved who he is.
type entry struct {
	personID, campusID string
	origin             string  // api, or the name of an identity provider
	code               string  // of his second factor, if he gave one
	limits             []limit // that were counted, and are forgiven when he enters
	// also, if set, is done in the transaction that makes the session.
	also func(ctx context.Context, tx *db.Tx, sessionID string) error
}

func (e entry) refusal() error {
	if e.origin != originAPI {
		return errProviderRefused()
	}
	return errRefused()
}

// issue is the one function that starts sessions, however somebody proved who
// he is. It refuses whoever may not enter, and asks for the second factor.
func (a *Area) issue(ctx context.Context, e entry) (Session, error) {
	if e.code != "" {
		guesses := codeLimits(ctx, e.personID)
		if err := countAttempt(ctx, a.db, guesses); err != nil {
			return Session{}, err
		}
		e.limits = append(slices.Clip(e.limits), guesses...)
	}
	life, err := a.life(ctx, a.db)
	if err != nil {
		return Session{}, err
	}
	token := newToken()
	s := session{id: db.NewID(), personID: e.personID, campusID: e.campusID, origin: e.origin, expires: clock.Now().Add(life)}
	asked := false
	err = a.db.Tx(ctx, func(tx *db.Tx) (err error) {
		if asked, err = a.admit(ctx, tx, e); err != nil || asked {
			return err
		}
		return begin(ctx, tx, s, hashToken(token), e.also)
	})
	if err != nil {
		return Session{}, err
	}
	if asked {
		return Session{}, errCodeNeeded()
	}
	return a.answer(ctx, token, `s.id = ?`, s.id)
}

// admit lets somebody in, or finds that he must give a code first: then too
// his attempt is forgiven, because it was no guess.
func (a *Area) admit(ctx context.Context, tx *db.Tx, e entry) (asked bool, err error) {
	ok, err := mayEnter(ctx, tx, e.personID, e.campusID)
	if err != nil {
		return false, err
	}
	if !ok {
		return false, e.refusal()
	}
	if asked, err = a.passSecondFactor(ctx, tx, e.personID, e.code); err != nil {
		return false, err
	}
	return asked, forgiveAttempt(ctx, tx, e.limits)
}

// begin stores a session and what goes with it.
func begin(ctx context.Context, tx *db.Tx, s session, tokenHash string, also func(context.Context, *db.Tx, string) error) error {
	if err := addSession(ctx, tx, s, tokenHash, httpd.Network(httpd.ClientIP(ctx)).String(), agent(ctx)); err != nil {
		return err
	}
	acting, _ := everyone.Scope(access.Actor{PersonID: s.personID, SessionID: s.id})
	ctx = access.With(ctx, acting)
	if also != nil {
		if err := also(ctx, tx, s.id); err != nil {
			return err
		}
	}
	return audit.Record(ctx, tx, audit.Event{Action: "signIn", Entity: "session", EntityID: s.id, CampusID: s.campusID})
}

// agent names the browser of a request, for the list of one's sessions.
func agent(ctx context.Context) string {
	name := api.Request(ctx).UserAgent()
	return name[:min(len(name), 300)]
}

// answer tells a signed-in person who he is and until when.
func (a *Area) answer(ctx context.Context, token, cond, key string) (Session, error) {
	s, err := findSession(ctx, a.db, cond, key)
	if err != nil {
		return Session{}, err
	}
	u, photo, err := findUser(ctx, a.db, s)
	if err != nil {
		return Session{}, err
	}
	u.MiniAvatarURL = a.config.LinkOf(s.id, "/api/people/"+u.ID+"/photo", photo)
	httpd.From(ctx).SetCaller(s.personID, s.campusID)
	idToken, err := a.idToken(ctx, s)
	return Session{User: u, Token: token, IDToken: idToken, ExpiresAt: s.expires.UnixMilli()}, err
}

// getSession signs in with a stored token, and lets the session live on.
func (a *Area) getSession(ctx context.Context, in *struct {
	Token string `query:"token" maxLength:"100" doc:"The stored token, where it is not in the header."`
},
) (Session, error) {
	token := in.Token
	if token == "" {
		token = bearer(api.Request(ctx))
	}
	s, err := findSession(ctx, a.db, `s.token_hash = ?`, hashToken(token))
	if fault.KindOf(err) == fault.Unauthenticated {
		return Session{}, fault.New(fault.Unauthenticated, "session.token_refused")
	}
	if err != nil {
		return Session{}, err
	}
	life, err := a.life(ctx, a.db)
	if err != nil {
		return Session{}, err
	}
	if err := slideSession(ctx, a.db, s.id, clock.Now().Add(life)); err != nil {
		return Session{}, err
	}
	return a.answer(ctx, token, `s.id = ?`, s.id)
}

func (a *Area) signOut(ctx context.Context, _ *struct{}) error {
	return a.db.Tx(ctx, func(tx *db.Tx) error {
		actor := access.From(ctx).Actor()
		if err := removeSession(ctx, tx, actor.SessionID); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "signOut", Entity: "session", EntityID: actor.SessionID, CampusID: actor.CampusID})
	})
}
