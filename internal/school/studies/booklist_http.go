package studies

import (
	"context"
	"strconv"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/record"
)

func (a *Area) bookListRoutes(r *api.Router) {
	const all, one = "/api/lists", "/api/lists/{id}"
	api.Get(r, "listBookLists", all, readLists, a.listBookLists, api.Says("List the lists of students and books"))
	api.Stream(r, "exportBookLists", all+"/export", readLists, a.exportBookLists)
	api.Get(r, "listNeededBooks", all+"/needed", changeLists, a.listNeededBooks, api.Says("List the books that the courses of the next planning require"), api.Refuses(fault.NotFound))
	api.Post(r, "createBookList", all, changeLists, a.createBookList, api.Refuses(fault.NotFound))
	api.Get(r, "getBookList", one, readLists, a.getBookList, api.Says("Get a list with its ticks, or that nothing has changed in it"))
	api.Put(r, "updateBookList", one, changeLists, a.updateBookList)
	api.Remove(r, "deleteBookList", one, changeLists, a.deleteBookList, api.Says("Delete a list on which nothing is ticked"))
	api.Do(r, "addToBookList", one+"/choice", changeLists, a.addToBookList, api.Says("Put more students and books on a list"))
	api.Remove(r, "removeListStudent", one+"/students/{student_id}", changeLists, a.removeListStudent, api.Says("Take a student off a list, for whom nothing is ticked"))
	api.Remove(r, "removeListBook", one+"/books/{book_id}", changeLists, a.removeListBook, api.Says("Take a book off a list, for which nothing is ticked"))
	api.Do(r, "setListStock", one+"/stock", changeLists, a.setListStock, api.Says("Say how many copies of books the campus has for a list"))
	api.Do(r, "closeBookList", one+"/close", changeLists, a.closeBookList)
	api.Do(r, "reopenBookList", one+"/reopen", changeLists, a.reopenBookList)
	api.Post(r, "copyBookList", one+"/copy", changeLists, a.copyBookList, api.Says("Make a new list of the same students and books, with nothing ticked"))
	api.Do(r, "tickBookList", one+"/ticks", changeLists, a.tickBookList, api.Says("Tick and undo on a list, with what became of each"))
	api.Stream(r, "exportBookList", one+"/export", readLists, a.exportBookList)
	api.Stream(r, "exportListOrder", one+"/order", readLists, a.exportListOrder, api.Says("Export the missing copies of a list as an order"))
	api.Stream(r, "printBookList", one+"/print", readLists, a.printBookList, api.Says("Get a list to be signed, as a PDF"))
}

// BookListFilter is what the lists can be narrowed by.
type BookListFilter struct {
	api.Search
	Campus string `query:"campus" maxLength:"64"`
	State  string `query:"state" enum:"open,closed"`
	Sort   string `query:"sort" default:"-created" enum:"name,-name,created,-created"`
}

func (a *Area) listBookLists(ctx context.Context, in *struct {
	BookListFilter
	api.Paging
},
) (api.Page[BookList], error) {
	scope := access.From(ctx)
	l, err := findBookLists(ctx, a.db, scope, in.BookListFilter, in.Paging)
	for i, one := range l.Items {
		l.Items[i] = one.seenBy(scope)
	}
	return api.PageOf(l, err)
}

// NeededBooks are what the courses of a planning require at a campus.
type NeededBooks struct {
	Plannings []NextPlanning `json:"plannings" doc:"Those that are published for the campus and not over, the next one first."`
	Items     []NeededBook   `json:"items" doc:"The books of the planning that was asked for, or of the next one."`
}

func (a *Area) listNeededBooks(ctx context.Context, in *struct {
	Campus   string   `query:"campus" required:"true" minLength:"1" maxLength:"64"`
	Planning string   `query:"planning" maxLength:"64"`
	Classes  []string `query:"classes" maxItems:"50"`
},
) (found NeededBooks, err error) {
	scope := access.From(ctx)
	if err := campusInReach(ctx, a.db, scope, in.Campus); err != nil {
		return found, err
	}
	if found.Plannings, err = findNextPlannings(ctx, a.db, scope, in.Campus); err != nil {
		return found, err
	}
	planning := in.Planning
	if planning == "" && len(found.Plannings) > 0 {
		planning = found.Plannings[0].ID
	}
	found.Items, err = findNeeded(ctx, a.db, in.Campus, planning, in.Classes)
	return found, err
}

// campusInReach refuses a campus that does not exist, is archived, or is not the
// caller's.
func campusInReach(ctx context.Context, q db.Querier, in access.Scope, id string) error {
	var w db.Where
	w.And(in.Rows(`c.id = ?`, ""))
	w.Add(`c.id = ? AND c.archived_at IS NULL`, id)
	ok, err := db.Exists(ctx, q, `SELECT 1 FROM campus c`+w.String(), w.Args...)
	if err == nil && !ok {
		err = fault.New(fault.NotFound, "campus.not_found")
	}
	return err
}

func (a *Area) createBookList(ctx context.Context, in *struct {
	Body struct {
		CampusID string `json:"campus_id" minLength:"1" maxLength:"64"`
		BookListFields
		ListChoice
	}
},
) (l BookList, err error) {
	id, scope := db.NewID(), access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := campusInReach(ctx, tx, scope, in.Body.CampusID); err != nil {
			return err
		}
		if err := addBookList(ctx, tx, id, in.Body.CampusID, scope.Actor().PersonID, in.Body.clean()); err != nil {
			return err
		}
		if err := in.Body.put(ctx, tx, id, in.Body.CampusID); err != nil {
			return err
		}
		l, err = recordNewList(ctx, tx, scope, "createBookList", id)
		return err
	})
	return l.seenBy(scope), err
}

// recordNewList writes the trail of a list that was made, and returns it.
func recordNewList(ctx context.Context, tx *db.Tx, in access.Scope, action, id string) (BookList, error) {
	l, err := findBookList(ctx, tx, in, id)
	if err != nil {
		return l, err
	}
	return l, audit.Record(ctx, tx, audit.Event{Action: action, Entity: "book_list", EntityID: id, CampusID: l.CampusID, After: l.trail()})
}

// getBookList returns a list. Whoever looks at it asks again every few seconds
// with the mark that he has.
func (a *Area) getBookList(ctx context.Context, in *struct {
	api.ID
	api.Since
},
) (none api.Changed[BookListSheet], err error) {
	scope := access.From(ctx)
	l, err := findBookList(ctx, a.db, scope, in.ID.ID)
	if err != nil {
		return none, err
	}
	return api.ChangedSince(in.Since, strconv.FormatInt(l.turn, 10), func() (BookListSheet, error) {
		return a.presentSheet(ctx, l)
	})
}

func (a *Area) presentSheet(ctx context.Context, l BookList) (BookListSheet, error) {
	scope := access.From(ctx)
	s, err := findSheetOf(ctx, a.db, scope, l.seenBy(scope))
	if err == nil && s.MayEdit && !s.Closed {
		err = addLabels(ctx, a.db, l, s.Books)
	}
	for i, b := range s.Books {
		s.Books[i].CoverURL = a.Link(ctx, "/api/books/"+b.BookID+"/cover", b.CoverURL)
	}
	for i, one := range s.Students {
		s.Students[i].PhotoURL = a.Link(ctx, "/api/people/"+one.StudentID+"/photo", one.PhotoURL)
	}
	return s, err
}

// bookLists is how a list is changed.
func (a *Area) bookLists() record.Kind[string, BookList, BookList] {
	return record.Kind[string, BookList, BookList]{
		DB: a.db, Entity: "book_list", Find: findBookList,
		State: func(l BookList) record.State {
			return record.State{ID: l.ID, CampusID: l.CampusID, Version: l.Version, Trail: l.trail()}
		},
		Show: func(ctx context.Context, _ db.Querier, l BookList) (BookList, error) {
			return l.seenBy(access.From(ctx)), nil
		},
	}
}

// changeOpen changes a list that was not closed.
func (a *Area) changeOpen(ctx context.Context, id string, version int64, action string, do func(*db.Tx, BookList) error) (BookList, error) {
	return a.bookLists().Change(ctx, id, version, action, func(tx *db.Tx, l BookList) error {
		if err := l.open(); err != nil {
			return err
		}
		return do(tx, l)
	})
}

func (a *Area) updateBookList(ctx context.Context, in *struct {
	ID   string `path:"id"`
	Body struct {
		api.Versioned
		BookListFields
	}
},
) (BookList, error) {
	return a.changeOpen(ctx, in.ID, in.Body.Version, "updateBookList", func(tx *db.Tx, _ BookList) error {
		return saveBookList(ctx, tx, in.ID, in.Body.clean())
	})
}

// deleteBookList deletes a list on which nothing is ticked: what was handed out
// stays on record.
func (a *Area) deleteBookList(ctx context.Context, in *api.SeenID) error {
	return a.bookLists().Remove(ctx, in.ID, in.Version, "deleteBookList", func(tx *db.Tx, l BookList) error {
		if l.Received+l.Returned+l.Paid > 0 {
			return fault.New(fault.Conflict, "booklist.has_ticks")
		}
		return removeBookList(ctx, tx, in.ID)
	})
}

func (a *Area) closeBookList(ctx context.Context, in *api.ID) (BookList, error) {
	return a.freeze(ctx, in.ID, "closeBookList", clock.Now(), access.From(ctx).Actor().PersonID)
}

func (a *Area) reopenBookList(ctx context.Context, in *api.ID) (BookList, error) {
	return a.freeze(ctx, in.ID, "reopenBookList", clock.Time{}, "")
}

// freeze closes a list or opens it again. One that is so already stays as it is:
// somebody else was quicker.
func (a *Area) freeze(ctx context.Context, id, action string, at clock.Time, by string) (l BookList, err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if l, err = findBookList(ctx, tx, scope, id); err != nil || l.Closed == !at.IsZero() {
			return err
		}
		l, err = a.bookLists().ChangeIn(ctx, tx, id, record.AnyVersion, action, func(tx *db.Tx, _ BookList) error {
			return changeBookList(ctx, tx, id, `closed_at = ?, closed_by = ?`, at, by)
		})
		return err
	})
	return l.seenBy(scope), err
}
