package academic

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
	const all, one = "/api/courses/{id}/documents", "/api/courses/{id}/documents/{document_id}"
	api.Get(r, "listCourseDocuments", all, readCourses, a.listCourseDocuments)
	api.Upload(r, "createCourseDocument", http.MethodPost, all, changeDocuments, maxDocument, a.createCourseDocument)
	api.Put(r, "orderCourseDocuments", "/api/courses/{id}/document-order", changeDocuments, a.orderCourseDocuments)
	api.Get(r, "getCourseDocument", one, readCourses, a.getCourseDocument)
	api.Get(r, "findCourseDocument", "/api/course-documents/{id}", readCourses, a.findCourseDocument, api.Says("Find a document without knowing its course"))
	api.Put(r, "updateCourseDocument", one, changeDocuments, a.updateCourseDocument)
	api.Remove(r, "deleteCourseDocument", one, changeDocuments, a.deleteCourseDocument)
	api.Upload(r, "replaceCourseDocument", http.MethodPost, one+"/files", changeDocuments, maxDocument, a.replaceCourseDocument, api.Says("Replace the file of a course document"))
	api.Get(r, "listCourseDocumentFiles", one+"/files", changeDocuments, a.listCourseDocumentFiles)
	api.Stream(r, "getCourseDocumentFileContent", one+"/files/{number}/content", changeDocuments, a.getCourseDocumentFileContent)
	api.Stream(r, "getCourseArchive", archivePath("{id}"), readCourses, a.getCourseArchive, api.Says("Get all documents of a course as one ZIP"))
	api.Stream(r, "getCourseDocumentContent", one+"/content", readCourses, a.getCourseDocumentContent)
}

// CourseDocumentID is the address of a document.
type CourseDocumentID struct {
	ID         string `path:"id" maxLength:"64"`
	DocumentID string `path:"document_id" maxLength:"64"`
}

func (id CourseDocumentID) path() string {
	return "/api/courses/" + id.ID + "/documents/" + id.DocumentID
}

func (a *Area) presentDocument(ctx context.Context, d CourseDocument, mayEdit bool) CourseDocument {
	d.ContentURL = a.Link(ctx, CourseDocumentID{d.CourseID, d.ID}.path()+"/content", d.hash)
	d.MayEdit = mayEdit
	return d
}

// CourseDocuments are the documents of a course that the caller may open.
type CourseDocuments struct {
	api.Page[CourseDocument]
	ArchiveURL string `json:"archive_url" doc:"All of them as one ZIP; nothing where there are none."`
}

func (a *Area) listCourseDocuments(ctx context.Context, in *api.ID) (all CourseDocuments, err error) {
	scope := access.From(ctx)
	course, err := findCourse(ctx, a.db, scope, in.ID)
	if err != nil {
		return all, err
	}
	mine, err := mayFile(ctx, a.db, scope, course)
	if err != nil {
		return all, err
	}
	all.Page, err = api.PageOf(findDocuments(ctx, a.db, scope, in.ID))
	all.ArchiveURL = a.archiveURL(ctx, course.ID, all.Items)
	for i, d := range all.Items {
		all.Items[i] = a.presentDocument(ctx, d, mine)
	}
	return all, err
}

func (a *Area) getCourseDocument(ctx context.Context, in *CourseDocumentID) (CourseDocument, error) {
	scope := access.From(ctx)
	course, err := findCourse(ctx, a.db, scope, in.ID)
	if err != nil {
		return CourseDocument{}, err
	}
	d, err := findDocument(ctx, a.db, scope, in.ID, in.DocumentID)
	if err != nil {
		return d, err
	}
	mine, err := mayFile(ctx, a.db, scope, course)
	return a.presentDocument(ctx, d, mine), err
}

// findCourseDocument returns a document by its own id alone, as the address of
// its page has it.
func (a *Area) findCourseDocument(ctx context.Context, in *api.ID) (CourseDocument, error) {
	courseID, err := findCourseOfDocument(ctx, a.db, access.From(ctx), in.ID)
	if err != nil {
		return CourseDocument{}, err
	}
	return a.getCourseDocument(ctx, &CourseDocumentID{courseID, in.ID})
}

// fileable finds a course whose documents the caller may change.
func (a *Area) fileable(ctx context.Context, q db.Querier, courseID string) error {
	scope := access.From(ctx)
	course, err := findCourse(ctx, q, scope, courseID)
	if err != nil {
		return err
	}
	if ok, err := mayFile(ctx, q, scope, course); err != nil || ok {
		return err
	}
	return fault.New(fault.NotFound, "course.not_found")
}

// CourseUpload is what is said of a file that is sent.
type CourseUpload struct {
	api.Finished
	Name          string `query:"name" maxLength:"255" doc:"The file's name, where it is the body."`
	Type          string `query:"type" default:"material" enum:"complement,material,summary,exam,exam_answer,slideshow,other"`
	Language      string `query:"language" maxLength:"16"`
	StudentAccess bool   `query:"student_access"`
}

func (a *Area) createCourseDocument(ctx context.Context, in *struct {
	api.ID
	CourseUpload
}, body io.Reader,
) (d CourseDocument, err error) {
	courseID := in.ID.ID
	fields := CourseDocumentFields{Title: "?", Type: in.Type, Language: in.Language, StudentAccess: in.StudentAccess}
	if err := fields.Check(); err != nil {
		return d, err
	}
	if err := a.fileable(ctx, a.db, courseID); err != nil {
		return d, err
	}
	file, err := a.Uploads.Receive(ctx, DocumentUpload, in.Upload, in.Name, body)
	if err != nil {
		return d, err
	}
	fields.Title = files.Title(file.Name) // an upload brings its name along
	scope, id := access.From(ctx), db.NewID()
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := a.fileable(ctx, tx, courseID); err != nil {
			return err
		}
		if err := file.Keep(ctx, tx); err != nil {
			return err
		}
		if err := AddDocument(ctx, tx, courseID, id, fields, file.Name, file.Hash, scope.Actor().PersonID); err != nil {
			return err
		}
		if d, err = findDocument(ctx, tx, scope, courseID, id); err != nil {
			return err
		}
		return recordDocument(ctx, tx, "createCourseDocument", id, nil, d.trail())
	})
	return a.presentDocument(ctx, d, true), err
}

func (a *Area) updateCourseDocument(ctx context.Context, in *struct {
	CourseDocumentID
	Body struct {
		api.Versioned
		CourseDocumentFields
	}
},
) (CourseDocument, error) {
	fields := in.Body.CourseDocumentFields
	fields.Title = strings.TrimSpace(fields.Title)
	return a.editDocument(ctx, in.CourseDocumentID, in.Body.Version, "updateCourseDocument", func(tx *db.Tx, d CourseDocument) error {
		return saveDocument(ctx, tx, d.ID, fields)
	})
}

func (a *Area) replaceCourseDocument(ctx context.Context, in *struct {
	CourseDocumentID
	api.Finished
	Name string `query:"name" maxLength:"255" doc:"The file's name, where it is the body."`
}, body io.Reader,
) (d CourseDocument, err error) {
	if err := a.fileable(ctx, a.db, in.ID); err != nil {
		return d, err
	}
	file, err := a.Uploads.Receive(ctx, DocumentUpload, in.Upload, in.Name, body)
	if err != nil {
		return d, err
	}
	return a.editDocument(ctx, in.CourseDocumentID, anyVersion, "replaceCourseDocument", func(tx *db.Tx, d CourseDocument) error {
		if err := file.Keep(ctx, tx); err != nil {
			return err
		}
		if err := addDocumentFile(ctx, tx, d.ID, file.Name, file.Hash, access.From(ctx).Actor().PersonID); err != nil {
			return err
		}
		return touchDocument(ctx, tx, d.ID)
	})
}

// editDocument changes a document of a course whose documents the caller may
// change, and records it.
func (a *Area) editDocument(ctx context.Context, id CourseDocumentID, version int64, action string, do func(*db.Tx, CourseDocument) error) (d CourseDocument, err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := a.fileable(ctx, tx, id.ID); err != nil {
			return err
		}
		before, err := findDocument(ctx, tx, scope, id.ID, id.DocumentID)
		if err != nil {
			return err
		}
		if version != anyVersion && before.Version != version {
			return fault.Stale(a.presentDocument(ctx, before, true))
		}
		if err := do(tx, before); err != nil {
			return err
		}
		if d, err = findDocument(ctx, tx, scope, id.ID, id.DocumentID); err != nil {
			return err
		}
		return recordDocument(ctx, tx, action, d.ID, before.trail(), d.trail())
	})
	return a.presentDocument(ctx, d, true), err
}

// orderCourseDocuments puts the documents of a course in the order in which
// they are named.
func (a *Area) orderCourseDocuments(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		IDs []string `json:"ids" minItems:"1" maxItems:"500" doc:"All documents of the course, the first one first."`
	}
},
) (l CourseDocuments, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := a.fileable(ctx, tx, in.ID); err != nil {
			return err
		}
		for i, id := range in.Body.IDs {
			if err := placeDocument(ctx, tx, in.ID, id, i); err != nil {
				return err
			}
		}
		return audit.Record(ctx, tx, audit.Event{
			Action: "orderCourseDocuments", Entity: "course", EntityID: in.ID, After: map[string]any{"documents": in.Body.IDs},
		})
	})
	if err != nil {
		return l, err
	}
	return a.listCourseDocuments(ctx, &api.ID{ID: in.ID})
}

func (a *Area) deleteCourseDocument(ctx context.Context, in *CourseDocumentID) error {
	return a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := a.fileable(ctx, tx, in.ID); err != nil {
			return err
		}
		before, err := findDocument(ctx, tx, access.From(ctx), in.ID, in.DocumentID)
		if err != nil {
			return err
		}
		if err := removeDocument(ctx, tx, before.ID); err != nil {
			return err
		}
		return recordDocument(ctx, tx, "deleteCourseDocument", before.ID, before.trail(), nil)
	})
}

func recordDocument(ctx context.Context, tx *db.Tx, action, id string, before, after any) error {
	return audit.Record(ctx, tx, audit.Event{Action: action, Entity: "course_document", EntityID: id, Before: before, After: after})
}
