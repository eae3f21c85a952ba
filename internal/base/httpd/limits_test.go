package httpd

import (
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strconv"
	"strings"
	"testing"
	"time"
)

func TestBodyLimit(t *testing.T) {
	g, _ := guard(t)
	g.Body = func(r *http.Request) BodyRule {
		if strings.HasSuffix(r.URL.Path, "/logo") {
			return Upload(3 << 20)
		}
		return BodyRule{}
	}
	h := wrap(t, g, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		n, err := io.Copy(io.Discard, r.Body)
		if tooLarge := new(http.MaxBytesError); errors.As(err, &tooLarge) {
			w.WriteHeader(http.StatusRequestEntityTooLarge)
			fmt.Fprint(w, "late")
			return
		}
		fmt.Fprint(w, n)
	}))
	for _, c := range []struct {
		path   string
		size   int
		length bool
		status int
		body   string
	}{
		{"/api/things", 1 << 20, true, 200, "1048576"},
		{"/api/things", 1<<20 + 1, true, 413, CodeTooLarge},
		{"/api/things", 1<<20 + 1, false, 413, "late"}, // says no length, is found out while reading
		{"/api/things/logo", 3 << 20, true, 200, "3145728"},
		{"/api/things/logo", 3<<20 + 1, true, 413, CodeTooLarge},
	} {
		r := httptest.NewRequest("PUT", c.path, strings.NewReader(strings.Repeat("x", c.size)))
		if !c.length {
			r.ContentLength = -1
		}
		if w := askWith(h, r); w.Code != c.status || !strings.Contains(w.Body.String(), c.body) {
			t.Errorf("%d bytes to %s: %d %s, want %d %s", c.size, c.path, w.Code, w.Body, c.status, c.body)
		}
	}
}

// blockingBody waits for the test when it is read.
type blockingBody struct{ reading, release chan struct{} }

func (b blockingBody) Read([]byte) (int, error) {
	b.reading <- struct{}{}
	<-b.release
	return 0, io.EOF
}

func TestShedRefusesWhatIsTooMuchAndCountsNoWaiting(t *testing.T) {
	g, _ := guard(t)
	g.InFlight = 1
	working, release := make(chan struct{}), make(chan struct{})
	h := wrap(t, g, http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		working <- struct{}{}
		<-release
	}))
	body := blockingBody{make(chan struct{}), make(chan struct{})}
	slow := httptest.NewRequest("POST", "/api/slow", body)
	done := make(chan struct{}, 2)
	go func() { askWith(h, slow); done <- struct{}{} }()
	<-body.reading // one waits for its client: no work
	go func() { ask(h, "GET", "/api/a"); done <- struct{}{} }()
	<-working // one works: the server is full

	w := ask(h, "GET", "/api/b")
	if w.Code != 503 || w.Header().Get("Retry-After") == "" || !strings.Contains(w.Body.String(), CodeOverload) {
		t.Errorf("a full server answered %d %s", w.Code, w.Body)
	}
	if w := ask(h, "GET", "/readyz"); w.Code != 200 {
		t.Errorf("a busy server is not ready: %d", w.Code)
	}
	if n := figure(t, g.Metrics, "http_requests_shed_total"); n != "1" {
		t.Errorf("counted %v", n)
	}
	close(body.release)
	<-working
	close(release)
	<-done
	<-done
}

func TestSlowReadersAreNoWork(t *testing.T) {
	work := Shed(1, NewMetrics(), WriteProblem)(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		fmt.Fprint(w, "x")
	}))
	slow := blockingWriter{httptest.NewRecorder(), make(chan struct{}), make(chan struct{})}
	done := make(chan struct{})
	go func() { work.ServeHTTP(slow, httptest.NewRequest("GET", "/", nil)); close(done) }()
	<-slow.writing
	if w := ask(work, "GET", "/"); w.Code != 200 {
		t.Errorf("a slow reader filled the server: %d", w.Code)
	}
	close(slow.release)
	<-done
}

type blockingWriter struct {
	http.ResponseWriter
	writing, release chan struct{}
}

func (w blockingWriter) Write(p []byte) (int, error) {
	w.writing <- struct{}{}
	<-w.release
	return len(p), nil
}

func TestRateLimit(t *testing.T) {
	g, _ := guard(t)
	g.Rate = Rate{PerSecond: 0.001, Burst: 3, Free: func(r *http.Request) bool { return r.URL.Path == "/free" }}
	h := wrap(t, g, answer("text/plain", ""))
	from := func(addr, path string) *httptest.ResponseRecorder {
		r := httptest.NewRequest("GET", path, nil)
		r.RemoteAddr = addr
		return askWith(h, r)
	}
	for i := range 3 {
		if w := from("203.0.113.1:1", "/api/x"); w.Code != 200 {
			t.Errorf("request %d: %d", i, w.Code)
		}
	}
	w := from("203.0.113.1:2", "/api/x")
	if w.Code != 429 || w.Header().Get("Retry-After") == "" || !strings.Contains(w.Body.String(), CodeTooMany) {
		t.Errorf("beyond the burst: %d, Retry-After %q", w.Code, w.Header().Get("Retry-After"))
	}
	if w := from("203.0.113.2:1", "/api/x"); w.Code != 200 {
		t.Errorf("somebody else: %d", w.Code)
	}
	if w := from("203.0.113.1:1", "/free"); w.Code != 200 {
		t.Errorf("free of charge: %d", w.Code)
	}
	for range 3 {
		from("[2001:db8::1]:1", "/api/x")
	}
	if w := from("[2001:db8::2]:1", "/api/x"); w.Code != 429 {
		t.Errorf("a neighbour in the same /64: %d", w.Code)
	}
}

// Who has signed in is counted for himself, and only he: neither do the others
// behind his address pay for him, nor does an invented token escape.
func TestSignedInPeopleBehindOneAddressDoNotShareALimit(t *testing.T) {
	g, _ := guard(t)
	g.Rate = Rate{
		PerSecond: 0.001, Burst: 4, PersonPerSecond: 0.001, PersonBurst: 3,
		Proof: func(r *http.Request) string { return r.Header.Get("Authorization") },
		Cheap: func(r *http.Request) bool { return r.URL.Path == "/api/photo" },
	}
	h := wrap(t, g, http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		if token := r.Header.Get("Authorization"); !strings.HasPrefix(token, "invented") && token != "" {
			From(r.Context()).SetCaller("person of "+token, "campus")
		}
	}))
	spend := func(n int, path, token string) (passed int) {
		for i := range n {
			r := httptest.NewRequest("GET", path, nil)
			r.RemoteAddr = "203.0.113.1:1"
			if token != "" {
				r.Header.Set("Authorization", strings.ReplaceAll(token, "#", strconv.Itoa(i)))
			}
			if askWith(h, r).Code == 200 {
				passed++
			}
		}
		return passed
	}
	if got := spend(2, "/api/x", "a"); got != 2 { // the first is the network's
		t.Errorf("%d of a passed, want 2", got)
	}
	if got := spend(25, "/api/photo", "a"); got != 20 {
		t.Errorf("%d pictures of a passed, want 20: what is left of 3", got)
	}
	if got := spend(5, "/api/x", "b"); got != 4 { // one of the network, three of his own
		t.Errorf("%d of b passed, want 4", got)
	}
	if got := spend(5, "/api/x", "invented #"); got != 2 {
		t.Errorf("%d with invented tokens passed, want what is left to the network: 2", got)
	}
	if got := spend(1, "/api/x", ""); got != 0 {
		t.Error("a guest passed beyond the network's limit")
	}
}

func TestLoopbackIsExemptOnlyWhenSaidSo(t *testing.T) {
	for _, exempt := range []bool{false, true} {
		g, _ := guard(t)
		g.Rate = Rate{PerSecond: 0.001, Burst: 1, ExemptLoopback: exempt}
		h := wrap(t, g, answer("text/plain", ""))
		last := 0
		for range 2 {
			r := httptest.NewRequest("GET", "/api/x", nil)
			r.RemoteAddr = "127.0.0.1:1"
			last = askWith(h, r).Code
		}
		if (last == 200) != exempt {
			t.Errorf("exempt %v: second request got %d", exempt, last)
		}
	}
}

func TestBucketsRefillAndAreForgotten(t *testing.T) {
	l := newLimiter[netip.Prefix](20, 200)
	l.most = 1000
	now := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	key := netip.MustParsePrefix("203.0.113.1/32")
	spend := func(n int) (passed int) {
		for range n {
			if l.take(key, 1, now) == 0 {
				passed++
			}
		}
		return passed
	}
	if got := spend(300); got != 200 {
		t.Errorf("burst of %d, want 200", got)
	}
	if wait := l.take(key, 1, now); wait != 50*time.Millisecond {
		t.Errorf("wait %s, want 50ms", wait)
	}
	now = now.Add(5 * time.Second)
	if got := spend(300); got != 100 {
		t.Errorf("after 5 s: %d, want 100", got)
	}
	now = now.Add(6 * time.Second) // a new generation, the bucket is remembered
	if got := spend(300); got != 120 {
		t.Errorf("after 6 s more: %d, want 120", got)
	}
	for i := range 100_000 {
		l.take(netip.PrefixFrom(netip.AddrFrom4([4]byte{10, byte(i >> 16), byte(i >> 8), byte(i)}), 32), 1, now)
	}
	if n := len(l.recent) + len(l.fading); n > 2*l.most {
		t.Errorf("%d buckets are kept, want at most %d", n, 2*l.most)
	}
}
