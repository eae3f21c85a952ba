package finance

import (
	"context"
	"fmt"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// add writes the transaction and what it pays.
func (p *posting) add(ctx context.Context, tx *db.Tx) error {
	row := db.NewBulk(`money_transaction (id, campus_id, kind, of_kind, day, amount, currency, way, reference, payer_id, category, memo, dues, allocated, reverses_id,
		receipt_year, receipt_series, receipt_number, receipt_twin, receipt, with_total, with_paid, with_open, till_id, invitation_id, paper_name, request_key, request_hash, search_text, created_by, created_at)`)
	var year, series, number any
	if p.receiptNumber > 0 {
		year, series, number = p.receiptYear, p.receiptSeries, p.receiptNumber
	}
	row.Add(p.ID, p.CampusID, p.Kind, p.OfKind, p.Day, p.Amount, p.Currency, p.Way, p.Reference, db.Optional(p.PayerID), p.Category, p.Memo, p.Dues, p.Allocated, db.Optional(p.ReversesID),
		year, series, number, p.receiptTwin, p.Receipt, p.Total, p.Paid, p.Open, db.Optional(p.tillID), db.Optional(p.invitationID), "", db.Optional(p.key), p.hash, p.searchText(),
		access.From(ctx).Actor().PersonID, clock.Now())
	if err := row.Insert(ctx, tx); err != nil {
		return err
	}
	lines := db.NewBulk(`money_line (transaction_id, position, category, text, amount)`)
	for i, l := range p.Lines {
		lines.Add(p.ID, i+1, l.Category, l.Text, l.Amount)
	}
	if err := lines.Insert(ctx, tx); err != nil {
		return err
	}
	allocations := db.NewBulk(`money_allocation (id, part_id, transaction_id, amount, day)`)
	for _, l := range p.Allocations {
		allocations.Add(db.NewID(), l.PartID, p.ID, l.Amount, p.Day)
	}
	return allocations.Insert(ctx, tx)
}

// addLegs writes the movements, and adds them to what moved in the month.
func (p *posting) addLegs(ctx context.Context, tx *db.Tx) error {
	rows, months := db.NewBulk(`money_movement (id, transaction_id, account_id, day, amount, reconciled_by)`), db.NewBulk(`account_month (account_id, month, amount)`)
	for _, m := range p.Movements {
		rows.Add(m.ID, p.ID, m.AccountID, p.Day, m.Amount, "")
		months.Add(m.AccountID, monthOf(p.Day), m.Amount)
	}
	if err := rows.Insert(ctx, tx); err != nil {
		return err
	}
	_, err := months.Exec(ctx, tx, `INSERT INTO account_month (account_id, month, amount) SELECT account_id, month, amount FROM given WHERE TRUE
		ON CONFLICT (account_id, month) DO UPDATE SET amount = account_month.amount + excluded.amount`)
	return err
}

// ask puts what somebody has to look at.
func (p *posting) ask(ctx context.Context, tx *db.Tx) error {
	rows := db.NewBulk(`money_question (id, campus_id, transaction_id, kind, detail, created_at, settled_by, note)`)
	for _, one := range p.question {
		rows.Add(db.NewID(), p.CampusID, p.ID, one.kind, one.detail, clock.Now(), "", "")
	}
	return rows.Insert(ctx, tx)
}

// monthOf is the first day of a day's month.
func monthOf(day clock.Date) clock.Date {
	return clock.Date{Year: day.Year, Month: day.Month, Day: 1}
}

// firstOpenDay is the first day on which something can be entered at a campus and
// on accounts: after the last month that is closed, and not before the last
// week-end of which an account's cash was counted.
func firstOpenDay(ctx context.Context, q db.Querier, campusID string, accountIDs []string) (clock.Date, error) {
	first := clock.SchoolDays.First
	var w db.Where
	w.Among(q, `account_id`, accountIDs)
	w.Add(`reopened_at IS NULL`)
	err := db.Each(ctx, q, func(r db.Row) error {
		var month, day clock.Date
		if err := r.Scan(&month, &day); err != nil {
			return err
		}
		if !month.IsZero() {
			month = month.AddMonths(1)
		}
		for _, open := range []clock.Date{month, day} {
			if first.Before(open) {
				first = open
			}
		}
		return nil
	}, `SELECT (SELECT MAX(month) FROM month_closing WHERE campus_id = ? AND reopened_at IS NULL), (SELECT MAX(day) FROM weekend_closing`+w.String()+`)`, append([]any{campusID}, w.Args...)...)
	return first, err
}

// number gives a transaction its receipt, the next of a series.
func (p *posting) number(ctx context.Context, tx *db.Tx, series string) error {
	p.receiptYear, p.receiptSeries = p.campus.today().Year, series
	number, err := nextNumber(ctx, tx, p.CampusID, p.receiptYear, series)
	if err != nil {
		return err
	}
	p.receiptNumber = number
	return p.nameReceipt(ctx, tx)
}

func (p *posting) nameReceipt(ctx context.Context, tx *db.Tx) error {
	code, err := codeOf(ctx, tx, p.CampusID)
	p.Receipt = numberName(code, p.receiptYear, p.receiptSeries, p.receiptNumber)
	if p.receiptTwin > 0 { // PAR-2026-T1-0007/2 is the second one that says 0007
		p.Receipt += fmt.Sprint("/", p.receiptTwin+1)
	}
	return err
}

// account is where money lies, as a transaction needs to know it.
type account struct {
	id, campusID, kind, currency string
	archived                     bool
}

// openAccount finds an account in reach on which something can be entered.
func openAccount(ctx context.Context, q db.Querier, in access.Scope, field, id string) (account, error) {
	c, err := findAccountRow(ctx, q, in, id)
	if err == nil && c.archived {
		err = fault.On(field, "finance.account_archived", nil)
	}
	return c, err
}

func findAccountRow(ctx context.Context, q db.Querier, in access.Scope, id string) (account, error) {
	var w db.Where
	w.Add(`c.id = ?`, id)
	w.And(in.Rows(`c.campus_id = ?`, ``))
	return db.One(ctx, q, "finance.account_not_found", func(r db.Row) (c account, err error) {
		var archived clock.Time
		err = r.Scan(&c.id, &c.campusID, &c.kind, &c.currency, &archived)
		c.archived = !archived.IsZero()
		return c, err
	}, `SELECT c.id, c.campus_id, c.kind, c.currency, c.archived_at FROM money_account c`+w.String(), w.Args...)
}
