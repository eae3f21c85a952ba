package planning

import (
	"context"
	"encoding/json"

	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
)

// saveMoved writes invitations that were moved, with their history, and turns
// the boards on which they stand: a number of statements that does not grow with
// them.
func saveMoved(ctx context.Context, tx *db.Tx, action string, all []moved) error {
	if len(all) == 0 {
		return nil
	}
	if err := writeMoved(ctx, tx, all); err != nil {
		return err
	}
	events := make([]audit.Event, len(all))
	for n, m := range all {
		events[n] = audit.Event{
			Action: action, Entity: "teaching_invitation", EntityID: m.after.ID, CampusID: m.after.CampusID, Before: m.before.trail(""), After: m.after.trail(m.told()),
		}
	}
	return audit.RecordMany(ctx, tx, events)
}

// writeMoved writes invitations that were moved, with their history, for a change
// that writes its own trail.
func writeMoved(ctx context.Context, tx *db.Tx, all []moved) error {
	history := db.NewBulk(`teaching_move (id, invitation_id, at, move, from_state, to_state, via, person_id, reason, was, request_key)`)
	changed := make([]Invitation, len(all))
	for n, m := range all {
		changed[n] = m.after
		history.Add(db.NewID(), m.after.ID, m.at, m.move, m.before.State, m.after.State, m.via, db.Optional(m.by), m.reason, m.was(), db.Optional(m.keyed()))
	}
	if err := saveInvitations(ctx, tx, changed); err != nil {
		return err
	}
	return history.Insert(ctx, tx)
}

// saveStaffed keeps in the history of invitations whom a planner pencilled in on
// a board, or set as accepted: that agrees to what is offered, and to the hours at
// which he is told of it.
func saveStaffed(ctx context.Context, tx *db.Tx, by string, was, become []AgendaCourse) error {
	before, ids, now := map[string]string{}, []string{}, clock.Now()
	for _, c := range was {
		for _, s := range c.Staff {
			before[s.ID] = s.State
		}
	}
	history := db.NewBulk(`teaching_move (id, invitation_id, at, move, from_state, to_state, via, person_id, reason, was)`)
	for _, c := range become {
		for _, s := range c.Staff {
			from, move, via := before[s.ID], "propose", viaStaff
			if from == s.State {
				continue
			}
			if s.State == Accepted {
				move, via = "call", viaBehalf
			}
			history.Add(db.NewID(), s.ID, now, move, from, s.State, via, db.Optional(by), "", "")
			ids = append(ids, s.ID)
		}
	}
	if len(ids) == 0 {
		return nil
	}
	var w db.Where
	w.Among(tx, `id`, ids)
	if err := db.Exec(ctx, tx, `UPDATE teaching_invitation SET agreed_amount = CASE WHEN state = 'accepted' THEN amount END, agreed_times = ''`+w.String(), w.Args...); err != nil {
		return err
	}
	return history.Insert(ctx, tx)
}

// told is the reason as the audit trail keeps it: a supervisor's own, never why
// somebody cannot come, which is for the history only.
func (m moved) told() string {
	if m.via == viaStaff || m.via == viaItself {
		return m.reason
	}
	return ""
}

// keyed is the key of a request together with the invitation: one request may
// answer several.
func (m moved) keyed() string {
	if m.key == "" {
		return ""
	}
	return m.key + ":" + m.after.ID
}

// undoable is what an invitee's answer can be taken back to.
type undoable struct {
	State      string           `json:"state"`
	Again      bool             `json:"again"`
	AnsweredAt *clock.Time      `json:"answered_at"`
	Answer     InvitationAnswer `json:"answer"`
	Agreed     *int64           `json:"agreed_amount"`
}

// was is how an invitation stood before its invitee answered, so that he can take
// it back; of other moves nothing is kept.
func (m moved) was() string {
	if m.via != viaLink && m.via != viaSelf {
		return ""
	}
	text, err := json.Marshal(undoable{m.before.State, m.before.Again, m.before.AnsweredAt, m.before.Answer, m.before.Agreed})
	if err != nil {
		panic(err) // texts and times
	}
	return string(text)
}

// saveInvitations writes what may change of invitations, and turns the boards on
// which they stand.
func saveInvitations(ctx context.Context, tx *db.Tx, all []Invitation) error {
	courses := make([]string, len(all))
	for n, i := range all {
		courses[n] = i.AgendaCourseID
	}
	if err := writeInvitations(ctx, tx, all, clock.Now()); err != nil {
		return err
	}
	return turnCourses(ctx, tx, unique(courses))
}

// writeInvitations writes what may change of invitations, as of a time.
func writeInvitations(ctx context.Context, tx *db.Tx, all []Invitation, at clock.Time) error {
	ids := []string{}
	rows := db.NewBulk(`teaching_invitation (id, version, state, line, whole, queued, again, amount, agreed_amount, currency, offer_text, lodging, transport, arrives_on,
		leaves_on, answer_by_day, sent_by, sent_at, reminded_at, viewed_at, answered_at, answer, agreed_times, sequence, updated_at)`)
	some := db.NewBulk(`teaching_invitation_session (invitation_id, agenda_id)`)
	for _, i := range all {
		ids = append(ids, i.ID)
		rows.Add(i.ID, i.Version+1, i.State, i.Line, i.whole, i.Queued, i.Again, i.Amount, i.Agreed, i.Currency, i.OfferText, i.Lodging, i.Transport, i.ArrivesOn,
			i.LeavesOn, i.AnswerBy, i.sentBy, orNull(i.SentAt), orNull(i.RemindedAt), orNull(i.ViewedAt), orNull(i.AnsweredAt), i.Answer.kept(), i.times, i.sequence, at)
		if !i.whole {
			for _, s := range i.Sessions {
				some.Add(i.ID, s.ID)
			}
		}
	}
	if err := rows.Update(ctx, tx, "invitation.not_found", "id"); err != nil {
		return err
	}
	if err := removeThese(ctx, tx, `DELETE FROM teaching_invitation_session`, "invitation_id", ids); err != nil {
		return err
	}
	return some.Insert(ctx, tx)
}

func orNull(t *clock.Time) clock.Time {
	if t == nil {
		return clock.Time{}
	}
	return *t
}

// turnCourses gives agenda courses that changed beside their boards the next
// number of these, so that planners who have them open learn of it.
func turnCourses(ctx context.Context, tx *db.Tx, courseIDs []string) error {
	var of, these db.Where
	of.Among(tx, `agenda_course_id`, courseIDs)
	on := `id IN (SELECT planning_id FROM agenda` + of.String() + `)`
	next, err := db.One(ctx, tx, "", scanInt64, `SELECT COALESCE(MAX(board), 0) + 1 FROM planning WHERE `+on, of.Args...)
	if err != nil {
		return err
	}
	if err := db.Exec(ctx, tx, `UPDATE planning SET board = ? WHERE `+on, append([]any{next}, of.Args...)...); err != nil {
		return err
	}
	these.Among(tx, `id`, courseIDs)
	return db.Exec(ctx, tx, `UPDATE agenda_course SET version = ?, updated_at = ?`+these.String(), append([]any{next, clock.Now()}, these.Args...)...)
}

// InvitationEvent is a line of an invitation's history.
type InvitationEvent struct {
	At     clock.Time `json:"at" format:"date-time"`
	Move   string     `json:"move" enum:"propose,send,remind,call,confirm,but,decline,expire,agree,resend,refuse,withdraw,moved,cancel,undo"`
	From   string     `json:"from" enum:",in_analysis,not_answered,answered,accepted,declined,canceled"`
	To     string     `json:"to" enum:"in_analysis,not_answered,answered,accepted,declined,canceled"`
	Via    string     `json:"via" enum:"staff,link,self,behalf,itself" doc:"By a supervisor, by the invitee through his link or signed in, by a supervisor on his behalf, or by itself."`
	By     string     `json:"by" doc:"The name of who did it; empty where it went by itself."`
	Reason string     `json:"reason"`
}

// findInvitationEvents returns the history of an invitation, the newest first.
func findInvitationEvents(ctx context.Context, q db.Querier, id string) ([]InvitationEvent, error) {
	all, err := db.All(ctx, q, func(r db.Row) (e InvitationEvent, err error) {
		return e, r.Scan(&e.At, &e.Move, &e.From, &e.To, &e.Via, &e.By, &e.Reason)
	}, `SELECT m.at, m.move, m.from_state, m.to_state, m.via, `+naming.PersonOrNobody+`, m.reason
		FROM teaching_move m LEFT JOIN person p ON p.id = m.person_id WHERE m.invitation_id = ? ORDER BY m.at DESC, m.id DESC`+db.Limit(maxEvents), id)
	if all == nil {
		all = []InvitationEvent{}
	}
	return all, err
}

// maxEvents is how many lines of a history are told.
const maxEvents = 200
