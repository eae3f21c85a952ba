package planning_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/school/planning"
)

// Who changes an offer sees the mail with it before it goes; seeing it sends and
// changes nothing.
func TestAChangedOfferIsSeenBeforeItIsSent(t *testing.T) {
	s := newInviting(t)
	id, token := s.asked(t, s.soon(t), "grace")
	offer := map[string]any{
		"amount": 12000, "offer_text": "With the train", "answer_by": "", "lodging": "At Anna's", "transport": "", "arrives_on": "", "leaves_on": "",
	}
	preview := "/api/invitations/" + id + "/resend/preview"
	s.Call(t, "POST", preview, offer).Fails(http.StatusConflict, "invitation.no_move")
	s.answer(t, token, "but", func(a *planning.InvitationAnswer) { a.Question = "Who pays?" })
	before := s.record(t, id)
	var mails planning.InvitationMails
	s.Call(t, "POST", preview, offer).Into(http.StatusOK, &mails)
	if len(mails.Items) != 1 || mails.Items[0].Email == "" {
		t.Fatalf("the mails are %+v", mails)
	}
	said := strings.Join(mails.Items[0].Paragraphs, "\n")
	for _, want := range []string{"With the train", "At Anna's", "120"} {
		if !strings.Contains(said, want) {
			t.Errorf("the mail does not say %q: %s", want, said)
		}
	}
	if after := s.record(t, id); after.Version != before.Version || after.OfferText != before.OfferText || len(after.Events) != len(before.Events) {
		t.Errorf("seeing it changed %+v to %+v", before, after)
	}
}

// Where all sessions are at one place, the mail says it once; else with each.
func TestAMailSaysAPlaceOnce(t *testing.T) {
	s := newInviting(t)
	p := s.soon(t)
	id := s.pencilled(t, p, "grace")[0]
	places := func(first, second string) string {
		c := s.course(t, s.record(t, id).AgendaCourseID)
		f := c.AgendaCourseFields
		later := f.Sessions[0]
		later.ID, later.Start, later.Finish = "", 840, 960
		f.Sessions = append(f.Sessions[:1], later)
		f.Sessions[0].Place, f.Sessions[1].Place = first, second
		s.act(t, p, c, f)
		var mails planning.InvitationMails
		s.Call(t, "POST", "/api/invitations/preview", map[string]any{"ids": []string{id}, "answer_by": ""}).Into(http.StatusOK, &mails)
		return strings.Join(mails.Items[0].Paragraphs, "\n")
	}
	if said := places("Room 7", "Room 7"); strings.Count(said, "Room 7") != 1 {
		t.Errorf("one place is not said once: %s", said)
	}
	if said := places("Room 7", "Room 8"); !strings.Contains(said, "Room 7") || !strings.Contains(said, "Room 8") {
		t.Errorf("two places are not both said: %s", said)
	}
}

// The preview is the mail as it goes, word for word: who is asked with him stands
// at his side, in order of time, with whoever sends it to be called.
func TestThePreviewIsTheMail(t *testing.T) {
	s := newInviting(t)
	s.exec(t, `UPDATE campus SET phone = '01 23 45 67 89'`)
	p := s.soon(t)
	late := s.put(t, p, planning.Staffing{Half: planning.Teacher, PersonID: "grace", State: planning.InAnalysis},
		planning.Staffing{Half: planning.Translator, PersonID: "paul", State: planning.InAnalysis}, planning.Staffing{Half: planning.Translator, PersonID: "ruth", State: planning.InAnalysis})
	f := late.AgendaCourseFields
	f.Sessions[0].Start, f.Sessions[0].Finish = 840, 960
	s.act(t, p, late, f)
	ids := s.pencilled(t, p, "grace")
	for _, one := range late.Staff {
		ids = append(ids, one.ID)
	}
	s.school = s.as("other", access.Supervisor)
	var mails planning.InvitationMails
	s.Call(t, "POST", "/api/invitations/preview", map[string]any{"ids": ids, "answer_by": ""}).Into(http.StatusOK, &mails)
	s.send(t, ids...)
	went := s.post(t)
	if len(went) != 3 || len(mails.Items) != 3 {
		t.Fatalf("%d mails were shown, %d went", len(mails.Items), len(went))
	}
	for _, m := range went {
		shown := mails.Items[slices.IndexFunc(mails.Items, func(i planning.InvitationMail) bool { return i.Email == m.To })]
		lines := texts(t).For("en").List("mail.invitation_sent.body", m.Params)
		if got, want := strings.Join(shown.Paragraphs, "\n\n"), strings.Join(append(lines, m.Letter), "\n\n"); got != want {
			t.Errorf("to %s was shown\n%s\nand went\n%s", m.To, got, want)
		}
		if !strings.Contains(m.Letter, "A other, 01 23 45 67 89") || m.To == "paul@example.org" && !strings.Contains(m.Letter, "A grace") {
			t.Errorf("the mail to %s is %s", m.To, m.Letter)
		}
	}
}
