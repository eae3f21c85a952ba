package finance

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
	"myspace/internal/school/part"
)

func (a *Area) agreedRoutes(r *api.Router) {
	api.Get(r, "listAgreed", "/api/accounts/{id}/agreed", keepBooks, a.listAgreed, api.Says("List what was agreed with teachers and translators of the account's campus and is not paid yet"))
}

// Agreed is what was agreed with somebody who teaches or translates.
type Agreed struct {
	InvitationID string     `json:"invitation_id"`
	PersonName   string     `json:"person_name"`
	CourseName   string     `json:"course_name"`
	Half         string     `json:"half" enum:"teacher,translator"`
	Day          clock.Date `json:"day,omitzero" format:"date" doc:"The last of the sessions; absent where none is left."`
	Amount       int64      `json:"amount"`
	Currency     string     `json:"currency"`
}

// AllAgreed are those of a campus, in the currency of one of its accounts.
type AllAgreed struct {
	Items []Agreed `json:"items"`
}

const (
	agreedTables = `teaching_invitation i JOIN agenda_course a ON a.id = i.agenda_course_id`
	// What was paid and then reversed is to be paid again.
	unpaid = `NOT EXISTS (SELECT 1 FROM money_transaction t WHERE t.invitation_id = i.id AND t.kind = 'expense' AND NOT EXISTS (SELECT 1 FROM money_transaction r WHERE r.reverses_id = t.id))`
	// More are looked for in the planning.
	maxAgreed = 200
)

// agreedAt are the conditions of what was agreed at a campus.
func agreedAt(c account) (w db.Where) {
	w.Add(`a.campus_id = ? AND i.state = 'accepted' AND i.agreed_amount > 0 AND i.currency = ?`, c.campusID, c.currency)
	return w
}

func (a *Area) listAgreed(ctx context.Context, in *api.ID) (all AllAgreed, err error) {
	c, err := findAccountRow(ctx, a.db, access.From(ctx), in.ID)
	if err != nil {
		return all, err
	}
	w := agreedAt(c)
	w.Add(unpaid)
	all.Items, err = db.All(ctx, a.db, func(r db.Row) (g Agreed, err error) {
		return g, r.Scan(&g.InvitationID, &g.PersonName, &g.CourseName, &g.Half, &g.Day, &g.Amount, &g.Currency)
	}, `SELECT i.id, `+naming.Person+`, k.name, i.half, (SELECT MAX(s.day) FROM agenda s WHERE s.agenda_course_id = a.id), i.agreed_amount, i.currency
		FROM `+agreedTables+` JOIN course k ON k.id = a.course_id JOIN person p ON p.id = i.person_id`+w.String()+` ORDER BY i.id`+db.Limit(maxAgreed), w.Args...)
	return all, err
}

// isAgreed says whether an invitation is one of the account's campus with an agreed
// amount. One that was paid already may be paid again: in two parts, say.
func isAgreed(ctx context.Context, q db.Querier, c account, invitationID string) (bool, error) {
	w := agreedAt(c)
	w.Add(`i.id = ?`, invitationID)
	return db.Exists(ctx, q, `SELECT 1 FROM `+agreedTables+w.String(), w.Args...)
}

// paidOut is what planning asks of what was paid for invitations.
var paidOut = part.PaidOut{
	For: func(ctx context.Context, q db.Querier, invitationIDs []string) (map[string]bool, error) {
		var w db.Where
		w.Among(q, `t.invitation_id`, invitationIDs)
		paid := map[string]bool{}
		return paid, db.Each(ctx, q, func(r db.Row) error {
			id, err := db.ScanString(r)
			paid[id] = true
			return err
		}, `SELECT DISTINCT t.invitation_id FROM money_transaction t`+w.String(), w.Args...)
	},
	Joined: func(ctx context.Context, tx *db.Tx, into map[string]string) error {
		for gone, stays := range into {
			if err := db.Exec(ctx, tx, `UPDATE money_transaction SET invitation_id = ? WHERE invitation_id = ?`, stays, gone); err != nil {
				return err
			}
		}
		return nil
	},
}
