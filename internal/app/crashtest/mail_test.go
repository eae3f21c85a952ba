package crashtest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"myspace/internal/app"
	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/longtest"
	"myspace/internal/base/mailtest"
	"myspace/internal/school/academic"
	"myspace/internal/school/people"
	"myspace/internal/school/planning"
)

const (
	mailKills      = 5
	mailsEachStart = 8
)

// TestCrashKillMail kills the server while it sends invitations: between keeping
// them and mailing them, and between the mail and the note of it. Each that was
// acknowledged is mailed, once for whoever reads it: a mail that had to go again
// has the number of the first, and both have links that answer.
func TestCrashKillMail(t *testing.T) {
	post, ok := mailtest.Start(t)
	if !ok {
		return
	}
	t.Setenv(mailServer, fmt.Sprintf("127.0.0.1:%d", post.Port))
	v := &inviter{served: served{victim: victim{folder: t.TempDir()}}, post: post}
	kills := longtest.Times(mailKills, 4*mailKills)
	must(t, v.fill(t.Context(), kills*mailsEachStart))
	for range kills {
		must(t, v.killOnce(t))
	}
	numbers, mails := v.finish(t)
	again := len(mails) - len(numbers)
	t.Logf("kills: %d (while %d invitations were mailed, each once; %d mails had to go again under their number)", v.kills, len(numbers), again)
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// inviter is a data folder whose server sends invitations, and is killed.
type inviter struct {
	served
	post   mailtest.Server
	campus string
	ids    []string // of the invitations, in the order in which they are sent
	sent   int
}

// fill adds people who teach, a course, and a class.
func (v *inviter) fill(ctx context.Context, teachers int) (err error) {
	if _, err := app.AddUser(ctx, serverConfig(v.folder), app.NewUser{
		Email: "anne@school.example", FirstName: "Anne", LastName: "Martin", Role: "admin", Campus: "Paris", Password: password,
	}); err != nil {
		return err
	}
	return v.open(ctx, func(d *db.DB) error {
		if v.campus, err = db.One(ctx, d, "", db.ScanString, `SELECT id FROM campus`); err != nil {
			return err
		}
		return d.Tx(ctx, func(tx *db.Tx) error {
			for n := range teachers {
				id := fmt.Sprintf("teacher%03d", n)
				err = errors.Join(err, people.AddPerson(ctx, tx, id, people.PersonFields{FirstName: "A", LastName: id, Email: id + "@school.example", Language: "en"}, ""),
					people.AddMembership(ctx, tx, id, v.campus, access.Teacher))
			}
			return errors.Join(err, academic.AddCourse(ctx, tx, "course", academic.CourseFields{Code: "C1", Name: "Faith", Hours: 6}),
				academic.AddClass(ctx, tx, "class", v.campus, academic.ClassFields{Code: "K1", Level: 1, Programme: "certificate", StartYear: 2026, EndYear: 2028, Language: "fr"}))
		})
	})
}

// open has something done to the database while no server runs.
func (v *inviter) open(ctx context.Context, do func(*db.DB) error) error {
	d, err := db.Open(ctx, config(v.folder))
	if err != nil {
		return err
	}
	return errors.Join(do(d), d.Close())
}

// start starts the server, and signs in the first time.
func (v *inviter) start(t *testing.T) (*child, *visitors) {
	t.Helper()
	c, err := startChild(serverFolder, v.folder)
	must(t, err)
	must(t, c.until(func(lines, _ int) bool { return lines > 0 }))
	by := &visitors{url: c.line(0), token: v.token}
	if v.token == "" {
		must(t, by.signIn(t.Context()))
		v.token = by.token
		must(t, v.pencil(t.Context(), by))
	}
	return c, by
}

// pencil makes a planning in which every teacher is pencilled in.
func (v *inviter) pencil(ctx context.Context, by *visitors) error {
	day := clock.Today("").AddDays(40)
	var p planning.Planning
	if err := by.call(ctx, http.MethodPost, "/api/plannings", map[string]any{
		"number": 0, "first_day": day, "last_day": day, "abbreviation": "", "description": "", "week": 0, "campus_ids": []string{}, "class_ids": []string{"class"},
	}, &p); err != nil {
		return err
	}
	people, err := v.teachers(ctx)
	for n := 0; n < len(people) && err == nil; n += mailsEachStart {
		staff := []planning.Staffing{}
		for _, id := range people[n : n+mailsEachStart] {
			staff = append(staff, planning.Staffing{Half: planning.Teacher, PersonID: id, State: planning.InAnalysis, SessionIDs: []string{}})
		}
		var done planning.Acted
		err = by.call(ctx, http.MethodPost, "/api/plannings/"+p.ID+"/acts", map[string]any{"kind": "put", "key": db.NewID(), "changes": []planning.CellChange{{
			AgendaCourseFields: planning.AgendaCourseFields{
				CourseID: "course", CampusID: v.campus, ClassIDs: []string{"class"}, Staff: staff,
				Sessions: []planning.CourseSession{{PlanningID: p.ID, Day: day, Start: 540, Finish: 600}},
			},
		}}}, &done)
		for _, s := range done.Courses[0].Staff {
			v.ids = append(v.ids, s.ID)
		}
	}
	return err
}

func (v *inviter) teachers(ctx context.Context) (ids []string, err error) {
	d, err := db.Open(ctx, config(v.folder))
	if err != nil {
		return nil, err
	}
	ids, err = db.All(ctx, d, db.ScanString, `SELECT id FROM person WHERE id LIKE 'teacher%' ORDER BY id`)
	return ids, errors.Join(err, d.Close())
}

// killOnce has some invitations sent at once, and kills the server while that, or
// the mailing, is on its way. What was not acknowledged is sent again under its key.
func (v *inviter) killOnce(t *testing.T) error {
	t.Helper()
	c, by := v.start(t)
	some := v.ids[v.sent:min(len(v.ids), v.sent+mailsEachStart)]
	done, all := make([]bool, len(some)), sync.WaitGroup{}
	for n, id := range some {
		all.Go(func() { done[n] = by.invite(t.Context(), id) == nil })
	}
	err := c.letRun(true, 300*time.Millisecond)
	c.kill()
	all.Wait()
	v.kills++
	for n := range some { // those before the first that was not acknowledged; what is sent twice goes once
		if !done[n] {
			break
		}
		v.sent++
	}
	return errors.Join(err, v.open(t.Context(), func(d *db.DB) error { // the next server need not wait for the leases of this one
		return errors.Join(checkSound(t.Context(), d), db.Exec(t.Context(), d, `UPDATE job SET lease_until = ? WHERE state = 'running'`, clock.Now()))
	}))
}

func (v *visitors) invite(ctx context.Context, id string) error {
	return v.call(ctx, http.MethodPost, "/api/invitations/send", map[string]any{"ids": []string{id}, "answer_by": "", "key": "key of " + id}, &json.RawMessage{})
}

// finish sends what is left, waits for the mails, and holds them against what was
// kept. It returns the numbers of the mails, by who got them.
func (v *inviter) finish(t *testing.T) (numbers map[string]string, mails []mailtest.Mail) {
	t.Helper()
	c, by := v.start(t)
	for _, id := range v.ids {
		must(t, by.invite(t.Context(), id)) // also those that were: nobody gets two
	}
	mailtest.WaitFor(t, func() bool {
		mails, numbers = v.post.Inbox(t), map[string]string{}
		for _, m := range mails {
			numbers[m.To[0].Address] = m.MessageID
		}
		return len(numbers) == len(v.ids)
	})
	token := regexp.MustCompile(`/invitation/confirm/([\w-]{43})`)
	for _, m := range mails {
		if numbers[m.To[0].Address] != m.MessageID {
			t.Errorf("%s got two mails: %s and %s", m.To[0].Address, numbers[m.To[0].Address], m.MessageID)
		}
		var page planning.AnswerPage
		must(t, by.call(t.Context(), http.MethodPost, "/api/invitation-answers/read", map[string]any{"token": token.FindStringSubmatch(m.Text)[1]}, &page))
		if page.State != "open" || len(page.Items) != 1 || !strings.HasPrefix(m.To[0].Address, strings.TrimPrefix(page.Name, "A ")) {
			t.Errorf("the link of %s shows %+v", m.To[0].Address, page)
		}
	}
	c.kill()
	must(t, v.open(t.Context(), func(d *db.DB) error {
		kept, err := db.All(t.Context(), d, db.ScanString, `SELECT CAST(COUNT(*) AS TEXT) || ' ' || CAST(COUNT(DISTINCT person_id) AS TEXT) FROM notice WHERE kind = 'invitation_sent'
			UNION ALL SELECT CAST(COUNT(*) AS TEXT) || ' not_answered' FROM teaching_invitation WHERE state = 'not_answered'
			UNION ALL SELECT CAST(COUNT(*) AS TEXT) || ' sent' FROM teaching_move WHERE move = 'send'`)
		if want := fmt.Sprintf("[%[1]d %[1]d %[1]d not_answered %[1]d sent]", len(v.ids)); fmt.Sprint(kept) != want {
			err = errors.Join(err, fmt.Errorf("kept is %v, want %s", kept, want))
		}
		return errors.Join(err, checkSound(t.Context(), d))
	}))
	return numbers, mails
}
