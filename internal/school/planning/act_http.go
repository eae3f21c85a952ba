package planning

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

func (a *Area) actRoutes(r *api.Router) {
	api.Do(r, "changeBoard", "/api/plannings/{id}/acts", plan, a.changeBoard, api.Says("Change courses on the board of a planning"))
	api.Do(r, "undoBoard", "/api/plannings/{id}/undo", plan, a.undoBoard, api.Says("Take one's last act on a board back"))
	api.Do(r, "redoBoard", "/api/plannings/{id}/redo", plan, a.redoBoard, api.Says("Do again what one took back on a board"))
}

// Acted is what an act came to.
type Acted struct {
	Board   int64          `json:"board" doc:"The number of the board's state."`
	Courses []AgendaCourse `json:"courses" doc:"What it changed, as it stands now."`
	Removed []string       `json:"removed" doc:"The agenda courses that it took off the board."`
}

// changeBoard does what a planner wants with some agenda courses, as one act.
func (a *Area) changeBoard(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		Kind    string       `json:"kind" enum:"put,move,swap,copy,remove,staff,place,change"`
		Key     string       `json:"key" minLength:"8" maxLength:"64" doc:"What is sent twice under one key is done once."`
		Reason  string       `json:"reason,omitempty" maxLength:"500" doc:"Needed where the planning is closed."`
		Changes []CellChange `json:"changes" minItems:"1" maxItems:"100"`
	}
},
) (done Acted, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		p, err := a.openBoard(ctx, tx, in.ID, in.Body.Reason)
		if err != nil {
			return err
		}
		if before, ok, err := findByKey(ctx, tx, p.ID, in.Body.Key); err != nil || ok {
			done, _ = a.acted(ctx, tx, p.ID, before.became)
			return err
		}
		was, become, err := wanted(ctx, tx, in.Body.Changes)
		if err != nil {
			return err
		}
		if err := a.apply(ctx, tx, p, was, become, in.Body.Reason, "changeBoard"); err != nil {
			return err
		}
		me := access.From(ctx).Actor().PersonID
		if err := addAct(ctx, tx, p.ID, me, in.Body.Kind, in.Body.Key, was, become); err != nil {
			return err
		}
		done, err = a.acted(ctx, tx, p.ID, become)
		return err
	})
	return done, err
}

// openBoard finds a planning whose board may be changed. What was closed is
// changed with a reason only.
func (a *Area) openBoard(ctx context.Context, q db.Querier, id, reason string) (Planning, error) {
	p, err := a.plannings().Open(ctx, q, id)
	if err == nil {
		err = p.mayChange(reason)
	}
	return p, err
}

// openAll are the boards that an act changes. It may bring sessions to the one
// it is done on from others, or take some there: those must be open, too.
func (a *Area) openAll(ctx context.Context, q db.Querier, p Planning, was, become []AgendaCourse, reason string) (boards, error) {
	on := boards{p.ID: p}
	for _, id := range touched(was, become) {
		if _, known := on[id]; known {
			continue
		}
		other, err := a.openBoard(ctx, q, id, reason)
		if err != nil {
			return nil, err
		}
		on[id] = other
	}
	return on, nil
}

// wanted returns the agenda courses that changes are about as they are, and as
// they are wanted. One that somebody else changed in the meantime is returned
// with the refusal.
func wanted(ctx context.Context, q db.Querier, changes []CellChange) (was, become []AgendaCourse, err error) {
	ids := []string{}
	for _, c := range changes {
		if c.ID != "" {
			ids = append(ids, c.ID)
		}
	}
	if twice(ids) {
		return nil, nil, fault.On("changes", "field.twice", nil)
	}
	if was, err = findByIDs(ctx, q, ids); err != nil {
		return nil, nil, err
	}
	at := byID(was)
	for _, c := range changes {
		now, known := at[c.ID]
		switch {
		case c.ID == "":
			now = AgendaCourse{ID: db.NewID()}
		case !known:
			return nil, nil, fault.New(fault.NotFound, "planning.course_not_found")
		case now.Version != c.Version:
			return nil, nil, fault.Stale(now)
		}
		become = append(become, AgendaCourse{ID: now.ID, Version: now.Version, AgendaCourseFields: c.identified(now.AgendaCourseFields).keeping(now.AgendaCourseFields)})
	}
	return was, become, nil
}

// identified gives what is new an id of its own: a caller's own ids never
// become rows, but may say which of the new sessions somebody is asked for.
func (f AgendaCourseFields) identified(was AgendaCourseFields) AgendaCourseFields {
	known := map[string]bool{}
	for _, s := range was.Sessions {
		known[s.ID] = true
	}
	for _, s := range was.Staff {
		known[s.ID] = true
	}
	f = f.ordered()
	made := map[string]string{}
	for i, s := range f.Sessions {
		f.Sessions[i].Place = strings.TrimSpace(s.Place)
		if !known[s.ID] {
			made[s.ID] = db.NewID()
			f.Sessions[i].ID = made[s.ID]
		}
	}
	delete(made, "")
	for i, s := range f.Staff {
		if !known[s.ID] {
			f.Staff[i].ID = db.NewID()
		}
		for j, id := range s.SessionIDs {
			f.Staff[i].SessionIDs[j] = cmp.Or(made[id], id)
		}
	}
	return f
}

// keeping keeps those who were written to and have said no, or were canceled, in
// what a planner wants: they are its history.
func (f AgendaCourseFields) keeping(was AgendaCourseFields) AgendaCourseFields {
	if len(f.Sessions) == 0 {
		return f
	}
	for _, s := range was.Staff {
		if !s.asked() && !slices.ContainsFunc(f.Staff, func(o Staffing) bool { return o.ID == s.ID }) {
			s.SessionIDs = slices.DeleteFunc(slices.Clone(s.SessionIDs), func(id string) bool {
				return !slices.ContainsFunc(f.Sessions, func(x CourseSession) bool { return x.ID == id })
			})
			f.Staff = append(f.Staff, s)
		}
	}
	return f.ordered()
}

// apply checks what is to become of agenda courses, writes it and tells the trail.
func (a *Area) apply(ctx context.Context, tx *db.Tx, p Planning, was, become []AgendaCourse, reason, action string) error {
	on, err := a.openAll(ctx, tx, p, was, become, reason)
	if err != nil {
		return err
	}
	zones, err := checkBoard(ctx, tx, on, was, become)
	if err != nil {
		return err
	}
	if err := a.checkPaid(ctx, tx, was, become); err != nil {
		return err
	}
	version, err := turnBoards(ctx, tx, p.ID, was, become)
	if err != nil {
		return err
	}
	if err := saveAgendaCourses(ctx, tx, access.From(ctx).Actor().PersonID, version, zones, was, become); err != nil {
		return err
	}
	return audit.RecordMany(ctx, tx, events(action, reason, was, become))
}

// events are the trail of agenda courses that became others.
func events(action, reason string, was, become []AgendaCourse) (all []audit.Event) {
	before := byID(was)
	for _, c := range become {
		e := audit.Event{Action: action, Entity: "agenda_course", EntityID: c.ID, CampusID: c.CampusID}
		if b, ok := before[c.ID]; ok {
			e.Before = b.trail("")
		}
		if len(c.Sessions) > 0 {
			e.After = c.trail(reason)
		}
		all = append(all, e)
	}
	return all
}

// trail is what the audit trail keeps of an agenda course.
func (c AgendaCourse) trail(reason string) any {
	return struct {
		AgendaCourseFields
		Reason string `json:"reason,omitempty"`
	}{c.ordered(), reason}
}

// acted tells how agenda courses stand after an act.
func (a *Area) acted(ctx context.Context, q db.Querier, planningID string, touched []AgendaCourse) (done Acted, err error) {
	ids := idsOf(touched).courses
	if done.Courses, err = findByIDs(ctx, q, ids); err != nil {
		return done, err
	}
	done.Removed = without(ids, idsOf(done.Courses).courses)
	done.Board, err = db.One(ctx, q, "planning.not_found", scanInt64, `SELECT board FROM planning WHERE id = ?`, planningID)
	return done, err
}

// UndoInput says which board, and may say which act.
type UndoInput struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		Key    string `json:"key,omitempty" minLength:"8" maxLength:"64" doc:"What is sent twice under one key is done once."`
		Act    string `json:"act,omitempty" minLength:"8" maxLength:"64" doc:"The key of the act that is meant; without one, the last."`
		Reason string `json:"reason,omitempty" maxLength:"500" doc:"Needed where the planning is closed."`
	}
}

func (a *Area) undoBoard(ctx context.Context, in *UndoInput) (Acted, error) {
	return a.turn(ctx, in, true)
}

func (a *Area) redoBoard(ctx context.Context, in *UndoInput) (Acted, error) {
	return a.turn(ctx, in, false)
}

// turn takes the caller's last act back, or does again what he took back last,
// unless somebody has changed since what it touched. An act that is named is
// turned by itself, and nothing else in its place.
func (a *Area) turn(ctx context.Context, in *UndoInput, back bool) (done Acted, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		p, err := a.openBoard(ctx, tx, in.ID, in.Body.Reason)
		if err != nil {
			return err
		}
		me := access.From(ctx).Actor().PersonID
		if before, ok, err := findTurned(ctx, tx, p.ID, me, in.Body.Key, in.Body.Act, back); err != nil || ok {
			done, _ = a.acted(ctx, tx, p.ID, append(before.was, before.became...))
			return err
		}
		act, err := findTurn(ctx, tx, p.ID, me, in.Body.Act, back)
		if err != nil {
			return err
		}
		from, to, action := act.became, act.was, "undoBoard"
		if !back {
			from, to, action = act.was, act.became, "redoBoard"
		}
		now, err := findByIDs(ctx, tx, idsOf(append(from, to...)).courses)
		if err != nil {
			return err
		}
		if !same(now, from) {
			return fault.New(fault.Conflict, "planning.changed_since")
		}
		if err := a.apply(ctx, tx, p, now, successors(now, to), in.Body.Reason, action); err != nil {
			return err
		}
		if err := markUndone(ctx, tx, p.ID, act.Number, back, in.Body.Key); err != nil {
			return err
		}
		done, err = a.acted(ctx, tx, p.ID, append(from, to...))
		return err
	})
	return done, err
}

// successors are agenda courses as they are to be after those that are there,
// which go where they are not among them.
func successors(now, to []AgendaCourse) (all []AgendaCourse) {
	all = slices.Clone(to)
	for _, c := range now {
		if !slices.ContainsFunc(to, func(o AgendaCourse) bool { return o.ID == c.ID }) {
			c.Sessions, c.Staff = nil, nil
			all = append(all, c)
		}
	}
	return all
}

func compareIDs(a, b string) int { return strings.Compare(a, b) }

func scanInt64(r db.Row) (n int64, err error) { return n, r.Scan(&n) }
