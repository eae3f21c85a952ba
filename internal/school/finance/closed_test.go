package finance_test

import (
	"context"
	"encoding/json"
	"net/http"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/academic"
	"myspace/internal/school/finance"
)

// fixed is what of a month's figures never changes once it is closed, as a text.
// What is overdue is of its day.
func fixed(f finance.Figures) (string, error) {
	f.Overdue = nil
	text, err := json.Marshal(f)
	return string(text), err
}

// TestAClosedMonthChangesByNothing that becomes of people: neither by a merge, nor by an
// erasing, nor by a transfer.
func TestAClosedMonthChangesByNothing(t *testing.T) {
	s := newSchool(t)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return academic.AddClass(ctx, tx, "class-paris-2", "paris", academic.ClassFields{Code: "K9", Level: 1, Programme: "certificate", StartYear: 2026, EndYear: 2028, Language: "fr"})
	})
	church := s.church(t)
	moved, erased := s.enroll(t, "s0", 1000, 4, -80), s.enroll(t, "s2", 900, 3, -80)
	s.enroll(t, "s1", 500, 1, -80)
	s.Call(t, "PUT", "/api/enrollments/"+erased.ID+"/money/shares", map[string]any{"shares": []map[string]any{{"payer_id": church.ID, "kind": "percent", "value": 5000}}}).Is(http.StatusOK)
	v := s.issueOne(t, moved.ID)
	s.issue(t, s.invoicesOf(t, "payer="+church.ID)[0])
	s.Call(t, "POST", "/api/invoices/"+v.ID+"/credit", map[string]any{"key": s.key(), "amount": 50, "reason": "A grant"}).Is(http.StatusOK)
	last, day := s.lastMonth(1)
	on, err := clock.ParseDate(day)
	if err != nil {
		t.Fatal(err)
	}
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		for _, text := range []string{`UPDATE invoice SET day = ? WHERE state = 'issued'`, `UPDATE credit_note SET day = ?`, `UPDATE money_allocation SET day = ?`} {
			if err := db.Exec(ctx, tx, text, on); err != nil {
				return err
			}
		}
		return nil
	})
	for i, person := range []string{"s0", "s1", "s2"} {
		body := s.payment(person, int64(100+i))
		body["day"], body["lines"] = day, []map[string]any{{"category": "books", "text": "", "amount": 7}}
		s.Call(t, "POST", "/api/transactions/payments", body).Is(http.StatusCreated)
	}
	var closed finance.FullSummary
	s.Call(t, "POST", "/api/summaries/"+last+"/close", "{}").Into(http.StatusOK, &closed)
	if len(closed.Invoiced) != 1 || len(closed.Credited) != 1 || closed.Collected[0].Amount != 100+101+102-3*7 {
		t.Fatalf("%+v", closed.Figures)
	}
	want, err := fixed(closed.Figures)
	if err != nil {
		t.Fatal(err)
	}
	stays := func(after string) {
		t.Helper()
		now, err := s.area.FiguresOf(t.Context(), "paris", closed.Month)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := fixed(now); err != nil || got != want {
			t.Errorf("after %s: %s instead of %s, %v", after, got, want, err)
		}
	}
	stays("nothing")
	follower := s.area.Part().Follower
	s.change(t, func(ctx context.Context, tx *db.Tx) error { return follower.Merge(ctx, tx, "s0", "s1") })
	stays("a merge")
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		if err := follower.Erased(ctx, tx, "s2"); err != nil {
			return err
		}
		return follower.Sorted(ctx, tx, "s2", "erased person")
	})
	stays("an erasing")
	head := s.as("head", access.Director)
	head.Call(t, "GET", "/api/enrollments/"+moved.ID, nil).Into(http.StatusOK, &moved)
	head.Call(t, "POST", "/api/enrollments/"+moved.ID+"/transfer", map[string]any{"version": moved.Version, "class_id": "class-paris-2", "reason": "Moves", "overfill": false}).Is(http.StatusOK)
	stays("a transfer")
	s.obeys(t)
}
