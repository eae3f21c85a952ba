package app_test

import (
	"fmt"
	"maps"

	"myspace/internal/base/access"
)

func init() {
	maps.Copy(probes, map[string]func(w *world, caller access.Roles, on target) probe{
		"listPlannings":   showing("/api/plannings?page_size=200", func(w *world, _ access.Roles, on target) string { return w.planning[on] }),
		"getPlanning":     onPlanning("", ""),
		"getPlanningYear": showing("/api/plannings/year?year=2026", func(w *world, _ access.Roles, on target) string { return w.agendaCourse[on] }),
		"exportPlannings": showing("/api/plannings/export?format=csv", func(_ *world, _ access.Roles, on target) string { return weekendOf(on) }),
		"exportAgenda":    showing("/api/agenda/export?format=csv&from=2026-10-01&to=2026-10-31", func(_ *world, _ access.Roles, on target) string { return weekendOf(on) }),
		"agendaPDF":       at("/api/agenda/list.pdf?from=2026-10-01&to=2026-10-31", ""),
		"createPlanning": func(w *world, _ access.Roles, on target) probe {
			return probe{path: "/api/plannings", body: fmt.Sprintf(`{`+planningBody+`,"campus_ids":[%q],"class_ids":[]}`, "new", w.campus[on.campus])}
		},
		"createPlanningSeries": func(w *world, _ access.Roles, on target) probe {
			return probe{path: "/api/plannings/series", body: fmt.Sprintf(`{"first_day":"2026-11-07","days":2,"weeks":2,"until":"2026-12-31","except":[],"abbreviation":"","description":"",
				"campus_ids":[%q],"class_ids":[]}`, w.campus[on.campus])}
		},
		"copyPlanningYear": at("/api/plannings/copy", `{"year":2026,"first_day":"2027-10-02"}`),
		"updatePlanning": func(w *world, _ access.Roles, on target) probe {
			return probe{path: "/api/plannings/" + w.planning[on], body: fmt.Sprintf(`{"version":1,`+planningBody+`,"campus_ids":[],"class_ids":[%q]}`, "new", w.class[on])}
		},
		"deletePlanning": func(w *world, _ access.Roles, on target) probe {
			w.exec(`UPDATE planning SET state = 'draft' WHERE id = ?`, w.planning[on])
			return probe{path: "/api/plannings/" + w.planning[on]}
		},
		"cancelPlanning":     onPlanning("/cancel", `{"reason":"snow"}`),
		"closePlanning":      onPlanning("/close", `{}`),
		"previewClosing":     onPlanning("/closing", ""),
		"previewPublication": onPlanning("/publication", ""),
		"listPublications":   onPlanning("/publications", ""),
		"publishPlanning": func(w *world, _ access.Roles, on target) probe {
			w.exec(`UPDATE agenda SET place = 'Room 2' WHERE planning_id = ?`, w.planning[on])
			return probe{path: "/api/plannings/" + w.planning[on] + "/publish", body: `{"board":1}`}
		},

		"getBoard":          onPlanning("/board", ""),
		"listPlanningDebts": onPlanning("/debts", ""),
		"setPlanningRows": func(w *world, _ access.Roles, on target) probe {
			return probe{
				path: "/api/plannings/" + w.planning[on] + "/rows",
				body: fmt.Sprintf(`{"version":1,"campus_id":%q,"rows":[{"day":"2026-10-03","start":540,"finish":600}]}`, w.campus[on.campus]),
			}
		},
		"changeBoard": func(w *world, _ access.Roles, on target) probe {
			return probe{path: "/api/plannings/" + w.planning[on] + "/acts", body: w.putBody(on, "a-key-of-its-own", "[]")}
		},
		"undoBoard": func(w *world, caller access.Roles, on target) probe {
			w.exec(`UPDATE board_act SET person_id = ?`, w.actor(caller))
			return probe{path: "/api/plannings/" + w.planning[on] + "/undo", body: `{}`}
		},
		"redoBoard": func(w *world, caller access.Roles, on target) probe {
			w.exec(`UPDATE board_act SET person_id = ?, undone = TRUE`, w.actor(caller))
			w.exec(`DELETE FROM agenda_course`)
			return probe{path: "/api/plannings/" + w.planning[on] + "/redo", body: `{}`}
		},
		"findCandidates": func(w *world, _ access.Roles, on target) probe {
			return probe{path: "/api/agenda-courses/" + w.agendaCourse[on] + "/candidates"}
		},

		"listSessions": showing("/api/agenda?from=2026-10-01&to=2026-10-31", func(w *world, _ access.Roles, on target) string { return w.session[on] }),
		"listNextSessions": func(w *world, _ access.Roles, on target) probe {
			return probe{path: "/api/agenda/next?class=" + w.class[on]}
		},
		"getAgendaSession": func(w *world, _ access.Roles, on target) probe {
			return probe{path: "/api/agenda/" + w.session[on]}
		},
		"setSessionPlace": func(w *world, _ access.Roles, on target) probe {
			return probe{path: "/api/agenda/" + w.session[on] + "/place", body: `{"place":"Room 3"}`}
		},
	})
}

// actor is who calls; for a guest anybody.
func (w *world) actor(caller access.Roles) string {
	if caller == 0 {
		return w.stranger["own"]
	}
	return w.person[caller]
}
