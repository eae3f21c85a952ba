package library

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/record"
	"myspace/internal/base/sheet"
	"myspace/internal/school/campus"
)

func (a *Area) copyRoutes(r *api.Router) {
	const all, one = "/api/copies", "/api/copies/{id}"
	api.Get(r, "listCopies", all, manageLoans, a.listCopies)
	api.Stream(r, "exportCopies", all+"/export", manageLoans, a.exportCopies)
	api.Stream(r, "printCopyLabels", all+"/labels", manageLoans, a.printCopyLabels, api.Says("Get the labels of copies to print"), api.Refuses(fault.NotFound))
	api.Get(r, "getCopy", one, manageLoans, a.getCopy)
	api.Post(r, "createCopies", all, manageLoans, a.createCopies, api.Refuses(fault.NotFound, fault.Conflict))
	api.Put(r, "updateCopy", one, manageLoans, a.updateCopy)
	api.Do(r, "withdrawCopy", one+"/withdraw", manageLoans, a.withdrawCopy, api.Says("Withdraw a copy that nobody has; its history stays"))
	api.Do(r, "shelveCopy", one+"/shelve", manageLoans, a.shelveCopy, api.Says("Put a copy that was lost or withdrawn back on the shelf"))
	api.Do(r, "transferCopy", one+"/transfer", manageLoans, a.transferCopy, api.Says("Give a copy that nobody has to another campus"))
}

// CopyFilter is what copies can be narrowed by.
type CopyFilter struct {
	api.Search
	Campus  string `query:"campus" maxLength:"64"`
	Book    string `query:"book" maxLength:"64"`
	State   string `query:"state" enum:"there,lent,lost,withdrawn"`
	Barcode string `query:"barcode" maxLength:"64" doc:"The whole barcode, as a scanner reads it."`
	Sort    string `query:"sort" default:"number" enum:"number,-number,title,-title"`
}

func (a *Area) listCopies(ctx context.Context, in *struct {
	CopyFilter
	api.Paging
},
) (api.Page[Copy], error) {
	scope := access.From(ctx)
	l, err := findCopies(ctx, a.db, scope, in.CopyFilter, in.Paging)
	for i, c := range l.Items {
		l.Items[i] = c.seenBy(scope)
	}
	return api.PageOf(l, err)
}

// exportCopies writes what the list shows under the same filters.
func (a *Area) exportCopies(ctx context.Context, in *struct {
	CopyFilter
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	scope := access.From(ctx)
	of, err := campus.NameOf(ctx, a.db, scope, in.Campus)
	if err != nil {
		return nil, err
	}
	t := a.Table(ctx, "copy.list_title", []string{"book.title", "book.author", "copy.barcode", "copy.campus", "copy.state", "copy.borrower", "copy.due", "copy.note"})
	t.Of = of
	t.Each = func(add func(...any) error) error {
		return eachCopy(ctx, a.db, scope, in.CopyFilter, func(c Copy) error {
			return add(c.Title, c.Author, c.Barcode, c.CampusName, t.Texts.T("copy.states."+c.State, nil), c.Borrower, c.DueDay, c.Note)
		})
	}
	return t.As(in.Format), nil
}

func (a *Area) getCopy(ctx context.Context, in *api.ID) (Copy, error) {
	scope := access.From(ctx)
	c, err := findCopy(ctx, a.db, scope, in.ID)
	return c.seenBy(scope), err
}

// Copies are several copies.
type Copies struct {
	Items []Copy `json:"items"`
}

func (a *Area) createCopies(ctx context.Context, in *struct {
	Body struct {
		BookID   string `json:"book_id" minLength:"1" maxLength:"64"`
		CampusID string `json:"campus_id" minLength:"1" maxLength:"64"`
		Count    int    `json:"count" minimum:"1" maximum:"200"`
		CopyFields
	}
},
) (made Copies, err error) {
	scope, fields := access.From(ctx), in.Body.clean()
	if in.Body.Count > 1 && fields.Barcode != "" {
		return made, fault.On("barcode", "copy.one_barcode", nil)
	}
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := campusOpen(ctx, tx, scope, in.Body.CampusID); err != nil {
			return err
		}
		b, err := findBook(ctx, tx, scope.Under(read), in.Body.BookID)
		if err != nil {
			return err
		}
		if b.Type != "paperback" {
			return fault.On("book_id", "copy.not_on_paper", nil)
		}
		if made, err = addCopiesOf(ctx, tx, scope, b.ID, in.Body.CampusID, in.Body.Count, fields); err != nil {
			return err
		}
		return a.serve(ctx, tx, b.ID, in.Body.CampusID)
	})
	return made, err
}

// addCopiesOf adds copies of a book, writes their trail and returns them.
func addCopiesOf(ctx context.Context, tx *db.Tx, in access.Scope, bookID, campusID string, count int, f CopyFields) (made Copies, err error) {
	all := make([]NewCopy, count)
	for i := range all {
		all[i] = NewCopy{ID: db.NewID(), BookID: bookID, CampusID: campusID, CopyFields: f, State: There, At: clock.Now()}
	}
	if err := AddCopies(ctx, tx, all); err != nil {
		return made, err
	}
	ids := make([]string, count)
	for i, one := range all {
		ids[i] = one.ID
	}
	if made.Items, err = findTheseCopies(ctx, tx, ids); err != nil {
		return made, err
	}
	events := make([]audit.Event, count)
	for i, c := range made.Items {
		made.Items[i] = c.seenBy(in)
		events[i] = audit.Event{Action: "createCopies", Entity: "book_copy", EntityID: c.ID, CampusID: campusID, After: c.trail()}
	}
	return made, audit.RecordMany(ctx, tx, events)
}

// campusOpen refuses a campus that does not exist, is archived, or is not the
// caller's.
func campusOpen(ctx context.Context, q db.Querier, in access.Scope, id string) error {
	var w db.Where
	w.And(in.Rows(`h.id = ?`, ""))
	w.Add(`h.id = ? AND h.archived_at IS NULL`, id)
	ok, err := db.Exists(ctx, q, `SELECT 1 FROM campus h`+w.String(), w.Args...)
	if err == nil && !ok {
		err = fault.New(fault.NotFound, "campus.not_found")
	}
	return err
}

// copies is how a copy is changed.
func (a *Area) copies() record.Kind[string, Copy, Copy] {
	return record.Kind[string, Copy, Copy]{
		DB: a.db, Entity: "book_copy", Find: findCopy,
		State: func(c Copy) record.State {
			return record.State{ID: c.ID, CampusID: c.CampusID, Version: c.Version, Trail: c.trail()}
		},
		Show: func(ctx context.Context, _ db.Querier, c Copy) (Copy, error) { return c.seenBy(access.From(ctx)), nil },
	}
}

func (a *Area) updateCopy(ctx context.Context, in *struct {
	ID   string `path:"id"`
	Body struct {
		api.Versioned
		CopyFields
	}
},
) (Copy, error) {
	f := in.Body.clean()
	return a.copies().Change(ctx, in.ID, in.Body.Version, "updateCopy", func(tx *db.Tx, c Copy) error {
		if f.Barcode == "" {
			f.Barcode = c.Barcode
		}
		return changeCopy(ctx, tx, in.ID, `barcode = ?, barcode_key = ?, note = ?`, f.Barcode, barcodeKey(f.Barcode), f.Note)
	})
}

// free refuses a copy that somebody has.
func (c Copy) free() error {
	if c.State == Lent {
		return fault.New(fault.Conflict, "copy.is_lent")
	}
	return nil
}

func (a *Area) withdrawCopy(ctx context.Context, in *api.ID) (Copy, error) {
	return a.copies().Change(ctx, in.ID, record.AnyVersion, "withdrawCopy", func(tx *db.Tx, c Copy) error {
		if err := c.free(); err != nil {
			return err
		}
		if err := unkeepCopy(ctx, tx, in.ID); err != nil {
			return err
		}
		if err := changeCopy(ctx, tx, in.ID, `state = ?`, Withdrawn); err != nil {
			return err
		}
		return a.serve(ctx, tx, c.BookID, c.CampusID)
	})
}

func (a *Area) shelveCopy(ctx context.Context, in *api.ID) (Copy, error) {
	var charged *Loan
	found, err := a.copies().Change(ctx, in.ID, record.AnyVersion, "shelveCopy", func(tx *db.Tx, c Copy) error {
		if err := c.free(); err != nil {
			return err
		}
		if err := changeCopy(ctx, tx, in.ID, `state = ?`, There); err != nil {
			return err
		}
		if err := handled(ctx, tx, in.ID); err != nil {
			return err
		}
		if c.State == Lost {
			var err error
			if charged, err = a.uncharge(ctx, tx, in.ID); err != nil {
				return err
			}
		}
		return a.serve(ctx, tx, c.BookID, c.CampusID)
	})
	found.Charged = charged
	return found, err
}

// transferCopy gives a copy away: its campus is asked, and the one that gets it
// need not be in the caller's reach.
func (a *Area) transferCopy(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		CampusID string `json:"campus_id" minLength:"1" maxLength:"64"`
	}
},
) (c Copy, err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if c, err = findCopy(ctx, tx, scope, in.ID); err != nil {
			return err
		}
		if err := c.free(); err != nil {
			return err
		}
		if err := campusOpen(ctx, tx, access.System(), in.Body.CampusID); isNotFound(err) {
			return fault.On("campus_id", "campus.not_found", nil)
		} else if err != nil {
			return err
		}
		before := c
		if err := a.moveCopy(ctx, tx, c, in.Body.CampusID); err != nil {
			return err
		}
		if c, err = findCopy(ctx, tx, access.System(), in.ID); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "transferCopy", Entity: "book_copy", EntityID: c.ID, CampusID: before.CampusID, Before: before.trail(), After: c.trail()})
	})
	return c.seenBy(scope), err
}

// moveCopy gives a copy to another campus: who had it reserved waits again, and who
// waits there is served.
func (a *Area) moveCopy(ctx context.Context, tx *db.Tx, c Copy, campusID string) error {
	if err := unkeepCopy(ctx, tx, c.ID); err != nil {
		return err
	}
	if err := changeCopy(ctx, tx, c.ID, `campus_id = ?, came_at = ?`, campusID, clock.Now()); err != nil {
		return err
	}
	if err := a.serve(ctx, tx, c.BookID, c.CampusID); err != nil {
		return err
	}
	return a.serve(ctx, tx, c.BookID, campusID)
}
