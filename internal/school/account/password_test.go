package account_test

import (
	"net/http"
	"strings"
	"testing"

	"myspace/internal/school/account"
)

func TestCheckPassword(t *testing.T) {
	for password, want := range map[string]string{
		"":                        "password: field.too_short; password: account.password_digit",
		"1234567":                 "password: field.too_short",
		"12345678":                "",
		"a long one, no figure":   "password: account.password_digit",
		"pässwör1":                "",
		"٣ is a digit as well":    "",
		strings.Repeat("a1", 129): "password: field.too_long",
	} {
		got := ""
		if wrong := account.CheckPassword(password); wrong != nil {
			got = wrong.Error()
		}
		if got != want {
			t.Errorf("%q: %q, want %q", password, got, want)
		}
	}
}

// TestAHashCostsWhatItShould looks at what is stored of a password in use.
func TestAHashCostsWhatItShould(t *testing.T) {
	account.HashAsInUse(t)
	if hash := account.HashPassword(secret); !strings.HasPrefix(hash, "$argon2id$v=19$m=19456,t=2,p=1$") {
		t.Errorf("stored as %s", hash)
	}
	d := newDoor(t)
	for password, want := range map[string]int{secret: http.StatusOK, "wrong-one": http.StatusUnprocessableEntity} {
		if rec := d.try("10.0.0.1", "student@example.org", password, "paris"); rec.Code != want {
			t.Errorf("%q: %d %s", password, rec.Code, rec.Body)
		}
	}
}
