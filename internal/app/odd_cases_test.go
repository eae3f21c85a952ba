package app_test

import (
	"bufio"
	"context"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/httpd"
)

// The router's own check for items that are named twice panics where an item
// is a list or an object: no description may ask for it.
func TestAListOfListsIsRefusedAndNotAPanic(t *testing.T) {
	w := newWorld(t)
	for _, ids := range []string{`[[]]`, `[{}]`, `[["a"],["a"]]`, `["a","a"]`, `[null]`} {
		for _, path := range []string{"/api/people/enabled", "/api/people/mail"} {
			method, rest := http.MethodPut, `"enabled":false,"reason":"x"`
			if path == "/api/people/mail" {
				method, rest = http.MethodPost, `"subject":"x","text":"x"`
			}
			rec := w.call(access.Admin, method, probe{path: path, body: `{"ids":` + ids + `,` + rest + `}`})
			if rec.Code != http.StatusUnprocessableEntity {
				t.Errorf("%s with %s: %d %s", path, ids, rec.Code, rec.Body)
			}
		}
	}
	text, err := w.router.OpenAPI()
	must(t, err)
	if strings.Contains(string(text), "uniqueItems: true") {
		t.Error("uniqueItems is asked for: a list of lists in its place is a panic; check it in Resolve, as people.Selected does")
	}
}

// PostgreSQL can keep no bytes that are no UTF-8, nor a null character.
func TestBytesThatAreNoTextAreRefused(t *testing.T) {
	w := newWorld(t)
	for _, odd := range []string{"%ff", "a%00b", "%ed%a0%80"} {
		for path, want := range map[string]int{
			"/api/people/" + odd:                                    http.StatusNotFound,
			"/api/campuses/" + odd + "/logo":                        http.StatusNotFound,
			"/api/people?q=" + odd:                                  http.StatusUnprocessableEntity,
			"/api/people?" + odd + "=1":                             http.StatusUnprocessableEntity,
			"/api/campuses/" + w.campus["own"] + "/logo?sid=" + odd: http.StatusUnprocessableEntity,
			"/organization-openlist/" + odd:                         http.StatusNotFound,
		} {
			if rec := w.call(access.Admin, http.MethodGet, probe{path: path}); rec.Code != want {
				t.Errorf("%s: %d %s, want %d", path, rec.Code, rec.Body, want)
			}
			w.undo(t)
		}
	}
	signIn := probes["signIn"](w, access.Admin, targets[0])
	signIn.header = map[string]string{"User-Agent": strings.Repeat("x", 299) + "é\xff\xfe"}
	if rec := w.call(0, http.MethodPost, signIn); rec.Code != http.StatusOK {
		t.Errorf("a browser with an odd name cannot sign in: %d %s", rec.Code, rec.Body)
	}
	w.undo(t)
	for _, odd := range []string{`"a\u0000b"`, `{"\u0000":1}`} {
		rec := w.call(access.Admin, http.MethodPost, probe{path: "/api/churches", body: `{"name":` + odd + `,"city":"","country":"","pastor":""}`})
		if rec.Code != http.StatusBadRequest {
			t.Errorf("a church called %s: %d %s", odd, rec.Code, rec.Body)
		}
	}
	rec := w.call(access.Admin, http.MethodPost, probe{path: "/api/churches", body: `{"name":"a\\u0000b","city":"","country":"","pastor":""}`})
	if rec.Code >= http.StatusBadRequest || !strings.Contains(rec.Body.String(), `a\\u0000b`) {
		t.Errorf("a church whose name only looks as if it had one: %d %s", rec.Code, rec.Body)
	}
}

// A line that breaks in the middle of a body was counted and logged as a
// failure of the server.
func TestALostLineIsNoFailureOfTheServer(t *testing.T) {
	w := newWorld(t)
	failures, log := captureLog(t), &strings.Builder{}
	lines := slog.New(slog.NewTextHandler(&oneAtATime{to: log}, nil))
	door, err := httpd.Guard{Log: lines, Metrics: httpd.NewMetrics(), Health: httpd.NewHealth(lines), Body: w.router.BodyRule}.Wrap(w.router)
	must(t, err)
	site := httptest.NewServer(door)
	t.Cleanup(site.Close)
	for _, call := range []struct{ what, path string }{
		{"a form", "POST /api/churches"},
		{"a sign-in", "POST /session"},
		{"a picture", "PUT /api/campuses/" + w.campus["own"] + "/logo?name=logo.png"},
		{"a document", "POST /api/campuses/" + w.campus["own"] + "/documents?name=a.txt"},
		{"an import", "POST " + probes["runImport"](w, access.Admin, targets[0]).path},
	} {
		for how, rest := range map[string]string{
			"cut off":            "Content-Length: 100\r\n\r\n{\"name\":",
			"cut off in a chunk": "Transfer-Encoding: chunked\r\n\r\n20\r\n{\"name\":",
			"no chunks":          "Transfer-Encoding: chunked\r\n\r\nzz\r\n{\"name\":\r\n0\r\n\r\n",
		} {
			status := halfSent(t, site.Listener.Addr().String(), fmt.Sprintf("%s HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\n%s", call.path, w.token[access.Admin], rest))
			if status != http.StatusBadRequest && (call.what != "a sign-in" || status != http.StatusUnprocessableEntity) {
				t.Errorf("%s %s: %d", call.what, how, status)
			}
			w.undo(t)
		}
	}
	if failures.Len() > 0 || strings.Contains(log.String(), "status=5") {
		t.Errorf("taken for failures: %s %s", failures, log)
	}
}

// halfSent sends a request, hangs up, and returns the status of the answer.
func halfSent(t *testing.T, addr, text string) int {
	t.Helper()
	conn, err := net.Dial("tcp", addr)
	must(t, err)
	defer conn.Close()
	_, err = conn.Write([]byte(text))
	must(t, err)
	must(t, conn.(*net.TCPConn).CloseWrite()) //nolint:forcetypeassert // dialed so above
	answer, err := http.ReadResponse(bufio.NewReader(conn), nil)
	must(t, err)
	must(t, answer.Body.Close())
	return answer.StatusCode
}

// Who leaves before the answer is not counted as a failure either.
func TestWhoLeftIsNoFailureOfTheServer(t *testing.T) {
	w := newWorld(t)
	failures := captureLog(t)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for _, path := range []string{"/session", "/api/people", "/api/campuses/" + w.campus["own"]} {
		req := httptest.NewRequestWithContext(ctx, http.MethodGet, path, nil)
		req.Header.Set("Authorization", "Bearer "+w.token[access.Admin])
		rec := httptest.NewRecorder()
		w.router.ServeHTTP(rec, req)
		if rec.Code != httpd.StatusGone {
			t.Errorf("%s: %d %s", path, rec.Code, rec.Body)
		}
	}
	if failures.Len() > 0 {
		t.Errorf("taken for failures: %s", failures)
	}
}

// Days at the ends of the calendar: what is reckoned from them must not leave
// it. Each parameter of each route gets each of them, and each field that is a
// day.
func TestNoDayIsAFailure(t *testing.T) {
	w := newWorld(t)
	shapes := shapesOf(t, w)
	for _, route := range w.router.Routes() {
		p := probes[route.ID](w, access.Admin, targets[1])
		for _, day := range []string{"0000-01-01", "0001-01-01", "0001-01-02", "1582-10-10", "9999-12-31", "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00"} {
			for _, name := range shapes[route.ID].query {
				path := p.path + "?"
				if strings.Contains(p.path, "?") {
					path = p.path + "&"
				}
				w.mustNotFail(t, route.Method, probe{path: path + name + "=" + url.QueryEscape(day), body: p.body, header: p.header})
			}
			for _, body := range dated.FindAllStringIndex(p.body, -1) {
				w.mustNotFail(t, route.Method, probe{path: p.path, body: p.body[:body[0]] + day + p.body[body[1]:], header: p.header})
			}
		}
	}
}

var dated = regexp.MustCompile(`\d{4}-\d\d-\d\d`)

func (w *world) mustNotFail(t *testing.T, method string, p probe) {
	t.Helper()
	if rec := w.call(access.Admin, method, p); rec.Code >= http.StatusInternalServerError {
		t.Errorf("%s %s %s: %d %s", method, p.path, p.body, rec.Code, rec.Body)
	}
	w.undo(t)
}
