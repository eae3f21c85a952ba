package part

import (
	"context"

	"myspace/internal/base/db"
)

// Follower is an area that keeps something of people which has to go along with
// them, in the same transaction. Everything in it may be absent.
type Follower struct {
	// Sorted copies the name by which a person is sorted to where lists of the
	// area start.
	Sorted func(ctx context.Context, tx *db.Tx, personID, sortName string) error
	// MayMerge refuses to make two records one, and says why.
	MayMerge func(ctx context.Context, q db.Querier, keptID, otherID string) error
	// Merge gives the rows whose tie is Handled from the other record to the
	// kept one.
	Merge func(ctx context.Context, tx *db.Tx, keptID, otherID string) error
	// Applied hears of somebody who applies to a campus, again or for the first
	// time.
	Applied func(ctx context.Context, tx *db.Tx, personID, campusID string) error
	// Demoted hears of somebody who may have lost roles, or all of them.
	Demoted func(ctx context.Context, tx *db.Tx, personID string) error
	// Erased takes out what is told of a person who is erased in rows that refer to
	// his own.
	Erased func(ctx context.Context, tx *db.Tx, personID string) error
	// Forget takes out what is held of an erased person's address beside the
	// rows that refer to him, such as counted attempts.
	Forget func(ctx context.Context, tx *db.Tx, email string) error
}

// Sorted tells every follower by which name a person is sorted now.
func (all Parts) Sorted(ctx context.Context, tx *db.Tx, personID, sortName string) error {
	for _, p := range all {
		if f := p.Follower.Sorted; f != nil {
			if err := f(ctx, tx, personID, sortName); err != nil {
				return err
			}
		}
	}
	return nil
}

// MayMerge returns the first reason not to make two records one.
func (all Parts) MayMerge(ctx context.Context, q db.Querier, keptID, otherID string) error {
	for _, p := range all {
		if f := p.Follower.MayMerge; f != nil {
			if err := f(ctx, q, keptID, otherID); err != nil {
				return err
			}
		}
	}
	return nil
}

// Merge has every follower give what is the other record's to the kept one.
func (all Parts) Merge(ctx context.Context, tx *db.Tx, keptID, otherID string) error {
	for _, p := range all {
		if f := p.Follower.Merge; f != nil {
			if err := f(ctx, tx, keptID, otherID); err != nil {
				return err
			}
		}
	}
	return nil
}

// Applied tells every follower of somebody who applies to a campus.
func (all Parts) Applied(ctx context.Context, tx *db.Tx, personID, campusID string) error {
	for _, p := range all {
		if f := p.Follower.Applied; f != nil {
			if err := f(ctx, tx, personID, campusID); err != nil {
				return err
			}
		}
	}
	return nil
}

// Demoted tells every follower of somebody who may have lost roles.
func (all Parts) Demoted(ctx context.Context, tx *db.Tx, personID string) error {
	for _, p := range all {
		if f := p.Follower.Demoted; f != nil {
			if err := f(ctx, tx, personID); err != nil {
				return err
			}
		}
	}
	return nil
}

// Erased has every follower take out what is told of a person.
func (all Parts) Erased(ctx context.Context, tx *db.Tx, personID string) error {
	for _, p := range all {
		if f := p.Follower.Erased; f != nil {
			if err := f(ctx, tx, personID); err != nil {
				return err
			}
		}
	}
	return nil
}

// Forget has every follower forget an address.
func (all Parts) Forget(ctx context.Context, tx *db.Tx, email string) error {
	for _, p := range all {
		if f := p.Follower.Forget; f != nil {
			if err := f(ctx, tx, email); err != nil {
				return err
			}
		}
	}
	return nil
}
