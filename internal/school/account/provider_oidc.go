package account

import (
	"context"
	"crypto/subtle"
	"errors"
	"fmt"
	"net/url"
	"time"

	"github.com/coreos/go-oidc/v3/oidc"
	"golang.org/x/oauth2"

	"myspace/internal/base/clock"
)

// visitor is who somebody is according to a provider.
type visitor struct {
	Subject     string `json:"subject"`
	Email       string `json:"email"` // "" unless the provider has verified it
	AccessToken string `json:"access_token"`
	IDToken     string `json:"id_token"`
}

// secrets are what a flow is bound to.
type secrets struct {
	Nonce    string `json:"nonce"`
	Verifier string `json:"verifier"`
}

// asymmetric are the algorithms by which nobody but the provider can sign.
var asymmetric = []string{
	oidc.RS256, oidc.RS384, oidc.RS512, oidc.PS256, oidc.PS384, oidc.PS512, oidc.ES256, oidc.ES384, oidc.ES512, oidc.EdDSA,
}

// patience is how long a provider may take for all its answers together.
const patience = 15 * time.Second

// maxToken bounds what is kept of a provider for each session.
const maxToken = 16 << 10

// discover returns what the provider says of itself, at most an hour old.
func (p *identityProvider) discover(ctx context.Context) (*oidc.Provider, error) {
	p.mu.Lock()
	found, until := p.found, p.until
	p.mu.Unlock()
	if found != nil && clock.Now().Before(until) {
		return found, nil
	}
	found, err := oidc.NewProvider(oidc.ClientContext(ctx, p.client), p.config.Issuer)
	if err != nil {
		return nil, fmt.Errorf("ask the provider about itself: %w", err)
	}
	address := found.Endpoint().AuthURL
	if u, err := url.Parse(address); err != nil || !mayCall(u, p.config.hosts()) {
		return nil, fmt.Errorf("the provider sends people to %.100q, which is not its own", address)
	}
	p.mu.Lock()
	p.found, p.until = found, clock.Now().Add(time.Hour)
	p.mu.Unlock()
	return found, nil
}

func (p *identityProvider) oauth(found *oidc.Provider, redirect string) *oauth2.Config {
	return &oauth2.Config{
		ClientID: p.config.Client, ClientSecret: p.config.Secret, Endpoint: found.Endpoint(), RedirectURL: redirect,
		Scopes: append([]string{oidc.ScopeOpenID, "profile", "email"}, p.config.Scopes...),
	}
}

// authURL is where a browser goes to sign in at the provider.
func (p *identityProvider) authURL(ctx context.Context, redirect, state string, s secrets) (string, error) {
	found, err := p.discover(ctx)
	if err != nil {
		return "", err
	}
	options := []oauth2.AuthCodeOption{oidc.Nonce(s.Nonce), oauth2.S256ChallengeOption(s.Verifier)}
	if p.config.Audience != "" {
		options = append(options, oauth2.SetAuthURLParam("audience", p.config.Audience))
	}
	return p.oauth(found, redirect).AuthCodeURL(state, options...), nil
}

// identify trades a code for the identity of whoever signed in.
func (p *identityProvider) identify(ctx context.Context, redirect, code, issuer string, s secrets) (visitor, error) {
	ctx, cancel := context.WithTimeout(oidc.ClientContext(ctx, p.client), patience)
	defer cancel()
	found, err := p.discover(ctx)
	if err != nil {
		return visitor{}, err
	}
	if err := p.checkIssuer(found, issuer); err != nil {
		return visitor{}, err
	}
	token, err := p.oauth(found, redirect).Exchange(ctx, code, oauth2.VerifierOption(s.Verifier))
	if err != nil {
		return visitor{}, fmt.Errorf("trade the code: %w", err)
	}
	raw, _ := token.Extra("id_token").(string)
	if len(raw) > maxToken || len(token.AccessToken) > maxToken {
		return visitor{}, errors.New("the tokens are too long")
	}
	id, err := found.Verifier(&oidc.Config{ClientID: p.config.Client, SupportedSigningAlgs: asymmetric}).Verify(ctx, raw)
	if err != nil {
		return visitor{}, fmt.Errorf("verify the ID token: %w", err)
	}
	v := visitor{Subject: id.Subject, AccessToken: token.AccessToken, IDToken: raw}
	if err := p.checkClaims(id, token.AccessToken, s.Nonce); err != nil {
		return visitor{}, err
	}
	v.Email, err = verifiedEmail(ctx, found, id, token)
	return v, err
}

// checkIssuer refuses an answer of one provider that came in the name of
// another (RFC 9207), where the provider says which one it is.
func (p *identityProvider) checkIssuer(found *oidc.Provider, issuer string) error {
	var says struct {
		Always bool `json:"authorization_response_iss_parameter_supported"`
	}
	if err := found.Claims(&says); err != nil {
		return fmt.Errorf("read what the provider says of itself: %w", err)
	}
	if issuer != p.config.Issuer && (issuer != "" || says.Always) {
		return errors.New("the answer is another provider's")
	}
	return nil
}

// checkClaims is what the library leaves to us.
func (p *identityProvider) checkClaims(id *oidc.IDToken, accessToken, nonce string) error {
	var claims struct {
		AuthorizedParty string `json:"azp"`
	}
	if err := id.Claims(&claims); err != nil {
		return fmt.Errorf("read the ID token: %w", err)
	}
	switch {
	case nonce == "" || subtle.ConstantTimeCompare([]byte(id.Nonce), []byte(nonce)) != 1:
		return errors.New("the ID token is of another sign-in")
	case id.Subject == "" || len(id.Subject) > 255 || id.Subject == "." || id.Subject == "..":
		return errors.New("the ID token has no usable subject")
	case claims.AuthorizedParty != p.config.Client && (claims.AuthorizedParty != "" || len(id.Audience) > 1):
		return errors.New("the ID token was made for another party")
	case id.AccessTokenHash != "":
		return id.VerifyAccessToken(accessToken)
	}
	return nil
}

// verifiedEmail returns the address that the provider has verified, or "". A
// provider that leaves it out of the ID token is asked.
func verifiedEmail(ctx context.Context, found *oidc.Provider, id *oidc.IDToken, token *oauth2.Token) (string, error) {
	var claims struct {
		Email    string `json:"email"`
		Verified any    `json:"email_verified"` // some write it as a text
	}
	if err := id.Claims(&claims); err != nil {
		return "", fmt.Errorf("read the ID token: %w", err)
	}
	if claims.Email == "" && found.UserInfoEndpoint() != "" {
		info, err := found.UserInfo(ctx, oauth2.StaticTokenSource(token))
		if err != nil {
			return "", fmt.Errorf("ask who it is: %w", err)
		}
		if info.Subject != id.Subject {
			return "", errors.New("the provider speaks of somebody else")
		}
		claims.Email, claims.Verified = info.Email, info.EmailVerified
	}
	if claims.Verified != true && claims.Verified != "true" {
		return "", nil
	}
	return claims.Email, nil
}
