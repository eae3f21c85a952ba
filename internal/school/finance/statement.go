package finance

import (
	"cmp"
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// Statement is the statement of account of a payer: what was charged, credited and
// paid in a period, with the running balance.
type Statement struct {
	Payer    Payer            `json:"payer"`
	Currency string           `json:"currency"`
	From     clock.Date       `json:"from" format:"date"`
	To       clock.Date       `json:"to" format:"date"`
	Opening  int64            `json:"opening" doc:"What was owed before; negative for credit."`
	Closing  int64            `json:"closing"`
	Entries  []StatementEntry `json:"entries"`
}

// StatementEntry is a line of a statement.
type StatementEntry struct {
	Day     clock.Date `json:"day" format:"date"`
	Kind    string     `json:"kind" enum:"charge,credit_note,opening,payment,refund,reversal" doc:"charge is an installment, or an invoice by hand, by its deadline; opening is what had been paid ahead before."`
	ID      string     `json:"id" doc:"Of the invoice, credit note's invoice or transaction; empty where there is none."`
	Number  string     `json:"number" doc:"Of the paper; empty where there is none."`
	Text    string     `json:"text" doc:"The class, or the way of payment."`
	Amount  int64      `json:"amount" doc:"What it adds to what is owed; negative for what is paid."`
	Balance int64      `json:"balance"`
}

func (a *Area) getStatement(ctx context.Context, in *struct {
	api.ID
	Currency string `query:"currency" maxLength:"3" doc:"Without one, the campus's."`
	Period
},
) (Statement, error) {
	return a.statement(ctx, in.ID.ID, in.Currency, in.Period)
}

// statement is the statement of a payer in reach.
func (a *Area) statement(ctx context.Context, payerID, currency string, in Period) (s Statement, err error) {
	scope := access.From(ctx)
	p, err := findPayer(ctx, a.db, scope, payerID)
	if err != nil {
		return s, err
	}
	c, err := findCampus(ctx, a.db, access.System(), p.CampusID)
	if err != nil {
		return s, err
	}
	s = Statement{Payer: p.seenBy(scope), Currency: cmp.Or(currency, c.currency), From: cmp.Or(in.From, clock.SchoolDays.First), To: cmp.Or(in.To, c.today()), Entries: []StatementEntry{}}
	all, err := findEntries(ctx, a.db, p.ID, s.Currency, s.To)
	for _, e := range all {
		s.Closing += e.Amount
		if e.Balance = s.Closing; e.Day.Before(s.From) {
			s.Opening = s.Closing
			continue
		}
		s.Entries = append(s.Entries, e)
	}
	return s, err
}

// findEntries returns everything that was charged to a payer and paid by him until
// a day. What was canceled is charged as far as it was paid.
func findEntries(ctx context.Context, q db.Querier, payerID, currency string, to clock.Date) (all []StatementEntry, err error) {
	scan := func(r db.Row) error {
		var e StatementEntry
		err := r.Scan(&e.Day, &e.Kind, &e.ID, &e.Number, &e.Text, &e.Amount)
		all = append(all, e)
		return err
	}
	for _, text := range []string{
		`SELECT o.deadline, 'charge', COALESCE(v.id, ''), COALESCE(v.name, ''), COALESCE(k.code, ''), CASE WHEN o.canceled_at IS NULL THEN o.amount ELSE o.paid + o.credited END
			FROM owed_part o LEFT JOIN invoice v ON v.id = o.invoice_id LEFT JOIN class k ON k.id = o.class_id
			WHERE o.payer_id = ? AND o.currency = ? AND o.deadline <= ? AND (o.canceled_at IS NULL OR o.paid + o.credited > 0)`,
		`SELECT MIN(l.day), 'credit_note', n.invoice_id, n.name, '', -SUM(l.amount) FROM money_allocation l JOIN credit_note n ON n.id = l.credit_note_id JOIN owed_part o ON o.id = l.part_id
			WHERE o.payer_id = ? AND o.currency = ? AND l.day <= ? GROUP BY n.id, n.invoice_id, n.name`,
		`SELECT t.day, CASE WHEN t.kind = 'income' THEN 'payment' ELSE t.kind END, t.id, t.receipt, t.way, -t.dues FROM money_transaction t
			WHERE t.payer_id = ? AND t.currency = ? AND t.day <= ? AND t.dues <> 0`,
	} {
		if err := db.Each(ctx, q, scan, text, payerID, currency, to); err != nil {
			return nil, err
		}
	}
	slices.SortStableFunc(all, func(a, b StatementEntry) int {
		return cmp.Or(a.Day.DaysSince(b.Day), cmp.Compare(a.Number, b.Number))
	})
	return all, nil
}
