package app_test

import (
	"fmt"
	"maps"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

func init() {
	maps.Copy(probes, map[string]func(w *world, caller access.Roles, on target) probe{
		"listInvitations": showing("/api/invitations?page_size=200", func(w *world, caller access.Roles, on target) string {
			return w.invitation(caller, on, "not_answered")
		}),
		"exportInvitations": func(w *world, caller access.Roles, on target) probe {
			w.invitation(caller, on, "not_answered")
			return probe{path: "/api/invitations/export?format=csv", shows: "Room of " + w.agendaCourse[on]}
		},
		"getInvitationMatrix": showing("/api/invitations/matrix?year=2026", func(w *world, caller access.Roles, on target) string {
			return w.invitation(caller, on, "not_answered")
		}),
		"getInvitation":     onInvitation("not_answered", "", ""),
		"updateInvitation":  onInvitation("not_answered", "", `{"version":1,`+offerBody+`}`),
		"setInvitationStay": onInvitation("accepted", "/stay", `{"version":1,"lodging":"Anna","transport":"","arrives_on":"","leaves_on":""}`),
		"acceptInvitation":  onInvitation("not_answered", "/accept", `{}`),
		"declineInvitation": onInvitation("not_answered", "/decline", `{}`),
		"agreeInvitation":   onInvitation("answered", "/agree", `{}`),
		"refuseInvitation":  onInvitation("answered", "/refuse", `{}`),
		"resendInvitation": func(w *world, _ access.Roles, on target) probe {
			return probe{path: "/api/invitations/" + w.teachersInvitation(on, "answered") + "/resend", body: `{` + offerBody + `}`}
		},
		"previewResend": func(w *world, _ access.Roles, on target) probe {
			return probe{path: "/api/invitations/" + w.teachersInvitation(on, "answered") + "/resend/preview", body: `{` + offerBody + `}`}
		},
		"sendInvitations":    onInvitations("in_analysis", "/send", `,"answer_by":"","key":"a-key-of-its-own"`),
		"previewInvitations": onInvitations("in_analysis", "/preview", `,"answer_by":""`),
		"remindInvitations":  onInvitations("not_answered", "/remind", ""),
		"cancelInvitations":  onInvitations("not_answered", "/cancel", ""),
		"inviteNext": func(w *world, caller access.Roles, on target) probe {
			id := w.invitation(caller, on, "not_answered")
			w.asked("next-"+id, w.agendaCourse[on], w.teaching.teacher[on.campus], "in_analysis")
			w.exec(`UPDATE teaching_invitation SET queued = TRUE WHERE id = ?`, "next-"+id)
			return probe{path: "/api/invitations/next", body: fmt.Sprintf(`{"ids":[%q]}`, id)}
		},
		"lineUpInvitations": func(w *world, caller access.Roles, on target) probe {
			id := w.invitation(caller, on, "in_analysis")
			w.exec(`UPDATE agenda_course SET version = 1`)
			return probe{path: "/api/agenda-courses/" + w.agendaCourse[on] + "/line", body: fmt.Sprintf(`{"version":1,"half":"teacher","ids":[%q]}`, id)}
		},
		"listStays": func(w *world, caller access.Roles, on target) probe {
			return probe{path: "/api/plannings/" + w.planning[on] + "/stays", shows: w.invitation(caller, on, "accepted")}
		},
		"staysPDF": func(w *world, caller access.Roles, on target) probe {
			w.invitation(caller, on, "accepted")
			return probe{path: "/api/plannings/" + w.planning[on] + "/stays.pdf"}
		},

		"readInvitations":      byInvitationLink("/read", ""),
		"viewInvitations":      byInvitationLink("/view", ""),
		"answerInvitations":    byInvitationLink("", `,"key":"a-key-of-its-own","answers":[`+noBody+`]`),
		"undoInvitationAnswer": byInvitationLink("/undo", `,"id":%q`),
		"listOwnInvitations": func(w *world, caller access.Roles, on target) probe {
			w.ownInvitation(caller, on)
			return probe{path: "/api/own-invitations"}
		},
		"openOwnInvitations": func(w *world, caller access.Roles, on target) probe {
			w.ownInvitation(caller, on)
			return probe{path: "/api/own-invitations/open", body: `{"token":"` + linkToken + `"}`}
		},
		"answerOwnInvitations": func(w *world, caller access.Roles, on target) probe {
			id := w.ownInvitation(caller, on)
			return probe{path: "/api/own-invitations/" + w.planning[on] + "/answers", body: fmt.Sprintf(`{"key":"a-key-of-its-own","answers":[`+noBody+`]}`, id)}
		},
		"undoOwnInvitationAnswer": func(w *world, caller access.Roles, on target) probe {
			id := w.ownInvitation(caller, on)
			w.declined(id, w.actor(caller))
			return probe{path: "/api/own-invitations/" + w.planning[on] + "/undo", body: fmt.Sprintf(`{"id":%q}`, id)}
		},
	})
}

const (
	offerBody = `"amount":5000,"offer_text":"","answer_by":"","lodging":"","transport":"","arrives_on":"","leaves_on":""`
	// noBody says no to what was said no to already, so that no mark is wanted.
	noBody = `{"id":%q,"mark":"as-seen","kind":"no","session_ids":[],"other_date":"","needs_lodging":false,"needs_transport":false,"question":"","reason":""}`
)

// invitation invites somebody to a course that is given in some years: the
// caller himself, where the record is his own.
func (w *world) invitation(caller access.Roles, on target, state string) (id string) {
	id = "invitation-" + w.agendaCourse[on]
	w.asked(id, w.agendaCourse[on], w.personOn(caller, on), state)
	return id
}

// teachersInvitation invites who teaches: nobody else can be asked.
func (w *world) teachersInvitation(on target, state string) (id string) {
	id = "invitation-" + w.agendaCourse[on]
	w.asked(id, w.agendaCourse[on], w.teaching.teacher[on.campus], state)
	return id
}

func (w *world) asked(id, courseID, personID, state string) {
	if !w.has(`SELECT 1 FROM agenda_course WHERE id = ?`, courseID) {
		return // another probe took it off its board
	}
	w.exec(`UPDATE agenda SET day = '2099-10-03', starts_at = '2099-10-03T07:00:00.000000Z', ends_at = '2099-10-03T08:00:00.000000Z' WHERE agenda_course_id = ?`, courseID)
	w.exec(`UPDATE planning SET last_day = '2099-10-04' WHERE id IN (SELECT planning_id FROM agenda WHERE agenda_course_id = ?)`, courseID)
	w.exec(`UPDATE person SET email = 'someone-' || id || '@example.org' WHERE id = ? AND email = ''`, personID)
	w.exec(`DELETE FROM teaching_invitation WHERE id = ? OR agenda_course_id = ? AND person_id = ?`, id, courseID, personID)
	sent := clock.Now().Add(-1e13)
	w.exec(`INSERT INTO teaching_invitation (id, agenda_course_id, half, person_id, state, line, whole, created_by, created_at, updated_at, sent_at, answer_by_day, lodging)
		VALUES (?, ?, 'teacher', ?, ?, 0, TRUE, ?, ?, ?, ?, '2099-09-01', ?)`, id, courseID, personID, state, w.person[access.Admin], sent, sent, sent, "Room of "+courseID)
}

func (w *world) has(text string, args ...any) bool {
	found, err := db.Exists(w.ctx, w.database, text, args...)
	if err != nil {
		panic(err)
	}
	return found
}

// ownInvitation is one of the caller's, which he has a link to.
func (w *world) ownInvitation(caller access.Roles, on target) (id string) {
	id = "invitation-" + w.agendaCourse[on]
	w.asked(id, w.agendaCourse[on], w.actor(caller), "declined")
	if !w.has(`SELECT 1 FROM planning WHERE id = ?`, w.planning[on]) {
		return id
	}
	w.exec(`INSERT INTO teaching_link (token_hash, planning_id, person_id, created_at) VALUES (?, ?, ?, ?)
		ON CONFLICT (token_hash) DO UPDATE SET planning_id = excluded.planning_id, person_id = excluded.person_id`, hashed(linkToken), w.planning[on], w.actor(caller), clock.Now())
	return id
}

// declined has somebody have said no a moment ago.
func (w *world) declined(id, personID string) {
	if !w.has(`SELECT 1 FROM teaching_invitation WHERE id = ?`, id) {
		return
	}
	w.exec(`INSERT INTO teaching_move (id, invitation_id, at, move, from_state, to_state, via, person_id, reason, was) VALUES (?, ?, ?, 'decline', 'not_answered', 'declined', 'link', ?, '', ?) ON CONFLICT (id) DO NOTHING`,
		"move-of-"+id, id, clock.Now(), personID, `{"state":"not_answered","again":false,"answered_at":null,"answer":{"kind":""}}`)
}

func onInvitation(state, suffix, body string) func(*world, access.Roles, target) probe {
	return func(w *world, caller access.Roles, on target) probe {
		return probe{path: "/api/invitations/" + w.invitation(caller, on, state) + suffix, body: body}
	}
}

func onInvitations(state, suffix, more string) func(*world, access.Roles, target) probe {
	return func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/invitations" + suffix, body: fmt.Sprintf(`{"ids":[%q]%s}`, w.teachersInvitation(on, state), more)}
	}
}

// byInvitationLink is the probe of a route that a mailed link opens, whoever
// comes with it.
func byInvitationLink(suffix, more string) func(*world, access.Roles, target) probe {
	return func(w *world, _ access.Roles, on target) probe {
		id := w.ownInvitation(access.Teacher, on)
		w.declined(id, w.person[access.Teacher])
		if more != "" {
			more := fmt.Sprintf(more, id)
			return probe{path: "/api/invitation-answers" + suffix, body: `{"token":"` + linkToken + `"` + more + `}`}
		}
		return probe{path: "/api/invitation-answers" + suffix, body: `{"token":"` + linkToken + `"}`}
	}
}
