package spaces_test

import (
	"fmt"
	"net/http"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/school/spaces"
)

// lend has copies of a book lent to people: one each, the last of which is back.
func (s school) lend(t *testing.T, people ...string) {
	t.Helper()
	now := clock.Now()
	s.exec(t, `INSERT INTO book (id, title, author, language, isbn, barcode, price, currency, type, description, active, published, downloadable, sort_title, sort_author, search_text, created_at, updated_at)
		VALUES ('b', 'Grace', 'A', 'fr', '', '', 0, 'EUR', 'paperback', '', TRUE, TRUE, FALSE, 'grace', 'a', '', ?, ?)`, now, now)
	for i, person := range people {
		id := fmt.Sprint("copy", i)
		s.exec(t, `INSERT INTO book_copy (id, book_id, campus_id, serial, barcode, barcode_key, state, note, created_at, updated_at) VALUES (?, 'b', 'paris', ?, ?, ?, 'there', '', ?, ?)`, id, i+1, id, id, now, now)
		s.exec(t, `INSERT INTO book_loan (id, copy_id, campus_id, person_id, due_day, renewals, outcome, lent_at, lent_by, back_by, request_key) VALUES (?, ?, 'paris', ?, ?, 0, '', ?, 'planner', '', ?)`,
			id, id, person, clock.Today("").AddDays(7), now, "key-of-"+id)
	}
	s.exec(t, `UPDATE book_loan SET back_at = ?, outcome = 'back' WHERE id = ?`, now, fmt.Sprint("copy", len(people)-1))
}

// total is how many a list shows to the caller; none where it is closed to him.
func (s school) total(t *testing.T, path string) int {
	t.Helper()
	var l struct {
		Total int
		Items []any
	}
	if answer := s.Call(t, "GET", path, nil); answer.Code == http.StatusOK {
		answer.Into(http.StatusOK, &l)
	}
	return max(l.Total, len(l.Items))
}

// What a space tells of books, courses and money is what the lists behind it show to the
// same person, whatever he is.
func TestSpacesTellWhatTheListsShow(t *testing.T) {
	s := newSchool(t)
	today, now := clock.Today("Europe/Paris"), clock.Now()
	s.lend(t, "lea", "lea", "tom", "lea")
	s.exec(t, `INSERT INTO course_access (id, course_id, person_id, days, first_day, last_day, note, created_by, created_at, updated_at) VALUES ('g', 'faith', 'lea', 90, ?, ?, '', 'planner', ?, ?)`, today, today.AddDays(89), now, now)
	for _, role := range []access.Roles{access.Student, access.Alumni, access.Teacher, access.Secretary} {
		lea := s.as("lea", role)
		var student spaces.StudentSpace
		lea.Call(t, "GET", "/api/student-space", nil).Into(http.StatusOK, &student)
		former := lea.alumni(t)
		loans := lea.total(t, "/api/loans?state=open&person=lea")
		if loans != 2 || len(student.Books.Loans) != loans || len(former.Loans) != loans {
			t.Errorf("%s: %d and %d loans, the list has %d", role, len(student.Books.Loans), len(former.Loans), loans)
		}
		if payers := lea.total(t, "/api/payers?person=lea"); len(student.Money.Payers) != payers || len(former.Money.Payers) != payers {
			t.Errorf("%s: %d and %d payers, the list has %d", role, len(student.Money.Payers), len(former.Money.Payers), payers)
		}
		if courses := lea.total(t, "/api/open-courses"); len(former.Courses) != courses {
			t.Errorf("%s: %d courses, the list has %d", role, len(former.Courses), courses)
		}
	}
}
