package academic_test

import (
	"context"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/academic"
)

// opened returns what is open to a person, as the caller is told.
func (s school) opened(t *testing.T, personID string) string {
	t.Helper()
	var l api.Page[academic.OpenedDocument]
	s.Call(t, "GET", "/api/people/"+personID+"/documents", nil).Into(http.StatusOK, &l)
	said := make([]string, len(l.Items))
	for i, d := range l.Items {
		said[i] = d.CourseCode + " " + d.Name
		if !d.Until.IsZero() {
			said[i] += " until " + d.Until.String()
		}
	}
	return strings.Join(said, ", ")
}

func TestWhatIsOpenToAStudentIsListedWithItsLastDay(t *testing.T) {
	s := newSchool(t)
	campus := s.campus(t, "Paris", "EUR")
	followed, granted := s.create(t, course("FOI1")), s.create(t, course("FOI2"))
	for _, c := range []academic.Course{followed, granted, s.create(t, course("FOI3"))} {
		s.file(t, c.ID, "name=open.txt&type=summary&student_access=true")
		s.file(t, c.ID, "name=closed.txt&type=summary")
		s.file(t, c.ID, "name=exam.txt&type=exam")
	}
	var c academic.Curriculum
	s.Call(t, "POST", "/api/curricula", `{"name":"Certificat","programme":"certificate","description":""}`).Into(http.StatusCreated, &c)
	s.Call(t, "PUT", "/api/curricula/"+c.ID+"/courses", map[string]any{"version": 1, "courses": []academic.CurriculumCourseChoice{{CourseID: followed.ID, Level: 1}}}).Is(http.StatusOK)
	class := s.class(t, campus, "C2026", 0)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE class SET curriculum_id = ?`, c.ID)
	})
	ana := s.applicant(t, campus, "ana")
	if got := s.opened(t, ana); got != "" {
		t.Errorf("to an applicant: %s", got)
	}
	s.one(t, class.ID, true, ana)
	var grants [2]academic.CourseAccess
	for i, id := range []string{granted.ID, followed.ID} {
		s.Call(t, "POST", "/api/course-access", map[string]any{"person_id": ana, "course_id": id, "days": 90, "note": ""}).Into(http.StatusCreated, &grants[i])
	}
	last := clock.DateOf(clock.Now(), clock.Now().Location()).AddDays(89).String()
	want := "FOI1 open.txt, FOI2 open.txt until " + last
	secretary := s.as("x", access.Secretary)
	secretary.Actor.CampusID = campus
	for _, caller := range []school{s, secretary, s.as(ana, access.Student)} {
		if got := caller.opened(t, ana); got != want {
			t.Errorf("told %s, want %s", got, want)
		}
	}
	s.as("x", access.Student).Call(t, "GET", "/api/people/"+ana+"/documents", nil).Fails(http.StatusNotFound, "person.not_found")
	secretary.Actor.CampusID = s.campus(t, "Nice", "EUR")
	secretary.Call(t, "GET", "/api/people/"+ana+"/documents", nil).Fails(http.StatusNotFound, "person.not_found")
	s.Call(t, "POST", "/api/course-access/"+grants[0].ID+"/end", "{}").Is(http.StatusOK)
	if got := s.opened(t, ana); got != "FOI1 open.txt" {
		t.Errorf("after the end: %s", got)
	}
}

func TestAStudentCanBeTransferredWhereHisInstallmentsCanGo(t *testing.T) {
	s := newSchool(t)
	nice, paris, dakar := s.campus(t, "Nice", "EUR"), s.campus(t, "Paris", "EUR"), s.campus(t, "Dakar", "XOF")
	class := s.class(t, paris, "P2026", 0)
	for _, one := range []struct{ campus, code string }{{paris, "P2025"}, {nice, "N2026"}, {dakar, "D2026"}, {nice, "N2020"}} {
		s.class(t, one.campus, one.code, 0)
	}
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE class SET archived_at = ? WHERE code = 'N2020'`, clock.Now())
	})
	e := s.one(t, class.ID, true, s.applicant(t, paris, "ana"))
	path := "/api/enrollments/" + e.ID + "/receiving-classes"
	list := func(caller school, query string) (codes string) {
		var l api.Page[academic.ReceivingClass]
		caller.Call(t, "GET", path+query, nil).Into(http.StatusOK, &l)
		for _, c := range l.Items {
			codes += c.CampusName + " " + c.Code + ";"
		}
		return codes
	}
	secretary := s.as("x", access.Secretary)
	secretary.Actor.CampusID = paris
	for query, want := range map[string]string{"": "Paris P2025;Nice N2026;", "?q=n20": "Nice N2026;"} {
		if got := list(secretary, query); got != want {
			t.Errorf("%s: %s, want %s", query, got, want)
		}
	}
	secretary.Actor.CampusID = nice
	secretary.Call(t, "GET", path, nil).Fails(http.StatusNotFound, "enrollment.not_found")
}

func TestATeacherFindsEveryCourseByItsNameAlone(t *testing.T) {
	s := newSchool(t)
	s.create(t, course("FOI1"))
	old := s.create(t, course("FOI2"))
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE course SET archived_at = ? WHERE id = ?`, clock.Now(), old.ID)
	})
	teacher := s.as(s.person(t, "teacher"), access.Teacher)
	var l api.Page[academic.TeachableCourse]
	teacher.Call(t, "GET", "/api/teachable-courses?q=foi", nil).Into(http.StatusOK, &l)
	if len(l.Items) != 1 || l.Items[0].Code != "FOI1" {
		t.Errorf("found %+v", l.Items)
	}
	teacher.Call(t, "GET", "/api/courses/"+l.Items[0].ID, nil).Fails(http.StatusNotFound, "course.not_found")
	s.as("x", access.Student).Call(t, "GET", "/api/teachable-courses", nil).Is(http.StatusForbidden)
}
