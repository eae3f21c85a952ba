package part

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
)

// What separates the parts of a text in which what is kept elsewhere is copied to
// a person: characters that were made for it, and that no text has.
const (
	Unit    = "\x1f"
	Between = "\x1e"
)

// Standing is how somebody stands at a campus as a learner: which class he
// follows or waits for, or what he is without one.
type Standing struct {
	CampusID  string `json:"campus_id"`
	State     string `json:"state" enum:"confirmed,waiting,applicant,declined,former,alumni"`
	ClassID   string `json:"class_id" doc:"Empty where there is none."`
	ClassCode string `json:"class_code"`
}

// Learner is somebody who studies, studied or applies.
type Learner struct {
	// Kept is the copy of his running enrollments and declined applications
	// (held_learning).
	Kept string
	// Outside is how his roles say that he stands at campuses where he is in no
	// class: applicant, former or alumni.
	Outside []Standing
}

// StandingFilter is what a list of people is narrowed to: a class that they
// follow or wait for, and how they stand, at a campus where one is named.
type StandingFilter struct {
	Campus, Class string
	States        []string
}

// Learning is what the area of classes knows of people. Everything in it may be
// absent.
type Learning struct {
	// Standings says how somebody stands, as far as the caller may know.
	Standings func(in access.Scope) func(Learner) []Standing
	// Where is the condition that somebody whose id a column has stands so.
	Where func(f StandingFilter, id string) (string, []any)
	// Pupil reports whether the caller teaches somebody.
	Pupil func(ctx context.Context, q db.Querier, in access.Scope, personID string) (bool, error)
}

// Learning is what is known of people as learners; nothing where no area knows.
func (all Parts) Learning() Learning {
	for _, p := range all {
		if p.Learning.Standings != nil {
			return p.Learning
		}
	}
	return Learning{
		Standings: func(access.Scope) func(Learner) []Standing { return func(Learner) []Standing { return nil } },
		Where:     func(StandingFilter, string) (string, []any) { return `1 = 0`, nil },
		Pupil:     func(context.Context, db.Querier, access.Scope, string) (bool, error) { return false, nil },
	}
}
