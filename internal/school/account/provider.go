package account

import (
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/coreos/go-oidc/v3/oidc"

	"myspace/internal/base/clock"
)

// ProviderConfig is an identity provider that people may sign in with.
type ProviderConfig struct {
	Name   string // in addresses and as origin
	Label  string // on the button
	Issuer string
	Client string
	Secret string
	// UserEndpoint is where the provider keeps a user, with {sub} for his id;
	// "" where it has none.
	UserEndpoint string
	// Hosts are those of the provider's endpoints beside the issuer's own: for
	// Google, oauth2.googleapis.com and www.googleapis.com.
	Hosts []string
	// Scopes are asked for beside openid, profile and email, and Audience is
	// for which API, where the user endpoint needs them, as at Auth0.
	Scopes   []string
	Audience string
}

var providerName = regexp.MustCompile(`^[a-z][a-z0-9-]{0,39}$`)

// Check returns what is wrong with the configuration.
func (c ProviderConfig) Check() error {
	var wrong []error
	refuse := func(bad bool, field, allowed string) {
		if bad {
			wrong = append(wrong, fmt.Errorf("%s: %s", field, allowed))
		}
	}
	refuse(!providerName.MatchString(c.Name) || c.Name == originAPI, "name", "write small letters, digits and dashes; api is taken")
	refuse(c.Label == "", "label", "say what the button shows")
	refuse(c.Client == "", "client", "give the client id that the provider assigned")
	issuer, err := url.Parse(c.Issuer)
	refuse(err != nil || !isSafe(issuer), "issuer", "write an https:// address")
	if c.UserEndpoint != "" {
		endpoint, err := url.Parse(c.userURL("x"))
		refuse(err != nil || !isSafe(endpoint) || !strings.Contains(c.UserEndpoint, "{sub}"), "user endpoint", "write an https:// address with {sub} in it")
	}
	return errors.Join(wrong...)
}

// userURL is where the provider keeps a user. Whatever is in his id stays in
// its place of the address.
func (c ProviderConfig) userURL(subject string) string {
	return strings.ReplaceAll(c.UserEndpoint, "{sub}", strings.ReplaceAll(url.QueryEscape(subject), "+", "%20"))
}

// hosts are all that may be called for the provider.
func (c ProviderConfig) hosts() []string {
	all := slices.Clone(c.Hosts)
	for _, address := range []string{c.Issuer, c.userURL("x")} {
		if u, err := url.Parse(address); err == nil && u.Host != "" {
			all = append(all, u.Host)
		}
	}
	return all
}

func (a *Area) providerNames() []string {
	all := []string{}
	for _, p := range a.config.Providers {
		all = append(all, p.Name)
	}
	return all
}

// identityProvider is a provider as we speak with it.
type identityProvider struct {
	config ProviderConfig
	client *http.Client

	mu    sync.Mutex
	found *oidc.Provider // what it says of itself
	until clock.Time     // when to ask again
}

func newIdentityProvider(c ProviderConfig) *identityProvider {
	return &identityProvider{config: c, client: newProviderClient(c.hosts())}
}
