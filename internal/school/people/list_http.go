package people

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
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
	filter, standings := in.within(scope), a.Parts.Learning().Standings(scope)
	for i, p := range l.Items {
		p.PhotoURL = a.Link(ctx, photoPath(p.ID), p.photoHash)
		l.Items[i] = p.standing(standings).seenBy(scope, filter)
	}
	return api.PageOf(l, err)
}
