package part

import (
	"context"

	"myspace/internal/base/db"
)

// Missing is what a week-end still lacks when it is about to be closed.
type Missing struct {
	Name       string   `json:"name" enum:"unanswered,no_teacher,attendance,grades,recordings" doc:"What: an invitation without an answer, a session that nobody has accepted to teach, one whose attendance was not taken, a course of a class in which somebody has no grade, a session of which nothing was published."`
	Count      int      `json:"count"`
	SessionIDs []string `json:"session_ids" doc:"Where; at most 100 of them."`
}

// maxMissing is how many sessions are named of each kind.
const maxMissing = 100

// Lacking is what is missing in sessions: nothing where there are none.
func Lacking(name string, sessionIDs []string) []Missing {
	if len(sessionIDs) == 0 {
		return nil
	}
	return []Missing{{Name: name, Count: len(sessionIDs), SessionIDs: sessionIDs[:min(len(sessionIDs), maxMissing)]}}
}

// Closing says what an area misses of a planning that is about to be closed.
type Closing func(ctx context.Context, q db.Querier, planningID string) ([]Missing, error)

// Missing is what all areas miss of a planning.
func (all Parts) Missing(ctx context.Context, q db.Querier, planningID string) ([]Missing, error) {
	found := []Missing{}
	for _, of := range gather(all, func(p Part) []Closing { return p.Closings }) {
		some, err := of(ctx, q, planningID)
		if err != nil {
			return nil, err
		}
		found = append(found, some...)
	}
	return found, nil
}
