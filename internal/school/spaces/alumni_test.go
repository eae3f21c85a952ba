package spaces_test

import (
	"net/http"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/school/spaces"
)

func (s school) alumni(t *testing.T) (found spaces.AlumniSpace) {
	t.Helper()
	s.Call(t, "GET", "/api/alumni-space", nil).Into(http.StatusOK, &found)
	return found
}

// One answer holds what was granted to him, and nothing of anybody else.
func TestAnAlumnusSeesHisOwnCoursesWithTheirLastDay(t *testing.T) {
	s := newSchool(t)
	today := clock.Today("Europe/Paris")
	s.exec(t, `INSERT INTO course_access (id, course_id, person_id, days, first_day, last_day, note, created_by, created_at, updated_at) VALUES ('g', 'faith', 'tom', 90, ?, ?, '', 'planner', ?, ?)`,
		today, today.AddDays(89), clock.Now(), clock.Now())
	found := s.as("tom", access.Alumni).alumni(t)
	if found.PersonID != "tom" || len(found.Courses) != 1 || found.Courses[0].CourseID != "faith" || found.Courses[0].LastDay != today.AddDays(89) {
		t.Errorf("his are %+v", found.Courses)
	}
	if other := s.as("paul", access.Alumni).alumni(t); len(other.Courses) != 0 || other.News == nil || other.Loans == nil {
		t.Errorf("another sees %+v", other)
	}
}

// Documents of what is open to him are news for some weeks, exams and what is not for
// students are not; what he reserved stands until it has ended.
func TestAnAlumnusSeesNewDocumentsAndWhatHeIsToFetch(t *testing.T) {
	s := newSchool(t)
	today, now := clock.Today("Europe/Paris"), clock.Now()
	s.exec(t, `INSERT INTO course_access (id, course_id, person_id, days, first_day, last_day, note, created_by, created_at, updated_at) VALUES ('g', 'faith', 'tom', 90, ?, ?, '', 'planner', ?, ?)`,
		today, today.AddDays(89), now, now)
	for _, d := range []struct {
		id, course, kind string
		open             bool
		days             int
	}{{"notes", "faith", "material", true, 1}, {"hidden", "faith", "material", false, 1}, {"exam", "faith", "exam", false, 1}, {"old", "faith", "material", true, 40}, {"theirs", "hope", "material", true, 1}} {
		s.exec(t, `INSERT INTO course_document (id, course_id, title, type, language, student_access, position, created_at, updated_at) VALUES (?, ?, 'Notes', ?, 'fr', ?, 1, ?, ?)`,
			d.id, d.course, d.kind, d.open, clock.At(now.AddDate(0, 0, -d.days)), now)
	}
	s.exec(t, `INSERT INTO book (id, title, author, language, isbn, barcode, price, currency, type, description, active, published, downloadable, sort_title, sort_author, search_text, created_at, updated_at)
		VALUES ('b', 'Grace', 'A', 'fr', '', '', 0, 'EUR', 'paperback', '', TRUE, TRUE, FALSE, 'grace', 'a', '', ?, ?)`, now, now)
	tom := s.as("tom", access.Alumni)
	found := tom.alumni(t)
	if len(found.Documents) != 1 || found.Documents[0].ID != "notes" || len(found.Reservations) != 0 {
		t.Errorf("he sees %+v and %+v", found.Documents, found.Reservations)
	}
	if other := s.as("paul", access.Alumni).alumni(t); len(other.Documents) != 0 {
		t.Errorf("another sees %+v", other.Documents)
	}
	s.exec(t, `INSERT INTO book_reservation (id, book_id, campus_id, person_id, state, made_by, created_at) VALUES ('r', 'b', 'paris', 'tom', 'waiting', '', ?)`, now)
	if got := tom.alumni(t).Reservations; len(got) != 1 || got[0].Title != "Grace" {
		t.Errorf("he is to fetch %+v", got)
	}
}
