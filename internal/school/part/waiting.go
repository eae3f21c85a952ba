package part

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// InstructorSource returns what of an area waits for a caller who teaches, the
// most pressing first; most of the time nothing.
type InstructorSource func(ctx context.Context, q db.Querier, caller access.Scope, now clock.Time) ([]Waiting, error)

// Waiting is something that waits for a teacher: a question to be answered, or
// something that he owes.
type Waiting struct {
	Kind   string       `json:"kind" enum:"invitation,dates,documents,attendance,grades,recordings" doc:"The first two are to be answered, the others are owed."`
	Code   string       `json:"code" doc:"The key of its text."`
	Params fault.Params `json:"params" doc:"The values that the text refers to."`
	Link   string       `json:"link" doc:"Where to do it."`
	Urgent bool         `json:"urgent" doc:"It is late, or soon will be."`
}

// Waiting is what of all areas waits for a teacher.
func (all Parts) Waiting(ctx context.Context, q db.Querier, caller access.Scope, now clock.Time) ([]Waiting, error) {
	found := []Waiting{}
	for _, of := range gather(all, func(p Part) []InstructorSource { return p.Waiting }) {
		some, err := of(ctx, q, caller, now)
		if err != nil {
			return nil, err
		}
		found = append(found, some...)
	}
	return found, nil
}
