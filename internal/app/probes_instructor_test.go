package app_test

import (
	"context"
	"maps"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
)

// teaching is what the world has of instructors: somebody who teaches at each
// campus, an entry in each calendar, and a question to all of them.
type teaching struct {
	teacher map[string]string // somebody else, by campus
	entry   map[string]string // by person
	request string
}

const (
	dayOff = `{"kind":"unavailable","reason":"","all_day":true,"first_day":"2027-01-09","last_day":"2027-01-10","starts_at":"","ends_at":"","time_zone":"",
		"repeat":{"every":"","interval":1,"weekdays":[],"by":"","until":"","count":0},"except":[]`
	twoDates = `"periods":[{"first_day":"2027-01-09","last_day":"2027-01-10"}],"message":""`
)

func (w *world) fillTeaching(ctx context.Context, t *testing.T) {
	t.Helper()
	w.teaching = teaching{teacher: map[string]string{}, entry: map[string]string{}}
	must(t, w.database.Tx(ctx, func(tx *db.Tx) error {
		for _, c := range []string{"own", "other"} {
			w.teaching.teacher[c] = addPerson(ctx, t, tx, access.Teacher, w.campus[c], "teacher."+c, w.picture(ctx, t, tx), "")
		}
		return nil
	}))
	people := []string{w.person[access.Teacher], w.teaching.teacher["own"], w.teaching.teacher["other"]}
	for _, id := range people {
		w.teaching.entry[id] = w.create(t, "/api/instructors/"+id+"/availability", dayOff+`}`)
	}
	w.teaching.request = w.create(t, "/api/availability-requests", `{`+twoDates+`,"person_ids":["`+strings.Join(people, `","`)+`"]}`)
	must(t, db.Exec(ctx, w.database, `UPDATE availability_request_person SET asked_at = '2026-01-01T00:00:00.000000Z'`))
}

// instructorOn is the instructor that a target means: the caller himself, who
// is one only as a teacher, or one of a campus.
func (w *world) instructorOn(caller access.Roles, on target) string {
	if on.record == "own" && caller != 0 {
		return w.person[caller]
	}
	return w.teaching.teacher[on.campus]
}

// instructorName is the name of that instructor.
func instructorName(caller access.Roles, on target) string {
	if on.record == "own" && caller != 0 {
		return "A " + callerName(caller)
	}
	return "A teacher." + on.campus
}

func onInstructor(suffix, body string) func(*world, access.Roles, target) probe {
	return func(w *world, caller access.Roles, on target) probe {
		return probe{path: "/api/instructors/" + w.instructorOn(caller, on) + suffix, body: body}
	}
}

func onEntry(body string) func(*world, access.Roles, target) probe {
	return func(w *world, caller access.Roles, on target) probe {
		id := w.instructorOn(caller, on)
		entry := w.teaching.entry[id]
		if entry == "" {
			entry = "none"
		}
		return probe{path: "/api/instructors/" + id + "/availability/" + entry, body: body}
	}
}

func onRequest(suffix, body string) func(*world, access.Roles, target) probe {
	return func(w *world, _ access.Roles, _ target) probe {
		return probe{path: "/api/availability-requests/" + w.teaching.request + suffix, body: body}
	}
}

func init() {
	maps.Copy(probes, map[string]func(w *world, caller access.Roles, on target) probe{
		"listInstructors": func(w *world, caller access.Roles, on target) probe {
			return probe{path: "/api/instructors?page_size=200", shows: w.instructorOn(caller, on)}
		},
		"exportInstructors": func(_ *world, caller access.Roles, on target) probe {
			return probe{path: "/api/instructors/export?format=csv", shows: instructorName(caller, on)}
		},
		"getInstructor":      onInstructor("", ""),
		"updateInstructor":   onInstructor("", `{"version":1,"languages":["fr"],"pairs":["fr/en"],"campus_ids":[]}`),
		"getInstructorPhoto": onInstructor("/photo", ""),

		"getAvailability":    onInstructor("/availability?from=2027-01-01&to=2027-12-31", ""),
		"createAvailability": onInstructor("/availability", dayOff+`}`),
		"updateAvailability": onEntry(dayOff + `,"version":1}`),
		"deleteAvailability": onEntry(""),

		"listAvailabilityRequests": func(w *world, _ access.Roles, _ target) probe {
			return probe{path: "/api/availability-requests", shows: w.teaching.request}
		},
		"exportAvailabilityRequests": at("/api/availability-requests/export?format=csv", ""),
		"getAvailabilityRequest":     onRequest("", ""),
		"createAvailabilityRequest": func(w *world, caller access.Roles, on target) probe {
			return probe{path: "/api/availability-requests", body: `{` + twoDates + `,"person_ids":["` + w.instructorOn(caller, on) + `"]}`}
		},
		"remindAvailabilityRequest": onRequest("/remind", "{}"),
		"cancelAvailabilityRequest": onRequest("/cancel", "{}"),
	})
}

// The lists of instructors are as quick as those of people.
func TestInstructorListsAreSteady(t *testing.T) {
	w := newWorld(t)
	few := len(w.watch(access.Admin, "/api/instructors?page_size=1&free_on=2027-01-12"))
	if many := len(w.watch(access.Admin, "/api/instructors?page_size=2&free_on=2027-01-12")); many != few {
		t.Errorf("%d queries for one row, %d for two", few, many)
	}
	if rec := w.call(access.Admin, http.MethodGet, probe{path: "/api/instructors?free_on=2027-01-09"}); strings.Contains(rec.Body.String(), w.teaching.teacher["own"]) {
		t.Error("who is unavailable is free")
	}
}
