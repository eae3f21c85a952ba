package campus

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

func (a *Area) regionRoutes(r *api.Router) {
	api.Get(r, "listRegions", "/api/regions", read, a.listRegions)
	api.Post(r, "createRegion", "/api/regions", manage, a.createRegion)
	api.Put(r, "updateRegion", "/api/regions/{id}", manage, a.updateRegion)
	api.Remove(r, "deleteRegion", "/api/regions/{id}", manage, a.deleteRegion, api.Refuses(fault.Conflict))
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
) (g Region, err error) {
	fields := in.Body.clean()
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		before, err := findRegion(ctx, tx, access.From(ctx), in.ID)
		if err != nil {
			return err
		}
		if before.Version != in.Body.Version {
			return fault.Stale(before)
		}
		if err := saveRegion(ctx, tx, in.ID, fields); err != nil {
			return err
		}
		if err := audit.Record(ctx, tx, audit.Event{
			Action: "updateRegion", Entity: "region", EntityID: in.ID, Before: before.RegionFields, After: fields,
		}); err != nil {
			return err
		}
		g, err = findRegion(ctx, tx, access.From(ctx), in.ID)
		return err
	})
	return g, err
}

func (a *Area) deleteRegion(ctx context.Context, in *api.ID) error {
	return a.db.Tx(ctx, func(tx *db.Tx) error {
		before, err := findRegion(ctx, tx, access.From(ctx), in.ID)
		if err != nil {
			return err
		}
		if before.CampusCount > 0 {
			return &fault.Error{Kind: fault.Conflict, Code: "region.in_use", Params: fault.Params{"count": before.CampusCount}}
		}
		if err := removeRegion(ctx, tx, in.ID); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "deleteRegion", Entity: "region", EntityID: in.ID, Before: before.RegionFields})
	})
}
