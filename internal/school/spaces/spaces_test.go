package spaces_test

import (
	"bytes"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/school/planning"
	"myspace/internal/school/spaces"
)

func (s school) space(t *testing.T) (found spaces.InstructorSpace) {
	t.Helper()
	s.Call(t, "GET", "/api/instructor-space", nil).Into(http.StatusOK, &found)
	return found
}

func (s school) course(t *testing.T, id string) (found spaces.CourseOfMine) {
	t.Helper()
	s.Call(t, "GET", "/api/instructor-space/courses/"+id, nil).Into(http.StatusOK, &found)
	return found
}

// One answer holds what he gives next: when and where, to whom, with whom.
func TestATeacherSeesWhatHeGivesNext(t *testing.T) {
	s := newSchool(t)
	s.weekend(t, 60, "hope", gives(planning.Teacher, "grace"))
	s.weekend(t, 30, "faith", gives(planning.Teacher, "grace"), gives(planning.Translator, "paul"))
	found := s.as("grace", access.Teacher).space(t)
	if len(found.Coming) != 2 || found.More {
		t.Fatalf("she gives %+v", found.Coming)
	}
	next := found.Coming[0]
	if next.CourseID != "faith" || next.Minutes != 270 || len(next.Sessions) != 2 || next.Sessions[0].Place != "Room 1" || next.Half != planning.Teacher {
		t.Errorf("next is %+v", next)
	}
	if len(next.Beside) != 1 || next.Beside[0] != (spaces.Beside{Name: "A paul", Half: planning.Translator}) {
		t.Errorf("beside her is %+v", next.Beside)
	}
	if len(found.Classes) != 1 || found.Classes[0].Count != 2 || len(found.Classes[0].Students) != 2 {
		t.Fatalf("her classes are %+v", found.Classes)
	}
	if one := found.Classes[0].Students[0]; one.Name != "A lea" || one.Email != "" {
		t.Errorf("a start page tells of a student %+v", one)
	}
	if half := s.as("paul", access.Teacher).space(t).Coming[0].Half; half != planning.Translator {
		t.Errorf("paul is %s", half)
	}
}

// The contact of his students is a teacher's to know, on the page of the course
// that he gives them; nobody else's who opens that page.
func TestATeacherReachesHisStudents(t *testing.T) {
	s := newSchool(t)
	s.weekend(t, 30, "faith", gives(planning.Teacher, "grace"))
	found := s.as("grace", access.Teacher).course(t, "faith")
	if len(found.Classes) != 1 || !found.Classes[0].Known || found.Classes[0].Students[0].Email != "lea@example.org" {
		t.Errorf("her class is %+v", found.Classes)
	}
	if !found.MayFile {
		t.Error("she may not put up documents")
	}
	if other := s.as("planner", access.Supervisor).course(t, "faith"); len(other.Classes)+len(other.Coming)+len(other.Years) != 0 {
		t.Errorf("who does not teach it sees %+v", other)
	}
	// Who gives a course, and is no teacher any more, knows no list.
	if lost := s.as("grace", access.Alumni).space(t).Classes; len(lost) != 1 || lost[0].Known || len(lost[0].Students) != 0 {
		t.Errorf("without the role she sees %+v", lost)
	}
	s.as("paul", access.Teacher).Call(t, "GET", "/api/instructor-space/courses/faith", nil).Fails(http.StatusNotFound, "course.not_found")
}

// What is published again without him is his no longer, and neither is its class.
func TestWhoLostASessionLosesItsClassAtOnce(t *testing.T) {
	s := newSchool(t)
	p, c := s.weekend(t, 30, "faith", gives(planning.Teacher, "grace"))
	grace := s.as("grace", access.Teacher)
	if len(grace.space(t).Classes) != 1 {
		t.Fatal("she has no class")
	}
	fields := c.AgendaCourseFields
	fields.Staff = []planning.Staffing{gives(planning.Teacher, "paul")}
	s.act(t, p, planning.CellChange{ID: c.ID, Version: c.Version, AgendaCourseFields: fields})
	if len(grace.space(t).Classes) != 1 {
		t.Error("what is not published yet has taken it from her")
	}
	s.publish(t, p.ID)
	if found := grace.space(t); len(found.Coming)+len(found.Classes) != 0 {
		t.Errorf("she still sees %+v", found)
	}
	grace.Call(t, "GET", "/api/instructor-space/courses/faith", nil).Fails(http.StatusNotFound, "course.not_found")
}

// Archived courses and classes stay in what he has taught; what was canceled does
// not count.
func TestWhatIsOverStaysByYear(t *testing.T) {
	s := newSchool(t)
	s.weekend(t, -400, "hope", gives(planning.Teacher, "grace"))
	s.weekend(t, -30, "faith", gives(planning.Translator, "grace"))
	canceled, _ := s.weekend(t, -20, "faith", gives(planning.Teacher, "grace"))
	s.exec(t, `UPDATE published_agenda SET canceled = TRUE WHERE planning_id = ?`, canceled.ID)
	s.exec(t, `UPDATE course SET archived_at = '2026-01-01T00:00:00.000000Z'`)
	s.exec(t, `UPDATE class SET archived_at = '2026-01-01T00:00:00.000000Z'`)
	grace := s.as("grace", access.Teacher)
	var own, read spaces.Taught
	grace.Call(t, "GET", "/api/instructor-space/teaching", nil).Into(http.StatusOK, &own)
	s.Call(t, "GET", "/api/instructors/grace/teaching", nil).Into(http.StatusOK, &read)
	for whose, found := range map[string]spaces.Taught{"her": own, "her record's": read} {
		if len(found.Years) != 2 || found.Years[0].Year <= found.Years[1].Year {
			t.Fatalf("%s years are %+v", whose, found.Years)
		}
		if last := found.Years[0]; last.Minutes != 270 || last.Items[0].CourseID != "faith" || last.Items[0].Half != planning.Translator || len(last.Items[0].Classes) != 1 {
			t.Errorf("%s last year is %+v", whose, last)
		}
	}
	if sums := grace.space(t).Years; len(sums) != 2 || sums[0].Minutes != 270 || sums[0].Courses != 1 {
		t.Errorf("the sums are %+v", sums)
	}
	if classes := grace.course(t, "hope").Classes; len(classes) != 1 || !classes[0].Over {
		t.Errorf("the class is %+v", classes)
	}
}

func TestCoursesTaughtComeFirstWhereTheyAreNext(t *testing.T) {
	s := newSchool(t)
	s.weekend(t, -30, "hope", gives(planning.Teacher, "grace"))
	s.weekend(t, 30, "faith", gives(planning.Teacher, "grace"))
	s.exec(t, `INSERT INTO course_teacher (person_id, course_id, created_by, created_at) VALUES ('paul', 'hope', 'planner', '2026-01-01T00:00:00.000000Z')`)
	list := func(who string, role access.Roles) (found struct{ Items []spaces.TaughtCourse }) {
		s.as(who, role).Call(t, "GET", "/api/instructor-space/courses", nil).Into(http.StatusOK, &found)
		return found
	}
	all := list("grace", access.Teacher).Items
	if len(all) != 2 || all[0].ID != "faith" || all[0].Next == nil || all[0].Minutes != 0 || all[1].Next != nil || all[1].Minutes != 270 || all[1].Classes[0].Code != "class0" {
		t.Errorf("her courses are %+v", all)
	}
	if given := list("paul", access.Teacher).Items; len(given) != 1 || !given[0].Given {
		t.Errorf("his courses are %+v", given)
	}
	if none := list("paul", access.Student).Items; len(none) != 0 {
		t.Errorf("without the role he has %+v", none)
	}
}

// What a coming course lacks is owed by who teaches it, not by who translates it;
// an exam is no document for the class.
func TestACourseWithoutDocumentsIsOwed(t *testing.T) {
	s := newSchool(t)
	s.weekend(t, 30, "hope", gives(planning.Teacher, "grace"))
	s.weekend(t, 7, "faith", gives(planning.Teacher, "grace"), gives(planning.Translator, "paul"))
	s.exec(t, `INSERT INTO course_document (id, course_id, title, type, language, student_access, position, created_at, updated_at)
		VALUES ('d', 'faith', 'Exam', 'exam', '', FALSE, 0, '2026-01-01T00:00:00.000000Z', '2026-01-01T00:00:00.000000Z')`)
	links := func(who string) (said string) {
		for _, w := range s.as(who, access.Teacher).space(t).Waiting {
			said += w.Code + " " + w.Link[strings.LastIndex(w.Link, "/")+1:]
			if w.Urgent {
				said += "!"
			}
			said += ";"
		}
		return said
	}
	if got := links("grace"); got != "space.waiting.documents faith!;space.waiting.documents hope;" {
		t.Errorf("she owes %q", got)
	}
	if got := links("paul"); got != "" {
		t.Errorf("the translator owes %q", got)
	}
	// As many are told as one may see: of a course that one only taught once, no exams.
	if n := s.as("grace", access.Teacher).space(t).Coming[0].Documents; n != 1 {
		t.Errorf("its teacher sees %d documents", n)
	}
	if n := s.as("grace", access.Alumni).space(t).Coming[0].Documents; n != 0 {
		t.Errorf("without the role she sees %d documents", n)
	}
	s.exec(t, `UPDATE course_document SET type = 'material'`)
	if got := links("grace"); got != "space.waiting.documents hope;" {
		t.Errorf("then she owes %q", got)
	}
}

// What he is asked to teach waits for his answer: one line for a week-end, which
// leads there, until he has answered, nobody asks him any more, or it has begun.
func TestWhatHeIsAskedWaitsForHim(t *testing.T) {
	s := newSchool(t)
	atLater, _ := s.weekend(t, 40, "hope", gives(planning.Teacher, "grace"))
	atNext, _ := s.weekend(t, 20, "faith", gives(planning.Teacher, "grace"), gives(planning.Translator, "paul"))
	s.exec(t, `INSERT INTO teaching_invitation (id, agenda_course_id, half, person_id, state, line, whole, created_by, created_at, updated_at)
		SELECT 'second ' || id, agenda_course_id, 'translator', person_id, state, line, whole, created_by, created_at, updated_at FROM teaching_invitation WHERE half = 'teacher'`)
	later, next := atLater.ID, atNext.ID
	ask := func(planningID string, by int) {
		s.exec(t, `UPDATE teaching_invitation SET state = 'not_answered', sent_at = created_at, answer_by_day = ? WHERE person_id = 'grace'
			AND agenda_course_id IN (SELECT agenda_course_id FROM agenda WHERE planning_id = ?)`, clock.Today("").AddDays(by), planningID)
	}
	waits := func(who string) (said string) {
		for _, w := range s.as(who, access.Teacher).space(t).Waiting {
			if w.Kind == "invitation" {
				said += fmt.Sprint(w.Link, " ", w.Params["count"], " ", w.Params["day"], " ", w.Urgent, ";")
			}
		}
		return said
	}
	if got := waits("grace"); got != "" {
		t.Errorf("what she has accepted waits: %s", got)
	}
	ask(later, 9)
	ask(next, 2)
	line := func(planningID string, by int, urgent bool) string {
		return fmt.Sprint("/apps/instructor/invitations#", planningID, " 2 ", clock.Today("").AddDays(by), " ", urgent, ";")
	}
	if got, want := waits("grace"), line(next, 2, true)+line(later, 9, false); got != want {
		t.Errorf("for her waits %q, want %q", got, want)
	}
	if got := waits("paul"); got != "" {
		t.Errorf("for another waits %q", got)
	}
	s.exec(t, `UPDATE agenda SET starts_at = ? WHERE planning_id = ?`, clock.Now(), next)
	s.exec(t, `UPDATE planning SET state = 'canceled' WHERE id = ?`, later)
	if got := waits("grace"); got != "" {
		t.Errorf("what has begun or is canceled waits: %s", got)
	}
}

func TestACertificateIsPrintedForHimAndHisReaders(t *testing.T) {
	s := newSchool(t)
	for week := range 20 { // more than a page
		s.weekend(t, -30-week, "faith", gives(planning.Teacher, "grace"))
	}
	for _, call := range []struct {
		as   school
		path string
	}{
		{s.as("grace", access.Teacher), "/api/instructor-space/certificate.pdf"},
		{s.as("grace", access.Teacher), "/api/instructors/grace/certificate.pdf?year=2020"},
		{s.as("lea", access.Student), "/api/instructor-space/certificate.pdf"}, // who taught nothing
		{s, "/api/instructors/grace/certificate.pdf"},
	} {
		answer := call.as.Call(t, "GET", call.path, nil).Is(http.StatusOK)
		if kind := answer.Header().Get("Content-Type"); kind != "application/pdf" || !bytes.HasPrefix(answer.Body.Bytes(), []byte("%PDF-")) {
			t.Errorf("%s is %s", call.path, kind)
		}
	}
	s.as("paul", access.Teacher).Call(t, "GET", "/api/instructors/grace/certificate.pdf", nil).Fails(http.StatusNotFound, "instructor.not_found")
	s.as("lea", access.Student).Call(t, "GET", "/api/instructors/grace/certificate.pdf", nil).Fails(http.StatusForbidden, "access.forbidden")
}
