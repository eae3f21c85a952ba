package app_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// agreed has somebody have accepted a course for an amount; nothing for none.
func (w *world) agreed(id, courseID, personID string, amount any) {
	w.asked(id, courseID, personID, "accepted")
	w.exec(`UPDATE teaching_invitation SET agreed_amount = ?, currency = 'EUR' WHERE id = ?`, amount, id)
}

// paysOut pays what was agreed with somebody.
func (w *world) paysOut(t *testing.T, invitation string) {
	t.Helper()
	w.create(t, "/api/transactions/expenses", fmt.Sprintf(`{"key":"a-key-for-%s","account_id":"account","category":"travel","invitation_id":%q,
		"reference":"","memo":"","day":%q,"amount":5000,"way":"cash"}`, invitation, invitation, clock.Today("Europe/Paris")))
}

// Both records of somebody had accepted one course, and either was paid for it, or
// only one had named a sum: he is asked once afterwards, and what was paid for it is
// still what was paid for it.
func TestAMergeKeepsWhatWasPaidForACourse(t *testing.T) {
	w := newWorld(t)
	w.purse(access.Admin, targets[0])
	kept, other, course := w.teaching.teacher["own"], w.person[access.Teacher], w.agendaCourse[targets[0]]
	for _, paid := range []string{"to-kept", "to-other", "both", "none", "other-agreed", "to-other-alone"} {
		t.Run(paid, func(t *testing.T) {
			w.undo(t)
			w.purse(access.Admin, targets[0])
			ofKept := any(5000)
			if strings.HasPrefix(paid, "other-") || strings.HasSuffix(paid, "-alone") {
				ofKept = nil
			}
			w.agreed("to-kept", course, kept, ofKept)
			w.agreed("to-other", course, other, 5000)
			for _, id := range []string{"to-kept", "to-other"} {
				if strings.HasPrefix(paid, id) || paid == "both" {
					w.paysOut(t, id)
				}
			}
			w.merge(t, kept, other)
			payments := map[string]int{"both": 2, "none": 0, "other-agreed": 0}
			want, ok := payments[paid]
			if !ok {
				want = 1
			}
			refer, err := db.One(t.Context(), w.database, "", db.ScanInt, `SELECT COUNT(*) FROM money_transaction t JOIN teaching_invitation i ON i.id = t.invitation_id WHERE t.invitation_id = 'to-kept' AND i.agreed_amount = 5000`)
			must(t, err)
			if refer != want {
				t.Errorf("%d payments are of what he was asked, want %d", refer, want)
			}
			rec := w.call(access.Admin, http.MethodGet, probe{path: "/api/accounts/account/agreed"})
			if proposed := strings.Count(rec.Body.String(), `"invitation_id"`); rec.Code != http.StatusOK || proposed == 1 != (want == 0) || proposed > 1 {
				t.Errorf("it is proposed %d times: %d %s", proposed, rec.Code, rec.Body)
			}
		})
	}
}

// Who was paid for a course stays on its board, also where his invitation was
// canceled: the books refer to it, and an answer of 500 told nobody.
func TestWhoWasPaidForACourseStaysOnItsBoard(t *testing.T) {
	w := newWorld(t)
	w.purse(access.Admin, targets[0])
	teacher, on := w.teaching.teacher["own"], targets[0]
	course := w.staffed(t, staffing(teacher, "accepted"))
	invitation, err := db.One(t.Context(), w.database, "", db.ScanString, `SELECT id FROM teaching_invitation WHERE agenda_course_id = ?`, course)
	must(t, err)
	w.exec(`UPDATE teaching_invitation SET agreed_amount = 5000, currency = 'EUR' WHERE id = ?`, invitation)
	w.paysOut(t, invitation)
	off := func(key string) probe {
		version, err := db.One(t.Context(), w.database, "", db.ScanInt, `SELECT version FROM agenda_course WHERE id = ?`, course)
		must(t, err)
		return probe{path: "/api/plannings/" + w.planning[on] + "/acts", body: fmt.Sprintf(`{"kind":"put","key":%q,"changes":[{"id":%q,"version":%d,"course_id":%q,"campus_id":%q,"class_ids":[%q],"sessions":[],"staff":[]}]}`,
			key, course, version, w.course[on.record], w.campus[on.campus], w.class[on])}
	}
	refused := func(rec int, body string) {
		t.Helper()
		if rec != http.StatusConflict || !strings.Contains(body, "planning.staff_paid") {
			t.Errorf("%d %s", rec, body)
		}
	}
	answer := w.call(access.Admin, http.MethodPost, off("takes-it-off"))
	refused(answer.Code, answer.Body.String())
	answer = w.call(access.Admin, http.MethodPost, probe{path: "/api/plannings/" + w.planning[on] + "/undo", body: `{}`})
	refused(answer.Code, answer.Body.String())
	w.exec(`UPDATE teaching_invitation SET state = 'canceled' WHERE id = ?`, invitation)
	answer = w.call(access.Admin, http.MethodPost, off("takes-it-off-again"))
	refused(answer.Code, answer.Body.String())
	w.exec(`UPDATE teaching_invitation SET state = 'in_analysis' WHERE id = ?`, invitation)
	w.exec(`UPDATE planning SET state = 'draft', publication = 0 WHERE id = ?`, w.planning[on])
	version, err := db.One(t.Context(), w.database, "", db.ScanInt, `SELECT version FROM planning WHERE id = ?`, w.planning[on])
	must(t, err)
	answer = w.call(access.Admin, http.MethodDelete, probe{path: fmt.Sprintf("/api/plannings/%s?version=%d", w.planning[on], version)})
	refused(answer.Code, answer.Body.String())
}
