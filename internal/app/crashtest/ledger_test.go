package crashtest

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"testing"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/longtest"
	"myspace/internal/school/academic"
	"myspace/internal/school/finance"
	"myspace/internal/school/schooltest"
)

const cashiers = 4

// TestCrashKillLedger kills the server while cashiers take payments, reverse some and
// carry money to the bank, over lines that are cut: each sends what was not answered
// again, under the same key. After each kill the ledger's laws hold, nothing that was
// acknowledged is lost, and nothing was entered twice.
func TestCrashKillLedger(t *testing.T) {
	v := &sending{served: served{victim: victim{folder: t.TempDir()}}, laws: checkLaws}
	first := clock.Today("").AddDays(-90)
	terms := academic.Terms{Tuition: 9_000, DiscountKind: "none", Installments: 9, FirstDate: first}
	var l *finance.Ledger
	must(t, v.fill(t.Context(), terms, func(tx *db.Tx, campus, anne string) (err error) {
		if err := finance.AddOwed(t.Context(), tx); err != nil {
			return err
		}
		l, err = finance.OpenLedger(t.Context(), tx, campus, anne, first, finance.AccountFields{Name: "Cash"}, finance.AccountFields{Name: "Bank"}, 1000)
		return err
	}))
	all := []*cashier{}
	for n := range cashiers {
		all = append(all, &cashier{number: n, cash: l.Cash, bank: l.Bank, acked: map[string]int64{}})
		v.devices = append(v.devices, &device{entering: all[n]})
	}
	kills := longtest.Times(5, 200)
	cuts, entered := v.killTimes(t, kills), 0
	for _, one := range all {
		entered += len(one.acked)
	}
	if entered < kills {
		t.Errorf("only %d entries were acknowledged", entered)
	}
	t.Logf("kills: %d, and %d cut lines (while %d entries were made, each of them once; the ledger's laws held after each)", v.kills, cuts, entered)
}

func checkLaws(ctx context.Context, d *db.DB) (err error) {
	for law, text := range schooltest.LedgerLaws {
		if broken, found := db.All(ctx, d, db.ScanString, text); found != nil || len(broken) > 0 {
			err = errors.Join(err, found, fmt.Errorf("%s: %v", law, broken))
		}
	}
	return err
}

// cashier enters one thing after the other, and the next when one was answered.
type cashier struct {
	number, made int
	cash, bank   string
	acked        map[string]int64 // amounts by key
	paid         []string         // the transactions that can be reversed
	path, key    string           // of what was not answered yet
	body         map[string]any
}

func (b *cashier) next() {
	if !b.unsent() {
		b.enter()
	}
}

func (b *cashier) unsent() bool { return b.path != "" }

// enter makes up what comes next.
func (b *cashier) enter() {
	b.made++
	b.key = fmt.Sprintf("cashier-%d-entry-%06d", b.number, b.made)
	amount := 1 + rand.Int64N(700)
	b.body = map[string]any{"key": b.key, "account_id": b.cash, "day": clock.Today("").String(), "amount": amount, "way": "cash", "reference": "", "memo": ""}
	switch kind := rand.IntN(6); {
	case kind == 0 && len(b.paid) > 0:
		last := len(b.paid) - 1
		b.path, b.body = "/api/transactions/"+b.paid[last]+"/reverse", map[string]any{"key": b.key, "reason": "Wrong"}
		b.paid = b.paid[:last]
	case kind == 1:
		b.path, b.body["to_account_id"] = "/api/transactions/transfers", b.bank
	default:
		b.path, b.body["person_id"], b.body["payer_id"], b.body["category"] = "/api/transactions/payments", studentOf(rand.IntN(classStudents)), "", ""
	}
}

// send sends what was entered, and forgets it once it was acknowledged.
func (b *cashier) send(ctx context.Context, by *http.Client, url, token string) error {
	var done struct {
		ID, Kind string
		Amount   int64
	}
	if err := call(ctx, by, http.MethodPost, url+b.path, token, b.body, &done); err != nil {
		return err
	}
	if b.acked[b.key] = done.Amount; done.Kind == finance.Income {
		b.paid = append(b.paid, done.ID)
	}
	b.path = ""
	return nil
}

// check holds what the database has against what was sent and acknowledged.
func (b *cashier) check(ctx context.Context, d *db.DB) error {
	there := 0
	err := db.Each(ctx, d, func(r db.Row) error {
		var key string
		var amount int64
		err := r.Scan(&key, &amount)
		if was, ok := b.acked[key]; ok && was != amount {
			err = errors.Join(err, fmt.Errorf("%s is %d, and was acknowledged as %d", key, amount, was))
		}
		there++
		return err
	}, `SELECT request_key, amount FROM money_transaction WHERE request_key LIKE ?`, fmt.Sprintf("cashier-%d-%%", b.number))
	if there < len(b.acked) || there > b.made {
		err = errors.Join(err, fmt.Errorf("cashier %d: %d entries are there; %d were made, %d acknowledged", b.number, there, b.made, len(b.acked)))
	}
	return err
}
