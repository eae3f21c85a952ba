package account

import (
	"context"
	"errors"
	"log/slog"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/oauth2"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/secret"
	"myspace/internal/school/people"
)

func (a *Area) providerRoutes(r *api.Router) {
	door := access.Public().EvenClosed() // an admin may sign in this way, too
	api.SpecPost(r, "startProvider", "/api/auth/providers/{name}/start", door, a.startProvider, api.Says("Begin a sign-in by a provider"))
	api.SpecPost(r, "finishProvider", "/api/auth/providers/finish", door, a.finishProvider, api.Says("Finish a sign-in by a provider"))
	api.SpecPost(r, "confirmProvider", "/api/auth/providers/second-factor", door, a.confirmProvider, api.Says("Finish a sign-in by a provider with a second factor"))
}

// errProviderRefused is the one answer to everybody whom a provider sends and
// who may not enter.
func errProviderRefused() error { return fault.New(fault.Invalid, "session.provider_refused") }

// redirectURI is the page that the provider sends people back to. It never
// depends on the request.
func (a *Area) redirectURI() string { return a.config.PublicURL + "/login/provider" }

// providerLimits are the limits for beginning to sign in at a provider.
func providerLimits(ctx context.Context) []limit {
	return []limit{{key: "provider from " + networkOf(ctx), most: 100, window: limitWindow, slow: longestPause}}
}

// ProviderStart is where somebody wants to sign in with a provider, and what
// he wants to see then.
type ProviderStart struct {
	OrganizationID string `json:"organization_id" minLength:"1" maxLength:"64"`
	Target         string `json:"target,omitempty" maxLength:"500" doc:"A path of ours; anything else is forgotten."`
}

// ProviderStarted is what a browser needs to sign in at a provider.
type ProviderStarted struct {
	URL           string `json:"url" doc:"Where to go."`
	BrowserSecret string `json:"browser_secret" doc:"To be kept for the way back: the sign-in ends in the browser that began it."`
}

func (a *Area) startProvider(ctx context.Context, in *struct {
	Name string `path:"name" maxLength:"40"`
	Body ProviderStart
},
) (ProviderStarted, error) {
	p, err := a.offered(ctx, in.Name)
	if err != nil {
		return ProviderStarted{}, err
	}
	if err := countAttempt(ctx, a.db, providerLimits(ctx)); err != nil {
		return ProviderStarted{}, err
	}
	state, browserSecret := secret.New(), secret.New()
	holds := secrets{Nonce: secret.New(), Verifier: oauth2.GenerateVerifier()}
	url, err := p.authURL(ctx, a.redirectURI(), state, holds)
	if err != nil {
		return ProviderStarted{}, errors.Join(fault.New(fault.Unavailable, "session.provider_away"), err)
	}
	f := flow{stateHash: secret.Hash(state), browserHash: secret.Hash(browserSecret), provider: in.Name, campusID: in.Body.OrganizationID, target: ownPath(in.Body.Target)}
	if err := a.sealFlow(&f, holds); err != nil {
		return ProviderStarted{}, err
	}
	return ProviderStarted{url, browserSecret}, addFlow(ctx, a.db, f)
}

// offered returns a provider that the sign-in page shows.
func (a *Area) offered(ctx context.Context, name string) (*identityProvider, error) {
	settings, _, err := a.settings(ctx, a.db)
	if err != nil {
		return nil, err
	}
	p := a.providers[name]
	if p == nil || !slices.Contains(settings.Providers, name) {
		return nil, fault.New(fault.NotFound, "session.provider_unknown")
	}
	return p, nil
}

// ownPath returns a target if it is a path of ours, else "".
func ownPath(target string) string {
	if !strings.HasPrefix(target, "/") || strings.HasPrefix(target, "//") || strings.ContainsFunc(target, func(r rune) bool { return r == '\\' || unicode.IsControl(r) }) {
		return ""
	}
	return target
}

func (a *Area) finishProvider(ctx context.Context, in *struct {
	Body struct {
		State         string `json:"state" maxLength:"100"`
		Code          string `json:"code" maxLength:"4000" doc:"The provider's."`
		Issuer        string `json:"iss,omitempty" maxLength:"500" doc:"Where the provider says who it is."`
		BrowserSecret string `json:"browser_secret" maxLength:"100"`
		Device        string `json:"device,omitempty" maxLength:"100" doc:"The mark that an earlier session's answer gave this browser."`
	}
},
) (Session, error) {
	f, err := a.takeFlow(ctx, in.Body.State, in.Body.BrowserSecret)
	if err != nil {
		return Session{}, err
	}
	p := a.providers[f.provider]
	if p == nil {
		return Session{}, errProviderRefused() // it was taken out of the settings meanwhile
	}
	var holds secrets
	if err := a.openFlow(f, &holds); err != nil {
		return Session{}, err
	}
	v, err := p.identify(ctx, a.redirectURI(), in.Body.Code, in.Body.Issuer, holds)
	if err != nil {
		logRefusal(ctx, f.provider, err)
		return Session{}, errProviderRefused()
	}
	if f.personID, err = a.match(ctx, p, v); err != nil {
		return Session{}, err
	}
	s, err := a.enterFrom(ctx, f, v, proofOf{device: in.Body.Device})
	if fault.CodeOf(err) == codeNeeded {
		if err := a.keepVisitor(ctx, f, v); err != nil {
			return Session{}, err
		}
	}
	return s, err
}

// keepVisitor keeps somebody whom the provider has identified until he gives
// the code of his second factor.
func (a *Area) keepVisitor(ctx context.Context, f flow, v visitor) error {
	if err := a.sealFlow(&f, v); err != nil {
		return err
	}
	return addFlow(ctx, a.db, f)
}

// logRefusal tells the operator what the visitor is not told. What libraries
// say may hold a whole answer, so it is cut.
func logRefusal(ctx context.Context, provider string, err error) {
	reason := err.Error()
	slog.WarnContext(ctx, "a sign-in by an identity provider was refused", "provider", provider, "reason", reason[:min(len(reason), 300)])
}

// match finds the person that a provider's user is: the one he is bound to,
// else the one who has his verified address.
func (a *Area) match(ctx context.Context, p *identityProvider, v visitor) (personID string, err error) {
	bound, err := findIdentity(ctx, a.db, p.config.Issuer, v.Subject)
	if err != nil {
		return "", err
	}
	owner := ""
	if v.Email != "" {
		if owner, err = findByEmail(ctx, a.db, people.EmailKey(v.Email)); err != nil {
			return "", err
		}
	}
	switch {
	case bound == "" && owner == "":
		err = errors.New("nobody has his verified address")
	case bound == "":
		return owner, nil
	case owner == "" || owner == bound:
		return bound, nil
	default:
		err = errors.New("he is bound to one person and has the address of another")
	}
	logRefusal(ctx, p.config.Name, err)
	return "", errProviderRefused()
}

// proofOf is what somebody shows beside what a provider says of him.
type proofOf struct{ code, device string }

// enterFrom begins the session of somebody whom a provider has identified.
func (a *Area) enterFrom(ctx context.Context, f flow, v visitor, shown proofOf) (Session, error) {
	code := shown.code
	e := entry{personID: f.personID, campusID: f.campusID, origin: f.provider, code: code, device: shown.device}
	if code == "" {
		e.limits = providerLimits(ctx) // who is asked for a code has been forgiven already
	}
	e.also = func(ctx context.Context, tx *db.Tx, sessionID string) error {
		if code != "" {
			if err := removeFlow(ctx, tx, f.stateHash); err != nil {
				return err
			}
		}
		if err := a.bind(ctx, tx, f, v.Subject); err != nil {
			return err
		}
		return a.addProviderSession(ctx, tx, sessionID, f.provider, v)
	}
	s, err := a.issue(ctx, e)
	if err != nil {
		return Session{}, err
	}
	s.User.RedirectURL = f.target
	return s, a.adoptMetadata(ctx, f.provider, v, &s.User)
}

type identityTrail struct {
	Provider string `json:"provider"`
}

// bind binds the provider's user to the person he was found to be, and records
// it the first time.
func (a *Area) bind(ctx context.Context, tx *db.Tx, f flow, subject string) error {
	isNew, err := bindIdentity(ctx, tx, a.providers[f.provider].config.Issuer, subject, f.personID)
	if err != nil || !isNew {
		return err
	}
	return audit.Record(ctx, tx, audit.Event{
		Action: "bindIdentity", Entity: "person", EntityID: f.personID, CampusID: f.campusID, After: identityTrail{f.provider},
	})
}

// confirmProvider ends a sign-in at a provider with the code of the second
// factor.
func (a *Area) confirmProvider(ctx context.Context, in *struct {
	Body struct {
		State         string `json:"state" maxLength:"100"`
		BrowserSecret string `json:"browser_secret" maxLength:"100"`
		Code          string `json:"code" maxLength:"40" doc:"Of the second factor, or a recovery code."`
		Device        string `json:"device,omitempty" maxLength:"100" doc:"The mark that an earlier session's answer gave this browser."`
	}
},
) (Session, error) {
	if in.Body.Code == "" {
		return Session{}, errCodeNeeded()
	}
	f, err := a.findProvenFlow(ctx, in.Body.State, in.Body.BrowserSecret)
	if err != nil {
		return Session{}, err
	}
	var v visitor
	if err := a.openFlow(f, &v); err != nil {
		return Session{}, err
	}
	if a.providers[f.provider] == nil {
		return Session{}, errProviderRefused()
	}
	return a.enterFrom(ctx, f, v, proofOf{code: in.Body.Code, device: in.Body.Device})
}
