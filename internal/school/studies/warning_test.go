package studies_test

import (
	"context"
	"fmt"
	"maps"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/longtest"
	"myspace/internal/school/part"
	"myspace/internal/school/studies"
)

// told is what somebody is told of what is missing, by its codes.
func (s school) told(t testing.TB, who string, roles access.Roles) map[string]int {
	t.Helper()
	scope, _ := access.Allow(access.Everyone, access.Self).Scope(s.as(who, roles).Actor)
	all := map[string]int{}
	for _, source := range studies.New(&part.Around{DB: s.db}).Part().Notices {
		notices, err := source(t.Context(), s.db, scope)
		if err != nil {
			t.Fatal(err)
		}
		for _, n := range notices {
			all[n.Code], _ = n.Params["count"].(int)
		}
	}
	return all
}

// sitting is a session of a class, as the lists of both tell it.
type sitting struct {
	id, course, class, campus     string
	starts, ends                  clock.Time
	canceled, archived, graduated bool
	closed                        bool // its week-end is
}

// place is somebody's enrollment.
type place struct {
	id, class, status, outcome string
	confirmed, left            clock.Time
}

// missing counts by hand what the office of Paris and who teaches are told.
type missing struct {
	now      clock.Time
	required int
	sittings []sitting
	places   []place
	marks    map[[2]string]string // by session and enrollment
	locked   map[[2]string]bool   // sheets, by course and class
	grades   map[[2]string]bool   // by course and enrollment
}

func (s school) missing(t testing.TB) (m missing) {
	t.Helper()
	m = missing{now: clock.Now(), marks: map[[2]string]string{}, locked: map[[2]string]bool{}, grades: map[[2]string]bool{}}
	read := func(text string, scan func(db.Row) error) {
		t.Helper()
		if err := db.Each(t.Context(), s.db, scan, text); err != nil {
			t.Fatal(err)
		}
	}
	read(`SELECT required_attendance FROM campus WHERE id = 'paris'`, func(r db.Row) error { return r.Scan(&m.required) })
	read(`SELECT s.id, s.agenda_course_id, k.id, k.campus_id, s.starts_at, s.ends_at, s.canceled, k.archived_at IS NOT NULL, k.graduated_at IS NOT NULL, w.state = 'closed'
		FROM published_agenda_class x JOIN published_agenda s ON s.id = x.agenda_id JOIN class k ON k.id = x.class_id JOIN planning w ON w.id = s.planning_id`, func(r db.Row) error {
		var one sitting
		err := r.Scan(&one.id, &one.course, &one.class, &one.campus, &one.starts, &one.ends, &one.canceled, &one.archived, &one.graduated, &one.closed)
		m.sittings = append(m.sittings, one)
		return err
	})
	read(`SELECT id, class_id, status, outcome, confirmed_at, outcome_at FROM enrollment`, func(r db.Row) error {
		var one place
		err := r.Scan(&one.id, &one.class, &one.status, &one.outcome, &one.confirmed, &one.left)
		m.places = append(m.places, one)
		return err
	})
	read(`SELECT agenda_id, enrollment_id, value FROM attendance WHERE value <> ''`, func(r db.Row) error {
		var key [2]string
		var value string
		err := r.Scan(&key[0], &key[1], &value)
		m.marks[key] = value
		return err
	})
	for text, all := range map[string]map[[2]string]bool{
		`SELECT agenda_course_id, class_id FROM grade_sheet WHERE locked_at IS NOT NULL`: m.locked,
		`SELECT agenda_course_id, enrollment_id FROM grade WHERE state <> ''`:            m.grades,
	} {
		read(text, func(r db.Row) error {
			var key [2]string
			err := r.Scan(&key[0], &key[1])
			all[key] = true
			return err
		})
	}
	return m
}

// lately reports whether a session was in the last weeks.
func (m missing) lately(s sitting) bool {
	return s.starts.After(m.now.Add(-60*24*time.Hour)) && !s.starts.After(m.now)
}

func (m missing) untaken(reached func(sitting) bool) (n int) {
	for _, s := range m.sittings {
		if !reached(s) || !m.lately(s) || s.canceled || s.archived || s.closed {
			continue
		}
		held, follows := false, false
		for _, p := range m.places {
			if p.class == s.class {
				held = held || m.marks[[2]string{s.id, p.id}] != ""
				follows = follows || p.status == "confirmed" && !p.confirmed.After(s.ends) && (p.outcome == "" || p.left.After(s.starts))
			}
		}
		if !held && follows {
			n++
		}
	}
	return n
}

func (m missing) ungraded(reached func(sitting) bool) (n int) {
	ends, closed := map[[2]string]clock.Time{}, map[[2]string]bool{}
	for _, s := range m.sittings {
		key := [2]string{s.course, s.class}
		if reached(s) && !s.canceled && !s.archived && !m.locked[key] && s.ends.After(ends[key]) {
			ends[key], closed[key] = s.ends, s.closed
		}
	}
	for key, end := range ends {
		if !end.After(m.now.Add(-14*24*time.Hour)) && !closed[key] && m.lacks(key, end) {
			n++
		}
	}
	return n
}

// lacks reports whether somebody who followed a course until its end has no grade.
func (m missing) lacks(key [2]string, end clock.Time) bool {
	for _, p := range m.places {
		if p.class == key[1] && p.status == "confirmed" && p.outcome == "" && !p.confirmed.After(end) && !m.grades[[2]string{key[0], p.id}] {
			return true
		}
	}
	return false
}

// low counts who is below what is required, and who of them can no longer reach it.
func (m missing) low() (low, lost int) {
	students, never := map[string]bool{}, map[string]bool{}
	for _, at := range m.sittings {
		if at.campus != "paris" || !m.lately(at) || at.canceled || at.archived || at.graduated {
			continue
		}
		for _, p := range m.places {
			if p.class != at.class || p.status != "confirmed" || p.outcome != "" {
				continue
			}
			if now, best := m.presence(at, p); !now.Reaches(m.required) {
				students[p.id] = true
				never[p.id] = never[p.id] || !best.Reaches(m.required)
			}
		}
	}
	maps.DeleteFunc(never, func(_ string, is bool) bool { return !is })
	return len(students), len(never)
}

// presence is somebody's in the course of a session, and what it can be at best.
func (m missing) presence(at sitting, p place) (now, best studies.Presence) {
	for _, s := range m.sittings {
		if s.course != at.course || s.class != p.class || s.canceled {
			continue
		}
		value := studies.Value(m.marks[[2]string{s.id, p.id}])
		now.Add(value)
		if value == "" && !p.confirmed.After(s.ends) {
			value = studies.Present
		}
		best.Add(value)
	}
	return now, best
}

// TestWhatIsToldIsWhatIsMissing: whatever was entered, canceled, published or left,
// the counts are those that looking at every session by itself gives; also where
// two campuses share a course, and for who teaches at his own campus.
func TestWhatIsToldIsWhatIsMissing(t *testing.T) {
	s := newSchool(t)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		for i, days := range []int{-70, -40, -25, -20, -3, 5} {
			one := session{id: fmt.Sprintf("j%d", i), agendaCourse: "joint", course: "course1", campus: "dakar", starts: s.now.Add(time.Duration(24*days) * time.Hour)}
			if i%2 == 0 {
				one.teachers = []string{"paul"}
			}
			if err := s.publish(ctx, tx, one); err != nil {
				return err
			}
		}
		if err := s.shut(ctx, tx); err != nil {
			return err
		}
		return db.Exec(ctx, tx, `INSERT INTO taker (number, person_id) VALUES (1, 'clerk')`)
	})
	longtest.CheckSome(t, 25, func(r *rapid.T) {
		s.draw(t, r)
		m := s.missing(t)
		for who, roles := range map[string]access.Roles{"clerk": access.Secretary, "grace": access.Teacher | access.Coordinator, "paul": access.Teacher} {
			ofOffice := roles&(access.Secretary|access.Coordinator) != 0
			sits := func(one sitting) bool {
				return ofOffice && one.campus == "paris" || s.holds(t, `SELECT 1 FROM published_agenda_person WHERE half = 'teacher' AND person_id = ? AND agenda_id = ?`, who, one.id)
			}
			has := func(one sitting) bool {
				return ofOffice && one.campus == "paris" || s.holds(t, `SELECT 1 FROM published_agenda_person g JOIN published_agenda s ON s.id = g.agenda_id
					WHERE g.half = 'teacher' AND g.person_id = ? AND s.agenda_course_id = ? AND NOT s.canceled`, who, one.course)
			}
			want := map[string]int{"home.notice.attendance_untaken": m.untaken(sits), "home.notice.grades_missing": m.ungraded(has)}
			if ofOffice {
				want["home.notice.presence_low"], want["home.notice.presence_lost"] = m.low()
			}
			maps.DeleteFunc(want, func(_ string, n int) bool { return n == 0 })
			if diff := cmp.Diff(want, s.told(t, who, roles)); diff != "" {
				r.Fatalf("%s is told otherwise: %s", who, diff)
			}
		}
	})
}

func (s school) holds(t testing.TB, text string, args ...any) bool {
	t.Helper()
	yes, err := db.Exists(t.Context(), s.db, text, args...)
	if err != nil {
		t.Fatal(err)
	}
	return yes
}

// chance puts the school in any state, by statements that it gathers first.
type chance struct {
	*rapid.T
	now        time.Time
	statements []statement
}

type statement struct {
	text string
	args []any
}

func (c *chance) add(text string, args ...any) {
	c.statements = append(c.statements, statement{text, args})
}

func (c *chance) seldom(what string) bool { return rapid.IntRange(0, 5).Draw(c.T, what) == 0 }

func (c *chance) ago(days int) clock.Time {
	return clock.At(c.now.Add(time.Duration(-24*days) * time.Hour))
}

// drawClass draws a class, who is in it, and which of its grades are known.
func (c *chance) drawClass(k string) {
	archived, graduated := clock.Time{}, clock.Time{}
	if c.seldom("archived") {
		archived = c.ago(1)
	}
	if c.seldom("graduated") {
		graduated = c.ago(1)
	}
	c.add(`UPDATE class SET archived_at = ?, graduated_at = ? WHERE id = ?`, archived, graduated, k)
	for i := range 5 {
		outcome, left := "", clock.Time{}
		if c.seldom("left") {
			outcome, left = "withdrawn", c.ago(22)
		}
		status := rapid.SampledFrom([]string{"confirmed", "confirmed", "waiting"}).Draw(c.T, "status")
		confirmed := c.ago(rapid.SampledFrom([]int{180, 180, 10}).Draw(c.T, "confirmed"))
		c.add(`UPDATE enrollment SET status = ?, confirmed_at = ?, outcome = ?, outcome_at = ? WHERE id = ?`, status, confirmed, outcome, left, enrollmentOf(k, i))
	}
	for _, ac := range []string{course, "acd", "joint"} {
		locked := clock.Time{}
		if c.seldom("locked") {
			locked = c.ago(1)
		}
		if rapid.Bool().Draw(c.T, "published") {
			c.add(`INSERT INTO grade_sheet (agenda_course_id, class_id, published_at, published_by, locked_at, locked_by) VALUES (?, ?, ?, 'clerk', ?, '')`, ac, k, c.ago(1), locked)
		}
		for i := range rapid.SampledFrom([]int{0, 4, 5, 5}).Draw(c.T, "graded") {
			c.add(`INSERT INTO grade (agenda_course_id, enrollment_id, attempt, state, points, comment, version, taker, entries, graded_at) VALUES (?, ?, 0, ?, 0, '', 1, 1, '', ?)`,
				ac, enrollmentOf(k, i), rapid.SampledFrom([]string{"", "graded", "exempt", "absent", "graded", "graded"}).Draw(c.T, "grade"), c.ago(1))
		}
	}
}

// drawSession draws whether a session is canceled, which classes still have it, and
// their marks.
func (c *chance) drawSession(id string, classes []string) {
	weekend := "p"
	if c.seldom("closed") {
		weekend = "shut"
	}
	c.add(`UPDATE published_agenda SET canceled = ?, planning_id = ? WHERE id = ?`, c.seldom("canceled"), weekend, id)
	for _, k := range classes {
		if !c.seldom("taken from the class") {
			c.add(`INSERT INTO published_agenda_class (agenda_id, class_id) VALUES (?, ?)`, id, k)
		}
		for i := range rapid.SampledFrom([]int{0, 5, 5}).Draw(c.T, "marked") {
			value := rapid.SampledFrom([]string{"", "present", "late", "online", "made_up", "absent", "absent", "justified"}).Draw(c.T, "mark")
			c.add(`INSERT INTO attendance (agenda_id, enrollment_id, value, minutes, reason, version, taker, entries, marked_at) VALUES (?, ?, ?, 0, '', 1, 1, '', ?)`,
				id, enrollmentOf(k, i), value, c.ago(0))
		}
	}
}

func enrollmentOf(class string, i int) string {
	return fmt.Sprintf("e%s%d", strings.TrimPrefix(class, "class"), i)
}

func (s school) draw(t testing.TB, r *rapid.T) {
	t.Helper()
	c := &chance{T: r, now: s.now}
	for _, table := range []string{"attendance", "grade", "grade_sheet", "published_agenda_class"} {
		c.add(`DELETE FROM ` + table)
	}
	c.add(`UPDATE campus SET required_attendance = ?`, rapid.SampledFrom([]int{0, 50, 80, 100}).Draw(r, "required"))
	classes := []string{"class0", "class1"}
	for _, k := range classes {
		c.drawClass(k)
	}
	for _, id := range []string{"a0", "a1", "a2", "a3"} {
		c.drawSession(id, classes[:1])
	}
	c.drawSession("d0", classes[1:])
	for _, id := range []string{"j0", "j1", "j2", "j3", "j4", "j5"} {
		c.drawSession(id, classes)
	}
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		for _, one := range c.statements {
			if err := db.Exec(ctx, tx, one.text, one.args...); err != nil {
				return err
			}
		}
		return nil
	})
}
