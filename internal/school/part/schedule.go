package part

import (
	"context"

	"myspace/internal/base/db"
)

// Scheduled hears that what is to be paid for enrollments, and when, is no longer
// what it was: a schedule was made, taken back, canceled or restored, in the same
// transaction. They are told together, so that many take no more statements than
// one.
type Scheduled func(ctx context.Context, tx *db.Tx, enrollmentIDs []string) error

// Scheduled tells every area that follows the schedules of enrollments.
func (all Parts) Scheduled(ctx context.Context, tx *db.Tx, enrollmentIDs ...string) error {
	for _, p := range all {
		if p.Scheduled == nil {
			continue
		}
		if err := p.Scheduled(ctx, tx, enrollmentIDs); err != nil {
			return err
		}
	}
	return nil
}
