package app_test

import (
	"fmt"
	"log/slog"
	"maps"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"os"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/httpd"
	"myspace/internal/base/longtest"
)

// patience is how long an odd request may take on a busy machine. None waits
// for anything: one that comes near it hangs.
const patience = 30 * time.Second

// TestOddInputIsNeverAFailure calls every route as a guest and as each role with
// what its probe sends and something odd about it: parameters, paths, headers,
// bodies, lines that break. Whatever comes, the answer is no failure of the
// server, no panic, and no silence. TEST_LONG, such as 10m, makes it go on with
// other oddities for that long; ODD_SEED repeats a run.
func TestOddInputIsNeverAFailure(t *testing.T) {
	w := newWorld(t)
	o := newOddWorld(t, w)
	if long := longtest.For(); long != "" {
		until := time.Now().Add(atLeast(t, long))
		for o.seed = seedOf(t); time.Now().Before(until); o.seed++ {
			o.round(t)
		}
	} else {
		o.seed = 1
		o.round(t)
	}
	t.Log(o.figures())
}

func atLeast(t *testing.T, text string) time.Duration {
	t.Helper()
	d, err := time.ParseDuration(text)
	must(t, err)
	return d
}

// seedOf is another one each time, unless one is to be repeated.
func seedOf(t *testing.T) (seed uint64) {
	t.Helper()
	if text := os.Getenv("ODD_SEED"); text != "" {
		_, err := fmt.Sscan(text, &seed)
		must(t, err)
		return seed
	}
	return rand.Uint64()>>1 | 1
}

// oddWorld is a world behind the whole door, with the shapes of its routes.
type oddWorld struct {
	*world
	handler http.Handler
	shapes  map[string]shape
	log     *strings.Builder
	seed    uint64
	began   time.Time
	answers map[int]int // by status
	slowest time.Duration
}

func newOddWorld(t *testing.T, w *world) *oddWorld {
	t.Helper()
	o := &oddWorld{world: w, shapes: shapesOf(t, w), log: captureLog(t), began: time.Now(), answers: map[int]int{}}
	guard := httpd.Guard{
		Log: slog.Default(), Metrics: httpd.NewMetrics(), Health: httpd.NewHealth(w.app.Log),
		Body: w.router.BodyRule, Rate: httpd.Rate{ExemptLoopback: true},
	}
	var err error
	o.handler, err = guard.Wrap(w.router)
	must(t, err)
	return o
}

// round tries each route once as each caller, and more often as who comes
// behind the gate everywhere.
func (o *oddWorld) round(t *testing.T) {
	t.Helper()
	callers := append([]access.Roles{0, access.Admin, access.Admin, access.Admin}, access.Everyone.Each()...)
	for i, route := range o.router.Routes() {
		for j, caller := range callers {
			chance := rand.New(rand.NewPCG(o.seed, uint64(i*len(callers)+j)))
			o.try(t, oddity{chance, o.world}, caller, route)
		}
	}
}

func (o *oddWorld) try(t *testing.T, odd oddity, caller access.Roles, route api.Route) {
	t.Helper()
	defer o.undo(t)
	on := targets[odd.IntN(len(targets))]
	req := odd.request(route.Method, probes[route.ID](o.world, caller, on), o.shapes[route.ID])
	req.RemoteAddr = "127.0.0.1:1"
	if caller != 0 && req.Header.Get("Authorization") == "" {
		req.Header.Set("Authorization", "Bearer "+o.token[caller])
	}
	told := describe(req)
	o.log.Reset()
	start := time.Now()
	rec := o.answer(t, req, route.ID+" as "+callerName(caller)+": "+told)
	o.slowest = max(o.slowest, time.Since(start))
	o.answers[rec.Code]++
	if rec.Code >= http.StatusInternalServerError && !isClosed(rec) {
		t.Errorf("seed %d: %s as %s answered %d %s\n%s\n%s", o.seed, route.ID, callerName(caller), rec.Code, rec.Body, told, o.log)
	}
}

// isClosed is true where somebody closed the site, as he may.
func isClosed(rec *httptest.ResponseRecorder) bool {
	return rec.Code == http.StatusServiceUnavailable && strings.Contains(rec.Body.String(), "network.maintenance")
}

// answer waits for one, but not for ever.
func (o *oddWorld) answer(t *testing.T, req *http.Request, what string) *httptest.ResponseRecorder {
	t.Helper()
	rec, done := httptest.NewRecorder(), make(chan any, 1)
	go func() {
		defer func() { done <- recover() }() // the way to cut a connection
		o.handler.ServeHTTP(rec, req)
	}()
	select {
	case <-done:
		return rec
	case <-time.After(patience):
		stacks := make([]byte, 1<<20)
		t.Fatalf("seed %d: %s hangs\n%s", o.seed, what, stacks[:runtime.Stack(stacks, true)])
		return nil
	}
}

func (o *oddWorld) figures() string {
	total, parts := 0, []string{}
	for _, status := range slices.Sorted(maps.Keys(o.answers)) {
		total += o.answers[status]
		parts = append(parts, fmt.Sprintf("%d × %d", o.answers[status], status))
	}
	return fmt.Sprintf("odd requests: %d in %s (%s), slowest %s", total, time.Since(o.began).Round(time.Second), strings.Join(parts, ", "), o.slowest.Round(time.Millisecond))
}
