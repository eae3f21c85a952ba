package studies

import (
	"context"
	"strconv"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// GradeEntry is a grade as somebody entered it.
type GradeEntry struct {
	ID           string    `json:"id" minLength:"8" maxLength:"64" pattern:"^[A-Za-z0-9_-]+$" doc:"Made by the device, once for each entry: one that comes twice is one."`
	EnrollmentID string    `json:"enrollment_id" maxLength:"64"`
	Attempt      int       `json:"attempt" minimum:"0" maximum:"9" doc:"0 for the first grade, from 1 for retakes."`
	Grade        GradeCell `json:"grade" doc:"What is to stand there."`
	Was          GradeCell `json:"was" doc:"What stood there when it was entered: where that is no longer so, it is a conflict."`
	Fill         bool      `json:"fill" doc:"Only if nothing stands there."`
	Because      string    `json:"because,omitempty" maxLength:"500" doc:"Why it is changed; needed for a first grade where the week-end is closed."`
}

// GradeVerdict is what became of an entry, and what stands in its cell now.
type GradeVerdict struct {
	Verdict
	EnrollmentID string     `json:"enrollment_id"`
	Attempt      int        `json:"attempt"`
	Now          GradeCell  `json:"now" doc:"What stands there."`
	Version      int64      `json:"version"`
	At           clock.Time `json:"at" format:"date-time"`
}

// GradeVerdicts are what became of entries, in their order.
type GradeVerdicts struct {
	Items []GradeVerdict `json:"items"`
}

// saveGrades enters grades: each is judged by itself, and the others are kept
// whatever becomes of one.
func (a *Area) saveGrades(ctx context.Context, in *struct {
	SheetID
	Body struct {
		Entries []GradeEntry `json:"entries" minItems:"1" maxItems:"2000"`
	}
},
) (done GradeVerdicts, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		done.Items = make([]GradeVerdict, len(in.Body.Entries))
		g, err := a.gradeGrid(ctx, tx, in.SheetID)
		if err != nil {
			return err
		}
		names := takerNames{}
		for i, e := range in.Body.Entries {
			v, against := g.enter(e)
			if v.Outcome == InConflict {
				if v.By, err = names.of(ctx, tx, against); err != nil {
					return err
				}
			}
			done.Items[i] = v
		}
		return g.save(ctx, tx)
	})
	return done, err
}

// gradeGrid is a grade sheet while entries are entered.
type gradeGrid struct {
	courseSheet
	id       SheetID
	locked   bool
	corrects bool // the caller may change what is closed
	because  reasons
	taker    int64
	at       clock.Time
	places   map[string]place
	cells    map[gradeKey]*cell[GradeCell]
}

// gradeGrid finds a sheet that the caller may enter grades in.
func (a *Area) gradeGrid(ctx context.Context, tx *db.Tx, id SheetID) (g *gradeGrid, err error) {
	scope := access.From(ctx)
	g = &gradeGrid{id: id, at: clock.Now(), places: map[string]place{}}
	if g.courseSheet, err = findGradeSheet(ctx, tx, scope, id); err != nil {
		return nil, err
	}
	if err := g.open(); err != nil {
		return nil, err
	}
	state, err := findState(ctx, tx, id)
	if err != nil {
		return nil, err
	}
	g.locked, g.corrects = state.Locked, corrects(scope, g.CampusID)
	students, err := findStudents(ctx, tx, id.ClassID)
	if err != nil {
		return nil, err
	}
	for _, who := range students {
		g.places[who.EnrollmentID] = who.place
	}
	g.cells, g.taker, err = findGradeCells(ctx, tx, scope, id)
	return g, err
}

// enter judges one entry, and changes its cell where it is kept. It also tells
// by whom what stands against it was entered.
func (g *gradeGrid) enter(e GradeEntry) (v GradeVerdict, against int64) {
	v = GradeVerdict{EnrollmentID: e.EnrollmentID, Attempt: e.Attempt}
	key := gradeKey{e.EnrollmentID, e.Attempt}
	c := g.cells[key]
	if c == nil {
		c = &cell[GradeCell]{}
	}
	v.ID, v.Outcome, v.Code = e.ID, Refused, g.refusal(e)
	if v.Code == "" || c.knows(e.ID) {
		v.Code = ""
		if v.Outcome = c.take(entry[GradeCell]{id: e.ID, was: e.Was.clean(), now: e.Grade.clean(), fill: e.Fill}, g.taker, g.at); v.Outcome == Kept {
			g.cells[key] = c
			if g.closed {
				g.because.add(e.Because)
			}
		}
	}
	v.Now, v.Version, v.At = c.now, c.version, c.at
	return v, c.taker
}

// refusal says why an entry cannot be entered: the code of a text, or "".
func (g *gradeGrid) refusal(e GradeEntry) string {
	who, known := g.places[e.EnrollmentID]
	first, later := g.state(e, -1), g.state(e, 1)
	switch {
	case !known || !g.followsAny(who) && g.state(e, 0) == noGrade:
		return "grade.not_on_sheet"
	case g.locked:
		return "grade.locked"
	case g.closed && e.Attempt == 0 && !g.corrects: // retakes stay with the campus
		return "grade.closed"
	case g.closed && e.Attempt == 0 && strings.TrimSpace(e.Because) == "":
		return "grade.closed_reason"
	case e.Attempt > 0 && first == noGrade && e.Grade.State != noGrade:
		return "grade.retake_without_first"
	case e.Grade.State == noGrade && later != noGrade:
		return "grade.has_retake"
	default:
		return e.Grade.wrong(e.Attempt)
	}
}

// state is that of a cell so many attempts beside the one of an entry.
func (g *gradeGrid) state(e GradeEntry, beside int) string {
	if c := g.cells[gradeKey{e.EnrollmentID, e.Attempt + beside}]; c != nil {
		return c.now.State
	}
	return noGrade
}

// save writes what was changed, and the trail of it.
func (g *gradeGrid) save(ctx context.Context, tx *db.Tx) error {
	rows := db.NewBulk(`grade (agenda_course_id, enrollment_id, attempt, state, points, comment, version, taker, entries, graded_at)`)
	before, after := map[string]any{}, map[string]any{}
	for key, c := range g.cells {
		if !c.changed {
			continue
		}
		rows.Add(g.id.AgendaCourseID, key.enrollment, key.attempt, c.now.State, int(c.now.Points), c.now.Comment, c.version, c.taker, c.entries, c.at)
		name := key.enrollment + "." + strconv.Itoa(key.attempt)
		before[name], after[name] = c.before.trail(), c.now.trail()
	}
	if len(after) == 0 {
		return nil
	}
	g.because.tell(after)
	if err := rows.Upsert(ctx, tx, `agenda_course_id, enrollment_id, attempt`, "state", "points", "comment", "version", "taker", "entries", "graded_at"); err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Event{Action: "saveGrades", Entity: "grade", EntityID: g.id.AgendaCourseID, CampusID: g.CampusID, Before: before, After: after})
}

// trail is what the audit trail keeps of a grade.
func (c GradeCell) trail() any {
	if c.State == Graded {
		return map[string]any{"points": int(c.Points), "comment": c.Comment}
	}
	return map[string]any{"state": c.State, "comment": c.Comment}
}
