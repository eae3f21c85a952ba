package library

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/notice"
	"myspace/internal/base/record"
	"myspace/internal/base/sheet"
	"myspace/internal/school/campus"
)

func (a *Area) reservationRoutes(r *api.Router) {
	const all = "/api/reservations"
	api.Get(r, "listReservations", all, readLoans, a.listReservations)
	api.Stream(r, "exportReservations", all+"/export", readLoans, a.exportReservations)
	api.Post(r, "reserveBook", all, manageLoans, a.reserveBook, api.Says("Put somebody into the queue for a book"), api.Refuses(fault.NotFound, fault.Conflict))
	api.Do(r, "cancelReservation", all+"/{id}/cancel", manageLoans, a.cancelReservation, api.Refuses(fault.Conflict))
}

// ReservationFilter is what reservations can be narrowed by.
type ReservationFilter struct {
	api.Search
	Campus string `query:"campus" maxLength:"64"`
	Person string `query:"person" maxLength:"64"`
	Book   string `query:"book" maxLength:"64"`
	State  string `query:"state" enum:"open,waiting,kept,ended"`
	Sort   string `query:"sort" default:"created" enum:"created,-created"`
}

func (a *Area) listReservations(ctx context.Context, in *struct {
	ReservationFilter
	api.Paging
},
) (api.Page[Reservation], error) {
	scope := access.From(ctx)
	l, err := findReservations(ctx, a.db, scope, in.ReservationFilter, in.Paging)
	for i, r := range l.Items {
		l.Items[i] = r.seenBy(scope)
	}
	return api.PageOf(l, err)
}

// exportReservations writes what the list shows under the same filters.
func (a *Area) exportReservations(ctx context.Context, in *struct {
	ReservationFilter
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	scope := access.From(ctx)
	of, err := campus.NameOf(ctx, a.db, scope, in.Campus)
	if err != nil {
		return nil, err
	}
	t := a.Table(ctx, "reservation.list_title", []string{
		"book.title", "book.author", "copy.campus", "reservation.reader", "reservation.since", "reservation.state", "reservation.queue", "copy.barcode", "reservation.kept", "reservation.ended_on",
	})
	t.Of = of
	t.Each = func(add func(...any) error) error {
		return api.EachPage(func(p api.Paging) (db.List[Reservation], error) {
			return findReservations(ctx, a.db, scope, in.ReservationFilter, p)
		}, func(r Reservation) error {
			var place any = ""
			if r.Place > 0 {
				place = r.Place
			}
			return add(r.Title, r.Author, r.CampusName, r.Reader, r.CreatedAt, t.Texts.T("reservation.states."+r.State, nil), place, r.Barcode, r.KeptUntil, r.EndedAt)
		})
	}
	return t.As(in.Format), nil
}

// reserveBook puts somebody of a campus at the end of the queue for a book that it
// has copies of. Where one is on the shelf, it is kept for him at once.
func (a *Area) reserveBook(ctx context.Context, in *struct {
	Body struct {
		BookID   string `json:"book_id" minLength:"1" maxLength:"64"`
		CampusID string `json:"campus_id" minLength:"1" maxLength:"64"`
		PersonID string `json:"person_id" minLength:"1" maxLength:"64"`
	}
},
) (r Reservation, err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		r = Reservation{ID: db.NewID(), BookID: in.Body.BookID, CampusID: in.Body.CampusID, PersonID: in.Body.PersonID, CreatedAt: clock.Now()}
		if err := reservable(ctx, tx, scope, r); err != nil {
			return err
		}
		if err := addReservation(ctx, tx, r, scope.Actor().PersonID); err != nil {
			return err
		}
		if err := a.serve(ctx, tx, r.BookID, r.CampusID); err != nil {
			return err
		}
		if r, err = findReservation(ctx, tx, scope, r.ID); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "reserveBook", Entity: "book_reservation", EntityID: r.ID, CampusID: r.CampusID, After: r.trail()})
	})
	return r.seenBy(scope), err
}

// reservable refuses what cannot be reserved, or not again.
func reservable(ctx context.Context, tx *db.Tx, in access.Scope, r Reservation) error {
	if err := campusOpen(ctx, tx, in, r.CampusID); err != nil {
		return err
	}
	if _, err := findBook(ctx, tx, in.Under(read), r.BookID); err != nil {
		return err
	}
	if err := belongs(ctx, tx, r.PersonID, r.CampusID); err != nil {
		return err
	}
	refuse := func(field, code string) error {
		return &fault.Error{Kind: fault.Conflict, Code: code, Field: field}
	}
	copies, err := db.Exists(ctx, tx, `SELECT 1 FROM book_copy c JOIN book b ON b.id = c.book_id WHERE c.book_id = ? AND c.campus_id = ? AND c.state = 'there' AND b.active`, r.BookID, r.CampusID)
	if err == nil && !copies {
		err = refuse("book_id", "reservation.no_copy")
	}
	if err != nil {
		return err
	}
	has, err := db.Exists(ctx, tx, `SELECT 1 FROM book_loan l JOIN book_copy c ON c.id = l.copy_id WHERE l.person_id = ? AND c.book_id = ? AND l.campus_id = ? AND l.back_at IS NULL`, r.PersonID, r.BookID, r.CampusID)
	if err == nil && has {
		err = refuse("person_id", "reservation.has_it")
	}
	if err != nil {
		return err
	}
	if _, err = openReservation(ctx, tx, r.PersonID, r.BookID, r.CampusID); err == nil {
		return refuse("person_id", "reservation.twice")
	} else if isNotFound(err) {
		return nil
	}
	return err
}

func (a *Area) cancelReservation(ctx context.Context, in *api.ID) (Reservation, error) {
	kind := record.Kind[string, Reservation, Reservation]{
		DB: a.db, Entity: "book_reservation", Find: findReservation,
		State: func(r Reservation) record.State {
			return record.State{ID: r.ID, CampusID: r.CampusID, Version: r.Version, Trail: r.trail()}
		},
		Show: func(ctx context.Context, _ db.Querier, r Reservation) (Reservation, error) {
			return r.seenBy(access.From(ctx)), nil
		},
	}
	return kind.Change(ctx, in.ID, record.AnyVersion, "cancelReservation", func(tx *db.Tx, r Reservation) error {
		if !r.EndedAt.IsZero() {
			return fault.New(fault.Conflict, "reservation.ended")
		}
		if err := endReservation(ctx, tx, r.ID, Canceled, ""); err != nil {
			return err
		}
		return a.serve(ctx, tx, r.BookID, r.CampusID)
	})
}

// serve keeps what a campus has of a book on the shelf for those who wait for it,
// in order, and tells them. Whatever puts a copy on the shelf, or takes somebody out
// of the queue, calls it: a copy that is free is one that nobody waits for.
func (a *Area) serve(ctx context.Context, tx *db.Tx, bookID, campusID string) error {
	waiting, err := waitsFor(ctx, tx, bookID, campusID)
	if err != nil || !waiting {
		return err
	}
	copies, err := freeCopies(ctx, tx, bookID, campusID, mostServed)
	if err != nil || len(copies) == 0 {
		return err
	}
	queue, err := queueOf(ctx, tx, bookID, campusID, len(copies))
	if err != nil {
		return err
	}
	rules, err := findLending(ctx, tx, access.System(), campusID)
	if err != nil {
		return err
	}
	zone, err := zoneOf(ctx, tx, campusID)
	if err != nil {
		return err
	}
	until, told := clock.Today(zone).AddDays(rules.KeepDays), make([]notice.Told, len(queue))
	for i, r := range queue {
		if err := keepCopy(ctx, tx, r.ID, copies[i], until); err != nil {
			return err
		}
		told[i] = notice.Told{
			PersonID: r.PersonID, Event: "reservation:" + r.ID + ":" + copies[i] + ":" + until.String(), Kind: toldKept, Link: keptPage,
			Params: fault.Params{"title": r.Title, "day": until.String(), "reservation_id": r.ID},
		}
	}
	return notice.Tell(ctx, tx, told)
}

// mostServed is how many are served at once: a campus gets at most so many copies.
const mostServed = 200

// fetch ends the reservation of who takes a book. What else was kept for him is for
// the next.
func (a *Area) fetch(ctx context.Context, tx *db.Tx, l Loan) error {
	r, err := openReservation(ctx, tx, l.PersonID, l.BookID, l.CampusID)
	if isNotFound(err) {
		return nil
	}
	if err != nil {
		return err
	}
	if err := endReservation(ctx, tx, r.ID, Fetched, l.CopyID); err != nil {
		return err
	}
	return a.serve(ctx, tx, l.BookID, l.CampusID)
}
