package part

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
)

// Charge is something that a campus has somebody pay: a book that he lost.
type Charge struct {
	CampusID, PersonID, Text string
	// Amount is in the campus's currency.
	Amount int64
}

// Advance is what somebody had paid ahead before a campus kept its money here.
type Advance struct {
	PersonID string
	// Amount is in the campus's currency.
	Amount int64
	// Key is of what it comes with: it is entered once under each.
	Key string
}

// Charging is how earlier areas have the area of money charge somebody, or give
// him credit.
type Charging struct {
	// Draft drafts an invoice for who may, and returns its id.
	Draft func(ctx context.Context, tx *db.Tx, in access.Scope, c Charge) (string, error)
	// Standing says which of some invoices stand: a draft that was removed, or an
	// invoice that was canceled, does not.
	Standing func(ctx context.Context, q db.Querier, ids []string) (map[string]bool, error)
	// Withdraw takes the draft of a charge back, whose reason is gone, and reports
	// whether it did: what was issued, or has other lines by now, is left to who
	// keeps the books.
	Withdraw func(ctx context.Context, tx *db.Tx, id string) (bool, error)
	// Credit gives people what they had paid ahead to a campus as their credit,
	// for who keeps its books.
	Credit func(ctx context.Context, tx *db.Tx, in access.Scope, campusID string, all []Advance) error
}

// Charging is how somebody is charged; nobody is where no area keeps money.
func (all Parts) Charging() (c Charging, ok bool) {
	for _, p := range all {
		if p.Charging.Draft != nil {
			return p.Charging, true
		}
	}
	return c, false
}
