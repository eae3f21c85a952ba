package finance_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"sync"
	"testing"

	"myspace/internal/base/db"
	"myspace/internal/base/longtest"
	"myspace/internal/school/finance"
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

// Nor have those of invoices and credit notes any: each writer drafts one by hand, issues
// it and credits it, and some of them fail on the way.
func TestInvoicesAndCreditNotesHaveNoGapsUnder64Writers(t *testing.T) {
	s := newSchool(t)
	church := s.church(t)
	const writers = 64
	each := longtest.Times(1, 20)
	var all sync.WaitGroup
	for i := range writers {
		all.Go(func() {
			for n := range each {
				s.writeOff(t, church.ID, fmt.Sprintf("writer-%02d-%04d", i, n), i%4 == 3)
			}
		})
	}
	all.Wait()
	for series, text := range map[string]string{
		"invoices":     `SELECT COUNT(*) || ' ' || MIN(number) || ' ' || MAX(number) FROM invoice WHERE number IS NOT NULL`,
		"credit notes": `SELECT COUNT(*) || ' ' || MIN(number) || ' ' || MAX(number) FROM credit_note`,
	} {
		var count, first, last int
		said, err := db.One(t.Context(), s.db, "", db.ScanString, text)
		if _, errScan := fmt.Sscan(said, &count, &first, &last); err != nil || errScan != nil || first != 1 || last != count || count < writers/2 {
			t.Errorf("%s: %s, %v, %v", series, said, err, errScan)
		}
	}
	s.obeys(t)
}

// writeOff drafts an invoice, issues it and credits it; where it is to fail, it asks to
// be issued again, and to be credited more than it says. A server that has too much to
// do may refuse anything.
func (s school) writeOff(t *testing.T, payerID, key string, fails bool) {
	var v finance.FullInvoice
	send := func(path string, body map[string]any, want int) bool {
		a := s.Call(t, "POST", path, body)
		if a.Code != want && a.Code != http.StatusServiceUnavailable {
			t.Errorf("%s: %d %s", path, a.Code, a.Body)
		}
		return a.Code == want && (want >= http.StatusBadRequest || json.Unmarshal(a.Body.Bytes(), &v) == nil)
	}
	if !send("/api/invoices", map[string]any{"key": key + "-drafted", "payer_id": payerID, "lines": []map[string]any{{"text": "A book", "amount": 100}}, "note": ""}, http.StatusCreated) {
		return
	}
	one := "/api/invoices/" + v.ID
	if !send(one+"/issue", map[string]any{"version": v.Version}, http.StatusOK) {
		return
	}
	amount, want := 40, http.StatusOK
	if fails {
		amount, want = 101, http.StatusUnprocessableEntity
		send(one+"/issue", map[string]any{"version": v.Version}, http.StatusConflict)
	}
	send(one+"/credit", map[string]any{"key": key + "-credited", "amount": amount, "reason": "Less"}, want)
}
