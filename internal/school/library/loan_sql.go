package library

import (
	"context"
	"database/sql"
	"errors"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/naming"
)

const (
	loanColumns = `l.id, l.version, l.copy_id, c.barcode, c.book_id, b.title, b.author, l.campus_id, h.name, l.person_id, ` + naming.PersonOrNobody + `,
		l.lent_at, l.due_day, l.renewals, l.back_at, l.outcome, CASE WHEN b.currency = h.currency THEN b.price ELSE 0 END, h.currency, COALESCE(l.invoice_id, ''), h.time_zone`
	loanTables = `book_loan l JOIN book_copy c ON c.id = l.copy_id JOIN book b ON b.id = c.book_id JOIN campus h ON h.id = l.campus_id JOIN person p ON p.id = l.person_id`
	// maxOwnLoans is more than any campus lends to somebody.
	maxOwnLoans = 200
)

// loanOrders are the sorts that loans offer.
var loanOrders = db.Orders{"lent": {"l.lent_at"}, "due": {"l.due_day"}}

func scanLoan(r db.Row) (l Loan, err error) {
	return l, r.Scan(&l.ID, &l.Version, &l.CopyID, &l.Barcode, &l.BookID, &l.Title, &l.Author, &l.CampusID, &l.CampusName, &l.PersonID, &l.Borrower,
		&l.LentAt, &l.DueDay, &l.Renewals, &l.BackAt, &l.Outcome, &l.Price, &l.Currency, &l.InvoiceID, &l.zone)
}

// findLoans returns a page of the loans in reach: those of a campus, and one's own.
func findLoans(ctx context.Context, q db.Querier, in access.Scope, f LoanFilter, p api.Paging) (db.List[Loan], error) {
	order, err := loanOrders.By(f.Sort, "l.id")
	if err != nil {
		return db.List[Loan]{}, err
	}
	w, err := loansLike(ctx, q, in, f)
	if err != nil {
		return db.List[Loan]{}, err
	}
	return db.Find(ctx, q, scanLoan, db.Select{Columns: loanColumns, From: loanTables, Where: w, Order: order, Page: p.Page, Size: p.PageSize})
}

// eachLoan calls do with every loan that the filter leaves, for exports.
func eachLoan(ctx context.Context, q db.Querier, in access.Scope, f LoanFilter, do func(Loan) error) error {
	order, err := loanOrders.By(f.Sort, "l.id")
	if err != nil {
		return err
	}
	w, err := loansLike(ctx, q, in, f)
	if err != nil {
		return err
	}
	return db.Walk(ctx, q, scanLoan, db.Select{Columns: loanColumns, From: loanTables, Where: w, Order: order}, do)
}

func loansLike(ctx context.Context, q db.Querier, in access.Scope, f LoanFilter) (w db.Where, err error) {
	w.And(in.Rows(`l.campus_id = ?`, `l.person_id = ?`))
	for column, value := range map[string]string{`l.campus_id = ?`: f.Campus, `l.person_id = ?`: f.Person, `c.book_id = ?`: f.Book, `l.copy_id = ?`: f.Copy} {
		if value != "" {
			w.Add(column, value)
		}
	}
	switch f.State {
	case "open":
		w.Add(`l.back_at IS NULL`)
	case "late":
		w.Add(`l.back_at IS NULL`)
		if err := overdue(ctx, q, &w); err != nil {
			return w, err
		}
	case "ended":
		w.Add(`l.back_at IS NOT NULL`)
	}
	w.MatchAny(f.Q, db.Has(`b.search_text`), db.Has(db.Words(`c.barcode_key`)), db.Has(db.Words(`h.sort_name`)), db.Has(`p.search_text`))
	return w, nil
}

// overdue narrows loans to those that should be back, each by the clock of the campus
// that lent it.
func overdue(ctx context.Context, q db.Querier, w *db.Where) error {
	zones, err := db.All(ctx, q, db.ScanString, `SELECT DISTINCT time_zone FROM campus ORDER BY time_zone`)
	if err != nil {
		return err
	}
	latest, on := clock.Date{}, map[clock.Date][]string{}
	for _, zone := range zones {
		today := clock.Today(zone)
		on[today] = append(on[today], zone)
		if latest.Before(today) {
			latest = today
		}
	}
	w.Add(`l.due_day < ?`, latest)
	if len(on) < 2 {
		return nil
	}
	var each []db.Where
	for today, names := range on {
		var one db.Where
		one.Add(`l.due_day < ?`, today)
		one.In(`h.time_zone`, names...)
		each = append(each, one)
	}
	w.Or(each...)
	return nil
}

// OwnLoans returns what the caller has borrowed and not brought back, the first due
// first.
func OwnLoans(ctx context.Context, q db.Querier, in access.Scope) ([]Loan, error) {
	all, err := db.All(ctx, q, scanLoan, `SELECT `+loanColumns+` FROM `+loanTables+` WHERE l.back_at IS NULL AND l.person_id = ? ORDER BY l.due_day, l.id`+db.Limit(maxOwnLoans), in.Actor().PersonID)
	for i, one := range all {
		all[i] = one.seenBy(in)
	}
	return all, err
}

func findLoan(ctx context.Context, q db.Querier, in access.Scope, id string) (Loan, error) {
	var w db.Where
	w.And(in.Rows(`l.campus_id = ?`, `l.person_id = ?`))
	w.Add(`l.id = ?`, id)
	return db.One(ctx, q, "loan.not_found", scanLoan, `SELECT `+loanColumns+` FROM `+loanTables+w.String(), w.Args...)
}

// findKeyed returns the loan that was made under a key; not found where none was.
func findKeyed(ctx context.Context, q db.Querier, in access.Scope, key string) (Loan, error) {
	var w db.Where
	w.And(in.Rows(`l.campus_id = ?`, ""))
	w.Add(`l.request_key = ?`, key)
	return db.One(ctx, q, "loan.not_found", scanLoan, `SELECT `+loanColumns+` FROM `+loanTables+w.String(), w.Args...)
}

// addLoan lends a copy. Two who lend it at once are told apart by the database.
func addLoan(ctx context.Context, tx *db.Tx, l Loan, by, key string) error {
	err := db.Exec(ctx, tx, `INSERT INTO book_loan (id, copy_id, campus_id, person_id, due_day, renewals, outcome, lent_at, lent_by, back_by, request_key) VALUES `+db.Values(1, 11),
		l.ID, l.CopyID, l.CampusID, l.PersonID, l.DueDay, 0, "", l.LentAt, by, "", db.Optional(key))
	if db.IsDuplicate(err) {
		return errLent
	}
	return err
}

var errLent = &fault.Error{Kind: fault.Conflict, Code: "copy.is_lent", Field: "barcode"}

// endLoan says that a copy is back, or lost.
func endLoan(ctx context.Context, tx *db.Tx, id, outcome, by string) error {
	return db.Change(ctx, tx, "loan.not_found", `UPDATE book_loan SET version = version + 1, outcome = ?, back_at = ?, back_by = ? WHERE id = ? AND back_at IS NULL`, outcome, clock.Now(), by, id)
}

// countOpen returns how many copies of a campus somebody has.
func countOpen(ctx context.Context, q db.Querier, campusID, personID string) (int, error) {
	return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM book_loan WHERE person_id = ? AND campus_id = ? AND back_at IS NULL`, personID, campusID)
}

// findLending returns how a campus in reach lends.
func findLending(ctx context.Context, q db.Querier, in access.Scope, campusID string) (Lending, error) {
	var w db.Where
	w.And(in.Rows(`h.id = ?`, ""))
	w.Add(`h.id = ?`, campusID)
	return db.One(ctx, q, "campus.not_found", func(r db.Row) (l Lending, err error) {
		var version, days, books, renewals, keep sql.NullInt64
		var archived clock.Time
		err = r.Scan(&l.CampusID, &archived, &version, &days, &books, &renewals, &keep)
		l.archived = !archived.IsZero()
		l.Version, l.LendingFields = 1, usualLending
		if version.Valid {
			l.Version, l.LendingFields = version.Int64, LendingFields{int(days.Int64), int(books.Int64), int(renewals.Int64), int(keep.Int64)}
		}
		return l, err
	}, `SELECT h.id, h.archived_at, s.version, s.days, s.most_books, s.most_renewals, s.keep_days FROM campus h LEFT JOIN campus_lending s ON s.campus_id = h.id`+w.String(), w.Args...)
}

// saveLending says how a campus lends. Who never said so is at version 1.
func saveLending(ctx context.Context, tx *db.Tx, campusID string, f LendingFields) error {
	return db.Exec(ctx, tx, `INSERT INTO campus_lending (campus_id, version, days, most_books, most_renewals, keep_days, updated_at) VALUES (?, 2, ?, ?, ?, ?, ?)
		ON CONFLICT (campus_id) DO UPDATE SET version = campus_lending.version + 1, days = EXCLUDED.days, most_books = EXCLUDED.most_books,
		most_renewals = EXCLUDED.most_renewals, keep_days = EXCLUDED.keep_days, updated_at = EXCLUDED.updated_at`, campusID, f.Days, f.MostBooks, f.MostRenewals, f.KeepDays, clock.Now())
}

// zoneOf is the clock of a campus.
func zoneOf(ctx context.Context, q db.Querier, campusID string) (string, error) {
	return db.One(ctx, q, "campus.not_found", db.ScanString, `SELECT time_zone FROM campus WHERE id = ?`, campusID)
}

// belongs refuses somebody who does not belong to a campus: it lends to its own. Who
// has only applied is not yet one of them: he would neither see his loans nor be
// reminded of them.
func belongs(ctx context.Context, q db.Querier, personID, campusID string) error {
	ok, err := db.Exists(ctx, q, `SELECT 1 FROM membership WHERE person_id = ? AND campus_id = ?`, personID, campusID)
	if err == nil && !ok {
		err = fault.On("person_id", "loan.not_here", nil)
	}
	if err != nil {
		return err
	}
	ok, err = db.Exists(ctx, q, `SELECT 1 FROM membership_role WHERE person_id = ? AND campus_id = ? AND role <> 'user'
		UNION ALL SELECT 1 FROM network_role WHERE person_id = ?`, personID, campusID, personID)
	if err == nil && !ok {
		err = fault.On("person_id", "loan.applied_only", nil)
	}
	return err
}

// isNotFound reports whether there is no such thing.
func isNotFound(err error) bool {
	var f *fault.Error
	return errors.As(err, &f) && f.Kind == fault.NotFound
}
