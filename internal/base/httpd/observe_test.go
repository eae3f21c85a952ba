package httpd

import (
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

func TestAccessLogHasTheRouteAndNoSecret(t *testing.T) {
	g, out := guard(t)
	mux := http.NewServeMux()
	mux.HandleFunc("GET /api/campuses/{id}", func(w http.ResponseWriter, r *http.Request) {
		From(r.Context()).SetCaller("person-1", "campus-2")
		w.WriteHeader(http.StatusTeapot)
		fmt.Fprint(w, "12345")
	})
	id := "0199abcd-1111-7222-8333-444455556666"
	w := ask(wrap(t, g, mux), "GET", "/api/campuses/"+id+"?token=secret1&sig=secret2")
	line := out.String()
	for _, want := range []string{
		"msg=request", "method=GET", `route="GET /api/campuses/{id}"`, "path=/api/campuses/" + id, "status=418", "bytes=5",
		"ms=", "client=192.0.2.1", "person=person-1", "campus=campus-2", "request=" + w.Header().Get("X-Request-Id"),
	} {
		if !strings.Contains(line, want) {
			t.Errorf("log misses %q: %s", want, line)
		}
	}
	if strings.Contains(line, "secret") {
		t.Errorf("log holds the query: %s", line)
	}
	if n := figure(t, g.Metrics, `http_requests_total{route="GET /api/campuses/{id}",status="418"}`); n != "1" {
		t.Errorf("counted %v requests, want 1", n)
	}
}

func TestTokensInPathsAreNotLogged(t *testing.T) {
	for path, want := range map[string]string{
		"/invitation/confirm/q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA": "/invitation/confirm/***",
		"/feed/q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA/agenda.ics":    "/feed/***/agenda.ics",
		"/api/people/0199abcd-1111-7222-8333-444455556666":                "/api/people/0199abcd-1111-7222-8333-444455556666",
		"/assets/data-grid-with-a-long-name-Bx3f9.js":                     "/assets/data-grid-with-a-long-name-Bx3f9.js",
		"/organization-openlist/AF":                                       "/organization-openlist/AF",
		"/invitation/confirm/" + strings.Repeat("aB3-_", 8) + "abc":       "/invitation/confirm/***",
		"/invitation/confirm/" + strings.Repeat("aB3-_", 8) + "abc).":     "/invitation/confirm/***",
	} {
		if got := publicPath(path); got != want {
			t.Errorf("%s is logged as %s, want %s", path, got, want)
		}
	}
	if got := publicPath("/" + strings.Repeat("x/", 9000)); len(got) > 512 {
		t.Errorf("%d bytes of path are logged", len(got))
	}
}

func TestPanicIsAnsweredLoggedAndCounted(t *testing.T) {
	g, out := guard(t)
	h := wrap(t, g, http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Length", "99")
		w.Header().Set("ETag", `"x"`)
		panic(errors.New("broken thing"))
	}))
	w := ask(h, "GET", "/api/x")
	if w.Code != 500 || !strings.Contains(w.Body.String(), `"code":"internal"`) || strings.Contains(w.Body.String(), "broken") {
		t.Errorf("answer %d %s", w.Code, w.Body)
	}
	if w.Header().Get("Content-Length") != "" || w.Header().Get("ETag") != "" {
		t.Errorf("headers of the lost answer remain: %v", w.Header())
	}
	for _, want := range []string{"broken thing", "observe_test.go", "request=" + w.Header().Get("X-Request-Id"), "status=500"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("log misses %q", want)
		}
	}
	if n := figure(t, g.Metrics, "http_panics_total"); n != "1" {
		t.Errorf("counted %v panics", n)
	}
}

func TestPanicInTheMiddleOfAnAnswerCutsTheConnection(t *testing.T) {
	g, out := guard(t)
	server := httptest.NewServer(wrap(t, g, http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		fmt.Fprint(w, strings.Repeat("x", 10_000))
		panic("late")
	})))
	server.Config.ErrorLog = nil
	resp, err := http.Get(server.URL)
	if err == nil {
		_, err = resp.Body.Read(make([]byte, 20_000))
		for err == nil {
			_, err = resp.Body.Read(make([]byte, 20_000))
		}
		resp.Body.Close()
		if err.Error() == "EOF" {
			t.Error("half an answer looked whole")
		}
	}
	server.Close() // waits for the handler, and with it for the log
	if !strings.Contains(out.String(), "aborted=true") {
		t.Errorf("log: %s", out)
	}
}

func TestAbortHandlerIsNoPanic(t *testing.T) {
	g, _ := guard(t)
	h := wrap(t, g, http.HandlerFunc(func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) }))
	defer func() {
		if err, _ := recover().(error); !errors.Is(err, http.ErrAbortHandler) {
			t.Errorf("recovered %v", err)
		}
		if n := figure(t, g.Metrics, "http_panics_total"); n != "0" {
			t.Errorf("counted %v panics", n)
		}
	}()
	ask(h, "GET", "/")
}
