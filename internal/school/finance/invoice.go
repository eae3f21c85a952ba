package finance

import (
	"myspace/internal/base/access"
	"myspace/internal/base/clock"
)

// The states of an invoice. One that was issued and of which nothing is left to be
// paid is settled.
const (
	draft    = "draft"
	issued   = "issued"
	settled  = "settled"
	canceled = "canceled"
)

// Invoice is a paper that says what a payer owes.
type Invoice struct {
	ID           string     `json:"id"`
	Version      int64      `json:"version"`
	CampusID     string     `json:"campus_id"`
	CampusName   string     `json:"campus_name"`
	PayerID      string     `json:"payer_id"`
	PayerName    string     `json:"payer_name"`
	PayerKind    string     `json:"payer_kind" enum:"student,church,company,relative"`
	EnrollmentID string     `json:"enrollment_id" doc:"Empty for one by hand."`
	StudentID    string     `json:"student_id" doc:"Whose enrollment it is."`
	StudentName  string     `json:"student_name"`
	ClassID      string     `json:"class_id"`
	ClassCode    string     `json:"class_code"`
	State        string     `json:"state" enum:"draft,issued,settled,canceled"`
	Standing     string     `json:"standing" enum:",paid,due,not_paid,upcoming" doc:"How it is paid; empty for a draft."`
	Number       string     `json:"number" doc:"PAR-2026-I-0001; empty for a draft."`
	Currency     string     `json:"currency"`
	Total        int64      `json:"total"`
	Credited     int64      `json:"credited" doc:"By credit notes."`
	Paid         int64      `json:"paid"`
	Balance      int64      `json:"balance" doc:"What is still to be paid."`
	NextDeadline clock.Date `json:"next_deadline,omitzero" format:"date" doc:"Of what is open; absent where nothing is."`
	Day          clock.Date `json:"day" format:"date" doc:"On which it was issued, or the draft made."`
	Deadline     clock.Date `json:"deadline,omitzero" format:"date" doc:"Of one by hand; without one, 30 days."`
	Note         string     `json:"note"`
	CreatedAt    clock.Time `json:"created_at" format:"date-time"`
	UpdatedAt    clock.Time `json:"updated_at" format:"date-time"`
	IssuedBy     string     `json:"issued_by"`
	MayEdit      bool       `json:"may_edit" doc:"It is a draft, and the caller may change it."`
	MayKeep      bool       `json:"may_keep" doc:"The caller may issue, credit and cancel it."`
}

// InvoiceLine is what an invoice is for.
type InvoiceLine struct {
	Kind   string `json:"kind" enum:"tuition,discount,share,others,rest,text" doc:"What the program knows the words of: tuition fees, a discount, the share that another pays, what others pay of it, the rest of an enrollment; text is what somebody wrote."`
	Text   string `json:"text" maxLength:"200" doc:"What somebody wrote, or the class or student that it is about."`
	Amount int64  `json:"amount" minimum:"-1000000000000" maximum:"1000000000000"`
}

// CreditNote is what of an invoice is owed no longer.
type CreditNote struct {
	ID        string     `json:"id"`
	Number    string     `json:"number" doc:"PAR-2026-C-0001."`
	Amount    int64      `json:"amount"`
	Day       clock.Date `json:"day" format:"date"`
	Reason    string     `json:"reason"`
	Code      string     `json:"code" enum:",canceled,left" doc:"Why, where the program itself knows: the invoice was canceled, or the student left."`
	CreatedBy string     `json:"created_by"`
}

// FullInvoice is an invoice with everything on it.
type FullInvoice struct {
	Invoice
	Lines       []InvoiceLine `json:"lines"`
	Parts       []Owed        `json:"parts" doc:"By when it is to be paid, with what was paid of each."`
	CreditNotes []CreditNote  `json:"credit_notes"`
	Payments    []Transaction `json:"payments"`
}

// stand says how an invoice stands on a day.
func (v Invoice) stand(day clock.Date) Invoice {
	if v.State == issued && v.Balance == 0 {
		v.State = settled
	}
	if v.State != draft {
		v.Standing = stateOf(v.Balance, v.NextDeadline, day)
	}
	return v
}

// seenBy fills in what depends on the caller.
func (v Invoice) seenBy(in access.Scope) Invoice {
	v = v.stand(today(in))
	v.MayEdit = v.State == draft && in.Under(takeMoney).CoversCampus(v.CampusID)
	v.MayKeep = in.Under(keepBooks).CoversCampus(v.CampusID)
	if !in.Under(readOffice).CoversCampus(v.CampusID) {
		v.IssuedBy = ""
	}
	return v
}

// trail is what the audit trail keeps of an invoice.
func (v Invoice) trail() any {
	return map[string]any{"number": v.Number, "state": v.State, "total": v.Total, "credited": v.Credited, "currency": v.Currency, "payer": v.PayerID, "note": v.Note}
}
