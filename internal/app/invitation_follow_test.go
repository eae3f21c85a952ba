package app_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/planning"
)

// linked gives somebody a link to what he is asked for the planning of the first
// target.
func (w *world) linked(personID, token string) {
	w.exec(`INSERT INTO teaching_link (token_hash, planning_id, person_id, created_at) VALUES (?, ?, ?, ?)`, hashed(token), w.planning[targets[0]], personID, clock.Now())
}

// opened is what a link shows.
func (w *world) opened(t *testing.T, token string) (code int, p planning.AnswerPage) {
	t.Helper()
	rec := w.call(0, http.MethodPost, probe{path: "/api/invitation-answers/read", body: fmt.Sprintf(`{"token":%q}`, token)})
	must(t, json.Unmarshal(rec.Body.Bytes(), &p))
	return rec.Code, p
}

func (w *world) merge(t *testing.T, kept, other string) {
	t.Helper()
	if rec := w.call(access.Admin, http.MethodPost, probe{path: "/api/people/" + kept + "/merge", body: `{"version":1,"other_id":"` + other + `","other_version":1,"take":[]}`}); rec.Code != http.StatusOK {
		t.Fatalf("merge: %d %s", rec.Code, rec.Body)
	}
}

// What was mailed to a record that became part of another led nowhere: it answers
// for what he was asked, who is one person now.
func TestALinkAnswersAfterAMerge(t *testing.T) {
	w := newWorld(t)
	kept, other, course := w.teaching.teacher["own"], w.person[access.Teacher], w.agendaCourse[targets[0]]
	w.asked("asked", course, other, "not_answered")
	w.linked(other, "his-old-link")
	w.linked(kept, "his-other-link")
	w.merge(t, kept, other)
	for _, token := range []string{"his-other-link", "his-old-link"} {
		code, page := w.opened(t, token)
		if code != http.StatusOK || len(page.Items) != 1 || page.Items[0].ID != "asked" || page.Name != instructorName(0, target{"own", "other"}) {
			t.Fatalf("%s: %d %+v", token, code, page)
		}
	}
	_, page := w.opened(t, "his-old-link")
	rec := w.call(0, http.MethodPost, probe{path: "/api/invitation-answers", body: fmt.Sprintf(`{"token":"his-old-link","key":"a-key-of-its-own","answers":[{"id":"asked","mark":%q,"kind":"yes",
		"session_ids":[],"other_date":"","needs_lodging":false,"needs_transport":false,"question":"","reason":""}]}`, page.Items[0].Mark)})
	if rec.Code != http.StatusOK || !w.has(`SELECT 1 FROM teaching_invitation WHERE id = 'asked' AND person_id = ? AND state = 'accepted'`, kept) {
		t.Errorf("the answer: %d %s", rec.Code, rec.Body)
	}
	if !w.has(`SELECT 1 FROM teaching_move WHERE invitation_id = 'asked' AND person_id = ? AND via = 'link'`, kept) {
		t.Error("the history does not say who")
	}
}

// Both records of somebody were asked, each for one of two sessions: he is asked
// for both afterwards, where one of them was lost.
func TestAMergeKeepsAllThatWasAsked(t *testing.T) {
	w := newWorld(t)
	kept, other, course, first := w.teaching.teacher["own"], w.person[access.Teacher], w.agendaCourse[targets[0]], w.session[targets[0]]
	w.exec(`INSERT INTO agenda (id, agenda_course_id, planning_id, day, start, finish, starts_at, ends_at, place)
		SELECT 'second', agenda_course_id, planning_id, day, 660, 720, '2026-10-03T09:00:00.000000Z', '2026-10-03T10:00:00.000000Z', '' FROM agenda WHERE id = ?`, first)
	for id, one := range map[string][2]string{"to-kept": {kept, first}, "to-other": {other, "second"}} {
		w.asked(id, course, one[0], "not_answered")
		w.exec(`UPDATE teaching_invitation SET whole = FALSE WHERE id = ?`, id)
		w.exec(`INSERT INTO teaching_invitation_session (invitation_id, agenda_id) VALUES (?, ?)`, id, one[1])
	}
	w.linked(other, "his-old-link")
	w.merge(t, kept, other)
	if code, page := w.opened(t, "his-old-link"); code != http.StatusOK || len(page.Items) != 1 || page.Items[0].ID != "to-kept" || len(page.Items[0].Sessions) != 2 {
		t.Errorf("%d %+v", code, page)
	}
}

// Whoever is erased has no link, and no word of why he could not come stays, also
// where a supervisor wrote it down, nor his name anywhere.
func TestNothingTellsOfAnErasedInvitee(t *testing.T) {
	w := newWorld(t)
	person, course := w.teaching.teacher["own"], w.agendaCourse[targets[0]]
	w.asked("asked", course, person, "not_answered")
	w.linked(person, "his-link")
	w.change(t, http.MethodPut, "/api/invitations/asked", `{"version":1,`+strings.Replace(offerBody, `"lodging":""`, `"lodging":"With the Dupont family"`, 1)+`}`)
	w.change(t, http.MethodPost, "/api/invitations/asked/decline", `{"reason":"He broke his leg"}`)
	name := instructorName(0, target{"own", "other"})
	rec := w.call(access.Admin, http.MethodPost, probe{path: "/api/people/" + person + "/erase", body: `{"version":1,"name":"` + name + `"}`})
	if rec.Code >= 300 {
		t.Fatalf("erase: %d %s", rec.Code, rec.Body)
	}
	if code, _ := w.opened(t, "his-link"); code != http.StatusNotFound {
		t.Errorf("his link answers %d", code)
	}
	tables, err := db.Tables(t.Context(), w.database)
	must(t, err)
	for _, table := range tables {
		must(t, table.Each(t.Context(), w.database, func(row []any) error {
			text := fmt.Sprint(row...)
			for _, word := range []string{name, "teacher.own@example.org", "broke his leg", "his-link"} {
				if strings.Contains(text, word) {
					t.Errorf("%s still tells %q: %s", table.Name, word, text)
				}
			}
			if table.Name != "audit_event" && strings.Contains(text, "Dupont") {
				t.Errorf("%s still tells where he slept: %s", table.Name, text)
			}
			return nil
		}))
	}
	if !w.has(`SELECT 1 FROM teaching_move WHERE invitation_id = 'asked' AND move = 'decline'`) {
		t.Error("that it was declined is gone, too")
	}
}
