package studies

import (
	"context"
	"slices"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// MarkEntry is a mark as somebody entered it on a device.
type MarkEntry struct {
	ID           string `json:"id" minLength:"8" maxLength:"64" pattern:"^[A-Za-z0-9_-]+$" doc:"Made by the device, once for each entry: one that comes twice is one."`
	SessionID    string `json:"session_id" maxLength:"64"`
	EnrollmentID string `json:"enrollment_id" maxLength:"64"`
	Mark         Mark   `json:"mark" doc:"What is to stand there."`
	Was          Mark   `json:"was" doc:"What stood there when it was entered: where that is no longer so, it is a conflict."`
	Fill         bool   `json:"fill" doc:"Only if nothing stands there."`
	Because      string `json:"because,omitempty" maxLength:"500" doc:"Why it is changed; needed where the week-end is closed."`
	proven       bool   // a catch-up was done: that is taken also after the closing
}

// MarkVerdict is what became of an entry, and what stands in its cell now.
type MarkVerdict struct {
	Verdict
	SessionID    string     `json:"session_id"`
	EnrollmentID string     `json:"enrollment_id"`
	Now          Mark       `json:"now" doc:"What stands there."`
	Version      int64      `json:"version"`
	At           clock.Time `json:"at" format:"date-time"`
}

// MarkVerdicts are what became of entries, in their order.
type MarkVerdicts struct {
	Items []MarkVerdict `json:"items"`
}

// saveAttendance enters marks: each is judged by itself, and the others are kept
// whatever becomes of one. It takes three statements however many they are.
func (a *Area) saveAttendance(ctx context.Context, in *struct {
	SheetID
	Body struct {
		Entries []MarkEntry `json:"entries" minItems:"1" maxItems:"2000"`
	}
},
) (done MarkVerdicts, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		done, err = a.enterMarks(ctx, tx, in.SheetID, in.Body.Entries, "saveAttendance")
		return err
	})
	return done, err
}

// enterMarks enters marks as a part of something larger.
func (a *Area) enterMarks(ctx context.Context, tx *db.Tx, id SheetID, entries []MarkEntry, action string) (done MarkVerdicts, err error) {
	grid, err := findGrid(ctx, tx, access.From(ctx), id, entries)
	if err != nil {
		return done, err
	}
	done.Items = make([]MarkVerdict, len(entries))
	for i, e := range entries {
		done.Items[i] = grid.enter(e)
	}
	if err := a.nameTakers(ctx, tx, grid, done.Items); err != nil {
		return done, err
	}
	return done, grid.save(ctx, tx, action)
}

// enter judges one entry, and changes its cell where it is kept.
func (g *grid) enter(e MarkEntry) MarkVerdict {
	v := MarkVerdict{SessionID: e.SessionID, EnrollmentID: e.EnrollmentID}
	v.ID, v.Outcome, v.Code = e.ID, Refused, e.Mark.wrong()
	c := g.cells[cellKey{e.SessionID, e.EnrollmentID}]
	if c == nil {
		v.Code = "attendance.not_on_sheet"
		return v
	}
	if code := c.refusal(e); code != "" {
		v.Code = code
	}
	if v.Code == "" {
		v.Outcome = c.take(entry[Mark]{id: e.ID, was: e.Was.clean(), now: e.Mark.clean(), fill: e.Fill}, g.taker, g.at)
	}
	if v.Outcome == Kept && c.closed {
		g.because.add(e.Because)
	}
	v.Now, v.Version, v.At = c.now, c.version, c.at
	return v
}

// refusal says why something cannot be entered in a cell: the code of a text, or "".
func (c *gridCell) refusal(e MarkEntry) string {
	var empty Mark
	switch {
	case c.gone:
		return "attendance.session_gone"
	case !c.may:
		return "attendance.not_yours"
	case !c.follows && c.now == empty:
		return "attendance.not_on_sheet"
	default:
		return c.locked(e)
	}
}

// locked says why something cannot be entered in a cell of a week-end that is
// closed. What is made up with its proof, and an absence for which there is a
// paper, stay with the campus; what was kept before the closing is known again.
func (c *gridCell) locked(e MarkEntry) string {
	excused := c.papers && c.now.Value.wasAway() && e.Mark.Value.wasAway()
	switch {
	case !c.closed || e.proven || excused || c.knows(e.ID):
		return ""
	case !c.corrects:
		return "attendance.closed"
	case strings.TrimSpace(e.Because) == "":
		return "attendance.closed_reason"
	default:
		return ""
	}
}

// save writes what was changed, and the trail of it.
func (g *grid) save(ctx context.Context, tx *db.Tx, action string) error {
	rows := db.NewBulk(`attendance (agenda_id, enrollment_id, value, minutes, reason, version, taker, entries, marked_at)`)
	before, after := map[string]any{}, map[string]any{}
	for key, c := range g.cells {
		if c.changed {
			rows.Add(key.session, key.enrollment, c.now.Value, c.now.Minutes, c.now.Reason, c.version, c.taker, c.entries, c.at)
			trail(key, c.before, c.now, before, after)
		}
	}
	if len(after) == 0 {
		return nil
	}
	g.because.tell(after)
	if err := rows.Upsert(ctx, tx, `agenda_id, enrollment_id`, "value", "minutes", "reason", "version", "taker", "entries", "marked_at"); err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Event{Action: action, Entity: "attendance", EntityID: g.id.AgendaCourseID, CampusID: g.campusID, Before: before, After: after})
}

// trail tells of a cell in an event: new marks together, for each session and
// value who has it, and each that was something before by itself. Why somebody
// was away is not repeated there.
func trail(key cellKey, was, now Mark, before, after map[string]any) {
	if was.Value == noValue {
		name := key.session + "." + string(now.Value)
		all, _ := after[name].([]string)
		at, _ := slices.BinarySearch(all, key.enrollment)
		after[name] = slices.Insert(all, at, key.enrollment)
		return
	}
	name := key.session + "." + key.enrollment
	before[name], after[name] = string(was.Value), string(now.Value)
	if was.Value == now.Value {
		before[name+".detail"], after[name+".detail"] = false, true
	}
}

// nameTakers tells who entered what stands against entries.
func (a *Area) nameTakers(ctx context.Context, tx *db.Tx, g *grid, all []MarkVerdict) error {
	names := takerNames{}
	for i, v := range all {
		if v.Outcome != InConflict {
			continue
		}
		name, err := names.of(ctx, tx, g.cells[cellKey{v.SessionID, v.EnrollmentID}].taker)
		if err != nil {
			return err
		}
		all[i].By = name
	}
	return nil
}
