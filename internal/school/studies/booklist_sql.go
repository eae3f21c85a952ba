package studies

import (
	"context"
	"database/sql"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

const (
	listColumns = `l.id, l.version, l.campus_id, h.name, l.name, l.note, l.turn, l.received, l.returned, l.paid, l.closed_at, l.created_at, l.updated_at,
		(SELECT COUNT(*) FROM book_list_student s WHERE s.list_id = l.id), (SELECT COUNT(*) FROM book_list_book b WHERE b.list_id = l.id)`
	listTables = `book_list l JOIN campus h ON h.id = l.campus_id`
)

// listOrders are the sorts that the lists offer.
var listOrders = db.Orders{"name": {"l.sort_name"}, "created": {"l.created_at"}}

func scanBookList(r db.Row) (l BookList, err error) {
	err = r.Scan(&l.ID, &l.Version, &l.CampusID, &l.CampusName, &l.Name, &l.Note, &l.turn, &l.Received, &l.Returned, &l.Paid, &l.ClosedAt, &l.CreatedAt, &l.UpdatedAt,
		&l.StudentCount, &l.BookCount)
	l.Closed = !l.ClosedAt.IsZero()
	return l, err
}

// findBookLists returns a page of the lists in reach.
func findBookLists(ctx context.Context, q db.Querier, in access.Scope, f BookListFilter, p api.Paging) (db.List[BookList], error) {
	order, err := listOrders.By(f.Sort, "l.id")
	if err != nil {
		return db.List[BookList]{}, err
	}
	return db.Find(ctx, q, scanBookList, db.Select{
		Columns: listColumns, From: listTables, Count: `book_list l`, Where: listsLike(in, f), Order: order, Page: p.Page, Size: p.PageSize,
	})
}

// eachBookList calls do with every list that the filter leaves, for exports.
func eachBookList(ctx context.Context, q db.Querier, in access.Scope, f BookListFilter, do func(BookList) error) error {
	order, err := listOrders.By(f.Sort, "l.id")
	if err != nil {
		return err
	}
	return db.Walk(ctx, q, scanBookList, db.Select{Columns: listColumns, From: listTables, Where: listsLike(in, f), Order: order}, do)
}

func listsLike(in access.Scope, f BookListFilter) (w db.Where) {
	w.And(in.Rows(`l.campus_id = ?`, ""))
	if f.Campus != "" {
		w.Add(`l.campus_id = ?`, f.Campus)
	}
	if f.State != "" {
		w.Add(`(l.closed_at IS NOT NULL) = ?`, f.State == "closed")
	}
	w.MatchAny(f.Q, db.Has(`l.search_text`), `l.campus_id IN (SELECT id FROM campus WHERE `+db.Has(db.Words(`sort_name`))+`)`)
	return w
}

func findBookList(ctx context.Context, q db.Querier, in access.Scope, id string) (BookList, error) {
	var w db.Where
	w.And(in.Rows(`l.campus_id = ?`, ""))
	w.Add(`l.id = ?`, id)
	return db.One(ctx, q, "booklist.not_found", scanBookList, `SELECT `+listColumns+` FROM `+listTables+w.String(), w.Args...)
}

func addBookList(ctx context.Context, tx *db.Tx, id, campusID, by string, f BookListFields) error {
	now := clock.Now()
	return db.Exec(ctx, tx, `INSERT INTO book_list (id, campus_id, name, note, sort_name, search_text, created_by, created_at, updated_at) VALUES `+db.Values(1, 9),
		id, campusID, f.Name, f.Note, db.Fold(f.Name), f.searchText(), by, now, now)
}

func saveBookList(ctx context.Context, tx *db.Tx, id string, f BookListFields) error {
	return changeBookList(ctx, tx, id, `name = ?, note = ?, sort_name = ?, search_text = ?`, f.Name, f.Note, db.Fold(f.Name), f.searchText())
}

// changeBookList changes a list, and counts as a turn of it.
func changeBookList(ctx context.Context, tx *db.Tx, id, set string, args ...any) error {
	args = append(args, clock.Now(), id)
	return db.Change(ctx, tx, "booklist.not_found", `UPDATE book_list SET `+set+`, version = version + 1, turn = turn + 1, updated_at = ? WHERE id = ?`, args...)
}

func removeBookList(ctx context.Context, tx *db.Tx, id string) error {
	return db.Change(ctx, tx, "booklist.not_found", `DELETE FROM book_list WHERE id = ?`, id)
}

// findSheetOf returns a list with all that stands on it.
func findSheetOf(ctx context.Context, q db.Querier, in access.Scope, l BookList) (s BookListSheet, err error) {
	s.BookList = l
	if s.Books, err = findListBooks(ctx, q, l.ID); err != nil {
		return s, err
	}
	if s.Students, err = findListStudents(ctx, q, l.ID); err != nil {
		return s, err
	}
	if err := findTicks(ctx, q, in, l.ID, s.Students); err != nil {
		return s, err
	}
	s.count()
	return s, nil
}

// findListBooks returns the books of a list, in the order in which they came. The
// cover's address is its hash until it is presented.
func findListBooks(ctx context.Context, q db.Querier, listID string) ([]ListBook, error) {
	return db.All(ctx, q, func(r db.Row) (b ListBook, err error) {
		var cover sql.NullString
		err = r.Scan(&b.Number, &b.BookID, &b.Stock, &b.Title, &b.Author, &b.ISBN, &b.Barcode, &b.Price, &b.Currency, &cover)
		b.CoverURL = cover.String
		return b, err
	}, `SELECT n.number, b.id, n.stock, b.title, b.author, b.isbn, b.barcode, b.price, b.currency, b.cover_hash
		FROM book_list_book n JOIN book b ON b.id = n.book_id WHERE n.list_id = ? ORDER BY n.number`, listID)
}

// addLabels puts the barcodes of copies to the books of a list.
func addLabels(ctx context.Context, q db.Querier, l BookList, books []ListBook) error {
	at, ids := map[string]*ListBook{}, make([]string, len(books))
	for i := range books {
		ids[i], at[books[i].BookID] = books[i].BookID, &books[i]
	}
	var w db.Where
	w.Add(`campus_id = ? AND state <> 'withdrawn'`, l.CampusID)
	w.Among(q, `book_id`, ids)
	return db.Each(ctx, q, func(r db.Row) error {
		var id, label string
		err := r.Scan(&id, &label)
		at[id].Labels = append(at[id].Labels, label)
		return err
	}, `SELECT book_id, barcode FROM book_copy`+w.String()+` ORDER BY serial DESC`+db.Limit(mostListLabels), w.Args...)
}

func findListStudents(ctx context.Context, q db.Querier, listID string) ([]ListStudent, error) {
	return db.All(ctx, q, func(r db.Row) (s ListStudent, err error) {
		var photo sql.NullString
		err = r.Scan(&s.ID, &s.StudentID, &s.FirstName, &s.LastName, &photo, &s.Card)
		s.PhotoURL, s.Ticks = photo.String, []ListTick{}
		return s, err
	}, `SELECT s.id, p.id, p.first_name, p.last_name, p.photo_hash, COALESCE(k.number, '') FROM book_list_student s JOIN person p ON p.id = s.person_id
		LEFT JOIN person_card k ON k.person_id = p.id AND k.void_at IS NULL AND NOT k.joined
		WHERE s.list_id = ? ORDER BY p.sort_name, p.id`, listID)
}

// findTicks puts the ticks of a list to its students.
func findTicks(ctx context.Context, q db.Querier, in access.Scope, listID string, students []ListStudent) error {
	at := make(map[string]int, len(students))
	for i, one := range students {
		at[one.ID] = i
	}
	takers := map[int64]bool{}
	err := db.Each(ctx, q, func(r db.Row) error {
		var who string
		var t ListTick
		err := r.Scan(&who, &t.Book, &t.Kind, &t.Stands, &t.Note, &t.Version, &t.taker, &t.At)
		takers[t.taker] = true
		one := &students[at[who]]
		one.Ticks = append(one.Ticks, t)
		return err
	}, `SELECT student_id, number, kind, stands, note, version, taker, ticked_at FROM book_list_tick WHERE list_id = ? ORDER BY student_id, number, kind`, listID)
	if err != nil {
		return err
	}
	others, err := findOtherTakers(ctx, q, in, takers)
	for i := range students {
		for j, t := range students[i].Ticks {
			students[i].Ticks[j].By = others[t.taker]
		}
	}
	return err
}
