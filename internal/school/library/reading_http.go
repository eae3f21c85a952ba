package library

import (
	"cmp"
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

func (a *Area) readingRoutes(r *api.Router) {
	const all, one = "/api/library", "/api/library/{id}"
	api.Get(r, "listLibrary", all, readOwn, a.listLibrary, api.Says("List the published books, with what they are to the caller"))
	api.Get(r, "getLibraryStart", all+"/start", readOwn, a.getLibraryStart, api.Says("Get what the caller reads now, the books of his courses and his loans"))
	api.Get(r, "getLibraryBook", one, readOwn, a.getLibraryBook, api.Says("Get a published book with its files and the caller's place in each"))
	api.Do(r, "setShelf", one+"/shelf", readOwn, a.setShelf, api.Says("Put a book on the caller's own shelf, or take it off"), api.Refuses(fault.NotFound))
	api.Do(r, "saveBookPlace", one+"/files/{file_id}/place", readOwn, a.saveBookPlace, api.Says("Note where the caller stopped in a book"), api.Refuses(fault.NotFound, fault.Conflict))
}

// LibraryFilter is what a library can be narrowed by.
type LibraryFilter struct {
	api.Search
	Type     string `query:"type" enum:"ebook,audio_book,paperback"`
	Language string `query:"language" maxLength:"16"`
	Course   string `query:"course" maxLength:"64" doc:"One of the caller's own courses."`
	Need     string `query:"need" enum:"required,suggested" doc:"By the caller's own courses."`
	Shelf    string `query:"shelf" enum:"true" doc:"Only what is on the caller's own shelf."`
	Sort     string `query:"sort" default:"title" enum:"title,-title,author,-author,new,-new"`
}

func (a *Area) listLibrary(ctx context.Context, in *struct {
	LibraryFilter
	api.Paging
},
) (api.Page[LibraryBook], error) {
	o, err := a.ownReading(ctx, a.db, access.From(ctx))
	if err != nil {
		return api.Page[LibraryBook]{}, err
	}
	l, err := findLibrary(ctx, a.db, in.LibraryFilter, o, in.Paging)
	a.presentLibrary(ctx, o, l.Items)
	return api.PageOf(l, err)
}

// presentLibrary fills in what depends on the caller.
func (a *Area) presentLibrary(ctx context.Context, o own, all []LibraryBook) {
	o.fill(all)
	for i, b := range all {
		all[i].CoverURL = a.Link(ctx, coverPath(b.ID), b.coverHash)
	}
}

// LibraryStart is what a library begins with, in one answer.
type LibraryStart struct {
	Reading   []LibraryBook `json:"reading" doc:"What the caller has begun and not finished, the latest first."`
	Needed    []LibraryBook `json:"needed" doc:"The books of his courses, the required ones first."`
	Courses   []BookCourse  `json:"courses" doc:"His courses that need any of them, by name."`
	Loans     []Loan        `json:"loans" doc:"The copies that he has, the one that is due first."`
	Languages []string      `json:"languages" doc:"In which something is published."`
}

// mostReading is how many books somebody is shown to go on with.
const mostReading = 6

func (a *Area) getLibraryStart(ctx context.Context, _ *struct{}) (s LibraryStart, err error) {
	scope := access.From(ctx)
	o, err := a.ownReading(ctx, a.db, scope)
	if err != nil {
		return s, err
	}
	begun := o.begun()
	found, err := findThese(ctx, a.db, append(o.named("", ""), begun...))
	if err != nil {
		return s, err
	}
	a.presentLibrary(ctx, o, found)
	s = LibraryStart{Reading: []LibraryBook{}, Needed: []LibraryBook{}, Courses: o.coursesOf(found)}
	for _, b := range found {
		if slices.Contains(begun, b.ID) {
			s.Reading = append(s.Reading, b)
		}
		if b.Need != "" {
			s.Needed = append(s.Needed, b)
		}
	}
	slices.SortStableFunc(s.Reading, func(a, b LibraryBook) int { return b.Reading.NotedAt.Compare(a.Reading.NotedAt.Time) })
	slices.SortStableFunc(s.Needed, func(a, b LibraryBook) int { return cmp.Compare(a.Need, b.Need) }) // "required" comes before "suggested"
	if s.Loans, err = ownLoans(ctx, a.db, scope, ""); err != nil {
		return s, err
	}
	s.Languages, err = findLanguages(ctx, a.db)
	return s, err
}

// begun are the books that the caller is in the middle of, the latest first.
func (o own) begun() (ids []string) {
	for id, r := range o.readings {
		if !r.Finished {
			ids = append(ids, id)
		}
	}
	slices.SortFunc(ids, func(a, b string) int {
		return cmp.Or(o.readings[b].NotedAt.Compare(o.readings[a].NotedAt.Time), cmp.Compare(a, b))
	})
	return ids[:min(len(ids), mostReading)]
}

// coursesOf are the courses that need any of some books, by name.
func (o own) coursesOf(books []LibraryBook) []BookCourse {
	all := []BookCourse{}
	for _, b := range books {
		for _, c := range b.Courses {
			if !slices.ContainsFunc(all, func(other BookCourse) bool { return other.ID == c.ID }) {
				all = append(all, c)
			}
		}
	}
	slices.SortFunc(all, func(a, b BookCourse) int {
		return cmp.Or(cmp.Compare(db.Fold(a.Name), db.Fold(b.Name)), cmp.Compare(a.ID, b.ID))
	})
	return all
}

// ownLoans returns what the caller has, of a book or of all.
func ownLoans(ctx context.Context, q db.Querier, in access.Scope, bookID string) ([]Loan, error) {
	l, err := findLoans(ctx, q, in, LoanFilter{Person: in.Actor().PersonID, Book: bookID, State: "open", Sort: "due"}, api.Paging{Page: 1, PageSize: 100})
	for i, one := range l.Items {
		l.Items[i] = one.seenBy(in)
	}
	return append([]Loan{}, l.Items...), err
}

// BookOfReader is a book as its reader opens it.
type BookOfReader struct {
	LibraryBook
	Description string       `json:"description"`
	ISBN        string       `json:"isbn"`
	Files       []FileOfBook `json:"files" doc:"In their order."`
	Loans       []Loan       `json:"loans" doc:"The copies of it that the caller has."`
}

// FileOfBook is a file with where its reader stopped.
type FileOfBook struct {
	BookFile
	Place *Place `json:"place,omitempty" doc:"Nothing where he has not begun."`
}

func (a *Area) getLibraryBook(ctx context.Context, in *api.ID) (b BookOfReader, err error) {
	scope := access.From(ctx)
	book, err := findReadable(ctx, a.db, in.ID)
	if err != nil {
		return b, err
	}
	o, err := a.ownReading(ctx, a.db, scope)
	if err != nil {
		return b, err
	}
	l, err := findFiles(ctx, a.db, in.ID)
	if err != nil {
		return b, err
	}
	one := []LibraryBook{{
		ID: book.ID, Title: book.Title, Author: book.Author, Language: book.Language, Type: book.Type, Downloadable: book.Downloadable,
		FileCount: len(l.Items), coverHash: book.coverHash,
	}}
	a.presentLibrary(ctx, o, one)
	b = BookOfReader{LibraryBook: one[0], Description: book.Description, ISBN: book.ISBN}
	if b.Files, err = a.placedFiles(ctx, scope, l.Items); err != nil {
		return b, err
	}
	b.Loans, err = ownLoans(ctx, a.db, scope, in.ID)
	return b, err
}

// placedFiles says where the caller stopped in each.
func (a *Area) placedFiles(ctx context.Context, in access.Scope, files []BookFile) ([]FileOfBook, error) {
	all, ids := []FileOfBook{}, []string{}
	for _, f := range files {
		all, ids = append(all, FileOfBook{BookFile: a.presentFile(ctx, f)}), append(ids, f.ID)
	}
	places, err := FindPlaces(ctx, a.db, in.Actor().PersonID, ids)
	for i, f := range all {
		if p, ok := places[f.ID]; ok {
			all[i].Place = &p
		}
	}
	return all, err
}

// setShelf puts a book on the caller's shelf or takes it off; twice is once. The
// shelf is his own affair: no trail tells of it.
func (a *Area) setShelf(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		On bool `json:"on"`
	}
},
) (shelf Shelf, err error) {
	me := access.From(ctx).Actor().PersonID
	if _, err := findReadable(ctx, a.db, in.ID); err != nil {
		return shelf, err
	}
	if in.Body.On {
		return Shelf{true}, PutOnShelf(ctx, a.db, me, in.ID, clock.Now())
	}
	return Shelf{false}, takeFromShelf(ctx, a.db, me, in.ID)
}

// Shelf says whether a book is on the caller's shelf.
type Shelf struct {
	On bool `json:"on"`
}

// saveBookPlace is what readers and players call as one goes on.
func (a *Area) saveBookPlace(ctx context.Context, in *struct {
	BookFileID
	Body PlaceNote
},
) (Place, error) {
	me := access.From(ctx).Actor().PersonID
	return NotePlace(ctx, a.db, me, in.FileID, func() (KeptPlace, int64, error) {
		k, err := findBookPlace(ctx, a.db, me, in.BookFileID)
		return k, 0, err
	}, in.Body.Noted())
}
