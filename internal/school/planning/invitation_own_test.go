package planning_test

import (
	"net/http"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/planning"
)

// That somebody looked is noted also of who is signed in: when he comes by his
// link, and when he answers.
func TestWhoIsSignedInHasLooked(t *testing.T) {
	s := newInviting(t)
	p := s.soon(t)
	id, token := s.asked(t, p, "grace")
	grace := s.as("grace", access.Teacher)
	grace.Call(t, "POST", "/api/own-invitations/open", map[string]any{"token": token}).Is(http.StatusOK)
	if s.record(t, id).ViewedAt == nil {
		t.Error("who opened his link signed in has not looked")
	}
	other, _ := s.asked(t, p, "paul")
	paul := s.as("paul", access.Teacher)
	var own planning.OwnInvitations
	paul.Call(t, "GET", "/api/own-invitations", nil).Into(http.StatusOK, &own)
	if s.record(t, other).ViewedAt != nil {
		t.Error("to read changes something")
	}
	body := answering("", db.NewID(), "yes", own.Items[0].Items[0])
	delete(body, "token")
	paul.Call(t, "POST", "/api/own-invitations/"+p.ID+"/answers", body).Is(http.StatusOK)
	if s.record(t, other).ViewedAt == nil {
		t.Error("who answered in his space has not looked")
	}
}

// The page of a link speaks the language of the mail that brought it: his own, or
// else that of his campus.
func TestALinkSpeaksTheLanguageOfItsMail(t *testing.T) {
	s := newInviting(t)
	_, token := s.asked(t, s.soon(t), "grace")
	if got := s.page(t, token).Language; got != "en" {
		t.Errorf("it speaks %q to who has chosen English", got)
	}
	s.exec(t, `UPDATE person SET language = '' WHERE id = 'grace'`)
	if got := s.page(t, token).Language; got != "fr" {
		t.Errorf("it speaks %q to who has chosen none, and his campus French", got)
	}
}

// What a supervisor decides about an answer that he has not seen is shown first.
func TestAnAnswerIsDecidedAsItWasSeen(t *testing.T) {
	for _, act := range []string{"agree", "refuse", "resend"} {
		s := newInviting(t)
		id, token := s.asked(t, s.soon(t), "grace")
		s.answer(t, token, "but", func(a *planning.InvitationAnswer) { a.Question = "Is there a piano?" })
		body := map[string]any{"version": s.record(t, id).Version}
		if act == "resend" {
			body = offered(nil, "version", body["version"])
		}
		s.answer(t, token, "but", func(a *planning.InvitationAnswer) { a.OtherDate = "A year later" })
		s.Call(t, "POST", "/api/invitations/"+id+"/"+act, body).Fails(http.StatusConflict, "edit.stale")
		s.is(t, id, "answered")
		body["version"] = s.record(t, id).Version
		s.Call(t, "POST", "/api/invitations/"+id+"/"+act, body).Is(http.StatusOK)
	}
}

// That an answer was taken back is not told to who asked once he has answered
// again.
func TestAnUndoIsNotToldOnceItIsOver(t *testing.T) {
	s := newInviting(t)
	id, token := s.asked(t, s.soon(t), "grace")
	s.answer(t, token, "yes")
	s.Call(t, "POST", "/api/invitation-answers/undo", map[string]any{"token": token, "id": id}).Is(http.StatusOK)
	s.answer(t, token, "yes")
	for _, m := range s.post(t) {
		if m.Template == "invitation_undone" {
			t.Errorf("it is told although he accepted: %+v", m)
		}
	}
}

// Of a course that goes on in a later week-end somebody can still withdraw when
// the first one is closed.
func TestWhatGoesOnLaterCanBeWithdrawn(t *testing.T) {
	s := newInviting(t)
	id, _, _, from, to := s.goesOn(t, "grace")
	ago := clock.Now().Add(-48 * time.Hour)
	s.exec(t, `UPDATE agenda SET starts_at = ?, ends_at = ? WHERE planning_id = ?`, ago, ago.Add(time.Hour), from.ID)
	s.exec(t, `UPDATE planning SET state = 'closed' WHERE id = ?`, from.ID)
	grace := s.as("grace", access.Teacher)
	var own planning.OwnInvitations
	grace.Call(t, "GET", "/api/own-invitations", nil).Into(http.StatusOK, &own)
	if len(own.Items) != 1 || own.Items[0].PlanningID != to.ID {
		t.Fatalf("he is asked %+v", own.Items)
	}
	body := answering("", db.NewID(), "no", own.Items[0].Items[0], func(a *planning.InvitationAnswer) { a.Reason = "I broke my leg" })
	delete(body, "token")
	grace.Call(t, "POST", "/api/own-invitations/"+to.ID+"/answers", body).Is(http.StatusOK)
	s.is(t, id, "declined")
	s.exec(t, `UPDATE teaching_invitation SET state = 'accepted' WHERE id = ?`, id)
	s.exec(t, `UPDATE planning SET state = 'closed' WHERE id = ?`, to.ID)
	grace.Call(t, "POST", "/api/own-invitations/"+to.ID+"/answers", body).Is(http.StatusOK) // the same key: nothing is done again
	body["key"] = db.NewID()
	grace.Call(t, "POST", "/api/own-invitations/"+to.ID+"/answers", body).Fails(http.StatusConflict, "invitation.planning_over")
}

// A course is called in the language of who is asked, where it has a name in it.
func TestACourseIsCalledInHisLanguage(t *testing.T) {
	s := newInviting(t)
	s.exec(t, `UPDATE course SET english_name = 'Faith' WHERE id = 'course0'`)
	id := s.pencilled(t, s.soon(t), "grace")[0]
	s.send(t, id)
	mails := s.post(t)
	if m := mails[0]; !strings.Contains(m.Letter, "Teaching: Faith") || !strings.Contains(string(m.Attached[0].Data), "SUMMARY:Faith") {
		t.Errorf("it is called otherwise: %s", m.Letter)
	}
	if got := s.page(t, tokenOf(t, mails)).Items[0].CourseName; got != "Faith" {
		t.Errorf("his page calls it %s", got)
	}
	s.exec(t, `UPDATE person SET language = 'fr' WHERE id = 'grace'`)
	if got := s.page(t, tokenOf(t, mails)).Items[0].CourseName; got != "Course course0" {
		t.Errorf("in French his page calls it %s", got)
	}
}

// Where somebody else has accepted some sessions, the rest are open: he can say
// yes, but to these.
func TestWhatIsTakenInPartIsOpenForTheRest(t *testing.T) {
	s := newInviting(t)
	s.exec(t, `INSERT INTO instructor_language (person_id, language) VALUES ('grace', 'fr'), ('paul', 'fr')`)
	p := s.soon(t)
	ids := s.pencilled(t, p, "grace", "paul")
	c := s.course(t, s.record(t, ids[0]).AgendaCourseID)
	f := c.AgendaCourseFields
	f.Sessions = append(f.Sessions, planning.CourseSession{PlanningID: p.ID, Day: p.LastDay, Start: 540, Finish: 600})
	c = s.act(t, p, c, f)
	s.send(t, ids[0])
	grace := tokenOf(t, s.post(t))
	s.send(t, ids[1])
	paul := tokenOf(t, s.post(t))
	some := func(n int) func(*planning.InvitationAnswer) {
		return func(a *planning.InvitationAnswer) { a.SessionIDs = []string{c.Sessions[n].ID} }
	}
	s.answer(t, grace, "but", some(0))
	s.Call(t, "POST", "/api/invitations/"+ids[0]+"/agree", map[string]any{}).Is(http.StatusOK)
	if may := s.page(t, paul).Items[0].May; !slices.Equal(may, []string{"but", "no"}) {
		t.Fatalf("he may %v", may)
	}
	s.isStaffed(t, p, false) // who comes to some of it leaves the rest open
	s.answer(t, paul, "but", some(1))
	s.Call(t, "POST", "/api/invitations/"+ids[1]+"/agree", map[string]any{}).Is(http.StatusOK)
	s.isStaffed(t, p, true)
	s.is(t, ids[0], "accepted")
	s.is(t, ids[1], "accepted")
}

// isStaffed holds of the only course of a planning, in the year and by itself.
func (s school) isStaffed(t testing.TB, p planning.Planning, want bool) {
	t.Helper()
	var alone planning.Planning
	s.Call(t, "GET", "/api/plannings/"+p.ID, nil).Into(http.StatusOK, &alone)
	var y planning.Year
	s.Call(t, "GET", "/api/plannings/year?year="+strconv.Itoa(p.Year), nil).Into(http.StatusOK, &y)
	if in := y.Plannings[0]; in.Cells[0].Staffed != want || (in.Open == 0) != want || (alone.Open == 0) != want {
		t.Errorf("staffed: %t in the year, %d open there, %d by itself", in.Cells[0].Staffed, in.Open, alone.Open)
	}
}

// Overdue is told by the clock of the host, in the list as in each line of it and
// in the matrix.
func TestOverdueGoesByTheClockOfTheHost(t *testing.T) {
	s := newInviting(t)
	id, _ := s.asked(t, s.soon(t), "grace")
	for _, zone := range []string{"Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Paris"} {
		s.exec(t, `UPDATE campus SET time_zone = ?`, zone)
		for _, days := range []int{-1, 0} {
			s.exec(t, `UPDATE teaching_invitation SET answer_by_day = ? WHERE id = ?`, clock.Today(zone).AddDays(days), id)
			var all struct{ Items []planning.Invitation }
			s.Call(t, "GET", "/api/invitations?overdue=true", nil).Into(http.StatusOK, &all)
			var m planning.InvitationMatrix
			s.Call(t, "GET", "/api/invitations/matrix?year="+strconv.Itoa(planning.SchoolYear(ahead(), 9)), nil).Into(http.StatusOK, &m)
			if is := days < 0; s.record(t, id).Overdue != is || (len(all.Items) == 1) != is || m.People[0].Cells[0].Overdue != is {
				t.Errorf("in %s, wanted in %d days: %d are listed, in the matrix %v", zone, days, len(all.Items), m.People[0].Cells[0].Overdue)
			}
		}
	}
}

// What is asked is another thing, too, where another class is given the course, or
// another course: it is shown before it is answered.
func TestAnAnswerIsToTheSameCourseAndClass(t *testing.T) {
	for _, change := range []func(*planning.AgendaCourseFields){
		func(f *planning.AgendaCourseFields) { f.ClassIDs = []string{"class1"} },
		func(f *planning.AgendaCourseFields) { f.CourseID = "course1" },
		func(f *planning.AgendaCourseFields) { f.CampusID = "dakar" },
	} {
		s := newInviting(t)
		p := s.soon(t)
		id, token := s.asked(t, p, "grace")
		seen := s.page(t, token).Items[0]
		c := s.course(t, s.record(t, id).AgendaCourseID)
		f := c.AgendaCourseFields
		change(&f)
		s.act(t, p, c, f)
		s.Call(t, "POST", "/api/invitation-answers", answering(token, db.NewID(), "yes", seen)).Fails(http.StatusConflict, "invitation.changed")
	}
}

// Nothing of where somebody sleeps is cut off on paper.
func TestALongAddressIsPrintedWhole(t *testing.T) {
	where := strings.TrimSpace(strings.Repeat("12 rue de la Paix, third door on the left. ", 8))
	stay := planning.Stay{Half: planning.Teacher, State: planning.Accepted, Sessions: []planning.InvitedSession{{Day: ahead(), Start: 540, Finish: 600}}}
	_, short := planning.StayLines(texts(t).For("en"), stay)
	stay.Lodging = where
	lines, height := planning.StayLines(texts(t).For("en"), stay)
	if strings.Join(lines, " ") != where || height <= short {
		t.Errorf("it is printed as %q, %v high instead of %v", lines, height, short)
	}
}

// Somebody asked to teach who is signed in at a campus where he does not: his link
// is his all the same, and he answers by it; another's is not.
func TestALinkIsHisAtWhicheverCampusHeIsSignedIn(t *testing.T) {
	s := newInviting(t)
	id, token := s.asked(t, s.soon(t), "grace")
	elsewhere := s.as("grace", access.Student)
	elsewhere.Actor.CampusID = "dakar"
	var page planning.AnswerPage
	elsewhere.Call(t, "POST", "/api/own-invitations/open", map[string]any{"token": token}).Into(http.StatusOK, &page)
	if page.State != "open" || page.Items[0].ID != id {
		t.Errorf("his link shows %+v", page)
	}
	elsewhere.Actor.PersonID = "ruth"
	elsewhere.Call(t, "POST", "/api/own-invitations/open", map[string]any{"token": token}).Fails(http.StatusNotFound, "invitation.not_yours")
	s.answer(t, token, "yes")
	s.is(t, id, "accepted")
}

// A link to a week-end that was closed says that it is over, whatever he answered
// and whether he is signed in.
func TestALinkToWhatIsClosedIsOver(t *testing.T) {
	for _, kind := range []string{"", "yes", "but"} {
		s := newInviting(t)
		p := s.soon(t)
		_, token := s.asked(t, p, "grace")
		if kind != "" {
			s.answer(t, token, kind, func(a *planning.InvitationAnswer) { a.Question = "Is there a piano?" })
		}
		s.exec(t, `UPDATE planning SET state = 'closed' WHERE id = ?`, p.ID)
		var own planning.AnswerPage
		s.as("grace", access.Teacher).Call(t, "POST", "/api/own-invitations/open", map[string]any{"token": token}).Into(http.StatusOK, &own)
		if page := s.page(t, token); page.State != "over" || own.State != "over" || len(own.Items[0].May) != 0 || page.Contact.Name == "" {
			t.Errorf("after %q the link shows %s, signed in %s: %+v", kind, page.State, own.State, own.Items)
		}
	}
}
