package home

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/record"
)

func (a *Area) noteRoutes(r *api.Router) {
	api.Get(r, "listNotes", "/api/notes", everyone, a.listNotes)
	api.Post(r, "createNote", "/api/notes", everyone, a.createNote)
	api.Do(r, "orderNotes", "/api/notes/order", everyone, a.orderNotes)
	api.Put(r, "updateNote", "/api/notes/{id}", everyone, a.updateNote)
	api.Remove(r, "deleteNote", "/api/notes/{id}", everyone, a.deleteNote)
}

func (a *Area) listNotes(ctx context.Context, _ *struct{}) (api.Page[Note], error) {
	return api.PageOf(findNotes(ctx, a.db, access.From(ctx)))
}

func (a *Area) createNote(ctx context.Context, in *struct {
	Body struct {
		NoteFields
		Position int `json:"position,omitempty" minimum:"0" maximum:"1000" doc:"Its place in the list, counted from 0: the first if it is not said."`
	}
},
) (n Note, err error) {
	scope := access.From(ctx)
	added := NewNote{
		ID: db.NewID(), PersonID: scope.Actor().PersonID, Position: in.Body.Position, NoteFields: in.Body.NoteFields, CreatedAt: clock.Now(),
	}
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		all, err := findNotes(ctx, tx, scope)
		if err != nil {
			return err
		}
		if all.Total >= maxNotes {
			return &fault.Error{Kind: fault.Conflict, Code: "home.too_many_notes", Params: fault.Params{"limit": maxNotes}}
		}
		if err := AddNote(ctx, tx, added); err != nil {
			return err
		}
		if n, err = findNote(ctx, tx, scope, added.ID); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "createNote", Entity: "note", EntityID: added.ID, After: n.NoteFields})
	})
	return n, err
}

func (a *Area) updateNote(ctx context.Context, in *struct {
	api.ID
	Body struct {
		api.Versioned
		NoteFields
	}
},
) (Note, error) {
	return a.notes().Change(ctx, in.ID.ID, in.Body.Version, "updateNote", func(tx *db.Tx, n Note) error {
		return saveNote(ctx, tx, n.ID, in.Body.NoteFields)
	})
}

func (a *Area) deleteNote(ctx context.Context, in *api.SeenID) error {
	return a.notes().Remove(ctx, in.ID, in.Version, "deleteNote", func(tx *db.Tx, n Note) error { return removeNote(ctx, tx, n.ID) })
}

// notes is how a note is changed. The trail keeps that it was, without its
// words; it belongs to no campus: nobody's staff reads about it.
func (a *Area) notes() record.Kind[string, Note, Note] {
	return record.Kind[string, Note, Note]{
		DB: a.db, Entity: "note", Find: findNote, Show: record.AsItIs[Note],
		State: func(n Note) record.State { return record.State{ID: n.ID, Version: n.Version, Trail: n.NoteFields} },
	}
}

// orderNotes puts the caller's notes in an order. Those that it does not name,
// because they were written elsewhere meanwhile, come last as they stood.
func (a *Area) orderNotes(ctx context.Context, in *struct {
	Body struct {
		IDs []string `json:"ids" maxItems:"100"`
	}
},
) (page api.Page[Note], err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		all, err := findNotes(ctx, tx, scope)
		if err != nil {
			return err
		}
		if err := orderNotes(ctx, tx, inOrder(all.Items, in.Body.IDs)); err != nil {
			return err
		}
		page, err = api.PageOf(findNotes(ctx, tx, scope))
		return err
	})
	return page, err
}

// inOrder returns the ids of notes, sorted by where they stand in a list; what
// the list does not name comes last, what it names beyond them is gone already.
func inOrder(notes []Note, ids []string) []string {
	place := make(map[string]int, len(ids))
	for i, id := range ids {
		place[id] = i - len(ids)
	}
	sorted := slices.Clone(notes)
	slices.SortStableFunc(sorted, func(a, b Note) int { return place[a.ID] - place[b.ID] })
	all := make([]string, len(sorted))
	for i, n := range sorted {
		all[i] = n.ID
	}
	return all
}
