package crashtest

import (
	"context"
	"errors"
	"fmt"
	"net/http"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/library"
	"myspace/internal/school/studies"
)

const copyCode = "copy-of-the-shelf"

// addShelf adds a book with a copy that can be lent, and a list of who has it.
func addShelf(ctx context.Context, tx *db.Tx, campus, anne string) error {
	now := clock.Now()
	list := studies.NewBookList{ID: "list", CampusID: campus, By: anne, At: now, Students: []studies.NewListStudent{{ID: "row", PersonID: studentOf(4)}}, Books: []studies.NewListBook{{BookID: "book", Stock: 1}}}
	list.Name = "Books"
	return errors.Join(library.AddBook(ctx, tx, "book", library.BookFields{Title: "Grace", Currency: "EUR", Type: "paperback", Active: true}, ""),
		library.AddCopies(ctx, tx, []library.NewCopy{{ID: "copy", BookID: "book", CampusID: campus, CopyFields: library.CopyFields{Barcode: copyCode}, State: library.There, At: now}}),
		studies.AddBookLists(ctx, tx, []studies.NewBookList{list}))
}

// lender lends a copy and takes it back, again and again.
type lender struct {
	out  bool // what he wants
	gone bool // what was acknowledged
	lent int
}

func (b *lender) next() {
	if !b.unsent() {
		b.out = !b.out
	}
}

func (b *lender) unsent() bool { return b.out != b.gone }

func (b *lender) send(ctx context.Context, by *http.Client, url, token string) error {
	path, body := "/api/loans/back", map[string]any{"barcode": copyCode}
	if b.out {
		path, body["key"], body["person_id"] = "/api/loans", fmt.Sprintf("loan-%06d", b.lent), studentOf(3)
	}
	err := call(ctx, by, http.MethodPost, url+path, token, body, nil)
	if err != nil {
		return err
	}
	if b.gone = b.out; b.gone {
		b.lent++
	}
	return nil
}

// check: it was lent as often as was acknowledged, and is where it should be.
func (b *lender) check(ctx context.Context, d *db.DB) error {
	var loans, open int
	err := db.Each(ctx, d, func(r db.Row) error { return r.Scan(&loans, &open) }, `SELECT COUNT(*), COALESCE(SUM(CASE WHEN back_at IS NULL THEN 1 ELSE 0 END), 0) FROM book_loan WHERE copy_id = 'copy'`)
	if loans != b.lent || (open == 1) != b.gone || open > 1 {
		err = errors.Join(err, fmt.Errorf("%d loans were acknowledged, the last open: %t; there are %d, open %d", b.lent, b.gone, loans, open))
	}
	return err
}

// ticker ticks that somebody has a book, and undoes it, again and again.
type ticker struct{ made, kept int }

func (b *ticker) next() {
	if !b.unsent() {
		b.made++
	}
}

func (b *ticker) unsent() bool { return b.kept < b.made }

func (b *ticker) send(ctx context.Context, by *http.Client, url, token string) error {
	entry := map[string]any{"id": fmt.Sprintf("tick-%06d", b.made), "student_id": "row", "book": 1, "kind": "received", "stands": b.made%2 == 1, "note": fmt.Sprint(b.made)}
	var done struct {
		Items []struct{ Outcome, Code string }
	}
	if err := call(ctx, by, http.MethodPost, url+"/api/lists/list/ticks", token, map[string]any{"entries": []any{entry}}, &done); err != nil {
		return err
	}
	if v := done.Items[0]; v.Outcome != "kept" && v.Outcome != "same" {
		return fmt.Errorf("%w: tick %d is %s %s", errRefused, b.made, v.Outcome, v.Code)
	}
	b.kept = b.made
	return nil
}

// check: the cell says the last tick, and was changed once for each.
func (b *ticker) check(ctx context.Context, d *db.DB) error {
	var note string
	var version int
	err := db.Each(ctx, d, func(r db.Row) error { return r.Scan(&note, &version) }, `SELECT note, version FROM book_list_tick WHERE list_id = 'list'`)
	if note != fmt.Sprint(b.kept) || version != b.kept {
		err = errors.Join(err, fmt.Errorf("%d ticks were acknowledged; the cell says %s and was changed %d times", b.kept, note, version))
	}
	return err
}
