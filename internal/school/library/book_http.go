package library

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

func (a *Area) bookRoutes(r *api.Router) {
	api.Get(r, "listBooks", "/api/books", read, a.listBooks)
	api.Stream(r, "exportBooks", "/api/books/export", read, a.exportBooks)
	api.Get(r, "getBook", "/api/books/{id}", read, a.getBook)
	api.Post(r, "createBook", "/api/books", change, a.createBook)
	api.Put(r, "updateBook", "/api/books/{id}", change, a.updateBook)
	api.Get(r, "getBookDependents", "/api/books/{id}/dependents", change, a.getBookDependents, api.Says("Count what hangs on a book"))
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
		b.CoverURL = a.link(ctx, coverPath(b.ID), b.coverHash)
	}
	return api.PageOf(l, err)
}

// present fills in what depends on the caller.
func (a *Area) present(ctx context.Context, b Book) Book {
	b.CoverURL = a.link(ctx, coverPath(b.ID), b.coverHash)
	return b.seenBy(access.From(ctx))
}

func (a *Area) getBook(ctx context.Context, in *api.ID) (Book, error) {
	b, err := findBook(ctx, a.db, access.From(ctx), in.ID)
	return a.present(ctx, b), err
}

func (a *Area) createBook(ctx context.Context, in *struct{ Body struct{ BookFields } }) (b Book, err error) {
	id, fields := db.NewID(), in.Body.clean()
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := AddBook(ctx, tx, id, fields, ""); err != nil {
			return err
		}
		if err := audit.Record(ctx, tx, audit.Event{Action: "createBook", Entity: "book", EntityID: id, After: fields}); err != nil {
			return err
		}
		b, err = findBook(ctx, tx, access.From(ctx), id)
		return err
	})
	return a.present(ctx, b), err
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
	return a.edit(ctx, in.ID, in.Body.Version, "updateBook", func(tx *db.Tx, _ Book) error {
		return saveBook(ctx, tx, in.ID, fields)
	})
}

// anyVersion is for changes that nobody can have made on something stale.
const anyVersion = 0

// edit changes a book: it is looked up in the caller's reach, refused when
// somebody saved it in the meantime, changed, and the change is recorded.
func (a *Area) edit(ctx context.Context, id string, version int64, action string, do func(*db.Tx, Book) error) (b Book, err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		before, err := findBook(ctx, tx, scope, id)
		if err != nil {
			return err
		}
		if version != anyVersion && before.Version != version {
			return fault.Stale(a.present(ctx, before))
		}
		if err := do(tx, before); err != nil {
			return err
		}
		if b, err = findBook(ctx, tx, scope, id); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: action, Entity: "book", EntityID: id, Before: before.trail(), After: b.trail()})
	})
	return a.present(ctx, b), err
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
	for _, u := range a.users {
		n, err := u.Count(ctx, q, bookID)
		if err != nil {
			return d, err
		}
		d.Items = append(d.Items, BookDependent{u.Name, n})
		d.Archives = d.Archives || n > 0
	}
	return d, nil
}

// BookDeletion says what became of a book.
type BookDeletion struct {
	Outcome string `json:"outcome" enum:"deleted,archived"`
}

// deleteBook deletes a book that nothing refers to, with its files. One that a
// course names leaves the catalogue instead.
func (a *Area) deleteBook(ctx context.Context, in *api.ID) (d BookDeletion, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		before, err := findBook(ctx, tx, access.From(ctx), in.ID)
		if err != nil {
			return err
		}
		hanging, err := a.dependents(ctx, tx, in.ID)
		if err != nil {
			return err
		}
		event := audit.Event{Action: "deleteBook", Entity: "book", EntityID: in.ID, Before: before.trail()}
		if d.Outcome = "deleted"; hanging.Archives {
			d.Outcome = "archived"
			after := before
			after.Active, after.Published = false, false
			event.After = after.trail()
			err = saveBook(ctx, tx, in.ID, after.BookFields)
		} else {
			err = removeBook(ctx, tx, in.ID)
		}
		if err != nil {
			return err
		}
		return audit.Record(ctx, tx, event)
	})
	return d, err
}
