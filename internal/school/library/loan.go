package library

import (
	"myspace/internal/base/access"
	"myspace/internal/base/clock"
)

// Loan is a copy that somebody has, or had.
type Loan struct {
	ID         string     `json:"id"`
	Version    int64      `json:"version"`
	CopyID     string     `json:"copy_id"`
	Barcode    string     `json:"barcode"`
	BookID     string     `json:"book_id"`
	Title      string     `json:"title"`
	Author     string     `json:"author"`
	CampusID   string     `json:"campus_id" doc:"Where it was lent."`
	CampusName string     `json:"campus_name"`
	PersonID   string     `json:"person_id"`
	Borrower   string     `json:"borrower"`
	LentAt     clock.Time `json:"lent_at" format:"date-time"`
	DueDay     clock.Date `json:"due_day" format:"date"`
	Renewals   int        `json:"renewals"`
	BackAt     clock.Time `json:"back_at,omitzero" format:"date-time"`
	Outcome    string     `json:"outcome" enum:",back,lost" doc:"Empty while somebody has it."`
	DaysLate   int        `json:"days_late" doc:"How long it is overdue; 0 where it is not, or is back."`
	Price      int64      `json:"price" doc:"Of the book, in the campus's currency; 0 where it is not known in it."`
	Currency   string     `json:"currency" doc:"The campus's."`
	InvoiceID  string     `json:"invoice_id" doc:"Of the invoice by which a lost one was charged, for who keeps loans."`
	MayEdit    bool       `json:"may_edit"`
	MayCharge  bool       `json:"may_charge" doc:"It was lost, and the caller may have it paid."`

	zone string // the clock of the campus
}

// seenBy fills in what depends on the caller and on the day.
func (l Loan) seenBy(in access.Scope) Loan {
	l.MayEdit = in.Under(manageLoans).CoversCampus(l.CampusID)
	l.MayCharge = l.Outcome == Lost && in.Under(chargeLoans).CoversCampus(l.CampusID)
	l.DaysLate = l.daysLate()
	return l
}

// daysLate is how long a loan is overdue, by the clock of the campus that lent it.
func (l Loan) daysLate() int {
	if l.Outcome != "" {
		return 0
	}
	return max(0, clock.Today(l.zone).DaysSince(l.DueDay))
}

// trail is what the audit trail keeps of a loan.
func (l Loan) trail() any {
	return struct {
		CopyID   string     `json:"copy_id"`
		PersonID string     `json:"person_id"`
		DueDay   clock.Date `json:"due_day"`
		Renewals int        `json:"renewals"`
		Outcome  string     `json:"outcome"`
		Invoice  string     `json:"invoice_id"`
	}{l.CopyID, l.PersonID, l.DueDay, l.Renewals, l.Outcome, l.InvoiceID}
}

// LendingFields is how a campus lends.
type LendingFields struct {
	Days         int `json:"days" minimum:"1" maximum:"365" doc:"For how long."`
	MostBooks    int `json:"most_books" minimum:"1" maximum:"100" doc:"How many at most somebody has at once."`
	MostRenewals int `json:"most_renewals" minimum:"0" maximum:"20"`
	KeepDays     int `json:"keep_days" minimum:"1" maximum:"60" doc:"For how long a reserved copy is kept for who comes next."`
}

// Lending is how a campus lends, as it is kept.
type Lending struct {
	CampusID string `json:"campus_id"`
	Version  int64  `json:"version"`
	LendingFields
	MayEdit bool `json:"may_edit"`

	archived bool // the campus is
}

// usualLending is how a campus lends of which nobody said otherwise.
var usualLending = LendingFields{Days: 21, MostBooks: 5, MostRenewals: 2, KeepDays: 7}
