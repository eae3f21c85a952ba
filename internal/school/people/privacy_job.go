package people

import (
	"context"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/jobs"
)

// vacuumJob rewrites the database's file after somebody was erased, at night.
const vacuumJob = "people.vacuum"

// nightHour is when nobody minds that writing waits for some seconds, in UTC.
const nightHour = 2

func nextNight() clock.Time {
	now := clock.Now()
	tonight := clock.At(now.Truncate(24 * time.Hour)).Add(nightHour * time.Hour)
	if !tonight.After(now) {
		tonight = tonight.Add(24 * time.Hour)
	}
	return tonight
}

func (a *Area) privacyJobs(r *jobs.Runner) {
	jobs.Handle(r, vacuumJob, func(ctx context.Context, _ struct{}) error { return a.db.Vacuum(ctx) }, jobs.Policy{})
}
