package people

import (
	"context"
	"net/http"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
	"myspace/internal/base/mail"
)

func (a *Area) recordRoutes(r *api.Router) {
	api.Get(r, "getPerson", "/api/people/{id}", read, a.getPerson)
	api.Post(r, "createPerson", "/api/people", write, a.createPerson, api.Refuses(fault.NotFound))
	api.Put(r, "updatePerson", "/api/people/{id}", write, a.updatePerson)
	api.Stream(r, "getPersonPhoto", "/api/people/{id}/photo", read, a.getPersonPhoto)
	api.Upload(r, "setPersonPhoto", http.MethodPut, "/api/people/{id}/photo", write, maxPhoto, a.setPersonPhoto)
	api.Delete(r, "removePersonPhoto", "/api/people/{id}/photo", write, a.removePersonPhoto)
	api.Get(r, "listPersonHistory", "/api/people/{id}/history", follow, a.listPersonHistory)
}

func photoPath(personID string) string { return "/api/people/" + personID + "/photo" }

// present is the record of a person as the caller sees it.
func (a *Area) present(ctx context.Context, p Person) PersonRecord {
	p.PhotoURL = a.link(ctx, photoPath(p.ID), p.photoHash)
	return p.seenBy(access.From(ctx))
}

// getPerson answers with the record that is left, where one was merged.
func (a *Area) getPerson(ctx context.Context, in *api.ID) (PersonRecord, error) {
	id, err := audit.Successor(ctx, a.db, "person", in.ID)
	if err != nil {
		return PersonRecord{}, err
	}
	p, err := findPerson(ctx, a.db, access.From(ctx), id)
	if err != nil {
		return PersonRecord{}, err
	}
	return a.present(ctx, p), nil
}

func (a *Area) getPersonPhoto(ctx context.Context, in *struct {
	api.ID
	api.Link
},
) (api.Content, error) {
	p, err := findPerson(ctx, a.db, access.From(ctx), in.ID.ID)
	if err != nil {
		return nil, err
	}
	if p.photoHash == "" {
		return nil, fault.New(fault.NotFound, "file.not_found")
	}
	return func(w http.ResponseWriter, req *http.Request) error {
		return a.files.Serve(w, req, files.ServeOptions{Hash: p.photoHash, Thumbnail: 256})
	}, nil
}

func (a *Area) updatePerson(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		api.Versioned
		PersonInput
	}
},
) (PersonRecord, error) {
	f := &in.Body.PersonInput
	return a.edit(ctx, in.ID, in.Body.Version, "updatePerson", func(tx *db.Tx, before Person) error {
		if err := before.checkChange(access.From(ctx), f); err != nil {
			return err
		}
		after := f.over(before)
		if err := complete(ctx, tx, before, &after); err != nil {
			return err
		}
		if err := a.followers.savePerson(ctx, tx, after); err != nil {
			return err
		}
		return tellOldAddress(ctx, tx, before, after)
	})
}

// tellOldAddress writes to the address by which somebody signed in until now:
// if it was not meant to change, he learns of it.
func tellOldAddress(ctx context.Context, tx *db.Tx, before, after Person) error {
	if before.Email == "" || EmailKey(before.Email) == EmailKey(after.Email) {
		return nil
	}
	return mail.Queue(ctx, tx, mail.Message{To: before.Email, Name: before.Name, Lang: before.Language, Template: "address_changed"})
}

// anyVersion is for changes that nobody can have made on something stale.
const anyVersion = 0

// edit changes a person: he is looked up in the caller's reach, refused when
// somebody saved him in the meantime, changed, and the change is recorded.
func (a *Area) edit(ctx context.Context, id string, version int64, action string, do func(*db.Tx, Person) error) (r PersonRecord, err error) {
	scope := access.From(ctx)
	var after Person
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		before, err := findPerson(ctx, tx, scope, id)
		if err != nil {
			return err
		}
		if version != anyVersion && before.Version != version {
			return fault.Stale(a.present(ctx, before))
		}
		if err := do(tx, before); err != nil {
			return err
		}
		if after, err = findPerson(ctx, tx, scope.Under(lookBack), id); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{
			Action: action, Entity: "person", EntityID: id, CampusID: scope.Actor().CampusID, Before: before.trail(), After: after.trail(),
		})
	})
	if err != nil {
		return PersonRecord{}, err
	}
	return a.present(ctx, after), nil
}

// lookBack lets whoever changed a person see what became of him, even where the
// change took him out of reach.
var lookBack = access.Allow(access.Everyone, access.AllCampuses)

func (a *Area) listPersonHistory(ctx context.Context, in *struct {
	api.ID
	api.Paging
},
) (api.Page[audit.Entry], error) {
	if _, err := findPerson(ctx, a.db, access.From(ctx), in.ID.ID); err != nil {
		return api.Page[audit.Entry]{}, err
	}
	return api.PageOf(audit.Find(ctx, a.db, access.System(), audit.Filter{
		Entity: "person", EntityID: in.ID.ID, Page: in.Page, PageSize: in.PageSize,
	}))
}
