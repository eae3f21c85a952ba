package academic

import (
	"archive/zip"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"net/http"
	"path"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
)

// archivePath is where the documents of a course come as one file.
func archivePath(courseID string) string { return "/api/courses/" + courseID + "/archive" }

// archiveURL is the signed address of all documents that the caller may open;
// nothing where there are none. Another document makes it another address.
func (a *Area) archiveURL(ctx context.Context, courseID string, all []CourseDocument) string {
	if len(all) == 0 {
		return ""
	}
	sum := sha256.New()
	for _, d := range all {
		fmt.Fprintln(sum, d.Title, d.hash)
	}
	return a.Link(ctx, archivePath(courseID), hex.EncodeToString(sum.Sum(nil)))
}

// getCourseArchive answers with every document of a course that the caller may
// open, in order, as one ZIP: written as it is read, nothing is kept.
func (a *Area) getCourseArchive(ctx context.Context, in *struct {
	api.ID
	api.Link
},
) (api.Content, error) {
	scope := access.From(ctx)
	course, err := findCourse(ctx, a.db, scope, in.ID.ID)
	if err != nil {
		return nil, err
	}
	l, err := findDocuments(ctx, a.db, scope, course.ID)
	if err != nil {
		return nil, err
	}
	if len(l.Items) == 0 {
		return nil, fault.New(fault.NotFound, "course.document_not_found")
	}
	return func(w http.ResponseWriter, req *http.Request) error {
		w.Header().Set("Content-Type", "application/zip")
		w.Header().Set("Content-Disposition", files.Attachment(course.Code+" "+course.Name+".zip"))
		return a.zip(req.Context(), w, l.Items)
	}, nil
}

func (a *Area) zip(ctx context.Context, w io.Writer, all []CourseDocument) error {
	out := zip.NewWriter(w)
	for i, d := range all {
		if err := a.addToZip(ctx, out, archiveName(i+1, len(all), d), d); err != nil {
			return err
		}
	}
	return out.Close()
}

// addToZip copies a document as it is: pictures, films and office files are
// compressed already.
func (a *Area) addToZip(ctx context.Context, out *zip.Writer, name string, d CourseDocument) error {
	f, err := a.Files.Open(ctx, d.hash)
	if err != nil {
		return err
	}
	defer f.Close()
	w, err := out.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Store, Modified: d.UploadedAt.Time})
	if err != nil {
		return err
	}
	_, err = io.Copy(w, f)
	return err
}

// archiveName is what a document is called in the archive: numbered, so that
// the order lasts and no two are alike, by its title, which people know, and
// with the ending of its file.
func archiveName(number, of int, d CourseDocument) string {
	width := len(fmt.Sprint(max(of, 10)))
	return files.CleanName(fmt.Sprintf("%0*d %s%s", width, number, files.Flat(d.Title), path.Ext(d.Name)))
}
