package account

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net/http"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/jobs"
)

// providerUserJob writes a person's settings to the provider he signed in with.
const providerUserJob = "account.provider_user"

// savedBy is the session in which settings were saved.
type savedBy struct {
	SessionID string `json:"session_id"`
}

// providerUser is a user as a provider keeps him.
type providerUser struct {
	Metadata Metadata `json:"user_metadata"`
}

// call sends a request to the user endpoint and returns the answer's body.
func (p *identityProvider) call(ctx context.Context, method, subject, accessToken string, body []byte) ([]byte, error) {
	req, err := http.NewRequestWithContext(ctx, method, p.config.userURL(subject), bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	req.Header.Set("Authorization", "Bearer "+accessToken)
	req.Header.Set("Accept", "application/json")
	if len(body) > 0 {
		req.Header.Set("Content-Type", "application/json")
	}
	res, err := p.client.Do(req)
	if err != nil {
		return nil, err
	}
	defer func() { _ = res.Body.Close() }() // it was read to its end, or does not matter
	answer, err := io.ReadAll(res.Body)
	if err == nil && (res.StatusCode < 200 || res.StatusCode > 299) {
		err = fmt.Errorf("%s answered %s", method, res.Status)
	}
	return answer, err
}

// adoptMetadata takes over what the provider keeps for a person of whom we keep
// nothing yet. He has signed in already: a provider that does not answer is
// logged, and changes nothing.
func (a *Area) adoptMetadata(ctx context.Context, provider string, v visitor, u *User) error {
	p := a.providers[provider]
	if p.config.UserEndpoint == "" {
		return nil
	}
	known, err := db.Exists(ctx, a.db, `SELECT 1 FROM user_metadata WHERE person_id = ?`, u.ID)
	if err != nil || known {
		return err
	}
	m, err := p.readMetadata(ctx, v)
	if err != nil {
		slog.WarnContext(ctx, "an identity provider did not tell about a user", "provider", provider, "error", err)
		return nil
	}
	if err := a.db.Tx(ctx, func(tx *db.Tx) error { return saveMetadata(ctx, tx, u.ID, m) }); err != nil {
		return err
	}
	u.Metadata = m
	return nil
}

// readMetadata returns what of the provider's answer is as we keep it.
func (p *identityProvider) readMetadata(ctx context.Context, v visitor) (Metadata, error) {
	answer, err := p.call(ctx, http.MethodGet, v.Subject, v.AccessToken, nil)
	if err != nil {
		return Metadata{}, err
	}
	var user providerUser
	if err := json.Unmarshal(answer, &user); err != nil {
		return Metadata{}, fmt.Errorf("read the user: %w", err)
	}
	m := Metadata{Settings: json.RawMessage("{}"), Shortcuts: []string{}}
	if s := user.Metadata.Settings; len(s) <= maxSettings && isObject(s) {
		m.Settings = s
	}
	if s := user.Metadata.Shortcuts; len(s) <= maxShortcuts && s != nil {
		m.Shortcuts = s
	}
	return m, nil
}

// tellProvider has the caller's saved settings written to the provider that
// his session came from, if there is one.
func (a *Area) tellProvider(ctx context.Context, tx *db.Tx) error {
	sessionID := access.From(ctx).Actor().SessionID
	from, err := db.All(ctx, tx, db.ScanString, `SELECT provider FROM provider_session WHERE session_id = ?`, sessionID)
	if err != nil || len(from) == 0 {
		return err
	}
	if p := a.providers[from[0]]; p == nil || p.config.UserEndpoint == "" {
		return nil
	}
	return jobs.Enqueue(ctx, tx, providerUserJob, savedBy{sessionID}, jobs.Options{DedupKey: sessionID})
}

// saveAtProvider writes settings to a provider. One that refuses, as when its
// token has run out, is logged and not asked again until the next change.
func (a *Area) saveAtProvider(ctx context.Context, by savedBy) error {
	from, err := a.findProviderSession(ctx, a.db, by.SessionID)
	if fault.KindOf(err) == fault.NotFound {
		return nil // the session has ended
	}
	if err != nil {
		return err
	}
	p := a.providers[from.provider]
	if p == nil {
		return nil
	}
	m, err := findMetadata(ctx, a.db, from.personID)
	if err != nil {
		return err
	}
	body, err := json.Marshal(providerUser{m})
	if err != nil {
		return err
	}
	if _, err := p.call(ctx, http.MethodPatch, from.subject, from.tokens.AccessToken, body); err != nil {
		slog.WarnContext(ctx, "settings were not written to an identity provider", "provider", from.provider, "error", err)
	}
	return nil
}
