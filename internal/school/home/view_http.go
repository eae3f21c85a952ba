package home

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/record"
)

func (a *Area) viewRoutes(r *api.Router) {
	api.Get(r, "listViews", "/api/views", everyone, a.listViews, api.Says("List the views of lists that were kept"))
	api.Post(r, "createView", "/api/views", everyone, a.createView)
	api.Put(r, "updateView", "/api/views/{id}", everyone, a.updateView)
	api.Remove(r, "deleteView", "/api/views/{id}", everyone, a.deleteView)
}

func (a *Area) listViews(ctx context.Context, _ *struct{}) (api.Page[View], error) {
	return api.PageOf(findViews(ctx, a.db, access.From(ctx)))
}

func (a *Area) createView(ctx context.Context, in *struct {
	Body struct {
		Path string `json:"path" minLength:"1" maxLength:"200" pattern:"^(/[a-z0-9-]+)+$" doc:"The list's own address."`
		ViewFields
	}
},
) (v View, err error) {
	scope, id := access.From(ctx), db.NewID()
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := roomFor(ctx, tx, scope, in.Body.Path, in.Body.Name); err != nil {
			return err
		}
		if err := addView(ctx, tx, id, scope.Actor().PersonID, in.Body.Path, in.Body.ViewFields); err != nil {
			return err
		}
		if v, err = findView(ctx, tx, scope, id); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "createView", Entity: "list_view", EntityID: id, After: v.ViewFields})
	})
	return v, err
}

// roomFor refuses one view too many, and a second one of a name in a list.
func roomFor(ctx context.Context, tx *db.Tx, in access.Scope, path, name string) error {
	all, err := findViews(ctx, tx, in)
	if err != nil {
		return err
	}
	if all.Total >= maxViews {
		return &fault.Error{Kind: fault.Conflict, Code: "home.too_many_views", Params: fault.Params{"limit": maxViews}}
	}
	return freeName(all.Items, "", path, name)
}

func freeName(all []View, id, path, name string) error {
	for _, v := range all {
		if v.ID != id && v.Path == path && viewKey(v.Name) == viewKey(name) {
			return &fault.Error{Kind: fault.Conflict, Code: "home.view_name_taken", Field: "name"}
		}
	}
	return nil
}

func (a *Area) updateView(ctx context.Context, in *struct {
	api.ID
	Body struct {
		api.Versioned
		ViewFields
	}
},
) (View, error) {
	return a.views().Change(ctx, in.ID.ID, in.Body.Version, "updateView", func(tx *db.Tx, v View) error {
		all, err := findViews(ctx, tx, access.From(ctx))
		if err != nil {
			return err
		}
		if err := freeName(all.Items, v.ID, v.Path, in.Body.Name); err != nil {
			return err
		}
		return saveView(ctx, tx, v.ID, in.Body.ViewFields)
	})
}

func (a *Area) deleteView(ctx context.Context, in *api.SeenID) error {
	return a.views().Remove(ctx, in.ID, in.Version, "deleteView", func(tx *db.Tx, v View) error { return removeView(ctx, tx, v.ID) })
}

// views is how a view is changed. It belongs to no campus: nobody's staff reads
// about it.
func (a *Area) views() record.Kind[string, View, View] {
	return record.Kind[string, View, View]{
		DB: a.db, Entity: "list_view", Find: findView, Show: record.AsItIs[View],
		State: func(v View) record.State { return record.State{ID: v.ID, Version: v.Version, Trail: v.ViewFields} },
	}
}
