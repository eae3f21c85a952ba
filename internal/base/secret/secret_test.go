package secret_test

import (
	"regexp"
	"testing"

	"myspace/internal/base/secret"
)

func TestSecretsAreLongDifferentAndFitIntoAnAddress(t *testing.T) {
	form, seen := regexp.MustCompile(`^[A-Za-z0-9_-]{43}$`), map[string]bool{}
	for range 100 {
		s := secret.New()
		if !form.MatchString(s) || seen[s] || seen[secret.Hash(s)] {
			t.Fatalf("%q is no secret, or came twice", s)
		}
		seen[s], seen[secret.Hash(s)] = true, true
	}
	if secret.Hash("a") != secret.Hash("a") || len(secret.Hash("a")) != 64 {
		t.Error("a hash is another each time")
	}
}
