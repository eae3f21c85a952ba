package app_test

import (
	"encoding/json"
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
)

// days returns where a body holds days, as paths such as periods.0.first_day.
func (d described) days(s schema, path string) (all []string) {
	s = d.resolve(s)
	if s.Format == "date" || strings.HasPrefix(s.Pattern, `^(\d{4}-`) {
		return []string{strings.TrimPrefix(path, ".")}
	}
	if s.Items != nil {
		all = append(all, d.days(*s.Items, path+".0")...)
	}
	for name, property := range s.Properties {
		all = append(all, d.days(property, path+"."+name)...)
	}
	return all
}

// set puts a value where a path leads.
func set(tree any, path []string, value any) any {
	if len(path) == 0 {
		return value
	}
	if path[0] == "0" {
		list, _ := tree.([]any)
		if len(list) == 0 {
			list = []any{nil}
		}
		list[0] = set(list[0], path[1:], value)
		return list
	}
	object, _ := tree.(map[string]any)
	if object == nil {
		object = map[string]any{}
	}
	object[path[0]] = set(object[path[0]], path[1:], value)
	return object
}

// TestDaysHaveBounds: an enrollment with a first date in 9999 was kept and could
// not be confirmed, year 1 was taken, and free_on=0001-01-01 was a failure on
// PostgreSQL. Every day of the API's description, in a query or a body, is
// refused where it makes no sense, and its field is named.
func TestDaysHaveBounds(t *testing.T) {
	w, seen := newWorld(t), []string{}
	d := descriptionOf(t, w)
	for path, methods := range d.Paths {
		for method, op := range methods {
			route := api.Route{ID: op.ID, Method: strings.ToUpper(method), Path: path}
			for _, p := range op.Parameters {
				if p.Schema.Format == "date" {
					seen = append(seen, route.ID+" "+p.Name)
					w.refusesDays(t, route, func(probe *probe, day string) { probe.path = withQuery(probe.path, p.Name, day) })
				}
			}
			body, _ := op.json()
			for _, field := range d.days(body, "") {
				seen = append(seen, route.ID+" "+field)
				w.refusesDays(t, route, func(probe *probe, day string) { probe.body = withField(t, probe.body, field, day) })
			}
		}
	}
	if len(seen) < 15 {
		t.Errorf("only %d days were seen: %v", len(seen), seen)
	}
	t.Logf("%d days: %v", len(seen), seen)
}

// refusesDays tries a route with days that make no sense anywhere.
func (w *world) refusesDays(t *testing.T, route api.Route, put func(p *probe, day string)) {
	t.Helper()
	for _, day := range []string{"0000-01-01", "0001-01-01", "0001-12-31", "9999-12-31"} {
		p := probes[route.ID](w, access.Admin, mine)
		put(&p, day)
		rec := w.call(access.Admin, route.Method, p)
		if rec.Code != http.StatusUnprocessableEntity {
			t.Errorf("%s with %s: %d %s\n%s %s", route.ID, day, rec.Code, rec.Body, p.path, p.body)
		}
		w.undo(t)
	}
}

func withQuery(path, name, value string) string {
	at, query, _ := strings.Cut(path, "?")
	values, _ := url.ParseQuery(query)
	values.Set(name, value)
	return at + "?" + values.Encode()
}

func withField(t *testing.T, body, field, value string) string {
	t.Helper()
	var tree any
	must(t, json.Unmarshal([]byte(body), &tree))
	path := strings.Split(field, ".")
	if path[0] == "instead_of" { // which is not there unless all of it is
		tree = set(tree, path[:1], map[string]any{"id": "none", "version": 1})
	}
	if path[0] == "repeat" {
		maps.Copy(tree.(map[string]any)["repeat"].(map[string]any), map[string]any{"every": "week"})
	}
	text, err := json.Marshal(set(tree, path, value))
	must(t, err)
	return string(slices.Clip(text))
}

// An enrollment whose installments would run past what can be kept is refused
// when it is entered, not when it is confirmed.
func TestNoScheduleRunsPastItsBounds(t *testing.T) {
	w := newWorld(t)
	p := probes["enroll"](w, access.Admin, mine)
	for first, want := range map[string]int{
		"2100-12-31": http.StatusUnprocessableEntity, "2096-02-01": http.StatusUnprocessableEntity, "2096-01-31": http.StatusCreated,
	} {
		body := strings.NewReplacer(`"installments":1`, `"installments":60`, `2027-01-31`, first).Replace(p.body)
		if rec := w.call(access.Admin, http.MethodPost, probe{path: p.path, body: body}); rec.Code != want {
			t.Errorf("60 installments from %s: %d %s", first, rec.Code, rec.Body)
		}
		w.undo(t)
	}
}
