package app_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// markBody is a request that enters marks of absence with a reason.
func markBody(session, reason string, enrollments ...string) string {
	entries := make([]string, len(enrollments))
	for i, id := range enrollments {
		entries[i] = fmt.Sprintf(`{"id":%q,"session_id":%q,"enrollment_id":%q,"mark":{"value":"absent","minutes":0,"reason":%q},"was":{"value":"","minutes":0,"reason":""},"fill":false}`, db.NewID(), session, id, reason)
	}
	return `{"entries":[` + strings.Join(entries, ",") + `]}`
}

// absentee is a stranger who was absent for a reason, with a paper, a graded
// course and an announced absence.
func (w *world) absentee(t *testing.T) (on target, person, enrollment, sheet string) {
	t.Helper()
	on = target{"own", "other"}
	person, enrollment = w.stranger["own"], w.enrollmentOn(access.Admin, on)
	sheet = "/" + w.agendaCourse[on] + "/" + w.class[on]
	w.change(t, http.MethodPost, "/api/attendance/sheets"+sheet+"/marks", markBody(w.session[on], "in hospital", enrollment))
	w.create(t, "/api/attendance/sheets"+sheet+"/marks/"+w.session[on]+"/"+enrollment+"/papers?name=a.txt", "a paper")
	w.change(t, http.MethodPost, "/api/grades/sheets"+sheet+"/grades", fmt.Sprintf(`{"entries":[{"id":%q,"enrollment_id":%q,"attempt":0,"grade":{"state":"graded","points":7250,"comment":"well done"},"was":{"state":"","points":0,"comment":""},"fill":false}]}`, db.NewID(), enrollment))
	w.create(t, "/api/students/"+person+"/absences", `{"first_day":"2026-11-01","last_day":"2026-11-02","reason":"a wedding"}`)
	return on, person, enrollment, sheet
}

// TestMarksGoAlongWhenTwoRecordsAreJoined: they hang on the enrollment.
func TestMarksGoAlongWhenTwoRecordsAreJoined(t *testing.T) {
	w := newWorld(t)
	on, other, _, _ := w.absentee(t)
	kept := w.stranger["other"]
	rec := w.call(access.Admin, http.MethodPost, probe{path: "/api/people/" + kept + "/merge", body: `{"version":1,"other_id":"` + other + `","other_version":1,"take":[]}`})
	if rec.Code != http.StatusOK {
		t.Fatalf("merge: %d %s", rec.Code, rec.Body)
	}
	_, report := w.get(access.Admin, "/api/students/"+kept+"/reports/"+w.class[on])
	for _, part := range []string{`"points":7250`, `"absent":1`} {
		if !strings.Contains(report, part) {
			t.Errorf("%s is not in %s", part, report)
		}
	}
	if _, absences := w.get(access.Admin, "/api/students/"+kept+"/absences"); !strings.Contains(absences, "a wedding") {
		t.Errorf("what he announced: %s", absences)
	}
}

// TestWhoIsErasedLeavesMarksWithoutReasons: the class keeps how many were there.
func TestWhoIsErasedLeavesMarksWithoutReasons(t *testing.T) {
	w := newWorld(t)
	_, person, enrollment, _ := w.absentee(t)
	name, err := db.One(t.Context(), w.database, "x", db.ScanString, `SELECT first_name || ' ' || last_name FROM person WHERE id = ?`, person)
	must(t, err)
	rec := w.call(access.Admin, http.MethodPost, probe{path: "/api/people/" + person + "/erase", body: fmt.Sprintf(`{"version":1,"name":%q}`, name)})
	if rec.Code >= 300 {
		t.Fatalf("erase: %d %s", rec.Code, rec.Body)
	}
	for query, want := range map[string]string{
		`SELECT value || '/' || reason FROM attendance WHERE enrollment_id = ?`:                                "[absent/]",
		`SELECT CAST(points AS TEXT) || '/' || comment FROM grade WHERE enrollment_id = ?`:                     "[7250/]",
		`SELECT name FROM attendance_paper WHERE enrollment_id = ?`:                                            "[]",
		`SELECT a.reason FROM announced_absence a JOIN enrollment e ON e.person_id = a.person_id AND e.id = ?`: "[]",
	} {
		got, err := db.All(t.Context(), w.database, db.ScanString, query, enrollment)
		must(t, err)
		if fmt.Sprint(got) != want {
			t.Errorf("%s: %v, want %s", query, got, want)
		}
	}
}

// TestWhoHasMarksIsNotMadeToWaitAgain: neither payment nor attendance may hang on
// an enrollment that is taken back.
func TestWhoHasMarksIsNotMadeToWaitAgain(t *testing.T) {
	w := newWorld(t)
	_, _, enrollment, _ := w.absentee(t)
	rec := w.call(access.Admin, http.MethodPost, probe{path: "/api/enrollments/" + enrollment + "/back", body: `{"waiting_reason":"papers"}`})
	if rec.Code != http.StatusConflict || !strings.Contains(rec.Body.String(), "attendance.holds") {
		t.Errorf("%d %s", rec.Code, rec.Body)
	}
}

// TestACanceledPlanningKeepsItsMarks: they are shown as of a session that is
// gone, and count no more.
func TestACanceledPlanningKeepsItsMarks(t *testing.T) {
	w := newWorld(t)
	on, person, _, sheet := w.absentee(t)
	w.change(t, http.MethodPost, "/api/plannings/"+w.planning[on]+"/cancel", `{"reason":"snow"}`)
	_, attendance := w.get(access.Admin, "/api/attendance/sheets"+sheet)
	if !strings.Contains(attendance, `"gone":true`) || !strings.Contains(attendance, "in hospital") || !strings.Contains(attendance, `"may_edit":false`) {
		t.Errorf("the sheet: %s", attendance)
	}
	if _, report := w.get(access.Admin, "/api/students/"+person+"/reports/"+w.class[on]); !strings.Contains(report, `"counted":0`) || !strings.Contains(report, `"points":7250`) {
		t.Errorf("the report: %s", report)
	}
}

// TestASessionTakenOffTheBoardKeepsItsMarks once that is published.
func TestASessionTakenOffTheBoardKeepsItsMarks(t *testing.T) {
	w := newWorld(t)
	on, _, _, sheet := w.absentee(t)
	version, err := db.One(t.Context(), w.database, "x", db.ScanInt, `SELECT version FROM agenda_course WHERE id = ?`, w.agendaCourse[on])
	must(t, err)
	w.change(t, http.MethodPost, "/api/plannings/"+w.planning[on]+"/acts", fmt.Sprintf(`{"kind":"remove","key":"take-it-off","changes":[{"id":%q,"version":%d,"course_id":%q,"campus_id":%q,"class_ids":[%q],"sessions":[],"staff":[]}]}`,
		w.agendaCourse[on], version, w.course[on.record], w.campus[on.campus], w.class[on]))
	board, err := db.One(t.Context(), w.database, "x", db.ScanInt, `SELECT board FROM planning WHERE id = ?`, w.planning[on])
	must(t, err)
	w.change(t, http.MethodPost, "/api/plannings/"+w.planning[on]+"/publish", fmt.Sprintf(`{"board":%d}`, board))
	if _, attendance := w.get(access.Admin, "/api/attendance/sheets"+sheet); !strings.Contains(attendance, `"gone":true`) || !strings.Contains(attendance, `"value":"absent"`) {
		t.Errorf("the sheet: %s", attendance)
	}
}

// TestSavingMarksTakesThreeStatementsHoweverMany: one reads, one writes, one is
// the trail.
func TestSavingMarksTakesThreeStatementsHoweverMany(t *testing.T) {
	w := newWorld(t)
	ours := regexp.MustCompile(`attendance|taker|audit_event|published_agenda`)
	var took []int
	for _, n := range []int{1, 5, 30} { // the first time, who enters gets a number
		class, ids, _ := w.enrolled(t, n, true)
		class = strings.TrimPrefix(class, "/api/classes/")
		id := w.create(t, "/api/plannings", fmt.Sprintf(`{`+planningBody+`,"campus_ids":[],"class_ids":[%q]}`, "taken", class))
		w.change(t, http.MethodPost, "/api/plannings/"+id+"/acts", fmt.Sprintf(`{"kind":"put","key":%q,"changes":[{"id":"","version":0,"course_id":%q,"campus_id":%q,
			"class_ids":[%q],"sessions":[{"id":"","planning_id":%q,"day":"2026-10-03","start":540,"finish":600,"place":""}],"staff":[]}]}`, id, w.course["own"], w.campus["own"], class, id))
		w.change(t, http.MethodPost, "/api/plannings/"+id+"/publish", `{"board":1}`)
		w.exec(`UPDATE enrollment SET confirmed_at = ?`, clock.At(clock.Date{Year: 2020, Month: 1, Day: 1}.Midnight()))
		course, err := db.One(t.Context(), w.database, "x", db.ScanString, `SELECT agenda_course_id || ' ' || id FROM published_agenda WHERE planning_id = ?`, id)
		must(t, err)
		course, session, _ := strings.Cut(course, " ")
		all := w.statements(t, http.MethodPost, "/api/attendance/sheets/"+course+"/"+class+"/marks", markBody(session, "", ids...))
		all = slices.DeleteFunc(all, func(text string) bool { return !ours.MatchString(text) })
		took = append(took, len(all))
		kept, err := db.One(t.Context(), w.database, "", db.ScanInt, `SELECT COUNT(*) FROM attendance WHERE agenda_id = ?`, session)
		must(t, err)
		if kept != n || n > 1 && len(all) != 3 {
			t.Errorf("%d marks take %d statements, %d are kept:\n%s", n, len(all), kept, strings.Join(all, "\n"))
		}
	}
	t.Logf("statements: %v", took)
}

// checkOf is what whoever holds the paper of the probes learns of it.
func (w *world) checkOf(t *testing.T) (c struct{ State, Initials, Kind string }) {
	t.Helper()
	rec := w.call(0, http.MethodPost, probe{path: "/api/paper-checks", body: `{"code":"` + paperCode + `"}`})
	if rec.Code != http.StatusOK {
		t.Fatalf("check: %d %s", rec.Code, rec.Body)
	}
	must(t, json.Unmarshal(rec.Body.Bytes(), &c))
	return c
}

// TestPapersGoAlongWhenTwoRecordsAreJoined, whichever of the two is kept: the
// paper in somebody's hand stays valid, with its number.
func TestPapersGoAlongWhenTwoRecordsAreJoined(t *testing.T) {
	for name, keepsHolder := range map[string]bool{"into the one who has it": true, "into the other": false} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t)
			on := target{"own", "other"}
			w.issued(access.Admin, on)
			holder := w.personOn(access.Admin, on)
			kept, other := w.stranger["other"], holder
			if keepsHolder {
				kept, other = other, kept
			}
			before := w.checkOf(t)
			w.merge(t, kept, other)
			if after := w.checkOf(t); after != before || after.State != "valid" {
				t.Errorf("the check says %+v, and said %+v", after, before)
			}
			if _, papers := w.get(access.Admin, "/api/students/"+kept+"/papers"); !strings.Contains(papers, `"id":"paper"`) {
				t.Errorf("who is left has %s", papers)
			}
			if !w.has(`SELECT 1 FROM issued_paper WHERE id = 'paper' AND person_id = ? AND state = 'valid' AND hash IS NOT NULL`, kept) {
				t.Error("the paper is another")
			}
		})
	}
}

// TestOfAnErasedPersonThePapersNumberStays, and whoever checks it learns that it is
// no longer valid, and not whose it was.
func TestOfAnErasedPersonThePapersNumberStays(t *testing.T) {
	w := newWorld(t)
	on := target{"own", "other"}
	w.issued(access.Admin, on)
	who := w.personOn(access.Admin, on)
	name, err := db.One(t.Context(), w.database, "", db.ScanString, `SELECT first_name || ' ' || last_name FROM person WHERE id = ?`, who)
	must(t, err)
	if rec := w.call(access.Admin, http.MethodPost, probe{path: "/api/people/" + who + "/erase", body: fmt.Sprintf(`{"version":1,"name":%q}`, name)}); rec.Code >= http.StatusMultipleChoices {
		t.Fatalf("erase: %d %s", rec.Code, rec.Body)
	}
	if c := w.checkOf(t); c.State != "withdrawn" || c.Initials != "" {
		t.Errorf("the check says %+v", c)
	}
	if !w.has(`SELECT 1 FROM issued_paper WHERE id = 'paper' AND hash IS NULL AND figures = '' AND number > 0`) {
		t.Error("what the paper said is still there, or its number is not")
	}
	again := fmt.Sprintf(`{"kind":"transcript","student_ids":[%q],"language":"","second_language":"","only_missing":false}`, who)
	if rec := w.call(access.Admin, http.MethodPost, probe{path: "/api/classes/" + w.classOf(access.Admin, on) + "/papers", body: again}); rec.Code != http.StatusConflict || !strings.Contains(rec.Body.String(), "issued.not_for_him") && !strings.Contains(rec.Body.String(), "issued.nobody") {
		t.Errorf("who is erased gets a paper: %d %s", rec.Code, rec.Body)
	}
}
