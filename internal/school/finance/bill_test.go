package finance_test

import (
	"context"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/school/finance"
)

// pdf asks for a paper. KEEP_PDF names a folder to look at them.
func (s school) pdf(t *testing.T, name, path string) {
	t.Helper()
	a := s.Call(t, "GET", path, nil).Is(http.StatusOK)
	if got := a.Header().Get("Content-Type"); got != "application/pdf" || !strings.HasPrefix(a.Body.String(), "%PDF-") || a.Body.Len() < 4000 {
		t.Errorf("%s: %d bytes of %s", path, a.Body.Len(), got)
	}
	if folder := os.Getenv("KEEP_PDF"); folder != "" {
		if err := os.WriteFile(filepath.Join(folder, name+".pdf"), a.Body.Bytes(), 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

func TestPapersOfMoneyArePrinted(t *testing.T) {
	s := newSchool(t)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		if err := db.Exec(ctx, tx, `UPDATE campus SET business_name = 'Institut biblique de Paris', id_number = 'SIRET 123', address = '1, rue de la Paix', zip_code = '75002', city = 'Paris' WHERE id = 'paris'`); err != nil {
			return err
		}
		return db.Exec(ctx, tx, `UPDATE money_account SET iban = 'FR7630006000011234567890189', bic = 'AGRIFRPP', holder = 'Institut biblique' WHERE id = 'bank-paris'`)
	})
	e := s.enroll(t, "s0", 120_000, 10, 0)
	v := s.issueOne(t, e.ID)
	done := s.pay(t, "s0", 20_000)
	s.pdf(t, "invoice", "/api/invoices/"+v.ID+"/pdf?second=en")
	s.pdf(t, "receipt", "/api/transactions/"+done.ID+"/receipt")
	s.pdf(t, "statement", "/api/payers/"+v.PayerID+"/statement/pdf?language=it")
	s.Call(t, "POST", "/api/transactions/"+done.ID+"/reverse", map[string]any{"key": s.key(), "reason": "Wrong"}).Is(http.StatusOK)
	s.pdf(t, "void", "/api/transactions/"+done.ID+"/receipt")
	s.as("s0", access.Student).pdf(t, "own", "/api/invoices/"+v.ID+"/pdf")
	s.as("s1", access.Student).Call(t, "GET", "/api/invoices/"+v.ID+"/pdf", nil).Is(http.StatusNotFound)
}

func TestAPaperGoesWhereAStudentLives(t *testing.T) {
	s := newSchool(t)
	s.pay(t, "s0", 100)
	y := s.payer(t, "s0")
	is := func(want string) {
		t.Helper()
		if got, err := s.area.AddressOf(t.Context(), y.ID); err != nil || got != want {
			t.Errorf("to %q, %v", got, err)
		}
	}
	is("")
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE person SET address = '3, rue du Bac', zip_code = '75007', city = 'Paris' WHERE id = 's0'`)
	})
	is("3, rue du Bac\n75007 Paris")
	s.pdf(t, "addressed", "/api/payers/"+y.ID+"/statement/pdf")
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE payer SET address = 'To his parents' WHERE id = ?`, y.ID)
	})
	is("To his parents")
}

func TestThePaymentCodeSaysWhatBanksRead(t *testing.T) {
	v := finance.FullInvoice{Invoice: finance.Invoice{Currency: "EUR", Balance: 123_45, Number: "PAR-2026-I-0001"}}
	const want = "BCD\n002\n1\nSCT\nAGRIFRPP\nInstitut\nFR7630006000011234567890189\nEUR123.45\n\n\nPAR-2026-I-0001"
	if got := finance.EPC("Institut", "FR7630006000011234567890189", "AGRIFRPP", v); got != want {
		t.Errorf("%q", got)
	}
	v.Currency = "XOF"
	if got := finance.EPC("Institut", "FR7630006000011234567890189", "", v); got != "" {
		t.Errorf("a code for francs: %q", got)
	}
}
