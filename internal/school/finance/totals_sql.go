package finance

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// eachInvoice is an invoice by itself, as invoice_sum has many of them.
const eachInvoice = `SELECT v.currency, 1 AS invoices, v.total, v.credited, v.paid, v.balance FROM invoice v`

// findTotals sums up the invoices that a filter shows. Of whole campuses sums are kept,
// by state and day (held_invoice_sum); to them is added what somebody owes himself
// elsewhere. Where anything else narrows the list, what it shows is summed up.
func findTotals(ctx context.Context, q db.Querier, in access.Scope, f InvoiceFilter) ([]InvoiceTotal, error) {
	w, own := invoicesLike(in, f), in.Actor().CampusID
	from, args := eachInvoice+w.String(), w.Args
	if f.ofCampuses() && in.CoversCampus(own) {
		kept := sumsLike(in, f, today(in))
		from, args = `SELECT s.currency, s.invoices, s.total, s.credited, s.paid, s.balance FROM invoice_sum s`+kept.String(), kept.Args
		if !in.CoversAll() {
			w.Add(`v.campus_id <> ?`, own)
			w.And(in.Rows("", ownInvoices))
			from, args = from+` UNION ALL `+eachInvoice+w.String(), append(args, w.Args...)
		}
	}
	return db.All(ctx, q, func(r db.Row) (t InvoiceTotal, err error) {
		return t, r.Scan(&t.Currency, &t.Count, &t.Total, &t.Credited, &t.Paid, &t.Balance)
	}, `SELECT t.currency, SUM(t.invoices), SUM(t.total), SUM(t.credited), SUM(t.paid), SUM(t.balance) FROM (`+from+`) AS t
		GROUP BY t.currency HAVING SUM(t.invoices) > 0 ORDER BY t.currency`, args...)
}

// ofCampuses says that nothing narrows the list but what sums are kept by.
func (f InvoiceFilter) ofCampuses() bool {
	f.Campus, f.Currency, f.State, f.Standing, f.Sort = "", "", "", "", ""
	return f == InvoiceFilter{}
}

// sumsLike are the conditions of such a filter, asked of the sums.
func sumsLike(in access.Scope, f InvoiceFilter, day clock.Date) (w db.Where) {
	w.And(in.Rows(`s.campus_id = ?`, ""))
	for _, one := range [][2]string{{`s.campus_id = ?`, f.Campus}, {`s.currency = ?`, f.Currency}, {`s.state = ?`, f.State}} {
		if one[1] != "" {
			w.Add(one[0], one[1])
		}
	}
	switch f.Standing {
	case Paid:
		w.Add(`s.state = 'settled'`)
	case Due:
		w.Add(`s.state = 'issued' AND s.next_deadline < ?`, day)
	case Upcoming:
		w.Add(`s.state = 'issued' AND s.next_deadline > ?`, day.AddDays(farAway))
	case NotPaid:
		w.Add(`s.state = 'issued' AND s.next_deadline >= ? AND s.next_deadline <= ?`, day, day.AddDays(farAway))
	case "up_to_date":
		w.Add(`(s.state = 'settled' OR s.state = 'issued' AND s.next_deadline >= ?)`, day)
	}
	return w
}
