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
	"myspace/internal/base/record"
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
	api.Get(r, "listCourseDocumentFiles", one+"/files", readEarlier, a.listCourseDocumentFiles)
	api.Stream(r, "getCourseDocumentFileContent", one+"/files/{number}/content", readEarlier, a.getCourseDocumentFileContent)
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
	course, err := a.courses().Open(ctx, q, courseID)
	if err != nil {
		return err
	}
	if ok, err := mayFile(ctx, q, access.From(ctx), course); err != nil || !ok {
		return orNotFound(err)
	}
	return nil
}

// orNotFound is an error, or that the course is not there for who may not file.
func orNotFound(err error) error {
	if err != nil {
		return err
	}
	return fault.New(fault.NotFound, "course.not_found")
}

// documents is how a document of a course is changed.
func (a *Area) documents() record.Kind[CourseDocumentID, CourseDocument, CourseDocument] {
	return record.Kind[CourseDocumentID, CourseDocument, CourseDocument]{
		DB: a.db, Entity: "course_document",
		Find: func(ctx context.Context, q db.Querier, in access.Scope, id CourseDocumentID) (CourseDocument, error) {
			if err := a.fileable(ctx, q, id.ID); err != nil {
				return CourseDocument{}, err
			}
			return findDocument(ctx, q, in, id.ID, id.DocumentID)
		},
		State: func(d CourseDocument) record.State {
			return record.State{ID: d.ID, Version: d.Version, Trail: d.trail()}
		},
		Show: func(ctx context.Context, _ db.Querier, d CourseDocument) (CourseDocument, error) {
			return a.presentDocument(ctx, d, true), nil
		},
	}
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
		if d.StudentAccess {
			if err := tellDocuments(ctx, tx, courseID); err != nil {
				return err
			}
		}
		return audit.Record(ctx, tx, audit.Event{Action: "createCourseDocument", Entity: "course_document", EntityID: id, After: d.trail()})
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
	return a.documents().Change(ctx, in.CourseDocumentID, in.Body.Version, "updateCourseDocument", func(tx *db.Tx, d CourseDocument) error {
		if err := saveDocument(ctx, tx, d.ID, fields); err != nil || d.StudentAccess || !fields.StudentAccess {
			return err
		}
		return tellDocuments(ctx, tx, d.CourseID)
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
	return a.documents().Change(ctx, in.CourseDocumentID, anyVersion, "replaceCourseDocument", func(tx *db.Tx, d CourseDocument) error {
		if err := file.Keep(ctx, tx); err != nil {
			return err
		}
		if err := addDocumentFile(ctx, tx, d.ID, file.Name, file.Hash, access.From(ctx).Actor().PersonID); err != nil {
			return err
		}
		return touchDocument(ctx, tx, d.ID)
	})
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
		if err := orderDocuments(ctx, tx, in.ID, in.Body.IDs); err != nil {
			return err
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

func (a *Area) deleteCourseDocument(ctx context.Context, in *struct {
	CourseDocumentID
	api.Seen
},
) error {
	return a.documents().Remove(ctx, in.CourseDocumentID, in.Version, "deleteCourseDocument", func(tx *db.Tx, d CourseDocument) error { return removeDocument(ctx, tx, d.ID) })
}
