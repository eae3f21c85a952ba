package account

import (
	"context"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/httpd"
	"myspace/internal/base/secret"
	"myspace/internal/school/people"
)

// Credentials is what a person signs in with.
type Credentials struct {
	Email          string `json:"email" maxLength:"254"`
	Password       string `json:"password" maxLength:"256"`
	OrganizationID string `json:"organization_id" maxLength:"64"`
	Code           string `json:"code,omitempty" maxLength:"40" doc:"Of the second factor, or a recovery code; asked for when it is needed."`
	Device         string `json:"device,omitempty" maxLength:"100" doc:"The mark that an earlier session's answer gave this browser."`
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
	at, err := standAt(ctx, a.db, email, in.Body.Device)
	if err != nil {
		return Session{}, err
	}
	limits := passwordLimits(email, at)
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
	return a.issue(ctx, entry{
		personID: known.personID, campusID: in.Body.OrganizationID, origin: originAPI, code: in.Body.Code, device: in.Body.Device, limits: limits,
	})
}

// originAPI is where sessions come from that a password began.
const originAPI = "api"

// entry is somebody at the door who has proved who he is.
type entry struct {
	personID, campusID string
	origin             string  // api, or the name of an identity provider
	code               string  // of his second factor, if he gave one
	device             string  // the mark of his browser, if it has one
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
		guesses, err := a.countCode(ctx, e)
		if err != nil {
			return Session{}, err
		}
		e.limits = guesses
	}
	life, err := a.life(ctx, a.db)
	if err != nil {
		return Session{}, err
	}
	token := secret.New()
	s := session{id: db.NewID(), personID: e.personID, campusID: e.campusID, origin: e.origin, expires: clock.Now().Add(life)}
	asked, device := false, ""
	err = a.db.Tx(ctx, func(tx *db.Tx) (err error) {
		if asked, err = a.admit(ctx, tx, e); err != nil || asked {
			return err
		}
		if device, err = knowDevice(ctx, tx, e.personID, e.device); err != nil {
			return err
		}
		return begin(ctx, tx, s, secret.Hash(token), e.also)
	})
	if err != nil {
		return Session{}, err
	}
	if asked {
		return Session{}, errCodeNeeded()
	}
	answer, err := a.answer(ctx, token, `s.id = ?`, s.id)
	answer.Device = device
	return answer, err
}

// countCode counts a guess at the code of somebody whose password was right,
// which is forgiven: wrong codes have limits of their own.
func (a *Area) countCode(ctx context.Context, e entry) ([]limit, error) {
	at, err := personAt(ctx, a.db, e.personID, e.device)
	if err != nil {
		return nil, err
	}
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := a.checkEntry(ctx, tx, e); err != nil {
			return err
		}
		return forgiveAttempt(ctx, tx, e.limits)
	})
	if err != nil {
		return nil, err
	}
	guesses := codeLimits(e.personID, e.code, at)
	return guesses, countAttempt(ctx, a.db, guesses)
}

// checkEntry refuses whoever may not enter.
func (a *Area) checkEntry(ctx context.Context, q db.Querier, e entry) error {
	ok, err := mayEnter(ctx, q, e.personID, e.campusID)
	if err == nil && !ok {
		return e.refusal()
	}
	return err
}

// admit lets somebody in, or finds that he must give a code first: then too
// his attempt is forgiven, because it was no guess.
func (a *Area) admit(ctx context.Context, tx *db.Tx, e entry) (asked bool, err error) {
	if err := a.checkEntry(ctx, tx, e); err != nil {
		return false, err
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
	return strings.ToValidUTF8(name[:min(len(name), 300)], "") // a header may hold any bytes, and is cut anywhere
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
	s, err := findSession(ctx, a.db, `s.token_hash = ?`, secret.Hash(token))
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
	err = slideSession(ctx, a.db, s.id, clock.Now().Add(life))
	// Where nothing can be stored now, he reads on until the session's old end.
	if kind := fault.KindOf(err); err != nil && kind != fault.Full && kind != fault.Unavailable {
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
