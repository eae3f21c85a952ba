package finance_test

import (
	"context"
	"encoding/csv"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/db"
	"myspace/internal/school/finance"
)

func TestAClassIsReportedStudentsDownInstallmentsAcross(t *testing.T) {
	s := newSchool(t)
	s.enroll(t, "s0", 1000, 2, -40)
	s.enroll(t, "s1", 900, 3, 1)
	s.pay(t, "s0", 700)
	var c finance.ClassMoney
	s.Call(t, "GET", "/api/classes/class-paris/money", nil).Into(http.StatusOK, &c)
	if len(c.Students) != 2 || len(c.Installments) != 3 || len(c.Totals) != 1 {
		t.Fatalf("%d students, %d installments, %d totals", len(c.Students), len(c.Installments), len(c.Totals))
	}
	first := c.Students[0]
	if first.Total != 1000 || first.Paid != 700 || first.Open != 300 || first.Due != 300 || first.Cells[0].State != "paid" || first.Cells[1].State != "due" || first.Cells[2].State != "" {
		t.Errorf("%+v", first)
	}
	if all := c.Totals[0]; all.Total != 1900 || all.Paid != 700 || all.Open != 1200 || all.Cells[0].Total != 800 {
		t.Errorf("%+v", all)
	}
	rows := s.csv(t, "/api/classes/class-paris/money/export?format=csv")
	if len(rows) != 4 || rows[1][3] != "7.00" || rows[1][6] != "paid" {
		t.Errorf("%q", rows)
	}
}

// csv reads an export.
func (s school) csv(t *testing.T, path string) [][]string {
	t.Helper()
	a := s.Call(t, "GET", path, nil).Is(http.StatusOK)
	r := csv.NewReader(strings.NewReader(strings.TrimPrefix(a.Body.String(), "\ufeff")))
	rows, err := r.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

func TestReportsSumUpWhatWasInvoicedAndCollected(t *testing.T) {
	s := newSchool(t)
	e := s.enroll(t, "s0", 1000, 2, -40)
	s.issueOne(t, e.ID)
	s.pay(t, "s0", 600)
	for _, by := range []string{"campus", "class", "month"} {
		var m finance.MoneyReport
		s.Call(t, "GET", "/api/money/report?by="+by, nil).Into(http.StatusOK, &m)
		var sum finance.ReportRow
		for _, r := range m.Items {
			sum.Invoiced, sum.Collected, sum.Due = sum.Invoiced+r.Invoiced, sum.Collected+r.Collected, sum.Due+r.Due
		}
		if sum.Invoiced != 1000 || sum.Collected != 600 || sum.Due != 400 {
			t.Errorf("by %s: %+v", by, m.Items)
		}
		if rows := s.csv(t, "/api/money/report/export?format=csv&by="+by); len(rows) != len(m.Items)+1 {
			t.Errorf("by %s: %q", by, rows)
		}
	}
	var m finance.MoneyReport
	s.Call(t, "GET", "/api/money/report?by=category", nil).Into(http.StatusOK, &m)
	if len(m.Items) != 1 || m.Items[0].Income != 600 {
		t.Errorf("%+v", m.Items)
	}
	var g finance.Ageing
	s.Call(t, "GET", "/api/money/ageing", nil).Into(http.StatusOK, &g)
	if len(g.Items) != 1 || g.Items[0].Days30+g.Items[0].Days60 != 400 || g.Items[0].Older != 0 {
		t.Errorf("%+v", g.Items)
	}
	if rows := s.csv(t, "/api/money/ageing/export?format=csv"); len(rows) != 2 {
		t.Errorf("%q", rows)
	}
}

func TestTheForecastIsWhatSchedulesSay(t *testing.T) {
	s := newSchool(t)
	s.enroll(t, "s0", 1200, 12, -70)
	var f finance.Forecast
	s.Call(t, "GET", "/api/money/forecast", nil).Into(http.StatusOK, &f)
	if len(f.Months) != 6 || len(f.Late) != 1 {
		t.Fatalf("%+v", f)
	}
	for _, m := range f.Months {
		if m.Expected != 100 || m.Currency != "EUR" {
			t.Errorf("%+v", m)
		}
	}
	rows := s.csv(t, "/api/money/forecast/export?format=csv")
	if len(rows) != 8 || rows[1][1] != "EUR" || rows[2][0] != f.Months[0].Month || rows[7][0] != f.Months[5].Month || rows[7][2] != rows[2][2] {
		t.Errorf("exported: %v", rows)
	}
}

// TestTheJournalBalances: debit and credit of every transaction are the same.
func TestTheJournalBalances(t *testing.T) {
	s := newSchool(t)
	s.enroll(t, "s0", 1000, 1, 0)
	body := s.payment("s0", 1200)
	body["lines"] = []map[string]any{{"category": "books", "text": "=Romans", "amount": 200}}
	s.Call(t, "POST", "/api/transactions/payments", body).Is(http.StatusCreated)
	done := s.pay(t, "s0", 300)
	s.Call(t, "POST", "/api/transactions/"+done.ID+"/reverse", map[string]any{"key": s.key(), "reason": "=1+1"}).Is(http.StatusOK)
	s.Call(t, "POST", "/api/transactions/transfers", map[string]any{
		"key": s.key(), "account_id": "cash-paris", "to_account_id": "bank-paris", "day": s.day(0), "amount": 500, "way": "cash", "reference": "", "memo": "",
	}).Is(http.StatusCreated)
	rows := s.csv(t, "/api/money/journal/export?format=csv")
	sums := map[string]int64{}
	for _, r := range rows[1:] {
		for i, sign := range []int64{1, -1} {
			if said := r[len(r)-2+i]; said != "" {
				n, ok := finance.ParseAmount(said, "EUR")
				if !ok {
					t.Fatalf("%q", r)
				}
				sums[r[3]] += sign * n
			}
		}
		for _, cell := range r {
			if strings.HasPrefix(cell, "=") {
				t.Errorf("%q is a formula", cell)
			}
		}
	}
	if len(sums) != 4 || len(rows) != 10 {
		t.Errorf("%d transactions in %d rows", len(sums), len(rows))
	}
	for id, sum := range sums {
		if sum != 0 {
			t.Errorf("%s does not balance: %d", id, sum)
		}
	}
}

// What a list shows goes along as a sheet: each currency has a line, and who owes
// nothing has one, too.
func TestTheListsOfMoneyAreTakenAlong(t *testing.T) {
	s := newSchool(t)
	v := s.issueOne(t, s.enroll(t, "s0", 1000, 2, -40).ID)
	s.pay(t, "s0", 700)
	s.church(t)
	rows := s.csv(t, "/api/invoices/export?format=csv&payer="+v.PayerID)
	if len(rows) != 2 || rows[1][2] != v.Number || rows[1][7] != "EUR" || rows[1][8] != "10.00" || rows[1][11] != "3.00" || rows[1][12] != "Due" {
		t.Errorf("invoices: %q", rows)
	}
	if rows := s.csv(t, "/api/payers/export?format=csv&person=s0"); len(rows) != 2 || rows[1][3] != "EUR" || rows[1][5] != "3.00" || rows[1][6] != "3.00" {
		t.Errorf("payers: %q", rows)
	}
	if rows := s.csv(t, "/api/payers/export?format=csv&kind=church"); len(rows) != 2 || rows[1][0] != "Bethel" || rows[1][3] != "" || rows[1][6] != "" {
		t.Errorf("churches: %q", rows)
	}
	if rows := s.csv(t, "/api/accounts/export?format=csv&campus=paris"); len(rows) != 3 || rows[1][6] != "EUR" {
		t.Errorf("accounts: %q", rows)
	}
	rows = s.csv(t, "/api/accounts/cash-paris/movements/export?format=csv&reconciled=no")
	if len(rows) != 2 || rows[1][1] != "Payment received" || rows[1][8] != "No" || rows[1][9] != "EUR" || rows[1][10] != "7.00" || rows[1][11] != "7.00" {
		t.Errorf("movements: %q", rows)
	}
}

func TestTheTelephoneNumberOfAPayerIsWrittenInOneForm(t *testing.T) {
	s := newSchool(t)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE campus SET country = 'FR' WHERE id = 'paris'`)
	})
	p := s.church(t)
	body := map[string]any{"version": p.Version, "name": "Bethel", "email": "", "phone": "01.42.68.53.00", "address": "", "id_number": "", "language": "", "note": ""}
	s.Call(t, "PUT", "/api/payers/"+p.ID, body).Into(http.StatusOK, &p)
	if p.Phone != "+33 1 42 68 53 00" {
		t.Errorf("it is %q", p.Phone)
	}
}
