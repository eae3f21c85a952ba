package crashtest

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"sync"
	"syscall"
	"testing"
	"time"

	"myspace/internal/app"
	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/longtest"
	"myspace/internal/school/academic"
	"myspace/internal/school/finance"
	"myspace/internal/school/people"
	"myspace/internal/school/schooltest"
)

const cashiers = 4

// TestCrashKillLedger kills the server while cashiers take payments, reverse some and
// carry money to the bank, over lines that are cut: each sends what was not answered
// again, under the same key. After each kill the ledger's laws hold, nothing that was
// acknowledged is lost, and nothing was entered twice.
func TestCrashKillLedger(t *testing.T) {
	v := &office{classroom: classroom{served: served{victim: victim{folder: t.TempDir()}}}}
	must(t, v.fill(t.Context()))
	for n := range cashiers {
		v.cashiers = append(v.cashiers, &cashier{number: n, office: v, acked: map[string]int64{}})
	}
	kills := longtest.Times(5, 200)
	for range kills {
		must(t, v.killOnce(t))
	}
	must(t, v.finish(t))
	entered, cuts := 0, 0
	for _, one := range v.cashiers {
		entered, cuts = entered+len(one.acked), cuts+one.cuts
	}
	if entered < kills {
		t.Errorf("only %d entries were acknowledged", entered)
	}
	t.Logf("kills: %d, and %d cut lines (while %d entries were made, each of them once; the ledger's laws held after each)", v.kills, cuts, entered)
}

// office is a data folder with students who owe and accounts.
type office struct {
	classroom
	cash, bank string
	cashiers   []*cashier
}

func (v *office) fill(ctx context.Context) error {
	if _, err := app.AddUser(ctx, serverConfig(v.folder), app.NewUser{
		Email: "anne@school.example", FirstName: "Anne", LastName: "Martin", Role: "admin", Campus: "Paris", Password: password,
	}); err != nil {
		return err
	}
	d, err := db.Open(ctx, config(v.folder))
	if err != nil {
		return err
	}
	return errors.Join(d.Tx(ctx, func(tx *db.Tx) error { return v.addOwing(ctx, tx) }), d.Close())
}

func (v *office) addOwing(ctx context.Context, tx *db.Tx) error {
	campus, err := db.One(ctx, tx, "", db.ScanString, `SELECT id FROM campus`)
	if err != nil {
		return err
	}
	anne, err := db.One(ctx, tx, "", db.ScanString, `SELECT id FROM person`)
	if err != nil {
		return err
	}
	long := clock.Now().Add(-100 * 24 * time.Hour)
	first := clock.Today("").AddDays(-90)
	var enrolled []academic.NewEnrollment
	for n := range sheetStudents {
		id := studentOf(n)
		err = errors.Join(err, people.AddPerson(ctx, tx, id, people.PersonFields{FirstName: "A", LastName: id}, ""), people.AddMembership(ctx, tx, id, campus, access.Student))
		enrolled = append(enrolled, academic.NewEnrollment{
			ID: id, PersonID: id, ClassID: "class", CampusID: campus, Currency: "EUR", Status: academic.Confirmed, ConfirmedAt: long, CreatedAt: long,
			EnrollmentFields: academic.EnrollmentFields{Terms: academic.Terms{Tuition: 9_000, DiscountKind: "none", Installments: 9, FirstDate: first}},
		})
	}
	err = errors.Join(err, academic.AddClass(ctx, tx, "class", campus, academic.ClassFields{Code: "K1", Level: 1, Programme: "certificate", StartYear: 2026, EndYear: 2028, Language: "fr"}),
		academic.AddEnrollments(ctx, tx, enrolled))
	if err != nil {
		return err
	}
	if err := finance.AddOwed(ctx, tx); err != nil {
		return err
	}
	l, err := finance.OpenLedger(ctx, tx, campus, anne, first, finance.AccountFields{Name: "Cash"}, finance.AccountFields{Name: "Bank"}, 1000)
	if err == nil {
		v.cash, v.bank = l.Cash, l.Bank
	}
	return err
}

func (v *office) killOnce(t *testing.T) error {
	t.Helper()
	c, url, err := v.start(t.Context())
	if err != nil {
		return err
	}
	var working sync.WaitGroup
	for _, one := range v.cashiers {
		working.Go(func() { one.work(t.Context(), url, v.token) })
	}
	err = c.letRun(true, 300*time.Millisecond)
	c.kill()
	working.Wait()
	v.kills++
	return errors.Join(err, v.checkLedger(t))
}

// finish has every cashier send what was not answered.
func (v *office) finish(t *testing.T) error {
	t.Helper()
	c, url, err := v.start(t.Context())
	for _, one := range v.cashiers {
		if err == nil && one.path != "" {
			err = one.send(t.Context(), http.DefaultClient, url, v.token)
		}
	}
	c.kill()
	return errors.Join(err, v.checkLedger(t))
}

// checkLedger looks at a copy of what a kill left.
func (v *office) checkLedger(t *testing.T) (err error) {
	t.Helper()
	folder, err := v.copyDatabase(t)
	if err != nil {
		return err
	}
	d, err := db.Open(t.Context(), config(folder))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, d.Close()) }()
	err = checkSound(t.Context(), d)
	for law, text := range schooltest.LedgerLaws {
		if broken, found := db.All(t.Context(), d, db.ScanString, text); found != nil || len(broken) > 0 {
			err = errors.Join(err, found, fmt.Errorf("%s: %v", law, broken))
		}
	}
	for _, one := range v.cashiers {
		err = errors.Join(err, one.failed, one.check(t.Context(), d))
	}
	return err
}

// cashier enters one thing after the other, and the next when one was answered.
type cashier struct {
	*office
	number, made, cuts int
	acked              map[string]int64 // amounts by key
	paid               []string         // the transactions that can be reversed
	path, key          string           // of what was not answered yet
	body               map[string]any
	failed             error
}

// work enters and sends until the server is gone. Every other line is cut.
func (b *cashier) work(ctx context.Context, url, token string) {
	for b.failed == nil {
		if b.path == "" {
			b.enter()
		}
		line, client := &cutLine{}, http.DefaultClient
		if rand.IntN(2) == 0 {
			client = line.client()
		}
		err := b.send(ctx, client, url, token)
		switch {
		case line.cut.Load():
			b.cuts++
		case errors.Is(err, errRefused):
			b.failed = err
		case err != nil: // the server is gone
			return
		}
		if errors.Is(err, syscall.ECONNREFUSED) {
			return
		}
	}
}

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
		b.path, b.body["person_id"], b.body["payer_id"], b.body["category"] = "/api/transactions/payments", studentOf(rand.IntN(sheetStudents)), "", ""
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
