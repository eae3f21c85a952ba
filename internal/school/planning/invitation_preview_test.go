package planning_test

import (
	"net/http"
	"strings"
	"testing"

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
