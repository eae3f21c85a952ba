package finance

import (
	"math/bits"

	"myspace/internal/base/clock"
)

// The states of what is owed.
const (
	Paid     = "paid"
	Due      = "due"      // its deadline is past
	NotPaid  = "not_paid" // within the next 30 days
	Upcoming = "upcoming"
	Canceled = "canceled"
)

// farAway is how many days ahead a deadline is upcoming, and how long an invoice
// without installments gives.
const farAway = 30

// stateOf says how something stands of which so much is open.
func stateOf(open int64, deadline, day clock.Date) string {
	switch {
	case open == 0:
		return Paid
	case deadline.Before(day):
		return Due
	case day.AddDays(farAway).Before(deadline):
		return Upcoming
	default:
		return NotPaid
	}
}

// Owed is what one payer owes of an installment, or of an invoice by hand.
type Owed struct {
	ID           string     `json:"id"`
	PayerID      string     `json:"payer_id"`
	PayerName    string     `json:"payer_name"`
	EnrollmentID string     `json:"enrollment_id" doc:"Empty where it is of an invoice by hand."`
	StudentID    string     `json:"student_id"`
	StudentName  string     `json:"student_name"`
	ClassID      string     `json:"class_id"`
	ClassCode    string     `json:"class_code"`
	Number       int        `json:"number" doc:"Of the installment; 0 where there is none."`
	InvoiceID    string     `json:"invoice_id"`
	Invoice      string     `json:"invoice" doc:"The number of its invoice; empty while there is none, or a draft."`
	Currency     string     `json:"currency"`
	Deadline     clock.Date `json:"deadline" format:"date"`
	Amount       int64      `json:"amount"`
	Paid         int64      `json:"paid"`
	Credited     int64      `json:"credited" doc:"By credit notes."`
	Open         int64      `json:"open" doc:"What is still to be paid."`
	State        string     `json:"state" enum:"paid,due,not_paid,upcoming,canceled"`

	campusID string
	loose    bool // no installment stands behind it
}

// portion is a share of an amount, rounded down, without losing anything on the
// way: amounts reach 10¹² and their product does not fit into 64 bits.
func portion(amount, share, whole int64) int64 {
	if whole == 0 {
		return 0
	}
	high, low := bits.Mul64(uint64(amount), uint64(share)) //nolint:gosec // none is negative
	quotient, _ := bits.Div64(high, low, uint64(whole))    //nolint:gosec // share is at most whole
	return int64(quotient)                                 //nolint:gosec // at most amount
}

// Share is what another payer pays of an enrollment.
type Share struct {
	PayerID string `json:"payer_id" minLength:"1" maxLength:"64"`
	Kind    string `json:"kind" enum:"percent,amount"`
	Value   int64  `json:"value" minimum:"1" maximum:"1000000000000" doc:"Hundredths of a percent, or the currency's smallest units."`
}

const wholePercent = 10_000

// piece is what a payer pays of something; the student is "".
type piece struct {
	payerID string
	amount  int64
}

// split divides amounts that are to be paid one after the other among those who
// share them. What is left over is the student's, the last of each.
func split(amounts []int64, shares []Share) [][]piece {
	all, before, total := make([][]piece, len(amounts)), int64(0), int64(0)
	for _, a := range amounts {
		total += a
	}
	for i, amount := range amounts {
		left := amount
		for _, s := range shares {
			var one int64
			if s.Kind == "percent" {
				one = portion(amount, min(s.Value, wholePercent), wholePercent)
			} else {
				value := min(s.Value, total)
				one = portion(value, before+amount, total) - portion(value, before, total)
			}
			one = min(one, left)
			all[i], left = append(all[i], piece{s.PayerID, one}), left-one
		}
		all[i] = append(all[i], piece{"", left})
		before += amount
	}
	return all
}

// apportion divides amounts among debts of the same sum, each in proportion as far
// as whole units allow: no amount and no debt loses or gains any.
func apportion(amounts, debts []int64) [][]int64 {
	var total, before int64
	for _, a := range amounts {
		total += a
	}
	all, given := make([][]int64, len(amounts)), make([]int64, len(debts))
	for i, amount := range amounts {
		all[i], before = make([]int64, len(debts)), before+amount
		left := amount
		take := func(j int, want int64) {
			one := max(0, min(want, left, debts[j]-given[j]))
			all[i][j], given[j], left = all[i][j]+one, given[j]+one, left-one
		}
		for j, debt := range debts {
			take(j, portion(debt, before, total)-given[j])
		}
		for j := range debts {
			take(j, left)
		}
	}
	return all
}
