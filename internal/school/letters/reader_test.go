package letters_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/school/letters"
)

// token is that of the link in the mail that somebody got.
func (s school) token(t *testing.T, id string) string {
	t.Helper()
	return strings.TrimPrefix(s.mailTo(t, id).Path, "/letters/read/")
}

// The link leads to the letter and its files, and nothing else; that it was opened is
// noted once. It is dead with the reader's sign-in.
func TestTheLinkOfALetterOpensItAlone(t *testing.T) {
	s := newSchool(t)
	l := s.draft(t, unneeded)
	s.Call(t, http.MethodPost, "/api/letters/"+l.ID+"/files?name=plan.txt", "the plan").Into(http.StatusCreated, &l)
	l = s.post(t, l)
	guest := s
	guest.Actor = access.Actor{}
	token := `{"token":"` + s.token(t, "s0") + `"`
	if m := s.mailTo(t, "s0"); !strings.Contains(m.Letter, "plan.txt") {
		t.Errorf("the mail does not name the file: %s", m.Letter)
	}
	var shown letters.ReadLetter
	guest.Call(t, http.MethodPost, "/api/letter-links/read", token+`,"opens":false}`).Into(http.StatusOK, &shown)
	if got := s.get(t, l.ID).Figures.Opened; got != 0 {
		t.Errorf("%d have opened it, want 0", got)
	}
	guest.Call(t, http.MethodPost, "/api/letter-links/read", token+`,"opens":true}`).Into(http.StatusOK, &shown)
	if shown.Subject != "La rentrée" || len(shown.Files) != 1 || !shown.Wanted || shown.Files[0].ContentURL != "" {
		t.Errorf("it shows %+v", shown)
	}
	file := guest.Call(t, http.MethodPost, "/api/letter-links/file", token+`,"file_id":"`+shown.Files[0].ID+`"}`).Is(http.StatusOK)
	if file.Body.String() != "the plan" {
		t.Errorf("the file is %q", file.Body)
	}
	other := s.draft(t, unneeded)
	s.Call(t, http.MethodPost, "/api/letters/"+other.ID+"/files?name=b.txt", "another").Into(http.StatusCreated, &other)
	guest.Call(t, http.MethodPost, "/api/letter-links/file", token+`,"file_id":"`+other.Files[0].ID+`"}`).Is(http.StatusNotFound)
	if got := s.get(t, l.ID).Figures.Opened; got != 1 {
		t.Errorf("%d have opened it, want 1", got)
	}
	s.exec(t, `UPDATE person SET enabled = FALSE WHERE id = 's0'`)
	guest.Call(t, http.MethodPost, "/api/letter-links/read", token+`,"opens":true}`).Fails(http.StatusNotFound, "letter.link_invalid")
}

// One click of a mail program ends letters, a look at the page does not; the page
// brings them back.
func TestOneClickEndsLetters(t *testing.T) {
	s := newSchool(t)
	l := s.post(t, s.draft(t, unneeded))
	token := s.token(t, "s1")
	click := func(token string) int {
		req := httptest.NewRequestWithContext(t.Context(), http.MethodPost, "/letters/unsubscribe/"+token, strings.NewReader("List-Unsubscribe=One-Click"))
		req.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		rec := httptest.NewRecorder()
		s.Router.ServeHTTP(rec, req)
		return rec.Code
	}
	next := s.draft(t, unneeded)
	if got := s.how(t, next.ID)["s1"]; got != "waiting" {
		t.Fatalf("before, it is %q", got)
	}
	if got := click(token); got != http.StatusNoContent {
		t.Fatalf("the click is answered %d", got)
	}
	click(token)
	if got := s.how(t, next.ID)["s1"]; got != "left_out unwanted" {
		t.Errorf("after, it is %q", got)
	}
	if got := click("guessed"); got != http.StatusNotFound {
		t.Errorf("a guess is answered %d", got)
	}
	s.Call(t, http.MethodPost, "/api/letter-links/choice", `{"token":"`+token+`","wanted":true}`).Is(http.StatusOK)
	if got := s.how(t, next.ID)["s1"]; got != "waiting" {
		t.Errorf("wanted again, it is %q", got)
	}
	if got := s.get(t, l.ID).Figures.Opened; got != 0 {
		t.Errorf("%d have opened it", got)
	}
}

// On his own profile somebody chooses for himself, signed in.
func TestOneChoosesOnesOwnLetters(t *testing.T) {
	s := newSchool(t)
	next := s.draft(t, unneeded)
	reader := s
	reader.Actor = access.Actor{PersonID: "s1", CampusID: "paris", Roles: access.Student, TimeZone: "Europe/Paris"}
	var chosen letters.LetterChoice
	if reader.Call(t, http.MethodGet, "/api/profile/letters", nil).Into(http.StatusOK, &chosen); !chosen.Wanted {
		t.Error("who has said nothing wants letters")
	}
	reader.Call(t, http.MethodPost, "/api/profile/letters", `{"wanted":false}`).Is(http.StatusOK)
	if reader.Call(t, http.MethodGet, "/api/profile/letters", nil).Into(http.StatusOK, &chosen); chosen.Wanted {
		t.Error("his choice is not kept")
	}
	how := s.how(t, next.ID)
	if how["s1"] != "left_out unwanted" || how["s0"] != "waiting" {
		t.Errorf("it goes to %v", how)
	}
}
