package planning

import (
	"context"

	"myspace/internal/base/db"
)

// FindAll returns every agenda course.
func FindAll(ctx context.Context, q db.Querier) ([]AgendaCourse, error) {
	return findAgendaCourses(ctx, q, db.Where{})
}

// FindPublished returns the sessions of a planning as everybody sees them.
func FindPublished(ctx context.Context, q db.Querier, planningID string) (map[string]PublishedPart, error) {
	return findPublished(ctx, q, planningID)
}
