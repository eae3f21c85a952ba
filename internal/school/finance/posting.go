package finance

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// maxAmount is the largest amount that is entered at once.
const maxAmount = 1_000_000_000_000

// Once is what everything that enters money carries: a key by which what is sent
// again is done once.
type Once struct {
	Key string `json:"key" minLength:"16" maxLength:"64" doc:"Made by the sender, once for each entry: what is sent again is entered once; with another content it is refused."`
}

// hashOf is what of a request tells that it is the same.
func hashOf(action string, body any) (string, error) {
	data, err := json.Marshal(body)
	sum := sha256.Sum256(append([]byte(action+" "), data...))
	return hex.EncodeToString(sum[:]), err
}

// enter does what a request asks for, once: where its key is known already, it
// returns what that made.
func (a *Area) enter(ctx context.Context, action, key string, body any, do func(tx *db.Tx) (*posting, error)) (t FullTransaction, err error) {
	hash, err := hashOf(action, body)
	if err != nil {
		return t, err
	}
	try := func() error {
		return a.db.Tx(ctx, func(tx *db.Tx) error {
			id, was, err := findByKey(ctx, tx, key)
			if err != nil {
				return err
			}
			if id == "" {
				p, err := do(tx)
				if err != nil {
					return err
				}
				p.key, p.hash = key, hash
				if err := p.post(ctx, tx, action); err != nil {
					return err
				}
				id = p.ID
			} else if was != hash {
				return fault.New(fault.Conflict, "finance.key_used")
			}
			t, err = findTransaction(ctx, tx, access.From(ctx), id)
			return err
		})
	}
	if err = try(); db.IsDuplicate(err) {
		err = try() // the same was entered at the same moment
	}
	return a.present(ctx, t), err
}

// posting is a transaction that is about to be entered.
type posting struct {
	FullTransaction
	campus      campus
	key, hash   string
	question    []question
	thoughtOwed int64                               // what a till without a line believed to be owed
	byHand      bool                                // the day was chosen: a closed one is refused
	tillSince   clock.Date                          // the day on which the till was registered: it took nothing before
	after       func(context.Context, *db.Tx) error // what follows from it; nothing where it is nil
}

// question is something that somebody has to look at.
type question struct{ kind, detail string }

func newPosting(c campus, kind string, day clock.Date, amount int64, currency string) *posting {
	p := &posting{campus: c, byHand: true}
	p.ID, p.CampusID, p.Kind, p.Day, p.Amount, p.Currency = db.NewID(), c.id, kind, day, amount, currency
	return p
}

// then has something follow from a transaction, after what follows from it already.
func (p *posting) then(do func(context.Context, *db.Tx) error) {
	before := p.after
	p.after = func(ctx context.Context, tx *db.Tx) error {
		if before != nil {
			if err := before(ctx, tx); err != nil {
				return err
			}
		}
		return do(ctx, tx)
	}
}

// move adds a leg.
func (p *posting) move(accountID string, amount int64) {
	p.Movements = append(p.Movements, Leg{ID: db.NewID(), AccountID: accountID, Amount: amount})
}

// allocate allocates to parts, the first one first, as much as there is, and
// returns what is left.
func (p *posting) allocate(parts []Owed, amount int64) int64 {
	for _, o := range parts {
		if amount == 0 {
			break
		}
		one := min(o.Open, amount)
		if one > 0 {
			p.Allocations = append(p.Allocations, Allocation{PartID: o.ID, Amount: one})
			p.Allocated, amount = p.Allocated+one, amount-one
		}
	}
	return amount
}

// post enters a transaction: with its legs, what it pays, the copies of both, and
// the trail.
func (p *posting) post(ctx context.Context, tx *db.Tx, action string) error {
	if err := p.checkDay(ctx, tx); err != nil {
		return err
	}
	for _, step := range []func(context.Context, *db.Tx) error{p.pay, p.stand, p.add, p.addLegs, p.ask} {
		if err := step(ctx, tx); err != nil {
			return err
		}
	}
	if p.after != nil {
		if err := p.after(ctx, tx); err != nil {
			return err
		}
	}
	return audit.Record(ctx, tx, audit.Event{Action: action, Entity: "transaction", EntityID: p.ID, CampusID: p.CampusID, After: p.trail()})
}

// checkDay refuses a day that is closed or to come.
func (p *posting) checkDay(ctx context.Context, tx *db.Tx) error {
	if p.campus.today().AddDays(1).Before(p.Day) { // it may be tomorrow already where the caller is
		if p.byHand {
			return fault.On("day", "finance.day_to_come", nil)
		}
		p.askDay()
	}
	if p.Day.Before(p.tillSince) {
		p.askDay()
	}
	if err := clock.SchoolDays.On("day", p.Day); err != nil && p.byHand {
		return err
	}
	first, err := firstOpenDay(ctx, tx, p.CampusID, p.accounts())
	if err != nil || !p.Day.Before(first) {
		return err
	}
	if p.byHand {
		return &fault.Error{Kind: fault.Conflict, Code: "finance.day_closed", Field: "day", Params: fault.Params{"day": first.String()}}
	}
	p.question = append(p.question, question{"closed", p.Day.String()})
	p.Day = first
	return nil
}

// askDay has today be the day of what a till took whose clock was wrong, and somebody
// look at it.
func (p *posting) askDay() {
	p.question = append(p.question, question{"closed", p.Day.String()})
	p.Day = p.campus.today()
}

func (p *posting) accounts() []string {
	ids := make([]string, len(p.Movements))
	for i, m := range p.Movements {
		ids[i] = m.AccountID
	}
	return ids
}

// pay changes what is paid of parts and their invoices.
func (p *posting) pay(ctx context.Context, tx *db.Tx) error {
	if len(p.Allocations) == 0 {
		return nil
	}
	if err := settle(ctx, tx, p.Allocations, false); err != nil {
		return err
	}
	return refreshInvoicesOf(ctx, tx, p.Allocations)
}

// stand keeps how the payer stands with it, as the receipt says.
func (p *posting) stand(ctx context.Context, tx *db.Tx) error {
	if p.PayerID == "" || p.Receipt == "" {
		return nil
	}
	return db.Each(ctx, tx, func(r db.Row) error {
		err := r.Scan(&p.Paid, &p.Open)
		p.Total = p.Paid + p.Open
		return err
	}, `SELECT COALESCE(SUM(paid), 0), COALESCE(SUM(open), 0) FROM owed_part WHERE payer_id = ? AND currency = ?`, p.PayerID, p.Currency)
}
