package part

import (
	"context"

	"myspace/internal/base/db"
)

// Graduation is what an area does for students who complete their class by its
// graduation, in the same transaction. Everything in it may be absent.
type Graduation struct {
	// Completed gives them what they get for it.
	Completed func(ctx context.Context, tx *db.Tx, classID string, personIDs []string) error
	// Reopened takes it back from those whose graduation was undone.
	Reopened func(ctx context.Context, tx *db.Tx, classID string, personIDs []string) error
}

// Completed tells every area of who completed a class by its graduation.
func (all Parts) Completed(ctx context.Context, tx *db.Tx, classID string, personIDs []string) error {
	for _, p := range all {
		if f := p.Graduation.Completed; f != nil && len(personIDs) > 0 {
			if err := f(ctx, tx, classID, personIDs); err != nil {
				return err
			}
		}
	}
	return nil
}

// Reopened tells every area of whose graduation was undone.
func (all Parts) Reopened(ctx context.Context, tx *db.Tx, classID string, personIDs []string) error {
	for _, p := range all {
		if f := p.Graduation.Reopened; f != nil && len(personIDs) > 0 {
			if err := f(ctx, tx, classID, personIDs); err != nil {
				return err
			}
		}
	}
	return nil
}
