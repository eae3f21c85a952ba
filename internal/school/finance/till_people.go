package finance

import (
	"context"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/naming"
)

// TillPerson is somebody who comes to the till.
type TillPerson struct {
	PersonID  string `json:"person_id" doc:"Empty for a payer who is no person of the school."`
	PayerID   string `json:"payer_id" doc:"Empty for a student who never owed anything."`
	Name      string `json:"name"`
	PhotoURL  string `json:"photo_url"`
	Kind      string `json:"kind" enum:"student,church,company,relative"`
	ClassCode string `json:"class_code" doc:"The class that he follows; empty where there is none."`
	Open      int64  `json:"open" doc:"What he has to pay in all, in the campus's currency."`
	Due       int64  `json:"due" doc:"What of it is past its deadline."`
	Card      string `json:"card" doc:"The number of his card, which a scanner reads; empty where there is none."`
	photoHash string
}

// TillPeople are those whom a search at the till finds.
type TillPeople struct {
	Items    []TillPerson `json:"items"`
	Currency string       `json:"currency"`
}

const tillMatches = 20

// findTillPeople finds who comes to the till: students of the campus, who follow a
// class or not, and other payers.
func (a *Area) findTillPeople(ctx context.Context, in *struct {
	Words  string `query:"words" required:"true" minLength:"1" maxLength:"100" doc:"Words of a name, or the number of a card that was scanned."`
	Campus string `query:"campus" maxLength:"64" doc:"Without one, the caller's."`
},
) (all TillPeople, err error) {
	scope := access.From(ctx)
	campusID := in.Campus
	if campusID == "" {
		campusID = scope.Actor().CampusID
	}
	c, err := findCampus(ctx, a.db, scope, campusID)
	if err != nil {
		return all, err
	}
	all.Currency = c.currency
	all.Items, err = findComers(ctx, a.db, c, in.Words)
	for i, p := range all.Items {
		if p.PersonID != "" {
			all.Items[i].PhotoURL = a.Link(ctx, "/api/people/"+p.PersonID+"/photo", p.photoHash)
		}
	}
	return all, err
}

func findComers(ctx context.Context, q db.Querier, c campus, words string) ([]TillPerson, error) {
	var persons, others db.Where
	persons.Add(`m.campus_id = ?`, c.id)
	var named, scanned, carded db.Where
	named.MatchAny(words, db.Has(db.Words(`p.sort_name`)))
	scanned.Add(`p.id = ?`, words)
	carded.Add(`EXISTS (SELECT 1 FROM person_card k WHERE k.person_id = p.id AND k.number = ? AND k.void_at IS NULL)`, strings.TrimSpace(words))
	persons.Or(named, scanned, carded)
	others.Add(`y.campus_id = ? AND y.person_id IS NULL AND y.archived_at IS NULL`, c.id)
	others.MatchAny(words, db.Has(db.Words(`y.sort_name`)))
	const sums = `COALESCE((SELECT SUM(o.open) FROM owed_part o WHERE o.payer_id = y.id AND o.open > 0 AND o.currency = ?), 0), COALESCE((SELECT SUM(o.open) FROM owed_part o WHERE o.payer_id = y.id AND o.open > 0 AND o.currency = ? AND o.deadline < ?), 0)`
	args := append(append([]any{c.currency, c.currency, c.today(), c.id}, persons.Args...), c.currency, c.currency, c.today())
	return db.All(ctx, q, func(r db.Row) (p TillPerson, err error) {
		return p, r.Scan(&p.PersonID, &p.PayerID, &p.Name, &p.photoHash, &p.Kind, &p.ClassCode, &p.Open, &p.Due, &p.Card)
	}, `SELECT person_id, payer_id, name, photo, kind, class, open, due, card FROM (
		SELECT p.id AS person_id, COALESCE(y.id, '') AS payer_id, `+naming.Person+` AS name, COALESCE(p.photo_hash, '') AS photo, 'student' AS kind,
			COALESCE((SELECT MAX(k.code) FROM enrollment e JOIN class k ON k.id = e.class_id WHERE e.person_id = p.id AND e.campus_id = m.campus_id AND e.outcome = ''), '') AS class,
			`+openAs+`, COALESCE((SELECT v.number FROM person_card v WHERE v.person_id = p.id AND v.void_at IS NULL AND NOT v.joined), '') AS card, p.sort_name AS sort_name
			FROM membership m JOIN person p ON p.id = m.person_id LEFT JOIN payer y ON y.person_id = p.id AND y.campus_id = ?`+persons.String()+`
		UNION ALL SELECT '', y.id, y.name, '', y.kind, '', `+sums+`, '', y.sort_name FROM payer y`+others.String()+`) found ORDER BY sort_name, person_id, payer_id`+db.Limit(tillMatches),
		append(args, others.Args...)...)
}

const openAs = `COALESCE((SELECT SUM(o.open) FROM owed_part o WHERE o.payer_id = y.id AND o.open > 0 AND o.currency = ?), 0) AS open,
	COALESCE((SELECT SUM(o.open) FROM owed_part o WHERE o.payer_id = y.id AND o.open > 0 AND o.currency = ? AND o.deadline < ?), 0) AS due`

// TillAccount is an account into which payments go.
type TillAccount struct {
	ID       string `json:"id"`
	CampusID string `json:"campus_id"`
	Name     string `json:"name"`
	Kind     string `json:"kind" enum:"cash,bank,mobile,card"`
	Currency string `json:"currency"`
}

// TillAccounts are those of the campuses in reach.
type TillAccounts struct {
	Items []TillAccount `json:"items"`
}

// listTillAccounts lists where payments go: what is in the campus's own currency
// first, so that money goes elsewhere only where somebody has it do so.
func (a *Area) listTillAccounts(ctx context.Context, in *struct {
	Campus string `query:"campus" maxLength:"64"`
},
) (all TillAccounts, err error) {
	var w db.Where
	w.And(access.From(ctx).Rows(`c.campus_id = ?`, ``))
	w.Add(`c.archived_at IS NULL`)
	if in.Campus != "" {
		w.Add(`c.campus_id = ?`, in.Campus)
	}
	all.Items, err = db.All(ctx, a.db, func(r db.Row) (t TillAccount, err error) {
		return t, r.Scan(&t.ID, &t.CampusID, &t.Name, &t.Kind, &t.Currency)
	}, `SELECT c.id, c.campus_id, c.name, c.kind, c.currency FROM money_account c JOIN campus h ON h.id = c.campus_id`+w.String()+`
		ORDER BY CASE WHEN c.currency = h.currency THEN 0 ELSE 1 END, c.sort_name, c.id`+db.Limit(maxAccounts), w.Args...)
	return all, err
}

const maxAccounts = 1000

// Question is something of the money taken without a line that somebody has to
// look at.
type Question struct {
	ID            string     `json:"id"`
	CampusID      string     `json:"campus_id"`
	TransactionID string     `json:"transaction_id"`
	Receipt       string     `json:"receipt"`
	PayerName     string     `json:"payer_name"`
	Amount        int64      `json:"amount"`
	Currency      string     `json:"currency"`
	Kind          string     `json:"kind" enum:"credit,closed,number" doc:"credit: what it paid was owed no longer; closed: its day was; number: a receipt's number was missing or taken."`
	Detail        string     `json:"detail" doc:"The day, or the number."`
	CreatedAt     clock.Time `json:"created_at" format:"date-time"`
	Settled       bool       `json:"settled"`
	Note          string     `json:"note"`
}

func findQuestions(ctx context.Context, q db.Querier, in access.Scope, w db.Where, p api.Paging) (db.List[Question], error) {
	w.And(in.Rows(`u.campus_id = ?`, ``))
	return db.Find(ctx, q, func(r db.Row) (u Question, err error) {
		return u, r.Scan(&u.ID, &u.CampusID, &u.TransactionID, &u.Receipt, &u.PayerName, &u.Amount, &u.Currency, &u.Kind, &u.Detail, &u.CreatedAt, &u.Settled, &u.Note)
	}, db.Select{
		Columns: `u.id, u.campus_id, u.transaction_id, t.receipt, COALESCE(` + payerName + `, ''), t.amount, t.currency, u.kind, u.detail, u.created_at, u.settled_at IS NOT NULL, u.note`,
		From:    `money_question u JOIN money_transaction t ON t.id = u.transaction_id LEFT JOIN payer y ON y.id = t.payer_id LEFT JOIN person p ON p.id = y.person_id`,
		Count:   `money_question u`, Where: w, Order: `u.created_at DESC, u.id DESC`, Page: p.Page, Size: p.PageSize,
	})
}

func (a *Area) listQuestions(ctx context.Context, in *struct {
	Campus  string `query:"campus" maxLength:"64"`
	Settled bool   `query:"settled" doc:"Those that are settled, too."`
	api.Paging
},
) (api.Page[Question], error) {
	var w db.Where
	if in.Campus != "" {
		w.Add(`u.campus_id = ?`, in.Campus)
	}
	if !in.Settled {
		w.Add(`u.settled_at IS NULL`)
	}
	return api.PageOf(findQuestions(ctx, a.db, access.From(ctx), w, in.Paging))
}

func (a *Area) settleQuestion(ctx context.Context, in *struct {
	api.ID
	Body struct {
		Note string `json:"note" maxLength:"500"`
	}
},
) (u Question, err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		var w db.Where
		w.Add(`u.id = ?`, in.ID.ID)
		l, err := findQuestions(ctx, tx, scope, w, api.Paging{Page: 1, PageSize: 1})
		if err == nil && len(l.Items) == 0 {
			err = fault.New(fault.NotFound, "finance.question_not_found")
		}
		if err != nil {
			return err
		}
		if u = l.Items[0]; u.Settled {
			return nil
		}
		if err := db.Exec(ctx, tx, `UPDATE money_question SET settled_by = ?, settled_at = ?, note = ? WHERE id = ?`, scope.Actor().PersonID, clock.Now(), in.Body.Note, u.ID); err != nil {
			return err
		}
		u.Settled, u.Note = true, in.Body.Note
		return audit.Record(ctx, tx, audit.Event{Action: "settleQuestion", Entity: "transaction", EntityID: u.TransactionID, CampusID: u.CampusID, After: map[string]any{"settled": u.Kind, "note": u.Note}})
	})
	return u, err
}
