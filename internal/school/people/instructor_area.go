package people

import (
	"context"
	"time"

	"myspace/internal/base/api"
	"myspace/internal/base/jobs"
	"myspace/internal/base/mail"
)

// Post is how the area writes to people.
type Post struct {
	// Send sends a mail now; it is called by jobs.
	Send func(ctx context.Context, m mail.Message) error
	// Limit counts one more of something, and refuses it when there were too
	// many in a window of time.
	Limit func(ctx context.Context, key string, most int, window time.Duration) error
}

// UsePost tells the area how to write to people. It returns the area.
func (a *Area) UsePost(p Post) *Area {
	a.post = p
	return a
}

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
