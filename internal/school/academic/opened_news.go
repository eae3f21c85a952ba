package academic

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// LatelyOpened is a document of a course that was put up lately.
type LatelyOpened struct {
	ID, Title, CourseID, CourseName string
	At                              clock.Time
}

// OwnNewDocuments returns the documents put up since then that are open to the caller
// by a class or a grant, the latest first.
func OwnNewDocuments(ctx context.Context, q db.Querier, in access.Scope, since clock.Time, most int) ([]LatelyOpened, error) {
	_, follows := theirs(in, "d.course_id")
	follows.Add(`d.student_access AND d.type NOT IN `+exam+` AND d.created_at > ?`, since)
	return db.All(ctx, q, func(r db.Row) (d LatelyOpened, err error) {
		return d, r.Scan(&d.ID, &d.Title, &d.CourseID, &d.CourseName, &d.At)
	}, `SELECT d.id, d.title, c.id, c.name, d.created_at FROM course_document d JOIN course c ON c.id = d.course_id`+follows.String()+` ORDER BY d.created_at DESC, d.id`+db.Limit(most), follows.Args...)
}
