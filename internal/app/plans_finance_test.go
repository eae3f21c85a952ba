package app_test

import (
	"fmt"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/dbtest"
)

// sinceEver is a step that begins with the first thing that a campus or an account ever
// had.
var sinceEver = regexp.MustCompile(`(invoice_campus_day_idx|money_transaction_campus_idx|money_movement_account_idx|credit_note_day_idx|month_closing_campus_idx) \(\w+=\?( AND day<\?)?\)`)

// sinceItsEnd is what asks for the parts that changed after the month, each by its id.
const sinceItsEnd = `FROM owed_part o WHERE o.deadline < `

// TestASummaryReadsItsMonthAndWhatIsOpen: not what was ever owed, invoiced or moved.
// PostgreSQL goes by how many rows there are, which a test does not have.
func TestASummaryReadsItsMonthAndWhatIsOpen(t *testing.T) {
	w := newWorld(t)
	p, seen := w.purse(access.Accounting, target{"own", "other"}), ""
	for _, q := range w.watch(access.Accounting, "/api/summaries/"+p.month) {
		plan := w.plan(t, q)
		if seen += q.text + plan; strings.Contains(q.text, "owed_part") && !strings.Contains(q.text, sinceItsEnd) || slow.MatchString(plan) && dbtest.Server() == "" || sinceEver.MatchString(plan) {
			t.Errorf("%s\n%s", q.text, plan)
		}
	}
	if !strings.Contains(seen, "FROM owed_sum o") {
		t.Error("it was not asked what is overdue")
	}
	if dbtest.Server() != "" {
		return
	}
	for _, step := range []string{
		"month_closing_campus_idx (campus_id=? AND month=?)", "month_closing_month_key (campus_id=?)", "sqlite_autoindex_owed_sum_1 (campus_id=?)", "COVERING INDEX invoice_draft_idx (campus_id=? AND day<?)", "COVERING INDEX money_question_unsettled_idx (campus_id=?)",
		"COVERING INDEX money_movement_unreconciled_idx (account_id=? AND day<?)", "COVERING INDEX money_movement_uncounted_idx (account_id=? AND day<?)",
		"money_movement_account_idx (account_id=? AND day>? AND day<?)", "money_transaction_campus_idx (campus_id=? AND day>? AND day<?)",
		"invoice_campus_day_idx (campus_id=? AND day>? AND day<?)", "credit_note_day_idx (campus_id=? AND day>? AND day<?)",
		"money_transaction_campus_idx (campus_id=? AND day>?)", "credit_note_day_idx (campus_id=? AND day>?)", "owed_part_canceled_idx (campus_id=? AND canceled_at>?)", "SEARCH o USING INDEX sqlite_autoindex_owed_part_1 (id=?)",
	} {
		if !strings.Contains(seen, step) {
			t.Errorf("no step is %s", step)
		}
	}
}

// TestTheTotalsOfCampusesAreReadFromWhatIsKept, and not from their invoices, which the
// list waits for.
func TestTheTotalsOfCampusesAreReadFromWhatIsKept(t *testing.T) {
	w := newWorld(t)
	for _, query := range []string{"", "?campus=" + w.campus["own"], "?standing=due", "?state=draft&currency=EUR"} {
		asked := 0
		for _, q := range w.watch(access.Admin, "/api/invoices/totals"+query) {
			if strings.Contains(q.text, "FROM invoice_sum s") {
				asked++
			}
			if strings.Contains(q.text, "FROM invoice v") {
				t.Errorf("%s: %s", query, q.text)
			}
		}
		if asked != 1 {
			t.Errorf("%s: the sums are asked for %d times", query, asked)
		}
	}
}

// TestTheMonthsOfACampusAreListedWithoutTheirFigures, which are as long as a page each.
func TestTheMonthsOfACampusAreListedWithoutTheirFigures(t *testing.T) {
	w := newWorld(t)
	p, asked := w.purse(access.Accounting, target{"own", "other"}), 0
	for _, q := range w.watch(access.Accounting, "/api/summaries?campus="+p.campus) {
		if strings.Contains(q.text, "FROM month_closing m") {
			asked++
		}
		if strings.Contains(q.text, "m.figures") {
			t.Error(q.text)
		}
	}
	if asked != 1 {
		t.Errorf("it was asked %d times which months are closed", asked)
	}
}

// TestAPaymentFindsTheFirstOpenDayInIndexes: the rows of week-ends that were closed hold
// all that was counted.
func TestAPaymentFindsTheFirstOpenDayInIndexes(t *testing.T) {
	if dbtest.Server() != "" {
		t.Skip("it plans by its statistics")
	}
	w := newWorld(t)
	p, plans := w.purse(access.Admin, target{"own", "other"}), ""
	for _, q := range w.watchCall(access.Admin, http.MethodPost, probe{path: "/api/transactions/payments", body: paymentOf(p, "open-day")}) {
		if strings.Contains(q.text, "FROM weekend_closing") {
			plans += w.plan(t, q)
		}
	}
	for _, step := range []string{"SEARCH month_closing USING INDEX month_closing_month_key (campus_id=?)", "SEARCH weekend_closing USING COVERING INDEX weekend_closing_open_idx (account_id=?)"} {
		if !strings.Contains(plans, step) {
			t.Errorf("no step is %s:\n%s", step, plans)
		}
	}
}

// paymentOf is a payment of who owes something.
func paymentOf(p purse, key string) string {
	return fmt.Sprintf(`{"key":"a-key-of-its-own-%s","account_id":"account","payer_id":%q,"person_id":"","day":%q,"amount":10,"way":"cash","reference":"","category":"","memo":""}`,
		key, p.payer, clock.Today("Europe/Paris"))
}

// TestAPaymentTakesAFewStatements: it took 26, of which two asked for what nobody
// needed.
func TestAPaymentTakesAFewStatements(t *testing.T) {
	w := newWorld(t)
	p := w.purse(access.Admin, target{"own", "other"})
	var took []string
	for n := range 2 { // the first one gives the campus its code
		took = w.statements(t, http.MethodPost, "/api/transactions/payments", paymentOf(p, fmt.Sprint(n)))
	}
	if len(took) > 24 {
		t.Errorf("%d statements:\n%s", len(took), strings.Join(took, "\n"))
	}
}
