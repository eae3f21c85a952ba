package files

import (
	"context"

	"myspace/internal/base/db"
)

// Drop removes a content at once, where nothing refers to it any more: for what
// must not wait until Collect comes round.
func (s *Store) Drop(ctx context.Context, d *db.DB, hash string) error {
	if hash == "" {
		return nil
	}
	err := d.Tx(ctx, func(tx *db.Tx) error { return db.Exec(ctx, tx, `DELETE FROM file WHERE hash = ?`, hash) })
	if db.IsReferenced(err) {
		return nil // somebody else's too
	}
	if err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.storing[hash] > 0 {
		return nil
	}
	if kept, err := db.Exists(ctx, d, `SELECT 1 FROM file WHERE hash = ?`, hash); kept || err != nil {
		return err
	}
	return s.Remove(ctx, hash)
}
