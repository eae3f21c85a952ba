package account

import (
	"context"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// The kinds of link that are mailed, and how long each lives.
const (
	resetLink   = "reset"
	confirmLink = "confirm"

	resetLife   = time.Hour
	confirmLife = 7 * 24 * time.Hour
)

// addLink makes a link for a person and voids the older ones of its kind. The
// token is in the mail and nowhere else.
func addLink(ctx context.Context, d *db.DB, kind, personID string, life time.Duration) (token string, err error) {
	token = newToken()
	now := clock.Now()
	err = d.Tx(ctx, func(tx *db.Tx) error {
		if err := voidLinks(ctx, tx, kind, personID); err != nil {
			return err
		}
		return db.Exec(ctx, tx, `INSERT INTO mailed_link (token_hash, kind, person_id, created_at, expires_at) VALUES (?, ?, ?, ?, ?)`,
			hashToken(token), kind, personID, now, now.Add(life))
	})
	return token, err
}

// useLink consumes a link: of many who try at once, one succeeds.
func useLink(ctx context.Context, tx *db.Tx, kind, token string) (personID string, err error) {
	now := clock.Now()
	personID, err = db.One(ctx, tx, "account.link_invalid", db.ScanString,
		`UPDATE mailed_link SET used_at = ? WHERE token_hash = ? AND kind = ? AND used_at IS NULL AND expires_at > ? RETURNING person_id`,
		now, hashToken(token), kind, now)
	if fault.KindOf(err) == fault.NotFound {
		return "", fault.On("token", "account.link_invalid", nil)
	}
	return personID, err
}

func voidLinks(ctx context.Context, tx *db.Tx, kind, personID string) error {
	return db.Exec(ctx, tx, `UPDATE mailed_link SET used_at = ? WHERE kind = ? AND person_id = ? AND used_at IS NULL`, clock.Now(), kind, personID)
}
