package studies

import (
	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/files"
	"myspace/internal/school/part"
)

// Area serves the routes of attendance and grades.
type Area struct {
	*part.Around
	db *db.DB
}

// New returns the area.
func New(around *part.Around) *Area { return &Area{Around: around, db: around.DB} }

// Part is the area as the rest of the program sees it.
func (a *Area) Part() part.Part {
	return part.Part{
		Routes: a.Routes, Jobs: a.Jobs, References: references, Ties: ties, Follower: part.Follower{Erased: forgetPapers, Merge: mergeListed}, Uses: uses,
		Holds: []part.Hold{{Reasons: holdReasons}}, Proposals: proposals, Graduation: a.graduation(), Notices: []part.NoticeSource{warnings},
		Kinds: a.kinds(), Closings: closings, Locked: findLocked, Waiting: []part.InstructorSource{owedAttendance, owedGrades},
	}
}

// Routes registers every route of the area.
func (a *Area) Routes(r *api.Router) {
	r.Area("studies", "Attendance and grades: the sheets of classes, and what a student has of them. Lists of who has which book.")
	a.takingRoutes(r)
	a.attendanceRoutes(r)
	a.copyRoutes(r)
	a.paperRoutes(r)
	a.absenceRoutes(r)
	a.catchUpRoutes(r)
	a.proofRoutes(r)
	a.guestRoutes(r)
	a.gradingRoutes(r)
	a.gradeRoutes(r)
	a.reportRoutes(r)
	a.issuedRoutes(r)
	a.signatureRoutes(r)
	a.checkRoutes(r)
	a.classReportRoutes(r)
	a.comparisonRoutes(r)
	a.bookListRoutes(r)
}

// references are the stored contents that the area refers to.
var references = files.References{
	"attendance_paper.hash":      `SELECT hash FROM attendance_paper`,
	"catch_up.work_hash":         `SELECT work_hash FROM catch_up WHERE work_hash IS NOT NULL`,
	"issued_paper.hash":          `SELECT hash FROM issued_paper WHERE hash IS NOT NULL`,
	"issued_paper.stamp_hash":    `SELECT stamp_hash FROM issued_paper WHERE stamp_hash IS NOT NULL`,
	"issued_paper.logo_hash":     `SELECT logo_hash FROM issued_paper WHERE logo_hash IS NOT NULL`,
	"paper_signature.stamp_hash": `SELECT stamp_hash FROM paper_signature WHERE stamp_hash IS NOT NULL`,
}

// Who may do what, as in product.md. A teacher reaches the sessions that he gives
// and the agenda courses of these; what is a student's own has routes of its own,
// so that nobody sees a sheet because he stands on it.
var (
	changeAttendance = access.Allow(access.Heads|access.Supervisor, access.AllCampuses).
				Or(access.Coordinator|access.Secretary, access.OwnCampus).
				Or(access.Teacher, access.Self)
	readAttendance = changeAttendance.Or(access.Accounting|access.Multimedia, access.OwnCampus)
	enterGrades    = access.Allow(access.Heads|access.Supervisor, access.AllCampuses).
			Or(access.Coordinator|access.Secretary, access.OwnCampus).
			Or(access.Teacher, access.Self)
	unlockGrades = access.Allow(access.Heads|access.Supervisor, access.AllCampuses)
	// correctClosed is who may change what a closed week-end locks.
	correctClosed = access.Allow(access.Heads|access.Supervisor, access.AllCampuses)
	readReports   = access.Allow(access.Heads|access.Supervisor, access.AllCampuses).
			Or(access.Coordinator|access.Secretary, access.OwnCampus).
			Or(access.Alumni|access.Student, access.Self)
	// readNotes is who may read one course of a student: its teacher, too.
	readNotes = readReports.Or(access.Teacher, access.Self)
	// readComplete is who may know which grades are there: not what they are.
	readComplete = enterGrades.Or(access.Accounting|access.Multimedia, access.OwnCampus)
	// readClassReports is who reads a class at a glance; accounting and multimedia
	// see of grades only which are there.
	readClassReports = access.Allow(access.Heads|access.Supervisor, access.AllCampuses).
				Or(access.Coordinator|access.Secretary|access.Accounting|access.Multimedia, access.OwnCampus)
	changeLists = access.Allow(access.Heads|access.Supervisor, access.AllCampuses).
			Or(access.Coordinator|access.Secretary, access.OwnCampus)
	readLists = changeLists.Or(access.Accounting|access.Multimedia, access.OwnCampus)
	announce  = access.Allow(access.Heads|access.Supervisor, access.AllCampuses).
			Or(access.Coordinator|access.Secretary, access.OwnCampus).
			Or(access.Student, access.Self)
	// settleCatchUps is who takes a catch-up as made up; acceptWork, who reads
	// what was handed in and accepts it: whoever teaches the session, too.
	settleCatchUps = access.Allow(access.Heads|access.Supervisor, access.AllCampuses).
			Or(access.Coordinator|access.Secretary, access.OwnCampus)
	acceptWork = settleCatchUps.Or(access.Teacher, access.Self)
	readWork   = acceptWork.Or(access.Student, access.Self)
)
