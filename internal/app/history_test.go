package app_test

import (
	"net/http"
	"testing"

	"myspace/internal/app"
	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
)

// drawers are the entities whose history people read, and where its words are.
var drawers = map[string]string{"person": "people", "class": "class", "campus": "campus", "course": "course", "enrollment": "enrollment", "book": "book"}

// unsaid are the acts whose words come from elsewhere.
var unsaid = map[string]string{
	"class takeClassStep": "it is called as the step is",
	"class tickPassed":    "it is called as the step is",
}

// done is an act as the trail has it.
type done struct{ entity, action string }

// does calls a route, and returns what the trail then has of it. Everything is
// undone.
func (w *world) does(t *testing.T, caller access.Roles, r api.Route, on target) (all []done) {
	t.Helper()
	defer w.undo(t)
	p := probes[r.ID](w, caller, on)
	before := w.auditEvents(t)
	if rec := w.call(caller, r.Method, p); rec.Code >= http.StatusMultipleChoices {
		return nil
	}
	all, err := db.All(t.Context(), w.database, func(r db.Row) (d done, err error) { return d, r.Scan(&d.entity, &d.action) },
		`SELECT entity, action FROM audit_event ORDER BY at, id`)
	must(t, err)
	return all[min(before, len(all)):]
}

// TestWhatHappenedIsSaidInWords: papers and catch-ups stood in the history of a
// person as "Changed".
func TestWhatHappenedIsSaidInWords(t *testing.T) {
	w := newWorld(t)
	texts, err := app.LoadTexts()
	must(t, err)
	// A paper's own entry is written by the job that draws it.
	seen := map[done]string{{"person", "issuePapers"}: "issuePapers"}
	for _, r := range w.router.Routes() {
		if r.Method == http.MethodGet {
			continue
		}
		for _, caller := range []access.Roles{access.Admin, access.Student, access.Teacher} {
			if r.Rule.ReachOf(caller) == 0 {
				continue
			}
			for _, d := range w.does(t, caller, r, target{"own", "own"}) {
				seen[d] = r.ID
			}
		}
	}
	said := 0
	for d, route := range seen {
		area := drawers[d.entity]
		if area == "" || unsaid[d.entity+" "+d.action] != "" {
			continue
		}
		if said++; !texts.Has(area + ".event." + d.action) {
			t.Errorf("%s of a %s (%s) has no words", d.action, d.entity, route)
		}
	}
	if said < 60 {
		t.Errorf("only %d acts were tried", said)
	}
}
