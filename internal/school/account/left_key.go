package account

import (
	"context"
	"crypto/aes"
	"crypto/cipher"
	"encoding/json"
	"errors"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/seal"
)

// LeaveKey keeps the key of somebody who is erased, for what he left sealed and
// others have to answer for.
func LeaveKey(ctx context.Context, tx *db.Tx, personID string) error {
	return db.Exec(ctx, tx, `INSERT INTO left_key (id, sealed, created_at) SELECT person_id, sealed, ? FROM keeping_key WHERE person_id = ? ON CONFLICT (id) DO NOTHING`, clock.Now(), personID)
}

// KeptBy opens what the browsers of somebody sealed. The key itself never leaves
// the server for anybody else's session: whoever asks decides what of it is told.
type KeptBy struct {
	personID string
	aead     cipher.AEAD
}

// FindKept returns what opens the things that somebody's browsers sealed. Where
// there is no key, as of a record that was merged into another, it is not found.
func FindKept(ctx context.Context, q db.Querier, box *seal.Box, personID string) (KeptBy, error) {
	sealed, err := db.One(ctx, q, "person.not_found", db.ScanString, `SELECT sealed FROM keeping_key WHERE person_id = ? UNION ALL SELECT sealed FROM left_key WHERE id = ?`, personID, personID)
	if err != nil {
		return KeptBy{}, err
	}
	key, err := box.Open(sealed, keepingPurpose, personID)
	if err != nil {
		return KeptBy{}, err
	}
	block, err := aes.NewCipher(key)
	if err != nil {
		return KeptBy{}, err
	}
	aead, err := cipher.NewGCM(block)
	return KeptBy{personID, aead}, err
}

// Open returns what was sealed for a place, as the browser does it.
func (k KeptBy) Open(place string, iv, text []byte) ([]byte, error) {
	about, err := json.Marshal([]string{k.personID, place})
	if err != nil {
		return nil, err
	}
	if len(iv) != k.aead.NonceSize() {
		return nil, errNotHis
	}
	plain, err := k.aead.Open(nil, iv, text, about)
	if err != nil {
		return nil, errNotHis
	}
	return plain, nil
}

var errNotHis = errors.New("account: it is not sealed by this person, or for another place")

// IsNotHis reports whether something could not be opened because somebody else
// sealed it, or it was changed.
func IsNotHis(err error) bool {
	return errors.Is(err, errNotHis)
}
