package media

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
)

const (
	linkNotFound = "recording.link_not_found"
	linkColumns  = `k.id, ` + naming.Person + `, k.ends_at, k.files, k.bytes, k.agenda_id, k.person_id, k.campus_id`
	linkTables   = `recording_link k JOIN person p ON p.id = k.person_id JOIN published_agenda s ON s.id = k.agenda_id`
)

func scanLink(r db.Row) (l RecordingLink, err error) {
	var bytes int64
	err = r.Scan(&l.ID, &l.MadeBy, &l.EndsAt, &l.Files, &bytes, &l.sessionID, &l.personID, &l.madeAt)
	l.FilesLeft, l.BytesLeft = max(0, linkFiles-l.Files), max(0, linkBytes-bytes)
	return l, err
}

// findLinks returns the links of a session that still work, the newest first.
func findLinks(ctx context.Context, q db.Querier, sessionID string) ([]RecordingLink, error) {
	return db.All(ctx, q, scanLink, `SELECT `+linkColumns+` FROM `+linkTables+` WHERE k.agenda_id = ? AND k.ends_at > ? ORDER BY k.created_at DESC, k.id`, sessionID, clock.Now())
}

// findLink returns a link to a session whose recordings the caller keeps.
func findLink(ctx context.Context, q db.Querier, in access.Scope, id string) (RecordingLink, error) {
	var w db.Where
	w.Add(`k.id = ? AND k.ends_at > ?`, id, clock.Now())
	w.And(in.Rows(hosted, ""))
	return db.One(ctx, q, linkNotFound, scanLink, `SELECT `+linkColumns+` FROM `+linkTables+w.String(), w.Args...)
}

// findLinkOf returns what a token leads to.
func findLinkOf(ctx context.Context, q db.Querier, hash string) (RecordingLink, error) {
	return db.One(ctx, q, linkNotFound, scanLink, `SELECT `+linkColumns+` FROM `+linkTables+` WHERE k.token_hash = ? AND k.ends_at > ?`, hash, clock.Now())
}

// addLink adds a link. Whatever has ended goes: nobody asks for it any more.
func addLink(ctx context.Context, tx *db.Tx, l RecordingLink, hash string) error {
	now := clock.Now()
	if err := db.Exec(ctx, tx, `DELETE FROM recording_link WHERE ends_at <= ? OR agenda_id = ? AND person_id = ?`, now, l.sessionID, l.personID); err != nil {
		return err
	}
	return db.Exec(ctx, tx, `INSERT INTO recording_link (id, agenda_id, person_id, campus_id, token_hash, files, bytes, created_at, ends_at) VALUES (?, ?, ?, ?, ?, 0, 0, ?, ?)`,
		l.ID, l.sessionID, l.personID, l.madeAt, hash, now, l.EndsAt)
}

func removeLink(ctx context.Context, tx *db.Tx, id string) error {
	return db.Change(ctx, tx, linkNotFound, `DELETE FROM recording_link WHERE id = ?`, id)
}

// countOnLink counts a file that came by a link, unless it was one too many: many
// may come at once.
func countOnLink(ctx context.Context, tx *db.Tx, id string, size int64) error {
	n, err := db.Affected(ctx, tx, `UPDATE recording_link SET files = files + 1, bytes = bytes + ? WHERE id = ? AND ends_at > ? AND files < ? AND bytes + ? <= ?`,
		size, id, clock.Now(), linkFiles, size, int64(linkBytes))
	if err == nil && n == 0 {
		err = linkFull()
	}
	return err
}
