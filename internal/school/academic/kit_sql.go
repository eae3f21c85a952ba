package academic

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
)

// KitDocument is a document of a course that somebody takes along for a week-end.
type KitDocument struct {
	ID         string `json:"id"`
	CourseID   string `json:"course_id"`
	CourseName string `json:"course_name"`
	Title      string `json:"title"`
	MediaType  string `json:"media_type"`
	Size       int64  `json:"size"`
	ContentURL string `json:"content_url"`
}

const (
	// maxKitDocument is how large a document may be that is taken along with
	// everything else; a larger one is taken by itself.
	maxKitDocument = 5 << 20
	// maxKitDocuments is how much all of them may be.
	maxKitDocuments = 30 << 20
)

// FindKitDocuments returns the documents of courses that the caller may open and
// keep, and how many are left out because they are large. Exams and their answers
// are never kept, whoever it is. link makes the address of a content.
func FindKitDocuments(ctx context.Context, q db.Querier, in access.Scope, courseIDs []string, link func(ctx context.Context, path, hash string) string) (all []KitDocument, left int, err error) {
	w := documentsIn(in.Under(readCourses))
	w.Add(`d.type NOT IN ` + exam)
	w.Among(q, `d.course_id`, courseIDs)
	all = []KitDocument{}
	room := int64(maxKitDocuments)
	err = db.Each(ctx, q, func(r db.Row) error {
		var d KitDocument
		var hash string
		if err := r.Scan(&d.ID, &d.CourseID, &d.CourseName, &d.Title, &d.MediaType, &d.Size, &hash); err != nil {
			return err
		}
		if d.Size > maxKitDocument || d.Size > room {
			left++
			return nil
		}
		room -= d.Size
		d.ContentURL = link(ctx, CourseDocumentID{d.CourseID, d.ID}.path()+"/content", hash)
		all = append(all, d)
		return nil
	}, `SELECT d.id, d.course_id, c.name, d.title, f.media_type, f.size, v.hash FROM `+documentTables+` JOIN course c ON c.id = d.course_id`+w.String()+
		` ORDER BY c.name, d.course_id, d.position, d.id`+db.Limit(maxDocuments), w.Args...)
	return all, left, err
}
