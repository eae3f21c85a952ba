package library

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/naming"
)

// unseen is the condition that a copy of the campus of a stock-taking s should be on
// the shelf, and was not seen. What came after it began does not count, be it new or
// from another campus.
const unseen = `c.campus_id = s.campus_id AND c.state = 'there' AND c.created_at <= s.begun_at AND (c.came_at IS NULL OR c.came_at <= s.begun_at)
	AND NOT EXISTS (SELECT 1 FROM book_loan l WHERE l.copy_id = c.id AND l.back_at IS NULL)
	AND NOT EXISTS (SELECT 1 FROM stock_line n WHERE n.stock_id = s.id AND n.copy_id = c.id)`

const stockColumns = `s.id, s.version, s.campus_id, h.name, s.begun_at, ` + naming.PersonOrNobody + `, s.closed_at, s.expected,
	(SELECT COUNT(*) FROM stock_line n WHERE n.stock_id = s.id AND n.kind = 'seen'),
	CASE WHEN s.closed_at IS NULL THEN (SELECT COUNT(*) FROM book_copy c WHERE ` + unseen + `) ELSE s.missing END`

const stockTables = `stock_taking s JOIN campus h ON h.id = s.campus_id LEFT JOIN person p ON p.id = s.begun_by`

// stockOrders are the sorts that stock-takings offer.
var stockOrders = db.Orders{"begun": {"s.begun_at"}}

func scanStock(r db.Row) (s StockTaking, err error) {
	err = r.Scan(&s.ID, &s.Version, &s.CampusID, &s.CampusName, &s.BegunAt, &s.BegunBy, &s.ClosedAt, &s.Expected, &s.Seen, &s.Missing)
	return s, err
}

func findStocks(ctx context.Context, q db.Querier, in access.Scope, f StockFilter, p api.Paging) (db.List[StockTaking], error) {
	order, err := stockOrders.By(f.Sort, "s.id")
	if err != nil {
		return db.List[StockTaking]{}, err
	}
	var w db.Where
	w.And(in.Rows(`s.campus_id = ?`, ""))
	if f.Campus != "" {
		w.Add(`s.campus_id = ?`, f.Campus)
	}
	return db.Find(ctx, q, scanStock, db.Select{Columns: stockColumns, From: stockTables, Where: w, Order: order, Page: p.Page, Size: p.PageSize})
}

func findStock(ctx context.Context, q db.Querier, in access.Scope, id string) (StockTaking, error) {
	var w db.Where
	w.And(in.Rows(`s.campus_id = ?`, ""))
	w.Add(`s.id = ?`, id)
	return db.One(ctx, q, "stock.not_found", scanStock, `SELECT `+stockColumns+` FROM `+stockTables+w.String(), w.Args...)
}

// addStock begins a stock-taking with all that should be on the shelf.
func addStock(ctx context.Context, tx *db.Tx, id, campusID, by string, at clock.Time) error {
	err := db.Exec(ctx, tx, `INSERT INTO stock_taking (id, campus_id, begun_at, begun_by, closed_by, expected, missing)
		SELECT ?, h.id, ?, ?, '', (SELECT COUNT(*) FROM book_copy c WHERE c.campus_id = h.id AND c.state = 'there'
			AND NOT EXISTS (SELECT 1 FROM book_loan l WHERE l.copy_id = c.id AND l.back_at IS NULL)), 0 FROM campus h WHERE h.id = ?`, id, at, by, campusID)
	if db.IsDuplicate(err) {
		return fault.New(fault.Conflict, "stock.open")
	}
	return err
}

// addSeen notes that a copy was seen, and reports whether it was for the first time.
func addSeen(ctx context.Context, tx *db.Tx, id, copyID string) (bool, error) {
	n, err := db.Affected(ctx, tx, `INSERT INTO stock_line (stock_id, copy_id, kind, at) VALUES (?, ?, 'seen', ?) ON CONFLICT DO NOTHING`, id, copyID, clock.Now())
	return n > 0, err
}

// handled notes that a copy was in the hands of who keeps the shelf: where its campus
// counts just now, it was seen.
func handled(ctx context.Context, tx *db.Tx, copyID string) error {
	return db.Exec(ctx, tx, `INSERT INTO stock_line (stock_id, copy_id, kind, at) SELECT s.id, c.id, 'seen', ? FROM stock_taking s, book_copy c
		WHERE c.id = ? AND s.campus_id = c.campus_id AND s.closed_at IS NULL ON CONFLICT DO NOTHING`, clock.Now(), copyID)
}

// missingWhere narrows copies to those that a stock-taking misses or missed.
func missingWhere(s StockTaking) (w db.Where) {
	if s.ClosedAt.IsZero() {
		w.Add(`c.campus_id = ?`, s.CampusID) // which has an index: all copies of the network would be read otherwise
		w.Add(`EXISTS (SELECT 1 FROM stock_taking s WHERE s.id = ? AND `+unseen+`)`, s.ID)
	} else {
		w.Add(`EXISTS (SELECT 1 FROM stock_line n WHERE n.stock_id = ? AND n.copy_id = c.id AND n.kind = 'missing')`, s.ID)
	}
	return w
}

func findMissing(ctx context.Context, q db.Querier, s StockTaking, p api.Paging) (db.List[Copy], error) {
	order, err := copyOrders.By("title", "c.id")
	if err != nil {
		return db.List[Copy]{}, err
	}
	return db.Find(ctx, q, scanCopy, db.Select{Columns: copyColumns, From: copyTables, Where: missingWhere(s), Order: order, Page: p.Page, Size: p.PageSize})
}

func eachMissing(ctx context.Context, q db.Querier, s StockTaking, do func(Copy) error) error {
	order, err := copyOrders.By("title", "c.id")
	if err != nil {
		return err
	}
	return db.Walk(ctx, q, scanCopy, db.Select{Columns: copyColumns, From: copyTables, Where: missingWhere(s), Order: order}, do)
}

// closeStock freezes what is missing.
func closeStock(ctx context.Context, tx *db.Tx, s StockTaking, by string) error {
	now := clock.Now()
	missing, err := db.Affected(ctx, tx, `INSERT INTO stock_line (stock_id, copy_id, kind, at)
		SELECT s.id, c.id, 'missing', ? FROM stock_taking s, book_copy c WHERE s.id = ? AND `+unseen, now, s.ID)
	if err != nil {
		return err
	}
	return db.Change(ctx, tx, "stock.not_found", `UPDATE stock_taking SET version = version + 1, closed_at = ?, closed_by = ?, missing = ? WHERE id = ? AND closed_at IS NULL`, now, by, missing, s.ID)
}

// NewStock is a stock-taking that is over, with the copies that it saw and missed.
type NewStock struct {
	ID, CampusID, By string
	BegunAt          clock.Time
	Seen, Missing    []string
}

// AddStock adds a stock-taking that is over.
func AddStock(ctx context.Context, tx *db.Tx, s NewStock) error {
	if err := db.Exec(ctx, tx, `INSERT INTO stock_taking (id, campus_id, begun_at, begun_by, closed_at, closed_by, expected, missing) VALUES `+db.Values(1, 8),
		s.ID, s.CampusID, s.BegunAt, s.By, s.BegunAt, s.By, len(s.Seen)+len(s.Missing), len(s.Missing)); err != nil {
		return err
	}
	rows := db.NewBulk(`stock_line (stock_id, copy_id, kind, at)`)
	for kind, ids := range map[string][]string{"seen": s.Seen, "missing": s.Missing} {
		for _, id := range ids {
			rows.Add(s.ID, id, kind, s.BegunAt)
		}
	}
	return rows.Insert(ctx, tx)
}
