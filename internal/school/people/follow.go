package people

import (
	"context"

	"myspace/internal/base/db"
)

// Follower is a later area that keeps something of people which has to go along
// with them, in the same transaction. Every part of it may be absent.
type Follower struct {
	// Sorted copies the name by which a person is sorted to where lists of the
	// area start.
	Sorted func(ctx context.Context, tx *db.Tx, personID, sortName string) error
	// MayMerge refuses to make two records one, and says why.
	MayMerge func(ctx context.Context, q db.Querier, keptID, otherID string) error
	// Merge gives the rows whose tie is Handled from the other record to the
	// kept one.
	Merge func(ctx context.Context, tx *db.Tx, keptID, otherID string) error
	// Demoted hears of somebody who may have lost roles, or all of them.
	Demoted func(ctx context.Context, tx *db.Tx, personID string) error
}

// followers are all of them.
type followers []Follower

// Follow tells the area of a later one that follows people.
func (a *Area) Follow(f Follower) { a.followers = append(a.followers, f) }

func (all followers) sorted(ctx context.Context, tx *db.Tx, personID, sortName string) error {
	for _, f := range all {
		if f.Sorted == nil {
			continue
		}
		if err := f.Sorted(ctx, tx, personID, sortName); err != nil {
			return err
		}
	}
	return nil
}

func (all followers) mayMerge(ctx context.Context, q db.Querier, keptID, otherID string) error {
	for _, f := range all {
		if f.MayMerge == nil {
			continue
		}
		if err := f.MayMerge(ctx, q, keptID, otherID); err != nil {
			return err
		}
	}
	return nil
}

func (all followers) merge(ctx context.Context, tx *db.Tx, keptID, otherID string) error {
	for _, f := range all {
		if f.Merge == nil {
			continue
		}
		if err := f.Merge(ctx, tx, keptID, otherID); err != nil {
			return err
		}
	}
	return nil
}

func (all followers) demoted(ctx context.Context, tx *db.Tx, personID string) error {
	for _, f := range all {
		if f.Demoted == nil {
			continue
		}
		if err := f.Demoted(ctx, tx, personID); err != nil {
			return err
		}
	}
	return nil
}
