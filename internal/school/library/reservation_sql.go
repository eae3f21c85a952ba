package library

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
)

const (
	reservationColumns = `r.id, r.version, r.book_id, b.title, b.author, r.campus_id, h.name, r.person_id, ` + naming.PersonOrNobody + `, r.state,
		CASE WHEN r.state = 'waiting' THEN (SELECT COUNT(*) FROM book_reservation e WHERE e.book_id = r.book_id AND e.campus_id = r.campus_id AND e.state = 'waiting'
			AND (e.created_at < r.created_at OR e.created_at = r.created_at AND e.id <= r.id)) ELSE 0 END,
		COALESCE(r.copy_id, ''), COALESCE(c.barcode, ''), r.kept_until, r.created_at, r.ended_at`
	reservationTables = `book_reservation r JOIN book b ON b.id = r.book_id JOIN campus h ON h.id = r.campus_id JOIN person p ON p.id = r.person_id LEFT JOIN book_copy c ON c.id = r.copy_id`
)

// reservationOrders are the sorts that reservations offer.
var reservationOrders = db.Orders{"created": {"r.created_at"}}

func scanReservation(row db.Row) (r Reservation, err error) {
	return r, row.Scan(&r.ID, &r.Version, &r.BookID, &r.Title, &r.Author, &r.CampusID, &r.CampusName, &r.PersonID, &r.Reader, &r.State, &r.Place, &r.CopyID, &r.Barcode,
		&r.KeptUntil, &r.CreatedAt, &r.EndedAt)
}

// findReservations returns a page of the reservations in reach.
func findReservations(ctx context.Context, q db.Querier, in access.Scope, f ReservationFilter, p api.Paging) (db.List[Reservation], error) {
	order, err := reservationOrders.By(f.Sort, "r.id")
	if err != nil {
		return db.List[Reservation]{}, err
	}
	var w db.Where
	w.And(in.Rows(`r.campus_id = ?`, `r.person_id = ?`))
	for column, value := range map[string]string{`r.campus_id = ?`: f.Campus, `r.person_id = ?`: f.Person, `r.book_id = ?`: f.Book} {
		if value != "" {
			w.Add(column, value)
		}
	}
	switch f.State {
	case "open":
		w.Add(`r.ended_at IS NULL`)
	case Waiting, Kept:
		w.Add(`r.state = ?`, f.State)
	case "ended":
		w.Add(`r.ended_at IS NOT NULL`)
	}
	w.MatchAny(f.Q, db.Has(`b.search_text`), db.Has(db.Words(`h.sort_name`)), db.Has(`p.search_text`), db.Has(db.Words(`COALESCE(c.barcode_key, '')`)))
	return db.Find(ctx, q, scanReservation, db.Select{Columns: reservationColumns, From: reservationTables, Where: w, Order: order, Page: p.Page, Size: p.PageSize})
}

func findReservation(ctx context.Context, q db.Querier, in access.Scope, id string) (Reservation, error) {
	var w db.Where
	w.And(in.Rows(`r.campus_id = ?`, `r.person_id = ?`))
	w.Add(`r.id = ?`, id)
	return db.One(ctx, q, "reservation.not_found", scanReservation, `SELECT `+reservationColumns+` FROM `+reservationTables+w.String(), w.Args...)
}

// openReservation returns the reservation that somebody has of a book at a campus;
// not found where he has none.
func openReservation(ctx context.Context, q db.Querier, personID, bookID, campusID string) (Reservation, error) {
	return db.One(ctx, q, "reservation.not_found", scanReservation, `SELECT `+reservationColumns+` FROM `+reservationTables+
		` WHERE r.person_id = ? AND r.book_id = ? AND r.campus_id = ? AND r.ended_at IS NULL`, personID, bookID, campusID)
}

func addReservation(ctx context.Context, tx *db.Tx, r Reservation, by string) error {
	return db.Exec(ctx, tx, `INSERT INTO book_reservation (id, book_id, campus_id, person_id, state, made_by, created_at) VALUES `+db.Values(1, 7),
		r.ID, r.BookID, r.CampusID, r.PersonID, Waiting, by, r.CreatedAt)
}

// keepCopy keeps a copy for who waited for it.
func keepCopy(ctx context.Context, tx *db.Tx, id, copyID string, until clock.Date) error {
	return db.Change(ctx, tx, "reservation.not_found", `UPDATE book_reservation SET version = version + 1, state = 'kept', copy_id = ?, kept_until = ? WHERE id = ? AND state = 'waiting'`, copyID, until, id)
}

// endReservation says how a reservation ended; copyID is the copy that was fetched.
func endReservation(ctx context.Context, tx *db.Tx, id, state, copyID string) error {
	return db.Change(ctx, tx, "reservation.not_found", `UPDATE book_reservation SET version = version + 1, state = ?, copy_id = COALESCE(?, copy_id), kept_until = NULL, ended_at = ?
		WHERE id = ? AND ended_at IS NULL`, state, db.Optional(copyID), clock.Now(), id)
}

// unkeepCopy has who a copy was kept for wait again, at his old place: it is there
// no longer.
func unkeepCopy(ctx context.Context, tx *db.Tx, copyID string) error {
	return db.Exec(ctx, tx, `UPDATE book_reservation SET version = version + 1, state = 'waiting', copy_id = NULL, kept_until = NULL WHERE copy_id = ? AND state = 'kept'`, copyID)
}

// waitsFor reports whether somebody waits for a book at a campus.
func waitsFor(ctx context.Context, q db.Querier, bookID, campusID string) (bool, error) {
	return db.Exists(ctx, q, `SELECT 1 FROM book_reservation WHERE book_id = ? AND campus_id = ? AND state = 'waiting'`, bookID, campusID)
}

// onShelf is the condition that a copy can be kept for somebody.
const onShelf = `c.state = 'there' AND b.active AND NOT EXISTS (SELECT 1 FROM book_loan l WHERE l.copy_id = c.id AND l.back_at IS NULL)
	AND NOT EXISTS (SELECT 1 FROM book_reservation k WHERE k.copy_id = c.id AND k.state = 'kept')`

// freeCopies returns the copies of a book that a campus has on the shelf, kept for
// nobody.
func freeCopies(ctx context.Context, q db.Querier, bookID, campusID string, most int) ([]string, error) {
	return db.All(ctx, q, db.ScanString, `SELECT c.id FROM book_copy c JOIN book b ON b.id = c.book_id WHERE c.book_id = ? AND c.campus_id = ? AND `+onShelf+` ORDER BY c.serial`+db.Limit(most), bookID, campusID)
}

// queueOf returns those who wait for a book at a campus, in order.
func queueOf(ctx context.Context, q db.Querier, bookID, campusID string, most int) ([]Reservation, error) {
	return db.All(ctx, q, scanReservation, `SELECT `+reservationColumns+` FROM `+reservationTables+` WHERE r.book_id = ? AND r.campus_id = ? AND r.state = 'waiting' ORDER BY r.created_at, r.id`+db.Limit(most), bookID, campusID)
}

// NewReservation is a reservation as it has come to stand, for adding many at once.
type NewReservation struct {
	ID, BookID, CampusID, PersonID, CopyID, By string
	KeptUntil                                  clock.Date
	At                                         clock.Time
}

// AddReservations adds reservations, in one statement.
func AddReservations(ctx context.Context, tx *db.Tx, all []NewReservation) error {
	rows := db.NewBulk(`book_reservation (id, book_id, campus_id, person_id, state, copy_id, kept_until, made_by, created_at)`)
	for _, r := range all {
		state := Waiting
		if r.CopyID != "" {
			state = Kept
		}
		rows.Add(r.ID, r.BookID, r.CampusID, r.PersonID, state, db.Optional(r.CopyID), r.KeptUntil, r.By, r.At)
	}
	return rows.Insert(ctx, tx)
}
