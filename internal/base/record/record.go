// Package record changes records, each time in the same steps: look it up in
// the caller's reach, refuse what is archived or was saved by somebody else in
// the meantime, change it, write the trail, and read it again.
package record

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// AnyVersion is for changes that nobody can have made on something stale. It
// is no version that a record has, nor 0, for one that was never saved.
const AnyVersion = -1

// Kind is a kind of record: how one is addressed (ID, mostly a string), what a
// row is (T), and what a caller gets to see of it (S, mostly T itself).
type Kind[ID, T, S any] struct {
	DB *db.DB
	// Entity is what the trail calls it.
	Entity string
	// Find looks one up in the caller's reach. What it is part of is looked up
	// on the way, by Open where that may be archived.
	Find func(ctx context.Context, q db.Querier, in access.Scope, id ID) (T, error)
	// State tells what a change must know of it.
	State func(T) State
	// Show fills in what depends on the caller.
	Show func(ctx context.Context, q db.Querier, row T) (S, error)
	// Again reads it after a change; nil for as Find does.
	Again func(ctx context.Context, q db.Querier, id ID) (T, error)
}

// State is what a change must know of a record.
type State struct {
	ID       string
	CampusID string // whose people may read about it in the trail; "" for none
	Version  int64
	Archived bool
	Trail    any // what the trail keeps of it
}

// Deletion says what became of a record.
type Deletion struct {
	Outcome string `json:"outcome" enum:"deleted,archived"`
}

// Deleted and Archived are the outcomes of a deletion.
var (
	Deleted  = Deletion{"deleted"}
	Archived = Deletion{"archived"}
)

// Open finds a record that may be changed: one that is not archived.
func (k Kind[ID, T, S]) Open(ctx context.Context, q db.Querier, id ID) (T, error) {
	row, err := k.Find(ctx, q, access.From(ctx), id)
	if err == nil && k.State(row).Archived {
		err = fault.New(fault.Conflict, "edit.archived")
	}
	return row, err
}

// Current is Open for a caller who last saw the record in a version. One that
// stands in another is returned with the refusal.
func (k Kind[ID, T, S]) Current(ctx context.Context, q db.Querier, id ID, version int64) (T, error) {
	row, err := k.Open(ctx, q, id)
	if err != nil || version == AnyVersion || k.State(row).Version == version {
		return row, err
	}
	current, err := k.Show(ctx, q, row)
	if err != nil {
		return row, err
	}
	return row, fault.Stale(current)
}

// Change changes a record that the caller last saw in a version, and returns
// it as it is then.
func (k Kind[ID, T, S]) Change(ctx context.Context, id ID, version int64, action string, do func(*db.Tx, T) error) (shown S, err error) {
	err = k.DB.Tx(ctx, func(tx *db.Tx) error {
		shown, err = k.ChangeIn(ctx, tx, id, version, action, do)
		return err
	})
	return shown, err
}

// ChangeIn is Change as a part of something larger.
func (k Kind[ID, T, S]) ChangeIn(ctx context.Context, tx *db.Tx, id ID, version int64, action string, do func(*db.Tx, T) error) (none S, err error) {
	before, err := k.Current(ctx, tx, id, version)
	if err != nil {
		return none, err
	}
	return k.change(ctx, tx, id, action, before, do)
}

// Restore brings an archived record back. One that is not archived stays as it
// is: somebody else was quicker.
func (k Kind[ID, T, S]) Restore(ctx context.Context, id ID, action string, do func(*db.Tx, T) error) (shown S, err error) {
	err = k.DB.Tx(ctx, func(tx *db.Tx) error {
		before, err := k.Find(ctx, tx, access.From(ctx), id)
		if err != nil {
			return err
		}
		if k.State(before).Archived {
			shown, err = k.change(ctx, tx, id, action, before, do)
		} else {
			shown, err = k.Show(ctx, tx, before)
		}
		return err
	})
	return shown, err
}

// change carries a change out, writes the trail and reads the record again.
func (k Kind[ID, T, S]) change(ctx context.Context, tx *db.Tx, id ID, action string, before T, do func(*db.Tx, T) error) (none S, err error) {
	if err := do(tx, before); err != nil {
		return none, err
	}
	after, err := k.again(ctx, tx, id)
	if err != nil {
		return none, err
	}
	if err := k.record(ctx, tx, action, k.State(after), k.State(before).Trail, k.State(after).Trail); err != nil {
		return none, err
	}
	return k.Show(ctx, tx, after)
}

func (k Kind[ID, T, S]) again(ctx context.Context, q db.Querier, id ID) (T, error) {
	if k.Again != nil {
		return k.Again(ctx, q, id)
	}
	return k.Find(ctx, q, access.From(ctx), id)
}

// Delete removes a record that the caller last saw in a version, 0 where he does
// not say, or archives it where something needs it still: do says which it did.
func (k Kind[ID, T, S]) Delete(ctx context.Context, id ID, version int64, action string, do func(*db.Tx, T) (Deletion, error)) (done Deletion, err error) {
	if version == 0 {
		version = AnyVersion
	}
	err = k.DB.Tx(ctx, func(tx *db.Tx) error {
		before, err := k.Current(ctx, tx, id, version)
		if err != nil {
			return err
		}
		if done, err = do(tx, before); err != nil {
			return err
		}
		was := k.State(before)
		if done != Archived {
			return k.record(ctx, tx, action, was, was.Trail, nil)
		}
		after, err := k.again(ctx, tx, id)
		if err != nil {
			return err
		}
		return k.record(ctx, tx, action, was, was.Trail, k.State(after).Trail)
	})
	return done, err
}

// Remove is Delete for what is never archived.
func (k Kind[ID, T, S]) Remove(ctx context.Context, id ID, version int64, action string, do func(*db.Tx, T) error) error {
	_, err := k.Delete(ctx, id, version, action, func(tx *db.Tx, before T) (Deletion, error) { return Deleted, do(tx, before) })
	return err
}

func (k Kind[ID, T, S]) record(ctx context.Context, tx *db.Tx, action string, of State, before, after any) error {
	return audit.Record(ctx, tx, audit.Event{
		Action: action, Entity: k.Entity, EntityID: of.ID, CampusID: of.CampusID, Before: before, After: after,
	})
}

// AsItIs shows a record of which nothing depends on the caller.
func AsItIs[T any](_ context.Context, _ db.Querier, row T) (T, error) { return row, nil }
