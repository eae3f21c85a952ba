package library

import (
	"context"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/record"
	"myspace/internal/school/part"
)

func (a *Area) chargeRoutes(r *api.Router) {
	api.Do(r, "chargeLoan", "/api/loans/{id}/charge", chargeLoans, a.chargeLoan, api.Says("Draft an invoice for a copy that somebody lost"), api.Refuses(fault.Conflict))
}

// chargeLoan has who lost a copy pay for it: the area of money drafts the invoice,
// once.
func (a *Area) chargeLoan(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		Amount int64  `json:"amount" minimum:"1" maximum:"1000000000" doc:"In the campus's currency."`
		Text   string `json:"text" minLength:"1" maxLength:"200" doc:"The line of the invoice."`
	}
},
) (Loan, error) {
	charging, ok := a.Parts.Charging()
	if !ok {
		return Loan{}, fault.New(fault.NotFound, "loan.not_found")
	}
	text := strings.TrimSpace(in.Body.Text)
	if text == "" {
		return Loan{}, fault.On("text", "field.required", nil)
	}
	scope := access.From(ctx)
	return a.loans().Change(ctx, in.ID, record.AnyVersion, "chargeLoan", func(tx *db.Tx, l Loan) error {
		if l.Outcome != Lost {
			return fault.New(fault.Conflict, "loan.not_lost")
		}
		standing, err := charging.Standing(ctx, tx, ids(l.InvoiceID))
		if err != nil {
			return err
		}
		if standing[l.InvoiceID] {
			return fault.New(fault.Conflict, "loan.charged")
		}
		invoice, err := charging.Draft(ctx, tx, scope, part.Charge{CampusID: l.CampusID, PersonID: l.PersonID, Text: text, Amount: in.Body.Amount})
		if err != nil {
			return err
		}
		return db.Change(ctx, tx, "loan.not_found", `UPDATE book_loan SET version = version + 1, invoice_id = ? WHERE id = ?`, invoice, in.ID)
	})
}

// ids are those that there are.
func ids(all ...string) (found []string) {
	for _, id := range all {
		if id != "" {
			found = append(found, id)
		}
	}
	return found
}

// chargedOf leaves the invoices of loans that stand, and to who keeps loans.
func (a *Area) chargedOf(ctx context.Context, q db.Querier, all []Loan) error {
	var asked []string
	for i, l := range all {
		if !l.MayEdit {
			all[i].InvoiceID = ""
		}
		asked = append(asked, ids(all[i].InvoiceID)...)
	}
	charging, ok := a.Parts.Charging()
	if !ok || len(asked) == 0 {
		return nil
	}
	standing, err := charging.Standing(ctx, q, asked)
	for i, l := range all {
		if !standing[l.InvoiceID] {
			all[i].InvoiceID = ""
		}
	}
	return err
}

// uncharge puts right what a copy that is found was charged for: a draft is withdrawn.
// It returns the loan by which the copy was lost, where who had it was charged; with
// its invoice where that stands, which somebody has to cancel. Nil where there is none.
func (a *Area) uncharge(ctx context.Context, tx *db.Tx, copyID string) (*Loan, error) {
	l, err := a.chargedFor(ctx, tx, copyID)
	if err != nil || l == nil {
		return nil, err
	}
	charging, _ := a.Parts.Charging()
	gone, err := charging.Withdraw(ctx, tx, l.InvoiceID)
	if err != nil || !gone {
		return l, err
	}
	l.InvoiceID = ""
	return l, db.Change(ctx, tx, "loan.not_found", `UPDATE book_loan SET version = version + 1, invoice_id = NULL WHERE id = ?`, l.ID)
}

// chargedFor returns the loan by which a copy was lost, where who had it was charged
// and the invoice stands. Nil where there is none.
func (a *Area) chargedFor(ctx context.Context, tx *db.Tx, copyID string) (*Loan, error) {
	all, err := db.All(ctx, tx, scanLoan, `SELECT `+loanColumns+` FROM `+loanTables+` WHERE l.copy_id = ? AND l.outcome = 'lost' ORDER BY l.back_at DESC, l.id DESC`+db.Limit(1), copyID)
	if err != nil || len(all) == 0 {
		return nil, err
	}
	all[0] = all[0].seenBy(access.From(ctx))
	if err := a.chargedOf(ctx, tx, all); err != nil || all[0].InvoiceID == "" {
		return nil, err
	}
	return &all[0], nil
}
