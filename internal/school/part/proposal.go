package part

import (
	"context"

	"myspace/internal/base/db"
)

// Proposal is what grades and presence say of a student when his class takes a
// step. People decide.
type Proposal struct {
	Passed        bool      `json:"passed" doc:"It is proposed that he passed."`
	Average       int       `json:"average" doc:"In hundredths; 0 where it is not known."`
	AverageKnown  bool      `json:"average_known"`
	Mention       string    `json:"mention" enum:",excellent,very_good,good,passed,not_passed"`
	Present       int       `json:"present" doc:"Sessions in which he was there."`
	Counted       int       `json:"counted" doc:"Sessions that count."`
	Courses       int       `json:"courses"`
	PassedCourses int       `json:"passed_courses"`
	MissingGrades int       `json:"missing_grades"`
	Against       []Against `json:"against" doc:"What speaks against it; empty where he passed every course."`
}

// Against is what speaks against somebody, and in which courses.
type Against struct {
	Reason  string   `json:"reason" enum:"no_grades,below_mark,absent,missing_grades,presence"`
	Courses []string `json:"courses" doc:"Their names; none where it is all of them (no_grades)."`
}

// Proposals says what is proposed for the students of a class, by enrollment.
type Proposals func(ctx context.Context, q db.Querier, classID string) (map[string]Proposal, error)

// Proposals is what is proposed for the students of a class; nothing where no area
// knows.
func (all Parts) Proposals(ctx context.Context, q db.Querier, classID string) (map[string]Proposal, error) {
	for _, p := range all {
		if p.Proposals != nil {
			return p.Proposals(ctx, q, classID)
		}
	}
	return nil, nil
}
