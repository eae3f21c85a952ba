package library

import (
	"context"
	"database/sql"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

const (
	bookColumns = `b.id, b.version, b.title, b.author, b.language, b.isbn, b.barcode, b.price, b.currency, b.type, b.description,
		b.active, b.published, b.downloadable, b.cover_hash, b.created_at, b.updated_at`
	rowColumns = `b.id, b.version, b.title, b.author, b.language, b.barcode, b.price, b.currency, b.type, b.active, b.published,
		(SELECT COUNT(*) FROM book_file f WHERE f.book_id = b.id), b.cover_hash, b.updated_at`
)

// bookOrders are the sorts that the catalogue offers.
var bookOrders = db.Orders{
	"title": {"b.sort_title"}, "author": {"b.sort_author", "b.sort_title"}, "price": {"b.price", "b.sort_title"}, "updated": {"b.updated_at"},
}

func scanBook(r db.Row) (b Book, err error) {
	var cover sql.NullString
	err = r.Scan(&b.ID, &b.Version, &b.Title, &b.Author, &b.Language, &b.ISBN, &b.Barcode, &b.Price, &b.Currency, &b.Type, &b.Description,
		&b.Active, &b.Published, &b.Downloadable, &cover, &b.CreatedAt, &b.UpdatedAt)
	b.coverHash = cover.String
	return b, err
}

func scanRow(r db.Row) (b BookRow, err error) {
	var cover sql.NullString
	err = r.Scan(&b.ID, &b.Version, &b.Title, &b.Author, &b.Language, &b.Barcode, &b.Price, &b.Currency, &b.Type, &b.Active, &b.Published,
		&b.FileCount, &cover, &b.UpdatedAt)
	b.coverHash = cover.String
	return b, err
}

// findBooks returns a page of the books in reach.
func findBooks(ctx context.Context, q db.Querier, in access.Scope, f BookFilter, p api.Paging) (db.List[BookRow], error) {
	order, err := bookOrders.By(f.Sort, "b.id")
	if err != nil {
		return db.List[BookRow]{}, err
	}
	return db.Find(ctx, q, scanRow, db.Select{
		Columns: rowColumns, From: `book b`, Where: booksLike(in, f), Order: order, Page: p.Page, Size: p.PageSize,
	})
}

// eachBook calls do with every book that the filter leaves, for exports.
func eachBook(ctx context.Context, q db.Querier, in access.Scope, f BookFilter, do func(Book) error) error {
	order, err := bookOrders.By(f.Sort, "b.id")
	if err != nil {
		return err
	}
	return db.Walk(ctx, q, scanBook, db.Select{Columns: bookColumns, From: `book b`, Where: booksLike(in, f), Order: order}, do)
}

func booksLike(in access.Scope, f BookFilter) (w db.Where) {
	w.And(in.Rows("", published))
	if f.Type != "" {
		w.Add(`b.type = ?`, f.Type)
	}
	if f.Language != "" {
		w.Add(`b.language = ?`, f.Language)
	}
	if f.Active != "" {
		w.Add(`b.active = ?`, f.Active == "true")
	}
	if f.Published != "" {
		w.Add(`b.published = ?`, f.Published == "true")
	}
	if f.Barcode != "" {
		isbn13, isbn10 := isbnForms(f.Barcode)
		w.Add(`(b.barcode_key = ? OR b.isbn <> '' AND b.isbn IN (?, ?))`, barcodeKey(f.Barcode), isbn13, isbn10)
	}
	w.MatchPlain(`b.search_text`, f.Q)
	return w
}

func findBook(ctx context.Context, q db.Querier, in access.Scope, id string) (Book, error) {
	var w db.Where
	w.And(in.Rows("", published))
	w.Add(`b.id = ?`, id)
	return db.One(ctx, q, "book.not_found", scanBook, `SELECT `+bookColumns+` FROM book b`+w.String(), w.Args...)
}

// AddBook adds a book to the catalogue.
func AddBook(ctx context.Context, tx *db.Tx, id string, f BookFields, coverHash string) error {
	now := clock.Now()
	return bookError(db.Exec(ctx, tx, `INSERT INTO book (id, title, author, language, isbn, barcode, barcode_key, price, currency, type,
		description, active, published, downloadable, cover_hash, sort_title, sort_author, search_text, created_at, updated_at)
		VALUES `+db.Values(1, 20),
		id, f.Title, f.Author, f.Language, f.ISBN, f.Barcode, db.Optional(barcodeKey(f.Barcode)), f.Price, f.Currency, f.Type,
		f.Description, f.Active, f.Published, f.Downloadable, db.Optional(coverHash), db.Fold(f.Title), db.Fold(f.Author), searchText(f), now, now))
}

func saveBook(ctx context.Context, tx *db.Tx, id string, f BookFields) error {
	return bookError(db.Change(ctx, tx, "book.not_found", `UPDATE book SET version = version + 1, title = ?, author = ?, language = ?,
		isbn = ?, barcode = ?, barcode_key = ?, price = ?, currency = ?, type = ?, description = ?, active = ?, published = ?, downloadable = ?,
		sort_title = ?, sort_author = ?, search_text = ?, updated_at = ? WHERE id = ?`,
		f.Title, f.Author, f.Language, f.ISBN, f.Barcode, db.Optional(barcodeKey(f.Barcode)), f.Price, f.Currency, f.Type, f.Description,
		f.Active, f.Published, f.Downloadable, db.Fold(f.Title), db.Fold(f.Author), searchText(f), clock.Now(), id))
}

func saveCover(ctx context.Context, tx *db.Tx, id, hash string) error {
	return db.Change(ctx, tx, "book.not_found", `UPDATE book SET version = version + 1, cover_hash = ?, updated_at = ? WHERE id = ?`,
		db.Optional(hash), clock.Now(), id)
}

func removeBook(ctx context.Context, tx *db.Tx, id string) error {
	if err := db.Exec(ctx, tx, `DELETE FROM place WHERE item IN (SELECT id FROM book_file WHERE book_id = ?)`, id); err != nil {
		return err
	}
	return db.Change(ctx, tx, "book.not_found", `DELETE FROM book WHERE id = ?`, id)
}

func searchText(f BookFields) string { return db.SearchText(f.Title, f.Author, f.ISBN, f.Barcode) }

// barcodeKey is how barcodes are compared: scanners and people differ in case
// and spaces.
func barcodeKey(s string) string { return db.Fold(s) }

// bookError names the constraint that a write ran into.
func bookError(err error) error {
	if db.IsDuplicate(err) {
		return &fault.Error{Kind: fault.Conflict, Code: "book.barcode_taken", Field: "barcode"}
	}
	return err
}
