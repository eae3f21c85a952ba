package finance

import (
	"context"
	"database/sql"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// balanceUntil is what is on an account c at the end of a day: whole months from
// their sums, and the days of the last one. It asks for the day's month, twice, and
// the day.
const balanceUntil = `COALESCE((SELECT SUM(n.amount) FROM account_month n WHERE n.account_id = c.id AND n.month < ?), 0)
	+ COALESCE((SELECT SUM(m.amount) FROM money_movement m WHERE m.account_id = c.id AND m.day >= ? AND m.day <= ?), 0)`

func untilArgs(day clock.Date) []any { return []any{monthOf(day), monthOf(day), day} }

const accountColumns = `c.id, c.version, c.campus_id, h.name, c.kind, c.currency, ` + balanceUntil + `, c.archived_at, c.created_at, c.updated_at, c.name, c.iban, c.bic, c.holder`

// accountOrders are the sorts that the list offers.
var accountOrders = db.Orders{"name": {"c.sort_name"}}

func scanAccount(day clock.Date) func(db.Row) (Account, error) {
	return func(r db.Row) (c Account, err error) {
		var archived clock.Time
		err = r.Scan(&c.ID, &c.Version, &c.CampusID, &c.CampusName, &c.Kind, &c.Currency, &c.Balance, &archived, &c.CreatedAt, &c.UpdatedAt, &c.Name, &c.IBAN, &c.BIC, &c.Holder)
		c.Archived, c.On = !archived.IsZero(), day
		return c, err
	}
}

func findAccounts(ctx context.Context, q db.Querier, in access.Scope, f AccountFilter, day clock.Date, p api.Paging) (db.List[Account], error) {
	order, err := accountOrders.By(f.Sort, "c.id")
	if err != nil {
		return db.List[Account]{}, err
	}
	var w db.Where
	w.And(in.Rows(`c.campus_id = ?`, ``))
	if f.Campus != "" {
		w.Add(`c.campus_id = ?`, f.Campus)
	}
	if f.Kind != "" {
		w.Add(`c.kind = ?`, f.Kind)
	}
	if !f.Archived {
		w.Add(`c.archived_at IS NULL`)
	}
	w.MatchAny(f.Q, db.Has(`c.search_text`), campusNamed(`c.campus_id`))
	var l db.List[Account]
	offset, skipped := db.Offset((p.Page - 1) * p.PageSize)
	l.Items, err = db.All(ctx, q, scanAccount(day), `SELECT `+accountColumns+` FROM money_account c JOIN campus h ON h.id = c.campus_id`+w.String()+` ORDER BY `+order+db.Limit(p.PageSize)+offset,
		append(append(untilArgs(day), w.Args...), skipped...)...)
	if err != nil || l.Ends(p.Page, p.PageSize) {
		return l, err
	}
	n, err := db.Count(ctx, q, "", `SELECT 1 FROM money_account c`+w.String()+db.Limit(db.ExactTotal+1), w.Args...)
	l.Tell(n)
	return l, err
}

// findAccount returns an account as it stands today.
func findAccount(ctx context.Context, q db.Querier, in access.Scope, id string) (Account, error) {
	return findAccountOn(ctx, q, in, id, clock.SchoolDays.Last)
}

// findAccountOn returns an account as it stood at the end of a day.
func findAccountOn(ctx context.Context, q db.Querier, in access.Scope, id string, day clock.Date) (Account, error) {
	var w db.Where
	w.Add(`c.id = ?`, id)
	w.And(in.Rows(`c.campus_id = ?`, ``))
	return db.One(ctx, q, "finance.account_not_found", scanAccount(day), `SELECT `+accountColumns+` FROM money_account c JOIN campus h ON h.id = c.campus_id`+w.String(),
		append(untilArgs(day), w.Args...)...)
}

func addAccount(ctx context.Context, tx *db.Tx, id, campusID, kind, currency string, f AccountFields) error {
	now := clock.Now()
	return takenName(db.Exec(ctx, tx, `INSERT INTO money_account (id, campus_id, name, kind, currency, iban, bic, holder, sort_name, search_text, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		id, campusID, f.Name, kind, currency, f.IBAN, f.BIC, f.Holder, f.sortName(), f.searchText(), now, now))
}

func saveAccount(ctx context.Context, tx *db.Tx, id string, f AccountFields) error {
	return takenName(db.Change(ctx, tx, "finance.account_not_found", `UPDATE money_account SET version = version + 1, name = ?, iban = ?, bic = ?, holder = ?, sort_name = ?, search_text = ?, updated_at = ? WHERE id = ?`,
		f.Name, f.IBAN, f.BIC, f.Holder, f.sortName(), f.searchText(), clock.Now(), id))
}

func takenName(err error) error {
	if db.IsDuplicate(err) {
		return fault.On("name", "finance.name_taken", nil)
	}
	return err
}

// findMovements returns a page of an account's movements, the latest first, each
// with what was on it then: what came before the page is summed up once.
func findMovements(ctx context.Context, q db.Querier, c Account, f MovementFilter, p api.Paging) (db.List[Movement], error) {
	var w db.Where
	w.Add(`m.account_id = ?`, c.ID)
	if !f.From.IsZero() {
		w.Add(`m.day >= ?`, f.From)
	}
	if !f.To.IsZero() {
		w.Add(`m.day <= ?`, f.To)
	}
	switch f.Reconciled {
	case "yes":
		w.Add(`m.reconciled_at IS NOT NULL`)
	case "no":
		w.Add(`m.reconciled_at IS NULL`)
	}
	l, err := db.Find(ctx, q, func(r db.Row) (m Movement, err error) {
		var closing sql.NullString
		err = r.Scan(&m.ID, &m.TransactionID, &m.Kind, &m.Day, &m.Amount, &m.Way, &m.Reference, &m.PayerName, &m.Category, &m.Memo, &m.Receipt, &m.Reconciled, &closing)
		m.Closed = closing.String != ""
		return m, err
	}, db.Select{
		Columns: `m.id, m.transaction_id, t.kind, m.day, m.amount, t.way, t.reference, COALESCE(` + payerName + `, ''), t.category, t.memo, t.receipt, m.reconciled_at IS NOT NULL, m.closing_id`,
		From:    `money_movement m JOIN money_transaction t ON t.id = m.transaction_id LEFT JOIN payer y ON y.id = t.payer_id LEFT JOIN person p ON p.id = y.person_id`,
		Count:   `money_movement m`, Where: w, Order: `m.day DESC, m.id DESC`, Page: p.Page, Size: p.PageSize,
	})
	if err != nil || len(l.Items) == 0 {
		return l, err
	}
	return l, runBalance(ctx, q, c.ID, l.Items)
}

// runBalance fills in what was on the account after each movement. Where a filter
// left some out, each is asked for by itself: the page says what was there.
func runBalance(ctx context.Context, q db.Querier, accountID string, all []Movement) error {
	last, first := all[0], all[len(all)-1]
	balances := map[string]int64{}
	before, err := db.One(ctx, q, "", scanAmount, `SELECT COALESCE((SELECT SUM(n.amount) FROM account_month n WHERE n.account_id = ? AND n.month < ?), 0)
		+ COALESCE((SELECT SUM(m.amount) FROM money_movement m WHERE m.account_id = ? AND m.day >= ? AND (m.day, m.id) < (?, ?)), 0)`,
		accountID, monthOf(first.Day), accountID, monthOf(first.Day), first.Day, first.ID)
	if err != nil {
		return err
	}
	if err := db.Each(ctx, q, func(r db.Row) error {
		var id string
		var amount int64
		err := r.Scan(&id, &amount)
		before += amount
		balances[id] = before
		return err
	}, `SELECT id, amount FROM money_movement WHERE account_id = ? AND (day, id) >= (?, ?) AND (day, id) <= (?, ?) ORDER BY day, id`, accountID, first.Day, first.ID, last.Day, last.ID); err != nil {
		return err
	}
	for i, m := range all {
		all[i].Balance = balances[m.ID]
	}
	return nil
}
