package academic

import (
	"context"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/people"
)

// OpenedDocument is a document that a person may open because he follows its
// course or was granted it.
type OpenedDocument struct {
	CourseDocument
	CourseCode string     `json:"course_code"`
	CourseName string     `json:"course_name"`
	Until      clock.Date `json:"until" format:"date" doc:"The last day of the access that opens it; nothing where a class does."`
}

// listOpenedDocuments lists the documents that are open to a person as a
// student: what a teacher or the staff may read besides is theirs by their role.
func (a *Area) listOpenedDocuments(ctx context.Context, in *struct {
	ID string `path:"id" maxLength:"64"`
	api.Paging
},
) (api.Page[OpenedDocument], error) {
	scope := access.From(ctx)
	if err := people.InReach(ctx, a.db, scope, in.ID); err != nil {
		return api.Page[OpenedDocument]{}, err
	}
	l, err := findOpened(ctx, a.db, in.ID, "", today(scope), in.Paging)
	for i, d := range l.Items {
		l.Items[i].CourseDocument = a.presentDocument(ctx, d.CourseDocument, false)
	}
	return api.PageOf(l, err)
}

// followedByHim holds for the documents of the courses of a person's class.
var followedByHim = `d.course_id IN (` + strings.Replace(followed, "?", "s.id", 1) + `)`

func scanOpened(r db.Row) (o OpenedDocument, err error) {
	var follows bool
	d := &o.CourseDocument
	err = r.Scan(&d.ID, &d.Version, &d.CourseID, &d.Title, &d.Type, &d.Language, &d.StudentAccess,
		&d.Name, &d.hash, &d.FileNumber, &d.MediaType, &d.Size, &d.UploadedAt, &d.UploadedBy,
		&o.CourseCode, &o.CourseName, &follows, &o.Until)
	if follows {
		o.Until = clock.Date{}
	}
	return o, err
}

// findOpened returns the documents that are open to a person on a day, of one course
// where it is named.
func findOpened(ctx context.Context, q db.Querier, personID, courseID string, day clock.Date, p api.Paging) (db.List[OpenedDocument], error) {
	var w db.Where
	if courseID != "" {
		w.Add(`d.course_id = ?`, courseID)
	}
	w.Add(`s.id = ? AND d.student_access AND d.type NOT IN `+exam, personID)
	w.Add(followedByHim+` OR (g.first_day <= ? AND g.last_day >= ?)`, day, day)
	return db.Find(ctx, q, scanOpened, db.Select{
		Columns: documentColumns + `, c.code, c.name, ` + followedByHim + `, g.last_day`,
		From: documentTables + ` JOIN course c ON c.id = d.course_id CROSS JOIN person s
			LEFT JOIN course_access g ON g.course_id = d.course_id AND g.person_id = s.id`,
		Where: w, Order: `c.sort_name, c.id, d.position, d.id`, Page: p.Page, Size: p.PageSize,
	})
}
