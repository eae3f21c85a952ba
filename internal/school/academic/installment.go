package academic

import (
	"slices"

	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
)

// The bounds of what an enrollment costs. maxTuition times wholePercent stays
// exact in the browser's numbers too.
const (
	maxTuition      = 100_000_000_000
	maxInstallments = 60
	wholePercent    = 10_000 // percents are kept in hundredths: 12.5 % is 1250
)

// The kinds of discount.
const (
	NoDiscount      = "none"
	AmountDiscount  = "amount"
	PercentDiscount = "percent"
)

// Terms are what an enrollment costs and how it is paid. Money is a whole
// number of the currency's smallest unit.
type Terms struct {
	Tuition        int64      `json:"tuition" minimum:"0" maximum:"100000000000" doc:"Tuition fees before the discount, in the currency's smallest unit."`
	DiscountKind   string     `json:"discount_kind" enum:"none,amount,percent"`
	DiscountValue  int64      `json:"discount_value" minimum:"0" maximum:"100000000000" doc:"Smallest units, or hundredths of a percent."`
	DiscountReason string     `json:"discount_reason" maxLength:"200"`
	Installments   int        `json:"installments" minimum:"1" maximum:"60"`
	FirstDate      clock.Date `json:"first_date" format:"date"`
}

// Installment is one payment of a schedule.
type Installment struct {
	Number   int        `json:"number"`
	Deadline clock.Date `json:"deadline" format:"date"`
	Amount   int64      `json:"amount"`
	Canceled bool       `json:"canceled,omitempty" doc:"It is no longer owed: the student left the class."`
}

// Check returns what is wrong beyond what the tags tell.
func (t Terms) Check() error {
	var wrong fault.List
	wrong.Add(t.DiscountKind == AmountDiscount && t.DiscountValue > t.Tuition, "discount_value", "enrollment.discount_too_high", nil)
	wrong.Add(t.DiscountKind == PercentDiscount && t.DiscountValue > wholePercent, "discount_value", "enrollment.percent_too_high", nil)
	wrong.Add(t.DiscountKind == NoDiscount && t.DiscountValue != 0, "discount_value", "enrollment.discount_without_kind", nil)
	wrong.Add(t.DiscountKind != NoDiscount && t.DiscountValue != 0 && t.DiscountReason == "", "discount_reason", "field.required", nil)
	wrong.Add(t.FirstDate.IsZero(), "first_date", "field.required", nil)
	clock.Payments.Check(&wrong, "first_date", t.lastDate())
	return wrong.Err()
}

// lastDate is when the last installment is due; the first one's, where that makes
// no sense already.
func (t Terms) lastDate() clock.Date {
	if t.FirstDate.IsZero() || !clock.Payments.Has(t.FirstDate) {
		return t.FirstDate
	}
	return t.FirstDate.AddMonths(t.Installments - 1)
}

// Discount is what is taken off; a percent is rounded half up.
func (t Terms) Discount() int64 {
	switch t.DiscountKind {
	case AmountDiscount:
		return t.DiscountValue
	case PercentDiscount:
		return (t.Tuition*t.DiscountValue + wholePercent/2) / wholePercent
	default:
		return 0
	}
}

// Total is what is to be paid in all.
func (t Terms) Total() int64 { return t.Tuition - t.Discount() }

// Rest are the terms of what is left of a schedule. What was discounted on the
// whole is in the amounts that are left.
func (t Terms) Rest(left []Installment) Terms {
	if slices.Equal(left, t.Schedule()) {
		return t
	}
	rest := Terms{DiscountKind: NoDiscount, Installments: max(1, len(left)), FirstDate: t.FirstDate}
	for _, i := range left {
		rest.Tuition += i.Amount
	}
	if len(left) > 0 {
		rest.FirstDate = left[0].Deadline
	}
	return rest
}

// MonthlyPayment is the smallest installment.
func (t Terms) MonthlyPayment() int64 { return t.Total() / int64(t.Installments) }

// Schedule is one installment a month, on the same day or the last one of a
// shorter month. What the division leaves over goes to the first ones, a unit
// each, so that the sum is the total.
func (t Terms) Schedule() []Installment {
	all := make([]Installment, t.Installments)
	left := t.Total() % int64(t.Installments)
	for i := range all {
		all[i] = Installment{Number: i + 1, Deadline: t.FirstDate.AddMonths(i), Amount: t.MonthlyPayment()}
		if int64(i) < left {
			all[i].Amount++
		}
	}
	return all
}
