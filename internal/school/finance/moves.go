package finance

import (
	"context"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// EntryFields is what everything that goes out or across says.
type EntryFields struct {
	Once
	AccountID string     `json:"account_id" minLength:"1" maxLength:"64" doc:"Where it comes from."`
	Day       clock.Date `json:"day" format:"date"`
	Amount    int64      `json:"amount" minimum:"1" maximum:"1000000000000"`
	Way       string     `json:"way" enum:"cash,cheque,transfer,card,mobile"`
	Reference string     `json:"reference" maxLength:"120"`
	Memo      string     `json:"memo" maxLength:"500"`
}

// from makes the posting of something that leaves an account.
func (f EntryFields) from(ctx context.Context, tx *db.Tx, kind string) (*posting, error) {
	if f.Day.IsZero() {
		return nil, fault.On("day", "field.required", nil)
	}
	scope := access.From(ctx)
	from, err := openAccount(ctx, tx, scope, "account_id", f.AccountID)
	if err != nil {
		return nil, err
	}
	c, err := openCampus(ctx, tx, scope, from.campusID)
	if err != nil {
		return nil, err
	}
	p := newPosting(c, kind, f.Day, f.Amount, from.currency)
	p.Way, p.Reference, p.Memo = f.Way, strings.TrimSpace(f.Reference), strings.TrimSpace(f.Memo)
	p.move(from.id, -f.Amount)
	return p, nil
}

// ExpenseFields is money that was spent.
type ExpenseFields struct {
	EntryFields
	Category     string `json:"category" minLength:"1" maxLength:"60"`
	InvitationID string `json:"invitation_id" maxLength:"64" doc:"The accepted teaching invitation whose agreed amount it pays; empty for none."`
}

func (a *Area) recordExpense(ctx context.Context, in *struct{ Body ExpenseFields }) (FullTransaction, error) {
	f := in.Body
	return a.enter(ctx, "recordExpense", f.Key, f, func(tx *db.Tx) (*posting, error) {
		p, err := f.from(ctx, tx, Expense)
		if err != nil {
			return nil, err
		}
		p.Category, p.invitationID = strings.TrimSpace(f.Category), f.InvitationID
		if p.invitationID == "" {
			return p, nil
		}
		from, err := findAccountRow(ctx, tx, access.From(ctx), f.AccountID)
		if err != nil {
			return nil, err
		}
		agreed, err := isAgreed(ctx, tx, from, p.invitationID)
		if err == nil && !agreed {
			err = fault.On("invitation_id", "field.not_a_choice", nil)
		}
		return p, err
	})
}

// TransferFields is money that goes from one account to another.
type TransferFields struct {
	EntryFields
	ToAccountID string `json:"to_account_id" minLength:"1" maxLength:"64"`
	ToAmount    int64  `json:"to_amount,omitempty" minimum:"0" maximum:"1000000000000" doc:"What arrives, where the other account is in another currency."`
}

func (a *Area) recordTransfer(ctx context.Context, in *struct{ Body TransferFields }) (FullTransaction, error) {
	f := in.Body
	return a.enter(ctx, "recordTransfer", f.Key, f, func(tx *db.Tx) (*posting, error) {
		p, err := f.from(ctx, tx, Transfer)
		if err != nil {
			return nil, err
		}
		to, err := openAccount(ctx, tx, access.From(ctx), "to_account_id", f.ToAccountID)
		if err != nil {
			return nil, err
		}
		same, arrives := to.currency == p.Currency, f.ToAmount
		if same && arrives == 0 {
			arrives = f.Amount
		}
		var wrong fault.List
		wrong.Add(to.id == f.AccountID, "to_account_id", "finance.same_account", nil)
		wrong.Add(same && arrives != f.Amount, "to_amount", "finance.same_currency", nil)
		wrong.Add(!same && arrives == 0, "to_amount", "field.required", nil)
		// Of another campus's account, closed days of its own would have to hold, too.
		wrong.Add(to.campusID != p.CampusID, "to_account_id", "finance.other_campus", nil)
		p.move(to.id, arrives)
		return p, wrong.Err()
	})
}

// RefundFields is credit that is given back.
type RefundFields struct {
	EntryFields
	PayerID string `json:"payer_id" minLength:"1" maxLength:"64"`
}

func (a *Area) recordRefund(ctx context.Context, in *struct{ Body RefundFields }) (FullTransaction, error) {
	f := in.Body
	return a.enter(ctx, "recordRefund", f.Key, f, func(tx *db.Tx) (*posting, error) {
		p, err := f.from(ctx, tx, Refund)
		if err != nil {
			return nil, err
		}
		if err := p.by(ctx, tx, f.PayerID, ""); err != nil {
			return nil, err
		}
		p.Category, p.Dues = Tuition, -f.Amount
		return p, p.hasCredit(ctx, tx, f.Amount)
	})
}

// hasCredit refuses to take more than a payer has as credit.
func (p *posting) hasCredit(ctx context.Context, tx *db.Tx, amount int64) error {
	credit, err := creditOf(ctx, tx, p.PayerID, p.Currency)
	if err == nil && credit < amount {
		err = fault.On("amount", "finance.more_than_credit", nil)
	}
	return err
}

// CreditFields is credit that pays what is owed.
type CreditFields struct {
	Once
	PayerID     string   `json:"payer_id" minLength:"1" maxLength:"64"`
	Currency    string   `json:"currency" minLength:"3" maxLength:"3"`
	Amount      int64    `json:"amount" minimum:"1" maximum:"1000000000000"`
	Allocations []Chosen `json:"allocations,omitempty" maxItems:"500" doc:"What it pays; without them, the oldest first."`
}

func (a *Area) useCredit(ctx context.Context, in *struct{ Body CreditFields }) (FullTransaction, error) {
	f := in.Body
	return a.enter(ctx, "useCredit", f.Key, f, func(tx *db.Tx) (*posting, error) {
		scope := access.From(ctx)
		campusID, err := campusOfPayer(ctx, tx, scope, f.PayerID)
		if err != nil {
			return nil, err
		}
		c, err := openCampus(ctx, tx, scope, campusID)
		if err != nil {
			return nil, err
		}
		p := newPosting(c, Credit, c.today(), f.Amount, f.Currency)
		p.PayerID, p.Category = f.PayerID, Tuition
		if err := p.hasCredit(ctx, tx, f.Amount); err != nil {
			return nil, err
		}
		if err := p.chooseOrOldest(ctx, tx, f.Amount, f.Allocations); err != nil {
			return nil, err
		}
		if p.Allocated != f.Amount {
			return nil, fault.On("amount", "finance.more_than_open", nil)
		}
		return p, nil
	})
}
