package library

import (
	"context"
	"database/sql"
	"maps"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

const libraryColumns = `b.id, b.title, b.author, b.language, b.type, b.downloadable, b.cover_hash, (SELECT COUNT(*) FROM book_file f WHERE f.book_id = b.id)`

func scanLibraryBook(r db.Row) (b LibraryBook, err error) {
	var cover sql.NullString
	err = r.Scan(&b.ID, &b.Title, &b.Author, &b.Language, &b.Type, &b.Downloadable, &cover, &b.FileCount)
	b.coverHash = cover.String
	return b, err
}

// own is what a library shows of the caller himself: one statement for each.
type own struct {
	courses  map[string][]BookCourse
	readings map[string]*Reading
	shelf    map[string]bool
}

func (a *Area) ownReading(ctx context.Context, q db.Querier, in access.Scope) (o own, err error) {
	needs, err := a.Parts.Needs()(ctx, q, in)
	if err != nil {
		return o, err
	}
	places, err := findPlaced(ctx, q, in.Actor().PersonID)
	if err != nil {
		return o, err
	}
	o = own{needed(needs), readings(places), map[string]bool{}}
	shelf, err := db.All(ctx, q, db.ScanString, `SELECT book_id FROM book_shelf WHERE person_id = ?`, in.Actor().PersonID)
	for _, id := range shelf {
		o.shelf[id] = true
	}
	return o, err
}

// fill adds to books what they are to the caller.
func (o own) fill(all []LibraryBook) {
	for i := range all {
		b := &all[i]
		b.OnShelf, b.Reading, b.Courses = o.shelf[b.ID], o.readings[b.ID], o.courses[b.ID]
		b.Need = needOf(b.Courses)
		if b.Courses == nil {
			b.Courses = []BookCourse{}
		}
	}
}

// findPlaced returns the places of somebody in published books.
func findPlaced(ctx context.Context, q db.Querier, personID string) ([]placed, error) {
	return db.All(ctx, q, func(r db.Row) (p placed, err error) {
		p.place, err = ScanPlace(r, &p.bookID, &p.fileID, &p.kind, &p.sounds)
		return p, err
	}, `SELECT f.book_id, f.id, f.kind, (SELECT COUNT(*) FROM book_file a WHERE a.book_id = f.book_id AND a.kind = 'audio'), `+PlaceColumns+`
		FROM place l JOIN book_file f ON f.id = l.item JOIN book b ON b.id = f.book_id WHERE l.person_id = ? AND `+published, personID)
}

// libraryOrders are the sorts that a library offers.
var libraryOrders = db.Orders{"title": {"b.sort_title"}, "author": {"b.sort_author", "b.sort_title"}, "new": {"b.created_at"}}

// findLibrary returns a page of what is published. Spaces show nobody more.
func findLibrary(ctx context.Context, q db.Querier, f LibraryFilter, o own, p api.Paging) (db.List[LibraryBook], error) {
	order, err := libraryOrders.By(f.Sort, "b.id")
	if err != nil {
		return db.List[LibraryBook]{}, err
	}
	var w db.Where
	w.Add(published)
	if f.Type != "" {
		w.Add(`b.type = ?`, f.Type)
	}
	if f.Language != "" {
		w.Add(`b.language = ?`, f.Language)
	}
	if f.Shelf == "true" {
		w.Among(q, `b.id`, slices.Sorted(maps.Keys(o.shelf)))
	}
	if f.Course != "" || f.Need != "" {
		w.Among(q, `b.id`, o.named(f.Course, f.Need))
	}
	w.MatchPlain(`b.search_text`, f.Q)
	return db.Find(ctx, q, scanLibraryBook, db.Select{
		Columns: libraryColumns, From: `book b`, Where: w, Order: order, Page: p.Page, Size: p.PageSize,
	})
}

// named are the books that a course of the caller needs, or that any of them does.
func (o own) named(courseID, need string) []string {
	ids := []string{}
	for id, courses := range o.courses {
		if slices.ContainsFunc(courses, func(c BookCourse) bool {
			return (courseID == "" || c.ID == courseID) && (need == "" || c.Required == (need == "required"))
		}) {
			ids = append(ids, id)
		}
	}
	slices.Sort(ids)
	return ids
}

// findThese returns published books by their ids.
func findThese(ctx context.Context, q db.Querier, ids []string) ([]LibraryBook, error) {
	var w db.Where
	w.Add(published)
	w.Among(q, `b.id`, ids)
	return db.All(ctx, q, scanLibraryBook, `SELECT `+libraryColumns+` FROM book b`+w.String()+` ORDER BY b.sort_title, b.id`, w.Args...)
}

// findReadable returns a published book, whoever asks.
func findReadable(ctx context.Context, q db.Querier, id string) (Book, error) {
	return db.One(ctx, q, "book.not_found", scanBook, `SELECT `+bookColumns+` FROM book b WHERE b.id = ? AND `+published, id)
}

// PutOnShelf puts a book on somebody's shelf; once is enough.
func PutOnShelf(ctx context.Context, q db.Querier, personID, bookID string, at clock.Time) error {
	return db.Exec(ctx, q, `INSERT INTO book_shelf (person_id, book_id, added_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING`, personID, bookID, at)
}

func takeFromShelf(ctx context.Context, q db.Querier, personID, bookID string) error {
	return db.Exec(ctx, q, `DELETE FROM book_shelf WHERE person_id = ? AND book_id = ?`, personID, bookID)
}

// findLanguages returns those in which something is published, from one to the
// next: books are many, languages few.
func findLanguages(ctx context.Context, q db.Querier) ([]string, error) {
	return db.All(ctx, q, db.ScanString, `WITH RECURSIVE l (language) AS (SELECT MIN(b.language) FROM book b WHERE b.language > '' AND `+published+`
		UNION ALL SELECT (SELECT MIN(b.language) FROM book b WHERE b.language > l.language AND `+published+`) FROM l WHERE l.language IS NOT NULL)
		SELECT l.language FROM l WHERE l.language IS NOT NULL ORDER BY l.language`)
}

// findBookPlace returns somebody's place in a file of a published book.
func findBookPlace(ctx context.Context, q db.Querier, personID string, id BookFileID) (KeptPlace, error) {
	return db.One(ctx, q, "book.file_not_found", func(r db.Row) (KeptPlace, error) { return ScanPlace(r) },
		`SELECT `+PlaceColumns+` FROM book_file f JOIN book b ON b.id = f.book_id LEFT JOIN place l ON l.item = f.id AND l.person_id = ?
		WHERE f.id = ? AND f.book_id = ? AND `+published, personID, id.FileID, id.ID)
}
