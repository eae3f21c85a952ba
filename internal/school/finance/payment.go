package finance

import (
	"context"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/school/people"
)

// PaymentFields is money that comes in.
type PaymentFields struct {
	Once
	AccountID   string     `json:"account_id" minLength:"1" maxLength:"64" doc:"Where it goes; its campus is whose it is."`
	PayerID     string     `json:"payer_id" maxLength:"64" doc:"Who pays; or a student as person_id; or nobody, for what pays nothing that is owed."`
	PersonID    string     `json:"person_id" maxLength:"64"`
	Day         clock.Date `json:"day" format:"date"`
	Amount      int64      `json:"amount" minimum:"1" maximum:"1000000000000"`
	Way         string     `json:"way" enum:"cash,cheque,transfer,card,mobile"`
	Reference   string     `json:"reference" maxLength:"120"`
	Category    string     `json:"category" maxLength:"60" doc:"Of what nobody owes; what a payer pays is tuition."`
	Memo        string     `json:"memo" maxLength:"500"`
	Lines       []Line     `json:"lines,omitempty" maxItems:"50" doc:"Small sales that are a part of the amount; the rest pays what is owed."`
	Allocations []Chosen   `json:"allocations,omitempty" maxItems:"500" doc:"What it pays; without them, the oldest first. What is left becomes credit."`
	AsCredit    bool       `json:"as_credit,omitempty" doc:"Pay nothing yet: all of it becomes credit."`
	Taken       *Taken     `json:"taken,omitempty" doc:"Where a registered till took it: also without a line, so that it is always accepted."`
}

// Taken says which receipt a till gave for money that it took by itself.
type Taken struct {
	TillID string `json:"till_id" minLength:"1" maxLength:"64"`
	Year   int    `json:"year" minimum:"1" maximum:"9999" doc:"As the till's clock said, which may be wrong."`
	Number int    `json:"number" minimum:"1" maximum:"10000000"`
	Owed   int64  `json:"owed,omitempty" minimum:"0" maximum:"1000000000000" doc:"What the payer had to pay, as far as the till knew: what of it is no longer owed is to be settled."`
}

// Chosen is what of a payment goes to which part of what is owed.
type Chosen struct {
	PartID string `json:"part_id" minLength:"1" maxLength:"64"`
	Amount int64  `json:"amount" minimum:"1" maximum:"1000000000000"`
}

func (a *Area) recordPayment(ctx context.Context, in *struct{ Body PaymentFields }) (FullTransaction, error) {
	f := in.Body
	return a.enter(ctx, "recordPayment", f.Key, f, func(tx *db.Tx) (*posting, error) { return payment(ctx, tx, f) })
}

// payment makes the posting of money that comes in.
func payment(ctx context.Context, tx *db.Tx, f PaymentFields) (*posting, error) {
	scope := access.From(ctx)
	// What a till has taken is here already, whatever was archived since.
	to, err := findAccountRow(ctx, tx, scope, f.AccountID)
	if err == nil && to.archived && f.Taken == nil {
		err = fault.On("account_id", "finance.account_archived", nil)
	}
	if err != nil {
		return nil, err
	}
	c, err := findCampus(ctx, tx, scope, to.campusID)
	if err == nil && c.archived && f.Taken == nil {
		err = fault.New(fault.Conflict, "edit.archived")
	}
	if err != nil {
		return nil, err
	}
	p := newPosting(c, Income, f.Day, f.Amount, to.currency)
	p.byHand = f.Taken == nil
	if f.Taken != nil {
		p.thoughtOwed = f.Taken.Owed
	}
	p.Way, p.Reference, p.Memo, p.Category, p.Lines = f.Way, strings.TrimSpace(f.Reference), strings.TrimSpace(f.Memo), strings.TrimSpace(f.Category), f.Lines
	p.move(to.id, f.Amount)
	if err := p.receive(ctx, tx, f); err != nil {
		return nil, err
	}
	p.after = p.tell
	if f.Taken != nil {
		return p, p.takenAt(ctx, tx, *f.Taken)
	}
	return p, p.number(ctx, tx, receiptSeries)
}

// receive says who pays, and what.
func (p *posting) receive(ctx context.Context, tx *db.Tx, f PaymentFields) error {
	rest := f.Amount
	for _, l := range f.Lines {
		rest -= l.Amount
	}
	var wrong fault.List
	wrong.Add(f.Day.IsZero(), "day", "field.required", nil)
	wrong.Add(rest < 0, "lines", "finance.lines_exceed", nil)
	nobody := f.PayerID == "" && f.PersonID == ""
	wrong.Add(nobody && rest > 0 && (p.Category == "" || p.Category == Tuition), "payer_id", "field.required", nil)
	wrong.Add(nobody && len(f.Allocations) > 0, "payer_id", "field.required", nil)
	if err := wrong.Err(); err != nil {
		return err
	}
	if nobody {
		if p.Category == "" {
			p.Category = f.Lines[0].Category
		}
		return nil
	}
	who := p.by
	if !p.byHand {
		who = p.byWhoever
	}
	if err := who(ctx, tx, f.PayerID, f.PersonID); err != nil {
		return err
	}
	if p.Category = Tuition; p.PayerID == "" { // somebody has to find out whose it is
		p.question = append(p.question, question{"credit", ""})
		return nil
	}
	p.Dues = rest
	if f.AsCredit || rest == 0 {
		return nil
	}
	return p.chooseOrOldest(ctx, tx, rest, f.Allocations)
}

// by says who pays: a payer of the campus, or one of its students.
func (p *posting) by(ctx context.Context, tx *db.Tx, payerID, personID string) (err error) {
	scope := access.From(ctx)
	if payerID == "" {
		if err := people.InReach(ctx, tx, scope, personID); err != nil {
			return err
		}
		p.PayerID, err = payerOf(ctx, tx, personID, p.CampusID)
		return err
	}
	campusID, err := campusOfPayer(ctx, tx, scope, payerID)
	if err == nil && campusID != p.CampusID {
		err = fault.On("payer_id", "finance.other_campus", nil)
	}
	p.PayerID = payerID
	return err
}

// byWhoever is by for money that is here already: who paid may have become part of
// another record since, or have left. Where nobody is found, nobody is named.
func (p *posting) byWhoever(ctx context.Context, tx *db.Tx, payerID, personID string) error {
	kind, id := "payer", payerID
	if payerID == "" {
		kind, id = "person", personID
	}
	id, err := audit.Successor(ctx, tx, kind, id)
	if err != nil {
		return err
	}
	if payerID != "" {
		err = p.by(ctx, tx, id, "")
	} else if p.PayerID, err = studentPayer(ctx, tx, id, p.CampusID); err == nil && p.PayerID == "" {
		err = p.by(ctx, tx, "", id)
	}
	if kind := fault.KindOf(err); err != nil && (kind == fault.NotFound || kind == fault.Invalid) {
		p.PayerID, err = "", nil
	}
	return err
}

// chooseOrOldest allocates an amount as somebody chose, or to what is owed for
// the longest time.
func (p *posting) chooseOrOldest(ctx context.Context, tx *db.Tx, amount int64, chosen []Chosen) error {
	if len(chosen) == 0 {
		open, err := findOpen(ctx, tx, p.campus.today(), p.PayerID, p.Currency)
		left := p.allocate(open, amount)
		if amount-left < min(amount, p.thoughtOwed) {
			p.question = append(p.question, question{"credit", ""})
		}
		return err
	}
	ids := make([]string, len(chosen))
	for i, c := range chosen {
		ids[i] = c.PartID
	}
	parts, err := findParts(ctx, tx, access.From(ctx), ids)
	if err != nil {
		return err
	}
	missed := false
	for _, c := range chosen {
		o, ok := parts[c.PartID]
		open := o.Open
		if !ok || o.PayerID != p.PayerID || o.Currency != p.Currency { // what another owes is his to pay
			open = 0
		}
		if p.byHand && (c.Amount > open || c.Amount > amount) {
			return fault.On("allocations", "finance.more_than_open", nil)
		}
		missed = missed || c.Amount > open
		o.Open = min(c.Amount, open)
		before := amount
		amount = p.allocate([]Owed{o}, amount)
		left := parts[c.PartID]
		left.Open -= before - amount
		parts[c.PartID] = left
	}
	if missed {
		p.question = append(p.question, question{"credit", ""})
	}
	return nil
}
