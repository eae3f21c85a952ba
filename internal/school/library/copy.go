package library

import (
	"fmt"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
)

// The states of a copy. Lent is none that is kept: an open loan says so.
const (
	There     = "there"
	Lent      = "lent"
	Lost      = "lost"
	Withdrawn = "withdrawn"
)

// Copy is a copy of a book on paper.
type Copy struct {
	ID         string `json:"id"`
	Version    int64  `json:"version"`
	BookID     string `json:"book_id"`
	Title      string `json:"title"`
	Author     string `json:"author"`
	CampusID   string `json:"campus_id"`
	CampusName string `json:"campus_name"`
	State      string `json:"state" enum:"there,lent,lost,withdrawn"`
	CopyFields
	LoanID     string     `json:"loan_id" doc:"Of the open loan; empty where there is none."`
	BorrowerID string     `json:"borrower_id"`
	Borrower   string     `json:"borrower" doc:"Who has it."`
	DueDay     clock.Date `json:"due_day,omitzero" format:"date"`
	KeptFor    string     `json:"kept_for" doc:"Who reserved it and is to fetch it."`
	KeptUntil  clock.Date `json:"kept_until,omitzero" format:"date"`
	CreatedAt  clock.Time `json:"created_at" format:"date-time"`
	UpdatedAt  clock.Time `json:"updated_at" format:"date-time"`
	MayEdit    bool       `json:"may_edit"`
	Charged    *Loan      `json:"charged,omitempty" doc:"Of a copy that was just put back on the shelf: the loan by which it was lost, where it was charged, as when it is taken back."`
	bookActive bool
	keptForID  string
}

// CopyFields is what of a copy people may change.
type CopyFields struct {
	Barcode string `json:"barcode" maxLength:"64" doc:"On its label; empty for the next of our own."`
	Note    string `json:"note" maxLength:"500"`
}

// clean takes off what was typed by accident.
func (f CopyFields) clean() CopyFields {
	return CopyFields{strings.TrimSpace(f.Barcode), strings.TrimSpace(f.Note)}
}

// Check returns what is wrong beyond what the tags tell.
func (f CopyFields) Check() error {
	var wrong fault.List
	barcode := f.clean().Barcode
	wrong.Add(barcode != "" && len(barcode) < minBarcode, "barcode", "field.too_short", fault.Params{"limit": minBarcode})
	return wrong.Err()
}

// Resolve has the router check the fields with everything else.
func (f *CopyFields) Resolve(api.Context) []error { return api.Found(f.Check()) }

// seenBy fills in what depends on the caller.
func (c Copy) seenBy(in access.Scope) Copy {
	c.MayEdit = in.Under(manageLoans).CoversCampus(c.CampusID)
	return c
}

// trail is what the audit trail keeps of a copy.
func (c Copy) trail() any {
	state := c.State
	if state == Lent { // its loans have a trail of their own
		state = There
	}
	return struct {
		CopyFields
		State    string `json:"state"`
		CampusID string `json:"campus_id"`
	}{c.CopyFields, state, c.CampusID}
}

// ownBarcode is the number that we print for a copy: an EAN-13 of those that are
// free for use within a house.
func ownBarcode(serial int64) string {
	body := fmt.Sprintf("29%010d", serial)
	sum := 0
	for i, r := range body {
		sum += int(r-'0') * (1 + 2*(i%2))
	}
	return body + fmt.Sprint((10-sum%10)%10)
}
