package home_test

import (
	"context"
	"io/fs"
	"net/http"
	"strings"
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/mail"
	"myspace/internal/base/notice"
	"myspace/internal/base/text"
	"myspace/internal/school/part"
	"myspace/web"
)

// bag is where the mails of a desk end up.
type bag struct {
	desk
	mailer notice.Mailer
	sent   []mail.Message
	still  bool // what the notices are about is still so
}

// gradesKind has real texts, and is for students.
const gradesKind = "grades_published"

func newBag(t *testing.T) *bag {
	t.Helper()
	b := &bag{still: true}
	kinds := []notice.Kind{{Name: gradesKind, Readers: access.Secretary, Letter: func(context.Context, db.Querier, notice.Reader) (m mail.Message, err error) {
		if b.still {
			m.Template = gradesKind
		}
		return m, nil
	}}}
	b.desk = newDesk(t, part.Part{Kinds: kinds})
	folder, err := fs.Sub(web.Texts, "src/texts")
	must(t, err)
	texts, err := text.Load(folder)
	must(t, err)
	b.mailer = notice.Mailer{DB: b.db, Kinds: kinds, Texts: texts, Send: func(_ context.Context, m mail.Message) error {
		b.sent = append(b.sent, m)
		return nil
	}}
	b.exec(t, `UPDATE person SET email = 'anna@example.org', language = 'en' WHERE id = 'anna'`)
	return b
}

// happens tells Anna of a course at a time, and has the mail about it written.
func (b *bag) happens(t *testing.T, course string, at clock.Time) {
	t.Helper()
	told := []notice.Told{{PersonID: "anna", Event: course, Kind: gradesKind, Params: map[string]any{"course": course}}}
	must(t, b.db.Tx(t.Context(), func(tx *db.Tx) error { return notice.TellAt(t.Context(), tx, told, at) }))
	id, err := db.One(t.Context(), b.db, "", db.ScanString, `SELECT id FROM notice WHERE person_id = 'anna' AND event = ?`, course)
	must(t, err)
	for range 2 { // a job may run twice
		must(t, b.mailer.Mail(t.Context(), id))
	}
}

// morning gathers and mails as the jobs do, twice as they may.
func (b *bag) morning(t *testing.T, now clock.Time) {
	t.Helper()
	for range 2 {
		must(t, b.mailer.GatherAt(t.Context(), now))
		ids, err := db.All(t.Context(), b.db, db.ScanString, `SELECT id FROM notice_digest ORDER BY day`)
		must(t, err)
		for _, id := range ids {
			must(t, b.mailer.MailDigest(t.Context(), id))
		}
	}
}

func (b *bag) choose(t *testing.T, mail, daily bool) {
	t.Helper()
	b.anna().Call(t, http.MethodPost, "/api/profile/notices", map[string]any{"kind": gradesKind, "mail": mail, "daily": daily}).Is(http.StatusOK)
}

func (b *bag) letters() (all []string) {
	for _, m := range b.sent {
		all = append(all, m.Template+" "+strings.ReplaceAll(m.Letter, "\n\n", " | "))
	}
	return all
}

func (b *bag) expect(t *testing.T, want ...string) {
	t.Helper()
	if got := b.letters(); strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("mails are %q, want %q", got, want)
	}
}

// parisTime is a moment of October 2026 by the clock of Paris.
func parisTime(day, hour int) clock.Time {
	return clock.At(time.Date(2026, 10, day, hour, 30, 0, 0, clock.Zone("Europe/Paris")))
}

// What waits comes once, with all there is, the next morning of the reader;
// what happens after it waits for the next.
func TestTheMailOfTheDayComesOnce(t *testing.T) {
	b := newBag(t)
	b.happens(t, "Faith", parisTime(4, 12))
	b.expect(t, gradesKind+" ")
	b.sent = nil
	b.choose(t, true, true)
	b.happens(t, "Hope", parisTime(5, 12))
	b.happens(t, "Love", parisTime(5, 23))
	b.morning(t, parisTime(5, 23))
	b.morning(t, parisTime(6, 6))
	b.expect(t)
	b.morning(t, parisTime(6, 7))
	b.happens(t, "Grace", parisTime(6, 8))
	b.morning(t, parisTime(6, 9))
	first := "notice_digest Hope: your grade is there. | Love: your grade is there."
	b.expect(t, first)
	b.morning(t, parisTime(7, 7))
	b.expect(t, first, "notice_digest Grace: your grade is there.")
}

// Each line of the mail of the day says where to see what it tells.
func TestTheMailOfTheDayLeadsToEachThing(t *testing.T) {
	b := newBag(t)
	b.mailer.Site = "https://my.school.example"
	b.choose(t, true, true)
	told := []notice.Told{{PersonID: "anna", Event: "Hope", Kind: gradesKind, Params: map[string]any{"course": "Hope"}, Link: "/apps/student/notes/anna/hope"}}
	must(t, b.db.Tx(t.Context(), func(tx *db.Tx) error { return notice.TellAt(t.Context(), tx, told, parisTime(5, 12)) }))
	b.morning(t, parisTime(6, 7))
	b.expect(t, "notice_digest Hope: your grade is there.\nhttps://my.school.example/apps/student/notes/anna/hope")
}

// What is no longer so, and what one may no longer read, is in no mail of the
// day; a mail without anything is not sent.
func TestTheMailOfTheDayTellsWhatIsStillSo(t *testing.T) {
	b := newBag(t)
	b.choose(t, true, true)
	b.happens(t, "Hope", parisTime(5, 12))
	b.still = false
	b.morning(t, parisTime(6, 8))
	b.still = true
	b.happens(t, "Love", parisTime(6, 12))
	b.exec(t, `DELETE FROM membership_role WHERE person_id = 'anna'`)
	b.morning(t, parisTime(7, 8))
	b.expect(t)
}

// Who has lost the role in which he was told neither reads it any more, nor is
// it counted, nor does a mail that was on its way come.
func TestWhoLostTheRoleIsNotTold(t *testing.T) {
	b := newBag(t)
	b.choose(t, false, false)
	b.happens(t, "Hope", parisTime(5, 12))
	anna := b.anna()
	unseen(t, anna, 1)
	b.choose(t, true, false)
	b.exec(t, `UPDATE membership_role SET role = 'student' WHERE person_id = 'anna'`)
	unseen(t, anna, 0)
	if told := panel(t, anna).Told; len(told) != 0 {
		t.Errorf("the panel still tells %+v", told)
	}
	var choices api.Page[notice.Choice]
	anna.Call(t, http.MethodGet, "/api/profile/notices", nil).Into(http.StatusOK, &choices)
	if len(choices.Items) != 0 {
		t.Errorf("there is a choice left: %+v", choices.Items)
	}
	b.happens(t, "Love", parisTime(5, 13))
	b.expect(t)
	b.exec(t, `UPDATE membership_role SET role = 'secretary' WHERE person_id = 'anna'`)
	unseen(t, anna, 2)
}

// That something of one's own is no more comes also to who has lost the role in which he
// was asked.
func TestWhatEndsIsMailedWithoutTheRole(t *testing.T) {
	b := newBag(t)
	b.mailer.Kinds[0].Always, b.mailer.Kinds[0].Ends = true, true
	b.exec(t, `DELETE FROM membership_role WHERE person_id = 'anna'`)
	b.happens(t, "Hope", parisTime(5, 12))
	b.expect(t, gradesKind+" ")
	if told := panel(t, b.as("anna", "paris", access.Student)).Told; len(told) != 0 {
		t.Errorf("the panel tells %+v", told)
	}
}

// Of what is about a campus one reads where one has the role now, and everywhere
// with a role of the whole network; what is one's own stays.
func TestOneReadsOfTheCampusesWhereOneHasTheRole(t *testing.T) {
	b := newBag(t)
	tell := func(event, campus string) {
		told := []notice.Told{{PersonID: "anna", Event: event, Kind: gradesKind, CampusID: campus, Params: map[string]any{"course": event}}}
		must(t, b.db.Tx(t.Context(), func(tx *db.Tx) error { return notice.TellAt(t.Context(), tx, told, parisTime(5, 12)) }))
	}
	tell("here", "paris")
	tell("there", "noumea")
	tell("own", "")
	anna := b.anna()
	unseen(t, anna, 2)
	for _, n := range panel(t, anna).Told {
		if n.Params["course"] == "there" {
			t.Errorf("the panel tells %+v", n)
		}
	}
	there, err := db.One(t.Context(), b.db, "", db.ScanString, `SELECT id FROM notice WHERE event = 'there'`)
	must(t, err)
	must(t, b.mailer.Mail(t.Context(), there))
	b.expect(t)
	b.exec(t, `INSERT INTO network_role (person_id, role, sort_name) VALUES ('anna', 'supervisor', '')`)
	unseen(t, anna, 2) // supervisors do not read of this kind
	b.mailer.Kinds[0].Readers |= access.Supervisor
	unseen(t, anna, 3)
}
