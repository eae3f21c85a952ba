package finance

import (
	"cmp"
	"context"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// ReversalFields say why something is reversed.
type ReversalFields struct {
	Once
	Reason string     `json:"reason" minLength:"1" maxLength:"500"`
	Day    clock.Date `json:"day,omitzero" format:"date" doc:"In a month that is open; without it, today."`
}

// reverseTransaction takes a transaction back by a second one: the same with the
// other sign. A thing is reversed once.
func (a *Area) reverseTransaction(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body ReversalFields
},
) (FullTransaction, error) {
	f := in.Body
	body := struct {
		ID string
		ReversalFields
	}{in.ID, f}
	return a.enter(ctx, "reverseTransaction", f.Key, body, func(tx *db.Tx) (*posting, error) {
		scope := access.From(ctx)
		was, err := findTransaction(ctx, tx, scope, in.ID)
		if err != nil {
			return nil, err
		}
		switch {
		case was.Kind == Reversal:
			return nil, fault.New(fault.Conflict, "finance.is_reversal")
		case was.ReversedByID != "":
			return nil, fault.New(fault.Conflict, "finance.is_reversed")
		}
		c, err := findCampus(ctx, tx, scope, was.CampusID)
		if err != nil {
			return nil, err
		}
		reason := strings.TrimSpace(f.Reason)
		if reason == "" {
			return nil, fault.On("reason", "field.required", nil)
		}
		p := newPosting(c, Reversal, cmp.Or(f.Day, c.today()), max(was.Amount, -was.Amount), was.Currency)
		return p, p.reverse(ctx, tx, was, reason)
	})
}

// reverse makes a posting the contrary of another.
func (p *posting) reverse(ctx context.Context, tx *db.Tx, was FullTransaction, reason string) error {
	p.OfKind, p.ReversesID, p.Memo, p.Way, p.PayerID, p.Category, p.Lines = was.Kind, was.ID, reason, was.Way, was.PayerID, was.Category, was.Lines
	p.Dues, p.Allocated, p.invitationID = -was.Dues, -was.Allocated, was.invitationID
	for _, m := range was.Movements {
		p.move(m.AccountID, -m.Amount)
	}
	for _, l := range was.Allocations {
		p.Allocations = append(p.Allocations, Allocation{PartID: l.PartID, Amount: -l.Amount})
	}
	// What became credit and was used or given back since cannot be taken back.
	if taken := was.Dues - was.Allocated; taken > 0 {
		credit, err := creditOf(ctx, tx, p.PayerID, p.Currency)
		if err != nil {
			return err
		}
		if credit < taken {
			return fault.New(fault.Conflict, "finance.credit_used")
		}
	}
	return p.oweAgain(ctx, tx)
}

// oweAgain has what a reversal takes from parts that were canceled meanwhile, by a
// new plan, be owed by a part of its own: else nobody would owe it.
func (p *posting) oweAgain(ctx context.Context, tx *db.Tx) error {
	ids, amounts := make([]string, len(p.Allocations)), map[string]int64{}
	for i, l := range p.Allocations {
		ids[i] = l.PartID
		amounts[l.PartID] -= l.Amount
	}
	parts, err := findParts(ctx, tx, access.System(), ids)
	if err != nil {
		return err
	}
	var loose []newPart
	for _, id := range ids {
		o := parts[id]
		if o.State != Canceled || amounts[id] <= 0 {
			continue
		}
		loose = append(loose, newPart{
			id: db.NewID(), payerID: o.PayerID, enrollmentID: o.EnrollmentID, invoiceID: o.InvoiceID,
			number: o.Number, loose: true, deadline: o.Deadline, amount: amounts[id],
		})
		amounts[id] = 0
	}
	return addParts(ctx, tx, loose)
}
