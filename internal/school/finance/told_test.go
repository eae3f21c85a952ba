package finance_test

import (
	"context"
	"net/http"
	"testing"

	"myspace/internal/base/db"
	"myspace/internal/base/notice"
)

// An invoice that was sent is told as long as it is owed: not once it was canceled, and
// once however often it is sent.
func TestASentInvoiceIsToldWhileItIsIssued(t *testing.T) {
	s := newSchool(t)
	s.enroll(t, "s0", 1000, 1, 0)
	v := s.drafts(t)[0]
	s.Call(t, "POST", "/api/invoices/issue", map[string]any{"items": []asked{versioned(v)}}).Is(http.StatusOK)
	for range 2 {
		s.Call(t, "POST", "/api/invoices/mail", map[string]any{"ids": []string{v.ID}}).Is(http.StatusOK)
	}
	told := func() int {
		t.Helper()
		view, err := notice.ViewOf(t.Context(), s.db, "s0", s.area.Part().Kinds)
		if err != nil {
			t.Fatal(err)
		}
		all, err := notice.Of(t.Context(), s.db, view, 10)
		if err != nil {
			t.Fatal(err)
		}
		if all, err = notice.Open(t.Context(), s.db, s.area.Part().Kinds, notice.Reader{PersonID: "s0", Language: "en"}, all); err != nil {
			t.Fatal(err)
		}
		n := 0
		for _, one := range all {
			if one.Kind == "invoice_sent" {
				n++
			}
		}
		return n
	}
	if n := told(); n != 1 {
		t.Errorf("told %d times", n)
	}
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE invoice SET state = 'canceled' WHERE id = ?`, v.ID)
	})
	if n := told(); n != 0 {
		t.Errorf("canceled: told %d times", n)
	}
}
