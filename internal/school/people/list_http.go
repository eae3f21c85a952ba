package people

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/school/part"
)

func (a *Area) listRoutes(r *api.Router) {
	api.Get(r, "listPeople", "/api/people", read, a.listPeople)
	api.Stream(r, "exportPeople", "/api/people/export", read, a.exportPeople)
}

func (a *Area) listPeople(ctx context.Context, in *struct {
	PersonFilter
	api.Paging
},
) (api.Page[PersonRow], error) {
	scope := access.From(ctx)
	l, err := findPeople(ctx, a.db, scope, in.knowing(a.Parts), in.Paging)
	if err == nil {
		err = a.addStandings(ctx, scope, l.Items)
	}
	filter := in.within(scope)
	for i, p := range l.Items {
		p.PhotoURL = a.Link(ctx, photoPath(p.ID), p.photoHash)
		l.Items[i] = p.seenBy(scope, filter)
	}
	return api.PageOf(l, err)
}

// addStandings fills in how a page of people stand as learners. Who was declined
// applies no longer.
func (a *Area) addStandings(ctx context.Context, in access.Scope, rows []PersonRow) error {
	learners := make([]part.Learner, 0, len(rows))
	for _, p := range rows {
		if p.learns() {
			learners = append(learners, part.Learner{ID: p.ID, Outside: outside(p.Roles)})
		}
	}
	all, err := a.Parts.Learning().Standings(ctx, a.db, in, learners)
	for i, p := range rows {
		rows[i].Standings = append([]part.Standing{}, all[p.ID]...)
		if slices.ContainsFunc(all[p.ID], func(s part.Standing) bool { return s.State == "declined" }) {
			rows[i].Applicant = false
		}
	}
	return err
}
