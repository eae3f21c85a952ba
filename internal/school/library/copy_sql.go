package library

import (
	"context"
	"database/sql"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/naming"
)

const (
	copyColumns = `c.id, c.version, c.book_id, b.title, b.author, b.active, c.campus_id, h.name, c.barcode, c.note, c.state, c.created_at, c.updated_at,
		l.id, l.person_id, ` + naming.PersonOrNobody + `, l.due_day, COALESCE(k.person_id, ''), k.kept_until`
	copyTables = `book_copy c JOIN book b ON b.id = c.book_id JOIN campus h ON h.id = c.campus_id
		LEFT JOIN book_loan l ON l.copy_id = c.id AND l.back_at IS NULL
		LEFT JOIN book_reservation k ON k.copy_id = c.id AND k.state = 'kept' LEFT JOIN person p ON p.id = COALESCE(l.person_id, k.person_id)`
)

// copyOrders are the sorts that copies offer.
var copyOrders = db.Orders{"title": {"b.sort_title", "c.serial"}, "number": {"c.serial"}}

func scanCopy(r db.Row) (c Copy, err error) {
	var loan, borrower sql.NullString
	err = r.Scan(&c.ID, &c.Version, &c.BookID, &c.Title, &c.Author, &c.bookActive, &c.CampusID, &c.CampusName, &c.Barcode, &c.Note, &c.State, &c.CreatedAt, &c.UpdatedAt,
		&loan, &borrower, &c.Borrower, &c.DueDay, &c.keptForID, &c.KeptUntil)
	c.LoanID, c.BorrowerID = loan.String, borrower.String
	if c.LoanID != "" {
		c.State = Lent
	} else { // what is kept for somebody is on the shelf
		c.Borrower, c.KeptFor = "", c.Borrower
	}
	return c, err
}

// findCopies returns a page of the copies in reach.
func findCopies(ctx context.Context, q db.Querier, in access.Scope, f CopyFilter, p api.Paging) (db.List[Copy], error) {
	order, err := copyOrders.By(f.Sort, "c.id")
	if err != nil {
		return db.List[Copy]{}, err
	}
	return db.Find(ctx, q, scanCopy, db.Select{Columns: copyColumns, From: copyTables, Where: copiesLike(in, f), Order: order, Page: p.Page, Size: p.PageSize})
}

// eachCopy calls do with every copy that the filter leaves, for exports.
func eachCopy(ctx context.Context, q db.Querier, in access.Scope, f CopyFilter, do func(Copy) error) error {
	order, err := copyOrders.By(f.Sort, "c.id")
	if err != nil {
		return err
	}
	return db.Walk(ctx, q, scanCopy, db.Select{Columns: copyColumns, From: copyTables, Where: copiesLike(in, f), Order: order}, do)
}

// findLabelled returns the copies that the filter leaves, of some books or of all, and
// that need a label: one more at most than are printed at once.
func findLabelled(ctx context.Context, q db.Querier, in access.Scope, f CopyFilter, books []string) ([]Copy, error) {
	order, err := copyOrders.By(f.Sort, "c.id")
	if err != nil {
		return nil, err
	}
	w := copiesLike(in, f)
	if len(books) > 0 {
		w.Among(q, `c.book_id`, books)
	}
	if f.State == "" {
		w.Add(`c.state = 'there'`)
	}
	return db.All(ctx, q, scanCopy, `SELECT `+copyColumns+` FROM `+copyTables+w.String()+` ORDER BY `+order+db.Limit(mostLabels+1), w.Args...)
}

func copiesLike(in access.Scope, f CopyFilter) (w db.Where) {
	w.And(in.Rows(`c.campus_id = ?`, ""))
	if f.Campus != "" {
		w.Add(`c.campus_id = ?`, f.Campus)
	}
	if f.Book != "" {
		w.Add(`c.book_id = ?`, f.Book)
	}
	if f.Barcode != "" {
		w.Add(`c.barcode_key = ?`, barcodeKey(f.Barcode))
	}
	switch f.State {
	case Lent:
		w.Add(`l.id IS NOT NULL`)
	case There:
		w.Add(`c.state = 'there' AND l.id IS NULL`)
	case Lost, Withdrawn:
		w.Add(`c.state = ?`, f.State)
	}
	w.MatchAny(f.Q, db.Has(`b.search_text`), db.Has(db.Words(`c.barcode_key`)), db.Has(db.Words(`h.sort_name`)), db.Has(`p.search_text`))
	return w
}

func findCopy(ctx context.Context, q db.Querier, in access.Scope, id string) (Copy, error) {
	return findOneCopy(ctx, q, in, `c.id = ?`, id)
}

// findScanned returns the copy of a barcode in reach.
func findScanned(ctx context.Context, q db.Querier, in access.Scope, barcode string) (Copy, error) {
	return findOneCopy(ctx, q, in, `c.barcode_key = ?`, barcodeKey(barcode))
}

func findOneCopy(ctx context.Context, q db.Querier, in access.Scope, which, value string) (Copy, error) {
	var w db.Where
	w.And(in.Rows(`c.campus_id = ?`, ""))
	w.Add(which, value)
	return db.One(ctx, q, "copy.not_found", scanCopy, `SELECT `+copyColumns+` FROM `+copyTables+w.String(), w.Args...)
}

// findTheseCopies returns copies that were just made, by their numbers.
func findTheseCopies(ctx context.Context, q db.Querier, ids []string) ([]Copy, error) {
	var w db.Where
	w.Among(q, `c.id`, ids)
	return db.All(ctx, q, scanCopy, `SELECT `+copyColumns+` FROM `+copyTables+w.String()+` ORDER BY c.serial`, w.Args...)
}

// NewCopy is a copy that is added with others.
type NewCopy struct {
	ID, BookID, CampusID string
	CopyFields
	State string
	At    clock.Time
}

// AddCopies adds copies, each with the next number of the network.
func AddCopies(ctx context.Context, tx *db.Tx, all []NewCopy) error {
	last, err := db.One(ctx, tx, "", db.ScanInt, `SELECT COALESCE(MAX(serial), 0) FROM book_copy`)
	if err != nil {
		return err
	}
	rows := db.NewBulk(`book_copy (id, book_id, campus_id, serial, barcode, barcode_key, state, note, created_at, updated_at)`)
	for i, c := range all {
		serial := int64(last + i + 1)
		if c.Barcode == "" {
			c.Barcode = ownBarcode(serial)
		}
		rows.Add(c.ID, c.BookID, c.CampusID, serial, c.Barcode, barcodeKey(c.Barcode), c.State, c.Note, c.At, c.At)
	}
	return copyError(rows.Insert(ctx, tx))
}

// changeCopy changes a copy.
func changeCopy(ctx context.Context, tx *db.Tx, id, set string, args ...any) error {
	args = append(args, clock.Now(), id)
	return copyError(db.Change(ctx, tx, "copy.not_found", `UPDATE book_copy SET `+set+`, version = version + 1, updated_at = ? WHERE id = ?`, args...))
}

// copyError names the constraint that a write ran into.
func copyError(err error) error {
	if db.IsDuplicate(err) {
		return &fault.Error{Kind: fault.Conflict, Code: "copy.barcode_taken", Field: "barcode"}
	}
	return err
}

// countAllCopies returns how many copies the school has of each book, without those
// that are lost or withdrawn.
func countAllCopies(ctx context.Context, q db.Querier) (map[string]int, error) {
	counts := map[string]int{}
	return counts, db.Each(ctx, q, func(r db.Row) error {
		var book string
		var n int
		err := r.Scan(&book, &n)
		counts[book] = n
		return err
	}, `SELECT book_id, COUNT(*) FROM book_copy WHERE state = 'there' GROUP BY book_id`)
}

func countCopies(ctx context.Context, q db.Querier, bookID string) (int, error) {
	return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM book_copy WHERE book_id = ?`, bookID)
}
