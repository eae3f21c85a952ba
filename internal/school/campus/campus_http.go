package campus

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/record"
	"myspace/internal/school/part"
)

func (a *Area) campusRoutes(r *api.Router) {
	api.Get(r, "listCampuses", "/api/campuses", read, a.listCampuses)
	api.Stream(r, "exportCampuses", "/api/campuses/export", read, a.exportCampuses)
	api.Get(r, "getCampus", "/api/campuses/{id}", read, a.getCampus)
	api.Post(r, "createCampus", "/api/campuses", manage, a.createCampus, api.Refuses(fault.NotFound))
	api.Put(r, "updateCampus", "/api/campuses/{id}", change, a.updateCampus)
	api.Put(r, "moveCampus", "/api/campuses/{id}/region", manage, a.moveCampus, api.Says("Move a campus to another region"))
	api.Get(r, "getCampusDependents", "/api/campuses/{id}/dependents", manage, a.getCampusDependents, api.Says("Count what hangs on a campus"))
	api.Delete(r, "deleteCampus", "/api/campuses/{id}", manage, a.deleteCampus)
	api.Do(r, "restoreCampus", "/api/campuses/{id}/restore", manage, a.restoreCampus)
}

// CampusFilter is what a list of campuses can be narrowed by.
type CampusFilter struct {
	api.Search
	Region   string `query:"region" maxLength:"64" doc:"The id of a region."`
	Open     string `query:"open" enum:"true,false"`
	Archived bool   `query:"archived" doc:"Only the archived ones."`
	Country  string `query:"country" maxLength:"2"`
	Sort     string `query:"sort" default:"name" enum:"name,-name,city,-city,region,-region,people,-people,updated,-updated"`
}

func (a *Area) listCampuses(ctx context.Context, in *struct {
	CampusFilter
	api.Paging
},
) (api.Page[CampusRow], error) {
	l, err := findCampuses(ctx, a.db, access.From(ctx), in.CampusFilter, in.Paging)
	for i := range l.Items {
		c := &l.Items[i]
		c.LogoURL = a.Link(ctx, logoPath(c.ID), c.logoHash)
	}
	return api.PageOf(l, err)
}

// present fills in what depends on the caller.
func (a *Area) present(ctx context.Context, c Campus) Campus {
	c.LogoURL = a.Link(ctx, logoPath(c.ID), c.logoHash)
	return c.seenBy(access.From(ctx))
}

func (a *Area) getCampus(ctx context.Context, in *api.ID) (Campus, error) {
	c, err := findCampus(ctx, a.db, access.From(ctx), in.ID)
	return a.present(ctx, c), err
}

func (a *Area) createCampus(ctx context.Context, in *struct {
	Body struct {
		RegionID string `json:"region_id" minLength:"1" maxLength:"64"`
		CampusFields
	}
},
) (c Campus, err error) {
	id, fields, scope := db.NewID(), in.Body.clean(), access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if _, err := findRegion(ctx, tx, scope, in.Body.RegionID); err != nil {
			return err
		}
		if err := addCampus(ctx, tx, id, in.Body.RegionID, fields); err != nil {
			return err
		}
		if err := audit.Record(ctx, tx, audit.Event{Action: "createCampus", Entity: "campus", EntityID: id, CampusID: id, After: fields}); err != nil {
			return err
		}
		c, err = findCampus(ctx, tx, scope, id)
		return err
	})
	return a.present(ctx, c), err
}

// campuses is how a campus is changed.
func (a *Area) campuses() record.Kind[string, Campus, Campus] {
	return record.Kind[string, Campus, Campus]{
		DB: a.db, Entity: "campus", Find: findCampus,
		State: func(c Campus) record.State {
			return record.State{ID: c.ID, CampusID: c.ID, Version: c.Version, Archived: c.Archived, Trail: c.trail()}
		},
		Show: func(ctx context.Context, _ db.Querier, c Campus) (Campus, error) { return a.present(ctx, c), nil },
	}
}

func (a *Area) updateCampus(ctx context.Context, in *struct {
	ID   string `path:"id"`
	Body struct {
		api.Versioned
		CampusFields
	}
},
) (Campus, error) {
	fields := in.Body.clean()
	return a.campuses().Change(ctx, in.ID, in.Body.Version, "updateCampus", func(tx *db.Tx, before Campus) error {
		if err := saveCampus(ctx, tx, in.ID, fields); err != nil || fields.TimeZone == before.TimeZone {
			return err
		}
		for _, u := range a.Parts.UsesOf(part.Campus) {
			if u.Zoned != nil {
				if err := u.Zoned(ctx, tx, in.ID, fields.TimeZone); err != nil {
					return err
				}
			}
		}
		return nil
	})
}

func (a *Area) moveCampus(ctx context.Context, in *struct {
	ID   string `path:"id"`
	Body struct {
		api.Versioned
		RegionID string `json:"region_id" minLength:"1" maxLength:"64"`
	}
},
) (Campus, error) {
	return a.campuses().Change(ctx, in.ID, in.Body.Version, "moveCampus", func(tx *db.Tx, _ Campus) error {
		if _, err := findRegion(ctx, tx, access.From(ctx), in.Body.RegionID); err != nil {
			return err
		}
		return changeCampus(ctx, tx, in.ID, "region_id", in.Body.RegionID)
	})
}

// trail is what the audit trail keeps of a campus.
func (c Campus) trail() any {
	return struct {
		CampusFields
		Region   string `json:"region"`
		Archived bool   `json:"archived"`
		Logo     string `json:"logo"`
	}{c.CampusFields, c.RegionName, c.Archived, c.logoHash}
}

func (a *Area) restoreCampus(ctx context.Context, in *api.ID) (Campus, error) {
	return a.campuses().Restore(ctx, in.ID, "restoreCampus", func(tx *db.Tx, _ Campus) error {
		return changeCampus(ctx, tx, in.ID, "archived_at", clock.Time{})
	})
}
