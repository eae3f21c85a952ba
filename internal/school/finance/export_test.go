package finance

import (
	"context"
	"encoding/json"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// SendReminders and SendInvoices write what waits to be written, as the jobs do.
func (a *Area) SendReminders(ctx context.Context) error {
	return sendAll(ctx, a.db, reminderJob, a.sendReminder)
}

// SendInvoices is like SendReminders.
func (a *Area) SendInvoices(ctx context.Context) error {
	return sendAll(ctx, a.db, invoiceJob, a.sendInvoice)
}

func sendAll[T any](ctx context.Context, q *db.DB, kind string, send func(context.Context, T) error) error {
	all, err := db.All(ctx, q, db.ScanString, `SELECT payload FROM job WHERE kind = ?`, kind)
	if err != nil {
		return err
	}
	for _, payload := range all {
		var l T
		if err := json.Unmarshal([]byte(payload), &l); err != nil {
			return err
		}
		if err := send(ctx, l); err != nil {
			return err
		}
	}
	return db.Exec(ctx, q, `DELETE FROM job WHERE kind = ?`, kind)
}

// AddressOf is where a paper for a payer goes.
func (a *Area) AddressOf(ctx context.Context, payerID string) (string, error) {
	y, err := a.payerAsSystem(ctx, payerID)
	return y.Address, err
}

// FiguresOf are what a month of a campus comes to now, closed or not.
func (a *Area) FiguresOf(ctx context.Context, campusID string, month clock.Date) (Figures, error) {
	c, err := findCampus(ctx, a.db, access.System(), campusID)
	if err != nil {
		return Figures{}, err
	}
	return findFigures(ctx, a.db, c, month)
}

// Portion is a share of an amount.
func Portion(amount, share, whole int64) int64 { return portion(amount, share, whole) }

// Split divides amounts among who shares them; the last of each is the student's.
func Split(amounts []int64, shares []Share) [][]int64 {
	all := make([][]int64, len(amounts))
	for i, pieces := range split(amounts, shares) {
		for _, p := range pieces {
			all[i] = append(all[i], p.amount)
		}
	}
	return all
}

// Apportion divides amounts among debts of the same sum.
func Apportion(amounts, debts []int64) [][]int64 { return apportion(amounts, debts) }

// EPC is the content of the payment code of an invoice.
func EPC(business, iban, bic string, v FullInvoice) string {
	return (&bill{issuer: issuer{business: business, iban: iban, bic: bic}}).epc(v)
}

// ParseAmount reads an amount of a statement.
func ParseAmount(said, currency string) (int64, bool) { return parseAmount(said, currency) }

// ParseDay reads a day of a statement.
func ParseDay(said string) (clock.Date, bool) { return parseDay(said) }
