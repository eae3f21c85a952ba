package academic_test

import (
	"context"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/apitest"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/record"
	"myspace/internal/school/academic"
)

// step shows a step of a class and takes it.
func (s school) step(t testing.TB, classID, kind string) (done academic.ClassStep) {
	t.Helper()
	var plan academic.ClassStep
	s.Call(t, "GET", "/api/classes/"+classID+"/step-preview?kind="+kind, nil).Into(http.StatusOK, &plan)
	s.Call(t, "POST", "/api/classes/"+classID+"/steps", asShown(kind, plan)).Into(http.StatusCreated, &done)
	return done
}

func asShown(kind string, plan academic.ClassStep) map[string]any {
	shown := []academic.StepChoice{}
	for _, one := range plan.Students {
		shown = append(shown, academic.StepChoice{EnrollmentID: one.EnrollmentID, Effect: one.Effect})
	}
	return map[string]any{"kind": kind, "students": shown}
}

// pass ticks that students of a class passed.
func (s school) pass(t testing.TB, class academic.Class, all ...academic.Enrollment) apitest.Answer {
	t.Helper()
	ids := []string{}
	for _, e := range all {
		ids = append(ids, e.ID)
	}
	return s.Call(t, "POST", "/api/classes/"+class.ID+"/passed", map[string]any{"kind": "promote", "enrollment_ids": ids, "passed": true})
}

func (s school) state(t testing.TB, e academic.Enrollment) string {
	t.Helper()
	s.Call(t, "GET", "/api/enrollments/"+e.ID, nil).Into(http.StatusOK, &e)
	return strings.TrimRight(e.Status+" "+e.Outcome, " ") + " " + s.roles(t, e.PersonID)
}

func TestAClassIsPromotedAndGraduatedAndBothCanBeUndone(t *testing.T) {
	s := newSchool(t)
	campus := s.campus(t, "Paris", "EUR")
	class := s.class(t, campus, "C2026", 0)
	ana := s.one(t, class.ID, true, s.applicant(t, campus, "ana"))
	ben := s.one(t, class.ID, true, s.applicant(t, campus, "ben"))
	cleo := s.one(t, class.ID, false, s.applicant(t, campus, "cleo"))
	pass := func() { s.pass(t, class, ana).Is(http.StatusOK) }
	pass()

	first := s.step(t, class.ID, academic.Promote)
	s.Call(t, "GET", "/api/classes/"+class.ID, nil).Into(http.StatusOK, &class)
	if class.Level != 2 || s.state(t, ana) != "confirmed student" || s.state(t, ben) != "confirmed failed user" || s.state(t, cleo) != "waiting user" {
		t.Errorf("promoted to %d: %s, %s, %s", class.Level, s.state(t, ana), s.state(t, ben), s.state(t, cleo))
	}
	pass()
	second := s.step(t, class.ID, academic.Graduate)
	if got := s.state(t, ana); got != "confirmed completed alumni" {
		t.Errorf("graduated: %s", got)
	}
	if s.Call(t, "GET", "/api/classes/"+class.ID, nil).Into(http.StatusOK, &class); class.Graduates != 1 || class.Confirmed != 0 {
		t.Errorf("it has %d graduates, and %d who are there", class.Graduates, class.Confirmed)
	}
	s.Call(t, "GET", "/api/classes/"+class.ID+"/step-preview?kind=promote", nil).Fails(http.StatusConflict, "enrollment.class_is_over")

	undo := func(id string) {
		s.Call(t, "POST", "/api/classes/"+class.ID+"/steps/"+id+"/undo", "{}").Into(http.StatusOK, &class)
	}
	s.Call(t, "POST", "/api/classes/"+class.ID+"/steps/"+first.ID+"/undo", "{}").Fails(http.StatusConflict, "class.cannot_undo")
	undo(second.ID)
	if class.Graduated || s.state(t, ana) != "confirmed student" {
		t.Errorf("graduation undone: %+v, %s", class, s.state(t, ana))
	}
	undo(first.ID)
	if class.Level != 1 || s.state(t, ben) != "confirmed student" {
		t.Errorf("promotion undone: level %d, %s", class.Level, s.state(t, ben))
	}
}

func TestTheHistoryOfStepsSaysWhatCanBeUndoneAndWhyNot(t *testing.T) {
	s := newSchool(t)
	class := s.class(t, s.campus(t, "Paris", "EUR"), "C2026", 0)
	undo := func(id string) api.Page[academic.ClassStep] {
		s.Call(t, "POST", "/api/classes/"+class.ID+"/steps/"+id+"/undo", "{}").Is(http.StatusOK)
		var l api.Page[academic.ClassStep]
		s.Call(t, "GET", "/api/classes/"+class.ID+"/steps", nil).Into(http.StatusOK, &l)
		return l
	}
	said := func(l api.Page[academic.ClassStep]) (all []string) {
		for _, one := range l.Items {
			all = append(all, one.Kind+" "+one.Undo)
		}
		return all
	}
	first, second, third := s.step(t, class.ID, academic.Promote), s.step(t, class.ID, academic.Promote), s.step(t, class.ID, academic.Graduate)
	if got := said(undo(third.ID)); !slices.Equal(got, []string{"graduate undone", "promote possible", "promote later_step"}) {
		t.Errorf("after one was undone: %q", got)
	}
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE class_step SET detail = REPLACE(detail, '"at":"2', '"at":"1') WHERE id = ?`, first.ID)
	})
	if got := said(undo(second.ID)); !slices.Equal(got, []string{"graduate undone", "promote undone", "promote too_late"}) {
		t.Errorf("an old one: %q", got)
	}
	s.Call(t, "POST", "/api/classes/"+class.ID+"/steps/"+first.ID+"/undo", "{}").Fails(http.StatusConflict, "class.cannot_undo")
	s.Call(t, "POST", "/api/classes/"+class.ID+"/steps/none/undo", "{}").Fails(http.StatusNotFound, "class.step_not_found")
}

func TestTheListOfCurriculaShowsTheNewestVersionsAndAFamilyAllOfThem(t *testing.T) {
	s := newSchool(t)
	var c, next academic.Curriculum
	s.Call(t, "POST", "/api/curricula", `{"name":"Certificat","programme":"certificate","description":""}`).Into(http.StatusCreated, &c)
	s.Call(t, "POST", "/api/curricula/"+c.ID+"/next", "{}").Into(http.StatusOK, &next)
	numbers := func(query string) (all []int) {
		var l api.Page[academic.Curriculum]
		s.Call(t, "GET", "/api/curricula?"+query, nil).Into(http.StatusOK, &l)
		for _, one := range l.Items {
			all = append(all, one.Number)
		}
		return all
	}
	if newest, all := numbers("latest=true"), numbers("family="+c.FamilyID); !slices.Equal(newest, []int{2}) || !slices.Equal(all, []int{1, 2}) {
		t.Errorf("newest %v, all %v", newest, all)
	}
	class := s.class(t, s.campus(t, "Paris", "EUR"), "C2026", 0)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE class SET curriculum_id = ?`, next.ID)
	})
	s.Call(t, "GET", "/api/classes/"+class.ID, nil).Into(http.StatusOK, &class)
	if class.CurriculumNo != 2 {
		t.Errorf("the class follows version %d", class.CurriculumNo)
	}
	s.Call(t, "DELETE", "/api/curricula/"+next.ID, nil).Is(http.StatusOK)
	if newest, all := numbers("latest=true"), numbers("family="+c.FamilyID); !slices.Equal(newest, []int{1}) || !slices.Equal(all, []int{1, 2}) {
		t.Errorf("with the newest archived: newest %v, all %v", newest, all)
	}
}

// TestWhatAClassDoesToAStudentIsInTheHistoryOfHisEnrollment holds for steps and
// for transfers, whose first enrollment ends.
func TestWhatAClassDoesToAStudentIsInTheHistoryOfHisEnrollment(t *testing.T) {
	s := newSchool(t)
	campus := s.campus(t, "Paris", "EUR")
	class, other := s.class(t, campus, "C2026", 0), s.class(t, campus, "D2026", 0)
	ana := s.one(t, class.ID, true, s.applicant(t, campus, "ana"))
	step := s.step(t, class.ID, academic.Promote)
	s.Call(t, "POST", "/api/classes/"+class.ID+"/steps/"+step.ID+"/undo", nil).Is(http.StatusOK)
	s.move(t, ana, "transfer", `{"class_id":"`+other.ID+`","reason":"","overfill":false}`).Is(http.StatusOK)
	got, err := db.All(t.Context(), s.db, db.ScanString, `SELECT action FROM audit_event WHERE entity = 'enrollment' AND entity_id = ? ORDER BY at, id`, ana.ID)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"enroll", "confirmEnrollment", "takeClassStep", "undoClassStep", "transferEnrollment"}, got); diff != "" {
		t.Error(diff)
	}
}

func TestAStudentKeepsTheCurriculumOfHisClassWhenTheNextVersionIsMade(t *testing.T) {
	s := newSchool(t)
	campus := s.campus(t, "Paris", "EUR")
	var c academic.Curriculum
	s.Call(t, "POST", "/api/curricula", `{"name":"Certificat","programme":"certificate","description":""}`).Into(http.StatusCreated, &c)
	class := s.class(t, campus, "C2026", 0)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE class SET curriculum_id = ?`, c.ID)
	})
	ana := s.applicant(t, campus, "ana")
	s.one(t, class.ID, true, ana)
	s.Call(t, "POST", "/api/curricula/"+c.ID+"/next", "{}").Is(http.StatusOK)
	var l api.Page[academic.Curriculum]
	s.as(ana, access.Student).Call(t, "GET", "/api/curricula?latest=true", nil).Into(http.StatusOK, &l)
	if len(l.Items) != 1 || l.Items[0].ID != c.ID {
		t.Errorf("a student of version 1 is shown %+v", l.Items)
	}
}

func TestStudentsWhoPassedAreTickedAllOrNone(t *testing.T) {
	s := newSchool(t)
	campus := s.campus(t, "Paris", "EUR")
	class, other := s.class(t, campus, "C2026", 0), s.class(t, campus, "D2026", 0)
	ana := s.one(t, class.ID, true, s.applicant(t, campus, "ana"))
	ben := s.one(t, class.ID, true, s.applicant(t, campus, "ben"))
	waits := s.one(t, class.ID, false, s.applicant(t, campus, "cleo"))
	foreign := s.one(t, other.ID, true, s.applicant(t, campus, "dora"))
	s.pass(t, class, ana, waits).Fails(http.StatusConflict, "enrollment.still_waiting")
	s.pass(t, class, ana, foreign).Fails(http.StatusNotFound, "enrollment.not_found")
	var plan academic.ClassStep
	s.Call(t, "GET", "/api/classes/"+class.ID+"/step-preview?kind=promote", nil).Into(http.StatusOK, &plan)
	if plan.Students[0].Passed {
		t.Error("a refused call ticked somebody")
	}
	s.pass(t, class, ana, ben).Into(http.StatusOK, &plan)
	got := []string{}
	for _, one := range plan.Students {
		got = append(got, one.Effect)
	}
	if !slices.Equal(got, []string{"goes_on", "goes_on", "waits"}) {
		t.Errorf("what a promotion would do: %v", got)
	}
}

func TestAStepIsRefusedWhenItIsNotWhatWasShown(t *testing.T) {
	s := newSchool(t)
	campus := s.campus(t, "Paris", "EUR")
	class := s.class(t, campus, "C2026", 0)
	ana := s.one(t, class.ID, true, s.applicant(t, campus, "ana"))
	var plan academic.ClassStep
	s.Call(t, "GET", "/api/classes/"+class.ID+"/step-preview?kind=graduate", nil).Into(http.StatusOK, &plan)
	s.pass(t, class, ana).Is(http.StatusOK)
	s.Call(t, "POST", "/api/classes/"+class.ID+"/steps", asShown("graduate", plan)).Fails(http.StatusConflict, "edit.stale")
	if got := s.state(t, ana); got != "confirmed student" {
		t.Errorf("changed all the same: %s", got)
	}
}

func TestACurriculumThatAClassFollowsIsNotChanged(t *testing.T) {
	s := newSchool(t)
	campus := s.campus(t, "Paris", "EUR")
	one, two := s.create(t, course("FOI1")), s.create(t, course("FOI2"))
	var c, next academic.Curriculum
	s.Call(t, "POST", "/api/curricula", `{"name":"Certificat","programme":"certificate","description":""}`).Into(http.StatusCreated, &c)
	arrange := func(version int64, courses ...academic.CurriculumCourseChoice) map[string]any {
		return map[string]any{"version": version, "courses": append([]academic.CurriculumCourseChoice{}, courses...)}
	}
	first, second := academic.CurriculumCourseChoice{CourseID: one.ID, Level: 1, Hours: 12}, academic.CurriculumCourseChoice{CourseID: two.ID, Level: 2, Hours: 8}
	s.Call(t, "PUT", "/api/curricula/"+c.ID+"/courses", arrange(1, second, first)).Into(http.StatusOK, &c)
	if c.Hours != 20 || c.Courses[0].CourseID != one.ID || !c.MayArrange {
		t.Errorf("arranged: %+v", c)
	}
	s.Call(t, "PUT", "/api/curricula/"+c.ID+"/courses", arrange(c.Version, first, first)).Blames(http.StatusUnprocessableEntity, "courses curriculum.course_twice")
	class := s.class(t, campus, "C2026", 0)
	fields := class.ClassFields
	fields.CurriculumID = c.ID
	s.Call(t, "PUT", "/api/classes/"+class.ID, struct {
		Version int64 `json:"version"`
		academic.ClassFields
	}{class.Version, fields}).Into(http.StatusOK, &class)
	s.Call(t, "PUT", "/api/curricula/"+c.ID+"/courses", arrange(c.Version)).Fails(http.StatusConflict, "curriculum.is_followed")
	s.Call(t, "POST", "/api/curricula/"+c.ID+"/next", "{}").Into(http.StatusOK, &next)
	if next.Number != 2 || next.FamilyID != c.FamilyID || len(next.Courses) != 2 || next.ClassCount != 0 {
		t.Errorf("the next version: %+v", next)
	}
	var p academic.ClassProgress
	s.Call(t, "PUT", "/api/classes/"+class.ID+"/courses/"+one.ID+"/done", `{"done":true,"done_on":"2026-10-04","reason":"given before"}`).Into(http.StatusOK, &p)
	if p.HoursDone != 12 || p.Hours != 20 || p.Courses[0].State != "done" || p.Courses[1].State != "missing" {
		t.Errorf("progress: %+v", p)
	}
	s.Call(t, "PUT", "/api/classes/"+class.ID+"/courses/"+two.ID+"/done", `{"done":true}`).Blames(http.StatusUnprocessableEntity, "reason class.reason_wanted")
	s.Call(t, "PUT", "/api/classes/"+class.ID+"/courses/"+one.ID+"/done", `{"done":true,"done_on":"2026-10-11"}`).Into(http.StatusOK, &p)
	if c := p.Courses[0]; c.DoneOn.String() != "2026-10-11" || c.Reason != "given before" || !c.ByHand {
		t.Errorf("another day: %+v", c)
	}
	s.Call(t, "PUT", "/api/classes/"+class.ID+"/courses/none/done", `{"done":true,"reason":"given before"}`).Fails(http.StatusNotFound, "course.not_found")
	var d record.Deletion
	s.Call(t, "DELETE", "/api/curricula/"+c.ID, nil).Into(http.StatusOK, &d)
	if d.Outcome != "archived" {
		t.Errorf("the followed one is %s", d.Outcome)
	}
}

func TestSlotsOfATimetableDoNotOverlapAndAreCopied(t *testing.T) {
	s := newSchool(t)
	campus := s.campus(t, "Paris", "EUR")
	class := s.class(t, campus, "C2026", 0)
	add := func(of, body string, want int) { s.Call(t, "POST", "/api/timetable?"+of, body).Is(want) }
	add("campus="+campus, `{"week":1,"weekday":6,"start":540,"finish":720}`, http.StatusCreated)
	add("campus="+campus, `{"week":1,"weekday":6,"start":720,"finish":780}`, http.StatusCreated)
	add("campus="+campus, `{"week":1,"weekday":6,"start":600,"finish":660}`, http.StatusUnprocessableEntity)
	add("campus="+campus, `{"week":1,"weekday":0,"start":600,"finish":600}`, http.StatusUnprocessableEntity)
	add("campus=none", `{"week":1,"weekday":0,"start":600,"finish":700}`, http.StatusNotFound)
	add("class="+class.ID, `{"week":1,"weekday":6,"start":700,"finish":730}`, http.StatusCreated)
	var l api.Page[academic.Slot]
	s.Call(t, "POST", "/api/classes/"+class.ID+"/timetable/copy", "{}").Into(http.StatusOK, &l)
	if len(l.Items) != 1 { // both of the campus overlap its own
		t.Errorf("copied: %+v", l.Items)
	}
	s.Call(t, "DELETE", "/api/timetable/"+l.Items[0].ID+"?class="+class.ID, nil).Is(http.StatusNoContent)
	s.Call(t, "POST", "/api/classes/"+class.ID+"/timetable/copy", "{}").Into(http.StatusOK, &l)
	if len(l.Items) != 2 {
		t.Errorf("copied into an empty one: %+v", l.Items)
	}
	s.Call(t, "PUT", "/api/timetable/"+l.Items[0].ID+"?campus="+campus, `{"version":1,"week":1,"weekday":6,"start":540,"finish":600}`).Fails(http.StatusNotFound, "timetable.not_found")
}

func TestWhatATeacherSaysOpensNothingUntilHeIsGivenTheCourse(t *testing.T) {
	s := newSchool(t)
	c := s.create(t, course("FOI1"))
	id := s.person(t, "teacher")
	me := s.as(id, access.Teacher)
	path := "/api/people/" + id + "/courses/" + c.ID
	me.Call(t, "PUT", path+"/knowledge", `{"level":"elsewhere","place":" "}`).Blames(http.StatusUnprocessableEntity, "place field.required")
	var k academic.Knowledge
	me.Call(t, "PUT", path+"/knowledge", `{"level":"elsewhere","place":"Lomé"}`).Into(http.StatusOK, &k)
	me.Call(t, "GET", "/api/courses/"+c.ID, nil).Fails(http.StatusNotFound, "course.not_found")
	me.Call(t, "PUT", path+"/given", `{"given":true}`).Is(http.StatusForbidden)
	s.as("other", access.Teacher).Call(t, "PUT", path+"/knowledge", `{"level":"can","place":""}`).Fails(http.StatusNotFound, "person.not_found")
	s.Call(t, "PUT", path+"/given", `{"given":true}`).Into(http.StatusOK, &k)
	me.Call(t, "GET", "/api/courses/"+c.ID, nil).Is(http.StatusOK)
	var l api.Page[academic.Knowledge]
	s.Call(t, "GET", "/api/knowledge?course="+c.ID, nil).Into(http.StatusOK, &l)
	if len(l.Items) != 1 || !l.Items[0].Given || l.Items[0].Level != "elsewhere" || l.Items[0].Place != "Lomé" {
		t.Errorf("the course knows %+v", l.Items)
	}
}

func TestAGrantedCourseIsOpenThroughItsLastDay(t *testing.T) {
	s := newSchool(t)
	c := s.create(t, course("FOI1"))
	id := s.person(t, "alumna")
	me := s.as(id, access.Alumni)
	var g academic.CourseAccess
	body := map[string]any{"person_id": id, "course_id": c.ID, "days": 90, "note": ""}
	s.Call(t, "POST", "/api/course-access", body).Into(http.StatusCreated, &g)
	day := clock.DateOf(clock.Now(), clock.Now().Location())
	if g.FirstDay != day || g.LastDay != day.AddDays(89) || g.State != "open" {
		t.Errorf("granted: %+v", g)
	}
	s.Call(t, "POST", "/api/course-access", body).Fails(http.StatusConflict, "course.already_granted")
	body["days"] = 100
	s.Call(t, "POST", "/api/course-access", body).Is(http.StatusUnprocessableEntity)
	me.Call(t, "GET", "/api/courses/"+c.ID, nil).Is(http.StatusOK)
	s.Call(t, "POST", "/api/course-access/"+g.ID+"/extend", `{"days":120}`).Into(http.StatusOK, &g)
	if g.LastDay != day.AddDays(209) {
		t.Errorf("extended to %s", g.LastDay)
	}
	s.Call(t, "POST", "/api/course-access/"+g.ID+"/end", "{}").Into(http.StatusOK, &g)
	me.Call(t, "GET", "/api/courses/"+c.ID, nil).Fails(http.StatusNotFound, "course.not_found")
	s.Call(t, "POST", "/api/course-access/"+g.ID+"/extend", `{"days":90}`).Into(http.StatusOK, &g)
	if g.LastDay != day.AddDays(89) {
		t.Errorf("opened again until %s", g.LastDay)
	}
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE course_access SET last_day = ?`, day)
	})
	me.Call(t, "GET", "/api/courses/"+c.ID, nil).Is(http.StatusOK)
}

func TestStudentsOfAClassHaveItsCoursesUpToItsLevel(t *testing.T) {
	s := newSchool(t)
	campus := s.campus(t, "Paris", "EUR")
	one, two := s.create(t, course("FOI1")), s.create(t, course("FOI2"))
	var c academic.Curriculum
	s.Call(t, "POST", "/api/curricula", `{"name":"Certificat","programme":"certificate","description":""}`).Into(http.StatusCreated, &c)
	s.Call(t, "PUT", "/api/curricula/"+c.ID+"/courses", map[string]any{"version": 1, "courses": []academic.CurriculumCourseChoice{
		{CourseID: one.ID, Level: 1}, {CourseID: two.ID, Level: 2},
	}}).Is(http.StatusOK)
	class := s.class(t, campus, "C2026", 0)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE class SET curriculum_id = ?`, c.ID)
	})
	e := s.one(t, class.ID, false, s.applicant(t, campus, "ana"))
	me := s.as(e.PersonID, access.Student)
	me.Call(t, "GET", "/api/courses/"+one.ID, nil).Is(http.StatusNotFound)
	s.move(t, e, "confirm", `{"overfill":false}`).Is(http.StatusOK)
	me.Call(t, "GET", "/api/courses/"+one.ID, nil).Is(http.StatusOK)
	me.Call(t, "GET", "/api/courses/"+two.ID, nil).Is(http.StatusNotFound)
	s.move(t, e, "end", `{"move":"withdraw","reason":""}`).Is(http.StatusOK)
	me.Call(t, "GET", "/api/courses/"+one.ID, nil).Is(http.StatusNotFound)
}

func TestAClassOfNextYearIsNotAmongThoseThatRun(t *testing.T) {
	s := newSchool(t)
	campus := s.campus(t, "Paris", "EUR")
	s.class(t, campus, "NOW1", 0)
	coming := s.class(t, campus, "LATER", 0)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		year := clock.Today("UTC").Year
		if err := db.Exec(ctx, tx, `UPDATE class SET start_year = ?, end_year = ? WHERE id <> ?`, year, year+1, coming.ID); err != nil {
			return err
		}
		return db.Exec(ctx, tx, `UPDATE class SET start_year = ?, end_year = ? WHERE id = ?`, year+1, year+2, coming.ID)
	})
	for query, want := range map[string]string{"begun=true": "NOW1", "begun=false": "LATER"} {
		var page api.Page[academic.Class]
		s.Call(t, "GET", "/api/classes?graduated=false&"+query, nil).Into(http.StatusOK, &page)
		if len(page.Items) != 1 || page.Items[0].Code != want {
			t.Errorf("%s finds %+v", query, page.Items)
		}
	}
}
