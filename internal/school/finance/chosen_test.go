package finance_test

import (
	"context"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/finance"
)

// drafts returns the drafts of Paris in the order of names.
func (s school) drafts(t testing.TB) []finance.Invoice {
	t.Helper()
	var l api.Page[finance.Invoice]
	s.Call(t, "GET", "/api/invoices?state=draft&sort=name", nil).Into(http.StatusOK, &l)
	return l.Items
}

type asked map[string]any

func versioned(v finance.Invoice) asked { return asked{"id": v.ID, "version": v.Version} }

func TestChosenDraftsAreIssuedByNameAndOthersLeaveNoGap(t *testing.T) {
	s := newSchool(t)
	for _, person := range []string{"s2", "s0", "s1", "s3"} {
		s.enroll(t, person, 1000, 1, 0)
	}
	d := s.drafts(t)
	stale := versioned(d[1])
	stale["version"] = d[1].Version + 7
	var done finance.ChosenInvoices
	body := map[string]any{"items": []asked{versioned(d[3]), stale, {"id": "nobody", "version": 1}, versioned(d[2]), versioned(d[0]), versioned(d[0])}}
	s.Call(t, "POST", "/api/invoices/issue", body).Into(http.StatusOK, &done)
	said := []string{}
	for _, one := range done.Items {
		said = append(said, one.Number+one.Code)
	}
	year := s.today.String()[:4]
	want := "PAR-" + year + "-I-0003 edit.stale finance.invoice_not_found PAR-" + year + "-I-0002 PAR-" + year + "-I-0001"
	if got := strings.Join(said, " "); got != want || done.Count != 3 {
		t.Errorf("%s (%d), want %s", got, done.Count, want)
	}
	s.Call(t, "POST", "/api/invoices/issue", map[string]any{"items": []asked{versioned(d[0])}}).Into(http.StatusOK, &done)
	if done.Count != 0 || done.Items[0].Code != "finance.not_a_draft" {
		t.Errorf("issued twice: %v", done)
	}
	s.as("clerk", access.Secretary).Call(t, "POST", "/api/invoices/issue", body).Is(http.StatusForbidden)
}

func TestAnInvoiceIsMailedThroughSignInAndByALinkOnlyToWhoHasNoAccount(t *testing.T) {
	s := newSchool(t)
	s.enroll(t, "s0", 1000, 1, 0)
	church := s.church(t)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE payer SET email = 'bethel@example.org' WHERE id = ?`, church.ID)
	})
	var byHand finance.FullInvoice
	s.Call(t, "POST", "/api/invoices", map[string]any{"key": s.key(), "payer_id": church.ID, "lines": []map[string]any{{"text": "Books", "amount": 500}}, "note": ""}).Into(http.StatusCreated, &byHand)
	var items []asked
	var ids []string
	for _, v := range s.drafts(t) {
		items, ids = append(items, versioned(v)), append(ids, v.ID)
	}
	var done finance.ChosenInvoices
	s.Call(t, "POST", "/api/invoices/mail", map[string]any{"ids": ids}).Into(http.StatusOK, &done)
	if done.Count != 0 || done.Items[0].Code != "finance.not_to_mail" {
		t.Fatalf("drafts were mailed: %v", done)
	}
	s.Call(t, "POST", "/api/invoices/issue", map[string]any{"items": items}).Is(http.StatusOK)
	s.Call(t, "POST", "/api/invoices/mail", map[string]any{"ids": ids}).Into(http.StatusOK, &done)
	if done.Count != 2 {
		t.Fatalf("mailed: %v", done)
	}
	told, err := db.All(t.Context(), s.db, db.ScanString, `SELECT person_id || ' ' || link FROM notice WHERE kind = 'invoice_sent'`)
	if err != nil || len(told) != 1 || !strings.HasPrefix(told[0], "s0 /apps/finance/invoices/") {
		t.Errorf("told: %v, %v", told, err)
	}
	if err := s.area.SendInvoices(t.Context()); err != nil {
		t.Fatal(err)
	}
	paths := map[string]string{}
	for _, m := range *s.sent {
		paths[m.To] = m.Path
	}
	if !strings.HasPrefix(paths["s0@example.org"], "/apps/finance/invoices/") {
		t.Errorf("a student reads it at %q", paths["s0@example.org"])
	}
	link := paths["bethel@example.org"]
	if !strings.HasPrefix(link, "/api/invoice-links/") {
		t.Fatalf("a church reads it at %q", link)
	}
	anyone := s
	anyone.Actor = access.Actor{}
	if a := anyone.Call(t, "GET", link, nil); a.Code != http.StatusOK || !strings.HasPrefix(a.Body.String(), "%PDF") {
		t.Errorf("the link answers %d", a.Code)
	}
	anyone.Call(t, "GET", link+"x", nil).Fails(http.StatusNotFound, "finance.link_invalid")
	kept, err := db.One(t.Context(), s.db, "", db.ScanString, `SELECT token_hash FROM invoice_link`)
	if err != nil || strings.Contains(link, kept) {
		t.Errorf("the link is kept as it is: %s, %v", kept, err)
	}
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE invoice_link SET expires_at = ?`, clock.Now())
	})
	anyone.Call(t, "GET", link, nil).Fails(http.StatusNotFound, "finance.link_invalid")
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE invoice_link SET expires_at = '2999-01-01T00:00:00.000000Z'`)
	})
	anyone.Call(t, "GET", link, nil).Is(http.StatusOK)
	s.Call(t, "POST", "/api/invoices/"+byHand.ID+"/links/end", nil).Is(http.StatusOK)
	anyone.Call(t, "GET", link, nil).Fails(http.StatusNotFound, "finance.link_invalid")
}
