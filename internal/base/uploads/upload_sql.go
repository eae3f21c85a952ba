package uploads

import (
	"context"
	"encoding/base64"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
)

const notFound = "upload.not_found"

func scanUpload(r db.Row) (u Upload, err error) {
	var state string
	if err := r.Scan(&u.ID, &u.Kind, &u.Name, &u.Size, &u.Received, &state, &u.Place, &u.Updated); err != nil {
		return u, err
	}
	u.State, err = base64.StdEncoding.DecodeString(state)
	return u, err
}

// find returns an upload of the caller's own: nobody else's is there for him.
func find(ctx context.Context, q db.Querier, in access.Scope, id string) (Upload, error) {
	return db.One(ctx, q, notFound, scanUpload,
		`SELECT id, kind, name, size, received, state, place, updated_at FROM upload WHERE id = ? AND person_id = ? AND updated_at > ?`,
		id, in.Actor().PersonID, clock.Now().Add(-life))
}

// add begins an upload, unless the caller has too many, or all of them
// together would fill the disk.
func add(ctx context.Context, tx *db.Tx, in access.Scope, u Upload, room files.Room) error {
	var count int
	var mine, waiting int64
	_, err := db.One(ctx, tx, "", func(r db.Row) (bool, error) { return true, r.Scan(&count, &mine) },
		`SELECT COUNT(*), COALESCE(SUM(size), 0) FROM upload WHERE person_id = ?`, in.Actor().PersonID)
	if err != nil {
		return err
	}
	if count >= maxOpen || mine+u.Size > maxBytes {
		return fault.New(fault.Conflict, "upload.too_many")
	}
	if _, err := db.One(ctx, tx, "", func(r db.Row) (bool, error) { return true, r.Scan(&waiting) },
		`SELECT COALESCE(SUM(size - received), 0) FROM upload`); err != nil {
		return err
	}
	if !room.Takes(waiting + u.Size) {
		return files.ErrNoSpace()
	}
	return db.Exec(ctx, tx, `INSERT INTO upload (id, person_id, kind, name, size, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?)`,
		u.ID, in.Actor().PersonID, u.Kind, u.Name, u.Size, u.Updated, u.Updated)
}

// save notes how much of an upload is safe, and where, if nobody else has gone
// on with it meanwhile, here or on another server.
func save(ctx context.Context, q db.Querier, before, p files.Part) error {
	n, err := db.Affected(ctx, q, `UPDATE upload SET received = ?, state = ?, place = ?, updated_at = ? WHERE id = ? AND received = ? AND place = ?`,
		p.Received, base64.StdEncoding.EncodeToString(p.State), p.Place, clock.Now(), p.ID, before.Received, before.Place)
	if err == nil && n == 0 {
		err = fault.New(fault.Conflict, "upload.interrupted")
	}
	return err
}

func drop(ctx context.Context, q db.Querier, id string) error {
	return db.Change(ctx, q, notFound, `DELETE FROM upload WHERE id = ?`, id)
}

// expired are the uploads that have waited too long.
func expired(ctx context.Context, q db.Querier) ([]string, error) {
	return db.All(ctx, q, db.ScanString, `SELECT id FROM upload WHERE updated_at <= ? ORDER BY updated_at`+db.Limit(200), clock.Now().Add(-life))
}
