package app_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
)

// staffed puts a course on the board of the first target, given by people.
func (w *world) staffed(t *testing.T, staff ...string) (agendaCourse string) {
	t.Helper()
	on := targets[0]
	w.change(t, http.MethodPost, "/api/plannings/"+w.planning[on]+"/acts", w.putBody(on, db.NewID(), "["+strings.Join(staff, ",")+"]"))
	id, err := db.One(t.Context(), w.database, "x", db.ScanString, `SELECT id FROM agenda_course ORDER BY id DESC LIMIT 1`)
	must(t, err)
	return id
}

func staffing(person, state string) string {
	return fmt.Sprintf(`{"id":"","half":"teacher","person_id":%q,"state":%q,"session_ids":[]}`, person, state)
}

// Two records of a teacher may both be asked for one course: it is one person
// afterwards, who has accepted if either had.
func TestAMergeKeepsWhoAcceptedACourse(t *testing.T) {
	w := newWorld(t)
	kept, other := w.teaching.teacher["own"], w.person[access.Teacher]
	for _, states := range [][2]string{{"in_analysis", "accepted"}, {"accepted", "in_analysis"}, {"in_analysis", "in_analysis"}} {
		course := w.staffed(t, staffing(kept, states[0]), staffing(other, states[1]))
		alone := w.staffed(t, staffing(other, "accepted"))
		rec := w.call(access.Admin, http.MethodPost, probe{path: "/api/people/" + kept + "/merge", body: `{"version":1,"other_id":"` + other + `","other_version":1,"take":[]}`})
		if rec.Code != http.StatusOK {
			t.Fatalf("merge: %d %s", rec.Code, rec.Body)
		}
		for id, want := range map[string]string{course: max2(states), alone: "accepted"} {
			got, err := db.All(t.Context(), w.database, db.ScanString, `SELECT person_id || ' ' || state FROM teaching_invitation WHERE agenda_course_id = ?`, id)
			must(t, err)
			if len(got) != 1 || got[0] != kept+" "+want {
				t.Errorf("%v merged: %v", states, got)
			}
		}
		w.undo(t)
	}
}

func max2(states [2]string) string {
	if states[0] == "accepted" || states[1] == "accepted" {
		return "accepted"
	}
	return "in_analysis"
}

// What was published is kept, and must not remember the name of who was erased.
func TestPublicationsForgetWhoWasErased(t *testing.T) {
	w := newWorld(t)
	w.staffed(t, staffing(w.teaching.teacher["own"], "accepted"))
	at := "/api/plannings/" + w.planning[targets[0]]
	w.change(t, http.MethodPost, at+"/publish", `{"board":2}`)
	name := instructorName(0, target{"own", "other"})
	if _, before := w.get(access.Admin, at+"/publications"); !strings.Contains(before, name) {
		t.Fatalf("%s is not told: %s", name, before)
	}
	rec := w.call(access.Admin, http.MethodPost, probe{path: "/api/people/" + w.teaching.teacher["own"] + "/erase", body: `{"version":1,"name":"` + name + `"}`})
	if rec.Code >= 300 {
		t.Fatalf("erase: %d %s", rec.Code, rec.Body)
	}
	for _, table := range []string{"publication", "board_act"} {
		texts, err := db.All(t.Context(), w.database, db.ScanString, map[string]string{
			"publication": `SELECT changes FROM publication`, "board_act": `SELECT was || became FROM board_act`,
		}[table])
		must(t, err)
		if strings.Contains(strings.Join(texts, ""), name) {
			t.Errorf("%s remembers %s", table, name)
		}
	}
}

// A campus that goes by another clock keeps its hours: nine in the morning is
// another instant.
func TestSessionsFollowTheClockOfTheirCampus(t *testing.T) {
	w := newWorld(t)
	w.exec(`UPDATE agenda SET starts_at = '2099-10-03T07:00:00.000000Z', ends_at = '2099-10-03T08:00:00.000000Z', day = '2099-10-03'`)
	w.exec(`UPDATE published_agenda SET starts_at = '2099-10-03T07:00:00.000000Z', ends_at = '2099-10-03T08:00:00.000000Z', day = '2099-10-03'`)
	w.change(t, http.MethodPut, "/api/campuses/"+w.campus["own"], strings.Replace(campusBody(`"version":1`), "Europe/Paris", "Africa/Dakar", 1))
	for _, on := range targets {
		want := map[string]string{"own": "2099-10-03T09:00:00Z", "other": "2099-10-03T07:00:00Z"}[on.campus]
		for _, caller := range []access.Roles{access.Admin, access.Librarian} { // as planned, and as published
			if _, session := w.get(caller, "/api/agenda/"+w.session[on]); !strings.Contains(session, `"starts_at":"`+want) {
				t.Errorf("%s at campus %s: %s", caller, on.campus, session)
			}
		}
	}
}

// TestWhatWasPlannedIsArchivedAndNotDeleted: a class or a course that stands on
// a board could not be deleted, and the refusal was a failure of the server.
func TestWhatWasPlannedIsArchivedAndNotDeleted(t *testing.T) {
	w := newWorld(t)
	class := w.create(t, "/api/classes", `{"campus_id":"`+w.campus["own"]+`",`+classBody("Planned", "")+`}`)
	course := w.create(t, "/api/courses", `{"code":"Planned",`+courseBody+`}`)
	id := w.create(t, "/api/plannings", fmt.Sprintf(`{`+planningBody+`,"campus_ids":[],"class_ids":[%q]}`, "new", class))
	w.change(t, http.MethodPost, "/api/plannings/"+id+"/acts", fmt.Sprintf(`{"kind":"put","key":"planned-once","changes":[{"id":"","version":0,"course_id":%q,"campus_id":%q,
		"class_ids":[%q],"sessions":[{"id":"","planning_id":%q,"day":"2026-10-03","start":540,"finish":600,"place":""}],"staff":[]}]}`, course, w.campus["own"], class, id))
	for _, path := range []string{"/api/classes/" + class, "/api/courses/" + course} {
		rec := w.call(access.Admin, http.MethodDelete, probe{path: path})
		if rec.Code != http.StatusOK || !strings.Contains(rec.Body.String(), "archived") {
			t.Errorf("%s: %d %s", path, rec.Code, rec.Body)
		}
	}
	if _, hanging := w.get(access.Admin, "/api/courses/"+course+"/dependents"); !strings.Contains(hanging, `{"name":"plannings","count":1}`) {
		t.Errorf("what hangs on the course: %s", hanging)
	}
}

// A year takes as many statements with forty week-ends as with four.
func TestAYearTakesTheSameQueriesHoweverManyPlannings(t *testing.T) {
	w := newWorld(t)
	few := len(w.watch(access.Admin, "/api/plannings/year?year=2026"))
	rec := w.call(access.Admin, http.MethodPost, probe{path: "/api/plannings/series", body: fmt.Sprintf(`{"first_day":"2026-11-07","days":2,"weeks":1,"until":"2027-08-01",
		"except":[],"abbreviation":"","description":"","campus_ids":[],"class_ids":[%q]}`, w.class[targets[0]])})
	if rec.Code != http.StatusCreated {
		t.Fatalf("a series: %d %s", rec.Code, rec.Body)
	}
	many := w.watch(access.Admin, "/api/plannings/year?year=2026")
	if len(many) != few {
		t.Errorf("%d queries for 4 plannings, %d for 40", few, len(many))
	}
	if _, year := w.get(access.Admin, "/api/plannings/year?year=2026"); strings.Count(year, `"cells":`) < 40 || !strings.Contains(year, `"course_code":"course-own"`) {
		t.Errorf("the year: %s", year)
	}
}

// A teacher's classes and courses are those of the sessions that he accepted,
// from when they are published; his next sessions are in the quick panel.
func TestATeacherReachesWhatHeAcceptedOnceItIsPublished(t *testing.T) {
	w := newWorld(t)
	on, teacher := target{"other", "other"}, w.person[access.Teacher]
	w.change(t, http.MethodPost, "/api/plannings/"+w.planning[on]+"/acts", w.putBody(on, "accepted-by-phone", "["+staffing(teacher, "accepted")+"]"))
	w.exec(`UPDATE agenda SET day = '2099-10-03', starts_at = '2099-10-03T07:00:00.000000Z', ends_at = '2099-10-03T08:00:00.000000Z'`)
	class, student := "/api/classes/"+w.class[on], w.enrollment[w.class[on]+w.stranger[on.campus]]
	w.change(t, http.MethodPut, "/api/people/"+w.stranger[on.campus]+"/photo?name=a.png", onePixel)
	paths := []string{"/api/people/" + w.stranger[on.campus] + "/photo", class, class + "/list.pdf", class + "/students/export?format=csv", "/api/enrollments/" + student, "/api/courses/" + w.course[on.record], "/api/courses/" + w.course[on.record] + "/documents"}
	reaches := func(want int, when string) {
		t.Helper()
		for _, path := range paths {
			if rec := w.call(access.Teacher, http.MethodGet, probe{path: path}); rec.Code != want {
				t.Errorf("%s %s: %d", path, when, rec.Code)
			}
		}
	}
	reaches(http.StatusNotFound, "before it is published")
	w.change(t, http.MethodPost, "/api/plannings/"+w.planning[on]+"/publish", `{"board":2}`)
	reaches(http.StatusOK, "afterwards")
	for _, path := range []string{"/api/enrollments?class=" + w.class[on], "/api/enrollments/" + student} {
		if _, list := w.get(access.Teacher, path); !strings.Contains(list, w.stranger[on.campus]) || strings.Contains(list, `"tuition"`) {
			t.Errorf("%s: %s", path, list)
		}
	}
	if _, list := w.get(access.Teacher, class+"/students/export?format=csv"); !strings.Contains(list, "stranger."+on.campus) {
		t.Errorf("the list of his class: %s", list)
	}
	if code, _ := w.get(access.Teacher, "/api/people/"+w.stranger[on.campus]); code != http.StatusNotFound {
		t.Errorf("the whole record of a student: %d", code)
	}
	if _, panel := w.get(access.Teacher, "/api/quick-panel/data"); !strings.Contains(panel, `"title":"New"`) {
		t.Errorf("his quick panel: %s", panel)
	}
	if _, panel := w.get(access.Coordinator, "/api/quick-panel/data"); strings.Contains(panel, w.course[on.record]) {
		t.Errorf("somebody else's quick panel: %s", panel)
	}
	w.change(t, http.MethodPost, "/api/plannings/"+w.planning[on]+"/cancel", `{"reason":"snow"}`)
	reaches(http.StatusNotFound, "when it was canceled")
}

// Of two records that were told of one event one notice stays, and whoever is
// erased has none.
func TestNoticesFollowWhoIsMergedOrErased(t *testing.T) {
	w := newWorld(t)
	kept, other := w.teaching.teacher["own"], w.person[access.Teacher]
	w.exec(`DELETE FROM notice`) // what the world itself told them
	for i, told := range [][2]string{{kept, "both"}, {other, "both"}, {other, "one"}} {
		w.exec(`INSERT INTO notice (id, person_id, event, kind, params, link, happened_at) VALUES (?, ?, ?, 'session_moved', '{}', '', '2026-01-01T00:00:00.000000Z')`,
			fmt.Sprint("notice ", i), told[0], told[1])
	}
	events := func(want string) {
		t.Helper()
		got, err := db.All(t.Context(), w.database, db.ScanString, `SELECT event FROM notice WHERE person_id IN (?, ?) AND event NOT LIKE 'publication:%' ORDER BY event`, kept, other)
		must(t, err)
		if strings.Join(got, " ") != want {
			t.Errorf("he was told of %v, want %s", got, want)
		}
	}
	rec := w.call(access.Admin, http.MethodPost, probe{path: "/api/people/" + kept + "/merge", body: `{"version":1,"other_id":"` + other + `","other_version":1,"take":[]}`})
	if rec.Code != http.StatusOK {
		t.Fatalf("merge: %d %s", rec.Code, rec.Body)
	}
	events("both one")
	version, err := db.One(t.Context(), w.database, "", db.ScanInt, `SELECT version FROM person WHERE id = ?`, kept)
	must(t, err)
	name := instructorName(0, target{"own", "other"})
	if rec := w.call(access.Admin, http.MethodPost, probe{path: "/api/people/" + kept + "/erase", body: fmt.Sprintf(`{"version":%d,"name":%q}`, version, name)}); rec.Code >= 300 {
		t.Fatalf("erase: %d %s", rec.Code, rec.Body)
	}
	events("")
}
