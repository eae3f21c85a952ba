package part

import (
	"context"

	"myspace/internal/base/db"
)

// WantsLetters says whether somebody wants letters that he can do without.
type WantsLetters func(ctx context.Context, q db.Querier, personID string) (bool, error)

// WantsLetters says whether somebody wants letters that he can do without: he does
// where no area knows otherwise.
func (all Parts) WantsLetters(ctx context.Context, q db.Querier, personID string) (bool, error) {
	for _, p := range all {
		if p.WantsLetters != nil {
			return p.WantsLetters(ctx, q, personID)
		}
	}
	return true, nil
}
