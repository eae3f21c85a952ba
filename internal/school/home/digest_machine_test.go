package home_test

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"pgregory.net/rapid"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/longtest"
	"myspace/internal/base/mail"
	"myspace/internal/base/notice"
)

// TestWhatHappenedIsMailedOnce has things happen to somebody who changes his mind,
// while servers work side by side, are refused by the mail server, and die between a
// mail and the note of it: whatever happened is told in one mail, by its number, and
// a day has one mail of the day.
func TestWhatHappenedIsMailedOnce(t *testing.T) {
	b := newBag(t)
	longtest.CheckSome(t, 12, func(r *rapid.T) {
		m := newPost(t, r, b)
		r.Repeat(map[string]func(*rapid.T){
			"": m.laws, "happens": m.happens, "happens again": m.happens, "choose": m.choose, "later": m.later, "work": m.work, "work again": m.work,
		})
		m.settle(r)
	})
}

// post is what a model of somebody's mails knows.
type post struct {
	*bag
	t       *testing.T
	now     clock.Time
	panel   bool                       // he wants no mails now
	told    map[string]clock.Time      // what happened, and when
	daily   map[string]bool            // what waits for the mail of the day
	dropped map[string]bool            // what was due when he wanted no mails
	in      map[string]map[string]bool // what happened, by the numbers of the mails that tell it
}

func newPost(t *testing.T, r *rapid.T, b *bag) *post {
	for _, table := range []string{"notice", "notice_digest", "notice_choice"} {
		b.exec(t, `DELETE FROM `+table)
	}
	m := &post{bag: b, t: t, now: parisTime(5, 12), told: map[string]clock.Time{}, daily: map[string]bool{}, dropped: map[string]bool{}, in: map[string]map[string]bool{}}
	m.choose(r)
	return m
}

func (m *post) happens(*rapid.T) {
	event := fmt.Sprintf("E%d", len(m.told))
	told := []notice.Told{{PersonID: "anna", Event: event, Kind: gradesKind, Params: map[string]any{"course": event}}}
	must(m.t, m.db.Tx(m.t.Context(), func(tx *db.Tx) error { return notice.TellAt(m.t.Context(), tx, told, m.now) }))
	waits, err := db.Exists(m.t.Context(), m.db, `SELECT 1 FROM notice WHERE event = ? AND waits`, event)
	must(m.t, err)
	m.told[event], m.daily[event] = m.now, waits
}

func (m *post) choose(r *rapid.T) {
	way := rapid.SampledFrom([]string{"mail", "daily", "panel"}).Draw(r, "way")
	m.anna().Call(m.t, http.MethodPost, "/api/profile/notices", map[string]any{"kind": gradesKind, "mail": way != "panel", "daily": way == "daily"}).Is(http.StatusOK)
	m.panel = way == "panel"
}

func (m *post) later(r *rapid.T) {
	m.now = m.now.Add(time.Duration(rapid.IntRange(1, 30).Draw(r, "hours")) * time.Hour)
}

// work has two servers do all there is, whatever becomes of each mail.
func (m *post) work(r *rapid.T) {
	m.run(func() string { return rapid.SampledFrom([]string{"sent", "refused", "died"}).Draw(r, "outcome") })
}

func (m *post) run(outcome func() string) {
	var both sync.WaitGroup
	for range 2 {
		both.Go(func() {
			if err := m.mailer.GatherAt(m.t.Context(), m.now); err != nil {
				m.t.Error(err)
			}
		})
	}
	both.Wait()
	mailer := m.mailer
	mailer.Send = func(_ context.Context, sent mail.Message) error { return m.note(sent, outcome()) }
	for _, id := range m.ids(`SELECT id FROM notice ORDER BY event`) {
		_ = mailer.Mail(m.t.Context(), id) // tried again by the next run
	}
	for _, id := range m.ids(`SELECT id FROM notice_digest WHERE mailed_at IS NULL ORDER BY day`) {
		if mailer.MailDigest(m.t.Context(), id) == nil && m.panel {
			for _, event := range m.ids(`SELECT event FROM notice WHERE digest_id = ?`, id) {
				m.dropped[event] = true
			}
		}
	}
}

func (m *post) ids(query string, args ...any) []string {
	ids, err := db.All(m.t.Context(), m.db, db.ScanString, query, args...)
	must(m.t, err)
	return ids
}

// note keeps what a mail tells under its number, unless it was refused.
func (m *post) note(sent mail.Message, outcome string) error {
	if outcome == "refused" {
		return errors.New("refused")
	}
	events := m.ids(`SELECT event FROM notice WHERE id = ?`, sent.ID)
	if sent.Template == "notice_digest" {
		events = nil
		for line := range strings.SplitSeq(sent.Letter, "\n\n") {
			event, _, _ := strings.Cut(line, ":")
			events = append(events, event)
		}
	}
	for _, event := range events {
		if m.in[event] == nil {
			m.in[event] = map[string]bool{}
		}
		m.in[event][sent.ID] = true
		if m.daily[event] != (sent.Template == "notice_digest") {
			m.t.Errorf("%s came by %s", event, sent.Template)
		}
	}
	if outcome == "died" {
		return errors.New("the server died before it took a note")
	}
	return nil
}

// laws are what holds after every step.
func (m *post) laws(r *rapid.T) {
	for event, mails := range m.in {
		if len(mails) > 1 {
			r.Fatalf("%s is told in %d mails", event, len(mails))
		}
	}
	late, err := db.One(m.t.Context(), m.db, "", db.ScanInt, `SELECT COUNT(*) FROM notice n JOIN notice_digest d ON d.id = n.digest_id WHERE n.happened_at >= d.made_at`)
	if err != nil || late > 0 {
		r.Fatalf("%d notices are in mails of a day before them, %v", late, err)
	}
}

// settle lets everything come to its end: whatever was wanted has come.
func (m *post) settle(r *rapid.T) {
	m.panel = false
	m.anna().Call(m.t, http.MethodPost, "/api/profile/notices", map[string]any{"kind": gradesKind, "mail": true}).Is(http.StatusOK)
	for range 6 { // a morning is among them
		m.now = m.now.Add(6 * time.Hour)
		m.run(func() string { return "sent" })
	}
	m.laws(r)
	for event := range m.told {
		if len(m.in[event]) == 0 && !m.dropped[event] {
			r.Fatalf("nobody was told %s", event)
		}
	}
}
