package academic_test

import (
	"net/http"
	"slices"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
)

// What the table of docs/permissions.md says and the routes did otherwise.

// The earlier files of a document were for those alone who may change it, and
// those of an archived course for nobody.
func TestEarlierFilesAreForWhoReadsEveryDocument(t *testing.T) {
	s := newSchool(t)
	c := s.create(t, course("FOI1"))
	d, exam := s.file(t, c.ID, "name=notes.txt&type=summary&student_access=true"), s.file(t, c.ID, "name=exam.txt&type=exam")
	mine := s.person(t, "teacher")
	if err := db.Exec(t.Context(), s.db, `INSERT INTO course_teacher (course_id, person_id, created_by, created_at) VALUES (?, ?, '', '2026-01-01T00:00:00.000000Z')`, c.ID, mine); err != nil {
		t.Fatal(err)
	}
	for _, archived := range []bool{false, true} {
		if archived {
			if err := db.Exec(t.Context(), s.db, `UPDATE course SET archived_at = '2026-01-01T00:00:00.000000Z'`); err != nil {
				t.Fatal(err)
			}
		}
		for by, want := range map[access.Roles][2]int{
			access.Admin: {200, 200}, access.Supervisor: {200, 200}, access.Coordinator: {200, 200}, access.Secretary: {200, 200},
			access.Librarian: {200, 404}, access.Teacher: {200, 200}, access.Student: {403, 403}, access.Accounting: {403, 403},
		} {
			caller := s.as("somebody", by)
			if by == access.Teacher {
				caller = s.as(mine, by)
				s.as("another", by).Call(t, "GET", "/api/courses/"+c.ID+"/documents/"+d.ID+"/files", nil).Is(http.StatusNotFound)
			}
			for i, id := range []string{d.ID, exam.ID} {
				for _, path := range []string{"/files", "/files/1/content"} {
					if got := caller.Call(t, "GET", "/api/courses/"+c.ID+"/documents/"+id+path, nil).Code; got != want[i] {
						t.Errorf("archived %v, %s, document %d %s: %d", archived, by, i, path, got)
					}
				}
			}
		}
	}
}

// The list of a class was closed to the librarian, who may know who is in it.
func TestALibrarianTakesAClassListAlongByNameAndPhoto(t *testing.T) {
	s := newSchool(t)
	paris := s.campus(t, "Paris", "EUR")
	c := s.class(t, paris, "PAR1", 0)
	s.one(t, c.ID, true, s.applicant(t, paris, "anna"))
	path := "/api/classes/" + c.ID + "/students/export?format=csv"
	if rows := s.at("elsewhere", access.Librarian).csv(t, path); !slices.Equal(rows[0], []string{"anna", "A", ""}) {
		t.Errorf("a librarian gets %q", rows)
	}
	s.at("elsewhere", access.Librarian).Call(t, "GET", "/api/classes/"+c.ID+"/list.pdf", nil).Is(http.StatusOK)
	s.at("elsewhere", access.Librarian).Call(t, "GET", "/api/enrollments", nil).Is(http.StatusForbidden)
}
