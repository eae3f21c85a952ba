package crashtest

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/mailtest"
	"myspace/internal/school/academic"
	"myspace/internal/school/letters"
	"myspace/internal/school/people"
)

const (
	newcomer  = "newcomer"
	mostMails = 150 // of those that one may send in a day
	letterTo  = "newcomer@school.example"
	news      = "News of the school"
)

// addNews adds a class that begins, somebody for it who reads letters, and the pattern of one.
func addNews(ctx context.Context, tx *db.Tx, campus, anne string) error {
	pattern := letters.NewLetter{ID: "pattern", CampusID: campus, By: anne, Template: true, At: clock.Now()}
	pattern.LetterFields = letters.LetterFields{Name: "News", Texts: []letters.LetterText{{Language: "fr", Subject: news, Body: "We begin."}}}
	return errors.Join(people.AddPerson(ctx, tx, newcomer, people.PersonFields{FirstName: "A", LastName: newcomer, Email: letterTo, Language: "fr"}, ""),
		people.AddMembership(ctx, tx, newcomer, campus, access.Student), letters.AddLetter(ctx, tx, pattern, ""),
		academic.AddClass(ctx, tx, "evening", campus, academic.ClassFields{Code: "K2", Level: 1, Programme: "certificate", StartYear: 2026, EndYear: 2028, Language: "fr"}))
}

// author writes letters and has them sent; when he has sent enough, he looks what became of the last.
type author struct {
	campus     string
	post       mailtest.Server
	made, sent int
	letter     struct {
		ID      string
		Version int64
	}
}

func (b *author) next() {
	if !b.unsent() && b.made < mostMails {
		b.made++
	}
}

func (b *author) unsent() bool { return b.sent < b.made }

func (b *author) send(ctx context.Context, by *http.Client, url, token string) error {
	if !b.unsent() {
		return call(ctx, by, http.MethodGet, url+"/api/letters/"+b.letter.ID, token, nil, nil)
	}
	if b.letter.Version == 0 {
		begun := map[string]any{"campus_id": b.campus, "name": fmt.Sprint("News ", b.made), "template": false, "from_id": "pattern", "person_ids": []string{newcomer}, "class_ids": []string{}, "list_ids": []string{}}
		if err := call(ctx, by, http.MethodPost, url+"/api/letters", token, begun, &b.letter); err != nil {
			return err
		}
	}
	err := call(ctx, by, http.MethodPost, url+"/api/letters/"+b.letter.ID+"/send", token, map[string]any{"version": b.letter.Version}, nil)
	if err == nil {
		b.sent, b.letter.Version = b.made, 0
	}
	return err
}

// hurry has letters go that wait for their minute.
func (o *office) hurry(t *testing.T) {
	t.Helper()
	must(t, db.Admin(t.Context(), o.settings.Database, `UPDATE job SET run_at = created_at WHERE kind LIKE 'letters.%' AND state = 'ready'`))
}

// arrive waits until each letter was mailed. What a server held that was killed need not
// wait until it is given up.
func (o *office) arrive(t *testing.T, b *author) {
	t.Helper()
	must(t, db.Admin(t.Context(), o.settings.Database, `UPDATE job SET lease_until = created_at WHERE kind LIKE 'letters.%' AND state = 'running'`))
	eventually(t, "all letters arrive", func() bool {
		o.hurry(t)
		return len(b.mailed(t)) >= b.sent
	})
	if n := len(b.mailed(t)); n != b.sent {
		t.Errorf("%d letters were sent, and %d arrived", b.sent, n)
	}
}

// mailed are the numbers of the mails that arrived: one that had to go again has the number of the first.
func (b *author) mailed(t *testing.T) map[string]bool {
	t.Helper()
	var all struct {
		Messages []struct {
			MessageID, Subject string
			To                 []struct{ Address string }
		}
	}
	must(t, b.post.Get(t, "messages?limit=5000", &all))
	numbers := map[string]bool{}
	for _, m := range all.Messages {
		if m.Subject == news && m.To[0].Address == letterTo {
			numbers[m.MessageID] = true
		}
	}
	return numbers
}

// check: each letter was begun once, and is known to have reached who it was for.
func (b *author) check(ctx context.Context, d *db.DB) error {
	var sent, reached int
	err := db.Each(ctx, d, func(r db.Row) error { return r.Scan(&sent, &reached) }, `SELECT COUNT(*), COALESCE(SUM(CASE WHEN x.state = 'reached' THEN 1 ELSE 0 END), 0)
		FROM letter l JOIN letter_recipient x ON x.letter_id = l.id WHERE l.state = 'sent'`)
	if sent != b.sent || reached != b.sent {
		err = errors.Join(err, fmt.Errorf("%d letters were sent; of %d that is known, and %d have reached somebody", b.sent, sent, reached))
	}
	return err
}

// registrar enrolls somebody and has him leave again, and again.
type registrar struct {
	in         bool // what he wants
	enrollment string
	enrolled   int
}

func (b *registrar) next() {
	if !b.unsent() {
		b.in = !b.in
	}
}

func (b *registrar) unsent() bool { return b.in == (b.enrollment == "") }

func (b *registrar) send(ctx context.Context, by *http.Client, url, token string) error {
	if b.in {
		var done struct{ Items []struct{ ID string } }
		err := call(ctx, by, http.MethodPost, url+"/api/enrollments", token, map[string]any{
			"key": fmt.Sprintf("enrollment-%06d", b.enrolled), "class_id": "evening", "person_ids": []string{newcomer}, "confirm": true, "overfill": false,
			"tuition": 9000, "discount_kind": "none", "discount_value": 0, "discount_reason": "", "installments": 3, "first_date": clock.Today("").AddDays(30),
			"waiting_reason": "", "observation": "",
		}, &done)
		if err == nil {
			b.enrollment = done.Items[0].ID
			b.enrolled++
		}
		return err
	}
	one := url + "/api/enrollments/" + b.enrollment
	err := call(ctx, by, http.MethodPost, one+"/end", token, map[string]any{"move": "withdraw", "reason": ""}, nil)
	if is(err, http.StatusConflict) { // an answer was lost on its way: what became of it?
		var now struct{ Outcome string }
		if err = call(ctx, by, http.MethodGet, one, token, nil, &now); err == nil && now.Outcome != academic.Withdrawn {
			err = fmt.Errorf("%w: he is not withdrawn, but %q", errRefused, now.Outcome)
		}
	}
	if err == nil {
		b.enrollment = ""
	}
	return err
}

// check: he was enrolled as often as was acknowledged, with what he owes, and the last time stands.
func (b *registrar) check(ctx context.Context, d *db.DB) error {
	var times, running, parts int
	err := db.Each(ctx, d, func(r db.Row) error { return r.Scan(&times, &running, &parts) }, `SELECT COUNT(*), COALESCE(SUM(CASE WHEN outcome = '' THEN 1 ELSE 0 END), 0),
		(SELECT COUNT(*) FROM installment i JOIN enrollment x ON x.id = i.enrollment_id WHERE x.class_id = 'evening') FROM enrollment WHERE class_id = 'evening'`)
	if times != b.enrolled || parts != 3*b.enrolled || (running == 1) != (b.enrollment != "") || running > 1 {
		err = errors.Join(err, fmt.Errorf("he was enrolled %d times, now: %t; there are %d enrollments, of which %d run, with %d installments", b.enrolled, b.enrollment != "", times, running, parts))
	}
	return err
}
