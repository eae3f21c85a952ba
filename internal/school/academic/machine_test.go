package academic_test

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"myspace/internal/base/api"
	"myspace/internal/base/apitest"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/longtest"
	"myspace/internal/school/academic"
)

// TestMovesKeepMoneyRolesAndTrail makes random moves of a few people through a few
// classes and asks after each of them what must always hold (machine_laws_test.go).
// It takes some seconds; for a long run: -rapid.checks=2000 -rapid.steps=100.
func TestMovesKeepMoneyRolesAndTrail(t *testing.T) {
	s := newSchool(t)
	worlds := 0
	longtest.CheckSome(t, 12, func(r *rapid.T) {
		worlds++
		m := newMachine(t, s, r, worlds)
		r.Repeat(map[string]func(*rapid.T){
			"": m.laws, "enroll": m.enroll, "confirm": m.confirm, "back": m.back, "reprice": m.reprice, "pay": m.pay,
			"transfer": m.transfer, "transfer again": m.transfer, "end": m.end, "tick": m.tick, "step": m.step,
			"undo": m.undo, "undo again": m.undo, "undo step": m.undoStep, "there and back": m.thereAndBack,
			"archive": m.archive, "close": m.closeCampus,
		})
		m.undoEverything(r)
	})
}

// machine is a small network, and what a model of it expects.
type machine struct {
	school
	t        *testing.T
	campuses []string
	closed   map[string]bool
	classes  []academic.Class // with the capacity that they have
	people   []string
	member   map[string]bool // by person and campus
	brought  map[string]bool // by enrollment
	keys     int
	seen     map[string]sight      // by enrollment
	left     map[string]clock.Date // from when on one no longer pays, by enrollment
}

// sight is what was last seen of an enrollment.
type sight struct {
	version int64
	events  int
}

func newMachine(t *testing.T, s school, r *rapid.T, n int) *machine {
	m := &machine{school: s, t: t, closed: map[string]bool{}, member: map[string]bool{}, brought: map[string]bool{}, seen: map[string]sight{}, left: map[string]clock.Date{}}
	for i, place := range [][3]string{{"Paris", "EUR", "Europe/Paris"}, {"Cayenne", "EUR", "America/Cayenne"}, {"Dakar", "XOF", "Africa/Dakar"}} {
		id := s.campusIn(t, fmt.Sprintf("%s %d", place[0], n), place[1], place[2])
		m.campuses = append(m.campuses, id)
		for k := range 2 - i/2 { // Dakar has one
			m.classes = append(m.classes, s.class(t, id, fmt.Sprintf("CLASS%d", k), rapid.IntRange(0, 2).Draw(r, "capacity")))
		}
	}
	for i := range 3 {
		home := rapid.SampledFrom(m.campuses).Draw(r, "home")
		id := s.applicant(t, home, fmt.Sprintf("p%d-%d", n, i))
		m.people, m.member[id+home] = append(m.people, id), true
	}
	return m
}

// send calls a route. A refusal is right where the laws allow one; a failure of
// the server, or something that is gone, never is.
func (m *machine) send(r *rapid.T, method, path string, body any) apitest.Answer {
	a := m.Call(m.t, method, path, body)
	if a.Code == http.StatusNotFound || a.Code >= http.StatusInternalServerError {
		r.Fatalf("%s %s %v: %d %s", method, path, body, a.Code, a.Body)
	}
	return a
}

// must calls a route that has to succeed.
func (m *machine) must(r *rapid.T, method, path string, body, into any) {
	a := m.send(r, method, path, body)
	if a.Code >= http.StatusBadRequest {
		r.Fatalf("%s %s %v: %d %s", method, path, body, a.Code, a.Body)
	}
	if into == nil {
		return
	}
	if err := json.Unmarshal(a.Body.Bytes(), into); err != nil {
		r.Fatal(err)
	}
}

// all are the enrollments of the machine's people, as the API tells them.
func (m *machine) all(r *rapid.T) (all []academic.Enrollment) {
	for _, id := range m.people {
		var l api.Page[academic.Enrollment]
		m.must(r, "GET", "/api/enrollments?sort=created&page_size=200&person="+id, nil, &l)
		all = append(all, l.Items...)
	}
	return all
}

// one draws an enrollment of which something holds; without one the action is
// skipped.
func (m *machine) one(r *rapid.T, holds func(academic.Enrollment) bool) academic.Enrollment {
	all := slices.DeleteFunc(m.all(r), func(e academic.Enrollment) bool { return !holds(e) })
	if len(all) == 0 {
		r.Skip("nothing to do it with")
	}
	return m.now(r, all[rapid.IntRange(0, len(all)-1).Draw(r, "enrollment")])
}

// now is an enrollment as it stands, with its installments.
func (m *machine) now(r *rapid.T, e academic.Enrollment) (now academic.Enrollment) {
	m.must(r, "GET", "/api/enrollments/"+e.ID, nil, &now)
	return now
}

func runs(e academic.Enrollment) bool { return e.Outcome == "" }

func follows(e academic.Enrollment) bool { return runs(e) && e.Status == academic.Confirmed }

func waits(e academic.Enrollment) bool { return runs(e) && e.Status == academic.Waiting }

func (m *machine) class(r *rapid.T) academic.Class {
	return m.classes[rapid.IntRange(0, len(m.classes)-1).Draw(r, "class")]
}

func (m *machine) terms(r *rapid.T) map[string]any {
	body := terms()
	body["tuition"], body["installments"] = rapid.Int64Range(0, 100_000).Draw(r, "tuition"), rapid.IntRange(1, 12).Draw(r, "installments")
	return body
}

func (m *machine) enroll(r *rapid.T) {
	body, person, class := m.terms(r), rapid.SampledFrom(m.people).Draw(r, "person"), m.class(r)
	m.keys++
	body["class_id"], body["person_ids"], body["overfill"] = class.ID, []string{person}, false
	body["confirm"], body["key"] = rapid.Bool().Draw(r, "confirm"), fmt.Sprintf("%s-%s-%d", key, person[24:], m.keys)
	if a := m.send(r, "POST", "/api/enrollments", body); a.Code == http.StatusCreated && body["confirm"] == true {
		m.member[person+class.CampusID] = true
	}
}

func (m *machine) confirm(r *rapid.T) {
	e := m.one(r, waits)
	body := map[string]any{"version": e.Version, "overfill": false}
	if a := m.send(r, "POST", "/api/enrollments/"+e.ID+"/confirm", body); a.Code == http.StatusOK {
		m.member[e.PersonID+e.CampusID] = true
	}
}

func (m *machine) isPaid(e academic.Enrollment) bool {
	paid, _ := m.till.paidOf(context.Background(), nil, e.ID)
	return len(paid) > 0
}

func (m *machine) back(r *rapid.T) {
	e := m.one(r, follows)
	a := m.send(r, "POST", "/api/enrollments/"+e.ID+"/back", map[string]any{"waiting_reason": "papers"})
	if want := a.Code == http.StatusOK; want == m.isPaid(e) {
		r.Fatalf("back, paid %t: %d %s", m.isPaid(e), a.Code, a.Body)
	}
}

// reprice is possible for whatever runs and is not paid for, whatever was undone
// before.
func (m *machine) reprice(r *rapid.T) {
	e, body := m.one(r, runs), m.terms(r)
	body["version"] = e.Version
	a := m.send(r, "PUT", "/api/enrollments/"+e.ID, body)
	if held := follows(e) && m.isPaid(e); a.Code != http.StatusOK && !held || a.Code == http.StatusOK && held && body["tuition"] != e.Money.Tuition {
		r.Fatalf("priced anew, paid %t: %d %s", m.isPaid(e), a.Code, a.Body)
	}
}

func (m *machine) pay(r *rapid.T) {
	e := m.one(r, func(e academic.Enrollment) bool { return e.Status == academic.Confirmed })
	n := rapid.IntRange(1, len(e.Money.Schedule)).Draw(r, "number")
	if e.Money.Schedule[n-1].Canceled {
		r.Skip("no longer owed")
	}
	m.till.pay(e.ID, n)
}

func (m *machine) transfer(r *rapid.T) {
	e := m.one(r, follows)
	if next, ok := m.tryTransfer(r, e, m.class(r)); ok {
		owed, _ := owed(next)
		var left int64
		for _, i := range m.now(r, e).Money.Schedule {
			if i.Canceled {
				left += i.Amount
			}
		}
		if owed != left {
			r.Fatalf("%d were canceled here and %d made anew there", left, owed)
		}
	}
}

func (m *machine) tryTransfer(r *rapid.T, e academic.Enrollment, c academic.Class) (next academic.Enrollment, ok bool) {
	body := map[string]any{"version": e.Version, "class_id": c.ID, "reason": "", "overfill": false}
	a := m.send(r, "POST", "/api/enrollments/"+e.ID+"/transfer", body)
	if a.Code != http.StatusOK {
		return next, false
	}
	if m.closed[c.CampusID] {
		r.Fatal("transferred to a closed campus")
	}
	if err := json.Unmarshal(a.Body.Bytes(), &next); err != nil {
		r.Fatal(err)
	}
	m.brought[next.ID], m.member[e.PersonID+c.CampusID] = !m.member[e.PersonID+c.CampusID], true
	return next, true
}

func (m *machine) end(r *rapid.T) {
	e := m.one(r, runs)
	move := rapid.SampledFrom([]string{"withdraw", "fail", "complete"}).Draw(r, "move")
	m.tryEnd(r, e, move)
}

// tryEnd ends an enrollment from some day on, which is possible if and only if it
// is offered, and tells the model from when on one no longer pays.
func (m *machine) tryEnd(r *rapid.T, e academic.Enrollment, move string) {
	from := clock.Date{Year: 2026, Month: 9, Day: 1}.AddDays(rapid.IntRange(0, 400).Draw(r, "from"))
	a := m.send(r, "POST", "/api/enrollments/"+e.ID+"/end", map[string]any{"move": move, "from": from, "reason": ""})
	if a.Code == http.StatusOK && move != "complete" {
		m.left[e.ID] = from
	}
	if (a.Code == http.StatusOK) != slices.Contains(e.Moves, move) {
		r.Fatalf("%v are offered, %s: %d %s", e.Moves, move, a.Code, a.Body)
	}
}

func (m *machine) tick(r *rapid.T) {
	e := m.one(r, follows)
	body := map[string]any{"kind": "promote", "enrollment_ids": []string{e.ID}, "passed": rapid.Bool().Draw(r, "passed")}
	m.send(r, "POST", "/api/classes/"+e.ClassID+"/passed", body)
}

func (m *machine) step(r *rapid.T) {
	c, kind := m.class(r), rapid.SampledFrom([]string{academic.Promote, academic.Promote, academic.Graduate}).Draw(r, "kind")
	a := m.send(r, "GET", "/api/classes/"+c.ID+"/step-preview?kind="+kind, nil)
	if a.Code != http.StatusOK {
		r.Skip("the class is over")
	}
	var plan academic.ClassStep
	if err := json.Unmarshal(a.Body.Bytes(), &plan); err != nil {
		r.Fatal(err)
	}
	m.must(r, "POST", "/api/classes/"+c.ID+"/steps", asShown(kind, plan), nil)
}

// undo takes an outcome back where that is offered, and is refused elsewhere.
func (m *machine) undo(r *rapid.T) {
	m.tryUndo(r, m.one(r, func(e academic.Enrollment) bool { return !runs(e) }))
}

func (m *machine) tryUndo(r *rapid.T, e academic.Enrollment) {
	offered := slices.Contains(e.Moves, "undo")
	if offered != (e.Undo == "possible") {
		r.Fatalf("offered: %v, said: %q", e.Moves, e.Undo)
	}
	var next academic.Enrollment
	for _, one := range m.all(r) {
		if one.PreviousID == e.ID && runs(one) {
			next = one
		}
	}
	a := m.send(r, "POST", "/api/enrollments/"+e.ID+"/undo", "{}")
	if (a.Code == http.StatusOK) != offered {
		r.Fatalf("an undo that is %q: %d %s", e.Undo, a.Code, a.Body)
	}
	if offered {
		m.member[e.PersonID+e.CampusID] = m.member[e.PersonID+e.CampusID] || e.Status == academic.Confirmed
	}
	if offered && e.Outcome == academic.Transferred {
		m.undone(r, next)
	}
}

// undone is what the model expects of the campus that a transfer led to.
func (m *machine) undone(r *rapid.T, next academic.Enrollment) {
	held := slices.ContainsFunc(m.all(r), func(o academic.Enrollment) bool {
		return o.PersonID == next.PersonID && o.CampusID == next.CampusID && o.OutcomeCode == ""
	})
	if m.brought[next.ID] && !held && !strings.Contains(m.standing(m.t, next.PersonID, next.CampusID), "alumni") {
		m.member[next.PersonID+next.CampusID] = false
	}
}

func (m *machine) undoStep(r *rapid.T) {
	c := m.class(r)
	var l api.Page[academic.ClassStep]
	m.must(r, "GET", "/api/classes/"+c.ID+"/steps", nil, &l)
	if len(l.Items) == 0 {
		r.Skip("no step")
	}
	s := l.Items[rapid.IntRange(0, len(l.Items)-1).Draw(r, "step")]
	a := m.send(r, "POST", "/api/classes/"+c.ID+"/steps/"+s.ID+"/undo", "{}")
	if (a.Code == http.StatusOK) != (s.Undo == "possible") {
		r.Fatalf("the undo of a step that is %q: %d %s", s.Undo, a.Code, a.Body)
	}
}

// thereAndBack does something and takes it back at once: all is as before.
func (m *machine) thereAndBack(r *rapid.T) {
	e := m.one(r, follows)
	before := m.print(r, e)
	move := rapid.SampledFrom([]string{"transfer", "transfer", "withdraw", "fail", "complete"}).Draw(r, "move")
	if move != "transfer" {
		m.tryEnd(r, e, move)
	} else if _, ok := m.tryTransfer(r, e, m.class(r)); !ok {
		r.Skip("refused")
	}
	e = m.now(r, e)
	m.tryUndo(r, e)
	if e.Undo == "possible" && m.print(r, e) != before {
		r.Fatalf("%s and back: %s, before %s", move, m.print(r, e), before)
	}
}

// print is how somebody stands: his enrollment, its installments and his roles.
func (m *machine) print(r *rapid.T, e academic.Enrollment) string {
	e = m.now(r, e)
	text := fmt.Sprint(e.Status, e.Outcome, e.OutcomeCode, e.Passed, e.Money.Schedule)
	for _, campus := range m.campuses {
		text += " / " + m.standing(m.t, e.PersonID, campus)
	}
	return text
}

// archive archives a class in which somebody was, or brings it back.
func (m *machine) archive(r *rapid.T) {
	var c academic.Class
	m.must(r, "GET", "/api/classes/"+m.class(r).ID, nil, &c)
	if c.Archived {
		m.must(r, "POST", "/api/classes/"+c.ID+"/restore", "{}", nil)
		return
	}
	if !slices.ContainsFunc(m.all(r), func(e academic.Enrollment) bool { return e.ClassID == c.ID }) {
		r.Skip("it would be deleted")
	}
	m.must(r, "DELETE", "/api/classes/"+c.ID, nil, nil)
}

func (m *machine) closeCampus(r *rapid.T) {
	id := rapid.SampledFrom(m.campuses).Draw(r, "campus")
	m.closed[id] = !m.closed[id]
	m.change(m.t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE campus SET open = ? WHERE id = ?`, !m.closed[id], id)
	})
}

// undoEverything takes back all that can be, one after the other.
func (m *machine) undoEverything(r *rapid.T) {
	for {
		all := slices.DeleteFunc(m.all(r), func(e academic.Enrollment) bool { return !slices.Contains(e.Moves, "undo") })
		if len(all) == 0 {
			return
		}
		m.tryUndo(r, all[0])
		m.laws(r)
	}
}
