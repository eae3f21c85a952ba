package people

import (
	"time"

	"myspace/internal/base/api"
	"myspace/internal/base/jobs"
)

// teachingRoutes registers the routes about instructors and their time.
func (a *Area) teachingRoutes(r *api.Router) {
	a.instructorRoutes(r)
	a.availabilityRoutes(r)
	a.availabilityRequestRoutes(r)
	a.availabilityAnswerRoutes(r)
}

// teachingJobs registers what runs later about instructors.
func (a *Area) teachingJobs(r *jobs.Runner) {
	jobs.Handle(r, mailRequestJob, a.mailRequest, jobs.Policy{Attempts: 24, First: 15 * time.Second, Longest: time.Hour})
}
