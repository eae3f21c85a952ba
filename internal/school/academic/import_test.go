package academic_test

import (
	"context"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
)

const (
	courseSheets = "/api/courses/import?"
	classSheets  = "/api/classes/import?"
)

func TestCoursesComeFromASheet(t *testing.T) {
	s := newSchool(t)
	s.create(t, course("FOI1"))
	gone := s.create(t, course("GONE"))
	s.change(t, archived("course", gone.ID))
	for name, tt := range map[string]struct{ sheet, want string }{
		"a new one":                  {"Code;Nom;Heures\nNEW1;Foi;12", "2 create"},
		"in another language":        {"Codice;Nome\nNEW1;Fede", "2 create"},
		"a change":                   {"Code;Name;Version;Hours\nfoi1;Faith;fr;20", "2 change name:Course FOI1>Faith hours:12>20"},
		"nothing to change":          {"Code;Version;Hours;Name\nFOI1;FR;12;", "2 same"},
		"another version is another": {"Code;Version;Name\nFOI1;en;Faith", "2 create"},
		"no name":                    {"Code\nNEW1", "2 refuse name=field.required"},
		"a short code":               {"Code;Name\nN1;New", "2 refuse code=field.too_short"},
		"hours that are none":        {"Code;Name;Hours\nNEW1;New;many", "2 refuse hours=import.not_a_number"},
		"too many hours":             {"Code;Name;Hours\nNEW1;New;1001", "2 refuse hours=field.too_large"},
		"too long a name":            {"Code;Name\nNEW1;" + strings.Repeat("x", 201), "2 refuse name=field.too_long"},
		"twice in the file":          {"Code;Name\nNEW1;New\nnew1;Newer", "2 create; 3 refuse code=import.twice"},
		"an archived one":            {"Code;Version;Hours\nGONE;fr;3", "2 refuse hours:12>3 edit.archived"},
	} {
		if got, _ := s.Plan(t, courseSheets, tt.sheet); got != tt.want {
			t.Errorf("%s:\n got %s\nwant %s", name, got, tt.want)
		}
	}
	if n := len(s.strings(t, `SELECT id FROM course`)); n != 2 {
		t.Errorf("planning left %d courses", n)
	}
}

func archived(table, id string) func(ctx context.Context, tx *db.Tx) error {
	return func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE `+table+` SET archived_at = '2026-01-01T00:00:00.000000Z' WHERE id = ?`, id)
	}
}

func TestASheetOfCoursesTwiceMakesNothingTwice(t *testing.T) {
	s := newSchool(t)
	s.create(t, course("FOI1"))
	const sheet = "Code;Version;Name;Hours\nFOI1;fr;Faith;12\nNEW1;;New;8\nN1;;Short;8"
	if got := s.Import(t, courseSheets, sheet); got != "1 1 0 1" {
		t.Errorf("the first time it does %s", got)
	}
	if got := s.Import(t, courseSheets, sheet); got != "0 0 2 1" {
		t.Errorf("the second time it does %s", got)
	}
	if got := strings.Join(s.strings(t, `SELECT action || ' ' || entity FROM audit_event WHERE entity = 'course' ORDER BY id`), ", "); got != "createCourse course, updateCourse course, createCourse course" {
		t.Errorf("the trail is %s", got)
	}
	_, token := s.Plan(t, courseSheets, sheet)
	s.Call(t, http.MethodPost, courseSheets+"name=a.csv&token="+token, sheet).Fails(http.StatusConflict, "import.refused")
	s.Call(t, http.MethodPost, courseSheets+"name=a.csv&token="+strings.Repeat("0", 64), sheet).Fails(http.StatusConflict, "import.changed")
	s.Call(t, http.MethodPut, courseSheets+"name=a.csv", "Colour\nred").Blames(http.StatusUnprocessableEntity, "file import.no_columns")
	for _, by := range []access.Roles{access.Coordinator, access.Secretary, access.Librarian, access.Teacher, access.Student} {
		s.as("somebody", by).Call(t, http.MethodPut, courseSheets+"name=a.csv", sheet).Is(http.StatusForbidden)
	}
}

func TestClassesComeFromASheetWithTheirStudents(t *testing.T) {
	s := newSchool(t)
	paris, nice := s.campus(t, "Paris", "EUR"), s.campus(t, "Nice", "EUR")
	full, over := s.class(t, paris, "FULL", 1), s.class(t, paris, "OVER", 0)
	s.change(t, archived("class", over.ID))
	s.class(t, nice, "NICE", 0)
	anna, bob := s.applicant(t, paris, "anna"), s.applicant(t, paris, "bob")
	s.applicant(t, nice, "carl")
	s.one(t, full.ID, true, anna)
	s.one(t, full.ID, false, bob)
	office := s.at(paris, access.Secretary)
	for name, tt := range map[string]struct{ sheet, want string }{
		"a class alone":               {"Class;Start year\nPAR1;2026", "2 create"},
		"a student of a new class":    {"Classe;Adresse e-mail\nPAR1;anna@example.org", "2 create"},
		"by his name":                 {"Class;Last name;First name\nPAR1;ANNA;a", "2 create"},
		"somebody we do not have":     {"Class;Email\nPAR1;nobody@example.org", "2 refuse email=import.unknown_person"},
		"somebody of another campus":  {"Class;Email\nPAR1;carl@example.org", "2 refuse email=import.unknown_person"},
		"an address of another name":  {"Class;Email;First name;Last name\nPAR1;anna@example.org;Zoé;Zed", "2 look import.other_name"},
		"an address, half a name":     {"Class;Email;First name\nPAR1;anna@example.org;Zoé", "2 look import.other_name"},
		"he has his place":            {"Class;Email\nfull;anna@example.org", "2 same"},
		"a class that is full":        {"Class;Email\nFULL;bob@example.org", "2 refuse enrollment.class_full"},
		"he goes on waiting":          {"Class;Email;Status\nFULL;bob@example.org;En attente", "2 same"},
		"room is made":                {"Class;Email;Places\nFULL;bob@example.org;2", "2 change capacity:1>2 status:waiting>confirmed"},
		"a class that is over":        {"Class;Email\nOVER;bob@example.org", "2 refuse code=enrollment.class_is_over"},
		"a campus out of reach":       {"Class;Campus\nNIC1;Nice", "2 refuse campus=import.unknown_campus"},
		"a class of another campus":   {"Class\nNICE", "2 create"},
		"ends before it begins":       {"Class;Start year;End year\nPAR1;2026;2025", "2 refuse end_year=class.ends_before_start"},
		"no such level":               {"Class;Level\nPAR1;11", "2 refuse level=field.too_large"},
		"an unknown curriculum":       {"Class;Curriculum\nPAR1;None", "2 refuse curriculum=import.unknown_value"},
		"a state that is none":        {"Class;Email;Status\nPAR1;bob@example.org;perhaps", "2 refuse status=import.unknown_value"},
		"an amount that is none":      {"Class;Email;Tuition\nPAR1;bob@example.org;much", "2 refuse tuition=import.not_an_amount"},
		"a debt, not a credit":        {"Class;Email;Tuition\nPAR1;bob@example.org;-5", "2 refuse tuition=import.not_an_amount"},
		"too many installments":       {"Class;Email;Tuition;Installments\nPAR1;bob@example.org;5;61", "2 refuse installments=field.too_large"},
		"twice in the file":           {"Class;Email\nPAR1;bob@example.org\nPAR1;BOB@example.org", "2 create; 3 refuse email=import.twice"},
		"its first line describes it": {"Class;Level;Email\nPAR1;2;\nPAR1;;bob@example.org\nPAR1;3;anna@example.org", "2 create; 3 create; 4 refuse code=import.said_otherwise"},
		"its first line is refused":   {"Class;Level;Email\nPAR1;11;\nPAR1;;bob@example.org", "2 refuse level=field.too_large; 3 refuse code=import.see_line"},
		"places are counted together": {"Class;Places;Email\nPAR1;1;anna@example.org\nPAR1;;bob@example.org", "2 create; 3 refuse enrollment.class_full"},
	} {
		if got, _ := office.Plan(t, classSheets, tt.sheet); got != tt.want {
			t.Errorf("%s:\n got %s\nwant %s", name, got, tt.want)
		}
	}
	if n := len(s.strings(t, `SELECT id FROM class`)) + len(s.strings(t, `SELECT id FROM enrollment`)); n != 3+2 {
		t.Errorf("planning left %d classes and enrollments", n)
	}
}

func TestASheetOfClassesDoesWhatTheScreensDo(t *testing.T) {
	s := newSchool(t)
	paris := s.campus(t, "Paris", "EUR")
	anna, bob := s.applicant(t, paris, "anna"), s.applicant(t, paris, "bob")
	s.applicant(t, paris, "carl")
	office := s.at(paris, access.Secretary)
	sheet := strings.Join([]string{
		"Class;Programme;Level;Start year;End year;Places;Email;Status;Tuition;Installments;First installment",
		"PAR1;Diploma;2;2026;2028;2;anna@example.org;Confirmed;1 200,50;3;15/01/2027",
		"PAR1;;;;;;bob@example.org;Waiting;;;",
		"PAR1;;;;;;carl@example.org;;;;",
		"PAR2;;;;;;;;;;",
	}, "\n")
	if got := office.Import(t, classSheets, sheet); got != "4 0 0 0" {
		t.Errorf("the first time it does %s", got)
	}
	for query, want := range map[string]string{
		`SELECT code || ' ' || programme || ' ' || CAST(level AS TEXT) || ' ' || CAST(end_year AS TEXT) FROM class WHERE code = 'PAR1'`:                                                                                    "PAR1 diploma 2 2028",
		`SELECT p.last_name || ' ' || e.status || ' ' || CAST(e.tuition AS TEXT) FROM enrollment e JOIN person p ON p.id = e.person_id ORDER BY p.last_name`:                                                               "anna confirmed 120050, bob waiting 0, carl confirmed 0",
		`SELECT CAST(i.deadline AS TEXT) || ' ' || CAST(i.amount AS TEXT) FROM installment i JOIN enrollment e ON e.id = i.enrollment_id JOIN person p ON p.id = e.person_id WHERE p.last_name = 'anna' ORDER BY i.number`: "2027-01-15 40017, 2027-02-15 40017, 2027-03-15 40016",
		`SELECT action FROM audit_event WHERE entity IN ('class', 'enrollment') ORDER BY id`:                                                                                                                               "createClass, createClass, enroll, confirmEnrollment, enroll, enroll, confirmEnrollment",
	} {
		if got := strings.Join(s.strings(t, query), ", "); got != want {
			t.Errorf("%s:\n got %s\nwant %s", query, got, want)
		}
	}
	if s.roles(t, anna) == s.roles(t, bob) {
		t.Errorf("who is confirmed is %q as who waits", s.roles(t, anna))
	}
	if got := office.Import(t, classSheets, sheet); got != "0 0 4 0" {
		t.Errorf("the second time it does %s", got)
	}
	for _, by := range []access.Roles{access.Librarian, access.Accounting, access.Teacher, access.Student} {
		s.at(paris, by).Call(t, http.MethodPut, classSheets+"name=a.csv", sheet).Is(http.StatusForbidden)
	}
}
