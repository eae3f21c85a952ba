package finance_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/api"
	"myspace/internal/base/apitest"
	"myspace/internal/school/finance"
)

func TestAmountsAndDaysOfBanksAreRead(t *testing.T) {
	for said, want := range map[string]int64{
		"12": 1200, "12.5": 1250, "1,234.56": 123456, "1.234,56": 123456, "-1 234,5": -123450, "(12,00)": -1200, "1'000.00": 100000, "+3,99 €": 399, "1.234": 123400, "0.01": 1,
	} {
		if got, ok := finance.ParseAmount(said, "EUR"); !ok || got != want {
			t.Errorf("%q is %d, %v", said, got, ok)
		}
	}
	for _, said := range []string{"", "x", "1.234,567", "1e5", "99999999999999"} {
		if got, ok := finance.ParseAmount(said, "EUR"); ok {
			t.Errorf("%q is %d", said, got)
		}
	}
	if got, ok := finance.ParseAmount("25.000", "XOF"); !ok || got != 25000 {
		t.Errorf("francs: %d, %v", got, ok)
	}
	for said, want := range map[string]string{"2026-11-02": "2026-11-02", "02/11/2026": "2026-11-02", "2.11.26": "2026-11-02", "20261102": "2026-11-02", "2026-11-02T10:00:00": "2026-11-02"} {
		if got, ok := finance.ParseDay(said); !ok || got.String() != want {
			t.Errorf("%q is %s, %v", said, got, ok)
		}
	}
}

const camtEntry = `<Ntry><Amt Ccy="EUR">%s</Amt><CdtDbtInd>%s</CdtDbtInd><BookgDt><Dt>%s</Dt></BookgDt><AcctSvcrRef>%s</AcctSvcrRef>
	<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>%s</Nm></Dbtr></RltdPties><RmtInf><Ustrd>%s</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`

func camtFile(entries ...string) string {
	return `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>FR7630006000011234567890189</IBAN></Id></Acct>` +
		strings.Join(entries, "") + `</Stmt></BkToCstmrStmt></Document>`
}

func TestAStatementIsImportedOnceAndSaysWhatItsLinesPay(t *testing.T) {
	s := newSchool(t)
	e := s.enroll(t, "s0", 1000, 1, 0)
	v := s.issueOne(t, e.ID)
	s.enroll(t, "s1", 1000, 1, 0)
	there := s.payment("s1", 250)
	there["account_id"], there["way"] = "bank-paris", "transfer"
	s.Call(t, "POST", "/api/transactions/payments", there).Is(http.StatusCreated)
	file := camtFile(
		fmt.Sprintf(camtEntry, "4.00", "CRDT", s.day(0), "B1", "Somebody", "Invoice "+v.Number),
		fmt.Sprintf(camtEntry, "2.50", "CRDT", s.day(-1), "B2", "x", "y"),
		fmt.Sprintf(camtEntry, "1.00", "CRDT", s.day(0), "B3", "s1 A", "thanks"),
		fmt.Sprintf(camtEntry, "9.99", "DBIT", s.day(0), "B4", "", "fees"),
	)
	const path = "/api/accounts/bank-paris/statement"
	var done finance.ImportedLines
	s.Call(t, "POST", path+"?name=a.xml", file).Into(http.StatusCreated, &done)
	if done.Lines != 4 || done.New != 4 {
		t.Errorf("%+v", done)
	}
	if s.Call(t, "POST", path+"?name=b.xml", file).Into(http.StatusCreated, &done); done.New != 0 {
		t.Errorf("again: %+v", done)
	}
	var l api.Page[finance.StatementLine]
	s.Call(t, "GET", path+"?state=open", nil).Into(http.StatusOK, &l)
	by := map[int64]finance.StatementLine{}
	for _, one := range l.Items {
		by[one.Amount] = one
	}
	if p := by[400].Proposal; p.Kind != "payment" || !p.Sure || p.PayerID != v.PayerID || p.Invoice != v.Number {
		t.Errorf("by its number: %+v", p)
	}
	if p := by[250].Proposal; p.Kind != "movement" || !p.Sure {
		t.Errorf("entered already: %+v", p)
	}
	if p := by[100].Proposal; p.Kind != "payment" || p.Sure || p.PayerID != s.payer(t, "s1").ID {
		t.Errorf("by name: %+v", p)
	}
	if p := by[-999].Proposal; p.Kind != "" {
		t.Errorf("fees: %+v", p)
	}
	var all finance.TakenLines
	for range 2 { // the second time there is nothing left that is sure
		s.Call(t, "POST", path+"/take", nil).Into(http.StatusOK, &all)
	}
	if all.Open != 2 || s.balance(t, "bank-paris") != 650 {
		t.Errorf("%+v, %d on the account", all, s.balance(t, "bank-paris"))
	}
	if m := s.money(t, e.ID); m.Paid != 400 {
		t.Errorf("paid %d", m.Paid)
	}
	take := func(amount int64, field, value string) string {
		body := map[string]any{"movement_id": "", "payer_id": "", "category": ""}
		body[field] = value
		return fmt.Sprint(s.Call(t, "POST", "/api/statement-lines/"+by[amount].ID+"/take", body).Code)
	}
	if got := take(-999, "payer_id", v.PayerID) + take(-999, "category", "fees") + take(-999, "category", "fees") + take(100, "payer_id", s.payer(t, "s1").ID); got != "422200409200" {
		t.Errorf("taken: %s", got)
	}
	if got := s.balance(t, "bank-paris"); got != 650-999+100 {
		t.Errorf("%d on the account", got)
	}
}

// TestALineThatWasTakenWronglyIsOpenAgain once what it was taken for is reversed, and is
// taken anew.
func TestALineThatWasTakenWronglyIsOpenAgain(t *testing.T) {
	s := newSchool(t)
	s.enroll(t, "s0", 1000, 1, -1)
	s.enroll(t, "s1", 1000, 1, -1)
	const path = "/api/accounts/bank-paris/statement"
	s.Call(t, "POST", path+"?name=a.xml", camtFile(fmt.Sprintf(camtEntry, "4.00", "CRDT", s.day(0), "B1", "Somebody", "thanks"))).Is(http.StatusCreated)
	var l api.Page[finance.StatementLine]
	s.Call(t, "GET", path, nil).Into(http.StatusOK, &l)
	take := func(person string) apitest.Answer {
		return s.Call(t, "POST", "/api/statement-lines/"+l.Items[0].ID+"/take", map[string]any{"movement_id": "", "payer_id": s.payer(t, person).ID, "category": ""})
	}
	for n, person := range []string{"s0", "s1", "s0"} {
		take(person).Is(http.StatusOK)
		take(person).Fails(http.StatusConflict, "finance.line_done")
		var paid api.Page[finance.Transaction]
		s.Call(t, "GET", "/api/transactions?kind=income&person="+person, nil).Into(http.StatusOK, &paid)
		if got := s.balance(t, "bank-paris"); got != 400 || len(paid.Items) != 1+n/2 {
			t.Fatalf("%d on the account, %d payments of %s", got, len(paid.Items), person)
		}
		for _, one := range paid.Items {
			if one.ReversedByID == "" {
				s.Call(t, "POST", "/api/transactions/"+one.ID+"/reverse", map[string]any{"key": s.key(), "reason": "Not his"}).Is(http.StatusOK)
			}
		}
		s.Call(t, "GET", path, nil).Into(http.StatusOK, &l)
		if one := l.Items[0]; one.State != "open" || one.MovementID != "" || s.balance(t, "bank-paris") != 0 {
			t.Errorf("%s, %d on the account", one.State, s.balance(t, "bank-paris"))
		}
	}
}

// TestALineThatNamesAnInvoicePaysIt, and what is left over the oldest of the others.
func TestALineThatNamesAnInvoicePaysIt(t *testing.T) {
	s := newSchool(t)
	e := s.enroll(t, "s0", 1000, 2, -40)
	y := s.payer(t, "s0")
	var hand finance.FullInvoice
	s.Call(t, "POST", "/api/invoices", map[string]any{"key": s.key(), "payer_id": y.ID, "lines": []map[string]any{{"text": "Lost book", "amount": 300}}, "note": ""}).Into(http.StatusCreated, &hand)
	hand = s.issue(t, hand.Invoice)
	const path = "/api/accounts/bank-paris/statement"
	s.Call(t, "POST", path+"?name=a.xml", camtFile(fmt.Sprintf(camtEntry, "4.00", "CRDT", s.day(0), "B1", "A s0", "Invoice "+hand.Number))).Is(http.StatusCreated)
	var l api.Page[finance.StatementLine]
	s.Call(t, "GET", path, nil).Into(http.StatusOK, &l)
	s.Call(t, "POST", "/api/statement-lines/"+l.Items[0].ID+"/take", map[string]any{"movement_id": "", "payer_id": y.ID, "category": ""}).Is(http.StatusOK)
	if got := s.invoice(t, hand.ID); got.State != "settled" {
		t.Errorf("the one that is named is %s, open %d", got.State, got.Balance)
	}
	if m := s.money(t, e.ID); m.Paid != 100 || m.Parts[0].Paid != 100 {
		t.Errorf("%d of the others is paid", m.Paid)
	}
	if got := s.payer(t, "s0").Credit; len(got) != 0 {
		t.Errorf("credit %v", got)
	}
}

func TestACSVStatementIsReadByItsHeadingsOrAsMapped(t *testing.T) {
	s := newSchool(t)
	const path = "/api/accounts/bank-paris/statement?name=a.csv"
	var done finance.ImportedLines
	s.Call(t, "POST", path, "Date;Libellé;Montant\n"+s.day(0)+";Virement;12,50\n"+s.day(0)+";Virement;12,50\n").Into(http.StatusCreated, &done)
	if done.New != 2 {
		t.Errorf("two alike lines are two: %+v", done)
	}
	s.Call(t, "POST", path, "When,What\n"+s.day(0)+",3\n").Blames(http.StatusUnprocessableEntity, "file finance.statement_columns")
	s.Call(t, "POST", path+"&day_column=When&amount_column=What", "When,What\n"+s.day(0)+",3\n").Into(http.StatusCreated, &done)
	if done.New != 1 {
		t.Errorf("%+v", done)
	}
	// Some banks write a few words above, or leave a line empty.
	const above = "Relevé de compte, Paris, 2026\nCompte;FR76\n\n"
	s.Call(t, "POST", path, above+"Date;Libellé;Montant\n"+s.day(0)+";Loyer;-7,00\n").Into(http.StatusCreated, &done)
	if done.New != 1 {
		t.Errorf("below words: %+v", done)
	}
	s.Call(t, "POST", path+"&day_column=When&amount_column=What", above+"When;Who;What\n"+s.day(0)+";Somebody;8,00\n").Into(http.StatusCreated, &done)
	if done.New != 1 {
		t.Errorf("mapped below words: %+v", done)
	}
	s.Call(t, "POST", path, above+"When;Who;What\n"+s.day(0)+";Somebody;8,00\n").Blames(http.StatusUnprocessableEntity, "file finance.statement_columns")
	s.Call(t, "POST", path, "\r\ndate;amount\r\n"+s.day(0)+";9\r\n").Into(http.StatusCreated, &done)
	if done.New != 1 {
		t.Errorf("below an empty line: %+v", done)
	}
	s.Call(t, "POST", path, "date,amount\nsoon,3\n").Blames(http.StatusUnprocessableEntity, "file finance.statement_row")
	s.Call(t, "POST", "/api/accounts/bank-paris/statement?name=a.xml", "<x>").Blames(http.StatusUnprocessableEntity, "file finance.statement_unreadable")
	s.Call(t, "POST", "/api/accounts/bank-paris/statement?name=a.xml", strings.ReplaceAll(camtFile(fmt.Sprintf(camtEntry, "1", "CRDT", s.day(0), "X", "", "")), "EUR", "USD")).
		Blames(http.StatusUnprocessableEntity, "file finance.statement_of_another")
}
