package finance

import (
	"context"
	"fmt"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

func (a *Area) tillRoutes(r *api.Router) {
	api.Get(r, "listTillAccounts", "/api/till/accounts", takeMoney, a.listTillAccounts, api.Says("List the accounts into which payments go, without what is on them"))
	api.Get(r, "findTillPeople", "/api/till/people", takeMoney, a.findTillPeople, api.Says("Find who comes to the till, with what he owes"), api.Refuses(fault.NotFound))
	api.Get(r, "listTills", "/api/tills", takeMoney, a.listTills)
	api.Post(r, "registerTill", "/api/tills", takeMoney, a.registerTill, api.Says("Register a device at which money is taken: its receipts have a series of their own"), api.Refuses(fault.NotFound))
	api.Do(r, "endTill", "/api/tills/{id}/end", takeMoney, a.endTill, api.Says("End a till: it takes nothing new"))
	api.Do(r, "openLeft", "/api/tills/{id}/left", takeMoney, a.openLeft, api.Says("Open what somebody took at a till and can no longer send"), api.Refuses(fault.Conflict))
	api.Get(r, "listQuestions", "/api/till/questions", takeMoney, a.listQuestions, api.Says("List what of the money taken without a line is to be settled"))
	api.Do(r, "settleQuestion", "/api/till/questions/{id}/settle", keepBooks, a.settleQuestion)
}

// TakesMoney reports whether the caller may take payments at a campus.
func TakesMoney(in access.Scope, campusID string) bool {
	return in.Under(takeMoney).CoversCampus(campusID)
}

// Till is a device at which money is taken.
type Till struct {
	ID        string     `json:"id"`
	CampusID  string     `json:"campus_id"`
	Number    int        `json:"number"`
	Name      string     `json:"name"`
	Code      string     `json:"code" doc:"What the numbers of the campus begin with: PAR."`
	Series    string     `json:"series" doc:"T1, T2 …: a receipt is PAR-2026-T1-0007."`
	Last      int        `json:"last" doc:"The last number that it gave this year."`
	Year      int        `json:"year"`
	Ended     bool       `json:"ended"`
	CreatedAt clock.Time `json:"created_at" format:"date-time"`
}

// Tills are those of the campuses in reach.
type Tills struct {
	Items []Till `json:"items"`
}

const tillSeries = `'T' || CAST(l.number AS TEXT)`

func findTills(ctx context.Context, q db.Querier, in access.Scope, year int, w db.Where) ([]Till, error) {
	w.And(in.Rows(`l.campus_id = ?`, ``))
	return db.All(ctx, q, func(r db.Row) (t Till, err error) {
		var ended clock.Time
		err = r.Scan(&t.ID, &t.CampusID, &t.Number, &t.Name, &t.Code, &t.Last, &ended, &t.CreatedAt)
		t.Series, t.Ended, t.Year = fmt.Sprint("T", t.Number), !ended.IsZero(), year
		return t, err
	}, `SELECT l.id, l.campus_id, l.number, l.name, COALESCE(m.code, ''), COALESCE(n.last, 0), l.ended_at, l.created_at FROM till l LEFT JOIN campus_money m ON m.campus_id = l.campus_id
		LEFT JOIN money_number n ON n.campus_id = l.campus_id AND n.series = `+tillSeries+` AND n.year = ?`+w.String()+` ORDER BY l.campus_id, l.number`, append([]any{year}, w.Args...)...)
}

func findTill(ctx context.Context, q db.Querier, in access.Scope, year int, id string) (t Till, err error) {
	var w db.Where
	w.Add(`l.id = ?`, id)
	all, err := findTills(ctx, q, in, year, w)
	if err == nil && len(all) == 0 {
		err = fault.New(fault.NotFound, "finance.till_not_found")
	}
	if err != nil {
		return t, err
	}
	return all[0], nil
}

func (a *Area) listTills(ctx context.Context, in *struct {
	Campus string `query:"campus" maxLength:"64"`
},
) (all Tills, err error) {
	scope := access.From(ctx)
	var w db.Where
	if in.Campus != "" {
		w.Add(`l.campus_id = ?`, in.Campus)
	}
	all.Items, err = findTills(ctx, a.db, scope, today(scope).Year, w)
	return all, err
}

func (a *Area) registerTill(ctx context.Context, in *struct {
	Body struct {
		CampusID string `json:"campus_id" minLength:"1" maxLength:"64"`
		Name     string `json:"name" minLength:"1" maxLength:"60"`
	}
},
) (t Till, err error) {
	scope, id := access.From(ctx), db.NewID()
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		c, err := openCampus(ctx, tx, scope, in.Body.CampusID)
		if err != nil {
			return err
		}
		if _, err := codeOf(ctx, tx, c.id); err != nil {
			return err
		}
		if err := db.Exec(ctx, tx, `INSERT INTO till (id, campus_id, number, name, created_by, created_at)
			SELECT ?, ?, COALESCE(MAX(number), 0) + 1, ?, ?, ? FROM till WHERE campus_id = ?`, id, c.id, in.Body.Name, scope.Actor().PersonID, clock.Now(), c.id); err != nil {
			return err
		}
		if t, err = findTill(ctx, tx, scope, c.today().Year, id); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "registerTill", Entity: "till", EntityID: id, CampusID: c.id, After: map[string]any{"name": t.Name, "series": t.Series}})
	})
	return t, err
}

func (a *Area) endTill(ctx context.Context, in *api.ID) (t Till, err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if t, err = findTill(ctx, tx, scope, today(scope).Year, in.ID); err != nil || t.Ended {
			return err
		}
		if err := db.Exec(ctx, tx, `UPDATE till SET version = version + 1, ended_at = ? WHERE id = ?`, clock.Now(), t.ID); err != nil {
			return err
		}
		t.Ended = true
		return audit.Record(ctx, tx, audit.Event{Action: "endTill", Entity: "till", EntityID: t.ID, CampusID: t.CampusID, After: map[string]any{"ended": true}})
	})
	return t, err
}

// takenAt gives a transaction the receipt that a till handed out: the number is on a
// paper already, so it is never another. One that somebody else has, too, is told
// apart by which of them it is, and like one that leaves some out it is put to be
// settled: the money is accepted.
func (p *posting) takenAt(ctx context.Context, tx *db.Tx, f Taken) error {
	t, err := findTill(ctx, tx, access.From(ctx), f.Year, f.TillID)
	if err != nil {
		return err
	}
	if t.CampusID != p.CampusID {
		return fault.On("taken", "finance.other_campus", nil)
	}
	p.tillID, p.receiptYear, p.receiptSeries, p.receiptNumber = t.ID, f.Year, t.Series, f.Number
	p.tillSince = clock.DateOf(t.CreatedAt, clock.Zone(p.campus.zone)).AddDays(-1) // it may be yesterday still where it is
	if p.receiptTwin, err = db.One(ctx, tx, "", db.ScanInt, `SELECT COUNT(*) FROM money_transaction WHERE campus_id = ? AND receipt_year = ? AND receipt_series = ? AND receipt_number = ?`,
		p.CampusID, f.Year, t.Series, f.Number); err != nil {
		return err
	}
	if p.receiptTwin > 0 {
		p.question = append(p.question, question{"number", numberName(t.Code, f.Year, t.Series, f.Number)})
	} else if f.Number > t.Last+1 {
		p.question = append(p.question, question{"number", numberName(t.Code, f.Year, t.Series, t.Last+1)})
	}
	if err := db.Exec(ctx, tx, `INSERT INTO money_number (campus_id, year, series, last) VALUES (?, ?, ?, ?)
		ON CONFLICT (campus_id, year, series) DO UPDATE SET last = CASE WHEN excluded.last > money_number.last THEN excluded.last ELSE money_number.last END`,
		p.CampusID, f.Year, t.Series, f.Number); err != nil {
		return err
	}
	return p.nameReceipt(ctx, tx)
}
