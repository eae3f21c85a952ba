package campus

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/files"
)

// The functions here add what nobody typed, such as demo data. The fields obey
// the same rules as those that people send; the times are the caller's.

// AddRegion adds a region.
func AddRegion(ctx context.Context, tx *db.Tx, id string, f RegionFields, at clock.Time) error {
	if err := f.Check(); err != nil {
		return err
	}
	if err := addRegion(ctx, tx, id, f.clean()); err != nil {
		return err
	}
	return db.Exec(ctx, tx, `UPDATE region SET created_at = ?, updated_at = ? WHERE id = ?`, at, at, id)
}

// AnyRegion reports whether there is a region at all.
func AnyRegion(ctx context.Context, q db.Querier) (bool, error) {
	return db.Exists(ctx, q, `SELECT 1 FROM region`)
}

// NewCampus is a campus with its logo and its past.
type NewCampus struct {
	ID, RegionID string
	CampusFields
	LogoHash                         string
	CreatedAt, UpdatedAt, ArchivedAt clock.Time
}

// AddCampus adds a campus.
func AddCampus(ctx context.Context, tx *db.Tx, c NewCampus) error {
	if err := c.Check(); err != nil {
		return err
	}
	if err := addCampus(ctx, tx, c.ID, c.RegionID, c.clean()); err != nil {
		return err
	}
	return db.Exec(ctx, tx, `UPDATE campus SET logo_hash = ?, created_at = ?, updated_at = ?, archived_at = ? WHERE id = ?`,
		db.Optional(c.LogoHash), c.CreatedAt, c.UpdatedAt, c.ArchivedAt, c.ID)
}

// NewDocument is a document of a campus; its title is its name without the
// ending.
type NewDocument struct {
	ID, CampusID, Name, Hash, CreatedBy string
	CreatedAt                           clock.Time
}

// AddDocument adds a document at the end of its campus's list.
func AddDocument(ctx context.Context, tx *db.Tx, d NewDocument) error {
	document := CampusDocument{ID: d.ID, Name: d.Name, hash: d.Hash, CampusDocumentFields: CampusDocumentFields{Title: files.Title(d.Name)}}
	if err := document.Check(); err != nil {
		return err
	}
	if err := addDocument(ctx, tx, d.CampusID, d.CreatedBy, document); err != nil {
		return err
	}
	return db.Exec(ctx, tx, `UPDATE campus_document SET created_at = ? WHERE id = ?`, d.CreatedAt, d.ID)
}
