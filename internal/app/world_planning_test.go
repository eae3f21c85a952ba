package app_test

import (
	"context"
	"fmt"
	"net/http"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
)

// plannings is what the world has of week-ends: a published one for each class,
// with one course of one session. One's own is one in which one's class sits.
type plannings struct {
	planning, agendaCourse, session map[target]string
}

const planningBody = `"number":0,"first_day":"2026-10-03","last_day":"2026-10-04","abbreviation":"%s","description":"","week":1`

func (w *world) fillPlannings(ctx context.Context, t *testing.T) {
	t.Helper()
	w.plannings = plannings{planning: map[target]string{}, agendaCourse: map[target]string{}, session: map[target]string{}}
	for _, on := range targets {
		fields := fmt.Sprintf(planningBody, weekendOf(on))
		id := w.create(t, "/api/plannings", fmt.Sprintf(`{%s,"campus_ids":[],"class_ids":[%q]}`, fields, w.class[on]))
		w.planning[on] = id
		w.change(t, http.MethodPost, "/api/plannings/"+id+"/acts", w.putBody(on, "key-of-"+id, "[]"))
		w.change(t, http.MethodPost, "/api/plannings/"+id+"/publish", `{"board":1}`)
		must(t, db.Each(ctx, w.database, func(r db.Row) error {
			var course, session string
			err := r.Scan(&course, &session)
			w.agendaCourse[on], w.session[on] = course, session
			return err
		}, `SELECT agenda_course_id, id FROM agenda WHERE planning_id = ?`, id))
	}
	must(t, db.Exec(ctx, w.database, `UPDATE planning SET version = 1`))
}

func weekendOf(on target) string { return "WE-" + on.campus + "-" + on.record }

// putBody puts a course on the board of a target.
func (w *world) putBody(on target, key, staff string) string {
	return fmt.Sprintf(`{"kind":"put","key":%q,"changes":[{"id":"","version":0,"course_id":%q,"campus_id":%q,"class_ids":[%q],
		"sessions":[{"id":"","planning_id":%q,"day":"2026-10-03","start":540,"finish":600,"place":"Room 1"}],"staff":%s}]}`,
		key, w.course[on.record], w.campus[on.campus], w.class[on], w.planning[on], staff)
}

// onPlanning is the probe of a route about a planning.
func onPlanning(suffix, body string) func(*world, access.Roles, target) probe {
	return func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/plannings/" + w.planning[on] + suffix, body: body}
	}
}
