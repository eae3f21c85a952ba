package finance_test

import (
	"context"
	"net/http"
	"testing"

	"myspace/internal/base/db"
	"myspace/internal/school/finance"
	"myspace/internal/school/schooltest"
)

// issueOne issues the only draft of an enrollment.
func (s school) issueOne(t testing.TB, enrollmentID string) (v finance.FullInvoice) {
	t.Helper()
	for _, one := range s.money(t, enrollmentID).Invoices {
		if one.State == "draft" {
			s.Call(t, "POST", "/api/invoices/"+one.ID+"/issue", map[string]any{"version": one.Version}).Into(http.StatusOK, &v)
			return v
		}
	}
	t.Fatal("no draft")
	return v
}

// TestACanceledInvoiceHasNoBalanceWhenItsPaymentIsReversed: what was paid of it is
// owed again, on a new draft, and the canceled paper stays at nothing.
func TestACanceledInvoiceHasNoBalanceWhenItsPaymentIsReversed(t *testing.T) {
	for name, paid := range map[string]int64{"one installment": 500, "one and a part": 700} {
		t.Run(name, func(t *testing.T) {
			s := newSchool(t)
			e := s.enroll(t, "s0", 1000, 2, 0)
			v := s.issueOne(t, e.ID)
			done := s.pay(t, "s0", paid)
			s.Call(t, "POST", "/api/invoices/"+v.ID+"/cancel", map[string]any{"reason": "Wrong"}).Is(http.StatusOK)
			s.Call(t, "POST", "/api/transactions/"+done.ID+"/reverse", map[string]any{"key": s.key(), "reason": "Not his"}).Is(http.StatusOK)
			s.Call(t, "GET", "/api/invoices/"+v.ID, nil).Into(http.StatusOK, &v)
			if v.State != "canceled" || v.Balance != 0 || v.Paid != 0 || v.Credited != 1000 {
				t.Errorf("%s: paid %d, credited %d, balance %d", v.State, v.Paid, v.Credited, v.Balance)
			}
			m := s.money(t, e.ID)
			if m.Open != 1000 || m.Paid != 0 {
				t.Errorf("open %d, paid %d", m.Open, m.Paid)
			}
			if again := s.issueOne(t, e.ID); again.Total != 1000 || again.Balance != 1000 {
				t.Errorf("the new one has %d, open %d", again.Total, again.Balance)
			}
			for law, text := range schooltest.LedgerLaws {
				if broken, err := db.All(t.Context(), s.db, db.ScanString, text); err != nil || len(broken) > 0 {
					t.Errorf("%s: %v, %v", law, broken, err)
				}
			}
		})
	}
}

// TestMoneyTakenOfAMergedPersonIsAccepted: a till without a line does not know
// that two records became one, nor that a payer is gone.
func TestMoneyTakenOfAMergedPersonIsAccepted(t *testing.T) {
	s := newSchool(t)
	s.enroll(t, "s0", 1000, 1, 0)
	s.enroll(t, "s1", 1000, 1, 0)
	kept, gone := s.payer(t, "s0"), s.payer(t, "s1")
	var till finance.Till
	s.Call(t, "POST", "/api/tills", map[string]any{"campus_id": "paris", "name": "Tablet"}).Into(http.StatusCreated, &till)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		if err := s.area.Part().Follower.Merge(ctx, tx, "s0", "s1"); err != nil {
			return err
		}
		return db.Exec(ctx, tx, `INSERT INTO merged_record (entity, id, into_id, created_at) VALUES ('person', 's1', 's0', '2026-01-01T00:00:00Z')`)
	})
	for i, who := range []map[string]string{{"person_id": "s1"}, {"payer_id": gone.ID}, {"person_id": "nobody-any-more"}} {
		body := s.payment("", 100)
		for field, id := range who {
			body[field] = id
		}
		body["taken"] = map[string]any{"till_id": till.ID, "year": s.today.Year, "number": i + 1}
		var done finance.FullTransaction
		s.Call(t, "POST", "/api/transactions/payments", body).Into(http.StatusCreated, &done)
		want := kept.ID
		if i == 2 {
			want = ""
		}
		if done.PayerID != want {
			t.Errorf("%v: paid by %q", who, done.PayerID)
		}
	}
	if got := s.balance(t, "cash-paris"); got != 300 {
		t.Errorf("%d in the till", got)
	}
}
