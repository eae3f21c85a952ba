package library

import (
	"context"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/mail"
	"myspace/internal/base/notice"
)

// toldKept is the event that a book waits for who reserved it.
const toldKept = "book_waiting"

// queue is for which book, at which campus, people wait.
type queue struct{ bookID, campusID string }

// ExpireAt ends the reservations whose copies were not fetched in time, and gives
// those to the next. It also serves who waits for what came back to the catalogue.
func (a *Area) ExpireAt(ctx context.Context, now clock.Time) error {
	return a.db.Tx(ctx, func(tx *db.Tx) error {
		var over []string
		if err := db.Each(ctx, tx, func(r db.Row) error {
			var id, zone string
			var until clock.Date
			err := r.Scan(&id, &until, &zone)
			if until.Before(clock.DateOf(now, clock.Zone(zone))) {
				over = append(over, id)
			}
			return err
		}, `SELECT r.id, r.kept_until, h.time_zone FROM book_reservation r JOIN campus h ON h.id = r.campus_id WHERE r.state = 'kept' AND r.kept_until <= ? ORDER BY r.kept_until, r.id`,
			clock.DateOf(now, time.UTC).AddDays(1)); err != nil {
			return err
		}
		for _, id := range over {
			if err := endReservation(ctx, tx, id, Expired, ""); err != nil {
				return err
			}
		}
		return a.serveAll(ctx, tx)
	})
}

// serveAll serves every queue for which something is on the shelf.
func (a *Area) serveAll(ctx context.Context, tx *db.Tx) error {
	all, err := db.All(ctx, tx, func(r db.Row) (q queue, err error) { return q, r.Scan(&q.bookID, &q.campusID) },
		`SELECT DISTINCT c.book_id, c.campus_id FROM book_copy c JOIN book b ON b.id = c.book_id
		WHERE EXISTS (SELECT 1 FROM book_reservation w WHERE w.book_id = c.book_id AND w.campus_id = c.campus_id AND w.state = 'waiting') AND `+onShelf+` ORDER BY c.book_id, c.campus_id`)
	for _, q := range all {
		if err == nil {
			err = a.serve(ctx, tx, q.bookID, q.campusID)
		}
	}
	return err
}

// keptLetter writes of a book that waits to be fetched.
func (a *Area) keptLetter(ctx context.Context, q db.Querier, to notice.Reader) (m mail.Message, err error) {
	id, _ := to.Notice.Params["reservation_id"].(string)
	r, err := findReservation(ctx, q, access.System(), id)
	if isNotFound(err) || err == nil && r.State != Kept {
		return m, nil
	}
	return mail.Message{Template: to.Notice.Kind, Path: keptPage, Params: fault.Params{"title": r.Title, "campus": r.CampusName, "day": r.KeptUntil}}, err
}
