package planning_test

import (
	"net/http"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/school/instructors"
	"myspace/internal/school/part"
	"myspace/internal/school/planning"
)

// Who enters an absence that touches what he has accepted is told so, and who
// asked him, too; nothing is declined until he withdraws.
func TestAnAbsenceTouchesWhatWasAccepted(t *testing.T) {
	s := newInviting(t)
	instructors.New(&part.Around{DB: s.db, Parts: part.Parts{s.area.Part()}}).Routes(s.Router.(*api.Router))
	p := s.soon(t)
	id, token := s.asked(t, p, "grace")
	s.answer(t, token, "yes")
	grace := s.as("grace", access.Teacher)
	enter := func(first string) (entry instructors.Availability) {
		grace.Call(t, "POST", "/api/instructors/grace/availability", map[string]any{
			"kind": "unavailable", "reason": "", "all_day": true, "first_day": first, "last_day": first, "starts_at": "", "ends_at": "", "time_zone": "",
			"repeat": map[string]any{"every": "", "interval": 1, "weekdays": []int{}, "by": "", "until": "", "count": 0}, "except": []string{},
		}).Into(http.StatusCreated, &entry)
		return entry
	}
	if entry := enter(p.FirstDay.AddDays(7).String()); len(entry.Touches) != 0 {
		t.Errorf("a week later it touches %v", entry.Touches)
	}
	s.isTold(t, "planner", "invitation_accepted")
	entry := enter(p.FirstDay.String())
	if len(entry.Touches) != 1 || entry.Touches[0].InvitationID != id {
		t.Fatalf("it touches %+v", entry.Touches)
	}
	s.isTold(t, "planner", "invitation_away", "invitation_accepted")
	s.is(t, id, "accepted")
	body := answering("", db.NewID(), "no", planning.AnswerItem{ID: id, Mark: entry.Touches[0].Mark}, func(a *planning.InvitationAnswer) { a.Reason = "I am away" })
	delete(body, "token")
	grace.Call(t, "POST", "/api/own-invitations/"+p.ID+"/answers", body).Is(http.StatusOK)
	s.is(t, id, "declined")
}
