package finance

import (
	"cmp"
	"context"
	"maps"
	"slices"
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
		c, err := findAccountRow(ctx, tx, access.From(ctx), m.AccountID)
		if err != nil {
			return err
		}
		if c.archived { // it has nothing on it, and stays so until it is restored
			return fault.New(fault.Conflict, "finance.account_archived")
		}
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
	if err := p.oweAgain(ctx, tx); err != nil {
		return err
	}
	p.then(func(ctx context.Context, tx *db.Tx) error { return openLines(ctx, tx, was.Movements) })
	return nil
}

// oweAgain has what a reversal takes from parts that are owed no longer be owed by
// parts of their own: else nobody would owe it. A part is so because of a new plan,
// or because its invoice was canceled; a canceled invoice never has a balance, so
// that it is credited what was paid of it.
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
	voided, err := findCanceled(ctx, tx, parts)
	if err != nil {
		return err
	}
	var again []newPart
	var ended, enrollments []string
	credits := map[string]int64{}
	for _, id := range ids {
		o, amount := parts[id], amounts[id]
		void := voided[o.InvoiceID]
		if amount <= 0 || o.State != Canceled && !void {
			continue
		}
		amounts[id] = 0
		n := newPart{id: db.NewID(), payerID: o.PayerID, enrollmentID: o.EnrollmentID, invoiceID: o.InvoiceID, number: o.Number, loose: true, deadline: o.Deadline, amount: amount}
		if void {
			if credits[o.InvoiceID] += amount; o.State != Canceled {
				ended = append(ended, id)
			}
			if o.EnrollmentID == "" {
				continue // what was invoiced by hand is owed no longer
			}
			if n.invoiceID, enrollments = "", append(enrollments, o.EnrollmentID); !o.loose {
				if n.loose, err = isReplaced(ctx, tx, o); err != nil {
					return err
				}
			}
		}
		again = append(again, n)
	}
	if err := cancelParts(ctx, tx, ended); err != nil {
		return err
	}
	if err := addParts(ctx, tx, again); err != nil {
		return err
	}
	p.after = func(ctx context.Context, tx *db.Tx) error {
		return creditCanceled(ctx, tx, credits, p.Memo, enrollments)
	}
	return nil
}

// findCanceled returns which invoices of parts are canceled.
func findCanceled(ctx context.Context, q db.Querier, parts map[string]Owed) (map[string]bool, error) {
	var ids []string
	for _, o := range parts {
		if o.InvoiceID != "" {
			ids = append(ids, o.InvoiceID)
		}
	}
	all := map[string]bool{}
	var w db.Where
	w.Among(q, `id`, ids)
	w.Add(`state = 'canceled'`)
	return all, db.Each(ctx, q, func(r db.Row) error {
		id, err := db.ScanString(r)
		all[id] = true
		return err
	}, `SELECT id FROM invoice`+w.String(), w.Args...)
}

// isReplaced reports whether the installment of a part is in the schedule no
// longer.
func isReplaced(ctx context.Context, q db.Querier, o Owed) (bool, error) {
	there, err := db.Exists(ctx, q, `SELECT 1 FROM installment WHERE enrollment_id = ? AND number = ? AND deadline = ? AND canceled_at IS NULL AND replaced_at IS NULL`, o.EnrollmentID, o.Number, o.Deadline)
	return !there, err
}

// creditCanceled credits canceled invoices what is paid of them no longer, and
// drafts what is owed instead.
func creditCanceled(ctx context.Context, tx *db.Tx, amounts map[string]int64, reason string, enrollmentIDs []string) error {
	ids := slices.Sorted(maps.Keys(amounts))
	if err := addNotes(ctx, tx, ids, amounts, newNote{reason: reason, code: "canceled"}); err != nil || len(enrollmentIDs) == 0 {
		return err
	}
	stale, err := draftsOf(ctx, tx, enrollmentIDs)
	if err != nil {
		return err
	}
	return makeDrafts(ctx, tx, enrollmentIDs, stale)
}
