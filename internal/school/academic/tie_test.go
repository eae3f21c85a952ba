package academic_test

import (
	"context"
	"fmt"
	"net/http"
	"slices"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/files"
	"myspace/internal/base/text"
	"myspace/internal/school/academic"
	"myspace/internal/school/part"
	"myspace/internal/school/people"
)

// withPeople serves the people routes beside those of the area, as app.go does.
func withPeople(t *testing.T) school {
	t.Helper()
	s := newSchool(t)
	store, err := files.Open(files.Config{Folder: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = store.Close() })
	around := &part.Around{
		DB: s.db, Files: store, Link: func(context.Context, string, string) string { return "" },
		Texts: func(context.Context) text.Texts { return text.Texts{} },
	}
	persons := people.New(around)
	around.Parts = part.Parts{persons.Part(), academic.New(around).Part()}
	persons.Routes(s.Router.(*api.Router))
	return s.as("somebody", access.Admin)
}

func (s school) strings(t *testing.T, query string, args ...any) []string {
	t.Helper()
	all, err := db.All(t.Context(), s.db, db.ScanString, query, args...)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func (s school) merge(t *testing.T, kept, other string) (status int, problem api.Problem) {
	t.Helper()
	version := func(id string) string {
		return s.strings(t, `SELECT CAST(version AS TEXT) FROM person WHERE id = ?`, id)[0]
	}
	body := fmt.Sprintf(`{"version":%s,"other_id":%q,"other_version":%s,"take":["last_name"]}`, version(kept), other, version(other))
	answer := s.Call(t, "POST", "/api/people/"+kept+"/merge", body)
	if answer.Code != http.StatusOK {
		answer.Into(answer.Code, &problem)
	}
	return answer.Code, problem
}

func TestMergingLosesNoEnrollmentAndNoMoney(t *testing.T) {
	s := withPeople(t)
	campus := s.campus(t, "Paris", "EUR")
	first, second := s.class(t, campus, "C2026", 0), s.class(t, campus, "D2026", 0)
	ana, anna := s.applicant(t, campus, "ana"), s.applicant(t, campus, "anna")
	past := s.one(t, first.ID, true, ana)
	s.move(t, past, "end", `{"move":"withdraw","reason":""}`).Is(http.StatusOK)
	s.one(t, first.ID, true, anna) // in the same class, but the other one is over
	s.enroll(t, second.ID, true, key+"second", ana).Is(http.StatusCreated)
	before := s.strings(t, `SELECT id || ' ' || (SELECT CAST(SUM(amount) AS TEXT) FROM installment i WHERE i.enrollment_id = e.id) FROM enrollment e ORDER BY 1`)
	if status, problem := s.merge(t, ana, anna); status != http.StatusOK {
		t.Fatalf("answered %d %s", status, problem.Code)
	}
	after := s.strings(t, `SELECT id || ' ' || (SELECT CAST(SUM(amount) AS TEXT) FROM installment i WHERE i.enrollment_id = e.id)
		FROM enrollment e WHERE person_id = ? AND sort_name = (SELECT sort_name FROM person p WHERE p.id = e.person_id) ORDER BY 1`, ana)
	if !slices.Equal(before, after) || len(after) != 3 {
		t.Errorf("before %q, after %q", before, after)
	}
	if sorted := s.strings(t, `SELECT DISTINCT sort_name FROM enrollment`); !slices.Equal(sorted, []string{"anna a"}) {
		t.Errorf("classes sort him as %q", sorted)
	}
}

// TestMergingAFormerStudentWithAnApplicantMakesAFormerStudent: of both together.
func TestMergingAFormerStudentWithAnApplicantMakesAFormerStudent(t *testing.T) {
	s := withPeople(t)
	campus := s.campus(t, "Paris", "EUR")
	class := s.class(t, campus, "C2026", 0)
	ana, anna, anne := s.applicant(t, campus, "ana"), s.applicant(t, campus, "anna"), s.applicant(t, campus, "anne")
	s.move(t, s.one(t, class.ID, true, anna), "end", `{"move":"withdraw","reason":""}`).Is(http.StatusOK)
	s.one(t, class.ID, true, anne)
	for _, one := range []struct{ other, want string }{{anna, "former user"}, {anne, "student,user"}} {
		if status, problem := s.merge(t, ana, one.other); status != http.StatusOK {
			t.Fatalf("answered %d %s", status, problem.Code)
		}
		if got := s.standing(t, ana, campus); got != one.want {
			t.Errorf("merged: %s, want %s", got, one.want)
		}
	}
}

func TestTwoWhoRunInOneClassAreNotMerged(t *testing.T) {
	s := withPeople(t)
	campus := s.campus(t, "Paris", "EUR")
	class := s.class(t, campus, "C2026", 0)
	ana, anna := s.applicant(t, campus, "ana"), s.applicant(t, campus, "anna")
	s.one(t, class.ID, true, ana)
	e := s.one(t, class.ID, false, anna)
	s.Call(t, "GET", "/api/people/"+ana+"/merge?other_id="+anna, nil).Fails(http.StatusConflict, "merge.same_class")
	if status, problem := s.merge(t, ana, anna); status != http.StatusConflict || problem.Code != "merge.same_class" {
		t.Errorf("answered %d %s", status, problem.Code)
	}
	s.move(t, e, "end", `{"move":"withdraw","reason":""}`).Is(http.StatusOK)
	if status, problem := s.merge(t, ana, anna); status != http.StatusOK {
		t.Errorf("answered %d %s", status, problem.Code)
	}
}

func TestOfTwoGrantsOfACourseTheLongerOneStays(t *testing.T) {
	s := withPeople(t)
	campus := s.campus(t, "Paris", "EUR")
	ana, anna := s.applicant(t, campus, "ana"), s.applicant(t, campus, "anna")
	both, only := s.create(t, course("FOI1")), s.create(t, course("FOI2"))
	grant := func(person, course string, days int) {
		s.Call(t, "POST", "/api/course-access", map[string]any{"person_id": person, "course_id": course, "days": days, "note": ""}).Is(http.StatusCreated)
	}
	grant(ana, both.ID, 90)
	grant(anna, both.ID, 360)
	grant(anna, only.ID, 120)
	if status, problem := s.merge(t, ana, anna); status != http.StatusOK {
		t.Fatalf("answered %d %s", status, problem.Code)
	}
	got := s.strings(t, `SELECT CAST(days AS TEXT) FROM course_access WHERE person_id = ? ORDER BY days`, ana)
	if !slices.Equal(got, []string{"120", "360"}) {
		t.Errorf("he has grants of %q days", got)
	}
}

func TestClassesSortAPersonByTheNameHeHas(t *testing.T) {
	s := withPeople(t)
	campus := s.campus(t, "Paris", "EUR")
	class := s.class(t, campus, "C2026", 0)
	e := s.one(t, class.ID, true, s.applicant(t, campus, "zoe"))
	sorted := func() string { return s.strings(t, `SELECT sort_name FROM enrollment WHERE id = ?`, e.ID)[0] }
	var p map[string]any
	s.Call(t, "GET", "/api/people/"+e.PersonID, nil).Into(http.StatusOK, &p)
	s.Call(t, "PUT", "/api/people/"+e.PersonID, map[string]any{
		"version": p["version"], "first_name": "Élodie", "middle_name": "", "last_name": "Abel", "email": "zoe@example.org", "mobile": "", "gender": "",
		"birth_date": "", "city": "", "country": "", "language": "", "birth_country": "", "address": "", "additional_address": "", "neighborhood": "",
		"zip_code": "", "state": "", "bio": "", "favourite_contact": "",
	}).Is(http.StatusOK)
	if got := sorted(); got != "abel elodie" {
		t.Errorf("renamed, he sorts as %q", got)
	}
	s.Call(t, "GET", "/api/people/"+e.PersonID, nil).Into(http.StatusOK, &p)
	s.Call(t, "POST", "/api/people/"+e.PersonID+"/erase", map[string]any{"version": p["version"], "name": "Élodie Abel"}).Is(http.StatusOK)
	name := s.strings(t, `SELECT sort_name FROM person WHERE id = ?`, e.PersonID)[0]
	if got := sorted(); got != name || got == "abel elodie" {
		t.Errorf("erased, he sorts as %q, not as %q", got, name)
	}
}

func TestAnErasedPersonIsNotNamedInTheStepsOfHisClass(t *testing.T) {
	s := withPeople(t)
	campus := s.campus(t, "Paris", "EUR")
	class := s.class(t, campus, "C2026", 0)
	e := s.one(t, class.ID, true, s.applicant(t, campus, "zoe"))
	s.Call(t, "POST", "/api/classes/"+class.ID+"/steps", fmt.Sprintf(`{"kind":"promote","students":[{"enrollment_id":%q,"effect":"fails"}]}`, e.ID)).Is(http.StatusCreated)
	var l api.Page[academic.ClassStep]
	s.Call(t, "GET", "/api/classes/"+class.ID+"/steps", nil).Into(http.StatusOK, &l)
	if one := l.Items[0].Students[0]; one.Name != "A zoe" || one.PersonID != e.PersonID {
		t.Errorf("the step tells of %+v", one)
	}
	if named := s.strings(t, `SELECT id FROM class_step WHERE detail LIKE '%zoe%' OR detail LIKE ?`, "%"+e.PersonID+"%"); len(named) > 0 {
		t.Error("the step keeps the name")
	}
}
