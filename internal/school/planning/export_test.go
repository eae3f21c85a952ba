package planning

import (
	"context"

	"myspace/internal/base/db"
)

// FindAll returns every agenda course.
func FindAll(ctx context.Context, q db.Querier) ([]AgendaCourse, error) {
	return findAgendaCourses(ctx, q, db.Where{})
}
