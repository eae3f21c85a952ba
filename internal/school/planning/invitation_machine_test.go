package planning_test

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"myspace/internal/base/access"
	"myspace/internal/base/apitest"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/icaltest"
	"myspace/internal/base/longtest"
	"myspace/internal/base/mail"
	"myspace/internal/base/secret"
	"myspace/internal/school/planning"
)

// TestInvitationsNeverLeaveTheTable has supervisors, invitees, boards,
// publications and jobs do with invitations what they like, in any order. Every
// move is one of the table and goes on where the last one ended, no session has
// two accepted people in one half, and no mail tells of what is no longer so.
// Answers come late, to what was seen some steps before; jobs, moved sessions,
// canceled week-ends and people who are disabled come in between. make test-walk
// takes a million steps.
func TestInvitationsNeverLeaveTheTable(t *testing.T) {
	s, steps, letters := newInviting(t), 0, map[string]int{}
	longtest.CheckSome(t, 45, func(r *rapid.T) {
		m := &walk{inviting: s, t: t, tokens: map[string]string{}, said: map[string][]string{}, was: map[string]string{}, calendar: map[string]icaltest.Event{}, steps: &steps, letters: letters}
		m.planning, m.second = s.soon(t), s.later(t)
		m.mailer.Send = func(_ context.Context, sent mail.Message) error { return m.read(r, sent) }
		for _, step := range []func(*rapid.T){m.put, m.put, m.lineUp, m.several("send"), m.several("send"), m.mailAll} {
			step(r)
		}
		r.Repeat(map[string]func(*rapid.T){
			"": m.laws, "put": m.put, "put more": m.put, "line": m.lineUp, "send": m.several("send"), "send more": m.several("send"), "remind": m.several("remind"), "cancel": m.several("cancel"),
			"next": m.several("next"), "accept": m.staff("accept"), "decline": m.staff("decline"), "agree": m.staff("agree"), "refuse": m.staff("refuse"), "resend": m.staff("resend"), "offer": m.offers,
			"answer": m.answers, "answer more": m.answers, "answer still more": m.answers, "undo": m.undoes, "move": m.moves, "bring": m.brings, "unstaff": m.unstaff, "take back": m.takeBack, "publish": m.publishes,
			"mind": m.mind, "late": m.late, "vacancy": m.vacancy, "mail": m.mailAll, "mail again": m.mailAll,
			"look": m.looks, "answer late": m.answersLate, "answer later": m.answersLate, "signed in": m.answersSignedIn, "cancel planning": m.cancelsPlanning, "disable": m.disables,
		})
		m.mailAll(r)
		m.exec(r, `UPDATE person SET enabled = TRUE`)
		m.exec(r, `UPDATE teaching_invitation SET state = 'canceled'`) // the next walk has nothing to do with it
	})
	counts, err := db.All(t.Context(), s.db, db.ScanString, `SELECT move || ' ' || via || ' ' || CAST(COUNT(*) AS TEXT) FROM teaching_move GROUP BY move, via ORDER BY move, via`)
	if err != nil || len(counts) < 12 {
		t.Errorf("the walk made only these moves: %v, %v", counts, err)
	}
	t.Logf("%d steps; moves: %s; mails: %v", steps, strings.Join(counts, ", "), letters)
}

// walk is a planning with which everybody does what he likes.
type walk struct {
	inviting
	t        *testing.T
	planning planning.Planning
	second   planning.Planning         // to which courses are brought
	said     map[string][]string       // the hours to which each invitee said yes
	was      map[string]string         // the state of each invitation at the last step
	tokens   map[string]string         // the newest link of each person
	seen     []lookedAt                // what invitees have before them, maybe for long
	mailing  string                    // whom the mail goes to that is being written
	about    []string                  // the invitations that it is about
	undone   []string                  // where the undo led that the mail tells of
	refused  bool                      // the last call was
	asking   int                       // how many mails want or take an answer for the planning
	calendar map[string]icaltest.Event // what calendars were last told, by UID
	steps    *int
	letters  map[string]int
}

// lookedAt is something asked, as somebody saw it.
type lookedAt struct {
	token string
	item  planning.AnswerItem
}

// asked is an invitation as the database has it.
type asked struct {
	id, person, half, state, course string
	sent                            bool
}

// all are those of the planning.
func (m *walk) all(r *rapid.T) []asked {
	var w db.Where
	w.Add(`agenda_course_id IN (SELECT agenda_course_id FROM agenda WHERE planning_id = ?)`, m.planning.ID)
	return m.find(r, w)
}

func (m *walk) find(r *rapid.T, w db.Where) []asked {
	all, err := db.All(m.t.Context(), m.db, func(row db.Row) (a asked, err error) {
		return a, row.Scan(&a.id, &a.person, &a.half, &a.state, &a.course, &a.sent)
	}, `SELECT id, person_id, half, state, agenda_course_id, sent_at IS NOT NULL FROM teaching_invitation`+w.String()+` ORDER BY id`, w.Args...)
	if err != nil {
		r.Fatal(err)
	}
	return all
}

// one draws an invitation: of five times four one in a state, where there is one.
func (m *walk) one(r *rapid.T, state string) asked {
	all := m.all(r)
	some := slices.DeleteFunc(slices.Clone(all), func(a asked) bool { return a.state != state })
	if len(some) > 0 && rapid.IntRange(0, 4).Draw(r, "any") > 0 {
		all = some
	}
	if len(all) == 0 {
		r.Skip("nobody is asked")
	}
	return rapid.SampledFrom(all).Draw(r, "one")
}

// fits are the states in which an act can be done.
var fits = map[string]string{
	"send": "in_analysis", "remind": "not_answered", "cancel": "accepted", "next": "not_answered", "accept": "in_analysis", "decline": "not_answered",
	"agree": "answered", "refuse": "answered", "resend": "answered",
}

// try calls a route; what is refused must be refused in words, never by accident.
func (m *walk) try(r *rapid.T, by school, method, path string, body any) {
	m.went(r, by.Call(m.t, method, path, body))
}

// went notes what came of a call; one that was refused is no step.
func (m *walk) went(r *rapid.T, a apitest.Answer) bool {
	if a.Code >= 500 {
		r.Fatalf("%d %s", a.Code, a.Body)
	}
	m.refused = a.Code >= 300
	return !m.refused
}

func (m *walk) supervisor(r *rapid.T) school {
	return m.as(rapid.SampledFrom([]string{"planner", "other"}).Draw(r, "supervisor"), access.Supervisor)
}

func (m *walk) put(r *rapid.T) {
	staff := []planning.Staffing{}
	for _, half := range []string{planning.Teacher, planning.Translator} {
		for _, id := range rapid.SliceOfNDistinct(rapid.SampledFrom(m.teachers), 1, 3, rapid.ID).Draw(r, half) {
			staff = append(staff, planning.Staffing{Half: half, PersonID: id, State: planning.InAnalysis, SessionIDs: []string{}})
		}
	}
	f := planning.AgendaCourseFields{CourseID: "course0", CampusID: rapid.SampledFrom([]string{"paris", "dakar"}).Draw(r, "host"), ClassIDs: []string{"class0"}, Staff: staff}
	for n := range rapid.IntRange(1, 2).Draw(r, "sessions") {
		f.Sessions = append(f.Sessions, planning.CourseSession{PlanningID: m.planning.ID, Day: m.planning.FirstDay.AddDays(n), Start: 540, Finish: 600})
	}
	m.act(r, planning.CellChange{AgendaCourseFields: f})
}

func (m *walk) act(r *rapid.T, c planning.CellChange) {
	m.try(r, m.supervisor(r), "POST", "/api/plannings/"+m.planning.ID+"/acts", map[string]any{"kind": "change", "key": db.NewID(), "changes": []planning.CellChange{c}})
}

// course draws a course as it stands on the board.
func (m *walk) course(r *rapid.T) planning.BoardCourse {
	var b struct{ Data planning.Board }
	a := m.Call(m.t, "GET", "/api/plannings/"+m.planning.ID+"/board", nil)
	if err := json.Unmarshal(a.Body.Bytes(), &b); err != nil {
		r.Fatal(err)
	}
	if len(b.Data.Courses) == 0 {
		r.Skip("the board is empty")
	}
	return rapid.SampledFrom(b.Data.Courses).Draw(r, "course")
}

func (m *walk) moves(r *rapid.T) {
	c := m.course(r)
	start := rapid.IntRange(8, 18).Draw(r, "start") * 60
	c.Sessions[0].Start, c.Sessions[0].Finish = start, start+60
	m.act(r, planning.CellChange{ID: c.ID, Version: c.Version, AgendaCourseFields: c.AgendaCourseFields})
}

// brings takes a course to the other week-end, where the walk goes on now and
// then. Who had a link to it is told that it is no longer current, and whom to call.
func (m *walk) brings(r *rapid.T) {
	c := m.course(r)
	a := m.supervisor(r).Call(m.t, "POST", "/api/plannings/"+m.second.ID+"/acts", m.bring(c.AgendaCourse, m.planning, m.second, db.NewID()))
	m.went(r, a)
	for _, s := range c.Staff {
		m.knowsWhomToCall(r, s.PersonID)
	}
	if rapid.Bool().Draw(r, "go on there") {
		m.planning, m.second = m.second, m.planning
	}
}

// knowsWhomToCall holds the newest link of somebody against what it was about.
func (m *walk) knowsWhomToCall(r *rapid.T, personID string) {
	token := m.tokens[personID]
	waits, err := db.Exists(m.t.Context(), m.db, `SELECT 1 FROM teaching_link_invitation x JOIN teaching_invitation i ON i.id = x.invitation_id
		WHERE x.token_hash = ? AND i.state IN ('not_answered', 'answered', 'accepted')`, secret.Hash(token))
	if err != nil {
		r.Fatal(err)
	}
	if !waits {
		return // it leads to nothing that is open
	}
	var p planning.AnswerPage
	read := m.Call(m.t, "POST", "/api/invitation-answers/read", map[string]any{"token": token})
	if read.Code != http.StatusOK {
		return // he was disabled
	}
	if err := json.Unmarshal(read.Body.Bytes(), &p); err != nil {
		r.Fatal(err)
	}
	if len(p.Items) == 0 && (p.State != "changed" || p.Contact.Name == "") {
		r.Fatalf("the link to what was brought elsewhere shows %+v", p)
	}
}

// unstaff takes somebody off a course, or accepts him on the board after a call.
func (m *walk) unstaff(r *rapid.T) {
	c := m.course(r)
	if len(c.Staff) == 0 {
		r.Skip("it has nobody")
	}
	at := rapid.IntRange(0, len(c.Staff)-1).Draw(r, "who")
	if rapid.Bool().Draw(r, "called") {
		c.Staff[at].State = planning.Accepted
	} else {
		c.Staff = append(c.Staff[:at], c.Staff[at+1:]...)
	}
	m.act(r, planning.CellChange{ID: c.ID, Version: c.Version, AgendaCourseFields: c.AgendaCourseFields})
}

func (m *walk) takeBack(r *rapid.T) {
	m.try(r, m.supervisor(r), "POST", "/api/plannings/"+m.planning.ID+rapid.SampledFrom([]string{"/undo", "/redo"}).Draw(r, "way"), map[string]any{})
}

func (m *walk) publishes(r *rapid.T) {
	number, err := db.One(m.t.Context(), m.db, "", db.ScanInt, `SELECT board FROM planning WHERE id = ?`, m.planning.ID)
	if err != nil {
		r.Fatal(err)
	}
	a := m.supervisor(r).Call(m.t, "POST", "/api/plannings/"+m.planning.ID+"/publish", map[string]any{"board": number})
	if !m.went(r, a) {
		return
	}
	for _, a := range m.all(r) {
		if a.state != planning.Accepted {
			continue
		}
		if _, known := m.said[a.id]; !known && !a.sent {
			m.said[a.id] = m.instants(r, a.id) // he is told of them as they are
		}
		for _, at := range m.instants(r, a.id) {
			if said, known := m.said[a.id]; known && !slices.Contains(said, at) {
				r.Fatalf("%s is published at %s, said yes to %v, and is not asked", a.id, at, said)
			}
		}
	}
}

// instants are when the sessions of an invitation are in the planning.
func (m *walk) instants(r *rapid.T, id string) []string {
	all, err := db.All(m.t.Context(), m.db, func(row db.Row) (text string, err error) {
		var starts, ends clock.Time
		err = row.Scan(&starts, &ends)
		return fmt.Sprint(starts.Unix(), " ", ends.Unix()), err
	}, `SELECT s.starts_at, s.ends_at FROM teaching_invitation i JOIN agenda s ON s.agenda_course_id = i.agenda_course_id
		WHERE i.id = ? AND s.planning_id = ? AND (i.whole OR EXISTS (SELECT 1 FROM teaching_invitation_session x WHERE x.invitation_id = i.id AND x.agenda_id = s.id))`, id, m.planning.ID)
	if err != nil {
		r.Fatal(err)
	}
	return all
}

func (m *walk) lineUp(r *rapid.T) {
	c := m.course(r)
	half, ids := rapid.SampledFrom([]string{planning.Teacher, planning.Translator}).Draw(r, "half"), []string{}
	for _, s := range c.Staff {
		if s.Half == half && s.State == planning.InAnalysis {
			ids = append(ids, s.ID)
		}
	}
	m.try(r, m.supervisor(r), "PUT", "/api/agenda-courses/"+c.ID+"/line", map[string]any{"version": c.Version, "half": half, "ids": ids})
}

// several is an act on some invitations, of whatever states.
func (m *walk) several(act string) func(*rapid.T) {
	return func(r *rapid.T) {
		ids := []string{m.one(r, fits[act]).id}
		if rapid.Bool().Draw(r, "two") {
			ids = append(ids, m.one(r, fits[act]).id)
		}
		body := map[string]any{"ids": ids}
		if act == "send" {
			body["answer_by"], body["key"] = "", db.NewID()
		}
		if act == "remind" { // as if the last mail had gone long ago
			m.exec(r, `UPDATE teaching_invitation SET sent_at = '2020-01-01T00:00:00.000000Z', reminded_at = NULL WHERE sent_at IS NOT NULL AND id = ?`, ids[0])
		}
		m.try(r, m.supervisor(r), "POST", "/api/invitations/"+act, body)
		if act == "send" && rapid.Bool().Draw(r, "at once") {
			m.mailAll(r)
		}
	}
}

func (m *walk) staff(act string) func(*rapid.T) {
	return func(r *rapid.T) {
		body := map[string]any{"reason": "so"}
		if act == "resend" {
			body = map[string]any{"amount": 100, "offer_text": "", "answer_by": "", "lodging": "", "transport": "", "arrives_on": "", "leaves_on": ""}
		}
		m.try(r, m.supervisor(r), "POST", "/api/invitations/"+m.one(r, fits[act]).id+"/"+act, body)
	}
}

// offers changes what is offered to somebody, whether he was written to or not.
func (m *walk) offers(r *rapid.T) {
	id := m.one(r, rapid.SampledFrom([]string{"in_analysis", "not_answered", "answered", "accepted"}).Draw(r, "state")).id
	version, err := db.One(m.t.Context(), m.db, "", db.ScanInt, `SELECT version FROM teaching_invitation WHERE id = ?`, id)
	if err != nil {
		r.Fatal(err)
	}
	body := offered(rapid.IntRange(1, 3).Draw(r, "amount"), "version", version)
	body["lodging"] = rapid.SampledFrom([]string{"", "At Anna's"}).Draw(r, "lodging")
	m.try(r, m.supervisor(r), "PUT", "/api/invitations/"+id, body)
}

// invitee is somebody who has a mail, with what his link shows.
func (m *walk) invitee(r *rapid.T) (token string, p planning.AnswerPage) {
	who := m.one(r, "not_answered").person
	if token = m.tokens[who]; token == "" {
		r.Skip("he has no mail yet")
	}
	if err := json.Unmarshal(m.Call(m.t, "POST", "/api/invitation-answers/read", map[string]any{"token": token}).Body.Bytes(), &p); err != nil {
		r.Fatal(err)
	}
	if len(p.Items) == 0 {
		r.Skip("his link shows nothing")
	}
	return token, p
}

func (m *walk) answers(r *rapid.T) {
	token, p := m.invitee(r)
	m.answersTo(r, lookedAt{token, rapid.SampledFrom(p.Items).Draw(r, "item")})
}

// looks has somebody open his link, and do nothing yet.
func (m *walk) looks(r *rapid.T) {
	token, p := m.invitee(r)
	m.seen = append(m.seen, lookedAt{token, rapid.SampledFrom(p.Items).Draw(r, "item")})
}

// answersLate has somebody answer what he saw some time ago.
func (m *walk) answersLate(r *rapid.T) {
	if len(m.seen) == 0 {
		r.Skip("nobody has looked")
	}
	m.answersTo(r, rapid.SampledFrom(m.seen).Draw(r, "seen"))
}

func (m *walk) answersTo(r *rapid.T, l lookedAt) {
	kind := rapid.SampledFrom([]string{"yes", "yes", "but", "no"}).Draw(r, "kind")
	body := answering(l.token, db.NewID(), kind, l.item, func(a *planning.InvitationAnswer) {
		a.Reason = "so"
		if kind == "but" && len(l.item.Sessions) > 0 {
			a.SessionIDs = []string{l.item.Sessions[0].ID}
		}
	})
	m.try(r, m.school, "POST", "/api/invitation-answers", body)
	m.try(r, m.school, "POST", "/api/invitation-answers", body) // a slow line
}

// answersSignedIn has somebody answer in his space.
func (m *walk) answersSignedIn(r *rapid.T) {
	who := m.one(r, "not_answered").person
	me := m.as(who, access.Teacher)
	var own struct{ Items []planning.AnswerPage }
	if err := json.Unmarshal(me.Call(m.t, "GET", "/api/own-invitations", nil).Body.Bytes(), &own); err != nil {
		r.Fatal(err)
	}
	at := slices.IndexFunc(own.Items, func(p planning.AnswerPage) bool { return p.PlanningID == m.planning.ID && len(p.Items) > 0 })
	if at < 0 {
		r.Skip("he is asked nothing")
	}
	body := answering("", db.NewID(), rapid.SampledFrom([]string{"yes", "no"}).Draw(r, "kind"), rapid.SampledFrom(own.Items[at].Items).Draw(r, "item"),
		func(a *planning.InvitationAnswer) { a.Reason = "so" })
	delete(body, "token")
	m.try(r, me, "POST", "/api/own-invitations/"+m.planning.ID+"/answers", body)
}

// cancelsPlanning cancels the week-end: everybody who was written to hears so in
// one mail, and no other goes. Another week-end takes its place.
func (m *walk) cancelsPlanning(r *rapid.T) {
	if rapid.IntRange(0, 5).Draw(r, "really") > 0 {
		r.Skip("not yet")
	}
	if a := m.supervisor(r).Call(m.t, "POST", "/api/plannings/"+m.planning.ID+"/cancel", map[string]any{"reason": "Snow"}); a.Code != http.StatusOK {
		known, err := db.Exists(m.t.Context(), m.db, `SELECT 1 FROM planning p WHERE p.id = ? AND (p.state = 'published'
			OR EXISTS (SELECT 1 FROM agenda s JOIN teaching_invitation i ON i.agenda_course_id = s.agenda_course_id WHERE s.planning_id = p.id AND i.sent_at IS NOT NULL))`, m.planning.ID)
		if err != nil || known {
			r.Fatalf("it is not canceled: %d %s, %v", a.Code, a.Body, err)
		}
		r.Skip("nobody knows of it: it would be deleted")
	}
	for _, a := range m.all(r) {
		if a.state != "canceled" && a.state != "declined" {
			r.Fatalf("the week-end is canceled, and somebody is still %s", a.state)
		}
	}
	before := m.asking
	m.mailAll(r)
	if m.asking != before {
		r.Fatal("somebody was asked for a week-end that is canceled")
	}
	twice, err := db.Exists(m.t.Context(), m.db, `SELECT 1 FROM notice a JOIN notice b ON b.person_id = a.person_id AND b.params LIKE ? AND b.kind = 'invitation_canceled'
		WHERE a.kind = 'planning_canceled' AND a.params LIKE ? AND b.happened_at >= a.happened_at`, `%`+m.planning.ID+`%`, `%`+m.planning.ID+`%`)
	if err != nil || twice {
		r.Fatalf("somebody is told twice that it is canceled: %v", err)
	}
	m.planning, m.tokens = m.soon(m.t), map[string]string{} // what was seen of the other is still answered, late
	m.put(r)
}

// disables disables somebody who teaches, or enables him again.
func (m *walk) disables(r *rapid.T) {
	m.exec(r, `UPDATE person SET enabled = NOT enabled WHERE id = ?`, rapid.SampledFrom(m.teachers).Draw(r, "who"))
}

func (m *walk) undoes(r *rapid.T) {
	token, p := m.invitee(r)
	m.try(r, m.school, "POST", "/api/invitation-answers/undo", map[string]any{"token": token, "id": rapid.SampledFrom(p.Items).Draw(r, "item").ID})
}

func (m *walk) exec(r *rapid.T, text string, args ...any) {
	if err := m.db.Tx(m.t.Context(), func(tx *db.Tx) error { return db.Exec(m.t.Context(), tx, text, args...) }); err != nil {
		r.Fatal(err)
	}
}

// late lets the day pass by which somebody was to answer.
func (m *walk) late(r *rapid.T) {
	m.exec(r, `UPDATE teaching_invitation SET answer_by_day = ? WHERE state = 'not_answered' AND id = ?`, clock.Today("").AddDays(rapid.SampledFrom([]int{-3, 0, 2}).Draw(r, "days")), m.one(r, "not_answered").id)
}

func (m *walk) mind(r *rapid.T) {
	if err := m.area.MindInvitations(m.t.Context()); err != nil {
		r.Fatal(err)
	}
}

func (m *walk) vacancy(r *rapid.T) {
	if err := m.area.FillVacancy(m.t.Context(), m.one(r, "declined").id); err != nil {
		r.Fatal(err)
	}
}
