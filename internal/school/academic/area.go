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
	"myspace/internal/base/uploads"
)

// Area serves the academic routes.
type Area struct {
	db *db.DB
	Config
}

// Config is what the area needs from around it.
type Config struct {
	Files   *files.Store
	Uploads *uploads.Uploads
	// Link returns the signed address of a stored content for the current
	// caller.
	Link func(ctx context.Context, path, hash string) string
	// Texts returns the texts in the language of the current caller.
	Texts  func(ctx context.Context) text.Texts
	People People
	// Holds are what later areas hang on enrollments.
	Holds []Hold
	// Paid returns the numbers of an enrollment's installments of which
	// something was paid; nil where nothing can be paid yet.
	Paid func(ctx context.Context, q db.Querier, enrollmentID string) (map[int]bool, error)
}

// People is what the area asks of the people area.
type People struct {
	// InReach refuses a person whom the caller may not enroll.
	InReach func(ctx context.Context, q db.Querier, in access.Scope, personID string) error
	// AddRole gives a person a role at a campus, and makes an applicant one no
	// longer. TakeRole takes a role away; who has none left there is an
	// applicant again.
	AddRole  func(ctx context.Context, tx *db.Tx, personID, campusID string, role access.Roles) error
	TakeRole func(ctx context.Context, tx *db.Tx, personID, campusID string, role access.Roles) error
}

// New returns the area.
func New(d *db.DB, c Config) *Area { return &Area{db: d, Config: c} }

// Routes registers every route of the area.
func (a *Area) Routes(r *api.Router) {
	r.Area("academic", "Courses with their documents, curricula, classes, enrollments and who may open a course.")
	a.courseRoutes(r)
	a.courseBookRoutes(r)
	a.documentRoutes(r)
	a.classRoutes(r)
	a.enrollmentRoutes(r)
	a.rosterRoutes(r)
	a.curriculumRoutes(r)
	a.progressRoutes(r)
	a.timetableRoutes(r)
	a.knowledgeRoutes(r)
	a.grantRoutes(r)
	a.stepRoutes(r)
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

	readClasses = access.Allow(access.Network, access.AllCampuses).
			Or(access.Coordinator|access.Secretary|access.Accounting|access.Multimedia, access.OwnCampus).
			Or(access.Teacher|access.Alumni|access.Student, access.Self)
	changeClasses = access.Allow(access.Heads|access.Supervisor, access.AllCampuses).
			Or(access.Coordinator|access.Secretary, access.OwnCampus)

	readEnrollments = access.Allow(access.Heads|access.Supervisor, access.AllCampuses).
			Or(access.Coordinator|access.Secretary|access.Accounting|access.Multimedia, access.OwnCampus).
			Or(access.Teacher|access.Alumni|access.Student, access.Self)
	// readMoney is who may know what an enrollment costs, and what the report
	// card says.
	readMoney = access.Allow(access.Heads|access.Supervisor, access.AllCampuses).
			Or(access.Coordinator|access.Secretary|access.Accounting, access.OwnCampus).
			Or(access.Alumni|access.Student, access.Self)
	changeEnrollments = changeClasses
)
