package finance

import (
	"context"
	"encoding/json"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// SendReminders writes what waits to be written, as the job does.
func (a *Area) SendReminders(ctx context.Context) error {
	all, err := db.All(ctx, a.db, db.ScanString, `SELECT payload FROM job WHERE kind = ?`, reminderJob)
	if err != nil {
		return err
	}
	for _, payload := range all {
		var l reminderLetter
		if err := json.Unmarshal([]byte(payload), &l); err != nil {
			return err
		}
		if err := a.sendReminder(ctx, l); err != nil {
			return err
		}
	}
	return db.Exec(ctx, a.db, `DELETE FROM job WHERE kind = ?`, reminderJob)
}

// EPC is the content of the payment code of an invoice.
func EPC(business, iban, bic string, v FullInvoice) string {
	return (&bill{issuer: issuer{business: business, iban: iban, bic: bic}}).epc(v)
}

// ParseAmount reads an amount of a statement.
func ParseAmount(said, currency string) (int64, bool) { return parseAmount(said, currency) }

// ParseDay reads a day of a statement.
func ParseDay(said string) (clock.Date, bool) { return parseDay(said) }
