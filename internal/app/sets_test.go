package app_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/people"
)

// statements returns the statements that a call of the admin's takes, those that
// ask who calls included. It must succeed.
func (w *world) statements(t *testing.T, method, path, body string) (all []string) {
	t.Helper()
	w.trial.Watch = func(text string, _ []any) { all = append(all, text) }
	w.trial.WatchChange = func(text string) { all = append(all, text) }
	defer func() { w.trial.Watch, w.trial.WatchChange = nil, nil }()
	if rec := w.call(access.Admin, method, probe{path: path, body: body}); rec.Code >= 300 {
		t.Fatalf("%s %s: %d %s", method, path, rec.Code, rec.Body)
	}
	return all
}

// applicants adds people who want to be students of the first campus.
func (w *world) applicants(t *testing.T, n int) (ids []string) {
	t.Helper()
	all := make([]people.NewPerson, n)
	for i := range all {
		id := db.NewID()
		ids = append(ids, id)
		all[i] = people.NewPerson{
			ID: id, PersonFields: people.PersonFields{FirstName: "A", LastName: fmt.Sprint("Applicant ", i)}, CreatedAt: clock.Now(),
			Memberships: []people.Membership{{CampusID: w.campus["own"], Roles: access.User}},
		}
	}
	must(t, w.database.Tx(t.Context(), func(tx *db.Tx) error { return people.AddMany(t.Context(), tx, all) }))
	return ids
}

// asJSON is a list of ids in JSON.
func asJSON(t *testing.T, ids []string) string {
	t.Helper()
	text, err := json.Marshal(ids)
	must(t, err)
	return string(text)
}

// enrolled enrolls new people in a new class and returns its path, the
// enrollments and what it took.
func (w *world) enrolled(t *testing.T, n int, confirm bool) (class string, ids, took []string) {
	t.Helper()
	id := w.create(t, "/api/classes", fmt.Sprintf(`{"campus_id":%q,%s}`, w.campus["own"], classBody(fmt.Sprintf("SET %d %v", n, confirm), w.curriculum["own"])))
	terms := strings.Replace(termsBody, `"installments":1`, `"installments":60`, 1)
	took = w.statements(t, http.MethodPost, "/api/enrollments", fmt.Sprintf(`{"key":%q,"class_id":%q,"person_ids":%s,"confirm":%v,"overfill":true,%s}`,
		id, id, asJSON(t, w.applicants(t, n)), confirm, terms))
	ids, err := db.All(t.Context(), w.database, db.ScanString, `SELECT id FROM enrollment WHERE class_id = ?`, id)
	must(t, err)
	return "/api/classes/" + id, ids, took
}

// TestEnrollingManyTakesAFewStatements: 200 with confirmation took 3,202. At most 20 make
// the enrollments with their schedules and bills.
func TestEnrollingManyTakesAFewStatements(t *testing.T) {
	w := newWorld(t)
	for _, confirm := range []bool{true, false} {
		_, _, few := w.enrolled(t, 20, confirm)
		_, ids, many := w.enrolled(t, 200, confirm)
		if len(ids) != 200 || len(many) > 20 || len(few) != len(many) {
			t.Errorf("confirmed %v: 20 people take %d statements, %d take %d:\n%s", confirm, len(few), len(ids), len(many), strings.Join(many, "\n"))
		}
		t.Logf("confirmed %v: %d statements", confirm, len(many))
	}
}

// TestOrdersAndTicksTakeTheSameStatementsHoweverMany: each row took its own.
func TestOrdersAndTicksTakeTheSameStatementsHoweverMany(t *testing.T) {
	w := newWorld(t)
	var notes, courses []string
	for name, call := range map[string]func(n int) (method, path, body string){
		"orderWaiting": func(n int) (method, path, body string) {
			class, ids, _ := w.enrolled(t, n, false)
			return http.MethodPut, class + "/waiting-order", `{"ids":` + asJSON(t, ids) + `}`
		},
		"tickPassed": func(n int) (method, path, body string) {
			class, ids, _ := w.enrolled(t, n, true)
			return http.MethodPost, class + "/passed", `{"kind":"promote","passed":true,"enrollment_ids":` + asJSON(t, ids) + `}`
		},
		"orderNotes": func(n int) (method, path, body string) {
			for len(notes) < n {
				notes = append(notes, w.create(t, "/api/notes", `{"text":"a note","done":false}`))
			}
			return http.MethodPost, "/api/notes/order", `{"ids":` + asJSON(t, notes) + `}`
		},
		"setCurriculumCourses": func(n int) (method, path, body string) {
			for len(courses) < n {
				id := w.create(t, "/api/courses", fmt.Sprintf(`{"code":"SET%d","name":"C","english_name":"","edition":"","description":"","hours":1}`, len(courses)))
				courses = append(courses, `{"level":1,"hours":1,"course_id":"`+id+`"}`)
			}
			curriculum := w.create(t, "/api/curricula", `{"name":"C","programme":"certificate","description":""}`)
			return http.MethodPut, "/api/curricula/" + curriculum + "/courses", `{"version":1,"courses":[` + strings.Join(courses, ",") + `]}`
		},
	} {
		var took []int
		for _, n := range []int{2, 22} {
			method, path, body := call(n)
			took = append(took, len(w.statements(t, method, path, body)))
		}
		if took[0] != took[1] {
			t.Errorf("%s: 2 rows take %d statements, 22 take %d", name, took[0], took[1])
		}
	}
}

// TestPublishingTakesTheSameStatementsHoweverManyAreTold: each person is a
// notice and a mail.
func TestPublishingTakesTheSameStatementsHoweverManyAreTold(t *testing.T) {
	w := newWorld(t)
	took := []int{}
	for _, n := range []int{2, 80} {
		class, _, _ := w.enrolled(t, n, true)
		class = strings.TrimPrefix(class, "/api/classes/")
		id := w.create(t, "/api/plannings", fmt.Sprintf(`{`+planningBody+`,"campus_ids":[],"class_ids":[%q]}`, "told", class))
		w.change(t, http.MethodPost, "/api/plannings/"+id+"/acts", fmt.Sprintf(`{"kind":"put","key":%q,"changes":[{"id":"","version":0,"course_id":%q,"campus_id":%q,
			"class_ids":[%q],"sessions":[{"id":"","planning_id":%q,"day":"2026-10-03","start":540,"finish":600,"place":""}],"staff":[]}]}`, id, w.course["own"], w.campus["own"], class, id))
		took = append(took, len(w.statements(t, http.MethodPost, "/api/plannings/"+id+"/publish", `{"board":1}`)))
		told, err := db.One(t.Context(), w.database, "", db.ScanInt, `SELECT COUNT(*) FROM notice WHERE event = ?`, "publication:"+id+":1")
		must(t, err)
		if told != n {
			t.Errorf("%d of %d were told", told, n)
		}
	}
	if took[0] != took[1] {
		t.Errorf("2 people take %d statements, 80 take %d", took[0], took[1])
	}
	t.Logf("%d statements", took[1])
}

// TestAClassAtAGlanceTakesTheSameStatementsHoweverManyItHas: it is read by sets,
// and so are the proposals of its promotion.
func TestAClassAtAGlanceTakesTheSameStatementsHoweverManyItHas(t *testing.T) {
	w := newWorld(t)
	for _, suffix := range []string{"/api/reports/classes/%s", "/api/classes/%s/step-preview?kind=promote"} {
		var took []int
		for _, n := range []int{2, 22} {
			path, _, _ := w.enrolled(t, n, suffix == "/api/reports/classes/%s")
			took = append(took, len(w.statements(t, http.MethodGet, fmt.Sprintf(suffix, strings.TrimPrefix(path, "/api/classes/")), "")))
		}
		if took[0] != took[1] {
			t.Errorf("%s: 2 students take %d statements, 22 take %d", suffix, took[0], took[1])
		}
	}
}

// TestAComparisonTakesTheSameStatementsHoweverManyAreCompared, and so do the
// warnings of a class.
func TestAComparisonTakesTheSameStatementsHoweverManyAreCompared(t *testing.T) {
	w := newWorld(t)
	var compared, warned []int
	for _, n := range []int{2, 22} {
		path, _, _ := w.enrolled(t, n, true)
		compared = append(compared, len(w.statements(t, http.MethodGet, "/api/reports/comparison?by=class", "")))
		warned = append(warned, len(w.statements(t, http.MethodGet, "/api/reports/classes/"+strings.TrimPrefix(path, "/api/classes/")+"/warnings", "")))
	}
	if compared[0] != compared[1] || warned[0] != warned[1] {
		t.Errorf("compared by %v statements, warned by %v", compared, warned)
	}
}

// TestSavingMarksTakesThreeStatements, beside those that ask who calls: what
// stands on the sheet, the marks, and the trail; for thirty as for two.
func TestSavingMarksTakesThreeStatements(t *testing.T) {
	w := newWorld(t)
	on := target{"own", "own"}
	asks := map[string]bool{} // who calls
	for _, text := range w.statements(t, http.MethodGet, "/api/regions", "") {
		asks[text] = true
	}
	path := "/api/attendance/sheets/" + w.agendaCourse[on] + "/" + w.class[on] + "/marks"
	for try, n := range []int{2, 30, 30} {
		w.statements(t, http.MethodPost, "/api/enrollments", fmt.Sprintf(`{"key":"marked-for-the-%010d","class_id":%q,"person_ids":%s,"confirm":true,"overfill":true,%s}`, try, w.class[on], asJSON(t, w.applicants(t, n)), termsBody))
		w.exec(`UPDATE enrollment SET confirmed_at = '2020-01-01T00:00:00.000000Z' WHERE class_id = ?`, w.class[on])
		ids, err := db.All(t.Context(), w.database, db.ScanString, `SELECT id FROM enrollment WHERE class_id = ? AND status = 'confirmed' AND outcome = '' ORDER BY created_at DESC, id LIMIT ?`, w.class[on], n)
		must(t, err)
		entries := make([]string, len(ids))
		for i, id := range ids {
			entries[i] = fmt.Sprintf(`{"id":"entry-%d-%04d","session_id":%q,"enrollment_id":%q,"mark":{"value":"present","minutes":0,"reason":""},"was":{"value":"","minutes":0,"reason":""},"fill":false}`, try, i, w.session[on], id)
		}
		var took []string
		for _, text := range w.statements(t, http.MethodPost, path, `{"entries":[`+strings.Join(entries, ",")+`]}`) {
			if !asks[text] {
				took = append(took, text)
			}
		}
		marked, err := db.One(t.Context(), w.database, "", db.ScanInt, `SELECT COUNT(*) FROM attendance m JOIN enrollment e ON e.id = m.enrollment_id WHERE e.class_id = ? AND m.value = 'present'`, w.class[on])
		must(t, err)
		if len(ids) != n || marked < n || try > 0 && len(took) > 3 { // who enters for the first time is given a number
			t.Errorf("%d marks of %d stand after %d statements:\n%s", marked, n, len(took), strings.Join(took, "\n"))
		}
	}
}

// TestSavingGradesTakesTheSameStatementsHoweverMany are entered.
func TestSavingGradesTakesTheSameStatementsHoweverMany(t *testing.T) {
	w := newWorld(t)
	on := target{"own", "own"}
	path := "/api/grades/sheets/" + w.agendaCourse[on] + "/" + w.class[on] + "/grades"
	var took []int
	for _, n := range []int{1, 2, 30} { // who enters for the first time is given a number
		w.statements(t, http.MethodPost, "/api/enrollments", fmt.Sprintf(`{"key":"graded-for-the-%010d","class_id":%q,"person_ids":%s,"confirm":true,"overfill":true,%s}`, n, w.class[on], asJSON(t, w.applicants(t, n)), termsBody))
		w.exec(`UPDATE enrollment SET confirmed_at = '2020-01-01T00:00:00.000000Z' WHERE class_id = ?`, w.class[on])
		ids, err := db.All(t.Context(), w.database, db.ScanString, `SELECT id FROM enrollment WHERE class_id = ? AND status = 'confirmed' AND outcome = '' ORDER BY created_at DESC, id LIMIT ?`, w.class[on], n)
		must(t, err)
		entries := make([]string, len(ids))
		for i, id := range ids {
			entries[i] = fmt.Sprintf(`{"id":"grade-%d-%04d","enrollment_id":%q,"attempt":0,"grade":{"state":"graded","points":7000,"comment":""},"was":{"state":"","points":0,"comment":""},"fill":false}`, n, i, id)
		}
		took = append(took, len(w.statements(t, http.MethodPost, path, `{"entries":[`+strings.Join(entries, ",")+`]}`)))
		var given db.Where
		given.Among(w.database, `enrollment_id`, ids)
		graded, err := db.One(t.Context(), w.database, "", db.ScanInt, `SELECT COUNT(*) FROM grade`+given.String(), given.Args...)
		must(t, err)
		if graded != n {
			t.Errorf("%d of %d grades stand", graded, n)
		}
	}
	if took[1] != took[2] {
		t.Errorf("2 grades take %d statements, 30 take %d", took[1], took[2])
	}
}

// TestAStepTakesTheSameStatementsHoweverManyTakeIt, and so does its undo: each student
// took some ten of his own.
func TestAStepTakesTheSameStatementsHoweverManyTakeIt(t *testing.T) {
	w := newWorld(t)
	var stepped, undone []int
	for _, n := range []int{4, 40} {
		path, ids, _ := w.enrolled(t, n, true)
		w.change(t, http.MethodPost, path+"/passed", `{"kind":"graduate","passed":true,"enrollment_ids":`+asJSON(t, ids[:n/2])+`}`)
		class := strings.TrimPrefix(path, "/api/classes/")
		stepped = append(stepped, len(w.statements(t, http.MethodPost, path+"/steps", w.planned(class, "graduate"))))
		step, err := db.One(t.Context(), w.database, "", db.ScanString, `SELECT id FROM class_step WHERE class_id = ?`, class)
		must(t, err)
		undone = append(undone, len(w.statements(t, http.MethodPost, path+"/steps/"+step+"/undo", "")))
	}
	if stepped[0] != stepped[1] || undone[0] != undone[1] {
		t.Errorf("4 and 40 students take %v statements, back %v", stepped, undone)
	}
	t.Logf("%d statements, back %d", stepped[1], undone[1])
}

// TestTheListOfEnrollmentsAsksOfMoneyOnce: whether a transfer can be taken back was
// asked of money and marks for each row.
func TestTheListOfEnrollmentsAsksOfMoneyOnce(t *testing.T) {
	w := newWorld(t)
	var took []int
	for _, n := range []int{2, 12} {
		class, ids, _ := w.enrolled(t, n, true)
		to := w.create(t, "/api/classes", fmt.Sprintf(`{"campus_id":%q,%s}`, w.campus["own"], classBody(fmt.Sprint("TO ", n), w.curriculum["own"])))
		for _, id := range ids {
			w.change(t, http.MethodPost, "/api/enrollments/"+id+"/transfer", fmt.Sprintf(`{"version":2,"class_id":%q,"reason":"","overfill":true}`, to))
		}
		took = append(took, len(w.statements(t, http.MethodGet, "/api/enrollments?class="+strings.TrimPrefix(class, "/api/classes/"), "")))
	}
	if took[0] != took[1] {
		t.Errorf("2 rows take %d statements, 12 take %d", took[0], took[1])
	}
}

// TestRecordingAPaymentTakesAFewStatements: the same, however much somebody owes.
func TestRecordingAPaymentTakesAFewStatements(t *testing.T) {
	w := newWorld(t)
	w.purse(access.Admin, target{"own", "other"})
	var took []int
	for n, person := range w.applicants(t, 3) { // the first one is the first of its campus, which takes some more
		id := w.create(t, "/api/classes", fmt.Sprintf(`{"campus_id":%q,%s}`, w.campus["own"], classBody(fmt.Sprint("PAY ", n), w.curriculum["own"])))
		terms := strings.Replace(termsBody, `"installments":1`, fmt.Sprintf(`"installments":%d`, 1+30*(n/2)), 1)
		w.statements(t, http.MethodPost, "/api/enrollments", fmt.Sprintf(`{"key":%q,"class_id":%q,"person_ids":[%q],"confirm":true,"overfill":true,%s}`, id, id, person, terms))
		took = append(took, len(w.statements(t, http.MethodPost, "/api/transactions/payments", fmt.Sprintf(
			`{"key":"a-payment-that-is-counted-%d","account_id":"account","payer_id":"","person_id":%q,"day":%q,"amount":100,"way":"cash","reference":"","category":"","memo":""}`,
			n, person, clock.Today("Europe/Paris")))))
	}
	if took[1] != took[2] || took[2] > 30 {
		t.Errorf("with one installment it takes %d statements, with 31 %d", took[1], took[2])
	}
	t.Logf("%d statements", took[1])
}
