package library_test

import (
	"net/http"
	"testing"

	"myspace/internal/base/api"
	"myspace/internal/school/library"
)

func (s shelf) begin(t *testing.T) (k library.StockTaking) {
	t.Helper()
	s.Call(t, "POST", "/api/stock-takings", map[string]any{"campus_id": "paris"}).Into(http.StatusCreated, &k)
	return k
}

func (s shelf) scan(t *testing.T, stock, barcode string) (found library.StockScan) {
	t.Helper()
	s.Call(t, "POST", "/api/stock-takings/"+stock+"/scan", map[string]any{"barcode": barcode}).Into(http.StatusOK, &found)
	return found
}

func (s shelf) missing(t *testing.T, stock string) (codes []string) {
	t.Helper()
	var all api.Page[library.Copy]
	s.Call(t, "GET", "/api/stock-takings/"+stock+"/missing", nil).Into(http.StatusOK, &all)
	for _, c := range all.Items {
		codes = append(codes, c.Barcode)
	}
	return codes
}

func TestAStockTakingSaysWhatIsMissing(t *testing.T) {
	s := newDesk(t)
	b := s.create(t, fields("Faith"))
	all := s.copies(t, b.ID, "paris", 6)
	elsewhere := s.copies(t, b.ID, "dakar", 1)[0]
	s.lend(t, "0001", all[0].Barcode, "ana")
	lost := s.lend(t, "0002", all[1].Barcode, "ben")
	s.Call(t, "POST", "/api/loans/"+lost.ID+"/lost", nil).Is(http.StatusOK)
	s.Call(t, "POST", "/api/copies/"+all[2].ID+"/withdraw", nil).Is(http.StatusOK)
	k := s.begin(t)
	if k.Expected != 3 || k.Missing != 3 || k.Seen != 0 {
		t.Errorf("it began: %+v", k)
	}
	s.Call(t, "POST", "/api/stock-takings", map[string]any{"campus_id": "paris"}).Fails(http.StatusConflict, "stock.open")
	for i, want := range []struct{ barcode, outcome string }{
		{all[3].Barcode, "seen"}, {all[3].Barcode, "again"}, {all[0].Barcode, "back"}, {all[1].Barcode, "found"}, {all[2].Barcode, "withdrawn"}, {elsewhere.Barcode, "elsewhere"},
	} {
		if got := s.scan(t, k.ID, want.barcode); got.Outcome != want.outcome {
			t.Errorf("scan %d: %s, want %s", i, got.Outcome, want.outcome)
		}
	}
	s.Call(t, "POST", "/api/stock-takings/"+k.ID+"/scan", map[string]any{"barcode": "unknown-code"}).Fails(http.StatusNotFound, "copy.not_found")
	if codes := s.missing(t, k.ID); len(codes) != 2 || codes[0] != all[4].Barcode || codes[1] != all[5].Barcode {
		t.Errorf("missing: %v", codes)
	}
	s.Call(t, "POST", "/api/stock-takings/"+k.ID+"/close", map[string]any{"lose": true}).Into(http.StatusOK, &k)
	if k.ClosedAt.IsZero() || k.Missing != 2 || k.Seen != 4 || k.MayEdit {
		t.Errorf("it is closed: %+v", k)
	}
	var c library.Copy
	s.Call(t, "GET", "/api/copies/"+all[4].ID, nil).Into(http.StatusOK, &c)
	if c.State != library.Lost {
		t.Errorf("what is missing is lost: %+v", c)
	}
	// What turns up later does not change what was missing.
	s.back(t, all[4].Barcode)
	if codes := s.missing(t, k.ID); len(codes) != 2 {
		t.Errorf("missing then: %v", codes)
	}
	s.Call(t, "POST", "/api/stock-takings/"+k.ID+"/scan", map[string]any{"barcode": all[4].Barcode}).Fails(http.StatusConflict, "stock.closed")
	s.Call(t, "POST", "/api/stock-takings/"+k.ID+"/close", map[string]any{"lose": false}).Fails(http.StatusConflict, "stock.closed")
	s.begin(t)
}

// TestWhatMovesWhileAStockIsTakenIsNotMissing: what was in somebody's hands was seen,
// and what came from elsewhere was not expected.
func TestWhatMovesWhileAStockIsTakenIsNotMissing(t *testing.T) {
	s := newDesk(t)
	b := s.create(t, fields("Faith"))
	all := s.copies(t, b.ID, "paris", 5)
	elsewhere := s.copies(t, b.ID, "dakar", 1)[0]
	s.lend(t, "0001", all[0].Barcode, "ana")
	s.Call(t, "POST", "/api/copies/"+all[1].ID+"/withdraw", nil).Is(http.StatusOK)
	k := s.begin(t)
	s.back(t, all[0].Barcode)
	s.Call(t, "POST", "/api/copies/"+all[1].ID+"/shelve", nil).Is(http.StatusOK)
	s.lend(t, "0002", all[2].Barcode, "ben")
	s.back(t, all[2].Barcode)
	s.Call(t, "POST", "/api/copies/"+elsewhere.ID+"/transfer", map[string]any{"campus_id": "paris"}).Is(http.StatusOK)
	if codes := s.missing(t, k.ID); len(codes) != 2 || codes[0] != all[3].Barcode || codes[1] != all[4].Barcode {
		t.Errorf("missing: %v", codes)
	}
	s.Call(t, "POST", "/api/stock-takings/"+k.ID+"/close", map[string]any{"lose": true}).Into(http.StatusOK, &k)
	if k.Expected != 3 || k.Seen != 3 || k.Missing != 2 {
		t.Errorf("it is closed: %+v", k)
	}
	// The next one expects what came.
	if next := s.begin(t); next.Expected != 4 || next.Missing != 4 {
		t.Errorf("the next one: %+v", next)
	}
}
