package finance_test

import (
	"context"
	"net/http"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/school/finance"
	"myspace/internal/school/part"
)

// TestAChargeIsADraftThatStandsUntilItIsTakenBack has another area charge somebody,
// as the library does for a lost book.
func TestAChargeIsADraftThatStandsUntilItIsTakenBack(t *testing.T) {
	s := newSchool(t)
	charging := s.area.Part().Charging
	in, _ := access.Allow(access.Accounting, access.OwnCampus).Scope(s.Actor)
	var id string
	s.change(t, func(ctx context.Context, tx *db.Tx) (err error) {
		id, err = charging.Draft(access.With(ctx, in), tx, in, part.Charge{CampusID: "paris", PersonID: "s1", Text: "Lost book: Faith", Amount: 1290})
		return err
	})
	var v finance.FullInvoice
	s.Call(t, "GET", "/api/invoices/"+id, nil).Into(http.StatusOK, &v)
	if v.State != "draft" || v.Total != 1290 || v.Currency != "EUR" || len(v.Lines) != 1 || v.Lines[0].Text != "Lost book: Faith" {
		t.Errorf("the draft: %+v", v)
	}
	stands := func() bool {
		found, err := charging.Standing(t.Context(), s.db, []string{id, "nobody"})
		if err != nil || found["nobody"] {
			t.Fatalf("%v, %v", found, err)
		}
		return found[id]
	}
	if !stands() {
		t.Error("it does not stand")
	}
	s.Call(t, "DELETE", "/api/invoices/"+id, nil).Is(http.StatusNoContent)
	if stands() {
		t.Error("what was removed stands")
	}
}

// TestAChargeIsWithdrawnWhileItIsTheDraftThatItWas: once it was issued, or holds other
// things, it is left to who keeps the books.
func TestAChargeIsWithdrawnWhileItIsTheDraftThatItWas(t *testing.T) {
	s := newSchool(t)
	charging := s.area.Part().Charging
	in, _ := access.Allow(access.Accounting, access.OwnCampus).Scope(s.Actor)
	for name, of := range map[string]struct {
		change string
		want   bool
	}{
		"as it was made": {"", true},
		"issued":         {`UPDATE invoice SET state = 'issued', year = 2026, number = 1 WHERE id = ?`, false},
		"changed":        {`UPDATE invoice SET version = version + 1 WHERE id = ?`, false},
		"removed":        {`DELETE FROM invoice WHERE id = ?`, false},
	} {
		var id string
		var gone bool
		s.change(t, func(ctx context.Context, tx *db.Tx) (err error) {
			ctx = access.With(ctx, in)
			if id, err = charging.Draft(ctx, tx, in, part.Charge{CampusID: "paris", PersonID: "s1", Text: "Lost book: Faith", Amount: 1290}); err != nil {
				return err
			}
			if of.change != "" {
				if err := db.Exec(ctx, tx, of.change, id); err != nil {
					return err
				}
			}
			gone, err = charging.Withdraw(ctx, tx, id)
			return err
		})
		if gone != of.want {
			t.Errorf("%s: withdrawn %v", name, gone)
		}
		status := http.StatusOK
		if of.want || name == "removed" {
			status = http.StatusNotFound
		}
		s.Call(t, "GET", "/api/invoices/"+id, nil).Is(status)
	}
}
