// Package spaces is what people find in a space of their own: a teacher his next
// sessions, his classes and courses, and what waits for him; a student his next
// sessions, his grades and his presence; an alumnus his courses and what he borrowed.
package spaces

import (
	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/school/instructors"
	"myspace/internal/school/part"
)

// Area serves the routes of the spaces.
type Area struct {
	*part.Around
	db *db.DB
}

// New returns the area.
func New(around *part.Around) *Area { return &Area{Around: around, db: around.DB} }

// Part is the area as the rest of the program sees it. It keeps when somebody last
// looked, and nothing else.
func (a *Area) Part() part.Part { return part.Part{Routes: a.Routes, Ties: ties} }

// ties are how what this area keeps hangs on a person.
var ties = part.Ties{"space_visit.person_id": {Merge: part.Joins, Erase: part.Goes, Private: true}}

// Routes registers every route of the area.
func (a *Area) Routes(r *api.Router) {
	r.Area("spaces", "What people find in a space of their own.")
	api.Get(r, "getInstructorSpace", "/api/instructor-space", own, a.getInstructorSpace, api.Says("Get what a teacher sees first: what waits, his next sessions, his classes"))
	api.Get(r, "getStudentSpace", "/api/student-space", own, a.getStudentSpace, api.Says("Get what a student sees first: his next sessions, his grades, his presence"))
	api.Get(r, "getAlumniSpace", "/api/alumni-space", own, a.getAlumniSpace, api.Says("Get what an alumnus sees first: what is new, his courses with their last day, what he has borrowed"))
	a.visitRoutes(r)
	api.Get(r, "listTaughtCourses", "/api/instructor-space/courses", own, a.listTaughtCourses, api.Says("List the courses that the caller teaches or taught"))
	api.Get(r, "getTaughtCourse", "/api/instructor-space/courses/{id}", own, a.getTaughtCourse, api.Says("Get a course with the caller's sessions and classes"))
	api.Get(r, "listOwnTeaching", "/api/instructor-space/teaching", own, a.listOwnTeaching, api.Says("List what the caller has taught, by year"))
	api.Stream(r, "getOwnCertificate", "/api/instructor-space/certificate.pdf", own, a.getOwnCertificate, api.Says("Get the caller's certificate of teaching to print"))
	api.Get(r, "listTeaching", "/api/instructors/{id}/teaching", instructors.ReadInstructors, a.listTeaching, api.Says("List what an instructor has taught, by year"))
	api.Stream(r, "getTeachingCertificate", "/api/instructors/{id}/certificate.pdf", instructors.ReadInstructors, a.getTeachingCertificate, api.Says("Get an instructor's certificate of teaching to print"))
}

// own is who has a space: whatever somebody is, in it are his own things.
var own = access.Allow(access.Everyone&^access.User, access.Self)
