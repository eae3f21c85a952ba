package app_test

import (
	"fmt"
	"net/http"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// BenchmarkFinance measures what accounting waits for, in a school of 20,000 and in
// one of 200,000 students, with the books of five years; with -short, of 2,000 and
// 20,000. First of a campus that is as large in both, then of one that has nine times
// its books in the larger school.
func BenchmarkFinance(b *testing.B) {
	small, large := newBooks(b, sizes()), newBooks(b, 10*sizes())
	paris, same := small.paris(b), large.paris(b)
	against := func(name string, of, ofLarge []measured) {
		for i, m := range of {
			b.Run(m.name+name, func(b *testing.B) { compare(b, small.costs(m), large.costs(ofLarge[i])) })
		}
	}
	against("", slices.Concat(small.bookRequests(paris), small.moneyRequests(b)), slices.Concat(large.bookRequests(same), large.moneyRequests(b)))
	b.Run("record-a-payment", func(b *testing.B) { compare(b, small.paymentCosts(b, paris), large.paymentCosts(b, same)) })
	against("-of-a-larger-campus", small.bookRequests(paris), large.bookRequests(same+ofTwin))
	b.Run("record-a-payment-of-a-larger-campus", func(b *testing.B) { compare(b, small.paymentCosts(b, paris), large.paymentCosts(b, same+ofTwin)) })
	for _, writers := range []int{1, 32, 128} {
		b.Run(fmt.Sprintf("payments-of-%d-at-once", writers), func(b *testing.B) { small.payAtOnce(b, writers) })
	}
	b.Run("500-invoices-as-pdf", func(b *testing.B) { small.printInvoices(b, 500) })
}

// paris is where the demo's money is.
func (s *school) paris(b *testing.B) string {
	return s.text(b, `SELECT id FROM campus WHERE name = 'Paris'`)
}

// bookRequests are about the books of a campus alone.
func (s *school) bookRequests(campus string) []measured {
	month := clock.Today("Europe/Paris").AddMonths(-1)
	first := clock.Date{Year: month.Year, Month: month.Month, Day: 1}
	return []measured{
		{"invoices-of-a-campus", "/api/invoices?campus=" + campus, func(b *testing.B) {
			s.read(b, `SELECT id, name, total, paid, balance, day FROM invoice WHERE campus_id = ? ORDER BY day DESC, id DESC LIMIT 50`, campus)
			s.read(b, `SELECT CAST(COUNT(*) AS TEXT) FROM (SELECT 1 FROM invoice WHERE campus_id = ? LIMIT 1001) AS counted`, campus)
		}},
		{"late-invoices", "/api/invoices?campus=" + campus + "&standing=due&sort=deadline", func(b *testing.B) {
			s.read(b, `SELECT id, name, total, paid, balance, day FROM invoice WHERE campus_id = ? AND state = 'issued' AND next_deadline < ? ORDER BY next_deadline, id LIMIT 50`, campus, clock.Today("Europe/Paris"))
		}},
		{"totals-of-a-campus", "/api/invoices/totals?campus=" + campus, func(b *testing.B) {
			s.read(b, `SELECT currency, SUM(total), SUM(paid), SUM(credited), SUM(balance) FROM invoice_sum WHERE campus_id = ? GROUP BY currency`, campus)
		}},
		{"totals-of-what-is-due", "/api/invoices/totals?campus=" + campus + "&standing=due", func(b *testing.B) {
			s.read(b, `SELECT currency, SUM(balance) FROM invoice_sum WHERE campus_id = ? AND state = 'issued' AND next_deadline < ? GROUP BY currency`, campus, clock.Today("Europe/Paris"))
		}},
		{"totals-from-an-amount-on", "/api/invoices/totals?campus=" + campus + "&least=1", func(b *testing.B) {
			s.read(b, `SELECT currency, SUM(total), SUM(paid), SUM(credited), SUM(balance) FROM invoice WHERE campus_id = ? AND total >= 1 GROUP BY currency`, campus)
		}},
		{"month-summary", fmt.Sprintf("/api/summaries/%s_%04d-%02d", campus, month.Year, month.Month), func(b *testing.B) {
			s.read(b, `SELECT currency, category, way, kind, SUM(amount), SUM(1) FROM money_transaction WHERE campus_id = ? AND day >= ? AND day <= ? GROUP BY currency, category, way, kind`,
				campus, first, first.AddMonths(1).AddDays(-1))
		}},
	}
}

// moneyRequests are about the classes, people and closed months of Paris.
func (s *school) moneyRequests(b *testing.B) []measured {
	paris := s.paris(b)
	class := s.text(b, `SELECT class_id FROM owed_part WHERE campus_id = '`+paris+`' AND paid > 0 AND class_id IS NOT NULL GROUP BY class_id ORDER BY COUNT(*) DESC, class_id LIMIT 1`)
	first := clock.Today("Europe/Paris").AddMonths(-7)
	closed := clock.Date{Year: first.Year, Month: first.Month, Day: 1}
	return []measured{
		{"class-report", "/api/classes/" + class + "/money", func(b *testing.B) {
			s.read(b, `SELECT o.id, o.amount, o.paid, o.open, p.first_name, p.last_name FROM owed_part o JOIN enrollment e ON e.id = o.enrollment_id JOIN person p ON p.id = e.person_id WHERE o.class_id = ?`, class)
		}},
		{"closed-month", fmt.Sprintf("/api/summaries/%s_%04d-%02d", paris, closed.Year, closed.Month), func(b *testing.B) {
			s.read(b, `SELECT figures FROM month_closing WHERE campus_id = ? AND month = ?`, paris, closed)
		}},
		{"who-is-late", "/api/people?late=true&campus=" + paris, func(b *testing.B) {
			s.read(b, `SELECT DISTINCT y.person_id FROM owed_part o JOIN payer y ON y.id = o.payer_id WHERE o.campus_id = ? AND o.open > 0 AND o.deadline < ? AND y.person_id IS NOT NULL LIMIT 50`, paris, clock.Today("Europe/Paris"))
		}},
	}
}

// cashOf is the cash account of a campus.
func (s *school) cashOf(b *testing.B, campus string) string {
	return s.text(b, `SELECT id FROM money_account WHERE kind = 'cash' AND campus_id = '`+campus+`'`)
}

var benchKeys atomic.Int64

// paymentBody is a payment of somebody who owes.
func paymentBody(account, payer string) string {
	return fmt.Sprintf(`{"key":"bench-payment-%012d","account_id":%q,"payer_id":%q,"person_id":"","day":%q,"amount":1,"way":"cash","reference":"","category":"","memo":""}`,
		benchKeys.Add(1), account, payer, clock.Today("Europe/Paris"))
}

// payers are those of a campus who owe something.
func (s *school) payers(b *testing.B, campus string, most int) []string {
	b.Helper()
	ids, err := db.All(b.Context(), s.app.DB, db.ScanString, `SELECT payer_id FROM owed_part WHERE campus_id = ? AND open > 1000 GROUP BY payer_id ORDER BY payer_id`+db.Limit(most), campus)
	mustB(b, err)
	if len(ids) == 0 {
		b.Fatal("nobody owes anything")
	}
	return ids
}

// paymentCosts is the recording of a payment, against three of the rows that it
// writes.
func (s *school) paymentCosts(b *testing.B, campus string) *costs {
	b.Helper()
	account, payers := s.cashOf(b, campus), s.payers(b, campus, 100)
	n := 0
	bare := func(b *testing.B) {
		s.exec(b, `UPDATE money_number SET last = last WHERE campus_id = ?`, campus)
		s.exec(b, `UPDATE owed_part SET paid = paid WHERE payer_id = ?`, payers[0])
		s.exec(b, `UPDATE account_month SET amount = amount WHERE account_id = ?`, account)
	}
	return s.against(bare, func(b *testing.B) {
		n++
		s.must(b, http.MethodPost, "/api/transactions/payments", paymentBody(account, payers[n%len(payers)]))
	})
}

// payAtOnce records payments of several cashiers side by side.
func (s *school) payAtOnce(b *testing.B, writers int) {
	paris := s.paris(b)
	account, payers := s.cashOf(b, paris), s.payers(b, paris, 200)
	const each = 4
	var all sync.WaitGroup
	var failed atomic.Int64
	before, began := cpu(b), time.Now()
	for i := range writers {
		all.Go(func() {
			for n := range each {
				if rec := s.serve(http.MethodPost, "/api/transactions/payments", paymentBody(account, payers[(i*each+n)%len(payers)])); rec.Code != http.StatusCreated {
					failed.Add(1)
				}
			}
		})
	}
	all.Wait()
	count := float64(writers * each)
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(float64((cpu(b)-before).Microseconds())/count, "µs-cpu/payment")
	b.ReportMetric(count/time.Since(began).Seconds(), "payments/s")
	b.ReportMetric(float64(failed.Load()), "failed")
}

// printInvoices prints invoices one after the other.
func (s *school) printInvoices(b *testing.B, most int) {
	ids, err := db.All(b.Context(), s.app.DB, db.ScanString, `SELECT id FROM invoice WHERE state = 'issued' ORDER BY id`+db.Limit(most))
	mustB(b, err)
	before, began, size := cpu(b), time.Now(), 0
	for n := range most {
		rec := s.serve(http.MethodGet, "/api/invoices/"+ids[n%len(ids)]+"/pdf", "")
		if rec.Code != http.StatusOK {
			b.Fatalf("%d %s", rec.Code, rec.Body)
		}
		size += rec.Body.Len()
	}
	b.ReportMetric(0, "ns/op")
	b.ReportMetric((cpu(b) - before).Seconds(), "s-cpu")
	b.ReportMetric(time.Since(began).Seconds(), "s")
	b.ReportMetric(float64(size/most)/1024, "KiB/pdf")
}
