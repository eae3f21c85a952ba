package planning_test

import (
	"context"
	"fmt"
	"io/fs"
	"net/http"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"myspace/internal/base/db"
	"myspace/internal/base/longtest"
	"myspace/internal/base/mail"
	"myspace/internal/base/notice"
	"myspace/internal/base/text"
	"myspace/internal/school/part"
	"myspace/internal/school/planning"
	"myspace/web"
)

// TestNobodyIsToldTwiceOrOfWhatIsNotSo changes a board, publishes it, changes
// places, takes back and cancels, in any order, and has mails go at any time.
// Exactly those of the preview are told, each once, and no mail tells of what
// has become otherwise since.
func TestNobodyIsToldTwiceOrOfWhatIsNotSo(t *testing.T) {
	s := newSchool(t)
	s.enrolled(t, "one", "class0")
	s.enrolled(t, "two", "class0")
	s.enrolled(t, "three", "class1")
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE person SET email = id || '@example.org' WHERE email = ''`)
	})
	catalogue := texts(t)
	kinds := planning.New(&part.Around{DB: s.db, Catalogue: catalogue}).Part().Kinds
	longtest.CheckSome(t, 12, func(r *rapid.T) {
		m := &telling{boards: boards{school: s, t: t, stacks: map[string]*stack{}}, events: map[string]bool{}}
		m.planning = s.soon(t)
		m.plannings = []planning.Planning{m.planning}
		m.mailer = notice.Mailer{DB: s.db, Kinds: kinds, Send: func(_ context.Context, sent mail.Message) error { return m.read(r, sent) }}
		r.Repeat(map[string]func(*rapid.T){
			"": m.onceEach, "put": m.put, "put more": m.put, "change": m.change, "staff": m.staff, "remove": m.remove, "undo": m.turn("/undo"), "redo": m.turn("/redo"),
			"publish": m.publishes, "publish again": m.publishes, "cancel": m.cancels, "place": m.places, "mail": m.mails,
		})
	})
}

func texts(t testing.TB) *text.Catalogue {
	t.Helper()
	folder, err := fs.Sub(web.Texts, "src/texts")
	if err != nil {
		t.Fatal(err)
	}
	c, err := text.Load(folder)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// telling is a board whose publications are told.
type telling struct {
	boards
	planning planning.Planning
	mailer   notice.Mailer
	events   map[string]bool // person and event
	mailing  string          // whom the mail goes to that is being written
	sent     []string
}

// rows are all notices about the planning, but those that ask or no longer ask who
// gives it: person, event and id.
func (m *telling) rows(r *rapid.T) [][3]string { return m.noticed(r, `kind NOT LIKE 'invitation%'`) }

func (m *telling) noticed(r *rapid.T, which string) (all [][3]string) {
	all, err := db.All(m.t.Context(), m.db, func(row db.Row) (x [3]string, err error) { return x, row.Scan(&x[0], &x[1], &x[2]) },
		`SELECT person_id, event, id FROM notice WHERE params LIKE ? AND (`+which+`)`, `%`+m.planning.ID+`%`)
	if err != nil {
		r.Fatal(err)
	}
	return all
}

// onceEach: there is never a notice that no event of the model explains.
func (m *telling) onceEach(r *rapid.T) {
	for _, row := range m.rows(r) {
		if !m.events[row[0]+" "+row[1]] {
			r.Fatalf("%s was told of %s, which the model does not know", row[0], row[1])
		}
	}
}

// expect holds what an act told against what its preview had said.
func (m *telling) expect(r *rapid.T, v planning.Preview) {
	want := map[string]bool{}
	for _, p := range v.People {
		want[p.PersonID] = true
	}
	for _, c := range v.Classes {
		for _, student := range map[string][]string{"class0": {"one", "two"}, "class1": {"three"}}[c.ClassID] {
			want[student] = true
		}
	}
	got := map[string]bool{}
	for _, row := range m.rows(r) {
		if key := row[0] + " " + row[1]; !m.events[key] {
			m.events[key], got[row[0]] = true, true
		}
	}
	if fmt.Sprint(got) != fmt.Sprint(want) || v.Told != len(want) {
		r.Fatalf("told %v; the preview names %v, and counts %d", got, want, v.Told)
	}
}

func (m *telling) preview(query string) (v planning.Preview) {
	m.Call(m.t, "GET", "/api/plannings/"+m.planning.ID+"/publication"+query, nil).Into(http.StatusOK, &v)
	return v
}

func (m *telling) publishes(r *rapid.T) {
	v := m.preview("")
	number, err := db.One(m.t.Context(), m.db, "", db.ScanInt, `SELECT board FROM planning WHERE id = ?`, m.planning.ID)
	if err != nil {
		r.Fatal(err)
	}
	if a := m.Call(m.t, "POST", "/api/plannings/"+m.planning.ID+"/publish", map[string]any{"board": number}); a.Code == http.StatusOK {
		m.expect(r, v)
	}
}

// turn takes back or does again, where that can be: other tests hold when.
func (m *telling) turn(path string) func(*rapid.T) {
	return func(r *rapid.T) {
		m.planner(r).Call(m.t, "POST", "/api/plannings/"+m.planning.ID+path, map[string]any{})
	}
}

func (m *telling) cancels(r *rapid.T) {
	if rapid.IntRange(0, 4).Draw(r, "really") > 0 {
		r.Skip("not yet")
	}
	v := m.preview("?canceled=true")
	if a := m.Call(m.t, "POST", "/api/plannings/"+m.planning.ID+"/cancel", map[string]any{"reason": "snow"}); a.Code == http.StatusOK {
		m.expect(r, v)
		m.planning = m.soon(m.t)
		m.plannings, m.stacks = []planning.Planning{m.planning}, map[string]*stack{}
	}
}

func (m *telling) places(r *rapid.T) {
	c, _ := m.one(r)
	was := map[string]planning.PublishedPart{}
	for _, p := range m.published(r) {
		was[p.id] = p.PublishedPart
	}
	session := c.Sessions[0].ID
	place := rapid.SampledFrom([]string{"", "Room 1", "Room 2"}).Draw(r, "place")
	m.Call(m.t, "PUT", "/api/agenda/"+session+"/place", map[string]any{"place": place}).Is(http.StatusOK)
	v := planning.Preview{}
	if p, known := was[session]; known && p.Place != place {
		for _, s := range p.People {
			v.People = append(v.People, planning.Concerned{PersonID: s.PersonID})
		}
		for _, id := range p.ClassIDs {
			v.Classes = append(v.Classes, planning.ConcernedClass{ClassID: id})
		}
		people := map[string]bool{}
		for _, x := range v.People {
			people[x.PersonID] = true
		}
		v.Told = len(people)
		for _, c := range v.Classes {
			v.Told += map[string]int{"class0": 2, "class1": 1}[c.ClassID]
		}
	}
	m.expect(r, v)
}

type publishedSession struct {
	id string
	planning.PublishedPart
}

// published are the sessions as everybody sees them now.
func (m *telling) published(r *rapid.T) (all []publishedSession) {
	found, err := planning.FindPublished(m.t.Context(), m.db, m.planning.ID)
	if err != nil {
		r.Fatal(err)
	}
	for id, p := range found {
		all = append(all, publishedSession{id, p})
	}
	return all
}

// mails has every mail go that was not sent yet.
func (m *telling) mails(r *rapid.T) {
	for _, row := range m.noticed(r, `mailed_at IS NULL OR kind NOT LIKE 'invitation%'`) {
		m.mailing = row[0]
		if err := m.mailer.Mail(m.t.Context(), row[2]); err != nil {
			r.Fatal(err)
		}
	}
}

// read holds a mail against what everybody sees now, and remembers it: nobody
// gets two about one event.
func (m *telling) read(r *rapid.T, sent mail.Message) error {
	if slices.Contains(m.sent, sent.ID) {
		r.Fatalf("%s got the same mail twice", m.mailing)
	}
	m.sent = append(m.sent, sent.ID)
	if strings.HasPrefix(sent.Template, "invitation") {
		return m.readAsked(r, sent)
	}
	for paragraph := range strings.SplitSeq(sent.Letter, "\n\n") {
		lines := strings.Split(paragraph, "\n")
		what, course, _ := strings.Cut(lines[0], "\u00a0: ") // the campus speaks French
		if what == "Motif" {
			continue
		}
		if comes := m.comes(r, course, lines[1]); what == "Annulé" && comes && !m.twins(r, course) || what != "Annulé" && !comes {
			r.Fatalf("%s is written %q, and comes: %v", m.mailing, paragraph, comes)
		}
	}
	return nil
}

// readAsked holds a mail to who gives sessions against what he is asked now: only
// who had accepted is asked to confirm, by the hours of now, and nobody who hears
// of a whole planning is told of his part of it once more.
func (m *telling) readAsked(r *rapid.T, sent mail.Message) error {
	if sent.Template != "invitation_moved" {
		r.Fatalf("%s is written %s, and nobody asked him or canceled it", m.mailing, sent.Template)
	}
	asked, err := db.All(m.t.Context(), m.db, func(row db.Row) (hours string, err error) {
		var start, finish int
		err = row.Scan(&start, &finish)
		return fmt.Sprintf("%02d:%02d–%02d:%02d", start/60, start%60, finish/60, finish%60), err
	}, `SELECT s.start, s.finish FROM teaching_invitation i JOIN agenda s ON s.agenda_course_id = i.agenda_course_id
		WHERE i.person_id = ? AND i.state = 'not_answered' AND i.again AND s.planning_id = ?`, m.mailing, m.planning.ID)
	if err != nil || !slices.ContainsFunc(asked, func(hours string) bool { return strings.Contains(sent.Letter, hours) }) {
		r.Fatalf("%s is asked to confirm %q, and what he is asked is %v: %v", m.mailing, sent.Letter, asked, err)
	}
	return nil
}

// twins reports whether a course has, or had, two sessions at the same hours: one
// of them may be gone, and the other not.
func (m *telling) twins(r *rapid.T, course string) bool {
	found, err := db.Exists(m.t.Context(), m.db, `SELECT 1 FROM published_agenda a JOIN published_agenda b ON b.planning_id = a.planning_id AND b.course_id = a.course_id
		AND b.day = a.day AND b.start = a.start AND b.id <> a.id JOIN course c ON c.id = a.course_id WHERE a.planning_id = ? AND c.name = ?`, m.planning.ID, course)
	if err != nil {
		r.Fatal(err)
	}
	return found
}

// comes reports whether whom a mail goes to has a session of a course now, at
// the hours that a line tells.
func (m *telling) comes(r *rapid.T, course, line string) bool {
	classes := map[string]string{"one": "class0", "two": "class0", "three": "class1"}
	return slices.ContainsFunc(m.published(r), func(p publishedSession) bool {
		his := slices.Contains(p.ClassIDs, classes[m.mailing]) ||
			slices.ContainsFunc(p.People, func(s planning.PublishedStaff) bool { return s.PersonID == m.mailing })
		hours := fmt.Sprintf("%02d:%02d–%02d:%02d (%s)", p.Start/60, p.Start%60, p.Finish/60, p.Finish%60, p.CampusID)
		return his && p.CourseName == course && strings.HasSuffix(line, hours) && strings.Contains(line, fmt.Sprint(" ", p.Day.Day, " "))
	})
}
