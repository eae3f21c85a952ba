package finance

import (
	"context"

	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/mail"
	"myspace/internal/base/notice"
)

const (
	// toldPayment is the event that somebody's payment was received.
	toldPayment = "payment_received"
	// toldInvoice is the event that an invoice was sent to somebody. The mail with it is
	// the office's own act.
	toldInvoice = "invoice_sent"
)

// kinds are the events that people are told of. What is due or late stands while it is
// open (dueNotices).
func (a *Area) kinds() []notice.Kind {
	return []notice.Kind{
		{Name: toldPayment, Readers: payers, Letter: a.paymentLetter},
		{Name: toldInvoice, Readers: payers, Always: true, Apart: true, Opens: true, Letter: isIssued},
	}
}

// tellInvoices tells the payers who have an account that invoices were sent to them,
// each invoice once.
func tellInvoices(ctx context.Context, tx *db.Tx, ids []string) error {
	var w db.Where
	w.Among(tx, `v.id`, ids)
	w.Add(`y.person_id IS NOT NULL`)
	told, err := db.All(ctx, tx, func(r db.Row) (t notice.Told, err error) {
		var id, number string
		err = r.Scan(&t.PersonID, &id, &number)
		t.Event, t.Kind, t.Link = "invoice:"+id, toldInvoice, invoicesPage+"/"+id
		t.Params = fault.Params{"invoice_id": id, "number": number}
		return t, err
	}, `SELECT y.person_id, v.id, v.name FROM invoice v JOIN payer y ON y.id = v.payer_id`+w.String()+` ORDER BY v.id`, w.Args...)
	if err != nil {
		return err
	}
	return notice.Tell(ctx, tx, told)
}

// isIssued says whether an invoice still is somebody's, and something of it still to be
// paid: it is neither settled nor canceled.
func isIssued(ctx context.Context, q db.Querier, to notice.Reader) (m mail.Message, err error) {
	still, err := db.Exists(ctx, q, `SELECT 1 FROM invoice v JOIN payer y ON y.id = v.payer_id WHERE v.id = ? AND y.person_id = ? AND v.state = 'issued'`,
		to.Notice.Params["invoice_id"], to.PersonID)
	if still {
		m.Template = toldInvoice
	}
	return m, err
}
