package studies_test

import (
	"net/http"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/school/academic"
	"myspace/internal/school/part"
	"myspace/internal/school/studies"
)

// withSteps serves the steps of classes, too, which ask for what is proposed.
func (s school) withSteps(t *testing.T) school {
	t.Helper()
	around := &part.Around{DB: s.db}
	around.Parts = part.Parts{studies.New(around).Part()}
	academic.New(around).Routes(s.Router.(*api.Router))
	return s.as("boss", access.Supervisor)
}

func (s school) effects(t *testing.T, plan academic.ClassStep) map[string]string {
	t.Helper()
	all := map[string]string{}
	for _, one := range plan.Students {
		all[one.PersonID] = one.Effect
	}
	return all
}

// TestGradesAndPresenceProposeAndPeopleDecide: who passed is ticked until somebody
// says otherwise, which then holds; what was proposed is not kept.
func TestGradesAndPresenceProposeAndPeopleDecide(t *testing.T) {
	s := newSchool(t)
	s.give(t, map[string]studies.Points{"e00": 8000, "e01": 5000, "e02": 9000})
	s.enter(t, mark("entry-01", "a0", "e00", studies.Present), mark("entry-02", "a0", "e01", studies.Present), mark("entry-03", "a0", "e02", studies.Absent))
	boss := s.withSteps(t)
	var plan academic.ClassStep
	boss.Call(t, http.MethodGet, "/api/classes/"+class+"/step-preview?kind=graduate", nil).Into(http.StatusOK, &plan)
	if got := boss.effects(t, plan); got["s00"] != "completes" || got["s01"] != "fails" || got["s02"] != "fails" || got["s03"] != "fails" {
		t.Errorf("proposed: %v", got)
	}
	if p := plan.Students[2].Proposal; p == nil || p.Average != 9000 || p.Passed || len(p.Against) != 1 || p.Against[0] != "presence" {
		t.Errorf("%+v", p)
	}
	boss.Call(t, http.MethodPost, "/api/classes/"+class+"/passed", `{"kind":"graduate","enrollment_ids":["e00"],"passed":false}`).Into(http.StatusOK, &plan)
	if got := boss.effects(t, plan); got["s00"] != "fails" {
		t.Errorf("unticked, he is proposed again: %v", got)
	}
	boss.Call(t, http.MethodPost, "/api/classes/"+class+"/passed", `{"kind":"graduate","enrollment_ids":["e02"],"passed":true}`).Into(http.StatusOK, &plan)
	choices := []academic.StepChoice{}
	for _, one := range plan.Students {
		choices = append(choices, academic.StepChoice{EnrollmentID: one.EnrollmentID, Effect: one.Effect})
	}
	var done academic.ClassStep
	boss.Call(t, http.MethodPost, "/api/classes/"+class+"/steps", map[string]any{"kind": "graduate", "students": choices}).Into(http.StatusCreated, &done)
	if got := boss.effects(t, done); got["s02"] != "completes" || got["s00"] != "fails" {
		t.Errorf("done: %v", got)
	}
	for _, one := range done.Students {
		if one.Proposal != nil {
			t.Errorf("the step keeps what was proposed: %+v", one)
		}
	}
}
