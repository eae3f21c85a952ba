package money_test

import (
	"strings"
	"testing"

	"myspace/internal/base/money"
)

func TestAmountsHaveTheDecimalsOfTheirCurrency(t *testing.T) {
	for _, tt := range []struct {
		amount int64
		code   string
		want   string
	}{
		{0, "EUR", "0.00"},
		{5, "EUR", "0.05"},
		{-5, "EUR", "-0.05"},
		{120_050, "EUR", "1200.50"},
		{0, "XOF", "0"},
		{15_000, "XOF", "15000"},
		{-15_000, "XOF", "-15000"},
		{1_234, "TND", "1.234"},
	} {
		if got := money.Decimal(tt.amount, tt.code); got != tt.want {
			t.Errorf("%d %s is %q, want %q", tt.amount, tt.code, got, tt.want)
		}
	}
}

func TestCurrenciesAreThoseOfISO4217(t *testing.T) {
	for code, want := range map[string]bool{"EUR": true, "XOF": true, "XAF": true, "BRL": true, "": false, "ABC": false, "EURO": false} {
		if money.IsCurrency(code) != want {
			t.Errorf("%q: want %v", code, want)
		}
	}
}

func TestAmountsAreSaidInALanguage(t *testing.T) {
	for _, c := range []struct {
		amount         int64
		code, in, want string
	}{
		{12000, "EUR", "fr", "120,00 EUR"},
		{12050, "EUR", "en", "120.50 EUR"},
		{123456789, "EUR", "pt", "1 234 567,89 EUR"},
		{150000, "XOF", "fr", "150 000 XOF"},
		{-12345678, "EUR", "it", "-123 456,78 EUR"},
		{5, "EUR", "es", "0,05 EUR"},
	} {
		if said := strings.ReplaceAll(money.Say(c.amount, c.code, c.in), "\u00a0", " "); said != c.want {
			t.Errorf("%d %s in %s is %q, want %q", c.amount, c.code, c.in, said, c.want)
		}
	}
}
