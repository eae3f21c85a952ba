package finance

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
)

// OwnMoney is what somebody sees first of his own money.
type OwnMoney struct {
	Payers []Payer `json:"payers" doc:"He himself, once for each campus at which he owes or owed something."`
	Next   []Owed  `json:"next" doc:"What he has to pay next, the oldest first."`
}

// maxOwnNext is how many of his next payments somebody is told of.
const maxOwnNext = 2

// FindOwnMoney returns what the caller owes and has to pay next; nothing where he may
// not read even that.
func FindOwnMoney(ctx context.Context, q db.Querier, in access.Scope) (m OwnMoney, err error) {
	in = in.Under(readMoney)
	m = OwnMoney{Payers: []Payer{}, Next: []Owed{}}
	me := in.Actor().PersonID
	found, err := findPayers(ctx, q, in, PayerFilter{Person: me, Sort: "name"}, api.Paging{Page: 1, PageSize: 20})
	if err != nil || len(found.Items) == 0 {
		return m, err
	}
	ids := make([]string, len(found.Items))
	for i, p := range found.Items {
		p.PayerFields = PayerFields{Name: p.Name, Language: p.Language}
		found.Items[i], ids[i] = p.seenBy(in), p.ID
	}
	m.Payers = found.Items
	var w db.Where
	w.Among(q, `o.payer_id`, ids)
	w.Add(`o.open > 0`)
	owed, err := findOwed(ctx, q, today(in), w)
	m.Next = append(m.Next, owed[:min(len(owed), maxOwnNext)]...)
	return m, err
}
