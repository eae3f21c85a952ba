package app_test

import (
	"net/http"
	"slices"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
)

// openInMaintenance are the routes that an admin signs in by, and by which
// others learn that they must wait.
var openInMaintenance = []string{
	"listOpenOrganizations", "getSignInOptions", "signIn", "getSession", "signOut", "startProvider", "finishProvider", "confirmProvider",
}

func TestMaintenanceClosesEveryRouteToAllButAdmins(t *testing.T) {
	w := newWorld(t)
	must(t, db.Exec(t.Context(), w.database, `INSERT INTO network_setting (name, value) VALUES ('network', '{"session_days":14,"maintenance":{"on":true}}')`))
	must(t, w.trial.Keep(t.Context()))
	for _, route := range w.router.Routes() {
		for _, caller := range append([]access.Roles{0}, access.Everyone.Each()...) {
			rec := w.call(caller, route.Method, probes[route.ID](w, caller, targets[0]))
			closed := rec.Code == http.StatusServiceUnavailable
			asAdmin := caller == access.Admin && !route.Rule.IsPublic() // where nobody is asked who he is, he is a guest
			if want := !asAdmin && !slices.Contains(openInMaintenance, route.ID); closed != want {
				t.Errorf("%s as %s answers %d", route.ID, callerName(caller), rec.Code)
			}
			w.undo(t)
		}
	}
}
