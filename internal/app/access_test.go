package app_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
)

// A target is the record that a route is tried on: at the caller's own campus
// or another, the caller's own record or somebody else's.
type target struct {
	campus string // own or other
	record string // own or other
}

var targets = []target{{"own", "own"}, {"own", "other"}, {"other", "own"}, {"other", "other"}}

// TestAccess calls every route as a guest and as each role on each target, and
// holds what came of it against testdata/access.golden. Who may do what cannot
// change unseen: it is a change of that file.
func TestAccess(t *testing.T) {
	began := time.Now()
	w := newWorld(t)
	callers := append([]access.Roles{0}, access.Everyone.Each()...)
	var got strings.Builder
	fmt.Fprintf(&got, "%-26s %-5s %-6s", "", "campus", "record")
	for _, c := range callers {
		fmt.Fprintf(&got, " %-5.5s", callerName(c))
	}
	cells, table := 0, readPermissions(t)
	for _, route := range w.router.Routes() {
		first := map[access.Roles]string{}
		for i, on := range targets {
			fmt.Fprintf(&got, "\n%-26s %-6s %-6s", route.ID, on.campus, on.record)
			for _, c := range callers {
				if i == 0 || table.operations[route.ID].apart != "nothing" { // which names no record, and so does the same on every target
					first[c] = w.try(t, c, route, on)
				}
				fmt.Fprintf(&got, " %-5s", first[c])
				cells++
			}
		}
	}
	if len(probes) != len(w.router.Routes()) {
		t.Errorf("%d probes for %d routes", len(probes), len(w.router.Routes()))
	}
	golden(t, "testdata/access.golden", trimLines(got.String())+"\n")
	t.Logf("access cells: %d in %s", cells, time.Since(began).Round(time.Millisecond))
}

// try is "ok", "hides" for a list without the record, or the error's status.
// Whatever the call changed is undone.
func (w *world) try(t *testing.T, caller access.Roles, route api.Route, on target) string {
	t.Helper()
	probeOf := probes[route.ID]
	if probeOf == nil {
		t.Fatalf("route %s has no probe", route.ID)
	}
	defer w.undo(t)
	p := probeOf(w, caller, on)
	before := w.auditEvents(t)
	rec := w.call(caller, route.Method, p)
	if rec.Code >= 300 {
		if after := w.auditEvents(t); after != before {
			t.Errorf("%s as %s was refused, and changed something", route.ID, callerName(caller))
		}
		return fmt.Sprint(rec.Code)
	}
	if p.shows != "" && !strings.Contains(rec.Body.String(), p.shows) {
		return "hides"
	}
	return "ok"
}

func trimLines(s string) string {
	lines := strings.Split(s, "\n")
	for i, l := range lines {
		lines[i] = strings.TrimRight(l, " ")
	}
	return strings.Join(lines, "\n")
}

func callerName(r access.Roles) string {
	if r == 0 {
		return "guest"
	}
	return r.String()
}
