package app_test

import (
	"context"
	"maps"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
)

// fillApplications has somebody apply to each campus, and somebody who may be he.
func (w *world) fillApplications(ctx context.Context, t *testing.T) {
	t.Helper()
	w.applicant, w.twin = map[string]string{}, map[string]string{}
	must(t, w.database.Tx(ctx, func(tx *db.Tx) error {
		for _, c := range []string{"own", "other"} {
			w.applicant[c] = addPerson(ctx, t, tx, access.User, w.campus[c], "applicant."+c, "", "")
			w.twin[c] = addPerson(ctx, t, tx, access.User, w.campus[c], "twin."+c, "", "")
			must(t, db.Exec(ctx, tx, `INSERT INTO alike (person_id, other_id, sure) VALUES (?, ?, 60)`, w.applicant[c], w.twin[c]))
		}
		return nil
	}))
}

func onApplication(act, more string) func(*world, access.Roles, target) probe {
	return func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/applications/" + act, body: `{"ids":["` + w.applicant[on.campus] + `"],"campus_id":"` + w.campus[on.campus] + `"` + more + `}`}
	}
}

func onTwins(act string) func(*world, access.Roles, target) probe {
	return func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/people/duplicates/" + act, body: `{"person_id":"` + w.applicant[on.campus] + `","other_id":"` + w.twin[on.campus] + `"}`}
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

		"listDuplicates":   showing("/api/people/duplicates", func(w *world, _ access.Roles, on target) string { return w.twin[on.campus] }),
		"dismissDuplicate": onTwins("dismiss"),
		"reopenDuplicate":  onTwins("reopen"),
	})
}
