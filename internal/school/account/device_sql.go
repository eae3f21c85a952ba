package account

import (
	"context"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/secret"
)

const (
	// deviceLife is how long a device is known that nobody uses.
	deviceLife = 365 * 24 * time.Hour
	// mostDevices is how many devices of a person are known; the one that was
	// used longest ago is forgotten.
	mostDevices = 20
)

// standAt returns where somebody stands who wants to be the owner of an
// address. It takes the same way for addresses that nobody has.
func standAt(ctx context.Context, q db.Querier, emailKey, mark string) (place, error) {
	return findPlace(ctx, q, `SELECT 1 FROM known_device k JOIN person p ON p.id = k.person_id WHERE k.mark_hash = ? AND p.email_key = ?`, mark, emailKey)
}

// personAt is standAt for a person who is known already.
func personAt(ctx context.Context, q db.Querier, personID, mark string) (place, error) {
	return findPlace(ctx, q, `SELECT 1 FROM known_device k WHERE k.mark_hash = ? AND k.person_id = ?`, mark, personID)
}

func findPlace(ctx context.Context, q db.Querier, query, mark, who string) (place, error) {
	p := place{network: networkOf(ctx)}
	if mark == "" {
		return p, nil
	}
	known, err := db.Exists(ctx, q, query, secret.Hash(mark), who)
	if known {
		p.device = secret.Hash(mark)
	}
	return p, err
}

// knowDevice remembers that a person has proved himself in a browser, and
// returns the mark that it keeps: its own, if it has one from us.
func knowDevice(ctx context.Context, tx *db.Tx, personID, mark string) (string, error) {
	ours, err := db.Exists(ctx, tx, `SELECT 1 FROM known_device WHERE mark_hash = ?`, secret.Hash(mark))
	if err != nil {
		return "", err
	}
	if !ours {
		mark = secret.New()
	}
	now := clock.Now()
	if err := db.Exec(ctx, tx, `INSERT INTO known_device (mark_hash, person_id, created_at, used_at) VALUES (?, ?, ?, ?)
		ON CONFLICT (mark_hash, person_id) DO UPDATE SET used_at = excluded.used_at`, secret.Hash(mark), personID, now, now); err != nil {
		return "", err
	}
	return mark, db.Exec(ctx, tx, `DELETE FROM known_device WHERE person_id = ? AND mark_hash IN
		(SELECT mark_hash FROM known_device WHERE person_id = ? ORDER BY used_at DESC, mark_hash LIMIT 1000 OFFSET ?)`, personID, personID, mostDevices)
}

// forgetDevices makes every device of a person one that he has not used yet.
func forgetDevices(ctx context.Context, tx *db.Tx, personID string) error {
	return db.Exec(ctx, tx, `DELETE FROM known_device WHERE person_id = ?`, personID)
}
