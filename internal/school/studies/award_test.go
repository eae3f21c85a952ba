package studies_test

import (
	"net/http"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/school/academic"
	"myspace/internal/school/studies"
)

// graduate graduates the class, of which one has passed.
func (s school) graduate(t *testing.T) (done academic.ClassStep) {
	t.Helper()
	var plan academic.ClassStep
	s.Call(t, http.MethodPost, "/api/classes/"+class+"/passed", `{"kind":"graduate","enrollment_ids":["e00"],"passed":true}`).Into(http.StatusOK, &plan)
	choices := []academic.StepChoice{}
	for _, one := range plan.Students {
		choices = append(choices, academic.StepChoice{EnrollmentID: one.EnrollmentID, Effect: one.Effect})
	}
	s.Call(t, http.MethodPost, "/api/classes/"+class+"/steps", map[string]any{"kind": "graduate", "students": choices}).Into(http.StatusCreated, &done)
	return done
}

func (s school) undoGraduation(t *testing.T, step academic.ClassStep) {
	t.Helper()
	s.Call(t, http.MethodPost, "/api/classes/"+class+"/steps/"+step.ID+"/undo", nil).Is(http.StatusOK)
}

// TestAGraduationIssuesCertificates to who completes, and to nobody else; undone, it
// withdraws them, and who graduates once more gets the next edition.
func TestAGraduationIssuesCertificates(t *testing.T) {
	s := newIssuing(t)
	boss := s.withSteps(t)
	step := boss.graduate(t)
	runs := s.ofClass(t).Runs
	if len(runs) != 1 || runs[0].Kind != studies.Certificate || runs[0].Total != 1 || runs[0].Language != "" {
		t.Fatalf("what is issued: %+v", runs)
	}
	if n := s.count(t, `SELECT COUNT(*) FROM job WHERE kind = 'studies.papers'`); n != 1 {
		t.Fatalf("%d jobs issue it", n)
	}
	s.run(t, runs[0])
	if all := s.issued(t); len(all) != 1 || all[0].StudentID != "s00" || all[0].State != studies.PaperValid || all[0].IssuedBy != "A boss" {
		t.Fatalf("issued: %+v", all)
	}
	boss.undoGraduation(t, step)
	all := s.issued(t)
	if len(all) != 1 || all[0].State != studies.PaperWithdrawn || all[0].Reason != "La remise des diplômes de la classe a été annulée." || all[0].WithdrawnBy != "A boss" {
		t.Fatalf("undone: %+v", all)
	}
	boss.graduate(t)
	s.run(t, s.ofClass(t).Runs[0])
	if again := s.issued(t); len(again) != 2 || again[0].State != studies.PaperValid || again[0].Edition != 2 || again[0].Number != all[0].Number || again[1].State != studies.PaperWithdrawn {
		t.Errorf("graduated once more: %+v", again)
	}
}

// TestAGraduationThatIsUndoneAtOnceIssuesNothing: the job comes after the undo.
func TestAGraduationThatIsUndoneAtOnceIssuesNothing(t *testing.T) {
	s := newIssuing(t)
	boss := s.withSteps(t)
	boss.undoGraduation(t, boss.graduate(t))
	run := s.ofClass(t).Runs[0]
	s.run(t, run)
	if all := s.ofClass(t); len(all.Items) != 0 || !all.Runs[0].Finished || all.Runs[0].Done != 0 {
		t.Errorf("%+v", all)
	}
	if n := s.count(t, `SELECT COUNT(*) FROM issued_paper`); n != 0 {
		t.Errorf("%d numbers were given", n)
	}
}

// TestWhoHasHisCertificateGetsNoSecondByTheGraduation.
func TestWhoHasHisCertificateGetsNoSecondByTheGraduation(t *testing.T) {
	s := newIssuing(t)
	boss := s.withSteps(t)
	s.exec(t, `UPDATE enrollment SET outcome = 'completed', outcome_at = ? WHERE id = 'e00'`, since)
	s.run(t, s.ask(t, studies.Certificate, "s00"))
	s.exec(t, `UPDATE enrollment SET outcome = '', outcome_at = NULL WHERE id = 'e00'`)
	boss.graduate(t)
	if all := s.ofClass(t); len(all.Runs) != 1 || len(all.Items) != 1 || all.Items[0].Edition != 1 {
		t.Errorf("%+v", all)
	}
	s.as("s00", access.Student).Call(t, http.MethodGet, "/api/issued-papers/"+s.issued(t)[0].ID+"/content", nil).Is(http.StatusOK)
}

// TestAGraduationPassesOverWhoWasErased: his enrollment still runs, and he gets nothing.
func TestAGraduationPassesOverWhoWasErased(t *testing.T) {
	s := newIssuing(t)
	boss := s.withSteps(t)
	s.exec(t, `UPDATE person SET name_key = '-' WHERE id = 's00'`)
	boss.graduate(t)
	if runs := s.ofClass(t).Runs; len(runs) != 0 {
		t.Errorf("what is issued: %+v", runs)
	}
}
