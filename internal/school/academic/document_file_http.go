package academic

import (
	"context"
	"net/http"
	"strconv"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/files"
)

func (a *Area) getCourseDocumentContent(ctx context.Context, in *struct {
	CourseDocumentID
	api.Link
},
) (api.Content, error) {
	d, err := findDocument(ctx, a.db, access.From(ctx), in.ID, in.DocumentID)
	if err != nil {
		return nil, err
	}
	return a.content(d.Name, d.MediaType, d.hash), nil
}

func (a *Area) content(name, mediaType, hash string) api.Content {
	return func(w http.ResponseWriter, req *http.Request) error {
		return a.Files.Serve(w, req, files.ServeOptions{Hash: hash, Name: name, MediaType: mediaType, Inline: true})
	}
}

// listCourseDocumentFiles returns the file of a document and those it replaced.
func (a *Area) listCourseDocumentFiles(ctx context.Context, in *CourseDocumentID) (api.Page[CourseDocumentFile], error) {
	if err := a.filedDocument(ctx, *in); err != nil {
		return api.Page[CourseDocumentFile]{}, err
	}
	l, err := findDocumentFiles(ctx, a.db, in.DocumentID)
	for i := range l.Items {
		f := &l.Items[i]
		f.ContentURL = a.Link(ctx, in.path()+"/files/"+strconv.Itoa(f.Number)+"/content", f.hash)
	}
	return api.PageOf(l, err)
}

func (a *Area) getCourseDocumentFileContent(ctx context.Context, in *struct {
	CourseDocumentID
	api.Link
	Number int `path:"number" minimum:"1"`
},
) (api.Content, error) {
	if err := a.filedDocument(ctx, in.CourseDocumentID); err != nil {
		return nil, err
	}
	f, err := findDocumentFile(ctx, a.db, in.DocumentID, in.Number)
	if err != nil {
		return nil, err
	}
	return a.content(f.Name, f.MediaType, f.hash), nil
}

// filedDocument finds a document whose earlier files the caller may see: who
// reaches by himself only, of a course that he teaches.
func (a *Area) filedDocument(ctx context.Context, id CourseDocumentID) error {
	scope := access.From(ctx)
	if !scope.CoversAll() {
		if mine, err := teachesCourse(ctx, a.db, scope, id.ID); err != nil || !mine {
			return orNotFound(err)
		}
	}
	_, err := findDocument(ctx, a.db, scope, id.ID, id.DocumentID)
	return err
}
