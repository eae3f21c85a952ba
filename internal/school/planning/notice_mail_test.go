package planning_test

import (
	"context"
	"log/slog"
	"net/http"
	"slices"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/jobs"
	"myspace/internal/base/mailtest"
	"myspace/internal/base/notice"
	"myspace/internal/base/text"
	"myspace/internal/school/part"
	"myspace/internal/school/people"
	"myspace/internal/school/planning"
	"myspace/internal/school/schooltest"
)

// post sends the school's mails to a server.
type post struct {
	school
	server mailtest.Server
	mailer notice.Mailer
}

// newPost is a school whose mails go to a real server; ok is false where there is
// none.
func newPost(t *testing.T) (p post, ok bool) {
	t.Helper()
	server, ok := mailtest.Start(t)
	if !ok {
		return p, false
	}
	p = post{school: newSchool(t), server: server}
	catalogue := texts(t)
	p.mailer = notice.Mailer{DB: p.db, Send: schooltest.Sender(t, server, catalogue).Send, Kinds: planning.New(&part.Around{DB: p.db, Catalogue: catalogue}).Part().Kinds}
	return p, true
}

// arrived are the mails at the server, as plain text with their subjects, by
// who got them.
func (p post) arrived(t *testing.T) map[string][]string {
	t.Helper()
	all := map[string][]string{}
	for _, m := range p.server.Inbox(t) {
		way := "apps/academic/program/agenda?"
		if strings.Contains(m.Subject, "please confirm") {
			way = "invitation/confirm/"
		}
		if !strings.Contains(m.HTML, `class="button" href="https://my.school.example/`+way) {
			t.Errorf("the mail has no button: %s", m.HTML)
		}
		all[m.To[0].Address] = append(all[m.To[0].Address], m.Subject+"\n"+strings.ReplaceAll(m.Text, "\r\n", "\n"))
	}
	return all
}

// run has a runner do everything that waits.
func (p post) run(t *testing.T) {
	t.Helper()
	r := jobs.NewRunner(jobs.Config{DB: p.db, Log: slog.New(slog.DiscardHandler)})
	p.mailer.Register(r)
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		r.Run(ctx)
	}()
	mailtest.WaitFor(t, func() bool {
		n, err := db.One(t.Context(), p.db, "", db.ScanInt, `SELECT COUNT(*) FROM job WHERE kind = 'notice.mail' AND state <> 'done'`)
		return err == nil && n == 0
	})
	stop()
	<-ended
}

// address gives somebody an address, a language and a campus that he belongs to
// first.
func (p post) address(t *testing.T, id, language, campus string) {
	t.Helper()
	p.change(t, func(ctx context.Context, tx *db.Tx) error {
		if err := people.AddMembership(ctx, tx, id, campus, access.Teacher); err != nil {
			return err
		}
		if err := db.Exec(ctx, tx, `UPDATE membership SET created_at = '2020-01-01T00:00:00.000000Z' WHERE person_id = ? AND campus_id = ?`, id, campus); err != nil {
			return err
		}
		return db.Exec(ctx, tx, `UPDATE person SET email = ?, language = ? WHERE id = ?`, id+"@example.org", language, id)
	})
}

// A publication is one mail for each whom it concerns, in his language, with the
// hours of the campus and his own; run again, nothing goes twice.
func TestAPublicationIsOneMailForEach(t *testing.T) {
	p, ok := newPost(t)
	if !ok {
		return
	}
	p.address(t, "grace", "en", "dakar")
	p.address(t, "paul", "", "paris")
	p.change(t, func(ctx context.Context, tx *db.Tx) error { // who has chosen the panel only
		if err := db.Exec(ctx, tx, `UPDATE person SET email = 'ruth@example.org' WHERE id = 'ruth'`); err != nil {
			return err
		}
		return notice.Choose(ctx, tx, "ruth", notice.Choice{Kind: "planning_published"})
	})
	we := p.soon(t)
	first := p.put(t, we, accepted("grace"))
	p.put(t, we, accepted("grace"))
	p.put(t, we, accepted("paul"))
	p.put(t, we, accepted("ruth"))
	p.publish(t, we.ID)
	p.run(t)
	p.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE job SET state = 'ready', payload = (SELECT '{"id":"' || id || '"}' FROM notice WHERE person_id = 'grace') WHERE kind = 'notice.mail'`)
	})
	p.run(t) // as if a server had died before it could note the end
	all := p.arrived(t)
	if len(all) != 2 || len(all["grace@example.org"]) != 1 || len(all["paul@example.org"]) != 1 {
		t.Fatalf("mails: %v", all)
	}
	english := texts(t).For("en")
	got := all["grace@example.org"][0]
	for _, want := range []string{
		"Week-end 1: new sessions\n", "New: Course course0\n" + english.LongDate(we.FirstDay) + ", 09:00–12:00 (paris)\n",
		"By your own clock: " + english.LongDate(we.FirstDay) + ", ", "With A grace", "\nhttps://my.school.example/apps/academic/program/agenda?view=list&day=" + we.FirstDay.String(),
	} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in %s", want, got)
		}
	}
	if strings.Count(got, "New: ") != 2 {
		t.Errorf("it is not about both: %s", got)
	}
	if french := all["paul@example.org"][0]; !strings.Contains(french, "Nouveau\u00a0: Course course0") || strings.Contains(french, "À votre heure") {
		t.Errorf("in French, at home: %s", french)
	}

	f := first.AgendaCourseFields // moved, and back, before the mail goes: the first is no longer so
	f.Sessions[0].Start, f.Sessions[0].Finish = 780, 960
	p.act(t, we, first, f)
	p.publish(t, we.ID)
	moved := p.course(t, first.ID)
	f = moved.AgendaCourseFields
	f.Sessions[0].Start, f.Sessions[0].Finish = 840, 1020
	p.act(t, we, moved, f)
	p.publish(t, we.ID)
	p.run(t)
	mails := p.arrived(t)["grace@example.org"]
	if len(mails) != 2 || !strings.Contains(mails[0], "please confirm") || !strings.Contains(mails[0], "14:00–17:00") || strings.Contains(mails[0], "13:00–16:00 (paris)") {
		t.Errorf("what was moved twice: %v", mails)
	}
	p.Call(t, "POST", "/api/plannings/"+we.ID+"/cancel", map[string]any{"reason": "Snow"}).Is(http.StatusOK)
	p.run(t)
	if mails = p.arrived(t)["ruth@example.org"]; len(mails) != 1 || !strings.Contains(mails[0], "Motif\u00a0: Snow") || !strings.Contains(mails[0], "Annulé\u00a0: Course course0") {
		t.Errorf("what is canceled is mailed to everybody: %v", mails)
	}
	if mails = p.arrived(t)["grace@example.org"]; len(mails) != 3 || !strings.Contains(mails[0], "Reason: Snow") || strings.Count(mails[0], "Canceled: Course course0") != 2 {
		t.Errorf("who was asked to confirm gets one mail about the end: %v", mails)
	}
}

// course is an agenda course as it stands.
func (s school) course(t testing.TB, id string) planning.AgendaCourse {
	t.Helper()
	all, err := planning.FindAll(t.Context(), s.db)
	if err != nil {
		t.Fatal(err)
	}
	return all[slices.IndexFunc(all, func(c planning.AgendaCourse) bool { return c.ID == id })]
}

// Every kind has its texts, in every language.
func TestEveryKindOfNoticeHasItsTexts(t *testing.T) {
	catalogue := texts(t)
	for _, k := range planning.New(&part.Around{}).Part().Kinds {
		for _, key := range []string{"home.told." + k.Name, "profile.notices.kind." + k.Name, "mail." + k.Name + ".subject", "mail." + k.Name + ".action"} {
			if !catalogue.Has(key) {
				t.Errorf("%s has no text", key)
			}
		}
		for _, language := range text.Languages {
			if len(catalogue.For(language).List("mail."+k.Name+".body", nil)) == 0 {
				t.Errorf("mail.%s.body has no text in %s", k.Name, language)
			}
		}
	}
}
