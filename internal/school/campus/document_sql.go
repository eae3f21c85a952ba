package campus

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
)

const documentColumns = `d.id, d.version, d.campus_id, d.title, d.position, d.name, d.hash, f.media_type, f.size, d.created_at,
	` + naming.PersonOrNobody

const documentTables = `campus_document d JOIN file f ON f.hash = d.hash LEFT JOIN person p ON p.id = d.created_by`

func scanDocument(r db.Row) (d CampusDocument, err error) {
	return d, r.Scan(&d.ID, &d.Version, &d.campusID, &d.Title, &d.Position, &d.Name, &d.hash, &d.MediaType, &d.Size, &d.CreatedAt, &d.CreatedByName)
}

// The functions here take a campus that was found through the caller's scope;
// a document is only ever looked up within its campus.

func findDocuments(ctx context.Context, q db.Querier, campusID string) (db.List[CampusDocument], error) {
	var w db.Where
	w.Add(`d.campus_id = ?`, campusID)
	return db.Find(ctx, q, scanDocument, db.Select{
		Columns: documentColumns, From: documentTables, Count: `campus_document d`, Where: w, Order: `d.position, d.id`, Page: 1, Size: 200,
	})
}

func findDocument(ctx context.Context, q db.Querier, campusID, id string) (CampusDocument, error) {
	return db.One(ctx, q, "campus.document_not_found", scanDocument,
		`SELECT `+documentColumns+` FROM `+documentTables+` WHERE d.campus_id = ? AND d.id = ?`, campusID, id)
}

// addDocument adds a document at the end of the campus's list.
func addDocument(ctx context.Context, q db.Querier, campusID, by string, d CampusDocument) error {
	return db.Exec(ctx, q, `INSERT INTO campus_document (id, campus_id, title, name, hash, position, created_by, created_at)
		SELECT ?, ?, ?, ?, ?, COALESCE(MAX(position) + 1, 0), ?, ? FROM campus_document WHERE campus_id = ?`,
		d.ID, campusID, d.Title, d.Name, d.hash, by, clock.Now(), campusID)
}

func saveDocument(ctx context.Context, q db.Querier, campusID, id string, f CampusDocumentFields) error {
	return db.Change(ctx, q, "campus.document_not_found",
		`UPDATE campus_document SET version = version + 1, title = ?, position = ? WHERE campus_id = ? AND id = ?`,
		f.Title, f.Position, campusID, id)
}

func removeDocument(ctx context.Context, q db.Querier, campusID, id string) error {
	return db.Change(ctx, q, "campus.document_not_found", `DELETE FROM campus_document WHERE campus_id = ? AND id = ?`, campusID, id)
}

func countDocuments(ctx context.Context, q db.Querier, campusID string) (int, error) {
	return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM campus_document WHERE campus_id = ?`, campusID)
}
