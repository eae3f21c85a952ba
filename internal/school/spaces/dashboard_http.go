package spaces

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/school/library"
	"myspace/internal/school/part"
)

// InstructorSpace is what a teacher sees first, in one answer.
type InstructorSpace struct {
	Waiting []part.Waiting   `json:"waiting" doc:"What is asked of him, and what he owes; the most pressing of each kind first."`
	Coming  []Engagement     `json:"coming" doc:"What he gives next, the soonest first."`
	More    bool             `json:"more" doc:"He gives more than is told here."`
	Classes []TaughtClass    `json:"classes" doc:"Those that sit in it, with the first few of their students."`
	Books   library.OwnBooks `json:"books" doc:"What he has to bring back to the library, and to fetch."`
	Years   []YearSum        `json:"years" doc:"What he has taught, the last year first."`
}

// YearSum is how much somebody taught in a school year.
type YearSum struct {
	Year    int `json:"year" doc:"In which it began."`
	Minutes int `json:"minutes"`
	Courses int `json:"courses"`
}

const (
	maxComing = 5
	// maxNext is how many sessions are read for them: five courses have more than one.
	maxNext = 60
)

func (a *Area) getInstructorSpace(ctx context.Context, _ *struct{}) (s InstructorSpace, err error) {
	in, now := access.From(ctx), clock.Now()
	me := in.Actor().PersonID
	if s.Waiting, err = a.Parts.Waiting(ctx, a.db, in, now); err != nil {
		return s, err
	}
	if s.Coming, err = findEngagements(ctx, a.db, me, engagementFilter{after: now, most: maxNext}); err != nil {
		return s, err
	}
	if s.More = len(s.Coming) > maxComing; s.More {
		s.Coming = s.Coming[:maxComing]
	}
	if err := addAround(ctx, a.db, me, s.Coming); err != nil {
		return s, err
	}
	if s.Classes, err = a.findClasses(ctx, a.db, s.Coming); err != nil {
		return s, err
	}
	s.Classes = facesOf(s.Classes)
	if s.Books, err = library.FindOwnBooks(ctx, a.db, in.Actor()); err != nil {
		return s, err
	}
	s.Years, err = sumYears(ctx, a.db, me, now)
	return s, err
}
