package account_test

import (
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
