package campus

import (
	"context"
	"io"
	"net/http"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
)

func (a *Area) documentRoutes(r *api.Router) {
	const all, one = "/api/campuses/{id}/documents", "/api/campuses/{id}/documents/{document_id}"
	api.Get(r, "listCampusDocuments", all, read, a.listCampusDocuments)
	api.Upload(r, "createCampusDocument", http.MethodPost, all, change, maxDocument, a.createCampusDocument)
	api.Put(r, "updateCampusDocument", one, change, a.updateCampusDocument)
	api.Remove(r, "deleteCampusDocument", one, change, a.deleteCampusDocument)
	api.Stream(r, "getCampusDocumentContent", one+"/content", read, a.getCampusDocumentContent)
}

// DocumentID is the address of a document.
type DocumentID struct {
	ID         string `path:"id" maxLength:"64"`
	DocumentID string `path:"document_id" maxLength:"64"`
}

func (a *Area) presentDocument(ctx context.Context, campusID string, d CampusDocument) CampusDocument {
	d.ContentURL = a.Link(ctx, "/api/campuses/"+campusID+"/documents/"+d.ID+"/content", d.hash)
	return d
}

func (a *Area) listCampusDocuments(ctx context.Context, in *api.ID) (api.Page[CampusDocument], error) {
	if _, err := findCampus(ctx, a.db, access.From(ctx), in.ID); err != nil {
		return api.Page[CampusDocument]{}, err
	}
	l, err := findDocuments(ctx, a.db, in.ID)
	for i, d := range l.Items {
		l.Items[i] = a.presentDocument(ctx, in.ID, d)
	}
	return api.PageOf(l, err)
}

func (a *Area) createCampusDocument(ctx context.Context, in *struct {
	api.ID
	Name string `query:"name" required:"true" minLength:"1" maxLength:"255" doc:"The file's name."`
}, body io.Reader,
) (d CampusDocument, err error) {
	scope, campusID := access.From(ctx), in.ID.ID
	if _, err := findCampus(ctx, a.db, scope, campusID); err != nil {
		return d, err
	}
	blob, err := a.Files.PutAs(ctx, documentFormats, in.Name, body, maxDocument)
	if err != nil {
		return d, err
	}
	name := files.CleanName(in.Name)
	created := CampusDocument{ID: db.NewID(), Name: name, hash: blob.Hash, CampusDocumentFields: CampusDocumentFields{Title: files.Title(name)}}
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if _, err := findCampus(ctx, tx, scope, campusID); err != nil {
			return err
		}
		if err := files.Keep(ctx, tx, blob); err != nil {
			return err
		}
		if err := addDocument(ctx, tx, campusID, scope.Actor().PersonID, created); err != nil {
			return err
		}
		if err := recordDocument(ctx, tx, "createCampusDocument", campusID, created.ID, nil, created.trail()); err != nil {
			return err
		}
		d, err = findDocument(ctx, tx, campusID, created.ID)
		return err
	})
	return a.presentDocument(ctx, campusID, d), err
}

func (a *Area) updateCampusDocument(ctx context.Context, in *struct {
	DocumentID
	Body struct {
		api.Versioned
		CampusDocumentFields
	}
},
) (d CampusDocument, err error) {
	fields := in.Body.CampusDocumentFields
	fields.Title = strings.TrimSpace(fields.Title)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		before, err := a.reachedDocument(ctx, tx, in.DocumentID)
		if err != nil {
			return err
		}
		if before.Version != in.Body.Version {
			return fault.Stale(a.presentDocument(ctx, in.ID, before))
		}
		if err := saveDocument(ctx, tx, in.ID, before.ID, fields); err != nil {
			return err
		}
		if d, err = findDocument(ctx, tx, in.ID, before.ID); err != nil {
			return err
		}
		return recordDocument(ctx, tx, "updateCampusDocument", in.ID, d.ID, before.trail(), d.trail())
	})
	return a.presentDocument(ctx, in.ID, d), err
}

func (a *Area) deleteCampusDocument(ctx context.Context, in *DocumentID) error {
	return a.db.Tx(ctx, func(tx *db.Tx) error {
		before, err := a.reachedDocument(ctx, tx, *in)
		if err != nil {
			return err
		}
		if err := removeDocument(ctx, tx, in.ID, before.ID); err != nil {
			return err
		}
		return recordDocument(ctx, tx, "deleteCampusDocument", in.ID, before.ID, before.trail(), nil)
	})
}

func (a *Area) getCampusDocumentContent(ctx context.Context, in *struct {
	DocumentID
	api.Link
},
) (api.Content, error) {
	d, err := a.reachedDocument(ctx, a.db, in.DocumentID)
	if err != nil {
		return nil, err
	}
	return func(w http.ResponseWriter, req *http.Request) error {
		return a.Files.Serve(w, req, files.ServeOptions{Hash: d.hash, Name: d.Name, MediaType: d.MediaType, Inline: true})
	}, nil
}

// reachedDocument finds a document of a campus in the caller's reach.
func (a *Area) reachedDocument(ctx context.Context, q db.Querier, id DocumentID) (CampusDocument, error) {
	if _, err := findCampus(ctx, q, access.From(ctx), id.ID); err != nil {
		return CampusDocument{}, err
	}
	return findDocument(ctx, q, id.ID, id.DocumentID)
}

// trail is what the audit trail keeps of a document.
func (d CampusDocument) trail() any {
	return struct {
		CampusDocumentFields
		Name string `json:"name"`
		Hash string `json:"hash"`
	}{d.CampusDocumentFields, d.Name, d.hash}
}

func recordDocument(ctx context.Context, tx *db.Tx, action, campusID, id string, before, after any) error {
	return audit.Record(ctx, tx, audit.Event{
		Action: action, Entity: "campus_document", EntityID: id, CampusID: campusID, Before: before, After: after,
	})
}
