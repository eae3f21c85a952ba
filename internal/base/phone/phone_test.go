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

func TestANumberIsWrittenInOneForm(t *testing.T) {
	for _, c := range []struct{ number, country, want string }{
		{"01.42.68.53.00", "FR", "+33 1 42 68 53 00"},
		{"0033142685300", "", "+33 1 42 68 53 00"},
		{" +33 (0)1 42 68 53 00 ", "PT", "+33 1 42 68 53 00"},
		{"21 390 1234", "PT", "+351 21 390 1234"},
		{"0142685300", "", "0142685300"},
		{"0123456", "FR", "0123456"},
		{"ask Anna", "FR", "ask Anna"},
		{"", "FR", ""},
	} {
		if got := phone.Shown(c.number, c.country); got != c.want {
			t.Errorf("%q of %s is written %q, want %q", c.number, c.country, got, c.want)
		}
	}
	if got := phone.AtHome("+33 1 42 68 53 00") + " " + phone.AtHome("0142685300"); got != "0142685300 " {
		t.Errorf("dialled at home: %q", got)
	}
}
