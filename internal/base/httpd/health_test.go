package httpd

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"myspace/internal/base/fault"
)

func TestReadiness(t *testing.T) {
	fine := Check{"database", func(context.Context) error { return nil }}
	broken := Check{"files", func(context.Context) error { return errors.New("secret path") }}
	full := Check{"disk", func(context.Context) error {
		return errors.Join(fault.New(fault.Full, "x.full"), errors.New("secret path"))
	}}
	hanging := Check{"mail", func(ctx context.Context) error { <-ctx.Done(); <-time.After(time.Hour); return nil }}
	for name, c := range map[string]struct {
		checks []Check
		status int
		body   string
	}{
		"no checks": {nil, 200, "ready\n"},
		"all well":  {[]Check{fine}, 200, "ready\n"},
		"one fails": {[]Check{fine, broken}, 503, "not ready: files\n"},
		"full":      {[]Check{fine, full}, 200, "ready to read; no room to write: disk\n"},
		"and worse": {[]Check{full, broken}, 503, "not ready: files\n"},
		"one hangs": {[]Check{hanging, fine, broken}, 503, "not ready: mail, files\n"},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				log, out := testLog(t)
				h := NewHealth(log, c.checks...).Answer(http.NotFoundHandler())
				start := time.Now()
				w := ask(h, "GET", "/readyz")
				if w.Code != c.status || w.Body.String() != c.body || time.Since(start) > time.Second {
					t.Errorf("%d %q after %s", w.Code, w.Body, time.Since(start))
				}
				if c.body != "ready\n" && !strings.Contains(out.String(), "secret path") {
					t.Errorf("the log misses the reason: %s", out)
				}
				if w := ask(h, "GET", "/healthz"); w.Code != 200 {
					t.Errorf("healthz %d", w.Code)
				}
				<-time.After(2 * time.Hour) // of the bubble's clock: the hanging check ends
			})
		})
	}
}

func TestADrainingServerSaysGoodbye(t *testing.T) {
	log, _ := testLog(t)
	health := NewHealth(log)
	h := health.Answer(answer("text/plain", "still here"))
	if w := ask(h, "GET", "/x"); w.Header().Get("Connection") != "" {
		t.Errorf("Connection %q before", w.Header().Get("Connection"))
	}
	health.Drain()
	if w := ask(h, "GET", "/readyz"); w.Code != 503 || w.Body.String() != "not ready: shutting down\n" {
		t.Errorf("readyz %d %s", w.Code, w.Body)
	}
	if w := ask(h, "GET", "/healthz"); w.Code != 200 {
		t.Errorf("healthz %d", w.Code)
	}
	if w := ask(h, "GET", "/x"); w.Code != 200 || w.Header().Get("Connection") != "close" {
		t.Errorf("request %d, Connection %q", w.Code, w.Header().Get("Connection"))
	}
}

func TestOpsServer(t *testing.T) {
	m := NewMetrics()
	m.Gauge("jobs", "Jobs by state.", map[string]string{"state": "ready"}, func() float64 { return 7 })
	m.Gauge("jobs", "Jobs by state.", map[string]string{"state": "dead"}, func() float64 { return 1 })
	m.Counter("db_commits_total", "Commits.", nil, func() float64 { return 12 })
	m.Histogram("db_group_size", "Transactions in a commit.", []float64{1, 8})(5)
	log, _ := testLog(t)
	h := opsHandler(m, NewHealth(log), true)
	metrics := ask(h, "GET", "http://127.0.0.1:9090/metrics").Body.String()
	for _, want := range []string{
		`jobs{state="ready"} 7`, `jobs{state="dead"} 1`, "db_commits_total 12", `db_group_size_bucket{le="8"} 1`,
		"go_goroutines ", "process_resident_memory_bytes ", "http_requests_in_flight 0", "http_panics_total 0",
	} {
		if !strings.Contains(metrics, want) {
			t.Errorf("metrics miss %s", want)
		}
	}
	for target, status := range map[string]int{
		"http://localhost:9090/debug/pprof/":                200,
		"http://[::1]:9090/debug/pprof/goroutine?debug=1":   200,
		"http://127.0.0.1/debug/pprof/cmdline":              200,
		"http://localhost:9090/healthz":                     200,
		"http://localhost:9090/readyz":                      200,
		"http://localhost:9090/":                            404,
		"http://rebound.evil.example:9090/metrics":          403,
		"http://rebound.evil.example/debug/pprof/goroutine": 403,
	} {
		if w := ask(h, "GET", target); w.Code != status {
			t.Errorf("%s: %d, want %d", target, w.Code, status)
		}
	}
	if w := askWith(opsHandler(m, NewHealth(log), false), httptest.NewRequest("GET", "http://server:9090/metrics", nil)); w.Code != 200 {
		t.Errorf("on a network of its own: %d", w.Code)
	}
}
