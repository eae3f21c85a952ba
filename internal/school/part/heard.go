package part

import (
	"context"
	"maps"

	"myspace/internal/base/db"
)

// Listening is somebody and a session that he may hear again.
type Listening struct{ PersonID, SessionID string }

// Heard says how much of the recording of a session somebody has heard, in per
// cent; a session without a recording is not in the answer.
type Heard func(ctx context.Context, q db.Querier, all []Listening) (map[Listening]int, error)

// Heard is what all areas know of who heard which session.
func (all Parts) Heard(ctx context.Context, q db.Querier, asked []Listening) (map[Listening]int, error) {
	found := map[Listening]int{}
	for _, p := range all {
		if p.Heard == nil || len(asked) == 0 {
			continue
		}
		some, err := p.Heard(ctx, q, asked)
		if err != nil {
			return nil, err
		}
		maps.Copy(found, some)
	}
	return found, nil
}
