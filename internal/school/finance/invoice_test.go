package finance_test

import (
	"context"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/finance"
)

func (s school) invoicesOf(t testing.TB, query string) []finance.Invoice {
	t.Helper()
	var l api.Page[finance.Invoice]
	s.Call(t, "GET", "/api/invoices?sort=name&"+query, nil).Into(http.StatusOK, &l)
	return l.Items
}

func (s school) invoice(t testing.TB, id string) (v finance.FullInvoice) {
	t.Helper()
	s.Call(t, "GET", "/api/invoices/"+id, nil).Into(http.StatusOK, &v)
	return v
}

func (s school) issue(t testing.TB, v finance.Invoice) (done finance.FullInvoice) {
	t.Helper()
	s.Call(t, "POST", "/api/invoices/"+v.ID+"/issue", map[string]any{"version": v.Version}).Into(http.StatusOK, &done)
	return done
}

// only is the one invoice of a student.
func (s school) only(t testing.TB, person string) finance.Invoice {
	t.Helper()
	all := s.invoicesOf(t, "person="+person)
	if len(all) != 1 {
		t.Fatalf("%d invoices of %s", len(all), person)
	}
	return all[0]
}

func TestConfirmingDraftsAnInvoiceThatIsIssuedAndPaid(t *testing.T) {
	s := newSchool(t)
	e := s.enroll(t, "s0", 900, 3, -1)
	v := s.only(t, "s0")
	if v.State != "draft" || v.Total != 900 || v.Number != "" || v.Standing != "" {
		t.Fatalf("%+v", v)
	}
	student := s.as("s0", access.Student)
	if all := student.invoicesOf(t, ""); len(all) != 0 {
		t.Errorf("a student sees %d drafts", len(all))
	}
	done := s.issue(t, v)
	if done.State != "issued" || done.Standing != "due" || !strings.HasSuffix(done.Number, "-I-0001") || len(done.Parts) != 3 {
		t.Errorf("%+v", done.Invoice)
	}
	s.Call(t, "POST", "/api/invoices/"+v.ID+"/issue", map[string]any{"version": done.Version}).Fails(http.StatusConflict, "finance.not_a_draft")
	s.as("head", access.Director).Call(t, "POST", "/api/enrollments/"+e.ID+"/back", map[string]any{"waiting_reason": ""}).Fails(http.StatusConflict, "finance.was_invoiced")
	s.pay(t, "s0", 300)
	if got := student.invoice(t, v.ID); got.Standing != "not_paid" || got.Balance != 600 || len(got.Payments) != 1 {
		t.Errorf("%s, %d open, %d payments", got.Standing, got.Balance, len(got.Payments))
	}
	s.pay(t, "s0", 600)
	if got := s.invoice(t, v.ID); got.State != "settled" || got.Standing != "paid" {
		t.Errorf("%s %s", got.State, got.Standing)
	}
	s.as("s1", access.Student).Call(t, "GET", "/api/invoices/"+v.ID, nil).Is(http.StatusNotFound)
}

func TestWhoLeavesIsCreditedWhatWasInvoiced(t *testing.T) {
	s := newSchool(t)
	e := s.enroll(t, "s0", 900, 3, -1)
	v := s.issue(t, s.only(t, "s0"))
	s.pay(t, "s0", 100)
	head := s.as("head", access.Director)
	head.Call(t, "POST", "/api/enrollments/"+e.ID+"/end", map[string]any{"move": "withdraw", "from": s.day(0), "reason": "Moves"}).Is(http.StatusOK)
	got := s.invoice(t, v.ID)
	if got.Credited != 600 || got.Balance != 200 || len(got.CreditNotes) != 1 || got.CreditNotes[0].Code != "left" || !strings.HasSuffix(got.CreditNotes[0].Number, "-C-0001") {
		t.Errorf("credited %d, open %d, %+v", got.Credited, got.Balance, got.CreditNotes)
	}
	head.Call(t, "POST", "/api/enrollments/"+e.ID+"/undo", "{}").Is(http.StatusOK)
	if m := s.money(t, e.ID); m.Open != 800 || m.Paid != 100 || len(m.Parts) != 3 {
		t.Errorf("open %d, paid %d in %d parts", m.Open, m.Paid, len(m.Parts))
	}
	drafts := s.invoicesOf(t, "state=draft")
	if len(drafts) != 1 || drafts[0].Total != 600 {
		t.Errorf("drafts: %+v", drafts)
	}
}

// acts are what was done to an invoice, as its history tells.
func (s school) acts(t *testing.T, id string) string {
	t.Helper()
	all, err := db.All(t.Context(), s.db, db.ScanString, `SELECT action FROM audit_event WHERE entity = 'invoice' AND entity_id = ? ORDER BY id`, id)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Join(all, " ")
}

// TestTheHistoryOfAnInvoiceIsWhole, also where it was drafted and issued with its class,
// or credited because its student left.
func TestTheHistoryOfAnInvoiceIsWhole(t *testing.T) {
	s := newSchool(t)
	e := s.enroll(t, "s0", 900, 3, -1)
	s.Call(t, "DELETE", "/api/invoices/"+s.only(t, "s0").ID, nil).Is(http.StatusNoContent)
	s.Call(t, "POST", "/api/classes/class-paris/invoices/drafts", "{}").Is(http.StatusOK)
	v := s.only(t, "s0")
	s.Call(t, "POST", "/api/classes/class-paris/invoices/issue", "{}").Is(http.StatusOK)
	paid := s.pay(t, "s0", 100)
	s.as("head", access.Director).Call(t, "POST", "/api/enrollments/"+e.ID+"/end", map[string]any{"move": "withdraw", "from": s.day(0), "reason": "Moves"}).Is(http.StatusOK)
	if got := s.acts(t, v.ID); got != "createInvoice issueInvoice creditInvoice" {
		t.Errorf("it says %s", got)
	}
	s.Call(t, "POST", "/api/invoices/"+v.ID+"/cancel", map[string]any{"reason": "Wrong"}).Is(http.StatusOK)
	s.Call(t, "POST", "/api/transactions/"+paid.ID+"/reverse", map[string]any{"key": s.key(), "reason": "Bounced"}).Is(http.StatusOK)
	if got := s.acts(t, v.ID); got != "createInvoice issueInvoice creditInvoice cancelInvoice creditInvoice" {
		t.Errorf("it says %s", got)
	}
}

func TestAChurchPaysHalf(t *testing.T) {
	s := newSchool(t)
	church, e := s.church(t), s.enroll(t, "s0", 1001, 3, -1)
	set := func(shares ...map[string]any) map[string]any { return map[string]any{"shares": shares} }
	var m finance.EnrollmentMoney
	s.Call(t, "PUT", "/api/enrollments/"+e.ID+"/money/shares", set(map[string]any{"payer_id": church.ID, "kind": "percent", "value": 5000})).Into(http.StatusOK, &m)
	if len(m.Parts) != 6 || m.Open != 1001 {
		t.Fatalf("%d parts, %d open", len(m.Parts), m.Open)
	}
	if all := s.invoicesOf(t, "person=s0"); len(all) != 2 {
		t.Errorf("%d invoices for him, his own and the church's", len(all))
	}
	mine, theirs := s.invoicesOf(t, "payer="+s.payer(t, "s0").ID)[0], s.invoicesOf(t, "payer="+church.ID)
	if len(theirs) != 1 || mine.Total != 501 || theirs[0].Total != 500 { // 334, 334, 333
		t.Errorf("he pays %d, they %v", mine.Total, theirs)
	}
	s.Call(t, "PUT", "/api/enrollments/"+e.ID+"/money/shares", set(map[string]any{"payer_id": church.ID, "kind": "amount", "value": 1002})).Blames(http.StatusUnprocessableEntity, "shares finance.shares_exceed")
	// Who has not seen what another tab said does not undo it.
	stale := set()
	stale["was"] = []any{}
	stale["shares"] = []any{}
	s.Call(t, "PUT", "/api/enrollments/"+e.ID+"/money/shares", stale).Fails(http.StatusConflict, "edit.stale")
	stale["was"] = []map[string]any{{"payer_id": church.ID, "kind": "percent", "value": 5000}}
	stale["shares"] = stale["was"]
	s.Call(t, "PUT", "/api/enrollments/"+e.ID+"/money/shares", stale).Is(http.StatusOK)
	theirs = s.invoicesOf(t, "payer="+church.ID)
	s.issue(t, theirs[0])
	body := s.payment("", 500)
	body["payer_id"] = church.ID
	s.Call(t, "POST", "/api/transactions/payments", body).Is(http.StatusCreated)
	if got := s.invoice(t, theirs[0].ID); got.State != "settled" {
		t.Errorf("the church's is %s", got.State)
	}
	if got := s.money(t, e.ID); got.Open != 501 || got.Paid != 500 {
		t.Errorf("open %d, paid %d", got.Open, got.Paid)
	}
	if all := s.as("s0", access.Student).invoicesOf(t, "person=s0"); len(all) != 0 {
		t.Errorf("the student sees %d", len(all))
	}
	if got := s.as("s0", access.Student).money(t, e.ID); got.Open != 501 || got.Paid != 0 || len(got.Shares) != 0 {
		t.Errorf("the student sees %+v", got)
	}
}

// TestTheNoteOfADraftOfAnEnrollmentIsChanged, its lines never: they are what was agreed
// there, also where a church pays a share and a line has no words of its own.
func TestTheNoteOfADraftOfAnEnrollmentIsChanged(t *testing.T) {
	s := newSchool(t)
	church, e := s.church(t), s.enroll(t, "s0", 1000, 2, -1)
	s.Call(t, "PUT", "/api/enrollments/"+e.ID+"/money/shares", map[string]any{"shares": []map[string]any{{"payer_id": church.ID, "kind": "percent", "value": 5000}}}).Is(http.StatusOK)
	for _, query := range []string{"payer=" + s.payer(t, "s0").ID, "payer=" + church.ID} {
		v := s.invoice(t, s.invoicesOf(t, query)[0].ID)
		var done finance.FullInvoice
		s.Call(t, "PUT", "/api/invoices/"+v.ID, map[string]any{"version": v.Version, "lines": []any{}, "note": "By the end of the year"}).Into(http.StatusOK, &done)
		if done.Note != "By the end of the year" || !slices.Equal(done.Lines, v.Lines) || done.Total != 500 {
			t.Errorf("%s: %d, %+v instead of %+v", done.Note, done.Total, done.Lines, v.Lines)
		}
	}
	body := map[string]any{"key": s.key(), "payer_id": church.ID, "lines": []any{}, "note": ""}
	s.Call(t, "POST", "/api/invoices", body).Blames(http.StatusUnprocessableEntity, "lines field.required")
	body["lines"] = []map[string]any{{"text": "Hall", "amount": 50}}
	var hand finance.FullInvoice
	s.Call(t, "POST", "/api/invoices", body).Into(http.StatusCreated, &hand)
	// What is sent again is one draft; under the same key another is refused.
	var again finance.FullInvoice
	if s.Call(t, "POST", "/api/invoices", body).Into(http.StatusCreated, &again); again.ID != hand.ID {
		t.Errorf("%s and %s", again.ID, hand.ID)
	}
	body["note"] = "Another"
	s.Call(t, "POST", "/api/invoices", body).Fails(http.StatusConflict, "finance.key_used")
	s.Call(t, "PUT", "/api/invoices/"+hand.ID, map[string]any{"version": hand.Version, "lines": []any{}, "note": ""}).Blames(http.StatusUnprocessableEntity, "lines field.required")
}

// TestAnErasedNameIsInNoPaperOfOthers: neither in a sponsor's invoice, nor in what a
// bank wrote.
func TestAnErasedNameIsInNoPaperOfOthers(t *testing.T) {
	s := newSchool(t)
	church, e := s.church(t), s.enroll(t, "s0", 1000, 1, -1)
	s.Call(t, "PUT", "/api/enrollments/"+e.ID+"/money/shares", map[string]any{"shares": []map[string]any{{"payer_id": church.ID, "kind": "percent", "value": 5000}}}).Is(http.StatusOK)
	v := s.invoice(t, s.invoicesOf(t, "payer="+church.ID)[0].ID)
	if len(v.Lines) != 1 || v.Lines[0].Text != "K0" || v.StudentName != "A s0" {
		t.Errorf("%+v of %s", v.Lines, v.StudentName)
	}
	const path = "/api/accounts/bank-paris/statement"
	s.Call(t, "POST", path+"?name=a.xml", camtFile(fmt.Sprintf(camtEntry, "4.00", "CRDT", s.day(0), "B1", "A s0", "from A s0"))).Is(http.StatusCreated)
	var l api.Page[finance.StatementLine]
	s.Call(t, "GET", path, nil).Into(http.StatusOK, &l)
	s.Call(t, "POST", "/api/statement-lines/"+l.Items[0].ID+"/take", map[string]any{"movement_id": "", "payer_id": s.payer(t, "s0").ID, "category": ""}).Is(http.StatusOK)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		if err := db.Exec(ctx, tx, `UPDATE invoice_line SET text = 'A s0, K0' WHERE kind = 'share'`); err != nil { // as it was written once
			return err
		}
		return s.area.Part().Follower.Erased(ctx, tx, "s0")
	})
	if v = s.invoice(t, v.ID); v.Lines[0].Text != "K0" || v.Total != 500 {
		t.Errorf("%+v", v.Lines)
	}
	s.Call(t, "GET", path, nil).Into(http.StatusOK, &l)
	if one := l.Items[0]; one.Name+one.IBAN+one.Text != "" || one.Amount != 400 {
		t.Errorf("%+v", one)
	}
	if got := s.money(t, e.ID).Payments; len(got) != 1 || got[0].Reference != "" || got[0].Amount != 400 {
		t.Errorf("%+v", got)
	}
}

func TestWhatIsOwedToAnArchivedCampusStaysAsItIs(t *testing.T) {
	s := newSchool(t)
	e := s.enroll(t, "s0", 1000, 2, -1)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE campus SET archived_at = ? WHERE id = 'paris'`, clock.Now())
	})
	const one = "/api/enrollments/"
	s.Call(t, "PUT", one+e.ID+"/money/shares", map[string]any{"shares": []any{}}).Fails(http.StatusConflict, "edit.archived")
	s.Call(t, "POST", one+e.ID+"/money/replan", map[string]any{"installments": 3, "first_date": s.day(10), "open": 1000}).Fails(http.StatusConflict, "edit.archived")
	s.Call(t, "POST", one+e.ID+"/money/pause", map[string]any{"until": s.day(10)}).Fails(http.StatusConflict, "edit.archived")
}

func TestANewPlanKeepsWhatWasPaidAndSumsToTheBalance(t *testing.T) {
	s := newSchool(t)
	e := s.enroll(t, "s0", 1000, 4, -40)
	v := s.issue(t, s.only(t, "s0"))
	paid := s.pay(t, "s0", 333)
	plan := map[string]any{"installments": 3, "first_date": s.day(10), "open": 666}
	s.Call(t, "POST", "/api/enrollments/"+e.ID+"/money/replan", plan).Fails(http.StatusConflict, "finance.open_changed")
	plan["open"] = 667
	var m finance.EnrollmentMoney
	s.Call(t, "POST", "/api/enrollments/"+e.ID+"/money/replan", plan).Into(http.StatusOK, &m)
	if m.Open != 667 || m.Paid != 333 || m.Due != 0 || len(m.Parts) != 5 {
		t.Errorf("open %d, paid %d, due %d, %d parts: %s", m.Open, m.Paid, m.Due, len(m.Parts), states(m))
	}
	if got := s.invoice(t, v.ID); got.Balance != 667 || got.Credited != 0 || got.Standing != "not_paid" {
		t.Errorf("%+v", got.Invoice)
	}
	// What is taken back from an installment that gave way is owed again.
	s.Call(t, "POST", "/api/transactions/"+paid.ID+"/reverse", map[string]any{"key": s.key(), "reason": "Bounced"}).Is(http.StatusOK)
	if m := s.money(t, e.ID); m.Open != 1000 || m.Paid != 0 {
		t.Errorf("open %d, paid %d", m.Open, m.Paid)
	}
	if got := s.invoice(t, v.ID); got.Balance != 1000 {
		t.Errorf("%d on the invoice", got.Balance)
	}
}

func TestAnInvoiceIsCorrectedByCreditNotes(t *testing.T) {
	s := newSchool(t)
	s.enroll(t, "s0", 1000, 2, 0)
	v := s.issue(t, s.only(t, "s0"))
	body := map[string]any{"key": s.key(), "amount": 300, "reason": "A grant"}
	for range 2 {
		s.Call(t, "POST", "/api/invoices/"+v.ID+"/credit", body).Is(http.StatusOK)
	}
	if got := s.invoice(t, v.ID); got.Balance != 700 || got.Parts[1].Open != 200 || got.Lines[0].Amount != 1000 {
		t.Errorf("%+v", got)
	}
	s.pay(t, "s0", 100)
	s.Call(t, "POST", "/api/invoices/"+v.ID+"/cancel", map[string]any{"reason": "Wrong address"}).Is(http.StatusOK)
	got := s.invoice(t, v.ID)
	if got.State != "canceled" || got.Balance != 0 || got.Credited != 900 || got.Paid != 100 {
		t.Errorf("%+v", got.Invoice)
	}
	// The installments are the enrollment's: they stay owed, on a new draft.
	if drafts := s.invoicesOf(t, "state=draft"); len(drafts) != 1 || drafts[0].Total != 600 {
		t.Errorf("%+v", drafts)
	}

	var hand finance.FullInvoice
	s.Call(t, "POST", "/api/invoices", map[string]any{"key": s.key(), "payer_id": s.payer(t, "s0").ID, "lines": []map[string]any{{"text": "Lost book", "amount": 50}}, "note": ""}).Into(http.StatusCreated, &hand)
	hand = s.issue(t, hand.Invoice)
	if hand.Parts[0].Deadline != s.today.AddDays(30) {
		t.Errorf("due on %s", hand.Parts[0].Deadline)
	}
	s.Call(t, "POST", "/api/invoices/"+hand.ID+"/cancel", map[string]any{"reason": "Found"}).Is(http.StatusOK)
	if got := s.payer(t, "s0").Open; len(got) != 1 || got[0].Amount != 600 {
		t.Errorf("he owes %v", got)
	}
}

func TestTheInvoicesOfAClassAreIssuedAtOnceAndSummedUp(t *testing.T) {
	s := newSchool(t)
	for i := range 5 {
		s.enroll(t, fmt.Sprint("s", i), 1000, 2, 40-20*i)
	}
	var done finance.Drafted
	s.Call(t, "POST", "/api/classes/class-paris/invoices/issue", "{}").Into(http.StatusOK, &done)
	if done.Count != 5 {
		t.Errorf("%d were issued", done.Count)
	}
	s.pay(t, "s4", 1000)
	for query, want := range map[string]int{"standing=due": 1, "standing=upcoming": 1, "standing=not_paid": 2, "standing=paid": 1, "standing=up_to_date": 4, "state=settled": 1, "least=1001": 0, "class=class-paris": 5, "q=s3": 1, "q=i-0002": 1} {
		if got := s.invoicesOf(t, query); len(got) != want {
			t.Errorf("%s: %d, want %d", query, len(got), want)
		}
	}
	// What is canceled is neither paid nor up to date, though nothing of it is open.
	s.Call(t, "POST", "/api/invoices/"+s.invoicesOf(t, "q=s3")[0].ID+"/cancel", map[string]any{"reason": "Wrong"}).Is(http.StatusOK)
	var sums finance.InvoiceTotals
	for query, want := range map[string]int{"standing=paid": 1, "standing=up_to_date": 4, "state=canceled": 1} {
		s.Call(t, "GET", "/api/invoices/totals?"+query, nil).Into(http.StatusOK, &sums)
		if got := s.invoicesOf(t, query); len(got) != want || sums.Items[0].Count != want {
			t.Errorf("%s: %d, summed up %d, want %d", query, len(got), sums.Items[0].Count, want)
		}
	}
	s.Call(t, "GET", "/api/invoices/totals?state=issued", nil).Into(http.StatusOK, &sums)
	if len(sums.Items) != 1 || sums.Items[0] != (finance.InvoiceTotal{Currency: "EUR", Count: 3, Total: 3000, Balance: 3000}) {
		t.Errorf("%+v", sums)
	}
	s.Call(t, "POST", "/api/classes/class-paris/invoices/drafts", "{}").Into(http.StatusOK, &done)
	if done.Count != 0 {
		t.Errorf("%d drafts of what is invoiced", done.Count)
	}
}
