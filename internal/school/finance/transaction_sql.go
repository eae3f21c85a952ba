package finance

import (
	"context"
	"database/sql"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
)

const (
	transactionColumns = `t.id, t.campus_id, h.name, t.kind, t.of_kind, t.day, t.amount, t.currency, t.way, t.reference, t.payer_id, COALESCE(` + payerName + `, ''), t.category, t.memo,
		t.receipt, t.reverses_id, COALESCE((SELECT r.id FROM money_transaction r WHERE r.reverses_id = t.id), ''), t.paper_name, t.paper_hash, ` + naming.DoerOrNobody + `, t.created_by, t.created_at,
		t.dues, t.allocated, t.with_total, t.with_paid, t.with_open, t.till_id, t.invitation_id`
	transactionTables = `money_transaction t JOIN campus h ON h.id = t.campus_id LEFT JOIN payer y ON y.id = t.payer_id LEFT JOIN person p ON p.id = y.person_id LEFT JOIN person b ON b.id = t.created_by`
	// The rows of a campus's transactions, and those by which one paid oneself.
	campusTransactions = `t.campus_id = ?`
	ownTransactions    = `t.payer_id IN (SELECT own.id FROM payer own WHERE own.person_id = ?)`
	// Who takes payments but keeps no books sees what came in.
	takings = `t.kind IN ('income', 'credit') OR t.of_kind IN ('income', 'credit')`
)

// transactionOrders are the sorts that the list offers.
var transactionOrders = db.Orders{"day": {"t.day"}, "amount": {"t.amount"}}

func scanTransaction(r db.Row) (t Transaction, err error) {
	var payer, reverses, paper, till, invitation sql.NullString
	err = r.Scan(&t.ID, &t.CampusID, &t.CampusName, &t.Kind, &t.OfKind, &t.Day, &t.Amount, &t.Currency, &t.Way, &t.Reference, &payer, &t.PayerName, &t.Category, &t.Memo,
		&t.Receipt, &reverses, &t.ReversedByID, &t.PaperName, &paper, &t.CreatedBy, &t.creatorID, &t.CreatedAt, &t.Dues, &t.Allocated, &t.Total, &t.Paid, &t.Open, &till, &invitation)
	t.PayerID, t.ReversesID, t.paperHash, t.tillID, t.invitationID = payer.String, reverses.String, paper.String, till.String, invitation.String
	return t, err
}

// transactionsLike are the conditions of a filter, within reach.
func transactionsLike(in access.Scope, f TransactionFilter) (w db.Where) {
	campus := campusTransactions
	if !in.Under(readBooks).CoversCampus(in.Actor().CampusID) {
		campus += ` AND (` + takings + `)`
	}
	w.And(in.Rows(campus, ownTransactions))
	for _, one := range [][2]string{
		{`t.campus_id = ?`, f.Campus},
		{`t.payer_id = ?`, f.Payer},
		{ownTransactions, f.Person},
		{`t.kind = ?`, f.Kind},
		{`t.way = ?`, f.Way},
		{`t.category = ?`, f.Category},
		{`t.id IN (SELECT m.transaction_id FROM money_movement m WHERE m.account_id = ?)`, f.Account},
	} {
		if one[1] != "" {
			w.Add(one[0], one[1])
		}
	}
	if !f.From.IsZero() {
		w.Add(`t.day >= ?`, f.From)
	}
	if !f.To.IsZero() {
		w.Add(`t.day <= ?`, f.To)
	}
	w.MatchAny(f.Q, db.Has(`t.search_text`), `t.payer_id IN (SELECT found.id FROM payer found WHERE `+db.Has(db.Words(`found.sort_name`))+`)`, campusNamed(`t.campus_id`))
	return w
}

func findTransactions(ctx context.Context, q db.Querier, in access.Scope, f TransactionFilter, p api.Paging) (db.List[Transaction], error) {
	order, err := transactionOrders.By(f.Sort, "t.id")
	if err != nil {
		return db.List[Transaction]{}, err
	}
	return db.Find(ctx, q, scanTransaction, db.Select{
		Columns: transactionColumns, From: transactionTables, Count: `money_transaction t`, Where: transactionsLike(in, f), Order: order, Page: p.Page, Size: p.PageSize,
	})
}

func findTransaction(ctx context.Context, q db.Querier, in access.Scope, id string) (t FullTransaction, err error) {
	w := transactionsLike(in, TransactionFilter{})
	w.Add(`t.id = ?`, id)
	if t.Transaction, err = db.One(ctx, q, "finance.transaction_not_found", scanTransaction, `SELECT `+transactionColumns+` FROM `+transactionTables+w.String(), w.Args...); err != nil {
		return t, err
	}
	if t.Lines, err = db.All(ctx, q, func(r db.Row) (l Line, err error) { return l, r.Scan(&l.Category, &l.Text, &l.Amount) },
		`SELECT category, text, amount FROM money_line WHERE transaction_id = ? ORDER BY position`, id); err != nil {
		return t, err
	}
	if t.Movements, err = db.All(ctx, q, func(r db.Row) (l Leg, err error) {
		return l, r.Scan(&l.ID, &l.AccountID, &l.AccountName, &l.Currency, &l.kind, &l.Amount, &l.Reconciled)
	}, `SELECT m.id, m.account_id, c.name, c.currency, c.kind, m.amount, m.reconciled_at IS NOT NULL FROM money_movement m JOIN money_account c ON c.id = m.account_id
		WHERE m.transaction_id = ? ORDER BY m.id`, id); err != nil {
		return t, err
	}
	t.Allocations, err = findAllocations(ctx, q, `l.transaction_id = ?`, id)
	return t, err
}

func findAllocations(ctx context.Context, q db.Querier, cond, id string) ([]Allocation, error) {
	return db.All(ctx, q, func(r db.Row) (l Allocation, err error) {
		return l, r.Scan(&l.PartID, &l.Amount, &l.Deadline, &l.Number, &l.Student, &l.Class, &l.Invoice)
	}, `SELECT l.part_id, l.amount, o.deadline, o.number, COALESCE(`+naming.Person+`, ''), COALESCE(k.code, ''), COALESCE(v.name, '')
		FROM money_allocation l JOIN owed_part o ON o.id = l.part_id LEFT JOIN enrollment e ON e.id = o.enrollment_id LEFT JOIN person p ON p.id = e.person_id
		LEFT JOIN class k ON k.id = o.class_id LEFT JOIN invoice v ON v.id = o.invoice_id WHERE `+cond+` ORDER BY o.deadline, o.number, l.id`, id)
}

// findByKey returns what a request of a key made, with what it had asked for.
func findByKey(ctx context.Context, q db.Querier, key string) (id, hash string, err error) {
	err = db.Each(ctx, q, func(r db.Row) error { return r.Scan(&id, &hash) }, `SELECT id, request_hash FROM money_transaction WHERE request_key = ?`, key)
	return id, hash, err
}
