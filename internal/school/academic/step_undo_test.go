package academic_test

import (
	"net/http"
	"testing"

	"myspace/internal/base/api"
	"myspace/internal/school/academic"
)

// said is whether the last step of a class can be undone.
func (s school) said(t testing.TB, class academic.Class) string {
	t.Helper()
	var l api.Page[academic.ClassStep]
	s.Call(t, "GET", "/api/classes/"+class.ID+"/steps", nil).Into(http.StatusOK, &l)
	return l.Items[0].Undo
}

// TestAPromotionOfWhoseTransferWasUndoneCanBeUndone was a 404: the enrollment
// that took part had been deleted.
func TestAPromotionOfWhoseTransferWasUndoneCanBeUndone(t *testing.T) {
	s := newSchool(t)
	paris := s.campus(t, "Paris", "EUR")
	class := s.class(t, paris, "D2026", 0)
	e := s.one(t, s.class(t, paris, "C2026", 0).ID, true, s.applicant(t, paris, "ana"))
	next := s.transfer(t, e, class.ID)
	s.pass(t, class, next).Is(http.StatusOK)
	step := s.step(t, class.ID, academic.Promote)
	s.move(t, e, "undo", "{}").Is(http.StatusOK)
	s.Call(t, "POST", "/api/classes/"+class.ID+"/steps/"+step.ID+"/undo", "{}").Into(http.StatusOK, &class)
	if class.Level != 1 || s.look(t, next).OutcomeCode != "transfer_undone" {
		t.Errorf("undone: level %d, %+v", class.Level, s.look(t, next))
	}
}

func TestUndoingAStepRespectsCapacityAndWhatIsArchived(t *testing.T) {
	s := newSchool(t)
	paris := s.campus(t, "Paris", "EUR")
	class := s.class(t, paris, "C2026", 1)
	ana := s.one(t, class.ID, true, s.applicant(t, paris, "ana"))
	step := s.step(t, class.ID, academic.Promote) // she fails
	undo := "/api/classes/" + class.ID + "/steps/" + step.ID + "/undo"
	ben := s.one(t, class.ID, true, s.applicant(t, paris, "ben"))
	if got := s.said(t, class); got != "class_full" {
		t.Errorf("her place was given away: %q", got)
	}
	s.Call(t, "POST", undo, "{}").Fails(http.StatusConflict, "enrollment.class_full")
	s.move(t, ben, "end", `{"move":"withdraw","reason":""}`).Is(http.StatusOK)
	s.Call(t, "DELETE", "/api/classes/"+class.ID, nil).Is(http.StatusOK)
	if got := s.said(t, class); got != "class_is_over" {
		t.Errorf("the class is archived: %q", got)
	}
	s.Call(t, "POST", undo, "{}").Fails(http.StatusConflict, "edit.archived")
	s.Call(t, "POST", "/api/classes/"+class.ID+"/restore", "{}").Is(http.StatusOK)
	s.Call(t, "POST", undo, "{}").Is(http.StatusOK)
	if got := s.state(t, ana); got != "confirmed student" {
		t.Errorf("undone: %s", got)
	}
}

func TestUndoingAStepLeavesWhatPeopleDidSince(t *testing.T) {
	s := newSchool(t)
	paris := s.campus(t, "Paris", "EUR")
	class := s.class(t, paris, "C2026", 0)
	ana, ben := s.one(t, class.ID, true, s.applicant(t, paris, "ana")), s.one(t, class.ID, true, s.applicant(t, paris, "ben"))
	step := s.step(t, class.ID, academic.Promote) // both fail
	s.move(t, ana, "undo", "{}").Is(http.StatusOK)
	s.move(t, ana, "end", `{"move":"fail","reason":"by hand"}`).Is(http.StatusOK)
	s.enroll(t, class.ID, true, key+"-anew", ben.PersonID).Is(http.StatusCreated)
	s.Call(t, "POST", "/api/classes/"+class.ID+"/steps/"+step.ID+"/undo", "{}").Into(http.StatusOK, &class)
	if now := s.look(t, ana); now.Outcome != academic.Failed || now.OutcomeReason != "by hand" || class.Level != 1 {
		t.Errorf("level %d, Ana: %+v", class.Level, now)
	}
	if now := s.look(t, ben); now.Outcome != academic.Failed {
		t.Errorf("Ben is in the class twice: %+v", now)
	}
}
