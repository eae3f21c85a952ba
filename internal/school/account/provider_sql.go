package account

import (
	"context"
	"crypto/subtle"
	"database/sql"
	"encoding/json"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/secret"
)

// flowLife is how long somebody may take to sign in at a provider.
const flowLife = 10 * time.Minute

// flow is a sign-in that is under way at a provider.
type flow struct {
	stateHash, browserHash     string
	provider, campusID, target string
	personID                   string // "" until the provider has told who it is
	sealed                     string // its secrets, then the visitor
}

// sealFlow keeps what a flow holds out of the database's sight.
func (a *Area) sealFlow(f *flow, holds any) error {
	text, err := json.Marshal(holds)
	if err != nil {
		return err
	}
	f.sealed, err = a.config.Box.Seal(text, "provider_flow", f.stateHash)
	return err
}

func (a *Area) openFlow(f flow, into any) error {
	text, err := a.config.Box.Open(f.sealed, "provider_flow", f.stateHash)
	if err != nil {
		return err
	}
	return json.Unmarshal(text, into)
}

func addFlow(ctx context.Context, q db.Querier, f flow) error {
	person := db.Optional(f.personID)
	return db.Exec(ctx, q, `INSERT INTO provider_flow (state_hash, browser_hash, provider, campus_id, target, person_id, sealed, expires_at) VALUES `+db.Values(1, 8),
		f.stateHash, f.browserHash, f.provider, f.campusID, f.target, person, f.sealed, clock.Now().Add(flowLife))
}

const flowColumns = `state_hash, browser_hash, provider, campus_id, target, person_id, sealed`

func scanFlow(r db.Row) (f flow, err error) {
	var person sql.NullString
	err = r.Scan(&f.stateHash, &f.browserHash, &f.provider, &f.campusID, &f.target, &person, &f.sealed)
	f.personID = person.String
	return f, err
}

// takeFlow consumes a flow: of many who bring the same state, one gets it, and
// whoever brings it to another browser spoils it.
func (a *Area) takeFlow(ctx context.Context, state, browserSecret string) (f flow, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) (err error) {
		f, err = db.One(ctx, tx, "session.provider_refused", scanFlow,
			`DELETE FROM provider_flow WHERE state_hash = ? AND person_id IS NULL AND expires_at > ? RETURNING `+flowColumns, secret.Hash(state), clock.Now())
		return err
	})
	return f, f.check(err, browserSecret)
}

// findProvenFlow returns a flow that waits for the code of a second factor.
func (a *Area) findProvenFlow(ctx context.Context, state, browserSecret string) (flow, error) {
	f, err := db.One(ctx, a.db, "session.provider_refused", scanFlow,
		`SELECT `+flowColumns+` FROM provider_flow WHERE state_hash = ? AND person_id IS NOT NULL AND expires_at > ?`, secret.Hash(state), clock.Now())
	return f, f.check(err, browserSecret)
}

// check refuses a flow that was not found, or that another browser began.
func (f flow) check(err error, browserSecret string) error {
	if fault.KindOf(err) == fault.NotFound {
		return errProviderRefused()
	}
	if err == nil && subtle.ConstantTimeCompare([]byte(secret.Hash(browserSecret)), []byte(f.browserHash)) != 1 {
		return errProviderRefused()
	}
	return err
}

// removeFlow ends a flow whose owner enters; somebody who was quicker has
// entered already.
func removeFlow(ctx context.Context, tx *db.Tx, stateHash string) error {
	n, err := db.Affected(ctx, tx, `DELETE FROM provider_flow WHERE state_hash = ?`, stateHash)
	if err == nil && n == 0 {
		return errProviderRefused()
	}
	return err
}

// findIdentity returns the person who is bound to a provider's user, or "".
func findIdentity(ctx context.Context, q db.Querier, issuer, subject string) (string, error) {
	all, err := db.All(ctx, q, db.ScanString, `SELECT person_id FROM identity WHERE issuer = ? AND subject = ?`, issuer, subject)
	if err != nil || len(all) == 0 {
		return "", err
	}
	return all[0], nil
}

// bindIdentity binds a provider's user to a person for good. It refuses where
// either of them is bound to another already.
func bindIdentity(ctx context.Context, tx *db.Tx, issuer, subject, personID string) (isNew bool, err error) {
	n, err := db.Affected(ctx, tx, `INSERT INTO identity (issuer, subject, person_id, created_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING`,
		issuer, subject, personID, clock.Now())
	if err != nil || n > 0 {
		return n > 0, err
	}
	bound, err := findIdentity(ctx, tx, issuer, subject)
	if err == nil && bound != personID {
		return false, errProviderRefused()
	}
	return false, err
}

// keptTokens are what a session keeps of its provider.
type keptTokens struct {
	AccessToken string `json:"access_token"`
	IDToken     string `json:"id_token"`
}

func (a *Area) addProviderSession(ctx context.Context, tx *db.Tx, sessionID, provider string, v visitor) error {
	text, err := json.Marshal(keptTokens{v.AccessToken, v.IDToken}) //nolint:gosec // to be sealed
	if err != nil {
		return err
	}
	sealed, err := a.config.Box.Seal(text, "provider_session", sessionID)
	if err != nil {
		return err
	}
	return db.Exec(ctx, tx, `INSERT INTO provider_session (session_id, provider, subject, sealed) VALUES (?, ?, ?, ?)`, sessionID, provider, v.Subject, sealed)
}

// providerSession is what is kept of the provider that a session came from.
type providerSession struct {
	provider, subject, personID string
	tokens                      keptTokens
}

func (a *Area) findProviderSession(ctx context.Context, q db.Querier, sessionID string) (p providerSession, err error) {
	var sealed string
	p, err = db.One(ctx, q, "session.not_found", func(r db.Row) (p providerSession, err error) {
		return p, r.Scan(&p.provider, &p.subject, &p.personID, &sealed)
	}, `SELECT o.provider, o.subject, s.person_id, o.sealed FROM provider_session o JOIN session s ON s.id = o.session_id WHERE o.session_id = ?`, sessionID)
	if err != nil {
		return p, err
	}
	text, err := a.config.Box.Open(sealed, "provider_session", sessionID)
	if err != nil {
		return p, err
	}
	return p, json.Unmarshal(text, &p.tokens)
}

// idToken is what the browser keeps beside the token of a session.
func (a *Area) idToken(ctx context.Context, s session) (string, error) {
	if s.origin == originAPI {
		return s.personID, nil
	}
	p, err := a.findProviderSession(ctx, a.db, s.id)
	return p.tokens.IDToken, err
}
