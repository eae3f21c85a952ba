package planning_test

import (
	"context"
	"net/http"
	"slices"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/mail"
	"myspace/internal/school/planning"
)

// exec changes the school behind its back.
func (s school) exec(t testing.TB, text string, args ...any) {
	t.Helper()
	s.change(t, func(ctx context.Context, tx *db.Tx) error { return db.Exec(ctx, tx, text, args...) })
}

// A link of somebody who was disabled led nowhere, as if it had never been, and
// counted as guessed: it says so now, names whom to call, and keeps nothing.
func TestTheLinkOfWhoWasDisabledSaysSo(t *testing.T) {
	s := newInviting(t)
	p := s.soon(t)
	id, token := s.asked(t, p, "grace")
	item := s.page(t, token).Items[0]
	s.exec(t, `UPDATE campus SET phone = '+33 1 23' WHERE id = 'paris'`)
	s.exec(t, `UPDATE person SET enabled = FALSE WHERE id = 'grace'`)
	before := s.dump(t)
	for path, body := range map[string]any{
		"/read": map[string]any{"token": token}, "/view": map[string]any{"token": token}, "/undo": map[string]any{"token": token, "id": id},
		"": answering(token, db.NewID(), "yes", item),
	} {
		for range 20 { // of four, more than wrong links are borne with
			a := s.Call(t, "POST", "/api/invitation-answers"+path, body)
			if a.Fails(http.StatusConflict, "invitation.disabled"); !strings.Contains(a.Body.String(), "A planner, paris, +33 1 23") || strings.Contains(a.Body.String(), "course0") {
				t.Fatalf("%s: %s", path, a.Body)
			}
		}
	}
	s.as("paul", access.Teacher).Call(t, "POST", "/api/own-invitations/open", map[string]any{"token": token}).Fails(http.StatusNotFound, "invitation.not_yours")
	s.Call(t, "POST", "/api/invitations/remind", map[string]any{"ids": []string{id}}).Fails(http.StatusConflict, "inviting.no_address")
	if after := s.dump(t); after != before {
		t.Errorf("it was\n%s\nand is\n%s", before, after)
	}
	s.dated(t, id, -8, 0)
	if mails := s.minded(t); len(mails) != 0 {
		t.Errorf("he is mailed %s", templates(mails))
	}
	s.exec(t, `UPDATE person SET enabled = TRUE WHERE id = 'grace'`)
	s.answer(t, token, "yes")
}

// templates are the kinds of mails, with who gets them.
func templates(mails []mail.Message) string {
	all := []string{}
	for _, m := range mails {
		all = append(all, strings.TrimSuffix(m.To, "@example.org")+" "+m.Template)
	}
	slices.Sort(all)
	return strings.Join(all, ", ")
}

// What will not be is not asked for, by nobody: neither sent nor reminded of, nor
// mailed where it became so after it was sent.
func TestNobodyIsAskedForWhatWillNotBe(t *testing.T) {
	for _, tt := range []struct{ name, change, back, code string }{
		{"an archived class", `UPDATE class SET archived_at = created_at WHERE id = 'class0'`, `UPDATE class SET archived_at = NULL`, "invitation.class_archived"},
		{"an archived course", `UPDATE course SET archived_at = created_at WHERE id = 'course0'`, `UPDATE course SET archived_at = NULL`, "invitation.archived"},
		{"a canceled planning", `UPDATE planning SET state = 'canceled'`, `UPDATE planning SET state = 'draft'`, "invitation.planning_over"},
		{"a closed planning", `UPDATE planning SET state = 'closed'`, `UPDATE planning SET state = 'draft'`, "invitation.planning_over"},
		{"who teaches no more", `DELETE FROM membership_role WHERE person_id IN ('grace', 'paul') AND role = 'teacher'`, ``, "inviting.not_teacher"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := newInviting(t)
			p := s.soon(t)
			pencilled, waits, sent := s.pencilled(t, p, "grace")[0], s.pencilled(t, p, "paul")[0], s.pencilled(t, p, "grace")[0]
			s.send(t, waits)
			s.post(t)
			s.send(t, sent) // its mail has not gone yet
			s.exec(t, tt.change)
			for act, id := range map[string]string{"send": pencilled, "preview": pencilled, "remind": waits} {
				body := map[string]any{"ids": []string{id}, "answer_by": "", "key": db.NewID()}
				switch act {
				case "remind":
					s.dated(t, waits, -8, 0)
					body = map[string]any{"ids": []string{id}}
				case "preview":
					delete(body, "key")
				}
				s.Call(t, "POST", "/api/invitations/"+act, body).Fails(http.StatusConflict, tt.code)
			}
			if mails := s.minded(t); len(mails) != 0 {
				t.Errorf("the mails: %s", templates(mails))
			}
			if tt.back == "" {
				return
			}
			s.exec(t, tt.back)
			if got := templates(s.minded(t)); got != "grace invitation_sent, paul invitation_reminded" {
				t.Errorf("as it was again, the mails: %s", got)
			}
		})
	}
}

// Who no longer plans is neither named as whom to call nor told what is answered;
// every supervisor is, so that it does not go unheard.
func TestAnAnswerReachesWhoPlans(t *testing.T) {
	s := newInviting(t)
	id, token := s.asked(t, s.soon(t), "grace")
	s.answer(t, token, "yes")
	s.isTold(t, "planner", "invitation_accepted")
	s.isTold(t, "other")
	s.post(t)
	s.exec(t, `DELETE FROM network_role WHERE person_id = 'planner'`)
	if page := s.page(t, token); page.Contact.Name != "" || page.Contact.Email != "" || page.Contact.Campus != "paris" {
		t.Errorf("whom to call: %+v", page.Contact)
	}
	s.answer(t, token, "no", func(a *planning.InvitationAnswer) { a.Reason = "I broke my leg" })
	s.is(t, id, "declined")
	s.isTold(t, "planner", "invitation_accepted")
	s.isTold(t, "other", "invitation_declined")
	if mails := s.post(t); templates(mails) != "other invitation_declined" || !strings.Contains(mails[0].Letter, "I broke my leg") {
		t.Errorf("the mails: %s", templates(mails))
	}
}

// Why somebody cannot come stood in the audit trail, which is kept for years.
func TestWhyHeCannotComeIsNotInTheTrail(t *testing.T) {
	s := newInviting(t)
	p := s.soon(t)
	_, token := s.asked(t, p, "grace")
	s.answer(t, token, "no", func(a *planning.InvitationAnswer) { a.Reason = "I broke my leg" })
	id, _ := s.asked(t, p, "paul")
	s.Call(t, "POST", "/api/invitations/"+id+"/decline", map[string]any{"reason": "He broke his leg"}).Is(http.StatusOK)
	trail, err := db.All(t.Context(), s.db, db.ScanString, `SELECT changes FROM audit_event WHERE entity = 'teaching_invitation'`)
	if text := strings.Join(trail, ""); err != nil || strings.Contains(text, "leg") || !strings.Contains(text, "declined") {
		t.Errorf("the trail: %s, %v", text, err)
	}
}
