package app_test

import (
	"bytes"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"myspace/internal/app"
	"myspace/internal/base/httpd"
	"myspace/internal/base/secret"
)

// The token of a calendar link or a podcast is a secret in an address: the log does not
// have it, nor the figures, which go by the route's name; it is passed on to nobody,
// and no page comes in its place.
func TestTheTokenOfACalendarLinkIsNowhereToBeRead(t *testing.T) {
	c := settings(t)
	done, _, err := app.Prepare(t.Context(), c)
	must(t, err)
	t.Cleanup(func() { must(t, done()) })
	var log bytes.Buffer
	logger, err := httpd.NewLogger(&log, "json", "debug")
	must(t, err)
	a, err := app.Open(t.Context(), c, logger)
	must(t, err)
	t.Cleanup(func() { must(t, a.Close()) })
	handler, err := a.Handler(httpd.NewMetrics(), httpd.NewHealth(slog.New(slog.DiscardHandler)))
	must(t, err)
	token := secret.New()
	for _, path := range []string{"/feed/" + token + "/agenda.ics", "/feed/" + token + "/courses.rss", "/feed/" + token + "/recordings/one", "/feed/" + token + "/", "/feed/" + token} {
		for _, method := range []string{http.MethodGet, http.MethodHead} {
			req := httptest.NewRequestWithContext(t.Context(), method, path, nil)
			req.Header.Set("Accept", "text/html, */*")
			rec := httptest.NewRecorder()
			handler.ServeHTTP(rec, req)
			if rec.Code != http.StatusNotFound || rec.Header().Get("Referrer-Policy") != "no-referrer" || strings.Contains(rec.Body.String(), "<html") {
				t.Errorf("%s %s answers %d %v %s", method, path, rec.Code, rec.Header(), rec.Body)
			}
			if strings.Contains(rec.Body.String(), token) {
				t.Errorf("the answer has the token: %s", rec.Body)
			}
		}
	}
	text := log.String()
	for route, path := range map[string]string{"readFeed": "agenda.ics", "readPodcast": "courses.rss", "readPodcastRecording": "recordings/one"} {
		if strings.Contains(text, token) || !strings.Contains(text, `"route":"`+route+`"`) || !strings.Contains(text, `"path":"/feed/***/`+path+`"`) {
			t.Errorf("the log has the token, or lacks the request %s:\n%s", route, text)
		}
	}
}
