package app_test

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"myspace/internal/base/access"
)

// An exam stayed in a shared browser for a year, under a link that the history
// kept. Now nothing of it is kept, the browser is told to forget the rest, and
// the link dies with the session.
func TestAnExamDoesNotStayInASharedBrowser(t *testing.T) {
	w := newWorld(t)
	w.token[access.Supervisor] = w.signIn(t, access.Supervisor) // one to end
	path := "/api/campuses/" + w.campus["own"] + "/documents"
	rec := w.call(access.Supervisor, http.MethodGet, probe{path: path})
	var list struct {
		Items []struct {
			ContentURL string `json:"content_url"`
		}
	}
	must(t, json.Unmarshal(rec.Body.Bytes(), &list))
	link := list.Items[0].ContentURL
	opened := w.open(link)
	if opened.Code != http.StatusOK || opened.Header().Get("Cache-Control") != "private, no-store" {
		t.Fatalf("opened: %d, %q", opened.Code, opened.Header().Get("Cache-Control"))
	}
	old, err := url.Parse(link)
	must(t, err)
	var fresh, gone struct{ URL string }
	rec = w.call(access.Supervisor, http.MethodGet, probe{path: "/api/file-link?path=" + old.Path + "&v=" + old.Query().Get("v")})
	must(t, json.Unmarshal(rec.Body.Bytes(), &fresh))
	if again := w.open(fresh.URL); again.Code != http.StatusOK {
		t.Errorf("the new link answers %d", again.Code)
	}
	must(t, json.Unmarshal(w.call(access.Supervisor, http.MethodGet, probe{path: "/api/file-link?v=0123456789ab&path=" + path + "/gone/content"}).Body.Bytes(), &gone))
	if rec := w.open(gone.URL); rec.Code != http.StatusSeeOther || !strings.HasPrefix(rec.Header().Get("Location"), "/pages/file?") {
		t.Errorf("what is not open to him is told as code: %d %s", rec.Code, rec.Body)
	}
	out := w.call(access.Supervisor, http.MethodDelete, probe{path: "/session"})
	if out.Code != http.StatusNoContent || out.Header().Get("Clear-Site-Data") != `"cache"` {
		t.Errorf("signed out: %d %v", out.Code, out.Header())
	}
	for _, dead := range []string{link, fresh.URL} {
		rec := w.open(dead)
		if to := rec.Header().Get("Location"); rec.Code != http.StatusSeeOther || !strings.HasPrefix(to, "/pages/file?path=%2Fapi%2Fcampuses%2F") {
			t.Errorf("by the history: %d to %q", rec.Code, to)
		}
	}
	if rec := w.call(0, http.MethodGet, probe{path: link}); rec.Code != http.StatusUnauthorized {
		t.Errorf("a program gets %d", rec.Code)
	}
}

// open opens an address as a browser does when somebody types it.
func (w *world) open(address string) *httptest.ResponseRecorder {
	return w.call(0, http.MethodGet, probe{path: address, header: map[string]string{"Sec-Fetch-Dest": "document"}})
}
