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

func (a *Area) loanRoutes(r *api.Router) {
	const all, one, lending = "/api/loans", "/api/loans/{id}", "/api/campuses/{id}/lending"
	api.Get(r, "listLoans", all, readLoans, a.listLoans)
	api.Stream(r, "exportLoans", all+"/export", readLoans, a.exportLoans)
	api.Post(r, "lendCopy", all, manageLoans, a.lendCopy, api.Says("Lend a copy by its barcode"), api.Refuses(fault.NotFound, fault.Conflict))
	api.Do(r, "takeBackCopy", all+"/back", manageLoans, a.takeBackCopy, api.Says("Take a copy back by its barcode"), api.Refuses(fault.NotFound))
	api.Do(r, "renewLoan", one+"/renew", manageLoans, a.renewLoan)
	api.Do(r, "loseLoan", one+"/lost", manageLoans, a.loseLoan, api.Says("Say that a lent copy is lost"))
	api.Get(r, "getLending", lending, manageLoans, a.getLending, api.Says("Get how a campus lends"))
	api.Put(r, "setLending", lending, manageLoans, a.setLending, api.Says("Say how a campus lends"))
}

// LoanFilter is what loans can be narrowed by.
type LoanFilter struct {
	api.Search
	Campus string `query:"campus" maxLength:"64"`
	Person string `query:"person" maxLength:"64"`
	Book   string `query:"book" maxLength:"64"`
	Copy   string `query:"copy" maxLength:"64"`
	State  string `query:"state" enum:"open,late,ended"`
	Sort   string `query:"sort" default:"-lent" enum:"lent,-lent,due,-due"`
}

func (a *Area) listLoans(ctx context.Context, in *struct {
	LoanFilter
	api.Paging
},
) (api.Page[Loan], error) {
	scope := access.From(ctx)
	l, err := findLoans(ctx, a.db, scope, in.LoanFilter, in.Paging)
	for i, one := range l.Items {
		l.Items[i] = one.seenBy(scope)
	}
	if err == nil {
		err = a.chargedOf(ctx, a.db, l.Items)
	}
	return api.PageOf(l, err)
}

// exportLoans writes what the list shows under the same filters.
func (a *Area) exportLoans(ctx context.Context, in *struct {
	LoanFilter
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	scope := access.From(ctx)
	of, err := campus.NameOf(ctx, a.db, scope, in.Campus)
	if err != nil {
		return nil, err
	}
	t := a.Table(ctx, "loan.list_title", []string{"book.title", "copy.barcode", "copy.campus", "copy.borrower", "loan.lent", "copy.due", "loan.renewals", "loan.back", "loan.days_late"})
	t.Of = of
	t.Each = func(add func(...any) error) error {
		return eachLoan(ctx, a.db, scope, in.LoanFilter, func(l Loan) error {
			l = l.seenBy(scope)
			return add(l.Title, l.Barcode, l.CampusName, l.Borrower, l.LentAt, l.DueDay, l.Renewals, l.BackAt, l.DaysLate)
		})
	}
	return t.As(in.Format), nil
}

// lendCopy lends a copy to somebody of its campus. What is sent twice under one
// key is lent once.
func (a *Area) lendCopy(ctx context.Context, in *struct {
	Body struct {
		Key      string `json:"key" minLength:"8" maxLength:"64" doc:"Made by the device, once for each loan."`
		Barcode  string `json:"barcode" minLength:"1" maxLength:"64"`
		PersonID string `json:"person_id" minLength:"1" maxLength:"64"`
	}
},
) (l Loan, err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if l, err = findKeyed(ctx, tx, scope, in.Body.Key); err == nil || !isNotFound(err) {
			return err
		}
		c, err := findScanned(ctx, tx, scope, in.Body.Barcode)
		if err != nil {
			return err
		}
		if l, err = lend(ctx, tx, scope, c, in.Body.PersonID, in.Body.Key); err != nil {
			return err
		}
		if err := a.fetch(ctx, tx, l); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "lendCopy", Entity: "book_loan", EntityID: l.ID, CampusID: l.CampusID, After: l.trail()})
	})
	return l.seenBy(scope), err
}

// lend lends a copy that can be lent, by the rules of its campus.
func lend(ctx context.Context, tx *db.Tx, in access.Scope, c Copy, personID, key string) (l Loan, err error) {
	if err := c.lendable(); err != nil {
		return l, err
	}
	if c.keptForID != "" && c.keptForID != personID {
		return l, &fault.Error{Kind: fault.Conflict, Code: "copy.is_kept", Field: "barcode", Params: fault.Params{"name": c.KeptFor}}
	}
	if err := lends(ctx, tx, c.CampusID, "barcode"); err != nil {
		return l, err
	}
	if err := belongs(ctx, tx, personID, c.CampusID); err != nil {
		return l, err
	}
	rules, err := findLending(ctx, tx, in, c.CampusID)
	if err != nil {
		return l, err
	}
	n, err := countOpen(ctx, tx, c.CampusID, personID)
	if err != nil {
		return l, err
	}
	if n >= rules.MostBooks {
		return l, &fault.Error{Kind: fault.Conflict, Code: "loan.too_many", Field: "person_id", Params: fault.Params{"count": n, "max": rules.MostBooks}}
	}
	zone, err := zoneOf(ctx, tx, c.CampusID)
	if err != nil {
		return l, err
	}
	l = Loan{ID: db.NewID(), CopyID: c.ID, CampusID: c.CampusID, PersonID: personID, LentAt: clock.Now(), DueDay: clock.Today(zone).AddDays(rules.Days)}
	if err := addLoan(ctx, tx, l, in.Actor().PersonID, key); err != nil {
		return l, err
	}
	return findLoan(ctx, tx, in, l.ID)
}

// lends refuses a campus that is archived.
func lends(ctx context.Context, tx *db.Tx, campusID, field string) error {
	err := campusOpen(ctx, tx, access.System(), campusID)
	if isNotFound(err) {
		return &fault.Error{Kind: fault.Conflict, Code: "copy.campus_archived", Field: field}
	}
	return err
}

// lendable refuses a copy that is not on the shelf, or whose book has left the
// catalogue.
func (c Copy) lendable() error {
	refuse := func(code string) error { return &fault.Error{Kind: fault.Conflict, Code: code, Field: "barcode"} }
	switch {
	case c.State == Lent:
		return errLent
	case c.State == Lost:
		return refuse("copy.is_lost")
	case c.State == Withdrawn:
		return refuse("copy.is_withdrawn")
	case !c.bookActive:
		return refuse("copy.book_inactive")
	default:
		return nil
	}
}

// Back is what became of a copy that was taken back.
type Back struct {
	Outcome string `json:"outcome" enum:"back,found,there" doc:"It was lent and is back; it was lost or withdrawn and is found; it was there all along. Copy says for whom it is kept, if for anybody."`
	Copy    Copy   `json:"copy"`
	Loan    *Loan  `json:"loan,omitempty" doc:"That has ended by it; of one that is found, that by which it was lost, where it was charged: with the invoice where that still stands, without it where it was a draft, which is withdrawn."`
}

// takeBackCopy takes a copy back, whoever had it. One that comes twice is there.
func (a *Area) takeBackCopy(ctx context.Context, in *struct {
	Body struct {
		Barcode string `json:"barcode" minLength:"1" maxLength:"64"`
	}
},
) (b Back, err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		c, err := findScanned(ctx, tx, scope, in.Body.Barcode)
		if err != nil {
			return err
		}
		b, err = a.takeBack(ctx, tx, c)
		return err
	})
	return b, err
}

// takeBack takes a copy back, and keeps it for who waits for it.
func (a *Area) takeBack(ctx context.Context, tx *db.Tx, c Copy) (b Back, err error) {
	switch c.State {
	case Lent:
		b.Outcome = "back"
		l, err := a.endLoan(ctx, tx, c.LoanID, "takeBackCopy", "back")
		if err != nil {
			return b, err
		}
		b.Loan = &l
	case There:
		b.Outcome = There
	default:
		b.Outcome = "found"
		if _, err := a.copies().ChangeIn(ctx, tx, c.ID, record.AnyVersion, "shelveCopy", func(tx *db.Tx, _ Copy) error {
			return changeCopy(ctx, tx, c.ID, `state = ?`, There)
		}); err != nil {
			return b, err
		}
		if b.Loan, err = a.uncharge(ctx, tx, c.ID); err != nil {
			return b, err
		}
	}
	if err := handled(ctx, tx, c.ID); err != nil {
		return b, err
	}
	if err := a.serve(ctx, tx, c.BookID, c.CampusID); err != nil {
		return b, err
	}
	scope := access.From(ctx)
	b.Copy, err = findCopy(ctx, tx, scope, c.ID)
	b.Copy = b.Copy.seenBy(scope)
	return b, err
}

// loans is how a loan is changed.
func (a *Area) loans() record.Kind[string, Loan, Loan] {
	return record.Kind[string, Loan, Loan]{
		DB: a.db, Entity: "book_loan", Find: findLoan,
		State: func(l Loan) record.State {
			return record.State{ID: l.ID, CampusID: l.CampusID, Version: l.Version, Trail: l.trail()}
		},
		Show: func(ctx context.Context, _ db.Querier, l Loan) (Loan, error) { return l.seenBy(access.From(ctx)), nil },
	}
}

func (a *Area) endLoan(ctx context.Context, tx *db.Tx, id, action, outcome string) (Loan, error) {
	return a.loans().ChangeIn(ctx, tx, id, record.AnyVersion, action, func(tx *db.Tx, l Loan) error {
		if err := l.open(); err != nil {
			return err
		}
		return endLoan(ctx, tx, id, outcome, access.From(ctx).Actor().PersonID)
	})
}

// open refuses a loan that has ended.
func (l Loan) open() error {
	if l.Outcome != "" {
		return fault.New(fault.Conflict, "loan.ended")
	}
	return nil
}

// renewLoan lends for as long again, from today.
func (a *Area) renewLoan(ctx context.Context, in *api.ID) (Loan, error) {
	return a.loans().Change(ctx, in.ID, record.AnyVersion, "renewLoan", func(tx *db.Tx, l Loan) error {
		if err := l.open(); err != nil {
			return err
		}
		if err := lends(ctx, tx, l.CampusID, ""); err != nil {
			return err
		}
		rules, err := findLending(ctx, tx, access.System(), l.CampusID)
		if err != nil {
			return err
		}
		if l.Renewals >= rules.MostRenewals {
			return &fault.Error{Kind: fault.Conflict, Code: "loan.no_renewal", Params: fault.Params{"count": l.Renewals, "max": rules.MostRenewals}}
		}
		waiting, err := waitsFor(ctx, tx, l.BookID, l.CampusID)
		if err == nil && waiting {
			err = fault.New(fault.Conflict, "loan.reserved")
		}
		if err != nil {
			return err
		}
		zone, err := zoneOf(ctx, tx, l.CampusID)
		if err != nil {
			return err
		}
		return db.Change(ctx, tx, "loan.not_found", `UPDATE book_loan SET version = version + 1, renewals = renewals + 1, due_day = ? WHERE id = ?`,
			clock.Today(zone).AddDays(rules.Days), in.ID)
	})
}

// loseLoan says that a copy is lost: the loan ends, and finance may charge it.
func (a *Area) loseLoan(ctx context.Context, in *api.ID) (l Loan, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if l, err = a.endLoan(ctx, tx, in.ID, "loseLoan", Lost); err != nil {
			return err
		}
		return changeCopy(ctx, tx, l.CopyID, `state = ?`, Lost)
	})
	return l, err
}

func (a *Area) getLending(ctx context.Context, in *api.ID) (Lending, error) {
	l, err := findLending(ctx, a.db, access.From(ctx), in.ID)
	l.MayEdit = true
	return l, err
}

func (a *Area) setLending(ctx context.Context, in *struct {
	ID   string `path:"id"`
	Body struct {
		api.Versioned
		LendingFields
	}
},
) (Lending, error) {
	kind := record.Kind[string, Lending, Lending]{
		DB: a.db, Entity: "campus_lending", Find: findLending, Show: record.AsItIs[Lending],
		State: func(l Lending) record.State {
			return record.State{ID: l.CampusID, CampusID: l.CampusID, Version: l.Version, Archived: l.archived, Trail: l.LendingFields}
		},
	}
	l, err := kind.Change(ctx, in.ID, in.Body.Version, "setLending", func(tx *db.Tx, _ Lending) error {
		return saveLending(ctx, tx, in.ID, in.Body.LendingFields)
	})
	l.MayEdit = true
	return l, err
}
