package account

import (
	"context"
	"net/mail"

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
}

// Check returns what is wrong with the fields before anything is looked up.
func (c Credentials) Check() error {
	var wrong fault.List
	wrong.Add(c.Email == "", "email", "field.required", nil)
	wrong.Add(c.Email != "" && !isEmail(c.Email), "email", "field.email", nil)
	wrong.Add(c.Password == "", "password", "field.required", nil)
	wrong.Add(c.Password != "" && len(c.Password) < 4, "password", "field.too_short", fault.Params{"limit": 4})
	wrong.Add(c.OrganizationID == "", "organization_id", "field.required", nil)
	return wrong.Err()
}

// Resolve has the router check the fields with everything else.
func (c *Credentials) Resolve(api.Context) []error { return api.Found(c.Check()) }

func isEmail(s string) bool {
	a, err := mail.ParseAddress(s)
	return err == nil && a.Address == s
}

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
	return a.issue(ctx, known.personID, in.Body.OrganizationID, "api", limits)
}

// issue is the one function that starts sessions, however somebody proved who
// he is. It refuses whoever may not enter.
func (a *Area) issue(ctx context.Context, personID, campusID, origin string, limits []limit) (Session, error) {
	token := newToken()
	s := session{id: db.NewID(), personID: personID, campusID: campusID, origin: origin, expires: clock.Now().Add(a.config.Life)}
	err := a.db.Tx(ctx, func(tx *db.Tx) error {
		ok, err := mayEnter(ctx, tx, personID, campusID)
		if err != nil {
			return err
		}
		if !ok {
			return errRefused()
		}
		if err := forgiveAttempt(ctx, tx, limits); err != nil {
			return err
		}
		if err := addSession(ctx, tx, s, hashToken(token), httpd.Network(httpd.ClientIP(ctx)).String(), agent(ctx)); err != nil {
			return err
		}
		acting, _ := access.Allow(access.Everyone, access.Self).Scope(access.Actor{PersonID: personID, SessionID: s.id})
		return audit.Record(access.With(ctx, acting), tx, audit.Event{Action: "signIn", Entity: "session", EntityID: s.id, CampusID: campusID})
	})
	if err != nil {
		return Session{}, err
	}
	return a.answer(ctx, token, `s.id = ?`, s.id)
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
	u.MiniAvatarURL = a.config.Link(s.id, "/api/people/"+u.ID+"/photo", photo)
	httpd.From(ctx).SetCaller(s.personID, s.campusID)
	return Session{User: u, Token: token, ExpiresAt: s.expires.UnixMilli()}, nil
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
	if err := slideSession(ctx, a.db, s.id, clock.Now().Add(a.config.Life)); err != nil {
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
