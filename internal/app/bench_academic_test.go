package app_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"myspace/internal/base/db"
)

// academicRequests are the requests of the academic area that people wait for.
func (s *school) academicRequests(b *testing.B) []measured {
	class := s.text(b, `SELECT class_id FROM enrollment WHERE campus_id = '`+s.campus+`' AND status = 'confirmed' AND outcome = '' GROUP BY class_id ORDER BY COUNT(*) DESC, class_id LIMIT 1`)
	one := "/api/classes/" + class
	return []measured{
		{"courses", "/api/courses", s.bareCourses},
		{"classes-of-a-campus", "/api/classes?campus=" + s.campus, s.bareClasses},
		{"class-page", strings.Join([]string{one, "/api/enrollments?class=" + class, one + "/progress", "/api/timetable?class=" + class}, " "), func(b *testing.B) { s.bareClass(b, class) }},
	}
}

func (s *school) bareCourses(b *testing.B) {
	ids := s.read(b, `SELECT c.id, c.version, c.code, c.name, c.english_name, c.edition, c.hours, c.updated_at FROM course c
		WHERE c.archived_at IS NULL ORDER BY c.sort_name, c.edition_key, c.id LIMIT 50`)
	s.read(b, `SELECT CAST(COUNT(*) AS TEXT) FROM (SELECT 1 FROM course c WHERE c.archived_at IS NULL LIMIT 1001) AS counted`)
	for _, table := range []string{"course_book", "course_knowledge", "course_document"} {
		s.read(b, `SELECT CAST(COUNT(*) AS TEXT) FROM `+table+` WHERE course_id IN (?`+strings.Repeat(", ?", len(ids)-1)+`) GROUP BY course_id`, texts(ids)...)
	}
}

// classListed are the columns of a class.
const classListed = `SELECT k.id, k.version, k.campus_id, k.code, k.level, k.programme, k.start_year, k.end_year, k.language, k.capacity, k.curriculum_id, k.created_at, k.updated_at FROM `

func (s *school) bareClasses(b *testing.B) {
	ids := s.read(b, classListed+`class k WHERE k.campus_id = ? AND k.archived_at IS NULL ORDER BY k.start_year DESC, k.code_key DESC, k.id DESC LIMIT 50`, s.campus)
	s.read(b, `SELECT CAST(COUNT(*) AS TEXT) FROM (SELECT 1 FROM class k WHERE k.campus_id = ? AND k.archived_at IS NULL LIMIT 1001) AS counted`, s.campus)
	s.read(b, `SELECT CAST(COUNT(*) AS TEXT) FROM enrollment WHERE class_id IN (?`+strings.Repeat(", ?", len(ids)-1)+`) GROUP BY class_id, status`, texts(ids)...)
}

func (s *school) bareClass(b *testing.B, id string) {
	s.read(b, classListed+`class k WHERE k.id = ?`, id)
	s.read(b, `SELECT CAST(COUNT(*) AS TEXT) FROM enrollment WHERE class_id = ? AND outcome = '' GROUP BY status`, id)
	s.read(b, `SELECT e.id, e.version, e.person_id, p.first_name || ' ' || p.last_name, e.campus_id, e.status, e.waiting_reason, e.waiting_rank, e.outcome,
		e.passed, e.tuition, e.discount_kind, e.discount_value, e.discount_reason, e.installments, e.first_date, e.currency, e.observation, e.created_at, e.updated_at
		FROM enrollment e JOIN person p ON p.id = e.person_id WHERE e.class_id = ? ORDER BY e.sort_name, e.id LIMIT 50`, id)
	s.read(b, `SELECT c.id, c.code, c.name, c.edition, cc.level, cc.hours FROM class k JOIN curriculum_course cc ON cc.curriculum_id = k.curriculum_id
		JOIN course c ON c.id = cc.course_id LEFT JOIN class_course_done d ON d.class_id = k.id AND d.course_id = c.id WHERE k.id = ? ORDER BY cc.level, cc.position`, id)
	s.read(b, `SELECT id, version, week, weekday, start, finish FROM timetable_slot WHERE class_id = ? ORDER BY week, weekday, start`, id)
}

func texts(ids []string) []any {
	args := make([]any, len(ids))
	for i, id := range ids {
		args[i] = id
	}
	return args
}

// enrollmentSave saves the terms of an enrollment that waits, again and again,
// against the bare statements in a transaction of their own.
func (s *school) enrollmentSave(b *testing.B) *costs {
	b.Helper()
	id := s.text(b, `SELECT id FROM enrollment WHERE status = 'waiting' AND outcome = '' ORDER BY id LIMIT 1`)
	var e struct {
		Version int64 `json:"version"`
	}
	mustB(b, json.Unmarshal(s.serve("GET", "/api/enrollments/"+id, "").Body.Bytes(), &e))
	return s.against(func(b *testing.B) {
		e.Version++
		mustB(b, s.app.DB.Tx(b.Context(), func(tx *db.Tx) error {
			if _, err := db.One(b.Context(), tx, "none", db.ScanString, `SELECT e.id FROM enrollment e JOIN person p ON p.id = e.person_id WHERE e.id = ?`, id); err != nil {
				return err
			}
			if err := db.Exec(b.Context(), tx, `UPDATE enrollment SET version = version + 1, tuition = ?, installments = 10, first_date = '2027-01-31' WHERE id = ?`, e.Version, id); err != nil {
				return err
			}
			return db.Exec(b.Context(), tx, `INSERT INTO audit_event (id, at, person_id, session_id, campus_id, action, entity, entity_id, changes, request_id, address)
				SELECT ?, at, person_id, session_id, campus_id, action, entity, ?, changes, request_id, address FROM audit_event LIMIT 1`, db.NewID(), id)
		}))
	}, func(b *testing.B) {
		s.must(b, "PUT", "/api/enrollments/"+id, fmt.Sprintf(`{"version":%d,"tuition":%d,"discount_kind":"none","discount_value":0,"discount_reason":"",
			"installments":10,"first_date":"2027-01-31","waiting_reason":"papers","observation":""}`, e.Version, 100_000+e.Version))
		e.Version++
	})
}
