package media

import (
	"context"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

const (
	podcastNotFound = "podcast.not_found"
	podcastColumns  = `person_id, campus_id, token_sealed, created_at, asked_at`
)

func scanPodcast(r db.Row) (p Podcast, err error) {
	var created, asked clock.Time
	err = r.Scan(&p.personID, &p.madeAt, &p.sealed, &created, &asked)
	p.CreatedAt, p.AskedAt = orNever(created), orNever(asked)
	return p, err
}

func orNever(at clock.Time) *clock.Time {
	if at.IsZero() {
		return nil
	}
	return &at
}

func findPodcast(ctx context.Context, q db.Querier, personID string) (Podcast, error) {
	return db.One(ctx, q, podcastNotFound, scanPodcast, `SELECT `+podcastColumns+` FROM podcast WHERE person_id = ?`, personID)
}

// findPodcastOf returns the podcast that a token leads to.
func findPodcastOf(ctx context.Context, q db.Querier, hash string) (Podcast, error) {
	return db.One(ctx, q, podcastNotFound, scanPodcast, `SELECT `+podcastColumns+` FROM podcast WHERE token_hash = ?`, hash)
}

// savePodcast gives somebody a podcast, or the one that he has another address.
func savePodcast(ctx context.Context, tx *db.Tx, personID, campusID, hash, sealed string) error {
	return db.Exec(ctx, tx, `INSERT INTO podcast (person_id, campus_id, token_hash, token_sealed, created_at) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT (person_id) DO UPDATE SET campus_id = excluded.campus_id, token_hash = excluded.token_hash, token_sealed = excluded.token_sealed,
		created_at = excluded.created_at, asked_at = NULL`, personID, campusID, hash, sealed, clock.Now())
}

func removePodcast(ctx context.Context, tx *db.Tx, personID string) error {
	return db.Change(ctx, tx, podcastNotFound, `DELETE FROM podcast WHERE person_id = ?`, personID)
}

// notePodcastAsked keeps that an app asked for a podcast, once an hour: while one is
// heard, it asks for a part every few seconds.
func notePodcastAsked(ctx context.Context, q db.Querier, p Podcast) error {
	now := clock.Now()
	if p.AskedAt != nil && p.AskedAt.After(now.Add(-time.Hour)) {
		return nil
	}
	return db.Exec(ctx, q, `UPDATE podcast SET asked_at = ? WHERE person_id = ?`, now, p.personID)
}

// mergePodcasts ends the podcast of who is merged into another: its address was his.
func mergePodcasts(ctx context.Context, tx *db.Tx, otherID string) error {
	return db.Exec(ctx, tx, `DELETE FROM podcast WHERE person_id = ?`, otherID)
}
