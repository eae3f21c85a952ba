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
	"myspace/internal/base/record"
)

func (a *Area) recordRoutes(r *api.Router) {
	api.Get(r, "getPerson", "/api/people/{id}", read, a.getPerson)
	api.Post(r, "createPerson", "/api/people", write, a.createPerson, api.Refuses(fault.NotFound))
	api.Put(r, "updatePerson", "/api/people/{id}", write, a.updatePerson)
	api.Picture(r, "getPersonPhoto", "/api/people/{id}/photo", read, a.getPersonPhoto)
	api.Upload(r, "setPersonPhoto", http.MethodPut, "/api/people/{id}/photo", write, maxPhoto, a.setPersonPhoto)
	api.Delete(r, "removePersonPhoto", "/api/people/{id}/photo", write, a.removePersonPhoto)
	api.Get(r, "listPersonHistory", "/api/people/{id}/history", follow, a.listPersonHistory)
}

func photoPath(personID string) string { return "/api/people/" + personID + "/photo" }

// present is the record of a person as the caller sees it.
func (a *Area) present(ctx context.Context, p Person) PersonRecord {
	p.PhotoURL = a.Link(ctx, photoPath(p.ID), p.photoHash)
	return p.seenBy(access.From(ctx))
}

// getPerson answers with the record that is left, where one was merged.
func (a *Area) getPerson(ctx context.Context, in *api.ID) (PersonRecord, error) {
	p, err := findOpen(ctx, a.db, access.From(ctx), in.ID)
	if fault.KindOf(err) == fault.NotFound {
		var id string
		if id, err = audit.Successor(ctx, a.db, "person", in.ID); err == nil {
			p, err = findOpen(ctx, a.db, access.From(ctx), id)
		}
	}
	if err != nil {
		return PersonRecord{}, err
	}
	return a.present(ctx, p), nil
}

// findOpen finds a person in reach whom the caller may know of.
func findOpen(ctx context.Context, q db.Querier, in access.Scope, id string) (Person, error) {
	p, err := findPerson(ctx, q, in, id)
	if err == nil && !p.openTo(in) {
		return Person{}, fault.New(fault.NotFound, "person.not_found")
	}
	return p, err
}

func (a *Area) getPersonPhoto(ctx context.Context, in *struct {
	api.ID
	api.Link
},
) (api.Content, error) {
	hash, err := a.findPhoto(ctx, access.From(ctx), in.ID.ID)
	if err != nil {
		return nil, err
	}
	if hash == "" {
		return nil, fault.New(fault.NotFound, "file.not_found")
	}
	return func(w http.ResponseWriter, req *http.Request) error {
		return a.Files.Serve(w, req, files.ServeOptions{Hash: hash, Thumbnail: 256})
	}, nil
}

// findPhoto finds the photo of somebody in reach, or whom the caller teaches.
func (a *Area) findPhoto(ctx context.Context, in access.Scope, id string) (string, error) {
	p, missing := findOpen(ctx, a.db, in, id)
	if fault.KindOf(missing) != fault.NotFound {
		return p.photoHash, missing
	}
	pupil, err := a.Parts.Learning().Pupil(ctx, a.db, in, id)
	if err != nil {
		return "", err
	}
	if !pupil {
		return "", missing
	}
	return db.One(ctx, a.db, "person.not_found", db.ScanString, `SELECT COALESCE(photo_hash, '') FROM person WHERE id = ?`, id)
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
	if err := a.askAddress(ctx, in.ID, f.Email); err != nil {
		return PersonRecord{}, err
	}
	return a.records(ctx).Change(ctx, in.ID, in.Body.Version, "updatePerson", func(tx *db.Tx, before Person) error {
		if err := before.checkChange(access.From(ctx), f); err != nil {
			return err
		}
		after := f.over(before)
		if err := complete(ctx, tx, before, &after); err != nil {
			return err
		}
		if err := a.followers().savePerson(ctx, tx, after); err != nil {
			return err
		}
		return tellOldAddress(ctx, tx, before, after)
	})
}

// askAddress asks before somebody in reach is given another address: whether it
// is taken will be told.
func (a *Area) askAddress(ctx context.Context, id, email string) error {
	scope := access.From(ctx)
	before, err := findPerson(ctx, a.db, scope, id)
	if err != nil || EmailKey(before.Email) == EmailKey(email) || !before.mayEditEmail(scope) {
		return err
	}
	_, err = TellKnown(ctx, a.db, email)
	return err
}

// tellOldAddress writes to the address by which somebody signed in until now:
// if it was not meant to change, he learns of it.
func tellOldAddress(ctx context.Context, tx *db.Tx, before, after Person) error {
	if before.Email == "" || EmailKey(before.Email) == EmailKey(after.Email) {
		return nil
	}
	return mail.Queue(ctx, tx, mail.Message{To: before.Email, Name: before.Name, Lang: before.Language, Template: "address_changed"})
}

// records is how the record of a person is changed.
func (a *Area) records(ctx context.Context) record.Kind[string, Person, PersonRecord] {
	scope := access.From(ctx)
	return record.Kind[string, Person, PersonRecord]{
		DB: a.db, Entity: "person", Find: findPerson,
		Again: func(ctx context.Context, q db.Querier, id string) (Person, error) {
			return findPerson(ctx, q, scope.Under(lookBack), id)
		},
		State: func(p Person) record.State {
			return record.State{ID: p.ID, CampusID: scope.Actor().CampusID, Version: p.Version, Trail: p.trail()}
		},
		Show: func(ctx context.Context, _ db.Querier, p Person) (PersonRecord, error) { return a.present(ctx, p), nil },
	}
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
	}, OwnMemo(ctx)))
}

// OwnMemo is what nobody learns of himself: what the staff noted about him, and
// that it did.
func OwnMemo(ctx context.Context) audit.Hidden {
	return audit.Hidden{Entity: "person", EntityID: access.From(ctx).Actor().PersonID, Field: "memo"}
}
