package part

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
)

// Need is a book that a course of somebody requires or suggests.
type Need struct {
	BookID, CourseID, Code, Name string
	Required                     bool
}

// Needs tells which books the caller's own courses need: those that he teaches, that
// his class has or that were granted to him.
type Needs func(ctx context.Context, q db.Querier, in access.Scope) ([]Need, error)

// Needs is what is known of the books of somebody's courses; nothing where no area
// knows.
func (all Parts) Needs() Needs {
	for _, p := range all {
		if p.Needs != nil {
			return p.Needs
		}
	}
	return func(context.Context, db.Querier, access.Scope) ([]Need, error) { return nil, nil }
}
