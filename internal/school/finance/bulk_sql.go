package finance

import (
	"context"
	"encoding/json"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/part"
)

// Ledger fills a campus with what happened to its money, for schools that are made
// at once. What is entered is entered as the routes would.
type Ledger struct {
	campus     campus
	Cash, Bank string // its accounts
}

// as is who enters it.
func as(ctx context.Context, personID, zone string) context.Context {
	scope, _ := reopen.Scope(access.Actor{PersonID: personID, Roles: access.Admin, TimeZone: zone})
	return access.With(ctx, scope)
}

// OpenLedger opens a cash and a bank account of a campus, with what was on them.
func OpenLedger(ctx context.Context, tx *db.Tx, campusID, by string, since clock.Date, cash, bank AccountFields, opening int64) (*Ledger, error) {
	c, err := findCampus(ctx, tx, access.System(), campusID)
	if err != nil {
		return nil, err
	}
	l, ctx := &Ledger{campus: c, Cash: db.NewID(), Bank: db.NewID()}, as(ctx, by, c.zone)
	if err := addAccount(ctx, tx, l.Cash, c.id, Cash, c.currency, cash); err != nil {
		return nil, err
	}
	if err := addAccount(ctx, tx, l.Bank, c.id, "bank", c.currency, bank); err != nil {
		return nil, err
	}
	p := newPosting(c, Opening, since, opening, c.currency)
	p.move(l.Bank, opening)
	return l, p.post(ctx, tx, "createAccount")
}

// Sponsor has a church pay half of an enrollment.
func (l *Ledger) Sponsor(ctx context.Context, tx *db.Tx, f PayerFields, enrollmentID string) error {
	rows, id := newPayers(), db.NewID()
	rows.addOther(id, l.campus.id, Church, f)
	if err := rows.Insert(ctx, tx); err != nil {
		return err
	}
	if err := db.Exec(ctx, tx, `INSERT INTO payer_share (enrollment_id, payer_id, kind, value, created_at) VALUES (?, ?, 'percent', ?, ?)`, enrollmentID, id, wholePercent/2, clock.Now()); err != nil {
		return err
	}
	return follow(ctx, tx, []string{enrollmentID})
}

// Advance has who is enrolled begin with what he had paid ahead.
func (l *Ledger) Advance(ctx context.Context, tx *db.Tx, by, enrollmentID string, amount int64) error {
	person, err := db.One(ctx, tx, "enrollment.not_found", db.ScanString, `SELECT person_id FROM enrollment WHERE id = ?`, enrollmentID)
	if err != nil {
		return err
	}
	ctx = as(ctx, by, l.campus.zone)
	return creditAdvances(ctx, tx, access.From(ctx), l.campus.id, []part.Advance{{PersonID: person, Amount: amount, Key: "advance-" + enrollmentID}})
}

// Invoice issues the invoices of a class on a day.
func (l *Ledger) Invoice(ctx context.Context, tx *db.Tx, classID, by string, day clock.Date) error {
	ctx = as(ctx, by, l.campus.zone)
	ids, err := db.All(ctx, tx, db.ScanString, `SELECT DISTINCT enrollment_id FROM owed_part WHERE class_id = ? AND canceled_at IS NULL AND amount > 0`, classID)
	if err != nil {
		return err
	}
	stale, err := draftsOf(ctx, tx, ids)
	if err != nil {
		return err
	}
	if err := makeDrafts(ctx, tx, ids, stale); err != nil {
		return err
	}
	all, err := db.All(ctx, tx, scanInvoice, `SELECT `+invoiceColumns+` FROM `+invoiceTables+` WHERE v.class_id = ? AND v.state = 'draft' AND v.total > 0 ORDER BY v.sort_name, v.id`, classID)
	if err != nil || len(all) == 0 {
		return err
	}
	return issue(ctx, tx, l.campus, day, all)
}

// Owed returns what was due for a class until a day, the oldest first.
func (l *Ledger) Owed(ctx context.Context, tx *db.Tx, classID string, day clock.Date) ([]Owed, error) {
	var w db.Where
	w.Add(`o.class_id = ? AND o.deadline <= ? AND o.open > 0`, classID, day)
	return findOwed(ctx, tx, day, w)
}

// Taking is a payment as it came in.
type Taking struct {
	Owed   Owed
	Day    clock.Date
	Amount int64
	Way    string
}

// Take enters payments, the oldest first, and returns their ids.
func (l *Ledger) Take(ctx context.Context, tx *db.Tx, by string, all []Taking) (ids []string, err error) {
	ctx = as(ctx, by, l.campus.zone)
	slices.SortStableFunc(all, func(a, b Taking) int { return a.Day.DaysSince(b.Day) })
	code, err := codeOf(ctx, tx, l.campus.id)
	if err != nil {
		return nil, err
	}
	last := map[int]int{}
	rows := db.NewBulk(`money_transaction (id, campus_id, kind, of_kind, day, amount, currency, way, reference, payer_id, category, memo, dues, allocated,
		receipt_year, receipt_series, receipt_number, receipt_twin, receipt, with_total, with_paid, with_open, paper_name, request_hash, search_text, created_by, created_at)`)
	legs, allocations := db.NewBulk(`money_movement (id, transaction_id, account_id, day, amount, reconciled_by)`), db.NewBulk(`money_allocation (id, part_id, transaction_id, amount, day)`)
	months, settled := map[[2]string]int64{}, []Allocation{}
	for _, t := range all {
		id, account := db.NewID(), l.Bank
		if t.Way == Cash {
			account = l.Cash
		}
		last[t.Day.Year]++
		receipt := numberName(code, t.Day.Year, receiptSeries, last[t.Day.Year])
		ids = append(ids, id)
		rows.Add(id, l.campus.id, Income, "", t.Day, t.Amount, t.Owed.Currency, t.Way, "", t.Owed.PayerID, Tuition, "", t.Amount, t.Amount, t.Day.Year, receiptSeries, last[t.Day.Year], 0, receipt,
			t.Owed.Amount, t.Amount, t.Owed.Amount-t.Amount, "", "", db.SearchText(receipt, Tuition), by, clock.At(t.Day.Midnight().Add(14*3600_000_000_000)))
		legs.Add(db.NewID(), id, account, t.Day, t.Amount, "")
		allocations.Add(db.NewID(), t.Owed.ID, id, t.Amount, t.Day)
		months[[2]string{account, monthOf(t.Day).String()}] += t.Amount
		settled = append(settled, Allocation{PartID: t.Owed.ID, Amount: t.Amount})
	}
	sums, numbers := db.NewBulk(`account_month (account_id, month, amount)`), db.NewBulk(`money_number (campus_id, year, series, last)`)
	for key, amount := range months {
		sums.Add(key[0], key[1], amount)
	}
	for year, n := range last {
		numbers.Add(l.campus.id, year, receiptSeries, n)
	}
	for _, bulk := range []*db.Bulk{rows, legs, allocations, numbers} {
		if err := bulk.Insert(ctx, tx); err != nil {
			return nil, err
		}
	}
	if _, err := sums.Exec(ctx, tx, `INSERT INTO account_month (account_id, month, amount) SELECT account_id, month, amount FROM given WHERE TRUE
		ON CONFLICT (account_id, month) DO UPDATE SET amount = account_month.amount + excluded.amount`); err != nil {
		return nil, err
	}
	if err := settle(ctx, tx, settled, false); err != nil {
		return nil, err
	}
	return ids, refreshInvoicesOf(ctx, tx, settled)
}

// Spend enters an expense from the bank.
func (l *Ledger) Spend(ctx context.Context, tx *db.Tx, by string, day clock.Date, amount int64, category, memo string) error {
	p := newPosting(l.campus, Expense, day, amount, l.campus.currency)
	p.Way, p.Category, p.Memo = "transfer", category, memo
	p.move(l.Bank, -amount)
	return p.post(as(ctx, by, l.campus.zone), tx, "recordExpense")
}

// Reverse reverses a transaction today.
func (l *Ledger) Reverse(ctx context.Context, tx *db.Tx, by, id, reason string) error {
	ctx = as(ctx, by, l.campus.zone)
	was, err := findTransaction(ctx, tx, access.From(ctx), id)
	if err != nil {
		return err
	}
	p := newPosting(l.campus, Reversal, l.campus.today(), was.Amount, was.Currency)
	if err := p.reverse(ctx, tx, was, reason); err != nil {
		return err
	}
	return p.post(ctx, tx, "reverseTransaction")
}

// CloseMonths closes all months before a day's.
func (l *Ledger) CloseMonths(ctx context.Context, tx *db.Tx, by string, before clock.Date) error {
	first, err := firstMonth(ctx, tx, l.campus)
	if err != nil {
		return err
	}
	rows := db.NewBulk(`month_closing (id, campus_id, month, figures, closed_by, closed_at, reopened_by, reason)`)
	for month := first; month.Before(monthOf(before)); month = month.AddMonths(1) {
		f, err := findFigures(ctx, tx, l.campus, month)
		if err != nil {
			return err
		}
		text, err := json.Marshal(f)
		if err != nil {
			return err
		}
		rows.Add(db.NewID(), l.campus.id, month, string(text), by, clock.At(month.AddMonths(1).AddDays(4).Midnight()), "", "")
	}
	return rows.Insert(ctx, tx)
}

// CountCash closes the last week-end today, with so much too little in the till.
func (l *Ledger) CountCash(ctx context.Context, tx *db.Tx, by string, missing int64, note string) error {
	ctx = as(ctx, by, l.campus.zone)
	account, err := findAccount(ctx, tx, access.From(ctx), l.Cash)
	if err != nil {
		return err
	}
	f := ClosingFields{AccountID: l.Cash, Day: l.campus.today(), Expected: account.Balance, Counted: max(0, account.Balance-missing), Note: note}
	f.Key = "demo-closing-" + l.campus.id
	begun, err := findBegun(ctx, tx, l.campus.id, f.Day)
	if err != nil {
		return err
	}
	if len(begun) > 0 {
		f.PlanningID = begun[0].ID
	}
	_, err = f.close(ctx, tx, "")
	return err
}
