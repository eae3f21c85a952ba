package crashtest

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"strings"

	"myspace/internal/base/db"
)

// tablet is a device that enters the marks of one session, and the grades of some
// students. The n-th entry of a cell says n, and so does the cell's version once
// it was kept: one that came twice or was lost would be seen.
type tablet struct {
	session, made int
	cells         map[string]*sentCell // marks and grades by student
	waiting       []sentEntry
}

// sentCell is how often a cell was entered, and how often that was acknowledged.
type sentCell struct{ made, acked int }

type sentEntry struct {
	grade bool
	cell  string // of the tablet
	body  map[string]any
	id    string
}

func (b *tablet) next() {
	if len(b.waiting) < 2*classStudents {
		b.enter(1 + rand.IntN(classStudents))
	}
}

func (b *tablet) unsent() bool { return len(b.waiting) > 0 }

// enter makes up entries, some of them for the same cell.
func (b *tablet) enter(n int) {
	for range n {
		student, grade := studentOf(rand.IntN(classStudents)), rand.IntN(3) == 0
		if grade { // of his share of the students
			student = studentOf(b.session + sheetSessions*rand.IntN(classStudents/sheetSessions))
		}
		name := fmt.Sprintf("%t %s", grade, student)
		if b.cells[name] == nil {
			b.cells[name] = &sentCell{}
		}
		c := b.cells[name]
		c.made++
		b.made++
		e := sentEntry{grade: grade, cell: name, id: fmt.Sprintf("entry-%d-%06d", b.session, b.made)}
		e.body = map[string]any{"id": e.id, "enrollment_id": student, "fill": false}
		if grade {
			e.body["attempt"], e.body["grade"], e.body["was"] = 0, gradeSaying(c.made), gradeSaying(c.made-1)
		} else {
			e.body["session_id"], e.body["mark"], e.body["was"] = sessionOf(b.session), markSaying(c.made), markSaying(c.made-1)
		}
		b.waiting = append(b.waiting, e)
	}
}

// markSaying and gradeSaying are cells that say a number.
func markSaying(n int) map[string]any {
	if n == 0 {
		return map[string]any{"value": "", "minutes": 0, "reason": ""}
	}
	return map[string]any{"value": "absent", "minutes": 0, "reason": fmt.Sprint(n)}
}

func gradeSaying(n int) map[string]any {
	if n == 0 {
		return map[string]any{"state": "", "points": 0, "comment": ""}
	}
	return map[string]any{"state": "graded", "points": n, "comment": ""}
}

// send sends the first of what waits that is of one kind, and takes it off once
// it was acknowledged.
func (b *tablet) send(ctx context.Context, by *http.Client, url, token string) error {
	n, some := 0, []map[string]any{}
	for n < len(b.waiting) && b.waiting[n].grade == b.waiting[0].grade {
		some = append(some, b.waiting[n].body)
		n++
	}
	path := "/api/attendance/sheets/given/class/marks"
	if b.waiting[0].grade {
		path = "/api/grades/sheets/given/class/grades"
	}
	var done struct {
		Items []struct{ ID, Outcome, Code string }
	}
	if err := call(ctx, by, http.MethodPost, url+path, token, map[string]any{"entries": some}, &done); err != nil {
		return err
	}
	for i, v := range done.Items {
		if e := b.waiting[i]; v.ID != e.id || v.Outcome != "kept" && v.Outcome != "same" {
			return fmt.Errorf("%w: %s of %v is %s %s", errRefused, v.ID, e.body, v.Outcome, v.Code)
		}
		b.cells[b.waiting[i].cell].acked++
	}
	b.waiting = b.waiting[n:]
	return nil
}

// check holds what the database has against what was sent and acknowledged.
func (b *tablet) check(ctx context.Context, d *db.DB) error {
	there := map[string]int{}
	err := db.Each(ctx, d, func(r db.Row) error {
		var kind, student, said string
		var version int
		err := r.Scan(&kind, &student, &said, &version)
		if said != fmt.Sprint(version) {
			err = errors.Join(err, fmt.Errorf("%s %s: entry %s is the %d. that was kept", kind, student, said, version))
		}
		there[kind+" "+student] = version
		return err
	}, `SELECT 'false', enrollment_id, reason, version FROM attendance WHERE agenda_id = ?
		UNION ALL SELECT 'true', enrollment_id, CAST(points AS TEXT), version FROM grade`, sessionOf(b.session))
	for name, c := range b.cells {
		if n := there[name]; n < c.acked || n > c.made {
			err = errors.Join(err, fmt.Errorf("%s: %d entries were kept; %d were made, %d acknowledged", strings.TrimSpace(name), n, c.made, c.acked))
		}
	}
	return err
}
