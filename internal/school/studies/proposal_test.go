package studies_test

import (
	"net/http"
	"reflect"
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
	around := *s.area.Around
	around.Parts = part.Parts{studies.New(&around).Part()}
	academic.New(&around).Routes(s.Router.(*api.Router))
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
	if p := plan.Students[2].Proposal; p == nil || p.Average != 9000 || p.Passed || len(p.Against) != 1 || p.Against[0].Reason != "presence" || p.Against[0].Courses[0] != "Course course0" {
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

// TestProposedAsPassedIsWhoPassedEveryCourse goes through all that may stand in
// two courses: no grade, absent, exempt, below the mark, at it, a retake that is
// better or worse; and presence that is enough, is not, or of which nothing is
// known.
func TestProposedAsPassedIsWhoPassedEveryCourse(t *testing.T) {
	type first struct {
		name   string
		grades []studies.Grade
		lacks  string
	}
	given := func(p studies.Points) studies.Grade { return studies.Grade{State: studies.Graded, Points: p} }
	missed, exempt := studies.Grade{State: studies.Missed}, studies.Grade{State: studies.Exempt}
	grades := []first{
		{"none", nil, "missing_grades"},
		{"absent", []studies.Grade{missed}, "absent"},
		{"exempt", []studies.Grade{exempt}, ""},
		{"below", []studies.Grade{given(6999)}, "below_mark"},
		{"at the mark", []studies.Grade{given(7000)}, ""},
		{"a better retake", []studies.Grade{given(3000), given(7000)}, ""},
		{"a worse retake", []studies.Grade{given(7000), given(3000)}, ""},
		{"two that are not enough", []studies.Grade{given(6000), given(6999)}, "below_mark"},
		{"absent, then below", []studies.Grade{missed, given(6999)}, "below_mark"},
		{"absent from the retake", []studies.Grade{given(6999), missed}, "below_mark"},
		{"absent, then enough", []studies.Grade{missed, given(10000)}, ""},
	}
	presences := []struct {
		studies.Presence
		enough bool
	}{{studies.Presence{}, true}, {studies.Presence{Present: 4, Counted: 5}, true}, {studies.Presence{Present: 3, Counted: 4}, false}, {studies.Presence{Counted: 1}, false}}
	course := func(code string, g first, p studies.Presence) (c studies.ReportCourse) {
		c.CourseCode, c.CourseName, c.Hours, c.Presence = code, "Course "+code, 6, p
		for i, one := range g.grades {
			a := studies.Attempt{Attempt: i}
			a.Grade = one
			c.Attempts = append(c.Attempts, a)
		}
		return c
	}
	for _, g := range grades {
		for _, p := range presences {
			for _, h := range grades {
				for _, q := range presences {
					want := map[string][]string{}
					passed := 0
					for _, one := range []struct {
						name, lacks string
						enough      bool
					}{{"Course A", g.lacks, p.enough}, {"Course B", h.lacks, q.enough}} {
						if one.lacks != "" {
							want[one.lacks] = append(want[one.lacks], one.name)
						}
						if !one.enough {
							want["presence"] = append(want["presence"], one.name)
						}
						if one.lacks == "" && one.enough {
							passed++
						}
					}
					if len(want["missing_grades"]) == 2 {
						delete(want, "missing_grades")
						want["no_grades"] = []string{}
					}
					got := studies.ProposalOf([]studies.ReportCourse{course("A", g, p.Presence), course("B", h, q.Presence)})
					said := map[string][]string{}
					for _, one := range got.Against {
						said[one.Reason] = one.Courses
					}
					if got.Passed != (passed == 2) || got.PassedCourses != passed || got.Courses != 2 || !reflect.DeepEqual(said, want) {
						t.Fatalf("%s with %v and %s with %v: %+v, want %d passed and %v", g.name, p, h.name, q, got, passed, want)
					}
				}
			}
		}
	}
}

// TestACourseThatWasGivenTwiceIsPassedInEither, and counts once.
func TestACourseThatWasGivenTwiceIsPassedInEither(t *testing.T) {
	once := func(points studies.Points, present int) (c studies.ReportCourse) {
		c.CourseCode, c.CourseName, c.Presence = "A", "Course A", studies.Presence{Present: present, Counted: 5}
		c.Attempts = []studies.Attempt{{}}
		c.Attempts[0].Grade = studies.Grade{State: studies.Graded, Points: points}
		return c
	}
	for _, tt := range []struct {
		all   []studies.ReportCourse
		lacks string
	}{
		{[]studies.ReportCourse{once(3000, 1), once(7000, 4)}, ""},
		{[]studies.ReportCourse{once(7000, 5), once(3000, 5)}, ""},
		{[]studies.ReportCourse{once(9000, 1), once(3000, 5)}, "presence"},
		{[]studies.ReportCourse{once(6000, 5), once(3000, 1)}, "below_mark"},
	} {
		got := studies.ProposalOf(tt.all)
		said := ""
		for _, one := range got.Against {
			said += one.Reason
		}
		if got.Courses != 1 || got.Passed != (tt.lacks == "") || said != tt.lacks {
			t.Errorf("%+v, want %q", got, tt.lacks)
		}
	}
}
