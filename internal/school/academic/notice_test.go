package academic_test

import (
	"context"
	"net/http"
	"slices"
	"strings"
	"testing"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/notice"
	"myspace/internal/school/academic"
	"myspace/internal/school/part"
)

// told is how many notices of a kind somebody has, and what the mail about the last
// of them is.
func (s school) told(t *testing.T, person, kind string) (count int, letter string) {
	t.Helper()
	view, err := notice.ViewOf(t.Context(), s.db, person, nil)
	if err != nil {
		t.Fatal(err)
	}
	all, err := notice.Of(t.Context(), s.db, view, 100)
	if err != nil {
		t.Fatal(err)
	}
	all = slices.DeleteFunc(all, func(n notice.News) bool { return n.Kind != kind })
	if len(all) == 0 {
		return 0, ""
	}
	kinds := academic.New(&part.Around{DB: s.db}).Part().Kinds
	of := slices.IndexFunc(kinds, func(k notice.Kind) bool { return k.Name == kind })
	m, err := kinds[of].Letter(t.Context(), s.db, notice.Reader{PersonID: person, Language: "fr", Zone: "Europe/Paris", Notice: all[0]})
	if err != nil {
		t.Fatal(err)
	}
	return len(all), m.Template
}

// expect holds what somebody was told of a kind.
func (s school) expect(t *testing.T, person, kind string, count int, letter string) {
	t.Helper()
	if n, m := s.told(t, person, kind); n != count || m != letter {
		t.Errorf("of %s he is told %d times and written %q, want %d and %q", kind, n, m, count, letter)
	}
}

// Who gets a place is told once, however often it is sent; a mail about a place that
// he has no more is not written.
func TestWhoGetsAPlaceIsTold(t *testing.T) {
	s := newSchool(t)
	campus := s.campus(t, "Paris", "EUR")
	class, ana := s.class(t, campus, "C2026", 0), s.applicant(t, campus, "ana")
	e := s.one(t, class.ID, false, ana)
	s.expect(t, ana, "enrolled", 0, "")
	for range 2 {
		s.Call(t, http.MethodPost, "/api/enrollments/"+e.ID+"/confirm", map[string]any{"version": e.Version, "overfill": false}).Is(http.StatusOK)
	}
	s.expect(t, ana, "enrolled", 1, "enrolled")
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE enrollment SET outcome = 'withdrawn', outcome_at = ? WHERE id = ?`, clock.Now(), e.ID)
	})
	s.expect(t, ana, "enrolled", 1, "")
}

// A course that is opened is told, and again when it is opened anew.
func TestAnOpenedCourseIsTold(t *testing.T) {
	s := newSchool(t)
	ana, c := s.applicant(t, s.campus(t, "Paris", "EUR"), "ana"), s.create(t, course("FOI1"))
	grant := func() (g academic.CourseAccess) {
		s.Call(t, "POST", "/api/course-access", map[string]any{"person_id": ana, "course_id": c.ID, "days": 90, "note": ""}).Into(http.StatusCreated, &g)
		return g
	}
	g := grant()
	s.expect(t, ana, "course_opened", 1, "course_opened")
	s.Call(t, "POST", "/api/course-access/"+g.ID+"/end", nil).Is(http.StatusOK)
	s.expect(t, ana, "course_opened", 1, "")
	grant()
	s.expect(t, ana, "course_opened", 2, "course_opened")
}

// Documents are told to those who follow a course in these weeks and to whom it was
// granted, once a day, and only what is for them: neither of exams, nor where the class
// has not come so far.
func TestDocumentsAreToldToWhoMayOpenThem(t *testing.T) {
	s := newSchool(t)
	campus := s.campus(t, "Paris", "EUR")
	c, class := s.create(t, course("FOI1")), s.class(t, campus, "C2026", 0)
	people := map[string]string{}
	for _, name := range []string{"ana", "gil", "una"} {
		people[name] = s.applicant(t, campus, name)
	}
	s.one(t, class.ID, true, people["ana"])
	s.Call(t, "POST", "/api/course-access", map[string]any{"person_id": people["gil"], "course_id": c.ID, "days": 90, "note": ""}).Is(http.StatusCreated)
	var curriculum academic.Curriculum
	s.Call(t, "POST", "/api/curricula", `{"name":"Certificat","programme":"certificate","description":""}`).Into(http.StatusCreated, &curriculum)
	s.Call(t, "PUT", "/api/curricula/"+curriculum.ID+"/courses", map[string]any{"version": 1, "courses": []academic.CurriculumCourseChoice{{CourseID: c.ID, Level: 2}}}).Is(http.StatusOK)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		if err := db.Exec(ctx, tx, `UPDATE class SET curriculum_id = ?, level = 1`, curriculum.ID); err != nil {
			return err
		}
		return addSession(ctx, tx, c.ID, campus, class.ID)
	})
	told := func(want string) {
		t.Helper()
		var all []string
		for _, name := range []string{"ana", "gil", "una"} {
			if n, letter := s.told(t, people[name], "documents_added"); n == 1 && letter == "documents_added" {
				all = append(all, name)
			} else if n > 0 {
				t.Errorf("%s is told %d times and written %q", name, n, letter)
			}
		}
		if got := strings.Join(all, " "); got != want {
			t.Errorf("told are %q, want %q", got, want)
		}
	}
	s.file(t, c.ID, "name=exam.txt&type=exam")
	closed := s.file(t, c.ID, "name=closed.txt&type=summary")
	told("")
	s.file(t, c.ID, "name=open.txt&type=summary&student_access=true")
	told("gil")
	s.change(t, func(ctx context.Context, tx *db.Tx) error { return db.Exec(ctx, tx, `UPDATE class SET level = 2`) })
	fields := map[string]any{"version": closed.Version, "title": "Summary", "type": "summary", "language": "", "student_access": true}
	s.Call(t, "PUT", "/api/courses/"+c.ID+"/documents/"+closed.ID, fields).Is(http.StatusOK)
	told("ana gil")
}

// addSession adds a session of a course that a class has today.
func addSession(ctx context.Context, tx *db.Tx, courseID, campusID, classID string) error {
	now := clock.Now()
	if err := db.Exec(ctx, tx, `INSERT INTO planning (id, year, number, first_day, last_day, abbreviation, description, week, state, publication, search_text, created_at, updated_at)
		VALUES ('p', 2026, 1, '2026-01-01', '2026-01-31', '', '', 1, 'published', 1, '', ?, ?)`, now, now); err != nil {
		return err
	}
	if err := db.Exec(ctx, tx, `INSERT INTO published_agenda (id, agenda_course_id, planning_id, course_id, campus_id, day, start, finish, starts_at, ends_at, place, sequence, canceled, updated_at)
		VALUES ('s0', 'ac', 'p', ?, ?, ?, 540, 600, ?, ?, '', 0, FALSE, ?)`, courseID, campusID, clock.Today(""), now, now, now); err != nil {
		return err
	}
	return db.Exec(ctx, tx, `INSERT INTO published_agenda_class (agenda_id, class_id) VALUES ('s0', ?)`, classID)
}
