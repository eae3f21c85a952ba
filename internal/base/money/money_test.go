package money_test

import (
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
