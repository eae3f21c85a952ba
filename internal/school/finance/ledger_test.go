package finance_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"sync/atomic"
	"testing"

	"pgregory.net/rapid"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/apitest"
	"myspace/internal/base/longtest"
	"myspace/internal/school/academic"
	"myspace/internal/school/finance"
)

// TestTheLedgersLaws enters random things and asks after each what must always
// hold (schooltest.LedgerLaws). make test-ledger enters a million of them, on both
// databases.
func TestTheLedgersLaws(t *testing.T) {
	s := newSchool(t)
	church, steps := s.church(t), &atomic.Int64{}
	longtest.CheckSome(t, longtest.Times(3, 60), func(r *rapid.T) {
		m := &ledger{school: s, t: t, church: church.ID, steps: steps}
		r.Repeat(map[string]func(*rapid.T){
			"": m.laws, "enroll": m.enroll, "begin": m.begin, "pay": m.pay, "pay again": m.pay, "pay as chosen": m.payChosen, "church pays": m.churchPays, "use credit": m.useCredit, "refund": m.refund,
			"spend": m.spend, "transfer": m.transfer, "reverse": m.reverse, "reverse again": m.reverse, "issue": m.issue, "credit": m.credit, "cancel": m.cancel, "by hand": m.byHand,
			"share": m.share, "replan": m.replan, "withdraw": m.withdraw, "undo": m.undo, "close": m.closeMonth, "reopen": m.reopenMonth, "count": m.count, "send twice": m.sendTwice,
		})
	})
	t.Logf("%d steps; the laws held after each", steps.Load())
}

// ledger makes random moves in a school.
type ledger struct {
	school
	t      *testing.T
	church string
	steps  *atomic.Int64
}

// send calls a route. A refusal is right where the laws allow one; a failure of
// the server, or something that is gone, never is.
func (m *ledger) send(r *rapid.T, method, path string, body any) apitest.Answer {
	a := m.Call(m.t, method, path, body)
	if a.Code == http.StatusNotFound || a.Code == http.StatusForbidden || a.Code >= http.StatusInternalServerError {
		r.Fatalf("%s %s %v: %d %s", method, path, body, a.Code, a.Body)
	}
	return a
}

func (m *ledger) head() *ledger {
	return &ledger{school: m.as("head", access.Director), t: m.t, church: m.church, steps: m.steps}
}

func (m *ledger) read(r *rapid.T, path string, into any) {
	if err := json.Unmarshal(m.send(r, "GET", path, nil).Body.Bytes(), into); err != nil {
		r.Fatal(err)
	}
}

func (m *ledger) student(r *rapid.T) string {
	return fmt.Sprint("s", rapid.IntRange(0, 5).Draw(r, "student"))
}

func (m *ledger) amount(r *rapid.T) int64 { return rapid.Int64Range(1, 1500).Draw(r, "amount") }

// someDay is one of the last three months.
func (m *ledger) someDay(r *rapid.T) string { return m.day(-rapid.IntRange(0, 90).Draw(r, "days ago")) }

func (m *ledger) enroll(r *rapid.T) {
	m.head().send(r, "POST", "/api/enrollments", map[string]any{
		"key": m.key(), "class_id": "class-paris", "person_ids": []string{m.student(r)}, "confirm": true, "overfill": false, "tuition": rapid.Int64Range(0, 3000).Draw(r, "tuition"),
		"discount_kind": "none", "discount_value": 0, "discount_reason": "", "installments": rapid.IntRange(1, 6).Draw(r, "installments"), "first_date": m.day(rapid.IntRange(-90, 60).Draw(r, "first")),
		"waiting_reason": "", "observation": "",
	})
}

func (m *ledger) paid(r *rapid.T) map[string]any {
	body := m.payment(m.student(r), m.amount(r))
	body["day"], body["account_id"] = m.someDay(r), rapid.SampledFrom([]string{"cash-paris", "bank-paris"}).Draw(r, "account")
	return body
}

func (m *ledger) pay(r *rapid.T) {
	body := m.paid(r)
	if rapid.Bool().Draw(r, "sale") {
		body["lines"] = []map[string]any{{"category": "books", "text": "", "amount": 7}}
	}
	body["as_credit"] = rapid.IntRange(0, 4).Draw(r, "as credit") == 0
	m.send(r, "POST", "/api/transactions/payments", body)
}

// sendTwice sends one payment twice: it is entered once.
func (m *ledger) sendTwice(r *rapid.T) {
	body := m.paid(r)
	var first, second finance.FullTransaction
	a, b := m.send(r, "POST", "/api/transactions/payments", body), m.send(r, "POST", "/api/transactions/payments", body)
	if a.Code != b.Code {
		r.Fatalf("%d, then %d", a.Code, b.Code)
	}
	_, _ = json.Unmarshal(a.Body.Bytes(), &first), json.Unmarshal(b.Body.Bytes(), &second)
	if first.ID != second.ID {
		r.Fatal("entered twice")
	}
}

// part draws what somebody owes.
func (m *ledger) part(r *rapid.T, payerID string) finance.Owed {
	var l finance.OwedList
	m.read(r, "/api/payers/"+payerID+"/owed", &l)
	if len(l.Items) == 0 {
		r.Skip("he owes nothing")
	}
	return l.Items[rapid.IntRange(0, len(l.Items)-1).Draw(r, "part")]
}

// known is a student who is a payer.
func (m *ledger) known(r *rapid.T) finance.Payer {
	var l api.Page[finance.Payer]
	m.read(r, "/api/payers?person="+m.student(r), &l)
	if len(l.Items) == 0 {
		r.Skip("no payer yet")
	}
	return l.Items[0]
}

func (m *ledger) payChosen(r *rapid.T) {
	y, body := m.known(r), m.paid(r)
	o := m.part(r, y.ID)
	body["payer_id"], body["person_id"] = y.ID, ""
	body["allocations"] = []map[string]any{{"part_id": o.ID, "amount": rapid.Int64Range(1, o.Open+1).Draw(r, "part of it")}}
	m.send(r, "POST", "/api/transactions/payments", body)
}

func (m *ledger) churchPays(r *rapid.T) {
	body := m.paid(r)
	body["payer_id"], body["person_id"] = m.church, ""
	m.send(r, "POST", "/api/transactions/payments", body)
}

func (m *ledger) useCredit(r *rapid.T) {
	m.send(r, "POST", "/api/transactions/credits", map[string]any{"key": m.key(), "payer_id": m.known(r).ID, "currency": "EUR", "amount": m.amount(r)})
}

func (m *ledger) entry(r *rapid.T) map[string]any {
	return map[string]any{"key": m.key(), "account_id": "cash-paris", "day": m.someDay(r), "amount": m.amount(r), "way": "cash", "reference": "", "memo": ""}
}

func (m *ledger) refund(r *rapid.T) {
	body := m.entry(r)
	body["payer_id"] = m.known(r).ID
	m.send(r, "POST", "/api/transactions/refunds", body)
}

func (m *ledger) spend(r *rapid.T) {
	body := m.entry(r)
	body["category"], body["invitation_id"] = "food", ""
	m.send(r, "POST", "/api/transactions/expenses", body)
}

func (m *ledger) transfer(r *rapid.T) {
	body := m.entry(r)
	body["to_account_id"] = "bank-paris"
	m.send(r, "POST", "/api/transactions/transfers", body)
}

func (m *ledger) reverse(r *rapid.T) {
	var l api.Page[finance.Transaction]
	m.read(r, "/api/transactions?sort=-day", &l)
	if len(l.Items) == 0 {
		r.Skip("nothing to reverse")
	}
	t := l.Items[rapid.IntRange(0, len(l.Items)-1).Draw(r, "transaction")]
	a := m.send(r, "POST", "/api/transactions/"+t.ID+"/reverse", map[string]any{"key": m.key(), "reason": "Wrong"})
	if a.Code == http.StatusOK && !t.MayReverse {
		r.Fatal("reversed what may not be")
	}
}

// invoiceIn draws an invoice of a state.
func (m *ledger) invoiceIn(r *rapid.T, state string) finance.Invoice {
	var l api.Page[finance.Invoice]
	m.read(r, "/api/invoices?state="+state, &l)
	if len(l.Items) == 0 {
		r.Skip("no such invoice")
	}
	return l.Items[rapid.IntRange(0, len(l.Items)-1).Draw(r, "invoice")]
}

func (m *ledger) issue(r *rapid.T) {
	v := m.invoiceIn(r, "draft")
	m.send(r, "POST", "/api/invoices/"+v.ID+"/issue", map[string]any{"version": v.Version})
}

func (m *ledger) credit(r *rapid.T) {
	v := m.invoiceIn(r, "issued")
	m.send(r, "POST", "/api/invoices/"+v.ID+"/credit", map[string]any{"key": m.key(), "amount": rapid.Int64Range(1, v.Balance+1).Draw(r, "credited"), "reason": "Less"})
}

func (m *ledger) cancel(r *rapid.T) {
	m.send(r, "POST", "/api/invoices/"+m.invoiceIn(r, "issued").ID+"/cancel", map[string]any{"reason": "Wrong"})
}

func (m *ledger) byHand(r *rapid.T) {
	m.send(r, "POST", "/api/invoices", map[string]any{"key": m.key(), "payer_id": m.known(r).ID, "lines": []map[string]any{{"text": "A book", "amount": m.amount(r)}}, "note": ""})
}

// enrollmentIn draws an enrollment of which something holds.
func (m *ledger) enrollmentIn(r *rapid.T, query string) academic.Enrollment {
	var l api.Page[academic.Enrollment]
	m.head().read(r, "/api/enrollments?class=class-paris&status=confirmed&"+query, &l)
	if len(l.Items) == 0 {
		r.Skip("no such enrollment")
	}
	return l.Items[rapid.IntRange(0, len(l.Items)-1).Draw(r, "enrollment")]
}

func (m *ledger) share(r *rapid.T) {
	share := map[string]any{"payer_id": m.church, "kind": rapid.SampledFrom([]string{"percent", "amount"}).Draw(r, "kind"), "value": rapid.Int64Range(1, 3000).Draw(r, "value")}
	m.send(r, "PUT", "/api/enrollments/"+m.enrollmentIn(r, "outcome=none").ID+"/money/shares", map[string]any{"shares": []map[string]any{share}})
}

func (m *ledger) replan(r *rapid.T) {
	var before, after finance.EnrollmentMoney
	path := "/api/enrollments/" + m.enrollmentIn(r, "outcome=none").ID + "/money"
	if m.read(r, path, &before); before.Open == 0 {
		r.Skip("nothing is open")
	}
	a := m.send(r, "POST", path+"/replan", map[string]any{"installments": rapid.IntRange(1, 7).Draw(r, "installments"), "first_date": m.day(rapid.IntRange(-40, 40).Draw(r, "first")), "open": before.Open})
	if err := json.Unmarshal(a.Body.Bytes(), &after); a.Code != http.StatusOK || err != nil || after.Open != before.Open || after.Paid != before.Paid {
		r.Fatalf("planned anew: %d open after %d, %d paid after %d: %d %s", after.Open, before.Open, after.Paid, before.Paid, a.Code, a.Body)
	}
}

func (m *ledger) withdraw(r *rapid.T) {
	m.head().send(r, "POST", "/api/enrollments/"+m.enrollmentIn(r, "outcome=none").ID+"/end", map[string]any{"move": "withdraw", "from": m.day(rapid.IntRange(-60, 60).Draw(r, "from")), "reason": ""})
}

func (m *ledger) undo(r *rapid.T) {
	m.head().send(r, "POST", "/api/enrollments/"+m.enrollmentIn(r, "outcome=withdrawn").ID+"/undo", "{}")
}

func (m *ledger) closeMonth(r *rapid.T) {
	id, _ := m.lastMonth(rapid.IntRange(1, 3).Draw(r, "months ago"))
	m.send(r, "POST", "/api/summaries/"+id+"/close", "{}")
}

func (m *ledger) reopenMonth(r *rapid.T) {
	id, _ := m.lastMonth(rapid.IntRange(1, 3).Draw(r, "months ago"))
	m.head().send(r, "POST", "/api/summaries/"+id+"/reopen", map[string]any{"reason": "Forgotten"})
}

func (m *ledger) count(r *rapid.T) {
	if rapid.IntRange(0, 5).Draw(r, "seldom") > 0 {
		r.Skip("not now")
	}
	var n finance.Count
	m.read(r, "/api/accounts/cash-paris/count", &n)
	m.send(r, "POST", "/api/weekend-closings", map[string]any{
		"key": m.key(), "account_id": "cash-paris", "planning_id": "", "day": m.someDay(r), "expected": n.Expected, "counted": max(0, n.Expected+rapid.Int64Range(-9, 9).Draw(r, "difference")), "coins": []any{}, "note": "Who knows",
	})
}
