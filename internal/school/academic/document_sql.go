package academic

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
)

// A document is only ever looked up within its course, and through the
// caller's scope: a course in reach does not open its exams.

const (
	documentColumns = `d.id, d.version, d.course_id, d.title, d.type, d.language, d.student_access,
		v.name, v.hash, v.number, f.media_type, f.size, v.created_at, ` + naming.PersonOrNobody
	documentTables = `course_document d
		JOIN course_document_file v ON v.document_id = d.id
			AND v.number = (SELECT MAX(number) FROM course_document_file WHERE document_id = d.id)
		JOIN file f ON f.hash = v.hash LEFT JOIN person p ON p.id = v.created_by`
	maxDocuments = 500
)

func scanDocument(r db.Row) (d CourseDocument, err error) {
	return d, r.Scan(&d.ID, &d.Version, &d.CourseID, &d.Title, &d.Type, &d.Language, &d.StudentAccess,
		&d.Name, &d.hash, &d.FileNumber, &d.MediaType, &d.Size, &d.UploadedAt, &d.UploadedBy)
}

func findDocuments(ctx context.Context, q db.Querier, in access.Scope, courseID string) (db.List[CourseDocument], error) {
	w := documentsIn(in)
	w.Add(`d.course_id = ?`, courseID)
	return db.Find(ctx, q, scanDocument, db.Select{
		Columns: documentColumns, From: documentTables, Count: `course_document d`, Where: w,
		Order: `d.position, d.id`, Page: 1, Size: maxDocuments,
	})
}

func findDocument(ctx context.Context, q db.Querier, in access.Scope, courseID, id string) (CourseDocument, error) {
	w := documentsIn(in)
	w.Add(`d.course_id = ? AND d.id = ?`, courseID, id)
	return db.One(ctx, q, "course.document_not_found", scanDocument, `SELECT `+documentColumns+` FROM `+documentTables+w.String(), w.Args...)
}

// CountDocuments returns of each course how many documents the caller may see.
func CountDocuments(ctx context.Context, q db.Querier, in access.Scope, courseIDs []string) (map[string]int, error) {
	w, counts := documentsIn(in.Under(readCourses)), map[string]int{}
	w.Among(q, `d.course_id`, courseIDs)
	return counts, db.Each(ctx, q, func(r db.Row) error {
		var id string
		var n int
		err := r.Scan(&id, &n)
		counts[id] = n
		return err
	}, `SELECT d.course_id, COUNT(*) FROM course_document d`+w.String()+` GROUP BY d.course_id`, w.Args...)
}

// DocumentCount is how many documents of a course the caller may see, and how many of
// them are for the class: exams and their answers are not.
type DocumentCount struct{ All, ForClass int }

// CountEachDocument tells of each course how many documents the caller may see.
func CountEachDocument(ctx context.Context, q db.Querier, in access.Scope, courseIDs []string) (map[string]DocumentCount, error) {
	w, counts := documentsIn(in.Under(readCourses)), map[string]DocumentCount{}
	w.Among(q, `d.course_id`, courseIDs)
	return counts, db.Each(ctx, q, func(r db.Row) error {
		var id string
		var n DocumentCount
		err := r.Scan(&id, &n.All, &n.ForClass)
		counts[id] = n
		return err
	}, `SELECT d.course_id, COUNT(*), SUM(CASE WHEN d.type IN `+exam+` THEN 0 ELSE 1 END) FROM course_document d`+w.String()+` GROUP BY d.course_id`, w.Args...)
}

// findCourseOfDocument returns the course that a document in reach belongs to.
func findCourseOfDocument(ctx context.Context, q db.Querier, in access.Scope, id string) (string, error) {
	w := documentsIn(in)
	w.Add(`d.id = ?`, id)
	return db.One(ctx, q, "course.document_not_found", db.ScanString, `SELECT d.course_id FROM course_document d`+w.String(), w.Args...)
}

// AddDocument adds a document with its first file at the end of a course's list.
func AddDocument(ctx context.Context, tx *db.Tx, courseID, id string, f CourseDocumentFields, name, hash, by string) error {
	now := clock.Now()
	if err := db.Exec(ctx, tx, `INSERT INTO course_document (id, course_id, title, type, language, student_access, position, created_at, updated_at)
		SELECT ?, ?, ?, ?, ?, ?, COALESCE(MAX(position) + 1, 0), ?, ? FROM course_document WHERE course_id = ?`,
		id, courseID, f.Title, f.Type, f.Language, f.StudentAccess, now, now, courseID); err != nil {
		return err
	}
	return addDocumentFile(ctx, tx, id, name, hash, by)
}

// addDocumentFile makes a file the one in use; the earlier ones are kept.
func addDocumentFile(ctx context.Context, tx *db.Tx, documentID, name, hash, by string) error {
	return db.Exec(ctx, tx, `INSERT INTO course_document_file (id, document_id, number, name, hash, created_by, created_at)
		SELECT ?, ?, COALESCE(MAX(number) + 1, 1), ?, ?, ?, ? FROM course_document_file WHERE document_id = ?`,
		db.NewID(), documentID, name, hash, by, clock.Now(), documentID)
}

func saveDocument(ctx context.Context, tx *db.Tx, id string, f CourseDocumentFields) error {
	return db.Change(ctx, tx, "course.document_not_found", `UPDATE course_document SET version = version + 1, title = ?, type = ?, language = ?,
		student_access = ?, updated_at = ? WHERE id = ?`, f.Title, f.Type, f.Language, f.StudentAccess, clock.Now(), id)
}

// touchDocument counts a new file as a change of the document.
func touchDocument(ctx context.Context, tx *db.Tx, id string) error {
	return db.Change(ctx, tx, "course.document_not_found", `UPDATE course_document SET version = version + 1, updated_at = ? WHERE id = ?`, clock.Now(), id)
}

// placeDocument says which one a document is in its course; the order is no
// edit of the document, so its version stays.
func orderDocuments(ctx context.Context, tx *db.Tx, courseID string, ids []string) error {
	return db.NewOrder(`course_document (id, position)`, ids, 0).Change(ctx, tx, "course.document_not_found",
		`UPDATE course_document SET position = given.position FROM given WHERE course_document.id = given.id AND course_id = ?`, courseID)
}

func removeDocument(ctx context.Context, tx *db.Tx, id string) error {
	return db.Change(ctx, tx, "course.document_not_found", `DELETE FROM course_document WHERE id = ?`, id)
}

const documentFileColumns = `v.number, v.name, v.hash, f.media_type, f.size, v.created_at, ` + naming.PersonOrNobody

const documentFileTables = `course_document_file v JOIN file f ON f.hash = v.hash LEFT JOIN person p ON p.id = v.created_by`

func scanDocumentFile(r db.Row) (f CourseDocumentFile, err error) {
	return f, r.Scan(&f.Number, &f.Name, &f.hash, &f.MediaType, &f.Size, &f.UploadedAt, &f.UploadedBy)
}

// findDocumentFiles returns all versions of a document's file, the newest first.
func findDocumentFiles(ctx context.Context, q db.Querier, documentID string) (db.List[CourseDocumentFile], error) {
	var w db.Where
	w.Add(`v.document_id = ?`, documentID)
	return db.Find(ctx, q, scanDocumentFile, db.Select{
		Columns: documentFileColumns, From: documentFileTables, Count: `course_document_file v`, Where: w,
		Order: `v.number DESC`, Page: 1, Size: 200,
	})
}

func findDocumentFile(ctx context.Context, q db.Querier, documentID string, number int) (CourseDocumentFile, error) {
	return db.One(ctx, q, "course.document_not_found", scanDocumentFile,
		`SELECT `+documentFileColumns+` FROM `+documentFileTables+` WHERE v.document_id = ? AND v.number = ?`, documentID, number)
}

// mayFile reports whether the caller may add and change documents of a course
// in his reach: his own, where he teaches it.
func mayFile(ctx context.Context, q db.Querier, in access.Scope, c Course) (bool, error) {
	under := in.Under(changeDocuments)
	if c.Archived || under.CoversAll() {
		return !c.Archived, nil
	}
	return teachesCourse(ctx, q, under, c.ID)
}

// teachesCourse reports whether a course is one that the caller teaches.
func teachesCourse(ctx context.Context, q db.Querier, in access.Scope, courseID string) (bool, error) {
	teaches, _ := theirs(in, "c.id")
	teaches.Add(`c.id = ?`, courseID)
	return db.Exists(ctx, q, `SELECT 1 FROM course c`+teaches.String(), teaches.Args...)
}
