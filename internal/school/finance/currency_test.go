package finance_test

import (
	"net/http"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/school/finance"
)

// TestSumsOfSeveralCurrenciesAreNeverMixed: who reads the whole network has one row for
// each, euros in cents and francs without.
func TestSumsOfSeveralCurrenciesAreNeverMixed(t *testing.T) {
	s := newSchool(t)
	head := s.as("head", access.Director)
	here, there := s.enroll(t, "s0", 100_000, 2, -40), s.enrollIn(t, "class-dakar", "d0", 300_000, 2, -40)
	head.issueOne(t, here.ID)
	head.issueOne(t, there.ID)
	s.pay(t, "s0", 60_000)
	body := s.payment("d0", 200_001)
	body["account_id"] = "cash-dakar"
	var paid finance.FullTransaction
	head.Call(t, "POST", "/api/transactions/payments", body).Into(http.StatusCreated, &paid)
	if paid.Currency != "XOF" || paid.Allocated != 200_001 || paid.Open != 99_999 {
		t.Errorf("%s: %d, open %d", paid.Currency, paid.Allocated, paid.Open)
	}
	want := map[string][3]int64{"EUR": {100_000, 60_000, 40_000}, "XOF": {300_000, 200_001, 99_999}}
	for _, by := range []string{"campus", "class", "month"} {
		var m finance.MoneyReport
		head.Call(t, "GET", "/api/money/report?by="+by, nil).Into(http.StatusOK, &m)
		got := map[string][3]int64{}
		for _, r := range m.Items {
			sums := got[r.Currency]
			got[r.Currency] = [3]int64{sums[0] + r.Invoiced, sums[1] + r.Collected, sums[2] + r.Due}
		}
		if len(got) != 2 || got["EUR"] != want["EUR"] || got["XOF"] != want["XOF"] {
			t.Errorf("by %s: %v", by, got)
		}
	}
	var totals finance.InvoiceTotals
	head.Call(t, "GET", "/api/invoices/totals", nil).Into(http.StatusOK, &totals)
	if len(totals.Items) != 2 || totals.Items[0].Balance != 40_000 || totals.Items[1].Balance != 99_999 {
		t.Errorf("%+v", totals.Items)
	}
	// An amount is one of a currency: 900 euros are 90,000 units, and so are 90,000 francs.
	head.Call(t, "GET", "/api/invoices/totals?least=90000&currency=EUR", nil).Into(http.StatusOK, &totals)
	if len(totals.Items) != 1 || totals.Items[0].Currency != "EUR" || totals.Items[0].Total != 100_000 {
		t.Errorf("of 900 euros and more: %+v", totals.Items)
	}
	var ages finance.Ageing
	head.Call(t, "GET", "/api/money/ageing", nil).Into(http.StatusOK, &ages)
	if len(ages.Items) != 2 || ages.Items[0].Currency == ages.Items[1].Currency {
		t.Errorf("%+v", ages.Items)
	}
	var f finance.Forecast
	head.Call(t, "GET", "/api/money/forecast", nil).Into(http.StatusOK, &f)
	comes := map[string]int64{}
	for _, one := range f.Months {
		comes[one.Currency] += one.Expected
	}
	for _, one := range f.Late {
		comes[one.Currency] += one.Amount
	}
	if len(comes) != 2 || comes["EUR"] != 40_000 || comes["XOF"] != 99_999 {
		t.Errorf("%+v", f)
	}
}

// TestATransferBetweenCurrenciesSaysWhatArrives, and is reversed as it was.
func TestATransferBetweenCurrenciesSaysWhatArrives(t *testing.T) {
	s := newSchool(t)
	var francs finance.Account
	s.Call(t, "POST", "/api/accounts", map[string]any{"campus_id": "paris", "kind": "bank", "currency": "XOF", "opening_balance": 0, "name": "Dakar", "iban": "", "bic": "", "holder": ""}).
		Into(http.StatusCreated, &francs)
	body := map[string]any{"key": s.key(), "account_id": "bank-paris", "to_account_id": francs.ID, "day": s.day(0), "amount": 10_000, "way": "transfer", "reference": "", "memo": ""}
	s.Call(t, "POST", "/api/transactions/transfers", body).Blames(http.StatusUnprocessableEntity, "to_amount field.required")
	body["to_amount"] = 65_595
	var done finance.FullTransaction
	s.Call(t, "POST", "/api/transactions/transfers", body).Into(http.StatusCreated, &done)
	if s.balance(t, "bank-paris") != -10_000 || s.balance(t, francs.ID) != 65_595 {
		t.Errorf("%d and %d", s.balance(t, "bank-paris"), s.balance(t, francs.ID))
	}
	s.Call(t, "POST", "/api/transactions/"+done.ID+"/reverse", map[string]any{"key": s.key(), "reason": "Wrong"}).Is(http.StatusOK)
	if s.balance(t, "bank-paris") != 0 || s.balance(t, francs.ID) != 0 {
		t.Errorf("%d and %d", s.balance(t, "bank-paris"), s.balance(t, francs.ID))
	}
	// Between two accounts of one currency nothing is lost on the way.
	body["key"], body["to_account_id"] = s.key(), "cash-paris"
	s.Call(t, "POST", "/api/transactions/transfers", body).Blames(http.StatusUnprocessableEntity, "to_amount finance.same_currency")
}
