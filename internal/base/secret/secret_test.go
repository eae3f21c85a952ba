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
	const sum = "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb" // what was kept before must still be found
	if got := secret.Hash("a"); got != sum {
		t.Errorf("a hash became %s", got)
	}
}
