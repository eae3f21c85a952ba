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
var sinceEver = regexp.MustCompile(`(invoice_campus_day_idx|money_transaction_campus_idx|money_movement_account_idx|credit_note_day_idx) \(\w+=\?( AND day<\?)?\)`)

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
		"sqlite_autoindex_owed_sum_1 (campus_id=?)", "COVERING INDEX invoice_draft_idx (campus_id=? AND day<?)", "COVERING INDEX money_question_unsettled_idx (campus_id=?)",
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

// TestAPaymentTakesAFewStatements: it took 26, of which two asked for what nobody
// needed.
func TestAPaymentTakesAFewStatements(t *testing.T) {
	w := newWorld(t)
	p := w.purse(access.Admin, target{"own", "other"})
	var took []string
	for n := range 2 { // the first one gives the campus its code
		took = w.statements(t, http.MethodPost, "/api/transactions/payments", fmt.Sprintf(
			`{"key":"a-key-of-its-own-%d","account_id":"account","payer_id":%q,"person_id":"","day":%q,"amount":10,"way":"cash","reference":"","category":"","memo":""}`, n, p.payer, clock.Today("Europe/Paris")))
	}
	if len(took) > 24 {
		t.Errorf("%d statements:\n%s", len(took), strings.Join(took, "\n"))
	}
}
