package account

import (
	"context"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/secret"
)

// The kinds of link that are mailed, and how long each lives.
const (
	resetLink   = "reset"
	confirmLink = "confirm"
	inviteLink  = "invite"

	resetLife   = time.Hour
	confirmLife = 7 * 24 * time.Hour
	inviteLife  = 7 * 24 * time.Hour
)

// addLink makes a link for a person and voids the older ones of its kind. The
// token is in the mail and nowhere else.
func addLink(ctx context.Context, d *db.DB, kind, personID string, life time.Duration) (token string, err error) {
	return addLinkAbout(ctx, d, kind, personID, "", life)
}

// addLinkAbout is addLink for one of several things that a person may have
// links about: it voids the older ones about the same thing.
func addLinkAbout(ctx context.Context, d *db.DB, kind, personID, about string, life time.Duration) (token string, err error) {
	token = secret.New()
	now := clock.Now()
	err = d.Tx(ctx, func(tx *db.Tx) error {
		if err := voidLinks(ctx, tx, kind, personID, about); err != nil {
			return err
		}
		return db.Exec(ctx, tx, `INSERT INTO mailed_link (token_hash, kind, person_id, about, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?)`,
			secret.Hash(token), kind, personID, about, now, now.Add(life))
	})
	return token, err
}

// useLink consumes a link: of many who try at once, one succeeds.
func useLink(ctx context.Context, tx *db.Tx, kind, token string) (personID string, err error) {
	now := clock.Now()
	personID, err = db.One(ctx, tx, "account.link_invalid", db.ScanString,
		`UPDATE mailed_link SET used_at = ? WHERE token_hash = ? AND kind = ? AND used_at IS NULL AND expires_at > ? RETURNING person_id`,
		now, secret.Hash(token), kind, now)
	if fault.KindOf(err) == fault.NotFound {
		return "", errLink()
	}
	return personID, err
}

// voidLinks ends the links of a kind that a person has about a thing.
func voidLinks(ctx context.Context, tx *db.Tx, kind, personID, about string) error {
	return db.Exec(ctx, tx, `UPDATE mailed_link SET used_at = ? WHERE kind = ? AND person_id = ? AND about = ? AND used_at IS NULL`,
		clock.Now(), kind, personID, about)
}
