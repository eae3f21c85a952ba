package media_test

import (
	"context"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/media"
	"myspace/internal/school/part"
)

// link has multimedia make a link to a session.
func (s school) link(t testing.TB, session string) (l media.NewRecordingLink) {
	t.Helper()
	s.Call(t, http.MethodPost, "/api/recording-sessions/"+session+"/links", nil).Into(http.StatusCreated, &l)
	return l
}

// send sends a file by a link, as a phone on which nobody is signed in.
func (s school) send(t testing.TB, token, kind string) *httptest.ResponseRecorder {
	t.Helper()
	c := contents[kind]
	req := httptest.NewRequestWithContext(t.Context(), http.MethodPost, "/api/recording-links/recordings?kind="+kind+"&name="+c.name, strings.NewReader(c.body))
	req.Header.Set("Link-Token", token)
	rec := httptest.NewRecorder()
	s.Router.ServeHTTP(rec, req)
	return rec
}

func (s school) read(t testing.TB, token string) int {
	t.Helper()
	return s.Call(t, http.MethodPost, "/api/recording-links/read", map[string]any{"token": token}).Code
}

func TestALinkAddsHiddenFilesToItsSessionOnly(t *testing.T) {
	s := newSchool(t)
	l := s.link(t, "s0")
	if rec := s.send(t, l.Token, "photo"); rec.Code != http.StatusCreated {
		t.Fatalf("answered %d %s", rec.Code, rec.Body)
	}
	var session media.SessionRecordings
	s.Call(t, http.MethodGet, "/api/recording-sessions/s0", nil).Into(http.StatusOK, &session)
	if len(session.Recordings) != 1 || session.Recordings[0].State != "hidden" || session.Recordings[0].Kind != "photo" {
		t.Errorf("it made %+v", session.Recordings)
	}
	var links media.RecordingLinks
	s.Call(t, http.MethodGet, "/api/recording-sessions/s0/links", nil).Into(http.StatusOK, &links)
	if len(links.Items) != 1 || links.Items[0].Files != 1 || links.Items[0].FilesLeft != 49 {
		t.Errorf("the links are %+v", links.Items)
	}
	kept, err := db.All(t.Context(), s.db, db.ScanString, `SELECT token_hash FROM recording_link`)
	if must(t, err); len(kept) != 1 || strings.Contains(kept[0], l.Token) {
		t.Error("the secret itself is kept")
	}
}

func TestALinkEnds(t *testing.T) {
	for name, end := range map[string]func(t *testing.T, s school, l media.NewRecordingLink){
		"by who made it": func(t *testing.T, s school, l media.NewRecordingLink) {
			s.Call(t, http.MethodDelete, "/api/recording-links/"+l.ID, nil).Is(http.StatusNoContent)
		},
		"by a colleague": func(t *testing.T, s school, l media.NewRecordingLink) {
			s.by("cora").Call(t, http.MethodDelete, "/api/recording-links/"+l.ID, nil).Is(http.StatusNoContent)
		},
		"by another link": func(t *testing.T, s school, _ media.NewRecordingLink) { s.link(t, "s0") },
		"after an hour": func(t *testing.T, s school, _ media.NewRecordingLink) {
			s.exec(t, `UPDATE recording_link SET ends_at = ?`, clock.Now())
		},
		"with a role": func(t *testing.T, s school, _ media.NewRecordingLink) {
			s.exec(t, `DELETE FROM membership WHERE person_id = 'mia'`)
		},
		"with an account": func(t *testing.T, s school, _ media.NewRecordingLink) {
			s.exec(t, `UPDATE person SET enabled = FALSE WHERE id = 'mia'`)
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := newSchool(t)
			l := s.link(t, "s0")
			if left := l.EndsAt.Sub(clock.Now()); left > time.Hour || left < 50*time.Minute {
				t.Errorf("it works for %v", left)
			}
			if code := s.read(t, l.Token); code != http.StatusOK {
				t.Fatalf("it answers %d", code)
			}
			end(t, s, l)
			if code, rec := s.read(t, l.Token), s.send(t, l.Token, "photo"); code != http.StatusNotFound || rec.Code != http.StatusNotFound {
				t.Errorf("it still answers %d and %d", code, rec.Code)
			}
		})
	}
}

func TestALinkTakesNoMoreThanItMay(t *testing.T) {
	s := newSchool(t)
	l := s.link(t, "s0")
	for column, most := range map[string]int64{"files": 50, "bytes": 5 << 30} {
		s.change(t, func(ctx context.Context, tx *db.Tx) error {
			if err := db.Exec(ctx, tx, `UPDATE recording_link SET files = 0, bytes = 0`); err != nil {
				return err
			}
			return db.Exec(ctx, tx, `UPDATE recording_link SET `+column+` = ?`, most)
		})
		if rec := s.send(t, l.Token, "photo"); rec.Code != http.StatusConflict {
			t.Errorf("with all %s used it answers %d %s", column, rec.Code, rec.Body)
		}
	}
	n, err := db.One(t.Context(), s.db, "", db.ScanInt, `SELECT COUNT(*) FROM recording`)
	if must(t, err); n != 0 {
		t.Errorf("%d files came", n)
	}
}

func TestLinksAreMadeByWhoKeepsTheSessionAndGuessedByNobody(t *testing.T) {
	s := newSchool(t)
	for _, id := range []string{"grace", "lea", "otto", "lib", "una"} {
		if code := s.by(id).Call(t, http.MethodPost, "/api/recording-sessions/s0/links", nil).Code; code != http.StatusForbidden {
			t.Errorf("%s gets %d", id, code)
		}
	}
	s.Call(t, http.MethodPost, "/api/recording-sessions/d0/links", nil).Is(http.StatusNotFound)
	for n := range part.WrongLinks + 1 {
		want := http.StatusNotFound
		if n == part.WrongLinks {
			want = http.StatusTooManyRequests
		}
		if code := s.read(t, "guessed"); code != want {
			t.Fatalf("guess %d gets %d", n, code)
		}
	}
	if l := s.link(t, "s0"); s.read(t, l.Token) != http.StatusOK {
		t.Error("a right one is refused for the wrong ones")
	}
}
