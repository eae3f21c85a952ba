package academic

import (
	"context"
	"database/sql"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
)

const (
	knowledgeColumns = `p.id, ` + naming.Person + `, p.photo_hash, c.id, c.code, c.name, COALESCE(n.level, ''), COALESCE(n.place, ''),
		t.person_id IS NOT NULL, n.updated_at`
	knowledgeTables = ` JOIN person p ON p.id = b.person_id JOIN course c ON c.id = b.course_id
		LEFT JOIN course_knowledge n ON n.person_id = b.person_id AND n.course_id = b.course_id
		LEFT JOIN course_teacher t ON t.person_id = b.person_id AND t.course_id = b.course_id`
	// both are the pairs of which either is said.
	both = `(SELECT person_id, course_id FROM course_knowledge UNION SELECT person_id, course_id FROM course_teacher) AS b`
)

func scanKnowledge(r db.Row) (k Knowledge, err error) {
	var photo sql.NullString
	err = r.Scan(&k.PersonID, &k.PersonName, &photo, &k.CourseID, &k.CourseCode, &k.CourseName, &k.Level, &k.Place, &k.Given, &k.UpdatedAt)
	k.photoHash = photo.String
	return k, err
}

// findKnowledge returns a page of what is said of teachers and courses, who
// teaches it regularly first.
func findKnowledge(ctx context.Context, q db.Querier, in access.Scope, f KnowledgeFilter, p api.Paging) (db.List[Knowledge], error) {
	var w db.Where
	w.And(in.Rows(`EXISTS (SELECT 1 FROM membership own WHERE own.person_id = p.id AND own.campus_id = ?)`, `p.id = ?`))
	if f.Person != "" {
		w.Add(`b.person_id = ?`, f.Person)
	}
	if f.Course != "" {
		w.Add(`b.course_id = ?`, f.Course)
	}
	return db.Find(ctx, q, scanKnowledge, db.Select{
		Columns: knowledgeColumns, From: both + knowledgeTables, Where: w, Page: p.Page, Size: p.PageSize,
		Order: `CASE n.level WHEN 'regularly' THEN 0 WHEN 'can' THEN 1 WHEN 'elsewhere' THEN 2 WHEN 'wants' THEN 3 ELSE 4 END, p.sort_name, c.sort_name, p.id, c.id`,
	})
}

// knowledgeOf returns what is said of one teacher and one course, also where
// nothing is.
func knowledgeOf(ctx context.Context, q db.Querier, id TeacherCourse) (Knowledge, error) {
	return db.One(ctx, q, "person.not_found", scanKnowledge, `SELECT `+knowledgeColumns+`
		FROM (SELECT p.id AS person_id, c.id AS course_id FROM person p JOIN course c ON c.id = ? WHERE p.id = ?) AS b`+knowledgeTables, id.CourseID, id.ID)
}

func saveKnowledge(ctx context.Context, tx *db.Tx, personID, courseID string, f KnowledgeFields) error {
	if f.Level == "" {
		return db.Exec(ctx, tx, `DELETE FROM course_knowledge WHERE person_id = ? AND course_id = ?`, personID, courseID)
	}
	return db.Exec(ctx, tx, `INSERT INTO course_knowledge (person_id, course_id, level, place, updated_at) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT (person_id, course_id) DO UPDATE SET level = excluded.level, place = excluded.place, updated_at = excluded.updated_at`,
		personID, courseID, f.Level, f.Place, clock.Now())
}

func saveTeacher(ctx context.Context, tx *db.Tx, personID, courseID, by string, given bool) error {
	if !given {
		return db.Exec(ctx, tx, `DELETE FROM course_teacher WHERE person_id = ? AND course_id = ?`, personID, courseID)
	}
	return db.Exec(ctx, tx, `INSERT INTO course_teacher (person_id, course_id, created_by, created_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING`,
		personID, courseID, by, clock.Now())
}
