package finance

import (
	"context"
	"encoding/json"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	signin "myspace/internal/school/account"
)

// SealedPayment is a payment as it lies in a till's browser, sealed with the key of
// who took it.
type SealedPayment struct {
	ID   string `json:"id" minLength:"1" maxLength:"64"`
	IV   []byte `json:"iv" maxLength:"64" doc:"In base64."`
	Text []byte `json:"text" maxLength:"100000" doc:"In base64."`
}

// LeftPayments are those that somebody took at a till and can no longer send.
type LeftPayments struct {
	Items []LeftPayment `json:"items"`
}

// LeftPayment is a payment that was opened.
type LeftPayment struct {
	ID    string `json:"id"`
	Entry string `json:"entry" doc:"JSON, as the browser had it."`
}

// openLeft opens what somebody took at a till without a line and can no longer send
// himself, since he was disabled or erased, or takes no money there any more: for who
// takes money there now and sends it under his own right. Of what else he sealed
// nothing is opened, and nothing of who still sends it himself.
func (a *Area) openLeft(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		PersonID string          `json:"person_id" minLength:"1" maxLength:"64" doc:"Who took them."`
		Payments []SealedPayment `json:"payments" maxItems:"100"`
	}
},
) (left LeftPayments, err error) {
	scope := access.From(ctx)
	left.Items = []LeftPayment{}
	t, err := findTill(ctx, a.db, scope, today(scope).Year, in.ID)
	if err != nil || len(in.Body.Payments) == 0 {
		return left, err
	}
	if err := sendsHimself(ctx, a.db, in.Body.PersonID, t.CampusID); err != nil {
		return left, err
	}
	kept, err := signin.FindKept(ctx, a.db, a.Box, in.Body.PersonID)
	if fault.KindOf(err) == fault.NotFound { // as of a record that was merged into another
		err = fault.New(fault.NotFound, "finance.key_gone")
	}
	if err != nil {
		return left, err
	}
	for _, p := range in.Body.Payments {
		plain, err := kept.Open(p.ID, p.IV, p.Text)
		if signin.IsNotHis(err) {
			continue
		}
		if err != nil {
			return left, err
		}
		if entry, ok := takenBy(plain, t.ID); ok {
			left.Items = append(left.Items, LeftPayment{p.ID, entry})
		}
	}
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		return audit.Record(ctx, tx, audit.Event{Action: "openLeft", Entity: "till", EntityID: t.ID, CampusID: t.CampusID, After: map[string]any{"taken_by": in.Body.PersonID, "payments": len(left.Items)}})
	})
	return left, err
}

// sendsHimself refuses what somebody sends himself when he signs in again.
func sendsHimself(ctx context.Context, q db.Querier, personID, campusID string) error {
	actor, err := signin.ActorAt(ctx, q, personID, campusID)
	if fault.KindOf(err) == fault.Unauthenticated {
		return nil
	}
	actor.Held, actor.ShutOut = false, false // that he cannot come in now takes nothing from him
	if in, ok := takeMoney.Scope(actor); err == nil && ok && in.CoversCampus(campusID) {
		err = fault.New(fault.Conflict, "finance.sends_himself")
	}
	return err
}

// takenBy returns what was entered, where it is a payment at a till.
func takenBy(plain []byte, tillID string) (entry string, ok bool) {
	var held struct {
		Entry json.RawMessage `json:"entry"`
	}
	var of struct {
		Payment struct {
			Taken Taken `json:"taken"`
		} `json:"payment"`
	}
	if json.Unmarshal(plain, &held) != nil || json.Unmarshal(held.Entry, &of) != nil || of.Payment.Taken.TillID != tillID {
		return "", false
	}
	return string(held.Entry), true
}
