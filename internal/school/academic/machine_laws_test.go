package academic_test

import (
	"strings"

	"pgregory.net/rapid"

	"myspace/internal/base/db"
	"myspace/internal/school/academic"
)

// laws asks what must always hold.
func (m *machine) laws(r *rapid.T) {
	all := m.all(r)
	ids := map[string]bool{}
	for _, e := range all {
		ids[e.ID] = true
		m.money(r, e)
		m.told(r, e)
	}
	for id := range m.seen {
		if !ids[id] {
			r.Fatalf("the enrollment %s is gone", id)
		}
	}
	m.roles(r, all)
	m.room(r, all)
	m.copies(r)
}

// copies: what lists of people show of enrollments is what is kept of them.
func (m *machine) copies(r *rapid.T) {
	wrong, err := db.All(m.t.Context(), m.db, db.ScanString, `SELECT p.learning || ' instead of ' || h.learning
		FROM person p JOIN held_learning h ON h.person_id = p.id WHERE p.learning <> h.learning`)
	if err != nil || len(wrong) > 0 {
		r.Fatalf("copies of learning: %q, %v", wrong, err)
	}
}

// money: the installments of a confirmed enrollment are its terms, to the unit;
// what was canceled is what the outcome says.
func (m *machine) money(r *rapid.T, e academic.Enrollment) {
	e = m.now(r, e)
	rows, err := db.All(m.t.Context(), m.db, db.ScanInt, `SELECT amount FROM installment WHERE enrollment_id = ?`, e.ID)
	if err != nil {
		r.Fatal(err)
	}
	if e.Status == academic.Waiting {
		if len(rows) > 0 {
			r.Fatalf("it waits and has %d installments", len(rows))
		}
		return
	}
	sum := int64(0)
	for _, one := range rows {
		sum += int64(one)
	}
	if sum != e.Money.Total || len(rows) != e.Money.Installments {
		r.Fatalf("%d in %d installments, the terms say %d in %d", sum, len(rows), e.Money.Total, e.Money.Installments)
	}
	if runs(e) {
		delete(m.left, e.ID)
	}
	from, left := m.left[e.ID]
	paid, _ := m.till.paidOf(m.t.Context(), nil, e.ID)
	for _, one := range e.Money.Schedule {
		gone := e.Outcome == academic.Transferred || left && !one.Deadline.Before(from)
		want := e.OutcomeCode != "" || gone && !paid[one.Number]
		if one.Canceled != want {
			r.Fatalf("installment %d, canceled %t, of one that is %q %q", one.Number, one.Canceled, e.Outcome, e.OutcomeCode)
		}
	}
}

// told: every change is in the trail of the enrollment's campus, and nothing
// disappears from it.
func (m *machine) told(r *rapid.T, e academic.Enrollment) {
	events, err := db.One(m.t.Context(), m.db, "", db.ScanInt,
		`SELECT COUNT(*) FROM audit_event WHERE entity = 'enrollment' AND entity_id = ? AND campus_id = ?`, e.ID, e.CampusID)
	if err != nil {
		r.Fatal(err)
	}
	before := m.seen[e.ID]
	if events < before.events || events == before.events && e.Version != before.version {
		r.Fatalf("version %d after %d, events %d after %d", e.Version, before.version, events, before.events)
	}
	m.seen[e.ID] = sight{e.Version, events}
}

// roles: what somebody is at a campus follows from his enrollments there.
func (m *machine) roles(r *rapid.T, all []academic.Enrollment) {
	for _, person := range m.people {
		for _, campus := range m.campuses {
			if got, want := m.standing(m.t, person, campus), m.expected(person, campus, all); got != want {
				r.Fatalf("he is %q, want %q", got, want)
			}
		}
	}
}

func (m *machine) expected(person, campus string, all []academic.Enrollment) string {
	var student, alumni, left bool
	for _, e := range all {
		if e.PersonID != person || e.CampusID != campus || e.Status != academic.Confirmed {
			continue
		}
		student = student || runs(e)
		alumni = alumni || e.Outcome == academic.Completed
		left = left || !runs(e) && e.OutcomeCode == ""
	}
	roles := []string{}
	if alumni {
		roles = append(roles, "alumni")
	}
	if student {
		roles = append(roles, "student")
	}
	if len(roles) == 0 && m.member[person+campus] {
		roles = append(roles, "user")
	}
	for i := range roles {
		if left && !student {
			roles[i] = "former " + roles[i]
		}
	}
	return strings.Join(roles, ",")
}

// room: nobody was asked to overfill a class.
func (m *machine) room(r *rapid.T, all []academic.Enrollment) {
	taken := map[string]int{}
	for _, e := range all {
		if follows(e) {
			taken[e.ClassID]++
		}
	}
	for _, c := range m.classes {
		if c.Capacity > 0 && taken[c.ID] > c.Capacity {
			r.Fatalf("%d in a class of %d", taken[c.ID], c.Capacity)
		}
	}
}
