package letters_test

import (
	"context"
	"errors"
	"net/http"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"myspace/internal/base/access"
	"myspace/internal/base/apitest"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/jobs"
	"myspace/internal/base/mail"
	"myspace/internal/base/mailtest"
	"myspace/internal/base/text"
	"myspace/internal/school/letters"
	"myspace/internal/school/schooltest"
)

// A letter goes once to each of the class, in his language or that of the campus; a
// second click, and a run again, send nothing more.
func TestALetterGoesOnceToEachInHisLanguage(t *testing.T) {
	s := newSchool(t)
	s.exec(t, `UPDATE person SET language = CASE id WHEN 's1' THEN 'en' WHEN 's2' THEN 'pt' ELSE '' END`)
	l := s.draft(t, unneeded)
	s.queue(t, l).Is(http.StatusOK)
	s.queue(t, l).Is(http.StatusOK)
	if got := s.get(t, l.ID); got.State != letters.Queued || got.MayEdit {
		t.Fatalf("it is %s, and may be edited: %v", got.State, got.MayEdit)
	}
	s.run(t)
	s.queue(t, l).Is(http.StatusOK)
	s.run(t)
	got := s.get(t, l.ID)
	if want := (letters.Figures{People: 5, Reached: 5}); got.State != letters.Sent || got.Figures != want || len(*s.sent) != 5 {
		t.Errorf("it is %s with %+v, and %d mails went", got.State, got.Figures, len(*s.sent))
	}
	for id, subject := range map[string]string{"s0": "La rentrée", "s1": "The new year", "s2": "La rentrée"} {
		if m := s.mailTo(t, id); m.Params["subject"] != subject || m.ReplyTo != "clerk@example.org" || m.Unsubscribe == "" {
			t.Errorf("%s got %+v", id, m)
		}
	}
}

// Who would get none is said before it goes, with the reason, and gets none.
func TestWhoGetsNoneIsSaidBefore(t *testing.T) {
	s := newSchool(t)
	s.exec(t, `UPDATE person SET email = '', email_key = NULL WHERE id = 's0'`)
	s.exec(t, `UPDATE person SET enabled = FALSE WHERE id = 's1'`)
	s.exec(t, `INSERT INTO letter_refusal (person_id, created_at) VALUES ('s2', '2026-01-01T00:00:00.000000Z')`)
	l := s.draft(t, unneeded)
	s.exec(t, `DELETE FROM membership WHERE person_id = 's3'`)
	want := map[string]string{"s0": "left_out no_address", "s1": "left_out disabled", "s2": "left_out unwanted", "s3": "left_out gone", "s4": "waiting"}
	if diff := cmp.Diff(want, s.how(t, l.ID)); diff != "" {
		t.Error(diff)
	}
	if got := s.get(t, l.ID).Figures; got != (letters.Figures{People: 5, Waiting: 1, LeftOut: 4}) {
		t.Errorf("before: %+v", got)
	}
	if got := s.post(t, l); got.Figures != (letters.Figures{People: 5, Reached: 1, LeftOut: 4}) || len(*s.sent) != 1 {
		t.Errorf("after: %+v, %d mails", got.Figures, len(*s.sent))
	}
	want["s4"] = "reached"
	if diff := cmp.Diff(want, s.how(t, l.ID)); diff != "" {
		t.Error(diff)
	}
}

// A necessary letter goes to who wants none, says why, and offers no way out of it.
func TestANecessaryLetterGoesToEverybody(t *testing.T) {
	s := newSchool(t)
	s.exec(t, `INSERT INTO letter_refusal (person_id, created_at) VALUES ('s2', '2026-01-01T00:00:00.000000Z')`)
	l := s.draft(t, `"necessary":true,"reason":"The school moves"`)
	if got := s.post(t, l); got.Figures.Reached != 5 {
		t.Errorf("%+v", got.Figures)
	}
	if m := s.mailTo(t, "s2"); m.Unsubscribe != "" || m.Also != "" || !strings.Contains(m.Letter, "The school moves") {
		t.Errorf("%+v", m)
	}
}

// A letter to a list, a class and some people goes once to each, to those who stand there
// when it is begun; lists and people of other campuses are refused.
func TestALetterGoesToAListAndASelection(t *testing.T) {
	s := newSchool(t)
	for list, campus := range map[string]string{"readers": "paris", "theirs": "dakar"} {
		s.exec(t, `INSERT INTO book_list (id, campus_id, name, note, sort_name, search_text, created_by, created_at, updated_at) VALUES (?, ?, ?, '', ?, ?, 'clerk', ?, ?)`,
			list, campus, list, list, list, clock.Now(), clock.Now())
	}
	for _, id := range []string{"s1", "s2"} {
		s.exec(t, `INSERT INTO book_list_student (id, list_id, person_id) VALUES (?, 'readers', ?)`, "on-"+id, id)
	}
	begin := func(choice string) apitest.Answer {
		return s.Call(t, http.MethodPost, "/api/letters", `{"campus_id":"paris","name":"Books","template":false,"from_id":"",`+choice+`}`)
	}
	var l letters.Letter
	begin(`"person_ids":["s2","clerk"],"class_ids":[],"list_ids":["readers"]`).Into(http.StatusCreated, &l)
	want := map[string]string{"s1": "waiting", "s2": "waiting", "clerk": "waiting"}
	if diff := cmp.Diff(want, s.how(t, l.ID)); diff != "" {
		t.Error(diff)
	}
	begin(`"person_ids":[],"class_ids":[],"list_ids":["theirs"]`).Blames(http.StatusUnprocessableEntity, "list_ids booklist.not_found")
	begin(`"person_ids":["far"],"class_ids":[],"list_ids":[]`).Blames(http.StatusUnprocessableEntity, "person_ids letter.not_of_campus")
	s.Call(t, http.MethodPost, "/api/letters/"+l.ID+"/recipients", `{`+toClass+`}`).Is(http.StatusOK)
	if got := s.get(t, l.ID).Figures.People; got != 6 {
		t.Errorf("with the class it goes to %d", got)
	}
}

// Two people with one inbox get a mail each, which is said before.
func TestTwoPeopleOfOneInboxAreCounted(t *testing.T) {
	s := newSchool(t)
	s.exec(t, `UPDATE person SET email = 'S0@example.org', email_key = NULL WHERE id = 's1'`)
	l := s.draft(t, unneeded)
	if got := s.get(t, l.ID).Figures; got.SameInbox != 1 || got.Waiting != 5 {
		t.Errorf("%+v", got)
	}
}

// A letter is taken back within its minute, and stopped on its way: what went went,
// the others get it when it goes on.
func TestALetterIsTakenBackAndStopped(t *testing.T) {
	s := newSchool(t)
	l := s.draft(t, unneeded)
	s.queue(t, l).Is(http.StatusOK)
	s.Call(t, http.MethodPost, "/api/letters/"+l.ID+"/stop", "").Is(http.StatusOK)
	s.run(t)
	if l = s.get(t, l.ID); l.State != letters.Draft || len(*s.sent) != 0 || !l.MayEdit {
		t.Fatalf("taken back it is %s, %d mails went", l.State, len(*s.sent))
	}
	*s.fail = func(mail.Message) error {
		if len(*s.sent) == 1 {
			s.Call(t, http.MethodPost, "/api/letters/"+l.ID+"/stop", "").Is(http.StatusOK)
		}
		return nil
	}
	l = s.post(t, l)
	*s.fail = nil
	if l.State != letters.Stopped || l.StoppedFor != "hand" || len(*s.sent) == 5 {
		t.Fatalf("stopped it is %s for %q, %d mails went", l.State, l.StoppedFor, len(*s.sent))
	}
	if l = s.post(t, l); l.State != letters.Sent || l.Figures.Reached != 5 || len(*s.sent) != 5 {
		t.Errorf("in the end it is %s with %+v, %d mails went", l.State, l.Figures, len(*s.sent))
	}
}

// What waits for another try when a letter is stopped is not tried beside what is
// posted when it goes on.
func TestALetterThatGoesOnGoesOnceToEach(t *testing.T) {
	s := newSchool(t)
	l := s.draft(t, unneeded)
	*s.fail = func(mail.Message) error { return errors.New("the line is down") }
	if l = s.post(t, l); l.State != letters.Sending || l.Figures.Waiting != 5 {
		t.Fatalf("it is %s with %+v", l.State, l.Figures)
	}
	s.Call(t, http.MethodPost, "/api/letters/"+l.ID+"/stop", "").Is(http.StatusOK)
	tried := 0
	*s.fail = func(mail.Message) error {
		tried++
		return errors.New("the line is still down")
	}
	s.exec(t, `UPDATE job SET attempt = 0 WHERE kind = 'letters.mail'`)
	l = s.post(t, s.get(t, l.ID))
	if tried != 5 {
		t.Errorf("5 mails were tried %d times", tried)
	}
	*s.fail = nil
	s.exec(t, `UPDATE job SET attempt = 0 WHERE kind = 'letters.mail'`)
	s.run(t)
	if l = s.get(t, l.ID); l.State != letters.Sent || len(*s.sent) != 5 {
		t.Errorf("it is %s, %d mails went", l.State, len(*s.sent))
	}
}

// Nobody writes to more people in a day than he may, by whichever way; what was taken
// back does not count.
func TestALetterCountsItsReaders(t *testing.T) {
	s := newSchool(t)
	l := s.draft(t, unneeded)
	s.exec(t, `INSERT INTO attempt (key, count, ends_at) VALUES ('letters of clerk', 1995, ?)`, clock.Now().Add(time.Hour))
	for range 2 {
		s.queue(t, l).Is(http.StatusOK)
		s.Call(t, http.MethodPost, "/api/letters/"+l.ID+"/stop", "").Is(http.StatusOK)
		l = s.get(t, l.ID)
	}
	s.exec(t, `UPDATE attempt SET count = 1996`)
	s.queue(t, l).Is(http.StatusTooManyRequests)
	if got := s.get(t, l.ID); got.State != letters.Draft {
		t.Errorf("what was refused is %s", got.State)
	}
}

// What a campus that was archived had begun is neither changed nor sent; what is on its
// way can be stopped.
func TestAnArchivedCampusSendsNothing(t *testing.T) {
	s := newSchool(t)
	l, goes := s.draft(t, unneeded), s.draft(t, unneeded)
	s.queue(t, goes).Is(http.StatusOK)
	s.exec(t, `UPDATE campus SET archived_at = '2026-01-01T00:00:00.000000Z' WHERE id = 'paris'`)
	s.queue(t, l).Fails(http.StatusConflict, "edit.archived")
	s.Call(t, http.MethodPost, "/api/letters/"+l.ID+"/recipients", `{`+toClass+`}`).Fails(http.StatusConflict, "edit.archived")
	if s.get(t, l.ID).MayEdit {
		t.Error("it says that it can be changed")
	}
	s.Call(t, http.MethodPost, "/api/letters/"+goes.ID+"/stop", "").Is(http.StatusOK)
}

// Who loses the right while his letter goes sends nothing more.
func TestWhoLosesTheRightStopsHisLetter(t *testing.T) {
	s := newSchool(t)
	l := s.draft(t, unneeded)
	s.queue(t, l).Is(http.StatusOK)
	s.exec(t, `DELETE FROM membership_role WHERE person_id = 'clerk'`)
	s.run(t)
	if l = s.get(t, l.ID); l.State != letters.Stopped || l.StoppedFor != "right" || len(*s.sent) != 0 {
		t.Errorf("it is %s for %q, %d mails went", l.State, l.StoppedFor, len(*s.sent))
	}
}

// A server that died after the mail and before the note of it is followed by one that
// sends the same mail with the same link; nobody else gets a second one.
func TestAfterACrashTheSameMailGoesAgain(t *testing.T) {
	s := newSchool(t)
	l := s.draft(t, unneeded)
	died := errors.New("the power went")
	var lost []mail.Message
	*s.fail = func(m mail.Message) error {
		if m.To == "s3@example.org" && lost == nil {
			lost = append(lost, m)
			return died
		}
		return nil
	}
	if l = s.post(t, l); l.State != letters.Sending || l.Figures.Reached != 4 || l.Figures.Waiting != 1 {
		t.Fatalf("it is %s with %+v", l.State, l.Figures)
	}
	s.exec(t, `UPDATE job SET attempt = 0 WHERE state = 'ready'`)
	s.run(t)
	if diff := cmp.Diff(lost[0], s.mailTo(t, "s3")); diff != "" {
		t.Errorf("the second is another mail: %s", diff)
	}
	if l = s.get(t, l.ID); l.State != letters.Sent || l.Figures.Reached != 5 || len(*s.sent) != 5 {
		t.Errorf("it is %s with %+v, %d mails went", l.State, l.Figures, len(*s.sent))
	}
}

// Who is erased while a letter goes gets none, and it comes to its end.
func TestAnErasedPersonDoesNotHoldALetterUp(t *testing.T) {
	s := newSchool(t)
	l := s.draft(t, unneeded)
	s.queue(t, l).Is(http.StatusOK)
	s.exec(t, `UPDATE letter SET state = 'sending' WHERE id = ?`, l.ID)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		ids, err := db.All(ctx, tx, db.ScanString, `SELECT id FROM letter_recipient WHERE letter_id = ?`, l.ID)
		posts := []any{}
		for _, id := range ids {
			posts = append(posts, map[string]string{"letter_id": l.ID, "recipient_id": id})
		}
		return errors.Join(err, jobs.EnqueueMany(ctx, tx, "letters.mail", posts))
	})
	s.exec(t, `DELETE FROM letter_recipient WHERE person_id = 's4'`)
	s.run(t)
	if l = s.get(t, l.ID); l.State != letters.Sent || l.Figures.Reached != 4 || len(*s.sent) != 4 {
		t.Errorf("it is %s with %+v", l.State, l.Figures)
	}
}

// What is not whole does not go.
func TestALetterThatIsNotWholeIsNotSent(t *testing.T) {
	s := newSchool(t)
	l := s.draft(t, unneeded)
	change := func(query string) {
		t.Helper()
		s.exec(t, query)
	}
	change(`UPDATE letter_text SET body = '' WHERE language = 'en'`)
	s.queue(t, l).Fails(http.StatusConflict, "letter.half_written")
	change(`DELETE FROM letter_text WHERE language = 'fr'`)
	s.queue(t, l).Fails(http.StatusConflict, "letter.not_written")
	change(`UPDATE letter_text SET body = 'x', language = 'fr'`)
	change(`DELETE FROM letter_recipient`)
	s.queue(t, l).Fails(http.StatusConflict, "letter.nobody")
}

// sendBy sends the school's letters to a real mail server.
func (s school) sendBy(t *testing.T, server mailtest.Server) {
	t.Helper()
	texts, err := text.Load(os.DirFS("../../../web/src/texts"))
	if err != nil {
		t.Fatal(err)
	}
	sender := schooltest.Sender(t, server, texts)
	*s.fail = func(m mail.Message) error { return sender.Send(t.Context(), m) }
}

// At a real mail server: the headers of one click arrive, and who is refused is told
// apart, in the server's words.
func TestWhomTheMailServerRefusesIsToldApart(t *testing.T) {
	server, ok := mailtest.Start(t, "--smtp-allowed-recipients", `s[0-3]@example\.org`)
	if !ok {
		return
	}
	s := newSchool(t)
	s.sendBy(t, server)
	l := s.post(t, s.draft(t, unneeded))
	how := s.how(t, l.ID)
	if l.State != letters.Sent || l.Figures.Reached != 4 || l.Figures.Refused != 1 || !strings.Contains(how["s4"], "550") {
		t.Errorf("it is %s with %+v: %v", l.State, l.Figures, how)
	}
	arrived := server.Inbox(t)
	if len(arrived) != 4 {
		t.Fatalf("%d mails arrived", len(arrived))
	}
	var headers map[string][]string
	if err := server.Get(t, "message/"+arrived[0].ID+"/headers", &headers); err != nil {
		t.Fatal(err)
	}
	if way := strings.Join(headers["List-Unsubscribe"], ""); !strings.HasPrefix(way, "<https://my.school.example/letters/unsubscribe/") ||
		strings.Join(headers["List-Unsubscribe-Post"], "") != "List-Unsubscribe=One-Click" {
		t.Errorf("the headers are %v", headers)
	}
}

// A letter of another campus is not there, and nobody of another campus gets one.
func TestALetterStaysWithinItsCampus(t *testing.T) {
	s := newSchool(t)
	const begin = `{"campus_id":"%s","name":"A","template":false,"from_id":"","person_ids":[%s],"class_ids":[],"list_ids":[]}`
	s.Call(t, http.MethodPost, "/api/letters", strings.Replace(strings.Replace(begin, "%s", "dakar", 1), "%s", "", 1)).Fails(http.StatusNotFound, "campus.not_found")
	s.Call(t, http.MethodPost, "/api/letters", strings.Replace(strings.Replace(begin, "%s", "paris", 1), "%s", `"far"`, 1)).Blames(http.StatusUnprocessableEntity, "person_ids letter.not_of_campus")
	l := s.draft(t, unneeded)
	s.exec(t, `UPDATE letter SET campus_id = 'dakar' WHERE id = ?`, l.ID)
	s.queue(t, l).Fails(http.StatusNotFound, "letter.not_found")
	s.as("clerk", access.Supervisor).queue(t, l).Fails(http.StatusConflict, "letter.nobody")
}
