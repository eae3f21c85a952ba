package studies

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
)

// The functions here take a cell that was found through the caller's scope; a
// paper is only ever looked up within its cell.

const paperQuery = `SELECT d.id, d.name, d.hash, f.media_type, f.size, d.created_at, ` + naming.PersonOrNobody + `
	FROM attendance_paper d JOIN file f ON f.hash = d.hash LEFT JOIN person p ON p.id = d.created_by WHERE d.agenda_id = ? AND d.enrollment_id = ?`

func scanPaper(r db.Row) (p Paper, err error) {
	return p, r.Scan(&p.ID, &p.Name, &p.hash, &p.MediaType, &p.Size, &p.CreatedAt, &p.By)
}

func findPapers(ctx context.Context, q db.Querier, of cellKey) ([]Paper, error) {
	return db.All(ctx, q, scanPaper, paperQuery+` ORDER BY d.id`, of.session, of.enrollment)
}

func findPaper(ctx context.Context, q db.Querier, of cellKey, id string) (Paper, error) {
	return db.One(ctx, q, "attendance.paper_not_found", scanPaper, paperQuery+` AND d.id = ?`, of.session, of.enrollment, id)
}

func addPaper(ctx context.Context, tx *db.Tx, of cellKey, p Paper, by string) error {
	return db.Exec(ctx, tx, `INSERT INTO attendance_paper (id, agenda_id, enrollment_id, name, hash, created_by, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)`,
		p.ID, of.session, of.enrollment, p.Name, p.hash, by, clock.Now())
}

func removePaper(ctx context.Context, tx *db.Tx, of cellKey, id string) error {
	return db.Change(ctx, tx, "attendance.paper_not_found", `DELETE FROM attendance_paper WHERE id = ? AND agenda_id = ? AND enrollment_id = ?`, id, of.session, of.enrollment)
}
