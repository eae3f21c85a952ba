package part

import (
	"context"

	"myspace/internal/base/db"
)

// The records of earlier areas that later ones hang on.
const (
	Campus = "campus"
	Book   = "book"
	Course = "course"
	Class  = "class"
)

// Use is how a later area hangs on records of an earlier one.
type Use struct {
	// Of is the kind of record: Campus, Book, Course, Class.
	Of string
	// Name says in the API what hangs there: people, sessions, courses.
	Name string
	// Count says how many hang on a record.
	Count func(ctx context.Context, q db.Querier, id string) (int, error)
	// Keeps is true where a record that has some is archived, never deleted.
	Keeps bool
	// Archived does what must be done when a record is archived, in the same
	// transaction; nil for nothing.
	Archived func(ctx context.Context, tx *db.Tx, id string) error
	// Zoned does what must be done when a campus goes by another clock, in the
	// same transaction; nil for nothing.
	Zoned func(ctx context.Context, tx *db.Tx, id, zone string) error
}

// Used reports whether anything hangs on a record that keeps it from being
// deleted.
func (all Parts) Used(ctx context.Context, q db.Querier, kind, id string) (bool, error) {
	for _, u := range all.UsesOf(kind) {
		n, err := u.Count(ctx, q, id)
		if err != nil || u.Keeps && n > 0 {
			return true, err
		}
	}
	return false, nil
}

// Hold is what a later area knows of an enrollment: that something hangs on it
// which forbids to take it back.
type Hold struct {
	// Payment is true where it speaks of money: then it also keeps the terms
	// from being changed.
	Payment bool
	// Reasons returns the codes of what hangs on enrollments, by their ids, in as
	// many statements for a page of them as for one.
	Reasons func(ctx context.Context, q db.Querier, enrollmentIDs []string) (codes map[string]string, err error)
	// Paid returns the numbers of the enrollment's installments of which
	// something was paid; nil where the area knows of no payments.
	Paid func(ctx context.Context, q db.Querier, enrollmentID string) (map[int]bool, error)
}
