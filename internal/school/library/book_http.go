package library

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/intake"
	"myspace/internal/base/record"
	"myspace/internal/school/part"
)

func (a *Area) bookRoutes(r *api.Router) {
	api.Get(r, "listBooks", "/api/books", read, a.listBooks)
	api.Stream(r, "exportBooks", "/api/books/export", read, a.exportBooks)
	api.Get(r, "getBook", "/api/books/{id}", read, a.getBook)
	api.Post(r, "createBook", "/api/books", change, a.createBook)
	api.Put(r, "updateBook", "/api/books/{id}", change, a.updateBook)
	api.Get(r, "getBookDependents", "/api/books/{id}/dependents", change, a.getBookDependents, api.Says("Count what hangs on a book"))
	intake.Routes(r, a.Intake(), a.bookImport())
	api.Delete(r, "deleteBook", "/api/books/{id}", change, a.deleteBook)
}

// BookFilter is what the catalogue can be narrowed by.
type BookFilter struct {
	api.Search
	Type      string `query:"type" enum:"ebook,audio_book,paperback"`
	Language  string `query:"language" maxLength:"16"`
	Active    string `query:"active" enum:"true,false"`
	Published string `query:"published" enum:"true,false"`
	Barcode   string `query:"barcode" maxLength:"64" doc:"The whole barcode, as a scanner reads it; a book without one is found by its ISBN."`
	Sort      string `query:"sort" default:"title" enum:"title,-title,author,-author,price,-price,updated,-updated"`
}

func (a *Area) listBooks(ctx context.Context, in *struct {
	BookFilter
	api.Paging
},
) (api.Page[BookRow], error) {
	l, err := findBooks(ctx, a.db, access.From(ctx), in.BookFilter, in.Paging)
	for i := range l.Items {
		b := &l.Items[i]
		b.CoverURL = a.Link(ctx, coverPath(b.ID), b.coverHash)
	}
	return api.PageOf(l, err)
}

// present fills in what depends on the caller.
func (a *Area) present(ctx context.Context, b Book) Book {
	b.CoverURL = a.Link(ctx, coverPath(b.ID), b.coverHash)
	return b.seenBy(access.From(ctx))
}

func (a *Area) getBook(ctx context.Context, in *api.ID) (Book, error) {
	b, err := findBook(ctx, a.db, access.From(ctx), in.ID)
	return a.present(ctx, b), err
}

func (a *Area) createBook(ctx context.Context, in *struct{ Body struct{ BookFields } }) (b Book, err error) {
	id, fields := db.NewID(), in.Body.clean()
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := addBook(ctx, tx, id, fields); err != nil {
			return err
		}
		b, err = findBook(ctx, tx, access.From(ctx), id)
		return err
	})
	return a.present(ctx, b), err
}

// addBook adds a book, and tells the trail.
func addBook(ctx context.Context, tx *db.Tx, id string, f BookFields) error {
	if err := AddBook(ctx, tx, id, f, ""); err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Event{Action: "createBook", Entity: "book", EntityID: id, After: f})
}

func (a *Area) updateBook(ctx context.Context, in *struct {
	ID   string `path:"id"`
	Body struct {
		api.Versioned
		BookFields
	}
},
) (Book, error) {
	fields := in.Body.clean()
	return a.books().Change(ctx, in.ID, in.Body.Version, "updateBook", func(tx *db.Tx, _ Book) error {
		return saveBook(ctx, tx, in.ID, fields)
	})
}

// books is how a book is changed.
func (a *Area) books() record.Kind[string, Book, Book] {
	return record.Kind[string, Book, Book]{
		DB: a.db, Entity: "book", Find: findBook,
		State: func(b Book) record.State { return record.State{ID: b.ID, Version: b.Version, Trail: b.trail()} },
		Show:  func(ctx context.Context, _ db.Querier, b Book) (Book, error) { return a.present(ctx, b), nil },
	}
}

// BookDependents says what refers to a book.
type BookDependents struct {
	Items    []BookDependent `json:"items"`
	Archives bool            `json:"archives" doc:"Deleting would take it out of the catalogue only, because of what refers to it."`
}

// BookDependent is how many things of a kind refer to a book.
type BookDependent struct {
	Name  string `json:"name" doc:"files, courses"`
	Count int    `json:"count"`
}

func (a *Area) getBookDependents(ctx context.Context, in *api.ID) (BookDependents, error) {
	if _, err := findBook(ctx, a.db, access.From(ctx), in.ID); err != nil {
		return BookDependents{}, err
	}
	return a.dependents(ctx, a.db, in.ID)
}

func (a *Area) dependents(ctx context.Context, q db.Querier, bookID string) (d BookDependents, err error) {
	n, err := countFiles(ctx, q, bookID)
	if err != nil {
		return d, err
	}
	d.Items = []BookDependent{{"files", n}}
	for _, u := range a.Parts.UsesOf(part.Book) {
		n, err := u.Count(ctx, q, bookID)
		if err != nil {
			return d, err
		}
		d.Items = append(d.Items, BookDependent{u.Name, n})
		d.Archives = d.Archives || n > 0
	}
	return d, nil
}

// deleteBook deletes a book that nothing refers to, with its files. One that a
// course names leaves the catalogue instead.
func (a *Area) deleteBook(ctx context.Context, in *api.SeenID) (record.Deletion, error) {
	return a.books().Delete(ctx, in.ID, in.Version, "deleteBook", func(tx *db.Tx, b Book) (done record.Deletion, err error) {
		hanging, err := a.dependents(ctx, tx, in.ID)
		if err != nil {
			return done, err
		}
		if hanging.Archives {
			b.Active, b.Published = false, false
			return record.Archived, saveBook(ctx, tx, in.ID, b.BookFields)
		}
		return record.Deleted, removeBook(ctx, tx, in.ID)
	})
}
