package part

import (
	"context"

	"myspace/internal/base/db"
)

// Opened hears that the caller has opened a course to somebody, in the same
// transaction.
type Opened func(ctx context.Context, tx *db.Tx, personID, courseID string) error

// Opened tells every area that waits for courses to be opened.
func (all Parts) Opened(ctx context.Context, tx *db.Tx, personID, courseID string) error {
	for _, p := range all {
		if p.Opened == nil {
			continue
		}
		if err := p.Opened(ctx, tx, personID, courseID); err != nil {
			return err
		}
	}
	return nil
}
