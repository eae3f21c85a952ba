// Package demo fills an empty database with a school that does not exist: to
// try the program out, and, made larger, to measure it.
//
// Each slice of the program adds its share as a part, in a file of its own.
package demo

import (
	"context"
	"errors"
	"fmt"

	"myspace/internal/base/db"
	"myspace/internal/base/files"
	"myspace/internal/school/campus"
	"myspace/internal/school/people"
)

// Options say how large the school is. The same options make the same school.
type Options struct {
	Students int // besides the accounts and those of the other region
	Campuses int // open ones in the region of the sign-in page
	Seed     uint64
}

// The limits of the options. Accounts are at the first two campuses.
const (
	minCampuses, maxCampuses = 2, 1000
	maxStudents              = 5_000_000
)

// Check returns what is wrong with the options.
func (o Options) Check() error {
	var wrong []error
	if o.Campuses < minCampuses || o.Campuses > maxCampuses {
		wrong = append(wrong, fmt.Errorf("--campuses: %d is not allowed: write %d to %d", o.Campuses, minCampuses, maxCampuses))
	}
	if o.Students < 0 || o.Students > maxStudents {
		wrong = append(wrong, fmt.Errorf("--students: %d is not allowed: write 0 to %d", o.Students, maxStudents))
	}
	return errors.Join(wrong...)
}

// part is a slice's share of the demo school.
type part struct {
	// plan decides what there will be and stores the files it needs, before
	// the transaction begins; nil for nothing.
	plan func(ctx context.Context, w *world) error
	// add writes it; nil for nothing. It may be run again, and then does the
	// same.
	add func(ctx context.Context, tx *db.Tx, w *world) error
}

// parts are all shares, those that others build on first.
var parts = []part{
	{nil, addFiles}, // those that the other parts have planned
	{planRegions, addRegions},
	{planCampuses, addCampuses},
	{planChurches, addChurches},
	{planPortraits, nil},
	{planStaff, addStaff},
	{planDocuments, addDocuments},
	{nil, addStudents},
	{planAccounts, addAccounts},
	{nil, addInstructors},
	{planBooks, addBooks},
	{planCourses, addCourses},
	{planCurricula, addCurricula},
	{nil, addClasses},
	{nil, addPlannings},
	{nil, addStudies},
	{planCatchUps, addCatchUps},
	{planSignature, addSignature},
	{planRecordings, addRecordings},
	{nil, addBookLists},
	{nil, addLetters},
	{nil, addLoans},
	{nil, addFinance},
	{nil, addApplicants},
	{nil, addNotes},
}

// ErrNotEmpty is what Fill answers for a database that is in use.
var ErrNotEmpty = errors.New("the database has people or regions in it: demo data goes into an empty one only")

// Fill fills an empty database, all of it or nothing.
func Fill(ctx context.Context, d *db.DB, store *files.Store, o Options) error {
	if err := errors.Join(o.Check(), checkEmpty(ctx, d)); err != nil {
		return err
	}
	w := &world{Options: o, store: store}
	for _, p := range parts {
		if p.plan == nil {
			continue
		}
		if err := p.plan(ctx, w); err != nil {
			return fmt.Errorf("plan the demo data: %w", err)
		}
	}
	err := d.Tx(ctx, func(tx *db.Tx) error {
		if err := checkEmpty(ctx, tx); err != nil {
			return err
		}
		for _, p := range parts {
			if p.add == nil {
				continue
			}
			if err := p.add(ctx, tx, w); err != nil {
				return fmt.Errorf("add the demo data: %w", err)
			}
		}
		return nil
	})
	if err != nil {
		return err
	}
	return d.Learn(ctx)
}

func checkEmpty(ctx context.Context, q db.Querier) error {
	n, err := people.CountAll(ctx, q)
	if err != nil {
		return err
	}
	used, err := campus.AnyRegion(ctx, q)
	if err == nil && (used || n > 0) {
		err = ErrNotEmpty
	}
	return err
}
