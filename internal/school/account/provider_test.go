package account_test

import (
	"strings"
	"testing"

	"myspace/internal/school/account"
)

func TestProvidersAreCheckedBeforeTheyAreUsed(t *testing.T) {
	good := account.ProviderConfig{Name: "auth0", Label: "Auth0", Issuer: "https://school.eu.auth0.com/", Client: "c", UserEndpoint: "https://school.eu.auth0.com/api/v2/users/{sub}"}
	if err := good.Check(); err != nil {
		t.Errorf("a good one: %v", err)
	}
	for field, change := range map[string]func(*account.ProviderConfig){
		"name":           func(c *account.ProviderConfig) { c.Name = "api" },
		"name:":          func(c *account.ProviderConfig) { c.Name = "../x" },
		"label":          func(c *account.ProviderConfig) { c.Label = "" },
		"client":         func(c *account.ProviderConfig) { c.Client = "" },
		"issuer":         func(c *account.ProviderConfig) { c.Issuer = "http://school.eu.auth0.com" },
		"issuer:":        func(c *account.ProviderConfig) { c.Issuer = "https://user:pw@school.eu.auth0.com" },
		"user endpoint":  func(c *account.ProviderConfig) { c.UserEndpoint = "https://school.eu.auth0.com/users" },
		"user endpoint:": func(c *account.ProviderConfig) { c.UserEndpoint = "http://10.0.0.1/users/{sub}" },
	} {
		bad := good
		change(&bad)
		if err := bad.Check(); err == nil || !strings.HasPrefix(err.Error(), strings.TrimSuffix(field, ":")+": ") || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v", field, err)
		}
	}
}
