package planning

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/school/academic"
)

func (a *Area) debtRoutes(r *api.Router) {
	api.Get(r, "listPlanningDebts", "/api/plannings/{id}/debts", plan, a.listPlanningDebts, api.Says("List what each class of a planning has left to plan, and whether it can finish in time"))
}

// Debts are those of the classes of a planning; one without a curriculum has
// none.
type Debts struct {
	Items []academic.ClassDebt `json:"items"`
}

func (a *Area) listPlanningDebts(ctx context.Context, in *api.ID) (Debts, error) {
	p, err := findPlanning(ctx, a.db, access.From(ctx), in.ID)
	if err != nil {
		return Debts{}, err
	}
	items, err := academic.FindDebts(ctx, a.db, a.teaching(), p.participants().ClassIDs)
	return Debts{items}, err
}
