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
