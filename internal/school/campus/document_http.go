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
	"myspace/internal/base/files"
	"myspace/internal/base/record"
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

func (a *Area) presentDocument(ctx context.Context, d CampusDocument) CampusDocument {
	d.ContentURL = a.Link(ctx, "/api/campuses/"+d.campusID+"/documents/"+d.ID+"/content", d.hash)
	return d
}

func (a *Area) listCampusDocuments(ctx context.Context, in *api.ID) (api.Page[CampusDocument], error) {
	if _, err := findCampus(ctx, a.db, access.From(ctx), in.ID); err != nil {
		return api.Page[CampusDocument]{}, err
	}
	l, err := findDocuments(ctx, a.db, in.ID)
	for i, d := range l.Items {
		l.Items[i] = a.presentDocument(ctx, d)
	}
	return api.PageOf(l, err)
}

func (a *Area) createCampusDocument(ctx context.Context, in *struct {
	api.ID
	Name string `query:"name" required:"true" minLength:"1" maxLength:"255" doc:"The file's name."`
}, body io.Reader,
) (d CampusDocument, err error) {
	scope, campusID := access.From(ctx), in.ID.ID
	if _, err := a.campuses().Open(ctx, a.db, campusID); err != nil {
		return d, err
	}
	blob, err := a.Files.PutAs(ctx, documentFormats, in.Name, body, maxDocument)
	if err != nil {
		return d, err
	}
	name := files.CleanName(in.Name)
	created := CampusDocument{ID: db.NewID(), Name: name, hash: blob.Hash, CampusDocumentFields: CampusDocumentFields{Title: files.Title(name)}}
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if _, err := a.campuses().Open(ctx, tx, campusID); err != nil {
			return err
		}
		if err := files.Keep(ctx, tx, blob); err != nil {
			return err
		}
		if err := addDocument(ctx, tx, campusID, scope.Actor().PersonID, created); err != nil {
			return err
		}
		if err := audit.Record(ctx, tx, audit.Event{
			Action: "createCampusDocument", Entity: "campus_document", EntityID: created.ID, CampusID: campusID, After: created.trail(),
		}); err != nil {
			return err
		}
		d, err = findDocument(ctx, tx, campusID, created.ID)
		return err
	})
	return a.presentDocument(ctx, d), err
}

func (a *Area) updateCampusDocument(ctx context.Context, in *struct {
	DocumentID
	Body struct {
		api.Versioned
		CampusDocumentFields
	}
},
) (CampusDocument, error) {
	fields := in.Body.CampusDocumentFields
	fields.Title = strings.TrimSpace(fields.Title)
	return a.documents().Change(ctx, in.DocumentID, in.Body.Version, "updateCampusDocument", func(tx *db.Tx, d CampusDocument) error {
		return saveDocument(ctx, tx, in.ID, d.ID, fields)
	})
}

func (a *Area) deleteCampusDocument(ctx context.Context, in *struct {
	DocumentID
	api.Seen
},
) error {
	return a.documents().Remove(ctx, in.DocumentID, in.Version, "deleteCampusDocument", func(tx *db.Tx, d CampusDocument) error {
		return removeDocument(ctx, tx, in.ID, d.ID)
	})
}

// documents is how a document of a campus is changed.
func (a *Area) documents() record.Kind[DocumentID, CampusDocument, CampusDocument] {
	return record.Kind[DocumentID, CampusDocument, CampusDocument]{
		DB: a.db, Entity: "campus_document",
		Find: func(ctx context.Context, q db.Querier, _ access.Scope, id DocumentID) (CampusDocument, error) {
			if _, err := a.campuses().Open(ctx, q, id.ID); err != nil {
				return CampusDocument{}, err
			}
			return findDocument(ctx, q, id.ID, id.DocumentID)
		},
		State: func(d CampusDocument) record.State {
			return record.State{ID: d.ID, CampusID: d.campusID, Version: d.Version, Trail: d.trail()}
		},
		Show: func(ctx context.Context, _ db.Querier, d CampusDocument) (CampusDocument, error) {
			return a.presentDocument(ctx, d), nil
		},
	}
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
