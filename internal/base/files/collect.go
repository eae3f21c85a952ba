package files

import (
	"context"
	"errors"
	"maps"
	"slices"
	"strings"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// grace is how long a content that nobody refers to is kept: the time to save
// the form it was uploaded for, or to finish a backup that saw it in use.
const grace = 24 * time.Hour

// References are queries that return the hashes an area refers to, by the name
// of the table and column: "campus.logo_hash" →
// "SELECT logo_hash FROM campus WHERE logo_hash <> ”".
type References map[string]string

// union is one statement for all references, and so one moment: a hash that
// moves from one table to another is never missed.
func (r References) union() string {
	var all []string
	for _, name := range slices.Sorted(maps.Keys(r)) {
		all = append(all, r[name])
	}
	return strings.Join(all, " UNION ALL ")
}

// Collect removes the contents that no reference has named for a day, with
// their rows, and returns how many it removed. It runs from time to time.
func (s *Store) Collect(ctx context.Context, d *db.DB, refs References) (removed int, err error) {
	if len(refs) == 0 {
		return 0, errors.New("files: to collect without any reference would remove everything")
	}
	if err := s.sweep(); err != nil {
		return 0, err
	}
	before := clock.Now().Add(-grace)
	if err := mark(ctx, d, refs.union(), before); err != nil {
		return 0, err
	}
	kept, err := keptHashes(ctx, d, refs.union())
	if err != nil {
		return 0, err
	}
	err = s.Each(ctx, func(b Blob) error {
		if kept[b.Hash] {
			return nil
		}
		gone, err := s.removeOld(ctx, b.Hash, before.Time)
		if gone {
			removed++
		}
		return err
	})
	return removed, err
}

// mark notes which rows have lost their last reference or found one again, and
// deletes those that have had none for the whole grace.
func mark(ctx context.Context, d *db.DB, union string, before clock.Time) error {
	const with, used = `WITH used (hash) AS (`, `(SELECT hash FROM used WHERE hash IS NOT NULL)`
	return d.Tx(ctx, func(tx *db.Tx) error {
		return errors.Join(
			db.Exec(ctx, tx, with+union+`) UPDATE file SET unused_since = NULL
				WHERE unused_since IS NOT NULL AND hash IN `+used),
			db.Exec(ctx, tx, with+union+`) UPDATE file SET unused_since = ?
				WHERE unused_since IS NULL AND hash NOT IN `+used, clock.Now()),
			db.Exec(ctx, tx, `DELETE FROM file WHERE unused_since < ?`, before),
		)
	})
}

// keptHashes returns what must stay: everything with a row or a reference.
func keptHashes(ctx context.Context, d *db.DB, union string) (map[string]bool, error) {
	kept := map[string]bool{}
	err := db.Each(ctx, d, func(r db.Row) error {
		hash, err := db.ScanString(r)
		kept[hash] = true
		return err
	}, `WITH used (hash) AS (`+union+`) SELECT hash FROM file UNION SELECT hash FROM used WHERE hash IS NOT NULL`)
	return kept, err
}

// announce says that a content is on its way in; what it returns, that it is there.
func (s *Store) announce(hash string) (done func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.storing[hash]++
	return func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		if s.storing[hash]--; s.storing[hash] == 0 {
			delete(s.storing, hash)
		}
	}
}

// removeOld removes a content unless it is being stored again, or was after
// the given time. (Another server that stores it between the look and the
// removal, some milliseconds, would lose it: both must meet on a content that
// nobody has used for a day.)
func (s *Store) removeOld(ctx context.Context, hash string, before time.Time) (bool, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.storing[hash] > 0 {
		return false, nil
	}
	e, err := s.back.stat(ctx, blobKey(hash))
	if fault.KindOf(err) == fault.NotFound {
		return false, nil
	}
	if err != nil || e.modified.After(before) {
		return false, err
	}
	return true, s.Remove(ctx, hash)
}
