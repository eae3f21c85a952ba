package finance_test

import (
	"bytes"
	"context"
	"image"
	"image/png"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/files"
	"myspace/internal/base/money"
	"myspace/internal/base/pdftest"
	"myspace/internal/school/finance"
)

// pdf asks for a paper, and looks for what must stand on it. KEEP_PDF names a folder
// to look at them.
func (s school) pdf(t *testing.T, name, path string, says ...string) []byte {
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
	pdftest.Has(t, a.Body.Bytes(), says...)
	return a.Body.Bytes()
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
	const business, number = "Institut biblique de Paris", "SIRET 123"
	s.pdf(t, "invoice", "/api/invoices/"+v.ID+"/pdf?language=fr&second=en", "Facture / Invoice", v.Number, business, number, "1, rue de la Paix", "75002 Paris",
		"Échéance 10", money.Say(120_000, "EUR", "fr"), "Reste à payer / Still owed", money.Say(100_000, "EUR", "fr"), "FR76 3000 6000 0112 3456 7890 189", "AGRIFRPP", "Institut biblique")
	s.pdf(t, "receipt", "/api/transactions/"+done.ID+"/receipt?language=fr", "Reçu", done.Receipt, business, number, money.Say(20_000, "EUR", "fr"), "Espèces", "Reste à payer", money.Say(100_000, "EUR", "fr"))
	s.pdf(t, "statement", "/api/payers/"+v.PayerID+"/statement/pdf?language=it", "Estratto conto", business, v.Number)
	s.Call(t, "POST", "/api/transactions/"+done.ID+"/reverse", map[string]any{"key": s.key(), "reason": "Wrong"}).Is(http.StatusOK)
	s.pdf(t, "void", "/api/transactions/"+done.ID+"/receipt?language=fr", done.Receipt, "ANNULÉ", "Ce paiement a été annulé : ce reçu n’est plus valable.")
	s.as("s0", access.Student).pdf(t, "own", "/api/invoices/"+v.ID+"/pdf")
	s.as("s1", access.Student).Call(t, "GET", "/api/invoices/"+v.ID+"/pdf", nil).Is(http.StatusNotFound)
}

// TestACreditNoteIsAPaperOfItsOwn, found by its invoice only.
func TestACreditNoteIsAPaperOfItsOwn(t *testing.T) {
	s := newSchool(t)
	v, other := s.issueOne(t, s.enroll(t, "s0", 120_000, 1, 0).ID), s.issueOne(t, s.enroll(t, "s1", 120_000, 1, 0).ID)
	s.Call(t, "POST", "/api/invoices/"+v.ID+"/credit", map[string]any{"key": s.key(), "amount": 5_050, "reason": "A grant"}).Is(http.StatusOK)
	var now finance.FullInvoice
	s.Call(t, "GET", "/api/invoices/"+v.ID, nil).Into(http.StatusOK, &now)
	n := now.CreditNotes[0]
	at := "/pdf?language=fr&second=en&note=" + n.ID
	s.pdf(t, "credit", "/api/invoices/"+v.ID+at, "Avoir / Credit note", n.Number, v.Number, "A grant", money.Say(5_050, "EUR", "fr"))
	s.as("s0", access.Student).pdf(t, "own credit", "/api/invoices/"+v.ID+at, n.Number)
	s.Call(t, "GET", "/api/invoices/"+other.ID+at, nil).Is(http.StatusNotFound)
	s.as("s1", access.Student).Call(t, "GET", "/api/invoices/"+v.ID+at, nil).Is(http.StatusNotFound)
}

// TestAnInvoiceBearsTheCampussLogo, where it has one.
func TestAnInvoiceBearsTheCampussLogo(t *testing.T) {
	s := newSchool(t)
	v := s.issueOne(t, s.enroll(t, "s0", 120_000, 1, 0).ID)
	pictures := func() int {
		t.Helper()
		return bytes.Count(s.pdf(t, "logo", "/api/invoices/"+v.ID+"/pdf", v.Number), []byte("/Subtype /Image"))
	}
	if n := pictures(); n != 0 {
		t.Errorf("%d pictures where there is no logo", n)
	}
	var logo bytes.Buffer
	if err := png.Encode(&logo, image.NewRGBA(image.Rect(0, 0, 64, 64))); err != nil {
		t.Fatal(err)
	}
	blob, err := s.area.Files.PutPicture(t.Context(), "logo.png", &logo, 1<<20)
	if err != nil {
		t.Fatal(err)
	}
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		if err := files.Keep(ctx, tx, blob); err != nil {
			return err
		}
		return db.Exec(ctx, tx, `UPDATE campus SET logo_hash = ? WHERE id = 'paris'`, blob.Hash)
	})
	if pictures() == 0 {
		t.Error("the logo is not on it")
	}
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
	s.pdf(t, "addressed", "/api/payers/"+y.ID+"/statement/pdf", "3, rue du Bac", "75007 Paris")
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
