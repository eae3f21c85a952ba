package finance

import (
	"cmp"
	"context"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/jobs"
	"myspace/internal/base/mail"
	"myspace/internal/base/money"
	"myspace/internal/base/record"
	"myspace/internal/base/secret"
)

const invoiceJob = "finance.invoice"

func (a *Area) mailRoutes(r *api.Router) {
	api.Do(r, "mailInvoices", "/api/invoices/mail", keepBooks, a.mailInvoices, api.Says("Mail issued invoices to their payers, as links"))
	api.Do(r, "endInvoiceLinks", "/api/invoices/{id}/links/end", keepBooks, a.endInvoiceLinks, api.Says("End the links by which a payer without an account reads an invoice"))
	// A token in the address: whoever follows a link of a mail has nothing to press, and reading changes nothing.
	api.Protocol(r, "readInvoiceLink", "GET", "/api/invoice-links/{token}", access.Public(), 0, a.readInvoiceLink, api.Says("Read one invoice by a mailed link"), api.Refuses(fault.NotFound))
}

// mailedInvoice is an invoice that is to be mailed.
type mailedInvoice struct {
	ID        string `json:"id"` // of the mail
	InvoiceID string `json:"invoice_id"`
}

// mailInvoices has invoices mailed, each to its payer.
func (a *Area) mailInvoices(ctx context.Context, in *struct {
	Body struct {
		IDs []string `json:"ids" minItems:"1" maxItems:"500"`
	}
},
) (done ChosenInvoices, err error) {
	scope, ids := access.From(ctx), in.Body.IDs
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		found, order, err := findChosen(ctx, tx, scope, ids)
		if err != nil {
			return err
		}
		addressed, err := findAddressed(ctx, tx, order)
		if err != nil {
			return err
		}
		why, letters, events, mailed := map[string]string{}, []any{}, []audit.Event{}, []string{}
		for _, id := range order {
			v := found[id]
			switch {
			case v.State != issued:
				why[id] = "finance.not_to_mail"
				continue
			case !addressed[id]:
				why[id] = "finance.payer_without_email"
				continue
			}
			mailed, letters = append(mailed, id), append(letters, mailedInvoice{ID: db.NewID(), InvoiceID: id})
			events = append(events, audit.Event{Action: "mailInvoice", Entity: "invoice", EntityID: id, CampusID: v.CampusID, After: map[string]any{"mailed": v.Number}})
		}
		if done = chosen(ids, found, why, len(letters)); len(letters) == 0 {
			return nil
		}
		if err := audit.RecordMany(ctx, tx, events); err != nil {
			return err
		}
		if err := tellInvoices(ctx, tx, mailed); err != nil {
			return err
		}
		return jobs.EnqueueMany(ctx, tx, invoiceJob, letters)
	})
	return done, err
}

// findAddressed says of which invoices the payer has an address.
func findAddressed(ctx context.Context, q db.Querier, ids []string) (map[string]bool, error) {
	var w db.Where
	w.Among(q, `v.id`, ids)
	w.Add(`COALESCE(p.email, y.email) <> ''`)
	found := map[string]bool{}
	return found, db.Each(ctx, q, func(r db.Row) error {
		id, err := db.ScanString(r)
		found[id] = true
		return err
	}, `SELECT v.id FROM invoice v JOIN payer y ON y.id = v.payer_id LEFT JOIN person p ON p.id = y.person_id`+w.String(), w.Args...)
}

// sendInvoice mails an invoice: who has an account signs in to read it; only a payer
// without one gets a link that opens this one paper.
func (a *Area) sendInvoice(ctx context.Context, l mailedInvoice) error {
	v, err := findInvoiceRow(ctx, a.db, access.System(), l.InvoiceID)
	if fault.KindOf(err) == fault.NotFound || err == nil && v.State != issued {
		return nil
	}
	if err != nil {
		return err
	}
	y, language, err := a.letterTo(ctx, v.PayerID)
	if err != nil || y.Email == "" {
		return err
	}
	m := mail.Message{
		ID: l.ID, To: y.Email, Name: y.Name, Lang: language, Template: "invoice_sent", Path: "/apps/finance/invoices/" + v.ID,
		Params: fault.Params{"number": v.Number, "campus": v.CampusName, "amount": money.Say(v.Total, v.Currency, language), "open": money.Say(v.Balance, v.Currency, language)},
	}
	if y.PersonID == "" {
		token := secret.New()
		if err := addInvoiceLink(ctx, a.db, secret.Hash(token), v.ID); err != nil {
			return err
		}
		m.Path, m.Template = invoiceLinkPath(token), "invoice_link"
		m.Params["days"] = linkDays
	}
	return a.Send(ctx, m)
}

// letterTo is whom a letter about money goes to, and in which language.
func (a *Area) letterTo(ctx context.Context, payerID string) (y Payer, language string, err error) {
	if y, err = findPayer(ctx, a.db, access.System(), payerID); err != nil {
		return y, "", err
	}
	language, err = db.One(ctx, a.db, "campus.not_found", db.ScanString, `SELECT CASE WHEN COALESCE(p.language, '') <> '' THEN p.language ELSE h.language END
		FROM payer y JOIN campus h ON h.id = y.campus_id LEFT JOIN person p ON p.id = y.person_id WHERE y.id = ?`, y.ID)
	return y, cmp.Or(y.Language, language), err
}

// A link opens one paper for so many days.
const linkDays = 30

func invoiceLinkPath(token string) string { return "/api/invoice-links/" + token }

func addInvoiceLink(ctx context.Context, q db.Querier, hash, invoiceID string) error {
	now := clock.Now()
	return db.Exec(ctx, q, `INSERT INTO invoice_link (token_hash, invoice_id, created_at, expires_at) VALUES (?, ?, ?, ?)`, hash, invoiceID, now, now.Add(linkDays*24*time.Hour))
}

// readInvoiceLink hands out the paper of a link that lives. One that has ended, has
// run out or never was says the same.
func (a *Area) readInvoiceLink(ctx context.Context, in *struct {
	Token string `path:"token" maxLength:"100" doc:"The secret of the link."`
},
) (api.Content, error) {
	id, err := db.One(ctx, a.db, "finance.link_invalid", db.ScanString, `SELECT l.invoice_id FROM invoice_link l JOIN invoice v ON v.id = l.invoice_id JOIN payer y ON y.id = v.payer_id
		WHERE l.token_hash = ? AND l.expires_at > ? AND y.person_id IS NULL`, secret.Hash(in.Token), clock.Now())
	if fault.KindOf(err) == fault.NotFound {
		return nil, a.WrongLink(ctx, "invoice", err)
	}
	if err != nil {
		return nil, err
	}
	v, err := findInvoiceRow(ctx, a.db, access.System(), id)
	if err != nil {
		return nil, err
	}
	return a.invoicePaper(ctx, v, Printed{})
}

// endInvoiceLinks ends all links to an invoice.
func (a *Area) endInvoiceLinks(ctx context.Context, in *api.ID) (v FullInvoice, err error) {
	return a.invoices().Change(ctx, in.ID, record.AnyVersion, "endInvoiceLinks", func(tx *db.Tx, v Invoice) error {
		return db.Exec(ctx, tx, `DELETE FROM invoice_link WHERE invoice_id = ?`, v.ID)
	})
}

// sweepLinks deletes links that have run out.
func sweepLinks(ctx context.Context, q db.Querier, now clock.Time) error {
	return db.Exec(ctx, q, `DELETE FROM invoice_link WHERE expires_at <= ?`, now)
}
