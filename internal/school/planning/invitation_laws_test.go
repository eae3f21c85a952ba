package planning_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"pgregory.net/rapid"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/icaltest"
	"myspace/internal/base/mail"
	"myspace/internal/school/planning"
)

// mailAll has every mail go that was not sent yet.
func (m *walk) mailAll(r *rapid.T) {
	type row struct{ id, person, params string }
	rows, err := db.All(m.t.Context(), m.db, func(from db.Row) (x row, err error) { return x, from.Scan(&x.id, &x.person, &x.params) },
		`SELECT id, person_id, params FROM notice WHERE mailed_at IS NULL AND (kind LIKE 'invitation%' OR kind = 'planning_canceled') AND params LIKE ? ORDER BY happened_at, id`, `%`+m.planning.ID+`%`)
	if err != nil {
		r.Fatal(err)
	}
	for _, one := range rows {
		var about struct{ IDs, States []string }
		if err := json.Unmarshal([]byte(one.params), &about); err != nil {
			r.Fatal(err)
		}
		m.mailing, m.about, m.undone = one.person, about.IDs, about.States
		if err := m.mailer.Mail(m.t.Context(), one.id); err != nil {
			r.Fatal(err)
		}
		m.exec(r, `UPDATE notice SET mailed_at = ? WHERE id = ?`, clock.Now(), one.id) // what went to nobody is not tried again
	}
}

// stand are the states in which an invitation may be that a mail tells of.
var stand = map[string][]string{
	"invitation_sent": {"not_answered"}, "invitation_reminded": {"not_answered"}, "invitation_moved": {"not_answered"}, "invitation_set": {"accepted"},
	"invitation_canceled": {"canceled", "declined"}, "planning_canceled": {"canceled"}, "invitation_accepted": {"accepted"}, "invitation_conditional": {"answered"},
	"invitation_declined": {"declined"}, "invitation_undone": {"not_answered", "answered", "accepted"}, "invitation_next": {"canceled", "declined"},
}

// read holds a mail against what is so now: each invitation in its calendar file
// is its reader's and stands as it says, at the hours of now; a supervisor is told
// of at least one that does.
func (m *walk) read(r *rapid.T, sent mail.Message) error {
	m.letters[sent.Template]++
	for _, file := range sent.Attached {
		m.hears(r, file)
	}
	told := 0
	var w db.Where
	w.Among(m.db, `id`, m.about)
	here := slices.ContainsFunc(m.all(r), func(a asked) bool { return slices.Contains(m.about, a.id) })
	if here && slices.Contains([]string{"invitation_sent", "invitation_reminded", "invitation_moved", "invitation_set"}, sent.Template) {
		m.asking++
	}
	for _, a := range m.find(r, w) { // some may stand in another week-end by now
		stands := slices.Contains(stand[sent.Template], a.state)
		if sent.Template == "invitation_undone" {
			stands = a.state == m.undone[slices.Index(m.about, a.id)]
		}
		if len(sent.Attached) == 0 {
			told += map[bool]int{true: 1}[stands]
			continue
		}
		if !strings.Contains(string(sent.Attached[0].Data), a.id) {
			continue // it has become otherwise
		}
		if told++; !stands || a.person != m.mailing {
			r.Fatalf("%s is written %s of an invitation of %s that is %s", m.mailing, sent.Template, a.person, a.state)
		}
		for _, hours := range m.hours(r, a.id) {
			if sent.Template != "planning_canceled" && !strings.Contains(sent.Letter, hours) { // which tells the hours that were published
				r.Fatalf("%s is written %s, at %s: %s", m.mailing, sent.Template, hours, sent.Letter)
			}
		}
	}
	if told == 0 && sent.Template != "planning_canceled" {
		r.Fatalf("%s is written %s, and nothing is so", m.mailing, sent.Template)
	}
	if token, is := strings.CutPrefix(sent.Path, "/invitation/confirm/"); is {
		m.tokens[m.mailing] = token
	}
	return nil
}

// hears has a calendar read a file: nothing that it is told is hidden by what it was
// told before, and what is canceled comes back only under a higher number.
func (m *walk) hears(r *rapid.T, file mail.Attachment) {
	c, err := icaltest.Read(string(file.Data))
	if err != nil {
		r.Fatal(err)
	}
	for _, e := range c.Events {
		last, known := m.calendar[e.UID]
		turned := (e.Status == "CANCELLED") != (last.Status == "CANCELLED")
		if known && (e.Sequence < last.Sequence || turned && e.Sequence == last.Sequence) {
			r.Fatalf("%s is told under %d that it is %s, and was under %d that it is %s", e.UID, e.Sequence, e.Status, last.Sequence, last.Status)
		}
		m.calendar[e.UID] = e
	}
}

// hours are those of the sessions of an invitation now.
func (m *walk) hours(r *rapid.T, id string) []string {
	all, err := db.All(m.t.Context(), m.db, func(row db.Row) (text string, err error) {
		var start, finish int
		err = row.Scan(&start, &finish)
		return fmt.Sprintf("%02d:%02d–%02d:%02d", start/60, start%60, finish/60, finish%60), err
	}, `SELECT s.start, s.finish FROM teaching_invitation i JOIN agenda s ON s.agenda_course_id = i.agenda_course_id
		WHERE i.id = ? AND (i.whole OR EXISTS (SELECT 1 FROM teaching_invitation_session x WHERE x.invitation_id = i.id AND x.agenda_id = s.id))`, id)
	if err != nil {
		r.Fatal(err)
	}
	return all
}

// laws hold after every step.
func (m *walk) laws(r *rapid.T) {
	if !m.refused {
		*m.steps++
	}
	m.refused = false
	type line struct{ move, from, via string }
	state, last := map[string]string{}, map[string]line{}
	if err := db.Each(m.t.Context(), m.db, func(row db.Row) error {
		var id, move, from, to, via, now string
		if err := row.Scan(&id, &move, &from, &to, &via, &now); err != nil {
			return err
		}
		if was := state[id]; was != from {
			return fmt.Errorf("%s of %s goes on from %s, and it was %s", move, id, from, was)
		}
		if move != "undo" && planning.Leads(move, from, via) != to {
			return fmt.Errorf("%s by %s led from %s to %s", move, via, from, to)
		}
		own := func(via string) bool { return via == "link" || via == "self" }
		back := last[id]
		if move == "undo" && (to != back.from || !own(via) || !own(back.via) || !slices.Contains([]string{"confirm", "decline", "withdraw"}, back.move)) {
			return fmt.Errorf("undo by %s led from %s to %s, after %+v", via, from, to, back)
		}
		state[id], last[id] = to, line{move, from, via}
		return nil
	}, `SELECT m.invitation_id, m.move, m.from_state, m.to_state, m.via, i.state FROM teaching_move m JOIN teaching_invitation i ON i.id = m.invitation_id
		WHERE i.agenda_course_id IN (SELECT agenda_course_id FROM agenda WHERE planning_id = ?) ORDER BY m.invitation_id, m.at, m.id`, m.planning.ID); err != nil {
		r.Fatal(err)
	}
	for _, a := range m.all(r) {
		if last := state[a.id]; last != a.state {
			r.Fatalf("%s is %s, and its history ends at %s", a.id, a.state, last)
		}
		if was := m.was[a.id]; a.sent && a.state == planning.Accepted && was != planning.Accepted && was != planning.Declined {
			m.said[a.id] = m.instants(r, a.id)
		}
		if a.state == planning.InAnalysis { // taken back on the board
			delete(m.said, a.id)
		}
		m.was[a.id] = a.state
	}
	twice, err := db.Exists(m.t.Context(), m.db, `SELECT 1 FROM agenda s JOIN teaching_invitation i ON i.agenda_course_id = s.agenda_course_id AND i.state = 'accepted'
		WHERE s.planning_id = ? AND (i.whole OR EXISTS (SELECT 1 FROM teaching_invitation_session x WHERE x.invitation_id = i.id AND x.agenda_id = s.id))
		GROUP BY s.id, i.half HAVING COUNT(*) > 1`, m.planning.ID)
	if err != nil || twice {
		r.Fatalf("a session has two accepted people in one half: %v", err)
	}
}
