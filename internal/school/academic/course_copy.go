package academic

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// takeOver gives a new course the books and documents of another that the
// caller may read: documents as they are now, without their earlier files.
func takeOver(ctx context.Context, tx *db.Tx, fromID, id string, what []string) error {
	if fromID == "" || len(what) == 0 {
		return nil
	}
	scope := access.From(ctx)
	if _, err := findCourse(ctx, tx, scope, fromID); err != nil {
		return err
	}
	if slices.Contains(what, "books") {
		if err := copyBooks(ctx, tx, fromID, id); err != nil {
			return err
		}
	}
	if !slices.Contains(what, "documents") {
		return nil
	}
	documents, err := findDocuments(ctx, tx, scope, fromID)
	if err != nil {
		return err
	}
	return copyDocuments(ctx, tx, id, documents.Items)
}

func copyBooks(ctx context.Context, tx *db.Tx, fromID, id string) error {
	return db.Exec(ctx, tx, `INSERT INTO course_book (course_id, book_id, need, position)
		SELECT c.id, n.book_id, n.need, n.position FROM course_book n JOIN course c ON c.id = ? WHERE n.course_id = ?`, id, fromID)
}

// copyDocuments adds documents to a course in their order. The contents are
// shared: they are kept by what is in them.
func copyDocuments(ctx context.Context, tx *db.Tx, courseID string, documents []CourseDocument) error {
	now, by := clock.Now(), access.From(ctx).Actor().PersonID
	rows := db.NewBulk(`course_document (id, course_id, title, type, language, student_access, position, created_at, updated_at)`)
	contents := db.NewBulk(`course_document_file (id, document_id, number, name, hash, created_by, created_at)`)
	var events []audit.Event
	for i, d := range documents {
		id := db.NewID()
		rows.Add(id, courseID, d.Title, d.Type, d.Language, d.StudentAccess, i, now, now)
		contents.Add(db.NewID(), id, 1, d.Name, d.hash, by, now)
		events = append(events, audit.Event{Action: "createCourseDocument", Entity: "course_document", EntityID: id, After: d.trail()})
	}
	if err := rows.Insert(ctx, tx); err != nil {
		return err
	}
	if err := contents.Insert(ctx, tx); err != nil {
		return err
	}
	return audit.RecordMany(ctx, tx, events)
}
