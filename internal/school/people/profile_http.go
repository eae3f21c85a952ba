package people

import (
	"context"
	"io"
	"net/http"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/files"
	"myspace/internal/base/record"
)

const maxPhoto = 10 << 20

func (a *Area) profileRoutes(r *api.Router) {
	api.Get(r, "getProfile", "/api/profile", everyone, a.getProfile)
	api.Upload(r, "setProfilePhoto", http.MethodPut, "/api/profile/photo", everyone, maxPhoto, a.setProfilePhoto)
	api.Delete(r, "removeProfilePhoto", "/api/profile/photo", everyone, a.removeProfilePhoto)
}

// Self returns the calling person as he may see himself.
func (a *Area) Self(ctx context.Context) (Person, error) { return a.self(ctx, a.db) }

func (a *Area) self(ctx context.Context, q db.Querier) (Person, error) {
	p, err := findPerson(ctx, q, access.From(ctx), access.From(ctx).Actor().PersonID)
	p.PhotoURL = a.Link(ctx, photoPath(p.ID), p.photoHash)
	return p, err
}

func (a *Area) getProfile(ctx context.Context, _ *struct{}) (Person, error) { return a.Self(ctx) }

func (a *Area) setProfilePhoto(ctx context.Context, in *struct {
	Name string `query:"name" required:"true" minLength:"1" maxLength:"255" doc:"The file's name."`
}, body io.Reader,
) (Person, error) {
	blob, err := a.Files.PutPicture(ctx, in.Name, body, maxPhoto)
	if err != nil {
		return Person{}, err
	}
	return a.changePhoto(ctx, "setProfilePhoto", blob.Hash, func(tx *db.Tx) error { return files.Keep(ctx, tx, blob) })
}

func (a *Area) removeProfilePhoto(ctx context.Context, _ *struct{}) (Person, error) {
	return a.changePhoto(ctx, "removeProfilePhoto", "", func(*db.Tx) error { return nil })
}

func (a *Area) changePhoto(ctx context.Context, action, hash string, keep func(*db.Tx) error) (p Person, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		before, err := a.self(ctx, tx)
		if err != nil {
			return err
		}
		if err := keep(tx); err != nil {
			return err
		}
		if err := changePerson(ctx, tx, before.ID, "photo_hash", db.Optional(hash)); err != nil {
			return err
		}
		if p, err = a.self(ctx, tx); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{
			Action: action, Entity: "person", EntityID: p.ID, CampusID: access.From(ctx).Actor().CampusID,
			Before: photoTrail{before.photoHash}, After: photoTrail{p.photoHash},
		})
	})
	return p, err
}

type photoTrail struct {
	Photo string `json:"photo"`
}

// Edit is a change of what is known of a person: of the fields that are named.
type Edit struct {
	Version int64 // 0 where it does not matter
	Change  func(*PersonFields, *Details)
}

// SaveSelf changes what is known of the caller himself, in a transaction of
// account's, which keeps his settings. His e-mail address stays: it is how he
// signs in.
func (a *Area) SaveSelf(ctx context.Context, tx *db.Tx, e Edit) error {
	scope := access.From(ctx)
	version := e.Version
	if version == 0 {
		version = record.AnyVersion
	}
	_, err := a.records(ctx).ChangeIn(ctx, tx, scope.Actor().PersonID, version, "updateUser", func(tx *db.Tx, before Person) error {
		after := before
		e.Change(&after.PersonFields, &after.Details)
		after.PersonFields, after.Details = after.PersonFields.Clean(), after.Details.Clean()
		after.Email = before.Email
		if err := CheckPerson(after.PersonFields, after.Details); err != nil {
			return err
		}
		if err := complete(ctx, tx, before, &after); err != nil {
			return err
		}
		return a.followers().savePerson(ctx, tx, after)
	})
	return err
}
