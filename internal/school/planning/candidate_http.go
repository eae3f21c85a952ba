package planning

import (
	"context"

	"myspace/internal/base/api"
	"myspace/internal/base/fault"
)

func (a *Area) candidateRoutes(r *api.Router) {
	api.Get(r, "findCandidates", "/api/agenda-courses/{id}/candidates", plan, a.findCandidates, api.Says("Find who could teach or translate a course, in order"))
}

// Candidates are those who might be asked, in order.
type Candidates struct {
	Items []Candidate `json:"items"`
	Total int         `json:"total" doc:"How many there are; at most 100 are told."`
}

const maxCandidates = 100

// findCandidates looks for who knows the course, or speaks what is to be
// translated; by words, for any teacher whom they name.
func (a *Area) findCandidates(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Half string `query:"half" default:"teacher" enum:"teacher,translator"`
	api.Search
},
) (found Candidates, err error) {
	found.Items = []Candidate{}
	courses, err := findByIDs(ctx, a.db, []string{in.ID})
	if err != nil {
		return found, err
	}
	if len(courses) == 0 {
		return found, fault.New(fault.NotFound, "planning.course_not_found")
	}
	s, err := findSearch(ctx, a.db, courses[0], in.Half)
	if err != nil {
		return found, err
	}
	all, err := s.candidates(ctx, a.db, in.Q)
	if err != nil {
		return found, err
	}
	rank(all)
	found.Total, found.Items = len(all), append(found.Items, all[:min(len(all), maxCandidates)]...)
	return found, nil
}
