package people

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// everyone has signed in; what he does concerns himself.
var everyone = access.Allow(access.Everyone, access.Self)

func (a *Area) churchRoutes(r *api.Router) {
	api.Get(r, "listChurches", "/api/churches", everyone, a.listChurches)
	api.Get(r, "getChurch", "/api/churches/{id}", everyone, a.getChurch)
	api.Post(r, "createChurch", "/api/churches", everyone, a.createChurch)
}

type churchFilter struct {
	api.Search
	api.Paging
}

func (a *Area) listChurches(ctx context.Context, in *churchFilter) (api.Page[Church], error) {
	return api.PageOf(findChurches(ctx, a.db, *in))
}

func (a *Area) getChurch(ctx context.Context, in *api.ID) (Church, error) {
	return findChurch(ctx, a.db, in.ID)
}

func (a *Area) createChurch(ctx context.Context, in *struct{ Body ChurchFields }) (c Church, err error) {
	id, fields := db.NewID(), in.Body.clean()
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := AddChurch(ctx, tx, NewChurch{id, access.From(ctx).Actor().PersonID, fields, clock.Now()}); err != nil {
			return err
		}
		if err := audit.Record(ctx, tx, audit.Event{Action: "createChurch", Entity: "church", EntityID: id, After: fields}); err != nil {
			return err
		}
		c, err = findChurch(ctx, tx, id)
		return err
	})
	return c, err
}
