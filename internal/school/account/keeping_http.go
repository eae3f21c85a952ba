package account

import (
	"context"
	"crypto/rand"
	"encoding/base64"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

func (a *Area) keepingRoutes(r *api.Router) {
	api.Do(r, "openKeeping", "/api/profile/keeping-key", everyone, a.openKeeping, api.Says("Give the key with which one's browsers seal what they keep"))
}

// keepingKeyLength is that of AES-256.
const keepingKeyLength = 32

// KeepingKey seals what a person's browsers keep for work without a line. It is
// the same for all his sessions, so that what one of them left can be sent by
// the next.
type KeepingKey struct {
	Key string `json:"key" doc:"32 bytes in base64, for AES-GCM."`
}

// openKeeping returns the caller's key, which is made when it is first asked for.
func (a *Area) openKeeping(ctx context.Context, _ *struct{}) (KeepingKey, error) {
	personID := access.From(ctx).Actor().PersonID
	sealed, err := findKeepingKey(ctx, a.db, personID)
	if err == nil && sealed == "" {
		sealed, err = a.makeKeepingKey(ctx, personID)
	}
	if err != nil {
		return KeepingKey{}, err
	}
	key, err := a.config.Box.Open(sealed, keepingPurpose, personID)
	return KeepingKey{base64.StdEncoding.EncodeToString(key)}, err
}

const keepingPurpose = "keeping_key"

// makeKeepingKey makes a key; of two browsers that ask at once, the second gets
// the first one's.
func (a *Area) makeKeepingKey(ctx context.Context, personID string) (kept string, err error) {
	key := make([]byte, keepingKeyLength)
	_, _ = rand.Read(key) // never fails
	sealed, err := a.config.Box.Seal(key, keepingPurpose, personID)
	if err != nil {
		return "", err
	}
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		made, err := addKeepingKey(ctx, tx, personID, sealed)
		if err != nil {
			return err
		}
		if kept, err = findKeepingKey(ctx, tx, personID); err != nil || !made {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "openKeeping", Entity: "person", EntityID: personID, CampusID: access.From(ctx).Actor().CampusID})
	})
	return kept, err
}

// addKeepingKey keeps a new key, unless there is one.
func addKeepingKey(ctx context.Context, tx *db.Tx, personID, sealed string) (made bool, err error) {
	n, err := db.Affected(ctx, tx, `INSERT INTO keeping_key (person_id, sealed, created_at) VALUES (?, ?, ?) ON CONFLICT (person_id) DO NOTHING`,
		personID, sealed, clock.Now())
	return n > 0, err
}

// findKeepingKey returns a person's sealed key, or "".
func findKeepingKey(ctx context.Context, q db.Querier, personID string) (string, error) {
	all, err := db.All(ctx, q, db.ScanString, `SELECT sealed FROM keeping_key WHERE person_id = ?`, personID)
	if err != nil || len(all) == 0 {
		return "", err
	}
	return all[0], nil
}
