package app_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"myspace/internal/base/access"
)

// get calls a route as somebody, or by a signed link as a guest.
func (w *world) get(caller access.Roles, path string) (status int, body string) {
	rec := w.call(caller, http.MethodGet, probe{path: path})
	return rec.Code, rec.Body.String()
}

// openedTo returns the signed link of a document, as a caller is given it.
func (w *world) openedTo(t *testing.T, caller access.Roles, documentID string) string {
	t.Helper()
	rec := w.call(caller, http.MethodGet, probe{path: "/api/course-documents/" + documentID})
	var d struct {
		ContentURL string `json:"content_url"`
	}
	must(t, json.Unmarshal(rec.Body.Bytes(), &d))
	if rec.Code != http.StatusOK {
		t.Fatalf("%s opens a paper: %d %s", caller, rec.Code, rec.Body)
	}
	if status, _ := w.get(0, d.ContentURL); status != http.StatusOK {
		t.Fatalf("%s opens his own link: %d", caller, status)
	}
	return d.ContentURL
}

// Exams, their answers and papers that were not ticked for students are there
// for nobody whose right comes from a class or a grant, by whatever address.
func TestNoStudentGetsAnExamOrAPaperThatIsNotForHim(t *testing.T) {
	w := newWorld(t)
	for _, courseID := range []string{w.course["own"], w.granted} {
		for _, kind := range []string{"exam", "exam_answer", "material"} {
			id := w.create(t, "/api/courses/"+courseID+"/documents?name=closed.txt&type="+kind, "closed")
			one := "/api/courses/" + courseID + "/documents/" + id
			theirs := w.openedTo(t, access.Admin, id)
			for _, caller := range []access.Roles{access.Student, access.Alumni, access.Accounting, access.Multimedia} {
				for _, path := range []string{one, "/api/course-documents/" + id, one + "/content", one + "/files", one + "/files/1/content"} {
					if status, _ := w.get(caller, path); status != http.StatusNotFound && status != http.StatusForbidden {
						t.Errorf("%s gets %s %s: %d", caller, kind, path, status)
					}
				}
				if status, zip := w.get(caller, "/api/courses/"+courseID+"/archive"); strings.Contains(zip, "closed") {
					t.Errorf("%s gets %s with the archive: %d", caller, kind, status)
				}
				for _, list := range []string{"/api/courses/" + courseID + "/documents", "/api/people/" + w.person[caller] + "/documents"} {
					if status, body := w.get(caller, list); status != http.StatusOK || strings.Contains(body, id) {
						t.Errorf("%s is told of %s in %s: %d", caller, kind, list, status)
					}
				}
				// The signature of a paper that is his does not fit another one.
				mine := w.openedTo(t, caller, w.academics.document["own"])
				if status, _ := w.get(0, one+"/content"+mine[strings.Index(mine, "?"):]); status < 400 {
					t.Errorf("%s opens %s by the signature of another paper", caller, kind)
				}
			}
			if status, _ := w.get(access.Librarian, one+"/content"); (status == http.StatusOK) != (kind == "material") {
				t.Errorf("a librarian gets %s: %d", kind, status)
			}
			if status, _ := w.get(0, theirs); status != http.StatusOK {
				t.Errorf("who may read it keeps his link: %d", status)
			}
		}
	}
}

// A signed link is worth no more than the right that it was made for.
func TestALinkEndsWithTheRightToThePaper(t *testing.T) {
	w := newWorld(t)
	followed := w.academics.document["own"]
	granted := w.create(t, "/api/courses/"+w.granted+"/documents?name=open.txt&student_access=true", "open")
	must(t, w.trial.Keep(t.Context()))
	for name, tt := range map[string]struct {
		document string
		end      func()
	}{
		"no longer ticked":       {followed, func() { w.exec(`UPDATE course_document SET student_access = FALSE`) }},
		"an exam now":            {followed, func() { w.exec(`UPDATE course_document SET student_access = FALSE, type = 'exam'`) }},
		"left his class":         {followed, func() { w.exec(`UPDATE enrollment SET outcome = 'withdrawn'`) }},
		"waits again":            {followed, func() { w.exec(`UPDATE enrollment SET status = 'waiting'`) }},
		"of a later level":       {followed, func() { w.exec(`UPDATE curriculum_course SET level = 2`) }},
		"the access has ended":   {granted, func() { w.exec(`UPDATE course_access SET first_day = '2020-01-01', last_day = '2020-02-01'`) }},
		"the access was ended":   {granted, func() { w.endGrants(t) }},
		"the access begins once": {granted, func() { w.exec(`UPDATE course_access SET first_day = '2199-01-01', last_day = '2199-02-01'`) }},
		"signed out":             {granted, func() { w.exec(`DELETE FROM session`) }},
		"no longer at school":    {granted, func() { w.exec(`UPDATE person SET enabled = FALSE`) }},
	} {
		link := w.openedTo(t, access.Student, tt.document)
		tt.end()
		if status, body := w.get(0, link); status != http.StatusNotFound && status != http.StatusUnauthorized {
			t.Errorf("%s: the link answers %d %s", name, status, body)
		}
		w.undo(t)
	}
}

func (w *world) endGrants(t *testing.T) {
	t.Helper()
	w.change(t, http.MethodPost, "/api/course-access/"+w.grant[w.person[access.Student]]+"/end", "{}")
}

// Whatever id a body or a query names is looked up in the caller's reach, and
// within what the address names.
func TestAForeignIDIsNotThere(t *testing.T) {
	w := newWorld(t)
	own, other := target{"own", "other"}, target{"other", "other"}
	enroll := func(classID, personID string) string {
		return fmt.Sprintf(`{"key":"enrolled-only-once","class_id":%q,"person_ids":[%q],"confirm":false,"overfill":false,%s}`, classID, personID, termsBody)
	}
	grant := func(personID, courseID string) string {
		return fmt.Sprintf(`{"person_id":%q,"course_id":%q,"days":90,"note":""}`, personID, courseID)
	}
	for _, tt := range []struct {
		by                 access.Roles
		method, path, body string
	}{
		{access.Coordinator, "POST", "/api/enrollments", enroll(w.class[own], w.stranger["other"])},
		{access.Coordinator, "POST", "/api/enrollments", enroll(w.class[other], w.stranger["own"])},
		{access.Coordinator, "POST", "/api/enrollments/" + w.enrollment[w.class[own]+w.stranger["own"]] + "/transfer", `{"version":1,"class_id":"none","reason":"","overfill":false}`},
		{access.Coordinator, "PUT", "/api/classes/" + w.class[own] + "/waiting-order", `{"ids":["` + w.enrollment[w.class[other]+w.stranger["other"]] + `"]}`},
		{access.Coordinator, "POST", "/api/classes", `{"campus_id":"` + w.campus["other"] + `",` + classBody("New1", "") + `}`},
		{access.Coordinator, "POST", "/api/classes", `{"campus_id":"` + w.campus["own"] + `",` + classBody("New1", "none") + `}`},
		{access.Coordinator, "PUT", "/api/classes/" + w.class[own], `{"version":1,` + classBody("New1", "none") + `}`},
		{access.Coordinator, "PUT", "/api/classes/" + w.class[own] + "/courses/" + w.course["other"] + "/done", `{"done":true,"reason":"given before"}`},
		{access.Coordinator, "POST", "/api/classes/" + w.class[own] + "/steps/" + stepOf(w.class[other]) + "/undo", `{}`},
		{access.Coordinator, "POST", "/api/timetable?campus=" + w.campus["other"], `{` + slotBody + `}`},
		{access.Coordinator, "GET", "/api/timetable?campus=" + w.campus["other"], ""},
		{access.Coordinator, "PUT", "/api/timetable/" + w.slot[other] + "?class=" + w.class[own], `{"version":1,` + slotBody + `}`},
		{access.Coordinator, "DELETE", "/api/timetable/" + w.slot[other] + "?campus=" + w.campus["own"], ""},
		{access.Supervisor, "PUT", "/api/courses/" + w.course["own"] + "/books", `{"version":1,"books":[{"book_id":"none","need":"required"}]}`},
		{access.Supervisor, "PUT", "/api/curricula/" + w.curriculum["other"] + "/courses", `{"version":1,"courses":[{"course_id":"none","level":1,"hours":1}]}`},
		{access.Supervisor, "POST", "/api/course-access", grant("none", w.course["own"])},
		{access.Supervisor, "POST", "/api/course-access", grant(w.stranger["own"], "none")},
		{access.Supervisor, "PUT", "/api/people/none/courses/" + w.course["own"] + "/given", `{"given":true}`},
		{access.Teacher, "PUT", "/api/courses/" + w.course["own"] + "/document-order", `{"ids":["` + w.academics.document["other"] + `"]}`},
		{access.Teacher, "GET", "/api/courses/" + w.course["own"] + "/documents/" + w.academics.document["other"] + "/content", ""},
		{access.Teacher, "PUT", "/api/people/" + w.person[access.Teacher] + "/courses/none/knowledge", `{"level":"can","place":""}`},
		{access.Teacher, "POST", "/api/courses/" + w.course["own"] + "/documents?upload=" + w.upload[access.Admin], ""},
		{access.Librarian, "PUT", "/api/books/" + w.book["own"] + "/file-order", `{"ids":["` + w.bookFile["other"] + `"]}`},
		{access.Librarian, "POST", "/api/books/" + w.book["own"] + "/files?upload=" + w.upload[access.Admin], ""},
		{access.Student, "GET", "/api/books/" + w.book["own"] + "/files/" + w.bookFile["other"] + "/content", ""},
	} {
		before := w.auditEvents(t)
		rec := w.call(tt.by, tt.method, probe{path: tt.path, body: tt.body})
		if rec.Code != http.StatusNotFound || w.auditEvents(t) != before {
			t.Errorf("%s %s %s %s: answered %d %s", tt.by, tt.method, tt.path, tt.body, rec.Code, rec.Body)
		}
		w.undo(t)
	}
}

// What an enrollment costs, why it waits and what is said of it is not for
// everyone who may know of it.
func TestMoneyOfAnEnrollmentIsForWhomItConcerns(t *testing.T) {
	w := newWorld(t)
	w.exec(`UPDATE enrollment SET observation = 'said of him', outcome_reason = 'because', discount_reason = 'widow', status = 'waiting', waiting_reason = 'payment'`)
	ours, theirs := w.enrollment[w.class[target{"own", "other"}]+w.stranger["own"]], target{"own", "own"}
	secrets := []string{"said of him", "because", "widow", `"payment"`, "tuition"}
	for _, tt := range []struct {
		by    access.Roles
		id    string
		knows bool
	}{
		{access.Admin, ours, true},
		{access.Secretary, ours, true},
		{access.Accounting, ours, true},
		{access.Multimedia, ours, false},
		{access.Student, w.enrollmentOn(access.Student, theirs), true},
		{access.Alumni, w.enrollmentOn(access.Alumni, theirs), true},
		{access.Teacher, w.enrollmentOn(access.Teacher, theirs), false},
	} {
		for _, path := range []string{"/api/enrollments/" + tt.id, "/api/enrollments?page_size=200"} {
			status, body := w.get(tt.by, path)
			said := slices.ContainsFunc(secrets, func(s string) bool { return strings.Contains(body, s) })
			if status != http.StatusOK || said != tt.knows {
				t.Errorf("%s %s: answered %d %s", tt.by, path, status, body)
			}
		}
	}
}
