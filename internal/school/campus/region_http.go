package campus

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/record"
)

func (a *Area) regionRoutes(r *api.Router) {
	api.Get(r, "listRegions", "/api/regions", read, a.listRegions)
	api.Post(r, "createRegion", "/api/regions", manage, a.createRegion)
	api.Put(r, "updateRegion", "/api/regions/{id}", manage, a.updateRegion)
	api.Remove(r, "deleteRegion", "/api/regions/{id}", manage, a.deleteRegion)
}

type regionFilter struct {
	api.Search
	api.Paging
}

func (a *Area) listRegions(ctx context.Context, in *regionFilter) (api.Page[Region], error) {
	return api.PageOf(findRegions(ctx, a.db, access.From(ctx), *in))
}

func (a *Area) createRegion(ctx context.Context, in *struct{ Body RegionFields }) (g Region, err error) {
	id, fields := db.NewID(), in.Body.clean()
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := addRegion(ctx, tx, id, fields); err != nil {
			return err
		}
		if err := audit.Record(ctx, tx, audit.Event{Action: "createRegion", Entity: "region", EntityID: id, After: fields}); err != nil {
			return err
		}
		g, err = findRegion(ctx, tx, access.From(ctx), id)
		return err
	})
	return g, err
}

func (a *Area) updateRegion(ctx context.Context, in *struct {
	ID   string `path:"id"`
	Body struct {
		api.Versioned
		RegionFields
	}
},
) (Region, error) {
	fields := in.Body.clean()
	return a.regions().Change(ctx, in.ID, in.Body.Version, "updateRegion", func(tx *db.Tx, _ Region) error {
		return saveRegion(ctx, tx, in.ID, fields)
	})
}

func (a *Area) deleteRegion(ctx context.Context, in *api.SeenID) error {
	return a.regions().Remove(ctx, in.ID, in.Version, "deleteRegion", func(tx *db.Tx, g Region) error {
		if g.CampusCount > 0 {
			return &fault.Error{Kind: fault.Conflict, Code: "region.in_use", Params: fault.Params{"count": g.CampusCount}}
		}
		return removeRegion(ctx, tx, in.ID)
	})
}

// regions is how a region is changed.
func (a *Area) regions() record.Kind[string, Region, Region] {
	return record.Kind[string, Region, Region]{
		DB: a.db, Entity: "region", Find: findRegion, Show: record.AsItIs[Region],
		State: func(g Region) record.State { return record.State{ID: g.ID, Version: g.Version, Trail: g.RegionFields} },
	}
}
