package academic

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

func (a *Area) stepRoutes(r *api.Router) {
	const steps = "/api/classes/{id}/steps"
	api.Get(r, "listClassSteps", steps, changeClasses, a.listClassSteps)
	api.Get(r, "previewClassStep", "/api/classes/{id}/step-preview", changeClasses, a.previewClassStep, api.Says("Show what a promotion or graduation of a class would do"), api.Refuses(fault.Conflict))
	api.Do(r, "tickPassed", "/api/classes/{id}/passed", changeEnrollments, a.tickPassed, api.Says("Tick who passed the level"))
	api.Post(r, "takeClassStep", steps, changeClasses, a.takeClassStep, api.Says("Promote or graduate a class"))
	api.Do(r, "undoClassStep", steps+"/{step_id}/undo", changeClasses, a.undoClassStep, api.Says("Undo a promotion or graduation of a class"))
}

// previewClassStep tells what a step would do, and changes nothing.
func (a *Area) previewClassStep(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Kind string `query:"kind" required:"true" enum:"promote,graduate"`
},
) (ClassStep, error) {
	c, err := findClass(ctx, a.db, access.From(ctx), in.ID)
	if err != nil {
		return ClassStep{}, err
	}
	return a.planStep(ctx, a.db, c, in.Kind)
}

// tickPassed says of students of a class whether they passed, of one or of all
// at once, and tells what a step would do then.
func (a *Area) tickPassed(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		Kind          string   `json:"kind" enum:"promote,graduate" doc:"The step that is told of."`
		EnrollmentIDs []string `json:"enrollment_ids" minItems:"1" maxItems:"1000"`
		Passed        bool     `json:"passed"`
	}
},
) (s ClassStep, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		c, err := a.classes().Open(ctx, tx, in.ID)
		if err != nil {
			return err
		}
		if err := a.tick(ctx, tx, c, in.Body.EnrollmentIDs, in.Body.Passed); err != nil {
			return err
		}
		s, err = a.planStep(ctx, tx, c, in.Body.Kind)
		return err
	})
	return s, err
}

// tick says of students of a class, each of whom is in one, whether they passed.
func (a *Area) tick(ctx context.Context, tx *db.Tx, c Class, ids []string, passed bool) error {
	all, err := findEnrollmentsOf(ctx, tx, access.From(ctx), ids)
	if err != nil {
		return err
	}
	ticks, events := map[string]bool{}, []audit.Event{}
	for _, e := range all {
		switch {
		case e.ClassID != c.ID:
			return fault.New(fault.NotFound, "enrollment.not_found")
		case e.Status != Confirmed || !e.isRunning():
			return fault.New(fault.Conflict, "enrollment.still_waiting")
		}
		before := e.trail()
		e.Passed, ticks[e.ID] = passed, passed
		events = append(events, enrollmentEvent("tickPassed", e, before))
	}
	if err := setPassed(ctx, tx, ticks, true); err != nil {
		return err
	}
	return audit.RecordMany(ctx, tx, events)
}

// takeClassStep does what the preview showed; where something changed since, it
// is refused with the plan as it is now.
func (a *Area) takeClassStep(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		Kind string `json:"kind" enum:"promote,graduate"`
		// Students are what was shown: the enrollment and its effect.
		Students []StepChoice `json:"students" maxItems:"1000"`
	}
},
) (s ClassStep, err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		c, err := a.classes().Open(ctx, tx, in.ID)
		if err != nil {
			return err
		}
		if s, err = a.planStep(ctx, tx, c, in.Body.Kind); err != nil {
			return err
		}
		if !s.isAs(in.Body.Students) {
			return fault.Stale(s)
		}
		s = s.decided()
		s.ID, s.At, s.Undo = db.NewID(), clock.Now(), undoPossible
		if err := addStep(ctx, tx, c.ID, scope.Actor().PersonID, s); err != nil {
			return err
		}
		if err := a.apply(ctx, tx, c, s); err != nil {
			return err
		}
		return recordClass(ctx, tx, "takeClassStep", c.CampusID, c.ID, map[string]any{"level": s.Level}, map[string]any{"level": s.Next, "step": s})
	})
	return s, err
}

// undoClassStep takes the last step of a class back, within 30 days.
func (a *Area) undoClassStep(ctx context.Context, in *struct {
	ID     string `path:"id" maxLength:"64"`
	StepID string `path:"step_id" maxLength:"64"`
},
) (c Class, err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		before, err := a.classes().Open(ctx, tx, in.ID)
		if err != nil {
			return err
		}
		s, err := findStep(ctx, tx, before, in.StepID)
		if err != nil {
			return err
		}
		if s.Undo != undoPossible {
			return whyNotUndoStep(before, s)
		}
		if err := a.revert(ctx, tx, before, s); err != nil {
			return err
		}
		if err := endStep(ctx, tx, s.ID); err != nil {
			return err
		}
		if c, err = findClass(ctx, tx, scope, in.ID); err != nil {
			return err
		}
		return recordClass(ctx, tx, "undoClassStep", c.CampusID, c.ID, before.trail(), c.trail())
	})
	return c.seenBy(scope), err
}

func (a *Area) listClassSteps(ctx context.Context, in *api.ID) (api.Page[ClassStep], error) {
	c, err := findClass(ctx, a.db, access.From(ctx), in.ID)
	if err != nil {
		return api.Page[ClassStep]{}, err
	}
	return api.PageOf(findSteps(ctx, a.db, c))
}
