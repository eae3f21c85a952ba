package finance_test

import (
	"fmt"
	"net/http"
	"sync"
	"testing"

	"myspace/internal/base/db"
	"myspace/internal/base/longtest"
	"myspace/internal/school/schooltest"
)

// Numbers have no gaps, however many take one at the same moment, and some of them
// fail on the way.
func TestNumbersHaveNoGapsUnder64Writers(t *testing.T) {
	s := newSchool(t)
	s.enroll(t, "s0", 1_000_000, 1, 0)
	const writers = 64
	each := longtest.Times(2, 50)
	var all sync.WaitGroup
	for i := range writers {
		all.Go(func() {
			for n := range each {
				body := s.payment("s0", 10)
				body["key"] = fmt.Sprintf("writer-%02d-payment-%04d", i, n)
				if i%4 == 3 { // it takes a number, and is refused in the end
					body["day"] = "2099-01-01"
				}
				a := s.Call(t, "POST", "/api/transactions/payments", body)
				if want := map[bool]int{true: http.StatusUnprocessableEntity, false: http.StatusCreated}[i%4 == 3]; a.Code != want && a.Code != http.StatusServiceUnavailable {
					t.Errorf("%d %s", a.Code, a.Body)
				}
			}
		})
	}
	all.Wait()
	gaps, err := db.All(t.Context(), s.db, db.ScanString, schooltest.LedgerLaws["receipts have no gaps"])
	count, errCount := db.One(t.Context(), s.db, "", db.ScanInt, `SELECT COUNT(*) FROM money_transaction WHERE receipt_number IS NOT NULL`)
	if err != nil || errCount != nil || len(gaps) > 0 || count < writers/2 {
		t.Errorf("%d receipts, gaps in %v: %v, %v", count, gaps, err, errCount)
	}
}
