package people

import (
	"context"
	"io"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
	"myspace/internal/base/record"
)

func (a *Area) setPersonPhoto(ctx context.Context, in *struct {
	api.ID
	Name string `query:"name" required:"true" minLength:"1" maxLength:"255" doc:"The file's name."`
}, body io.Reader,
) (PersonRecord, error) {
	// The bytes are stored before the transaction: nothing slow happens in it.
	p, err := findPerson(ctx, a.db, access.From(ctx), in.ID.ID)
	if err != nil {
		return PersonRecord{}, err
	}
	if err := p.checkPhoto(access.From(ctx)); err != nil {
		return PersonRecord{}, err
	}
	blob, err := a.Files.PutPicture(ctx, in.Name, body, maxPhoto)
	if err != nil {
		return PersonRecord{}, err
	}
	return a.changePersonPhoto(ctx, "setPersonPhoto", in.ID.ID, blob.Hash, func(tx *db.Tx) error { return files.Keep(ctx, tx, blob) })
}

func (a *Area) removePersonPhoto(ctx context.Context, in *api.ID) (PersonRecord, error) {
	return a.changePersonPhoto(ctx, "removePersonPhoto", in.ID, "", func(*db.Tx) error { return nil })
}

func (a *Area) changePersonPhoto(ctx context.Context, action, id, hash string, keep func(*db.Tx) error) (PersonRecord, error) {
	return a.records(ctx).Change(ctx, id, record.AnyVersion, action, func(tx *db.Tx, before Person) error {
		if err := before.checkPhoto(access.From(ctx)); err != nil {
			return err
		}
		if err := keep(tx); err != nil {
			return err
		}
		return changePerson(ctx, tx, id, "photo_hash", db.Optional(hash))
	})
}

func (p Person) checkPhoto(in access.Scope) error {
	if !p.mayEdit(in) {
		return fault.New(fault.Forbidden, "access.rank")
	}
	return nil
}
