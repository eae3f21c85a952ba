package finance_test

import (
	"context"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/school/finance"
)

// summedUp is what a list comes to, row by row.
func (s school) summedUp(t *testing.T, query string) []finance.InvoiceTotal {
	t.Helper()
	totals := []finance.InvoiceTotal{}
	for _, v := range s.invoicesOf(t, query+"&page_size=200") {
		at := slices.IndexFunc(totals, func(one finance.InvoiceTotal) bool { return one.Currency == v.Currency })
		if at < 0 {
			at, totals = len(totals), append(totals, finance.InvoiceTotal{Currency: v.Currency})
		}
		one := &totals[at]
		one.Count, one.Total, one.Credited, one.Paid, one.Balance = one.Count+1, one.Total+v.Total, one.Credited+v.Credited, one.Paid+v.Paid, one.Balance+v.Balance
	}
	slices.SortFunc(totals, func(a, b finance.InvoiceTotal) int { return strings.Compare(a.Currency, b.Currency) })
	return totals
}

// TestTheTotalsAreWhatTheListShows, whoever looks and whatever narrows it: whether they
// come from the sums that are kept or not.
func TestTheTotalsAreWhatTheListShows(t *testing.T) {
	s := newSchool(t)
	head := s.as("head", access.Director)
	for i := range 5 {
		e := s.enroll(t, fmt.Sprint("s", i), 1000, 2, 60-30*i)
		if i > 0 {
			s.issueOne(t, e.ID)
		}
	}
	head.issueOne(t, s.enrollIn(t, "class-dakar", "d0", 300_000, 2, -40).ID)
	head.issueOne(t, s.enrollIn(t, "class-dakar", "books", 5000, 1, 5).ID) // who keeps the books of Paris learns in Dakar
	s.pay(t, "s4", 1000)
	s.pay(t, "s3", 300)
	s.Call(t, "POST", "/api/invoices/"+s.only(t, "s2").ID+"/cancel", map[string]any{"reason": "Wrong"}).Is(http.StatusOK)
	s.Call(t, "POST", "/api/invoices/"+s.only(t, "s1").ID+"/credit", map[string]any{"key": s.key(), "amount": 100, "reason": "A grant"}).Is(http.StatusOK)
	shown := map[int]bool{}
	for name, who := range map[string]school{
		"accounting": s, "who learns elsewhere, too": s.as("books", access.Accounting|access.Student), "director": head, "student": s.as("d0", access.Student),
	} {
		for _, state := range []string{"", "draft", "issued", "settled", "canceled"} {
			for _, standing := range []string{"", "paid", "due", "not_paid", "upcoming", "up_to_date"} {
				for _, more := range []string{"", "campus=paris", "campus=dakar", "currency=EUR", "currency=XOF", "campus=dakar&currency=XOF", "q=s", "least=2000", "class=class-paris", "from=" + s.day(0), "to=" + s.day(-1)} {
					query := more
					if state != "" {
						query += "&state=" + state
					}
					if standing != "" {
						query += "&standing=" + standing
					}
					var got finance.InvoiceTotals
					who.Call(t, "GET", "/api/invoices/totals?"+query, nil).Into(http.StatusOK, &got)
					want := who.summedUp(t, query)
					if !slices.Equal(got.Items, want) {
						t.Errorf("%s, %s: %+v instead of %+v", name, query, got.Items, want)
					}
					shown[len(want)] = true
				}
			}
		}
	}
	if len(shown) != 3 {
		t.Errorf("no list has none, one and two currencies: %v", shown)
	}
}

// TestTheSumsOfInvoicesFollowEveryChange, whoever makes it.
func TestTheSumsOfInvoicesFollowEveryChange(t *testing.T) {
	s := newSchool(t)
	for i := range 3 {
		s.issueOne(t, s.enroll(t, fmt.Sprint("s", i), 900, 3, -100).ID)
	}
	s.enroll(t, "s3", 400, 2, -100)
	for _, c := range []struct {
		text string
		open int
	}{
		{`UPDATE invoice SET note = 'read'`, 3100},
		{`UPDATE invoice SET next_deadline = '2026-01-05' WHERE number = 1`, 3100},
		{`UPDATE invoice SET next_deadline = NULL WHERE number = 1`, 3100},
		{`UPDATE invoice SET paid = total, balance = 0, next_deadline = NULL WHERE number = 2`, 2200},
		{`UPDATE invoice SET state = 'canceled', credited = 900, balance = 0 WHERE number = 3`, 1300},
		{`UPDATE invoice SET campus_id = 'dakar', currency = 'XOF' WHERE number < 3`, 1300},
		{`UPDATE invoice_line SET invoice_id = invoice_id`, 1300},
	} {
		s.change(t, func(ctx context.Context, tx *db.Tx) error { return db.Exec(ctx, tx, c.text) })
		dbtest.CheckCopies(t, s.db)
		open, err := db.One(t.Context(), s.db, "", db.ScanInt, `SELECT CAST(SUM(balance) AS BIGINT) FROM invoice_sum`)
		if err != nil || open != c.open {
			t.Errorf("%s: %d open, %v", c.text, open, err)
		}
	}
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		for _, text := range []string{`UPDATE owed_part SET invoice_id = NULL`, `DELETE FROM invoice_line`, `DELETE FROM invoice`} {
			if err := db.Exec(ctx, tx, text); err != nil {
				return err
			}
		}
		return nil
	})
	dbtest.CheckCopies(t, s.db)
	if left, err := db.One(t.Context(), s.db, "", db.ScanInt, `SELECT COUNT(*) FROM invoice_sum WHERE invoices <> 0 OR total <> 0 OR credited <> 0 OR paid <> 0 OR balance <> 0`); err != nil || left != 0 {
		t.Errorf("%d sums of nothing, %v", left, err)
	}
}
