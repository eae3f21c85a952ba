// Package instructors is who teaches: what each can teach and where, when he can
// come, and the questions about it.
package instructors

import (
	"time"

	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/jobs"
	"myspace/internal/school/part"
)

// Area serves the routes about instructors and their time.
type Area struct {
	*part.Around
	db *db.DB
}

// New returns the area.
func New(around *part.Around) *Area { return &Area{Around: around, db: around.DB} }

// Part is the area as the rest of the program sees it.
func (a *Area) Part() part.Part {
	return part.Part{Routes: a.Routes, Jobs: a.Jobs, Kinds: kinds(), Ties: ties, Waiting: []part.InstructorSource{askedDates}}
}

// Routes registers every route of the area.
func (a *Area) Routes(r *api.Router) {
	r.Area("instructors", "Instructors, when they can come, and the questions about it.")
	a.instructorRoutes(r)
	a.availabilityRoutes(r)
	a.availabilityRequestRoutes(r)
	a.availabilityAnswerRoutes(r)
}

// Jobs registers what runs later.
func (a *Area) Jobs(r *jobs.Runner) {
	jobs.Handle(r, mailRequestJob, a.mailRequest, jobs.Policy{Attempts: 24, First: 15 * time.Second, Longest: time.Hour})
}

// ties are how the rows of this area hang on people.
var ties = part.Ties{
	"instructor.person_id":                  {Name: "teaching", Merge: part.Joins, Erase: part.Goes},
	"instructor_language.person_id":         {Name: "teaching", Merge: part.Joins, Erase: part.Goes},
	"instructor_campus.person_id":           {Name: "teaching", Merge: part.Joins, Erase: part.Goes},
	"instructor_pair.person_id":             {Name: "teaching", Merge: part.Joins, Erase: part.Goes},
	"availability.person_id":                {Name: "availability", Merge: part.Moves, Erase: part.Goes},
	"availability_request.asked_by":         {Merge: part.Moves, Erase: part.Stays, Private: true},
	"availability_request_person.person_id": {Name: "availability", Merge: part.Joins, Erase: part.Goes, Hidden: []string{"token_hash"}},
}
