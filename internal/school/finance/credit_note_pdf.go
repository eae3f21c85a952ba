package finance

import (
	"context"
	"slices"

	"myspace/internal/base/api"
	"myspace/internal/base/fault"
)

// notePaper is a credit note of an invoice as a PDF.
func (a *Area) notePaper(ctx context.Context, row Invoice, id string, in Printed) (api.Content, error) {
	v, err := a.wholeInvoice(ctx, a.db, row)
	if err != nil {
		return nil, err
	}
	at := slices.IndexFunc(v.CreditNotes, func(n CreditNote) bool { return n.ID == id })
	if at < 0 {
		return nil, fault.New(fault.NotFound, "finance.invoice_not_found")
	}
	y, err := a.payerAsSystem(ctx, v.PayerID)
	if err != nil {
		return nil, err
	}
	n := v.CreditNotes[at]
	b, err := a.newBill(ctx, y, v.Currency, n.Number, in)
	if err != nil {
		return nil, err
	}
	b.creditNote(v, n, y)
	return b.send(b.texts[0].T("accounting.entry.credit_note", nil) + " " + n.Number), nil
}

// creditNote draws what of an invoice is owed no longer.
func (b *bill) creditNote(v FullInvoice, n CreditNote, y Payer) {
	facts := [][2]string{{b.t("number", nil), n.Number}, {b.t("day", nil), b.date(n.Day)}, {b.t("invoice", nil), v.Number}}
	if v.StudentName != "" && v.StudentID != y.PersonID {
		facts = append(facts, [2]string{b.t("student", nil), v.StudentName})
	}
	if v.ClassCode != "" {
		facts = append(facts, [2]string{b.t("class", nil), v.ClassCode})
	}
	b.open(b.t("entry.credit_note", nil), facts, y)
	b.head(b.t("what_for", nil))
	said := b.t("invoice", nil) + " " + v.Number
	if n.Reason != "" {
		said += " – " + n.Reason
	}
	b.row(false, said, b.sum(-n.Amount, v.Currency))
	b.rule()
	b.row(true, b.t("total", nil), b.sum(-n.Amount, v.Currency))
}
