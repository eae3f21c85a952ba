package letters_test

import (
	"context"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/mailtest"
	"myspace/internal/school/letters"
)

const toPicked = `{"ids":["s0","s1"],"subject":"Saturday","text":"We begin at nine."}`

// writeToPicked writes to two students who were picked from a list.
func (s school) writeToPicked(t *testing.T) {
	t.Helper()
	s.Call(t, http.MethodPost, "/api/people/mail", toPicked).Is(http.StatusOK)
}

// end is the link in the one mail that somebody got, by which he ends letters.
func (s school) end(t *testing.T, id string) (path, token string) {
	t.Helper()
	m := s.mailTo(t, id)
	token, ok := strings.CutPrefix(m.Unsubscribe, "/letters/unsubscribe/")
	if !ok || m.Also != m.Unsubscribe || strings.ContainsAny(token, "./") {
		t.Fatalf("the ways out are %q and %q", m.Unsubscribe, m.Also)
	}
	return m.Unsubscribe, token
}

// What is written to a selection ends letters by one click as a letter does, and for
// all letters; the page by the same link says whose it is, and opens nothing else.
func TestAMailToASelectionEndsLettersByOneClick(t *testing.T) {
	s := newSchool(t)
	s.writeToPicked(t)
	s.run(t)
	path, token := s.end(t, "s1")
	guest := s.as("", 0)
	var shown letters.ReadLetter
	guest.Call(t, http.MethodPost, "/api/letter-links/read", `{"token":"`+token+`","opens":false}`).Into(http.StatusOK, &shown)
	if !strings.Contains(shown.Name, "s1") || !shown.Wanted || shown.Body != "" {
		t.Errorf("the page shows %+v", shown)
	}
	guest.Call(t, http.MethodPost, "/api/letter-links/read", `{"token":"`+token+`","opens":true}`).Is(http.StatusNotFound)
	next := s.draft(t, unneeded)
	guest.Call(t, http.MethodPost, path, "List-Unsubscribe=One-Click").Is(http.StatusNoContent)
	if how := s.how(t, next.ID); how["s1"] != "left_out unwanted" || how["s0"] != "waiting" {
		t.Errorf("a letter goes to %v", how)
	}
	s.Call(t, http.MethodPost, "/api/people/mail", toPicked).Blames(http.StatusUnprocessableEntity, "s1 account.letters_unwanted")
	guest.Call(t, http.MethodPost, "/api/letter-links/choice", `{"token":"`+token+`","wanted":true}`).Is(http.StatusOK)
	if how := s.how(t, next.ID); how["s1"] != "waiting" {
		t.Errorf("wanted again, it goes to %v", how)
	}
	guest.Call(t, http.MethodPost, path+"A", "List-Unsubscribe=One-Click").Is(http.StatusNotFound)
}

// The link goes with its reader where his record becomes part of another, and is dead
// with his sign-in.
func TestTheWayOutFollowsWhoWasMerged(t *testing.T) {
	s := newSchool(t)
	s.writeToPicked(t)
	s.run(t)
	path, _ := s.end(t, "s1")
	other, _ := s.end(t, "s0")
	s.change(t, func(ctx context.Context, tx *db.Tx) error { return audit.Merged(ctx, tx, "person", "s1", "s2") })
	s.Call(t, http.MethodPost, path, "List-Unsubscribe=One-Click").Is(http.StatusNoContent)
	if how := s.how(t, s.draft(t, unneeded).ID); how["s2"] != "left_out unwanted" || how["s1"] != "waiting" {
		t.Errorf("a letter goes to %v", how)
	}
	s.exec(t, `UPDATE person SET enabled = FALSE WHERE id = 's0'`)
	s.Call(t, http.MethodPost, other, "List-Unsubscribe=One-Click").Is(http.StatusNotFound)
}

// Who ends letters while one to him waits in the queue does not get it any more, and
// no link is kept there.
func TestWhoEndsLettersGetsNoneThatWaits(t *testing.T) {
	s := newSchool(t)
	s.writeToPicked(t)
	if kept, err := db.Exists(t.Context(), s.db, `SELECT 1 FROM job WHERE payload LIKE '%unsubscribe%'`); err != nil || kept {
		t.Errorf("a link waits in the queue: %v", err)
	}
	s.exec(t, `INSERT INTO letter_refusal (person_id, created_at) VALUES ('s1', '2026-01-01T00:00:00.000000Z')`)
	s.run(t)
	if len(*s.sent) != 1 || (*s.sent)[0].To != "s0@example.org" {
		t.Errorf("sent to %+v", *s.sent)
	}
}

// At a real mail server, the headers of one click arrive.
func TestAMailToASelectionArrivesWithItsWayOut(t *testing.T) {
	server, ok := mailtest.Start(t)
	if !ok {
		return
	}
	s := newSchool(t)
	s.sendBy(t, server)
	s.writeToPicked(t)
	s.run(t)
	arrived := server.Inbox(t)
	if len(arrived) != 2 {
		t.Fatalf("%d mails arrived", len(arrived))
	}
	for _, one := range arrived {
		var headers map[string][]string
		if err := server.Get(t, "message/"+one.ID+"/headers", &headers); err != nil {
			t.Fatal(err)
		}
		if way := strings.Join(headers["List-Unsubscribe"], ""); !strings.HasPrefix(way, "<https://my.school.example/letters/unsubscribe/") ||
			strings.Join(headers["List-Unsubscribe-Post"], "") != "List-Unsubscribe=One-Click" {
			t.Errorf("the headers are %v", headers)
		}
	}
}
