package library

import (
	"context"
	"fmt"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/intake"
)

var (
	bookTypes = []string{"ebook", "audio_book", "paperback"}
	answers   = []string{"yes", "no"}
)

// importCampus is a campus in reach that is not closed for good.
type importCampus struct{ id, name, currency string }

func findImportCampuses(ctx context.Context, q db.Querier, in access.Scope) ([]importCampus, error) {
	var w db.Where
	w.And(in.Rows("c.id = ?", ""))
	w.Add(`c.archived_at IS NULL`)
	return db.All(ctx, q, func(r db.Row) (c importCampus, err error) {
		return c, r.Scan(&c.id, &c.name, &c.currency)
	}, `SELECT c.id, c.name, c.currency FROM campus c`+w.String()+` ORDER BY c.sort_name, c.id`, w.Args...)
}

// catalogue is what a sheet of books is held against.
type catalogue struct {
	campuses                   []importCampus
	byBarcode, byISBN, byTitle map[string][]Book
	copies                     map[string]map[string]int // of each book at each campus
	types, answers             intake.Names
}

func findCatalogue(ctx context.Context, q db.Querier, in access.Scope, s *intake.Sheet) (c catalogue, err error) {
	if c.campuses, err = findImportCampuses(ctx, q, in); err != nil {
		return c, err
	}
	if c.byBarcode, err = findBooksBy(ctx, q, s, "barcode", "barcode_key", barcodeKey, func(b Book) string { return barcodeKey(b.Barcode) }); err != nil {
		return c, err
	}
	if c.byISBN, err = findBooksBy(ctx, q, s, "isbn", "isbn", digits, func(b Book) string { return b.ISBN }); err != nil {
		return c, err
	}
	if c.byTitle, err = findBooksBy(ctx, q, s, "title", "sort_title", db.Fold, func(b Book) string { return db.Fold(b.Title) }); err != nil {
		return c, err
	}
	c.types = intake.NamesOf(s.Catalogue, s.Texts.Lang(), "book.types.", bookTypes)
	c.answers = intake.NamesOf(s.Catalogue, s.Texts.Lang(), "import.answer.", answers)
	c.copies, err = c.findCopies(ctx, q)
	return c, err
}

// findBooksBy returns the books that have what a column of a sheet says.
func findBooksBy(ctx context.Context, q db.Querier, s *intake.Sheet, column, key string, as func(string) string, of func(Book) string) (map[string][]Book, error) {
	found := map[string][]Book{}
	err := s.EachFew(column, as, func(values []string) error {
		var w db.Where
		w.In(`b.`+key, values...)
		return db.Each(ctx, q, func(r db.Row) error {
			b, err := scanBook(r)
			found[of(b)] = append(found[of(b)], b)
			return err
		}, `SELECT `+bookColumns+` FROM book b`+w.String()+` ORDER BY b.id`, w.Args...)
	})
	return found, err
}

// findCopies counts the copies of the books that were found, those that are
// lost or withdrawn with them: a sheet that comes again brings none of them back.
func (c catalogue) findCopies(ctx context.Context, q db.Querier) (map[string]map[string]int, error) {
	var ids []string
	for _, found := range []map[string][]Book{c.byBarcode, c.byISBN, c.byTitle} {
		for _, books := range found {
			for _, b := range books {
				ids = append(ids, b.ID)
			}
		}
	}
	slices.Sort(ids)
	all := map[string]map[string]int{}
	for few := range slices.Chunk(slices.Compact(ids), 400) {
		var w db.Where
		w.In(`book_id`, few...)
		err := db.Each(ctx, q, func(r db.Row) error {
			var bookID, campusID string
			var n int
			err := r.Scan(&bookID, &campusID, &n)
			if all[bookID] == nil {
				all[bookID] = map[string]int{}
			}
			all[bookID][campusID] = n
			return err
		}, `SELECT book_id, campus_id, COUNT(*) FROM book_copy`+w.String()+` GROUP BY book_id, campus_id`, w.Args...)
		if err != nil {
			return nil, err
		}
	}
	return all, nil
}

// find returns the book that a line means, if we have it: by its barcode, by
// its ISBN, or by title and author where nothing speaks against it.
func (c catalogue) find(l intake.Line) (b Book, several bool) {
	found := c.byBarcode[barcodeKey(l.Cells["barcode"])]
	isbn := digits(l.Cells["isbn"])
	if len(found) == 0 && isbn != "" {
		found = c.byISBN[isbn]
	}
	if len(found) == 0 {
		for _, b := range c.byTitle[db.Fold(l.Cells["title"])] {
			if db.Fold(b.Author) == db.Fold(l.Cells["author"]) && (isbn == "" || b.ISBN == "") && (l.Cells["barcode"] == "" || b.Barcode == "") {
				found = append(found, b)
			}
		}
	}
	if len(found) == 0 {
		return Book{}, false
	}
	return found[0], len(found) > 1
}

// newBookKey is by what lines mean the same new book.
func newBookKey(l intake.Line) string {
	for _, key := range []string{barcodeKey(l.Cells["barcode"]), digits(l.Cells["isbn"])} {
		if key != "" {
			return "number " + key
		}
	}
	return "title " + db.Fold(l.Cells["title"]) + "\x00" + db.Fold(l.Cells["author"])
}

// campusOf is the campus of a line: the one that it names, or else the one of
// all lines.
func (p bookPlanner) campusOf(l intake.Line) (importCampus, bool) {
	said := l.Cells["campus"]
	for _, c := range p.campuses {
		if said == "" && c.id == p.Options.Campus || said != "" && (c.id == said || db.Fold(c.name) == db.Fold(said)) {
			return c, true
		}
	}
	return importCampus{}, false
}

func copiesChange(before, after int) intake.ImportChange {
	return intake.ImportChange{Field: "copies", Before: fmt.Sprint(before), After: fmt.Sprint(after)}
}

// storeStocks carries lines out: each book once, then the copies of each campus.
func (a *Area) storeStocks(ctx context.Context, tx *db.Tx, _ *intake.Sheet, rows []*plannedStock, p *intake.Progress) error {
	for _, r := range rows {
		if err := storeBook(ctx, tx, r); err != nil {
			return err
		}
		if r.copies > 0 {
			if _, err := addCopiesOf(ctx, tx, access.From(ctx), r.book.before.ID, r.campus.id, r.copies, CopyFields{}); err != nil {
				return err
			}
			if err := a.serve(ctx, tx, r.book.before.ID, r.campus.id); err != nil {
				return err
			}
		}
		p.Add(1)
	}
	return nil
}

// storeBook adds the book of a line, unless an earlier line has, or changes it
// by its first line: as its form would.
func storeBook(ctx context.Context, tx *db.Tx, r *plannedStock) error {
	b := r.book
	if b.before.ID == "" {
		b.before.ID, b.before.BookFields = db.NewID(), b.after
		return addBook(ctx, tx, b.before.ID, b.after)
	}
	if r.Line != b.line || b.before.BookFields == b.after {
		return nil
	}
	if err := saveBook(ctx, tx, b.before.ID, b.after); err != nil {
		return err
	}
	now := b.before
	now.BookFields = b.after
	return audit.Record(ctx, tx, audit.Event{Action: "updateBook", Entity: "book", EntityID: now.ID, Before: b.before.trail(), After: now.trail()})
}
