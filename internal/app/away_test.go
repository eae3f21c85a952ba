package app_test

import (
	"encoding/json"
	"net/http"
	"testing"
	"time"

	"myspace/internal/app/migrations"
	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
)

// withoutDatabase are the routes that answer their probe without asking the
// database for anything but the caller.
var withoutDatabase = map[string]bool{"renewLink": true, "getOpenAPI": true, "getUploadOptions": true, "getCourseTemplate": true, "startSecondFactor": true, "renewRecoveryCodes": true, "removeSecondFactor": true}

// worldBehind is a world whose database can be taken away.
func worldBehind(t *testing.T) (*world, *dbtest.Proxy) {
	t.Helper()
	c, proxy := dbtest.Behind(t, dbtest.Prepare(t, migrations.Files))
	c.Patience = 0
	d, err := db.Open(t.Context(), c)
	must(t, err)
	t.Cleanup(func() { _ = d.Close() }) // a connection that was cut off cannot be closed in good order
	return newWorldOn(t, d), proxy
}

// TestEveryRouteSaysThatTheDatabaseIsAway calls every route without a database,
// by the gate and behind it: 503, soon, and when to come again.
func TestEveryRouteSaysThatTheDatabaseIsAway(t *testing.T) {
	if dbtest.Server() == "" {
		t.Log("SQLite is never away")
		return
	}
	w, proxy := worldBehind(t)
	atTheGate := w.router
	// Some routes are teachers' alone.
	actor := access.Actor{PersonID: w.person[access.Admin], CampusID: w.campus["own"], SessionID: "x", Roles: access.Admin | access.Teacher}
	behind := w.app.RouterFor(actor)
	calls := map[string]probe{} // some ask the database
	for _, route := range w.router.Routes() {
		calls[route.ID] = probes[route.ID](w, access.Admin, target{"own", "other"})
	}
	for way, take := range map[string]func(){"cut off": proxy.Cut, "frozen": proxy.Freeze} {
		take()
		slowest := time.Duration(0)
		for _, w.router = range []*api.Router{atTheGate, behind} {
			for _, route := range w.router.Routes() {
				if w.router == atTheGate || !withoutDatabase[route.ID] {
					slowest = max(slowest, w.isAway(t, way, route, calls[route.ID]))
				}
			}
		}
		t.Logf("%s: %d routes, the slowest took %v", way, len(calls), slowest.Round(time.Millisecond))
		proxy.Restore()
		w.router = atTheGate
		w.waitUntilBack(t)
	}
}

// isAway fails the test unless a route says that the database is away.
func (w *world) isAway(t *testing.T, way string, route api.Route, p probe) time.Duration {
	t.Helper()
	began := time.Now()
	rec := w.call(access.Admin, route.Method, p)
	took := time.Since(began)
	var said api.Problem
	err := json.Unmarshal(rec.Body.Bytes(), &said)
	if err != nil || rec.Code != http.StatusServiceUnavailable || said.Code != "storage.away" || rec.Header().Get("Retry-After") == "" {
		t.Errorf("%s, %s: %d %s", way, route.ID, rec.Code, rec.Body)
	}
	if took > 5*time.Second { // a second, when nothing else runs
		t.Errorf("%s, %s took %v", way, route.ID, took)
	}
	return took
}

func (w *world) waitUntilBack(t *testing.T) {
	t.Helper()
	late := time.After(30 * time.Second)
	tick := time.NewTicker(10 * time.Millisecond)
	defer tick.Stop()
	for w.call(access.Admin, http.MethodGet, probe{path: "/session"}).Code != http.StatusOK {
		select {
		case <-tick.C:
		case <-late:
			t.Fatal("the database is back, and the API is not")
		}
	}
}
