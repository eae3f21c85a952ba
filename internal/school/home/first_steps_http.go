package home

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
)

func (a *Area) firstStepRoutes(r *api.Router) {
	api.Get(r, "getFirstSteps", "/api/first-steps", takeFirstSteps, a.getFirstSteps, api.Says("Get the first steps of a new school, and which of them are done"))
	api.Do(r, "hideFirstSteps", "/api/first-steps/hidden", takeFirstSteps, a.hideFirstSteps, api.Says("Put the list of first steps away, or bring it back"))
}

// takeFirstSteps is who sets a school up.
var takeFirstSteps = access.Allow(access.Heads|access.Supervisor, access.AllCampuses)

func (a *Area) getFirstSteps(ctx context.Context, _ *struct{}) (FirstSteps, error) {
	return findFirstSteps(ctx, a.db, access.From(ctx).Actor().PersonID)
}

// openFirstSteps are those of who sets a school up, as long as one of them is open and
// he has not put the list away.
func (a *Area) openFirstSteps(ctx context.Context, in access.Scope) (*FirstSteps, error) {
	if !in.Under(takeFirstSteps).CoversAll() {
		return nil, nil
	}
	me := in.Actor().PersonID
	if _, done := a.stepped.Load(me); done {
		return nil, nil
	}
	s, err := findFirstSteps(ctx, a.db, me)
	if err != nil || s.Hidden {
		return nil, err
	}
	if !slices.ContainsFunc(s.Steps, func(one FirstStep) bool { return !one.Done }) {
		a.stepped.Store(me, true)
		return nil, nil
	}
	return &s, nil
}

// hideFirstSteps is the caller's own choice: others go on seeing the list.
func (a *Area) hideFirstSteps(ctx context.Context, in *struct {
	Body struct {
		Hidden bool `json:"hidden"`
	}
},
) (s FirstSteps, err error) {
	me := access.From(ctx).Actor().PersonID
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := saveHidden(ctx, tx, me, in.Body.Hidden); err != nil {
			return err
		}
		s, err = findFirstSteps(ctx, tx, me)
		return err
	})
	return s, err
}
