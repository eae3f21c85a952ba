package studies

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

func (a *Area) catchUpRoutes(r *api.Router) {
	const of = "/api/students/{id}/catch-ups"
	api.Get(r, "listClassCatchUps", "/api/attendance/classes/{id}/catch-ups", acceptWork, a.listClassCatchUps, api.Says("List how the students of a class make up for what they missed"))
	api.Get(r, "listCatchUps", of, announce, a.listCatchUps, api.Says("List how a student makes up for what he missed, and what he could"))
	api.Get(r, "listOtherSessions", "/api/students/{id}/missed/{session_id}/elsewhere", announce, a.listOtherSessions, api.Says("List where the course of a missed session is given to others"), api.Refuses(fault.Conflict))
	api.Post(r, "openCatchUp", of, announce, a.openCatchUp, api.Refuses(fault.Conflict))
	api.Do(r, "endCatchUp", "/api/catch-ups/{id}/end", announce, a.endCatchUp, api.Says("End a catch-up without its being made up"))
}

// CatchUps are those of a class or of a student, with what else was missed.
type CatchUps struct {
	Items  []CatchUp       `json:"items" doc:"The open ones first, by their date."`
	Missed []MissedSession `json:"missed" doc:"What was missed and is not made up for yet, the latest first; at most 200."`
}

func (a *Area) presentCatchUp(ctx context.Context, c CatchUp) CatchUp {
	c.Missed.PhotoURL = a.Link(ctx, "/api/people/"+c.Missed.StudentID+"/photo", c.Missed.PhotoURL)
	c.Work.ContentURL = a.Link(ctx, "/api/catch-ups/"+c.ID+"/work/content", c.Work.hash)
	return c
}

func (a *Area) listClassCatchUps(ctx context.Context, in *api.ID) (all CatchUps, err error) {
	reached, err := isReached(ctx, a.db, access.From(ctx), in.ID)
	if err == nil && !reached {
		err = fault.New(fault.NotFound, "class.not_found")
	}
	if err != nil {
		return all, err
	}
	return a.catchUpsOf(ctx, gives, `e.class_id = ?`, in.ID)
}

func (a *Area) listCatchUps(ctx context.Context, in *api.ID) (all CatchUps, err error) {
	if err := studentInReach(ctx, a.db, access.From(ctx), in.ID); err != nil {
		return all, err
	}
	return a.catchUpsOf(ctx, ofHim, `e.person_id = ?`, in.ID)
}

// OwnCatchUps returns what somebody has missed, for his own space.
func (a *Area) OwnCatchUps(ctx context.Context, personID string) (CatchUps, error) {
	return a.catchUpsOf(ctx, ofHim, `e.person_id = ?`, personID)
}

// catchUpsOf returns what a class or a student has missed.
func (a *Area) catchUpsOf(ctx context.Context, own, whose, id string) (all CatchUps, err error) {
	var w db.Where
	w.Add(whose, id)
	if all.Items, err = a.findCatchUps(ctx, a.db, own, w); err != nil {
		return all, err
	}
	for i, c := range all.Items {
		all.Items[i] = a.presentCatchUp(ctx, c)
	}
	all.Missed, err = a.findMissed(ctx, a.db, own, w)
	return all, err
}

// missedBy finds a session that a student in reach has missed.
func (a *Area) missedBy(ctx context.Context, q db.Querier, personID, sessionID string) (none MissedSession, err error) {
	if err := studentInReach(ctx, q, access.From(ctx), personID); err != nil {
		return none, err
	}
	var w db.Where
	w.Add(`e.person_id = ? AND s.id = ?`, personID, sessionID)
	all, err := a.findMissed(ctx, q, ofHim, w)
	switch {
	case err != nil:
		return none, err
	case len(all) == 0:
		return none, fault.New(fault.Conflict, "catchup.not_missed")
	}
	return all[0], nil
}

// OtherSessions are those in which others have the same course.
type OtherSessions struct {
	Items []OtherSession `json:"items"`
}

func (a *Area) listOtherSessions(ctx context.Context, in *struct {
	ID        string `path:"id" maxLength:"64"`
	SessionID string `path:"session_id" maxLength:"64"`
},
) (all OtherSessions, err error) {
	missed, err := a.missedBy(ctx, a.db, in.ID, in.SessionID)
	if err != nil {
		return all, err
	}
	all.Items, err = findElsewhere(ctx, a.db, missed, clock.Now())
	return all, err
}

func (a *Area) openCatchUp(ctx context.Context, in *struct {
	api.ID
	Body struct {
		SessionID string `json:"session_id" maxLength:"64" doc:"The session that he missed."`
		CatchUpFields
	}
},
) (c CatchUp, err error) {
	scope, id := access.From(ctx), db.NewID()
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		missed, err := a.missedBy(ctx, tx, in.ID.ID, in.Body.SessionID)
		if err != nil {
			return err
		}
		if in.Body.Way != Elsewhere {
			in.Body.OtherSessionID, in.Body.OtherClassID = "", ""
		}
		if err := possible(ctx, tx, missed, in.Body.CatchUpFields); err != nil {
			return err
		}
		if err := addCatchUp(ctx, tx, id, missed, scope.Actor().PersonID, in.Body.CatchUpFields); err != nil {
			return err
		}
		if c, err = a.findCatchUp(ctx, tx, ofHim, id); err != nil {
			return err
		}
		return recordCatchUp(ctx, tx, "openCatchUp", c, nil, c.trail())
	})
	return a.presentCatchUp(ctx, c), err
}

// possible refuses a way that there is not.
func possible(ctx context.Context, q db.Querier, missed MissedSession, f CatchUpFields) error {
	switch {
	case f.Way == ByRecording && !missed.Recorded:
		return fault.On("way", "catchup.no_recording", nil)
	case f.Way != Elsewhere:
		return nil
	}
	all, err := findElsewhere(ctx, q, missed, clock.Now())
	if err == nil && !slices.ContainsFunc(all, func(o OtherSession) bool { return o.SessionID == f.OtherSessionID && o.ClassID == f.OtherClassID }) {
		err = fault.On("other_session_id", "catchup.choose_session", nil)
	}
	return err
}

func (a *Area) endCatchUp(ctx context.Context, in *api.ID) (CatchUp, error) {
	return a.moveCatchUp(ctx, "endCatchUp", ofHim, in.ID, func(tx *db.Tx, c CatchUp) error {
		if err := c.open(); err != nil {
			return err
		}
		return changeCatchUp(ctx, tx, c.ID, `state = 'ended'`)
	})
}

// moveCatchUp does something to a catch-up in reach, and tells what became of it.
func (a *Area) moveCatchUp(ctx context.Context, action, own, id string, do func(tx *db.Tx, c CatchUp) error) (c CatchUp, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		before, err := a.findCatchUp(ctx, tx, own, id)
		if err != nil {
			return err
		}
		if err := do(tx, before); err != nil {
			return err
		}
		if c, err = a.findCatchUp(ctx, tx, own, id); err != nil {
			return err
		}
		if err := recordCatchUp(ctx, tx, action, c, before.trail(), c.trail()); err != nil {
			return err
		}
		return c.tell(ctx, tx, action)
	})
	return a.presentCatchUp(ctx, c), err
}

func recordCatchUp(ctx context.Context, tx *db.Tx, action string, c CatchUp, before, after any) error {
	return audit.Record(ctx, tx, audit.Event{Action: action, Entity: "person", EntityID: c.Missed.StudentID, CampusID: c.campusID, Before: before, After: after})
}
