package app_test

import (
	"context"
	"maps"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
)

// fillApplications has somebody apply to each campus.
func (w *world) fillApplications(ctx context.Context, t *testing.T) {
	t.Helper()
	w.applicant = map[string]string{}
	must(t, w.database.Tx(ctx, func(tx *db.Tx) error {
		for _, c := range []string{"own", "other"} {
			w.applicant[c] = addPerson(ctx, t, tx, access.User, w.campus[c], "applicant."+c, "", "")
		}
		return nil
	}))
}

func onApplication(act, more string) func(*world, access.Roles, target) probe {
	return func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/applications/" + act, body: `{"ids":["` + w.applicant[on.campus] + `"],"campus_id":"` + w.campus[on.campus] + `"` + more + `}`}
	}
}

func init() {
	maps.Copy(probes, map[string]func(w *world, caller access.Roles, on target) probe{
		"listApplications": showing("/api/applications?page_size=200", func(w *world, _ access.Roles, on target) string { return w.applicant[on.campus] }),
		"exportApplications": showing("/api/applications/export?format=csv", func(_ *world, _ access.Roles, on target) string {
			return "A applicant." + on.campus + ";"
		}),
		"declineApplications": onApplication("decline", `,"reason":"full","message":""`),
		"reopenApplications":  onApplication("reopen", ""),
	})
}
