package planning

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

const (
	feedColumns = `f.id, f.person_id, f.campus_id, f.kind, COALESCE(f.class_id, ''), COALESCE(k.code, ''), COALESCE(f.of_campus_id, ''),
		COALESCE(o.id, m.id), COALESCE(o.name, m.name), f.token_sealed, f.created_at, f.renewed_at, f.asked_at`
	feedTables = `feed f JOIN campus m ON m.id = f.campus_id LEFT JOIN class k ON k.id = f.class_id LEFT JOIN campus o ON o.id = COALESCE(f.of_campus_id, k.campus_id)`
	// knownClasses holds for the classes k that somebody is or was in, or gives
	// something to.
	knownClasses = `k.id IN (SELECT class_id FROM enrollment WHERE person_id = ? AND status = 'confirmed') OR k.id IN (SELECT x.class_id
		FROM published_agenda_person sp JOIN published_agenda_class x ON x.agenda_id = sp.agenda_id WHERE sp.person_id = ?)`
)

func scanFeed(r db.Row) (f Feed, err error) {
	var renewed, asked clock.Time
	err = r.Scan(&f.ID, &f.personID, &f.madeAt, &f.Kind, &f.ClassID, &f.ClassCode, &f.ofCampus, &f.CampusID, &f.Campus, &f.sealed, &f.CreatedAt, &renewed, &asked)
	f.RenewedAt, f.AskedAt = orNever(renewed), orNever(asked)
	return f, err
}

func orNever(at clock.Time) *clock.Time {
	if at.IsZero() {
		return nil
	}
	return &at
}

// ownFeeds keeps a query within the feeds of the caller.
func ownFeeds(in access.Scope) (w db.Where) {
	w.And(in.Rows("", "f.person_id = ?"))
	return w
}

func findFeeds(ctx context.Context, q db.Querier, in access.Scope) (db.List[Feed], error) {
	return db.Find(ctx, q, scanFeed, db.Select{Columns: feedColumns, From: feedTables, Where: ownFeeds(in), Order: `f.created_at, f.id`, Page: 1, Size: maxFeeds + 1})
}

func findFeed(ctx context.Context, q db.Querier, in access.Scope, id string) (Feed, error) {
	w := ownFeeds(in)
	w.Add(`f.id = ?`, id)
	return db.One(ctx, q, "feed.not_found", scanFeed, `SELECT `+feedColumns+` FROM `+feedTables+w.String(), w.Args...)
}

// findFeedOf returns the feed that a token leads to.
func findFeedOf(ctx context.Context, q db.Querier, tokenHash string) (Feed, error) {
	return db.One(ctx, q, "feed.not_found", scanFeed, `SELECT `+feedColumns+` FROM `+feedTables+` WHERE f.token_hash = ?`, tokenHash)
}

// checkFeed refuses a feed of what is not in reach, or no longer there.
func checkFeed(ctx context.Context, q db.Querier, in access.Scope, f Feed) error {
	var w db.Where
	switch f.Kind {
	case feedOwn:
		return nil
	case feedClass:
		w.And(in.Rows(`k.campus_id = ?`, knownClasses))
		w.Add(`k.id = ? AND k.archived_at IS NULL`, f.ClassID)
		return mustExist(ctx, q, "class.not_found", `SELECT 1 FROM class k`, w)
	}
	w.And(in.Rows(`c.id = ?`, ``))
	w.Add(`c.id = ? AND c.archived_at IS NULL`, f.ofCampus)
	return mustExist(ctx, q, "campus.not_found", `SELECT 1 FROM campus c`, w)
}

func mustExist(ctx context.Context, q db.Querier, code, text string, w db.Where) error {
	is, err := db.Exists(ctx, q, text+w.String(), w.Args...)
	if err == nil && !is {
		return fault.New(fault.NotFound, code)
	}
	return err
}

// newFeed is a feed that is added.
type newFeed struct {
	Feed
	hash string
}

func addFeed(ctx context.Context, tx *db.Tx, n newFeed) error {
	return db.Exec(ctx, tx, `INSERT INTO feed (id, person_id, campus_id, kind, class_id, of_campus_id, token_hash, token_sealed, created_at) VALUES `+db.Values(1, 9),
		n.ID, n.personID, n.madeAt, n.Kind, db.Optional(n.ClassID), db.Optional(n.ofCampus), n.hash, n.sealed, clock.Now())
}

// The functions below take a feed that was found through the caller's scope.

// saveToken gives a feed another token: the one before is dead.
func saveToken(ctx context.Context, tx *db.Tx, id, hash, sealed string) error {
	return db.Change(ctx, tx, "feed.not_found", `UPDATE feed SET token_hash = ?, token_sealed = ?, renewed_at = ?, asked_at = NULL WHERE id = ?`, hash, sealed, clock.Now(), id)
}

func removeFeed(ctx context.Context, tx *db.Tx, id string) error {
	return db.Change(ctx, tx, "feed.not_found", `DELETE FROM feed WHERE id = ?`, id)
}

// noteAsked keeps that a calendar asked for a feed, once an hour.
func noteAsked(ctx context.Context, q db.Querier, f Feed) error {
	now := clock.Now()
	if f.AskedAt != nil && f.AskedAt.After(now.Add(-askedNoted)) {
		return nil
	}
	return db.Exec(ctx, q, `UPDATE feed SET asked_at = ? WHERE id = ?`, now, f.ID)
}
