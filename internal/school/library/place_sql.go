package library

import (
	"context"
	"database/sql"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// PlaceColumns are those of a place l that a query joins; ScanPlace reads them, also
// where there is none.
const PlaceColumns = `l.position, l.duration, l.takes, l.heard, l.percent, l.device, l.noted_at, l.changes`

// ScanPlace reads a place, behind what else a query asks for.
func ScanPlace(r db.Row, before ...any) (k KeptPlace, err error) {
	var position, duration, takes, percent, changes sql.NullInt64
	var heard, device sql.NullString
	err = r.Scan(append(before, &position, &duration, &takes, &heard, &percent, &device, &k.NotedAt, &changes)...)
	k.Position, k.duration, k.takes, k.Percent, k.changes = position.Int64, duration.Int64, takes.Int64, int(percent.Int64), changes.Int64
	k.heard, k.Device, k.Finished = readRanges(heard.String), device.String, k.Percent >= FinishedAt
	k.Left = k.left()
	return k, err
}

// Known reports whether there is a place.
func (k KeptPlace) Known() bool { return k.changes > 0 }

// SavePlace adds what a device noted to the place as it was read, in one statement.
// It reports false where another device came between: then it is read again.
func SavePlace(ctx context.Context, q db.Querier, personID, item string, was KeptPlace, n Noted) (Place, bool, error) {
	k := was.take(n)
	saved, err := db.Affected(ctx, q, `INSERT INTO place (person_id, item, position, duration, takes, heard, percent, device, noted_at, changes) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 1)
		ON CONFLICT (person_id, item) DO UPDATE SET position = excluded.position, duration = excluded.duration, takes = excluded.takes, heard = excluded.heard, percent = excluded.percent,
		device = excluded.device, noted_at = excluded.noted_at, changes = place.changes + 1 WHERE place.changes = ?`,
		personID, item, k.Position, k.duration, k.takes, written(k.heard), k.Percent, k.Device, k.NotedAt, was.changes)
	return k.Place, saved > 0, err
}

// FindPlaces returns where somebody stopped in each of some things.
func FindPlaces(ctx context.Context, q db.Querier, personID string, items []string) (map[string]Place, error) {
	found := map[string]Place{}
	var w db.Where
	w.Add(`l.person_id = ?`, personID)
	w.Among(q, `l.item`, items)
	return found, db.Each(ctx, q, func(r db.Row) error {
		var item string
		k, err := ScanPlace(r, &item)
		found[item] = k.Place
		return err
	}, `SELECT l.item, `+PlaceColumns+` FROM place l`+w.String(), w.Args...)
}

// ForgetPlaces removes the places of something that is no more.
func ForgetPlaces(ctx context.Context, tx *db.Tx, item string) error {
	return db.Exec(ctx, tx, `DELETE FROM place WHERE item = ?`, item)
}

// tries is how often a place is saved anew where devices come between.
const tries = 5

// NotePlace saves what a device noted: find reads the place, and whether the caller
// may have one at all.
func NotePlace(ctx context.Context, q db.Querier, personID, item string, find func() (KeptPlace, int64, error), n Noted) (p Place, err error) {
	for range tries {
		was, duration, err := find()
		if err != nil {
			return p, err
		}
		if duration > 0 { // known better than any device does
			was.duration, n.Duration, n.Takes = duration, duration, duration
		}
		if now := clock.Now(); n.At.After(now) {
			n.At = now
		}
		p, saved, err := SavePlace(ctx, q, personID, item, was, n)
		if err != nil || saved {
			return p, err
		}
	}
	return p, fault.New(fault.Conflict, "place.busy")
}
