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
// of the table and column, such as "campus.logo_hash". The columns are foreign
// keys to file, so that what is in use cannot be removed by mistake.
type References map[string]string

// Collect removes the contents that no reference has named for a day, with
// their rows, and returns how many it removed. It runs from time to time. A
// store belongs to one database: what that does not know is not in use.
func (s *Store) Collect(ctx context.Context, d *db.DB, refs References) (removed int, err error) {
	if err := s.sweep(); err != nil {
		return 0, err
	}
	before := clock.Now().Add(-grace)
	known, err := refs.usage(ctx, d)
	if err != nil || len(known) == 0 { // an empty database is more likely the wrong one
		return 0, err
	}
	if err := settle(ctx, d, known, before); err != nil {
		return 0, err
	}
	err = s.Each(ctx, func(b Blob) error {
		if _, ok := known[b.Hash]; ok {
			return nil
		}
		// It may have been kept since we looked.
		if kept, err := db.Exists(ctx, d, `SELECT 1 FROM file WHERE hash = ?`, b.Hash); kept || err != nil {
			return err
		}
		gone, err := s.removeOld(ctx, b.Hash, before.Time)
		if gone {
			removed++
		}
		return err
	})
	return removed, errors.Join(err, s.back.tidy(ctx, before.Time))
}

// usage is what the database says of a content.
type usage struct {
	row    bool
	used   bool
	unused clock.Time // since when, as far as noted
}

// usage reads all rows and references in one statement, and so at one moment:
// a hash that moves from one table to another is never missed.
func (r References) usage(ctx context.Context, d *db.DB) (map[string]usage, error) {
	if len(r) == 0 {
		return nil, errors.New("files: to collect without any reference would remove everything")
	}
	known := map[string]usage{}
	err := db.Each(ctx, d, func(row db.Row) error {
		var hash string
		var isRow bool
		var unused clock.Time
		err := row.Scan(&hash, &isRow, &unused)
		u := known[hash]
		if isRow {
			u.row, u.unused = true, unused
		} else {
			u.used = true
		}
		known[hash] = u
		return err
	}, `WITH used (hash) AS (`+r.union()+`)
		SELECT hash, TRUE, unused_since FROM file
		UNION ALL SELECT hash, FALSE, NULL FROM used WHERE hash IS NOT NULL`)
	return known, err
}

func (r References) union() string {
	var all []string
	for _, name := range slices.Sorted(maps.Keys(r)) {
		all = append(all, r[name])
	}
	return strings.Join(all, " UNION ALL ")
}

// settle notes which rows have lost their last reference or found one again,
// and deletes those that have had none for the whole grace. It works in small
// steps: on SQLite all other writers wait for each.
func settle(ctx context.Context, d *db.DB, known map[string]usage, before clock.Time) error {
	var lost, found, due []string
	for hash, u := range known {
		switch {
		case !u.row:
		case u.used && !u.unused.IsZero():
			found = append(found, hash)
		case !u.used && u.unused.IsZero():
			lost = append(lost, hash)
		case !u.used && u.unused.Before(before):
			due = append(due, hash)
			delete(known, hash)
		}
	}
	return errors.Join(
		inSteps(ctx, d, found, `UPDATE file SET unused_since = NULL WHERE hash IN `),
		inSteps(ctx, d, lost, `UPDATE file SET unused_since = ? WHERE unused_since IS NULL AND hash IN `, clock.Now()),
		// What was kept again since we looked is no longer noted as unused.
		inSteps(ctx, d, due, `DELETE FROM file WHERE unused_since < ? AND hash IN `, before),
	)
}

// inSteps runs a statement on some hashes, a few in each transaction.
func inSteps(ctx context.Context, d *db.DB, hashes []string, text string, args ...any) error {
	for some := range slices.Chunk(hashes, 50) {
		values := slices.Clone(args)
		for _, hash := range some {
			values = append(values, hash)
		}
		err := d.Tx(ctx, func(tx *db.Tx) error {
			return db.Exec(ctx, tx, text+db.Values(1, len(some)), values...)
		})
		if err != nil {
			return err
		}
	}
	return nil
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
