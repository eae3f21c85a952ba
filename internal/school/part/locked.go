package part

import (
	"context"

	"myspace/internal/base/db"
)

// Locked says which agenda courses have locked grades in classes: by class and
// agenda course.
type Locked func(ctx context.Context, q db.Querier, classIDs []string) (map[string]map[string]bool, error)

// Locked says which agenda courses have locked grades in classes; none where no
// area knows.
func (all Parts) Locked(ctx context.Context, q db.Querier, classIDs []string) (map[string]map[string]bool, error) {
	for _, p := range all {
		if p.Locked != nil {
			return p.Locked(ctx, q, classIDs)
		}
	}
	return nil, nil
}
