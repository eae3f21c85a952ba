package finance_test

import (
	"fmt"
	"math/rand/v2"
	"net/http"
	"sync"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/base/longtest"
	"myspace/internal/school/finance"
	"myspace/internal/school/schooltest"
)

// TestTheLawsHoldWithTwoServers has two servers of one database enter what they like
// at the same moment. SQLite has one server.
func TestTheLawsHoldWithTwoServers(t *testing.T) {
	if dbtest.Server() == "" {
		t.Skip("SQLite has one server")
	}
	one, two := dbtest.OpenTwice(t)
	servers := []school{serverOn(t, one), serverOn(t, two)}
	servers[0].change(t, servers[0].fill)
	for i := range 6 {
		servers[i%2].enroll(t, fmt.Sprint("s", i), 100_000, 5, -60)
	}
	var all sync.WaitGroup
	each := longtest.Times(12, 2000)
	for i := range 8 {
		w := &writer{school: servers[i%2], t: t, name: i, dice: rand.New(rand.NewPCG(2026, uint64(i)))}
		all.Go(func() {
			for n := range each {
				w.move(n)
			}
		})
	}
	all.Wait()
	for law, text := range schooltest.LedgerLaws {
		if broken, err := db.All(t.Context(), servers[0].db, db.ScanString, text); err != nil || len(broken) > 0 {
			t.Errorf("%s: %v, %v", law, broken, err)
		}
	}
	receipts, err := db.One(t.Context(), servers[0].db, "", db.ScanInt, `SELECT COUNT(*) FROM money_transaction WHERE receipt_number IS NOT NULL`)
	if err != nil || receipts < each {
		t.Errorf("only %d receipts, %v", receipts, err)
	}
	t.Logf("%d moves of 8 writers at two servers; the laws held", 8*each)
}

// writer is somebody at one of two servers.
type writer struct {
	school
	t    *testing.T
	name int
	dice *rand.Rand
}

func (w *writer) move(n int) {
	switch w.dice.IntN(8) {
	case 0:
		w.reverse(n)
	case 1:
		w.issue()
	case 2:
		w.send("/api/transactions/transfers", map[string]any{
			"key": w.key(n), "account_id": "cash-paris", "to_account_id": "bank-paris", "day": w.day(-w.dice.IntN(60)), "amount": 1 + w.dice.IntN(50), "way": "cash", "reference": "", "memo": "",
		})
	default:
		body := w.payment(fmt.Sprint("s", w.dice.IntN(6)), 1+w.dice.Int64N(5000))
		body["key"], body["day"] = w.key(n), w.day(-w.dice.IntN(60))
		w.send("/api/transactions/payments", body)
	}
}

func (w *writer) key(n int) string { return fmt.Sprintf("writer-%02d-entry-%06d", w.name, n) }

// send enters something: it may be refused, and never fails.
func (w *writer) send(path string, body any) {
	if a := w.Call(w.t, "POST", path, body); a.Code >= http.StatusInternalServerError && a.Code != http.StatusServiceUnavailable {
		w.t.Errorf("%s: %d %s", path, a.Code, a.Body)
	}
}

// reverse takes back what another writer may be taking back, too.
func (w *writer) reverse(n int) {
	var l api.Page[finance.Transaction]
	w.Call(w.t, "GET", "/api/transactions?kind=income&page_size=20", nil).Into(http.StatusOK, &l)
	if len(l.Items) > 0 {
		w.send("/api/transactions/"+l.Items[w.dice.IntN(len(l.Items))].ID+"/reverse", map[string]any{"key": w.key(n), "reason": "Wrong"})
	}
}

// issue issues what is a draft, as another writer may, and credits something of it.
func (w *writer) issue() {
	var l api.Page[finance.Invoice]
	w.Call(w.t, "GET", "/api/invoices?page_size=20", nil).Into(http.StatusOK, &l)
	var drafts []asked
	for _, v := range l.Items {
		if v.State == "draft" {
			drafts = append(drafts, versioned(v))
		} else if v.Balance > 0 && w.dice.IntN(3) == 0 {
			w.as("books", access.Accounting).Call(w.t, "POST", "/api/invoices/"+v.ID+"/cancel", map[string]any{"reason": "Wrong"})
		}
	}
	if len(drafts) > 0 {
		w.send("/api/invoices/issue", map[string]any{"items": drafts})
	}
}
