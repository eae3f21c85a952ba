package finance

import (
	"context"
	"database/sql"
	"encoding/json"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
)

// findCount says what must be in a cash account.
func findCount(ctx context.Context, q db.Querier, c Account) (n Count, err error) {
	n = Count{AccountID: c.ID, AccountName: c.Name, CampusID: c.CampusID, Currency: c.Currency, Expected: c.Balance, FirstDay: clock.SchoolDays.First}
	if err := db.Each(ctx, q, func(r db.Row) error { return r.Scan(&n.FirstDay, &n.Since) },
		`SELECT day, closed_at FROM weekend_closing WHERE account_id = ? AND reopened_at IS NULL ORDER BY closed_at DESC`+db.Limit(1), c.ID); err != nil {
		return n, err
	}
	if err := db.Each(ctx, q, func(r db.Row) error { return r.Scan(&n.In, &n.Out) },
		`SELECT COALESCE(SUM(CASE WHEN amount > 0 THEN amount ELSE 0 END), 0), COALESCE(SUM(CASE WHEN amount < 0 THEN -amount ELSE 0 END), 0) FROM money_movement WHERE account_id = ? AND closing_id IS NULL`, c.ID); err != nil {
		return n, err
	}
	n.Opening = n.Expected - n.In + n.Out
	const since = `t.campus_id = ? AND t.day >= ? AND t.created_at > ?`
	args := []any{c.CampusID, n.FirstDay, n.Since}
	if n.Since.IsZero() {
		args[2] = clock.At(clock.SchoolDays.First.Midnight())
	}
	if _, n.Ways, err = findCategories(ctx, q, since, args...); err != nil {
		return n, err
	}
	n.Classes, err = db.All(ctx, q, func(r db.Row) (f ClassFigures, err error) {
		return f, r.Scan(&f.ClassID, &f.ClassCode, &f.Currency, &f.Amount)
	},
		`SELECT COALESCE(o.class_id, ''), COALESCE(MIN(k.code), ''), t.currency, SUM(l.amount) FROM money_transaction t JOIN money_allocation l ON l.transaction_id = t.id
		JOIN owed_part o ON o.id = l.part_id LEFT JOIN class k ON k.id = o.class_id WHERE `+since+` AND t.kind IN ('income', 'reversal')
		GROUP BY COALESCE(o.class_id, ''), t.currency ORDER BY 2, 1, 3`, args...)
	return n, err
}

// begunPlannings are the week-ends of a campus that are told and have begun by a day.
const begunPlannings = `planning_campus pc JOIN planning g ON g.id = pc.planning_id WHERE pc.campus_id = ? AND g.publication > 0 AND g.state <> 'canceled' AND g.first_day <= ?`

// offeredPlannings is how many week-ends a count may be of.
const offeredPlannings = 10

func findBegun(ctx context.Context, q db.Querier, campusID string, day clock.Date) ([]ClosedPlanning, error) {
	return db.All(ctx, q, func(r db.Row) (p ClosedPlanning, err error) {
		return p, r.Scan(&p.ID, &p.Number, &p.Abbreviation, &p.FirstDay, &p.LastDay)
	}, `SELECT g.id, g.number, g.abbreviation, g.first_day, g.last_day FROM `+begunPlannings+` ORDER BY g.first_day DESC, g.id`+db.Limit(offeredPlannings), campusID, day)
}

const closingColumns = `w.id, w.campus_id, h.name, w.planning_id, COALESCE(g.number, 0), COALESCE(g.abbreviation, ''), g.first_day, g.last_day, w.account_id, c.name, c.currency, w.day, w.opening, w.expected, w.counted, w.note, w.closed_at, ` + naming.DoerOrNobody + `,
	w.reopened_at, COALESCE((SELECT ` + naming.Person + ` FROM person p WHERE p.id = w.reopened_by), ''), w.reason,
	NOT EXISTS (SELECT 1 FROM weekend_closing later WHERE later.account_id = w.account_id AND later.reopened_at IS NULL AND later.closed_at > w.closed_at)`

const closingTables = `weekend_closing w JOIN campus h ON h.id = w.campus_id JOIN money_account c ON c.id = w.account_id LEFT JOIN planning g ON g.id = w.planning_id LEFT JOIN person b ON b.id = w.closed_by`

func scanClosing(r db.Row) (w WeekendClosing, err error) {
	var planning sql.NullString
	var g ClosedPlanning
	err = r.Scan(&w.ID, &w.CampusID, &w.CampusName, &planning, &g.Number, &g.Abbreviation, &g.FirstDay, &g.LastDay, &w.AccountID, &w.AccountName, &w.Currency, &w.Day, &w.Opening, &w.Expected, &w.Counted, &w.Note, &w.ClosedAt, &w.ClosedBy,
		&w.ReopenedAt, &w.ReopenedBy, &w.Reason, &w.last)
	if g.ID = planning.String; g.ID != "" {
		w.Planning = &g
	}
	return w, err
}

func findWeekends(ctx context.Context, q db.Querier, in access.Scope, campusID string, p api.Paging) (db.List[WeekendClosing], error) {
	var w db.Where
	w.And(in.Rows(`w.campus_id = ?`, ``))
	if campusID != "" {
		w.Add(`w.campus_id = ?`, campusID)
	}
	l, err := db.Find(ctx, q, scanClosing, db.Select{Columns: closingColumns, From: closingTables, Count: `weekend_closing w`, Where: w, Order: `w.day DESC, w.id DESC`, Page: p.Page, Size: p.PageSize})
	for i, one := range l.Items {
		l.Items[i] = one.seenBy(in)
	}
	return l, err
}

func findWeekend(ctx context.Context, q db.Querier, in access.Scope, id string) (f FullClosing, err error) {
	var w db.Where
	w.Add(`w.id = ?`, id)
	w.And(in.Rows(`w.campus_id = ?`, ``))
	var coins, figures string
	one, err := db.One(ctx, q, "finance.closing_not_found", func(r db.Row) (WeekendClosing, error) { return scanClosing(db.With(r, &coins, &figures)) },
		`SELECT `+closingColumns+`, w.coins, w.figures FROM `+closingTables+w.String(), w.Args...)
	if err != nil {
		return f, err
	}
	f.WeekendClosing = one.seenBy(in)
	if err := json.Unmarshal([]byte(coins), &f.Coins); err != nil {
		return f, err
	}
	if err := json.Unmarshal([]byte(figures), &f.Figures); err != nil {
		return f, err
	}
	f.Movements, err = findClosed(ctx, q, id, f.Opening)
	return f, err
}

// findClosed returns the movements that a closing closed, as they came.
func findClosed(ctx context.Context, q db.Querier, id string, balance int64) ([]Movement, error) {
	return db.All(ctx, q, func(r db.Row) (m Movement, err error) {
		err = r.Scan(&m.ID, &m.TransactionID, &m.Kind, &m.Day, &m.Amount, &m.Way, &m.Reference, &m.PayerName, &m.Category, &m.Memo, &m.Receipt)
		balance += m.Amount
		m.Closed, m.Balance = true, balance
		return m, err
	}, `SELECT m.id, m.transaction_id, t.kind, m.day, m.amount, t.way, t.reference, COALESCE(`+payerName+`, ''), t.category, t.memo, t.receipt
		FROM money_movement m JOIN money_transaction t ON t.id = m.transaction_id LEFT JOIN payer y ON y.id = t.payer_id LEFT JOIN person p ON p.id = y.person_id
		WHERE m.closing_id = ? ORDER BY m.id`, id)
}
