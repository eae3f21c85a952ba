package httpd

import (
	"bytes"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"sync"
	"testing"
)

// TestMain lets the test binary be the server that the signal tests stop.
func TestMain(m *testing.M) {
	if os.Getenv(childVariable) != "" {
		runChild()
		return
	}
	os.Exit(m.Run())
}

// logBuffer is a log that several goroutines may write.
type logBuffer struct {
	mu  sync.Mutex
	all bytes.Buffer
}

func (b *logBuffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.all.Write(p)
}

func (b *logBuffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.all.String()
}

func testLog(t *testing.T) (*slog.Logger, *logBuffer) {
	t.Helper()
	out := &logBuffer{}
	log, err := NewLogger(out, "text", "debug")
	if err != nil {
		t.Fatal(err)
	}
	return log, out
}

// guard returns a Guard with all that is required.
func guard(t *testing.T) (Guard, *logBuffer) {
	t.Helper()
	log, out := testLog(t)
	return Guard{Log: log, Metrics: NewMetrics(), Health: NewHealth(log)}, out
}

func wrap(t *testing.T, g Guard, h http.Handler) http.Handler {
	t.Helper()
	wrapped, err := g.Wrap(h)
	if err != nil {
		t.Fatal(err)
	}
	return wrapped
}

// ask sends a request with headers given as "Name: value".
func ask(h http.Handler, method, target string, headers ...string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, target, nil)
	return askWith(h, r, headers...)
}

func askWith(h http.Handler, r *http.Request, headers ...string) *httptest.ResponseRecorder {
	for _, line := range headers {
		name, value, _ := strings.Cut(line, ": ")
		r.Header.Add(name, value)
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}

// figure returns one value of /metrics by its name and labels.
func figure(t *testing.T, m *Metrics, name string) string {
	t.Helper()
	for line := range strings.Lines(ask(m.handler(), "GET", "/metrics").Body.String()) {
		if value, found := strings.CutPrefix(line, name+" "); found {
			return strings.TrimSpace(value)
		}
	}
	return "none"
}

func answer(kind, body string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", kind)
		_, _ = io.WriteString(w, body)
	})
}

func TestChainRunsTheFirstMiddlewareFirst(t *testing.T) {
	var order []string
	mark := func(name string) Middleware {
		return func(next http.Handler) http.Handler {
			return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				order = append(order, name)
				next.ServeHTTP(w, r)
			})
		}
	}
	ask(Chain(answer("text/plain", ""), mark("a"), mark("b"), mark("c")), "GET", "/")
	if got := strings.Join(order, ""); got != "abc" {
		t.Errorf("order %q, want abc", got)
	}
}

func TestEveryAnswerCarriesTheHeaders(t *testing.T) {
	g, _ := guard(t)
	g.HTTPS = true
	mux := http.NewServeMux()
	mux.Handle("GET /api/things", answer("application/json", "{}"))
	mux.HandleFunc("GET /api/panic", func(http.ResponseWriter, *http.Request) { panic("broken") })
	h := wrap(t, g, mux)

	for _, c := range []struct {
		method, target string
		status         int
	}{
		{"GET", "/api/things", 200},
		{"GET", "/api/nothing", 404},
		{"GET", "/api/panic", 500},
		{"TRACE", "/api/things", 405},
		{"BREW", "/api/nothing", 405},
		{"GET", "/healthz", 200},
		{"GET", "/readyz", 200},
	} {
		w := ask(h, c.method, c.target)
		if w.Code != c.status {
			t.Errorf("%s %s: status %d, want %d", c.method, c.target, w.Code, c.status)
		}
		for name, want := range map[string]string{
			"Content-Security-Policy":      APIPolicy,
			"X-Content-Type-Options":       "nosniff",
			"Referrer-Policy":              "no-referrer",
			"Cross-Origin-Opener-Policy":   "same-origin",
			"Cross-Origin-Resource-Policy": "same-origin",
			"Strict-Transport-Security":    "max-age=31536000; includeSubDomains",
			"Cache-Control":                "no-store",
		} {
			if got := w.Header().Get(name); got != want {
				t.Errorf("%s %s: %s is %q, want %q", c.method, c.target, name, got, want)
			}
		}
		if !strings.Contains(w.Header().Get("Permissions-Policy"), "camera=()") || w.Header().Get("X-Request-Id") == "" {
			t.Errorf("%s %s: headers %v", c.method, c.target, w.Header())
		}
	}
}

func TestNoHSTSWithoutTLS(t *testing.T) {
	g, _ := guard(t)
	w := ask(wrap(t, g, answer("text/plain", "")), "GET", "/")
	if got := w.Header().Get("Strict-Transport-Security"); got != "" {
		t.Errorf("HSTS %q on plain HTTP", got)
	}
}

func TestWritesFromOtherSitesAreRefused(t *testing.T) {
	g, _ := guard(t)
	g.Origins = []string{"https://school.example"}
	h := wrap(t, g, answer("application/json", "{}"))
	for _, c := range []struct {
		method, header string
		status         int
	}{
		{"POST", "Sec-Fetch-Site: cross-site", 403},
		{"DELETE", "Sec-Fetch-Site: same-site", 403},
		{"POST", "Origin: https://evil.example", 403},
		{"GET", "Sec-Fetch-Site: cross-site", 200},
		{"POST", "Sec-Fetch-Site: same-origin", 200},
		{"POST", "Origin: https://school.example", 200},
		{"POST", "Accept: */*", 200}, // not a browser
	} {
		if w := ask(h, c.method, "/api/things", c.header); w.Code != c.status {
			t.Errorf("%s with %s: %d, want %d", c.method, c.header, w.Code, c.status)
		}
	}
}

func TestAnOriginThatIsNoneIsAnError(t *testing.T) {
	g, _ := guard(t)
	g.Origins = []string{"https://school.example/path"}
	if _, err := g.Wrap(answer("text/plain", "")); err == nil {
		t.Error("an origin with a path was accepted")
	}
}

func TestProblemHasCodeAndRequestID(t *testing.T) {
	g, _ := guard(t)
	w := ask(wrap(t, g, http.NotFoundHandler()), "TRACE", "/")
	want := `{"status":405,"code":"request.method","request_id":"` + w.Header().Get("X-Request-Id") + `"}` + "\n"
	if w.Body.String() != want || w.Header().Get("Content-Type") != "application/problem+json" {
		t.Errorf("got %s %s, want %s", w.Header().Get("Content-Type"), w.Body, want)
	}
}
