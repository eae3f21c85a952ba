// Package academic is what is taught and to whom: courses and their documents,
// curricula, classes with their timetables, and enrollments.
package academic

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/files"
	"myspace/internal/base/text"
)

// Area serves the academic routes.
type Area struct {
	db    *db.DB
	files *files.Store
	link  func(ctx context.Context, path, hash string) string
	texts func(ctx context.Context) text.Texts
}

// New returns the area. link returns the signed address of a stored content
// for the current caller, texts the texts in his language.
func New(d *db.DB, f *files.Store, link func(ctx context.Context, path, hash string) string, texts func(ctx context.Context) text.Texts) *Area {
	return &Area{db: d, files: f, link: link, texts: texts}
}

// Routes registers every route of the area.
func (a *Area) Routes(r *api.Router) {
	a.courseRoutes(r)
	a.courseBookRoutes(r)
	a.documentRoutes(r)
}

// References are the stored contents that the area refers to.
var References = files.References{
	"course_document_file.hash": `SELECT hash FROM course_document_file`,
}

// Who may do what, as in product.md. Those who reach only their own records
// read what reach.go says is theirs.
var (
	readCourses = access.Allow(access.Network|access.Coordinator|access.Secretary, access.AllCampuses).
			Or(access.Accounting|access.Multimedia|access.Teacher|access.Alumni|access.Student, access.Self)
	changeCourses = access.Allow(access.Heads|access.Supervisor, access.AllCampuses)
	// readExams is who may see exams and their answers, too.
	readExams = access.Allow(access.Heads|access.Supervisor|access.Coordinator|access.Secretary, access.AllCampuses).
			Or(access.Teacher, access.Self)
	changeDocuments = changeCourses.Or(access.Teacher, access.Self)
)
