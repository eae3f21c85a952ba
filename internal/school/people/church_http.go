package people

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/record"
)

// everyone has signed in; what he does concerns himself.
var everyone = access.Allow(access.Everyone, access.Self)

func (a *Area) churchRoutes(r *api.Router) {
	api.Get(r, "listChurches", "/api/churches", everyone, a.listChurches)
	api.Stream(r, "exportChurches", "/api/churches/export", everyone, a.exportChurches)
	api.Get(r, "getChurch", "/api/churches/{id}", everyone, a.getChurch)
	api.Get(r, "listChurchPeople", "/api/churches/{id}/people", write, a.listChurchPeople)
	api.Post(r, "createChurch", "/api/churches", everyone, a.createChurch)
	api.Put(r, "updateChurch", "/api/churches/{id}", changeChurch, a.updateChurch)
	api.Do(r, "mergeChurches", "/api/churches/{id}/merge", mergeChurch, a.mergeChurches, api.Says("Make two entries of one church one"))
	api.Remove(r, "deleteChurch", "/api/churches/{id}", changeChurch, a.deleteChurch)
}

// ChurchFilter is what a list of churches can be narrowed by.
type ChurchFilter struct {
	api.Search
	Country string `query:"country" maxLength:"2"`
	City    string `query:"city" maxLength:"100" doc:"The whole name; case and accents do not matter."`
	Sort    string `query:"sort" default:"name" enum:"name,-name,city,-city,updated,-updated"`
}

func (a *Area) listChurches(ctx context.Context, in *struct {
	ChurchFilter
	api.Paging
},
) (api.Page[Church], error) {
	l, err := findChurches(ctx, a.db, in.ChurchFilter, in.Paging)
	for i, c := range l.Items {
		l.Items[i] = c.seenBy(access.From(ctx))
	}
	return api.PageOf(l, err)
}

func (a *Area) getChurch(ctx context.Context, in *api.ID) (Church, error) {
	c, err := findChurch(ctx, a.db, in.ID)
	return c.seenBy(access.From(ctx)), err
}

func (a *Area) listChurchPeople(ctx context.Context, in *struct {
	api.ID
	api.Paging
},
) (api.Page[ChurchPerson], error) {
	church, err := findChurch(ctx, a.db, in.ID.ID)
	if err != nil {
		return api.Page[ChurchPerson]{}, err
	}
	l, err := findChurchPeople(ctx, a.db, access.From(ctx), church.ID, in.Paging)
	for i, p := range l.Items {
		l.Items[i].PhotoURL = a.Link(ctx, photoPath(p.ID), p.photoHash)
	}
	return api.PageOf(l, err)
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

func (a *Area) updateChurch(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		api.Versioned
		ChurchFields
	}
},
) (Church, error) {
	fields := in.Body.clean()
	return a.churches().Change(ctx, in.ID, in.Body.Version, "updateChurch", func(tx *db.Tx, c Church) error {
		return saveChurch(ctx, tx, c.ID, fields)
	})
}

// churches is how a church is changed. It belongs to no campus.
func (a *Area) churches() record.Kind[string, Church, Church] {
	return record.Kind[string, Church, Church]{
		DB: a.db, Entity: "church", Show: record.AsItIs[Church],
		Find: func(ctx context.Context, q db.Querier, _ access.Scope, id string) (Church, error) {
			return findChurch(ctx, q, id)
		},
		State: func(c Church) record.State {
			return record.State{ID: c.ID, Version: c.Version, Trail: c.ChurchFields}
		},
	}
}

// churchTrail is what the trail keeps of two churches that became one.
type churchTrail struct {
	ChurchFields
	People int `json:"people"`
}

// mergeChurches makes two churches one: its fields are those that are sent, and
// the people of the other one are its own.
func (a *Area) mergeChurches(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64" doc:"The church that stays."`
	Body struct {
		api.Versioned
		OtherID      string `json:"other_id" minLength:"1" maxLength:"64" doc:"The church that becomes part of it."`
		OtherVersion int64  `json:"other_version" minimum:"1"`
		ChurchFields
	}
},
) (c Church, err error) {
	fields := in.Body.clean()
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		kept, err := a.churches().Current(ctx, tx, in.ID, in.Body.Version)
		if err != nil {
			return err
		}
		other, err := a.churches().Current(ctx, tx, in.Body.OtherID, in.Body.OtherVersion)
		if err != nil {
			return err
		}
		if kept.ID == other.ID {
			return fault.On("other_id", "church.same", nil)
		}
		if err := joinChurches(ctx, tx, kept.ID, other.ID, fields); err != nil {
			return err
		}
		if c, err = findChurch(ctx, tx, kept.ID); err != nil {
			return err
		}
		return recordChurchMerge(ctx, tx, kept, other, c)
	})
	return c, err
}

func joinChurches(ctx context.Context, tx *db.Tx, kept, other string, fields ChurchFields) error {
	if err := moveChurchPeople(ctx, tx, other, kept); err != nil {
		return err
	}
	if err := removeChurch(ctx, tx, other); err != nil {
		return err
	}
	if err := saveChurch(ctx, tx, kept, fields); err != nil {
		return err
	}
	return audit.Merged(ctx, tx, "church", other, kept)
}

func recordChurchMerge(ctx context.Context, tx *db.Tx, kept, other, now Church) error {
	if err := audit.Record(ctx, tx, audit.Event{
		Action: "mergeChurches", Entity: "church", EntityID: other.ID, Before: churchTrail{other.ChurchFields, other.People},
	}); err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Event{
		Action: "mergeChurches", Entity: "church", EntityID: kept.ID,
		Before: churchTrail{kept.ChurchFields, kept.People}, After: churchTrail{now.ChurchFields, now.People},
	})
}

// deleteChurch deletes a church that nobody belongs to.
func (a *Area) deleteChurch(ctx context.Context, in *api.SeenID) error {
	return a.churches().Remove(ctx, in.ID, in.Version, "deleteChurch", func(tx *db.Tx, c Church) error {
		if c.People > 0 {
			return fault.New(fault.Conflict, "church.in_use")
		}
		return removeChurch(ctx, tx, c.ID)
	})
}
