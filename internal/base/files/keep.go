package files

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// Keep writes the row of a stored content, in the transaction that refers to
// it. A content that was about to be collected is so no longer.
func Keep(ctx context.Context, q db.Querier, b Blob) error {
	return db.Exec(ctx, q, `
		INSERT INTO file (hash, size, media_type, created_at) VALUES (?, ?, ?, ?)
		ON CONFLICT (hash) DO UPDATE SET unused_since = NULL WHERE file.unused_since IS NOT NULL`,
		b.Hash, b.Size, b.MediaType, clock.Now())
}

// Find returns a kept content; fault.NotFound if there is none.
func Find(ctx context.Context, q db.Querier, hash string) (Blob, error) {
	return db.One(ctx, q, "file.not_found", func(r db.Row) (b Blob, err error) {
		return b, r.Scan(&b.Hash, &b.Size, &b.MediaType)
	}, `SELECT hash, size, media_type FROM file WHERE hash = ?`, hash)
}
