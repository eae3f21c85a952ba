// Package academic is what is taught and to whom: courses and their documents,
// curricula, classes with their timetables, and enrollments.
package academic

import (
	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/files"
	"myspace/internal/base/uploads"
	"myspace/internal/school/part"
)

// Area serves the academic routes.
type Area struct {
	*part.Around
	db *db.DB
}

// New returns the area.
func New(around *part.Around) *Area { return &Area{Around: around, db: around.DB} }

// Part is the area as the rest of the program sees it.
func (a *Area) Part() part.Part {
	return part.Part{
		Routes: a.Routes, Jobs: a.Jobs, References: references, Uploads: []uploads.Kind{DocumentUpload}, Ties: ties, Follower: follower, Learning: learning, Needs: ownNeeds, Kinds: a.kinds(),
		Uses: []part.Use{
			{Of: part.Campus, Name: "classes", Count: countClassesOfCampus, Keeps: true},
			{Of: part.Book, Name: "courses", Count: countCoursesOfBook, Keeps: true},
		},
		Searches: []part.SearchSource{searchClasses, searchCourses},
		Waiting:  []part.InstructorSource{owedDocuments},
	}
}

// Routes registers every route of the area.
func (a *Area) Routes(r *api.Router) {
	r.Area("academic", "Courses with their documents, curricula, classes, enrollments and who may open a course.")
	a.courseRoutes(r)
	a.courseBookRoutes(r)
	a.requirementRoutes(r)
	a.documentRoutes(r)
	a.classRoutes(r)
	a.enrollmentRoutes(r)
	a.applicationRoutes(r)
	a.rosterRoutes(r)
	a.curriculumRoutes(r)
	a.progressRoutes(r)
	a.timetableRoutes(r)
	a.knowledgeRoutes(r)
	a.grantRoutes(r)
	a.stepRoutes(r)
}

// references are the stored contents that the area refers to.
var references = files.References{
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
	// readEarlier is who may see the files that a document's file replaced: not
	// those whose right to it comes from a class or a grant.
	readEarlier = access.Allow(access.Network|access.Coordinator|access.Secretary, access.AllCampuses).Or(access.Teacher, access.Self)

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
	// giveCredit is who may say what students had paid ahead: who keeps the books,
	// of those who bring classes in.
	giveCredit = access.Allow(access.Heads, access.AllCampuses).Or(access.Coordinator, access.OwnCampus)
)
