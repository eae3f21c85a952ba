package finance_test

import (
	"context"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/apitest"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/finance"
)

func states(m finance.EnrollmentMoney) string {
	var all []string
	for _, o := range m.Parts {
		all = append(all, o.State)
	}
	return strings.Join(all, " ")
}

func TestAPaymentPaysTheOldestFirstAndTheRestBecomesCredit(t *testing.T) {
	s := newSchool(t)
	e := s.enroll(t, "s0", 1001, 3, -40) // 334, 334, 333
	if m := s.money(t, e.ID); states(m) != "due due not_paid" || m.Open != 1001 || m.Due != 668 {
		t.Fatalf("%s, open %d, due %d", states(m), m.Open, m.Due)
	}
	done := s.pay(t, "s0", 400)
	if !strings.HasPrefix(done.Receipt, "PAR-") || !strings.HasSuffix(done.Receipt, "-R-0001") || done.Total != 1001 || done.Paid != 400 || done.Open != 601 {
		t.Errorf("receipt %s: %d, %d, %d", done.Receipt, done.Total, done.Paid, done.Open)
	}
	if m := s.money(t, e.ID); states(m) != "paid due not_paid" || m.Paid != 400 || m.Parts[1].Paid != 66 {
		t.Errorf("%s, paid %d", states(m), m.Paid)
	}
	done = s.pay(t, "s0", 700)
	if got := s.payer(t, "s0").Credit; len(got) != 1 || got[0].Amount != 99 || done.Dues-done.Allocated != 99 {
		t.Errorf("credit: %v", got)
	}
	if got := s.balance(t, "cash-paris"); got != 1100 {
		t.Errorf("the till has %d", got)
	}
	s.Call(t, "POST", "/api/enrollments/"+e.ID+"/back", map[string]any{"waiting_reason": "papers"}).Is(http.StatusForbidden)
	s.as("head", access.Director).Call(t, "POST", "/api/enrollments/"+e.ID+"/back", map[string]any{"waiting_reason": "papers"}).Fails(http.StatusConflict, "finance.was_paid")
}

func TestWhatIsSentTwiceIsEnteredOnce(t *testing.T) {
	s := newSchool(t)
	s.enroll(t, "s0", 1000, 1, 0)
	body := s.payment("s0", 300)
	var first, second finance.FullTransaction
	s.Call(t, "POST", "/api/transactions/payments", body).Into(http.StatusCreated, &first)
	s.Call(t, "POST", "/api/transactions/payments", body).Into(http.StatusCreated, &second)
	if first.ID != second.ID || s.balance(t, "cash-paris") != 300 {
		t.Errorf("%s and %s, %d in the till", first.ID, second.ID, s.balance(t, "cash-paris"))
	}
	body["amount"] = 301
	s.Call(t, "POST", "/api/transactions/payments", body).Fails(http.StatusConflict, "finance.key_used")
}

// TestTheTillOffersItsOwnCurrencyFirst, so that money goes to an account of another
// only where somebody has it do so; what is paid there pays nothing of the campus's.
func TestTheTillOffersItsOwnCurrencyFirst(t *testing.T) {
	s := newSchool(t)
	s.enroll(t, "s0", 1000, 1, 0)
	var francs finance.Account
	s.Call(t, "POST", "/api/accounts", map[string]any{"campus_id": "paris", "kind": "cash", "currency": "XOF", "opening_balance": 0, "name": "A franc box", "iban": "", "bic": "", "holder": ""}).
		Into(http.StatusCreated, &francs)
	var all finance.TillAccounts
	s.Call(t, "GET", "/api/till/accounts?campus=paris", nil).Into(http.StatusOK, &all)
	if len(all.Items) != 3 || all.Items[0].Currency != "EUR" || all.Items[1].Currency != "EUR" || all.Items[2].ID != francs.ID {
		t.Errorf("%+v", all.Items)
	}
	body := s.payment("s0", 700)
	body["account_id"] = francs.ID
	var done finance.FullTransaction
	s.Call(t, "POST", "/api/transactions/payments", body).Into(http.StatusCreated, &done)
	if done.Currency != "XOF" || done.Allocated != 0 || done.Dues != 700 {
		t.Errorf("%s: %d of %d", done.Currency, done.Allocated, done.Dues)
	}
	y := s.payer(t, "s0")
	if len(y.Open) != 1 || y.Open[0] != (finance.Sum{Currency: "EUR", Amount: 1000}) || len(y.Credit) != 1 || y.Credit[0] != (finance.Sum{Currency: "XOF", Amount: 700}) {
		t.Errorf("owes %v, has %v", y.Open, y.Credit)
	}
}

// TestACardAndAFaceAreKnownToWhoTakesMoney, so that a till knows people without a line.
func TestACardAndAFaceAreKnownToWhoTakesMoney(t *testing.T) {
	s := newSchool(t)
	s.enroll(t, "s0", 1000, 1, 0)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		err := db.Exec(ctx, tx, `INSERT INTO file (hash, size, media_type, created_at) VALUES ('face', 1, 'image/png', ?)`, clock.Now())
		if err == nil {
			err = db.Exec(ctx, tx, `UPDATE person SET photo_hash = 'face' WHERE id = 's0'`)
		}
		if err != nil {
			return err
		}
		return db.Exec(ctx, tx, `INSERT INTO person_card (serial, person_id, number, batch, made_by, made_at) VALUES (1, 's0', '2900000000018', 'b', 'clerk', ?)`, clock.Now())
	})
	for _, c := range []struct {
		by   school
		want string
	}{{s.as("clerk", access.Secretary), "2900000000018"}, {s, "2900000000018"}, {s.as("boss", access.Supervisor), ""}, {s.as("s0", access.Student), ""}} {
		got := c.by.payer(t, "s0")
		if got.Card != c.want || strings.HasPrefix(got.PhotoURL, "/api/people/s0/photo") != (c.want != "") {
			t.Errorf("%s reads %q and %q", c.by.Actor.PersonID, got.Card, got.PhotoURL)
		}
	}
}

func TestAReversalTakesBackOnce(t *testing.T) {
	s := newSchool(t)
	e := s.enroll(t, "s0", 1000, 2, 0)
	paid := s.pay(t, "s0", 1200)
	reverse := func() map[string]any { return map[string]any{"key": s.key(), "reason": "Wrong student"} }
	var back finance.FullTransaction
	s.Call(t, "POST", "/api/transactions/"+paid.ID+"/reverse", reverse()).Into(http.StatusOK, &back)
	if m := s.money(t, e.ID); m.Paid != 0 || m.Open != 1000 || len(s.payer(t, "s0").Credit) != 0 || s.balance(t, "cash-paris") != 0 {
		t.Errorf("paid %d, open %d", m.Paid, m.Open)
	}
	s.Call(t, "POST", "/api/transactions/"+paid.ID+"/reverse", reverse()).Fails(http.StatusConflict, "finance.is_reversed")
	s.Call(t, "POST", "/api/transactions/"+back.ID+"/reverse", reverse()).Fails(http.StatusConflict, "finance.is_reversal")

	paid = s.pay(t, "s0", 1200)
	s.Call(t, "POST", "/api/transactions/refunds", map[string]any{
		"key": s.key(), "account_id": "cash-paris", "payer_id": s.payer(t, "s0").ID, "day": s.day(0), "amount": 201, "way": "cash", "reference": "", "memo": "",
	}).Blames(http.StatusUnprocessableEntity, "amount finance.more_than_credit")
	s.Call(t, "POST", "/api/transactions/refunds", map[string]any{
		"key": s.key(), "account_id": "cash-paris", "payer_id": s.payer(t, "s0").ID, "day": s.day(0), "amount": 150, "way": "cash", "reference": "", "memo": "",
	}).Is(http.StatusCreated)
	s.Call(t, "POST", "/api/transactions/"+paid.ID+"/reverse", reverse()).Fails(http.StatusConflict, "finance.credit_used")
	if got := s.balance(t, "cash-paris"); got != 1050 {
		t.Errorf("%d in the till", got)
	}
}

// TestAnArchivedAccountIsNotMovedByAReversal: nothing is on it, and it stays so until
// somebody restores it.
func TestAnArchivedAccountIsNotMovedByAReversal(t *testing.T) {
	s := newSchool(t)
	s.enroll(t, "s0", 1000, 1, 0)
	paid := s.pay(t, "s0", 300)
	s.Call(t, "POST", "/api/transactions/transfers", map[string]any{
		"key": s.key(), "account_id": "cash-paris", "to_account_id": "bank-paris", "day": s.day(0), "amount": 300, "way": "transfer", "reference": "", "memo": "",
	}).Is(http.StatusCreated)
	s.Call(t, "DELETE", "/api/accounts/cash-paris", nil).Is(http.StatusOK)
	reverse := func() apitest.Answer {
		return s.Call(t, "POST", "/api/transactions/"+paid.ID+"/reverse", map[string]any{"key": s.key(), "reason": "Wrong"})
	}
	reverse().Fails(http.StatusConflict, "finance.account_archived")
	if got := s.balance(t, "cash-paris"); got != 0 {
		t.Errorf("%d on it", got)
	}
	s.Call(t, "POST", "/api/accounts/cash-paris/restore", nil).Is(http.StatusOK)
	reverse().Is(http.StatusOK)
}

func TestCreditPaysWhatIsOwed(t *testing.T) {
	s := newSchool(t)
	e := s.enroll(t, "s0", 1000, 1, 0)
	body := s.payment("s0", 600)
	body["as_credit"] = true
	s.Call(t, "POST", "/api/transactions/payments", body).Is(http.StatusCreated)
	if m := s.money(t, e.ID); m.Paid != 0 {
		t.Fatalf("paid %d", m.Paid)
	}
	use := map[string]any{"key": s.key(), "payer_id": s.payer(t, "s0").ID, "currency": "EUR", "amount": 601}
	s.Call(t, "POST", "/api/transactions/credits", use).Blames(http.StatusUnprocessableEntity, "amount finance.more_than_credit")
	use["amount"] = 600
	s.Call(t, "POST", "/api/transactions/credits", use).Is(http.StatusCreated)
	if m := s.money(t, e.ID); m.Paid != 600 || len(s.payer(t, "s0").Credit) != 0 {
		t.Errorf("paid %d, credit %v", m.Paid, s.payer(t, "s0").Credit)
	}
}

func TestASaleIsALineOfItsOwn(t *testing.T) {
	s := newSchool(t)
	e := s.enroll(t, "s0", 1000, 1, 0)
	body := s.payment("s0", 700)
	body["lines"] = []map[string]any{{"category": "books", "text": "Romans", "amount": 200}}
	s.Call(t, "POST", "/api/transactions/payments", body).Is(http.StatusCreated)
	if m := s.money(t, e.ID); m.Paid != 500 {
		t.Errorf("paid %d", m.Paid)
	}
	body = s.payment("", 50)
	s.Call(t, "POST", "/api/transactions/payments", body).Blames(http.StatusUnprocessableEntity, "payer_id field.required")
	body["category"] = "offering"
	s.Call(t, "POST", "/api/transactions/payments", body).Is(http.StatusCreated)
}

func TestATillOffersItsOwnNumbersAndMoneyIsAlwaysAccepted(t *testing.T) {
	s := newSchool(t)
	s.enroll(t, "s0", 1000, 1, 0)
	part := s.owed(t, "s0")[0]
	var till finance.Till
	s.Call(t, "POST", "/api/tills", map[string]any{"campus_id": "paris", "name": "Tablet"}).Into(http.StatusCreated, &till)
	take := func(number int, amount int64) (done finance.FullTransaction) {
		body := s.payment("s0", amount)
		body["taken"] = map[string]any{"till_id": till.ID, "year": s.today.Year, "number": number}
		body["allocations"] = []map[string]any{{"part_id": part.ID, "amount": amount}}
		s.Call(t, "POST", "/api/transactions/payments", body).Into(http.StatusCreated, &done)
		return done
	}
	if done := take(1, 700); !strings.HasSuffix(done.Receipt, "-T1-0001") {
		t.Errorf("receipt %s", done.Receipt)
	}
	if done := take(2, 700); done.Allocated != 300 || done.Dues != 700 {
		t.Errorf("allocated %d of %d", done.Allocated, done.Dues)
	}
	// The paper in the payer's hand says 0002, and so do the books: both are told apart.
	if done := take(2, 10); !strings.HasSuffix(done.Receipt, "-T1-0002/2") {
		t.Errorf("a number that was taken: %s", done.Receipt)
	}
	if done := take(2, 10); !strings.HasSuffix(done.Receipt, "-T1-0002/3") {
		t.Errorf("a number that was taken twice: %s", done.Receipt)
	}
	if done := take(3, 10); !strings.HasSuffix(done.Receipt, "-T1-0003") {
		t.Errorf("the next number: %s", done.Receipt)
	}
	var l api.Page[finance.Question]
	s.Call(t, "GET", "/api/till/questions", nil).Into(http.StatusOK, &l)
	kinds := map[string]int{}
	for _, q := range l.Items {
		kinds[q.Kind]++
	}
	if kinds["credit"] != 4 || kinds["number"] != 2 || len(l.Items) != 6 {
		t.Errorf("to be settled: %v", kinds)
	}
}

// TestATillWhoseClockIsWrongIsAcceptedToday: its receipt says what its paper says, the
// books say today, and no month of long ago is opened.
func TestATillWhoseClockIsWrongIsAcceptedToday(t *testing.T) {
	s := newSchool(t)
	s.enroll(t, "s0", 1000, 1, 0)
	var till finance.Till
	s.Call(t, "POST", "/api/tills", map[string]any{"campus_id": "paris", "name": "Tablet"}).Into(http.StatusCreated, &till)
	for year, day := range map[int]string{1970: "1970-01-01", 2000: "2000-01-02", 2150: "2150-06-01"} {
		body := s.payment("s0", 10)
		body["day"], body["taken"] = day, map[string]any{"till_id": till.ID, "year": year, "number": 1}
		var done finance.FullTransaction
		s.Call(t, "POST", "/api/transactions/payments", body).Into(http.StatusCreated, &done)
		if done.Day != s.today || !strings.HasSuffix(done.Receipt, fmt.Sprint("-", year, "-T1-0001")) {
			t.Errorf("%s on %s", done.Receipt, done.Day)
		}
	}
	var l api.Page[finance.Question]
	s.Call(t, "GET", "/api/till/questions", nil).Into(http.StatusOK, &l)
	if len(l.Items) != 3 || l.Items[0].Kind != "closed" {
		t.Errorf("to be settled: %+v", l.Items)
	}
	var months finance.Summaries
	s.Call(t, "GET", "/api/summaries", nil).Into(http.StatusOK, &months)
	if len(months.Items) != 1 {
		t.Errorf("%d months are to be closed", len(months.Items))
	}
}

func TestWhatATillBelievedToBeOwedIsToBeSettledWhereItIsNot(t *testing.T) {
	s := newSchool(t)
	s.enroll(t, "s0", 1000, 1, 0)
	var till finance.Till
	s.Call(t, "POST", "/api/tills", map[string]any{"campus_id": "paris", "name": "Tablet"}).Into(http.StatusCreated, &till)
	for i, one := range []struct {
		what         string
		amount, owed int64
		asks         int
	}{
		{"what is owed", 600, 1000, 0},
		{"what somebody else has paid in part", 600, 1000, 1},
		{"what was paid ahead knowingly", 500, 0, 1},
		{"what was all paid meanwhile", 10, 300, 2},
	} {
		body := s.payment("s0", one.amount)
		body["taken"] = map[string]any{"till_id": till.ID, "year": s.today.Year, "number": i + 1, "owed": one.owed}
		s.Call(t, "POST", "/api/transactions/payments", body).Is(http.StatusCreated)
		var l api.Page[finance.Question]
		s.Call(t, "GET", "/api/till/questions", nil).Into(http.StatusOK, &l)
		if l.Total != one.asks {
			t.Errorf("%s: %d to be settled", one.what, l.Total)
		}
	}
}

func (s school) owed(t testing.TB, person string) []finance.Owed {
	t.Helper()
	var l finance.OwedList
	s.Call(t, "GET", "/api/payers/"+s.payer(t, person).ID+"/owed", nil).Into(http.StatusOK, &l)
	return l.Items
}
