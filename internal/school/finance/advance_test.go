package finance_test

import (
	"context"
	"net/http"
	"testing"

	"pgregory.net/rapid"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/school/finance"
	"myspace/internal/school/part"
	"myspace/internal/school/schooltest"
)

const classSheets = "/api/classes/import?"

// credit is what a student has paid too much, or ahead.
func (s school) credit(t *testing.T, person string) (sum int64) {
	t.Helper()
	for _, c := range s.payer(t, person).Credit {
		sum += c.Amount
	}
	return sum
}

func TestWhatWasPaidAheadComesWithASheetOnce(t *testing.T) {
	s := newSchool(t)
	head := s.as("head", access.Director)
	const sheet = "Class;Email;Tuition;Installments;Credit\nPAR1;s0@example.org;1000;2;150,50\nPAR1;s1@example.org;100;1;0\nPAR1;s2@example.org;;;20"
	for _, want := range []string{"3 0 0 0", "0 0 3 0"} {
		if got := head.Import(t, classSheets, sheet); got != want {
			t.Errorf("it does %s, not %s", got, want)
		}
		for person, want := range map[string]int64{"s0": 15050, "s1": 0, "s2": 2000} {
			if got := s.credit(t, person); got != want {
				t.Errorf("%s has a credit of %d, not %d", person, got, want)
			}
		}
	}
	var st finance.Statement
	s.Call(t, "GET", "/api/payers/"+s.payer(t, "s0").ID+"/statement", nil).Into(http.StatusOK, &st)
	if len(st.Entries) != 1 || st.Entries[0].Kind != "opening" || st.Closing != -15050 {
		t.Errorf("the statement is %+v", st)
	}
	// The money came to other books: nothing moves, and nothing is collected here.
	if cash, bank := s.balance(t, "cash-paris"), s.balance(t, "bank-paris"); cash != 0 || bank != 0 {
		t.Errorf("there is %d in the till and %d in the bank", cash, bank)
	}
	if rows := s.csv(t, "/api/money/journal/export?format=csv"); len(rows) != 1 {
		t.Errorf("the journal has %q", rows)
	}
	var sum finance.FullSummary
	this, _ := s.lastMonth(0)
	s.Call(t, "GET", "/api/summaries/"+this, nil).Into(http.StatusOK, &sum)
	if len(sum.Collected) != 0 {
		t.Errorf("collected: %v", sum.Collected)
	}
	s.obeys(t)
}

func TestWhatWasPaidAheadIsUsedOrTakenBack(t *testing.T) {
	s := newSchool(t)
	const sheet = "Class;Email;Tuition;Installments;Credit\nPAR1;s0@example.org;1000;2;150\nPAR1;s1@example.org;;;20"
	if got := s.as("head", access.Director).Import(t, classSheets, sheet); got != "2 0 0 0" {
		t.Fatalf("it does %s", got)
	}
	s.Call(t, "POST", "/api/transactions/credits", map[string]any{"key": s.key(), "payer_id": s.payer(t, "s0").ID, "currency": "EUR", "amount": 10000}).Is(http.StatusCreated)
	if got := s.credit(t, "s0"); got != 5000 {
		t.Errorf("%d is left", got)
	}
	reverse := func(amount int) string {
		ids, err := db.All(t.Context(), s.db, db.ScanString, `SELECT id FROM money_transaction WHERE kind = 'opening' AND amount = ?`, amount)
		if err != nil || len(ids) != 1 {
			t.Fatalf("%v, %v", ids, err)
		}
		return "/api/transactions/" + ids[0] + "/reverse"
	}
	s.Call(t, "POST", reverse(15000), map[string]any{"key": s.key(), "reason": "Wrong"}).Fails(http.StatusConflict, "finance.credit_used")
	s.Call(t, "POST", reverse(2000), map[string]any{"key": s.key(), "reason": "Wrong"}).Is(http.StatusOK)
	if got := s.credit(t, "s1"); got != 0 {
		t.Errorf("%d is left of what was taken back", got)
	}
	s.obeys(t)
}

func TestWhoMaySayWhatWasPaidAhead(t *testing.T) {
	s := newSchool(t)
	head := s.as("head", access.Director)
	if got := head.Import(t, classSheets, "Class;Email\nPAR1;s1@example.org"); got != "1 0 0 0" {
		t.Fatalf("it does %s", got)
	}
	for name, tt := range map[string]struct{ sheet, want string }{
		"less than nothing": {"Class;Email;Credit\nPAR1;s0@example.org;-5", "2 refuse credit=import.not_a_credit"},
		"no amount":         {"Class;Email;Credit\nPAR1;s0@example.org;much", "2 refuse credit=import.not_a_credit"},
		"who waits":         {"Class;Email;Status;Credit\nPAR1;s0@example.org;Waiting;5", "2 refuse credit=import.credit_waits"},
		"who has a place":   {"Class;Email;Credit\nPAR1;s1@example.org;5", "2 same import.credit_stays"},
	} {
		if got, _ := head.Plan(t, classSheets, tt.sheet); got != tt.want {
			t.Errorf("%s:\n got %s\nwant %s", name, got, tt.want)
		}
	}
	for person, by := range map[string]school{"s2": s.as("clerk", access.Secretary), "s3": s.as("boss", access.Supervisor)} {
		if got := by.Import(t, classSheets, "Class;Email;Tuition;Credit\nPAR1;"+person+"@example.org;10;5"); got != "1 0 0 0" {
			t.Errorf("it does %s", got)
		}
		if got := s.credit(t, person); got != 0 {
			t.Errorf("%s has a credit of %d", person, got)
		}
	}
	if got := s.as("head", access.Coordinator).Import(t, classSheets, "Class;Email;Credit\nPAR1;s4@example.org;5"); got != "1 0 0 0" || s.credit(t, "s4") != 500 {
		t.Errorf("a coordinator's does %s", got)
	}
}

// obeys asks what must always hold.
func (s school) obeys(t *testing.T) {
	t.Helper()
	for law, text := range schooltest.LedgerLaws {
		if broken, err := db.All(t.Context(), s.db, db.ScanString, text); err != nil || len(broken) > 0 {
			t.Errorf("%s: %v, %v", law, broken, err)
		}
	}
}

// advance enters what was paid ahead, twice: it is entered once.
func (s school) advance(ctx context.Context, one part.Advance) error {
	by, _ := access.Allow(access.Heads, access.AllCampuses).Scope(s.as("head", access.Director).Actor)
	ctx = access.With(ctx, by)
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		return s.area.Part().Charging.Credit(ctx, tx, by, "paris", []part.Advance{one, one})
	})
}

func TestAClosedMonthTakesNothingThatWasPaidAhead(t *testing.T) {
	s := newSchool(t)
	month := s.today.AddDays(1 - s.today.Day)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `INSERT INTO month_closing (id, campus_id, month, figures, closed_by, closed_at, reopened_by, reason) VALUES ('c', 'paris', ?, '{}', 'head', ?, '', '')`, month, clock.Now())
	})
	one := part.Advance{PersonID: "s0", Amount: 100, Key: s.key()}
	if err := s.advance(t.Context(), one); fault.CodeOf(err) != "finance.day_closed" {
		t.Errorf("a closed month says %v", err)
	}
	s.change(t, func(ctx context.Context, tx *db.Tx) error { return db.Exec(ctx, tx, `DELETE FROM month_closing`) })
	if err := s.advance(t.Context(), one); err != nil || s.credit(t, "s0") != 100 {
		t.Errorf("an open one takes %d, %v", s.credit(t, "s0"), err)
	}
}

// begin has a student begin with what he had paid ahead.
func (m *ledger) begin(r *rapid.T) {
	if err := m.advance(m.t.Context(), part.Advance{PersonID: m.student(r), Amount: m.amount(r), Key: m.key()}); err != nil {
		r.Fatal(err)
	}
}
