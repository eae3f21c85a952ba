package media

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/school/library"
)

func (a *Area) placeRoutes(r *api.Router) {
	api.Do(r, "savePlace", "/api/recordings/{id}/place", readRecordings, a.savePlace, api.Says("Note where the caller stopped in a recording, and what he has heard of it"), api.Refuses(fault.Conflict))
}

// savePlace is what players call every few seconds: one statement reads whether he
// may still hear it and what is kept, one writes.
func (a *Area) savePlace(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body library.PlaceNote
},
) (library.Place, error) {
	scope := access.From(ctx)
	me := scope.Actor().PersonID
	return library.NotePlace(ctx, a.db, me, in.ID, func() (library.KeptPlace, int64, error) {
		return findPlace(ctx, a.db, scope, in.ID)
	}, in.Body.Noted())
}

// findPlace returns the caller's place in a recording that he may hear, and how
// long that is.
func findPlace(ctx context.Context, q db.Querier, in access.Scope, id string) (k library.KeptPlace, duration int64, err error) {
	w := recordingsIn(in, clock.Now())
	w.Add(`r.id = ? AND r.kind IN ('audio', 'video')`, id)
	k, err = db.One(ctx, q, notFound, func(r db.Row) (library.KeptPlace, error) { return library.ScanPlace(r, &duration) },
		`SELECT r.duration, `+library.PlaceColumns+` FROM recording r JOIN published_agenda s ON s.id = r.agenda_id
		LEFT JOIN place l ON l.item = r.id AND l.person_id = ?`+w.String(), append([]any{in.Actor().PersonID}, w.Args...)...)
	return k, duration, err
}

// addPlaces says where the caller stopped in each.
func (a *Area) addPlaces(ctx context.Context, q db.Querier, all []Recording) error {
	ids := make([]string, len(all))
	for i, r := range all {
		ids[i] = r.ID
	}
	found, err := library.FindPlaces(ctx, q, access.From(ctx).Actor().PersonID, ids)
	for i, r := range all {
		if p, ok := found[r.ID]; ok {
			all[i].Place = &p
		}
	}
	return err
}
