package library

import (
	"context"
	"maps"
	"slices"

	"myspace/internal/base/db"
)

// joinReaders gives what one record of a reader has to another that is kept. Where
// both have something of one thing, neither is simply dropped.
func (a *Area) joinReaders(ctx context.Context, tx *db.Tx, keptID, otherID string) error {
	if err := joinPlaces(ctx, tx, keptID, otherID); err != nil {
		return err
	}
	return a.joinReservations(ctx, tx, keptID, otherID)
}

// joinPlaces: where he stopped last counts, and all that he heard.
func joinPlaces(ctx context.Context, tx *db.Tx, keptID, otherID string) error {
	own, err := placesOf(ctx, tx, keptID)
	if err != nil {
		return err
	}
	theirs, err := placesOf(ctx, tx, otherID)
	if err != nil {
		return err
	}
	for _, item := range slices.Sorted(maps.Keys(theirs)) {
		was, ok := own[item]
		if !ok {
			continue
		}
		k := theirs[item]
		if _, _, err := SavePlace(ctx, tx, keptID, item, was, Noted{Position: k.Position, Duration: k.duration, Takes: k.takes, Heard: k.heard, Device: k.Device, At: k.NotedAt}); err != nil {
			return err
		}
		if err := db.Exec(ctx, tx, `DELETE FROM place WHERE person_id = ? AND item = ?`, otherID, item); err != nil {
			return err
		}
	}
	return db.Exec(ctx, tx, `UPDATE place SET person_id = ? WHERE person_id = ?`, keptID, otherID)
}

func placesOf(ctx context.Context, q db.Querier, personID string) (map[string]KeptPlace, error) {
	all := map[string]KeptPlace{}
	return all, db.Each(ctx, q, func(r db.Row) error {
		var item string
		k, err := ScanPlace(r, &item)
		all[item] = k
		return err
	}, `SELECT l.item, `+PlaceColumns+` FROM place l WHERE l.person_id = ?`, personID)
}

// joinReservations: who waits twice for a book at a campus has the better place of the
// two; a copy that was kept for the other one is for the next.
func (a *Area) joinReservations(ctx context.Context, tx *db.Tx, keptID, otherID string) error {
	open := func(personID string) ([]Reservation, error) {
		return db.All(ctx, tx, scanReservation, `SELECT `+reservationColumns+` FROM `+reservationTables+` WHERE r.person_id = ? AND r.ended_at IS NULL ORDER BY r.created_at, r.id`, personID)
	}
	own, err := open(keptID)
	if err != nil {
		return err
	}
	theirs, err := open(otherID)
	if err != nil {
		return err
	}
	var ended []Reservation
	for _, one := range own {
		for _, other := range theirs {
			if other.BookID == one.BookID && other.CampusID == one.CampusID {
				ended = append(ended, worseOf(one, other))
			}
		}
	}
	for _, r := range ended {
		if err := endReservation(ctx, tx, r.ID, Canceled, ""); err != nil {
			return err
		}
	}
	if err := db.Exec(ctx, tx, `UPDATE book_reservation SET version = version + 1, person_id = ? WHERE person_id = ?`, keptID, otherID); err != nil {
		return err
	}
	for _, r := range ended {
		if err := a.serve(ctx, tx, r.BookID, r.CampusID); err != nil {
			return err
		}
	}
	return nil
}

// worseOf is the one of two open reservations that is further from the book.
func worseOf(one, other Reservation) Reservation {
	if one.State != other.State {
		if one.State == Kept {
			return other
		}
		return one
	}
	if one.CreatedAt.Before(other.CreatedAt) {
		return other
	}
	return one
}
