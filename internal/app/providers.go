package app

import (
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"myspace/internal/base/seal"
	"myspace/internal/school/account"
)

// providerSetting is how an identity provider is written in the settings.
type providerSetting struct {
	Name         string   `json:"name"`
	Label        string   `json:"label"`
	Issuer       string   `json:"issuer"`
	Client       string   `json:"client"`
	Secret       string   `json:"secret"`
	UserEndpoint string   `json:"user_endpoint"`
	Hosts        []string `json:"hosts"`
	Scopes       []string `json:"scopes"`
	Audience     string   `json:"audience"`
}

// exampleProvider is what a setting looks like, without its secret.
const exampleProvider = `{"name":"keycloak","label":"Keycloak","issuer":"https://id.example.org","client":"myspace","secret":"…"}`

// Providers returns the identity providers that are configured.
func (c Config) Providers() (all []account.ProviderConfig, err error) {
	for _, s := range []struct{ env, text string }{{"MYSPACE_PROVIDER_1", c.Provider1}, {"MYSPACE_PROVIDER_2", c.Provider2}} {
		if s.text == "" {
			continue
		}
		p, err := parseProvider(s.text)
		if err != nil {
			return nil, fmt.Errorf("%s (%s): %w", FlagOf(s.env), s.env, err)
		}
		all = append(all, p)
	}
	if len(all) == 2 && all[0].Name == all[1].Name {
		return nil, errors.New("--provider-2 (MYSPACE_PROVIDER_2): the name is that of the first provider: choose another")
	}
	return all, nil
}

func parseProvider(text string) (p account.ProviderConfig, err error) {
	var s providerSetting
	d := json.NewDecoder(strings.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(&s); err != nil { // the text holds a secret: it is not repeated
		return p, errors.New("it cannot be read: write it as JSON, such as " + exampleProvider)
	}
	p = account.ProviderConfig(s)
	return p, p.Check()
}

// box seals what the database must not hold in clear: with the key from the
// settings, else with one that is made once in the data folder.
func (c Config) box() (*seal.Box, error) {
	if c.SecretKey != "" {
		return seal.Parse(c.SecretKey)
	}
	return seal.Load(filepath.Join(c.Data, "secret.key"))
}
