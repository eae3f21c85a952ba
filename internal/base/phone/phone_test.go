package phone_test

import (
	"testing"

	"myspace/internal/base/phone"
)

func TestWhatIsSearchedForIsANumberOrNot(t *testing.T) {
	for term, want := range map[string]string{
		"06 12 34": "061234", "+33 (0)6.12": "330612", "0033612": "33612", "+3": "3", "2024-1": "20241",
		"061": "", "+": "", "": "", "06 12 rue": "", "4.0": "",
	} {
		if got := phone.Digits(term); got != want {
			t.Errorf("%q is taken for %q, want %q", term, got, want)
		}
	}
}
