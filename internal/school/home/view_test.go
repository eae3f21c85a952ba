package home_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/apitest"
	"myspace/internal/school/home"
	"myspace/internal/school/part"
)

const students, courses = "/apps/campus/student", "/apps/academic/course"

func view(path, name, query string) map[string]any {
	return map[string]any{"path": path, "name": name, "query": query}
}

func keep(t *testing.T, c apitest.Caller, path, name, query string) (v home.View) {
	t.Helper()
	c.Call(t, http.MethodPost, "/api/views", view(path, name, query)).Into(http.StatusCreated, &v)
	return v
}

// viewsOf returns the names of somebody's views, in their order.
func viewsOf(t *testing.T, c apitest.Caller) string {
	t.Helper()
	var page api.Page[home.View]
	c.Call(t, http.MethodGet, "/api/views", nil).Into(http.StatusOK, &page)
	all := make([]string, len(page.Items))
	for i, v := range page.Items {
		all[i] = v.Name
	}
	return strings.Join(all, ", ")
}

func TestAViewIsKeptForItsOwnerAlone(t *testing.T) {
	d := newDesk(t, part.Part{})
	ben := d.as("ben", "paris", access.Secretary)
	kept := keep(t, d.anna(), students, " Nouveaux ", "role=user&columns=city,created")
	if kept.Name != "Nouveaux" || kept.Query != "role=user&columns=city,created" || kept.Path != students {
		t.Errorf("kept as %+v", kept)
	}
	keep(t, d.anna(), courses, "Écoute", "")
	keep(t, d.anna(), courses, "atelier", "")
	if got := viewsOf(t, d.anna()); got != "atelier, Écoute, Nouveaux" {
		t.Errorf("anna has %q", got)
	}
	if got := viewsOf(t, ben); got != "" {
		t.Errorf("ben sees %q", got)
	}
	change := map[string]any{"version": kept.Version, "name": "Autre", "query": ""}
	ben.Call(t, http.MethodPut, "/api/views/"+kept.ID, change).Is(http.StatusNotFound)
	ben.Call(t, http.MethodDelete, "/api/views/"+kept.ID, nil).Is(http.StatusNotFound)
}

func TestAViewIsChangedOnTheVersionThatWasSeenAndRemoved(t *testing.T) {
	d := newDesk(t, part.Part{})
	kept := keep(t, d.anna(), students, "Nouveaux", "role=user")
	path, change := "/api/views/"+kept.ID, map[string]any{"version": kept.Version, "name": "Anciens", "query": "role=user&sort=city"}
	var changed home.View
	d.anna().Call(t, http.MethodPut, path, change).Into(http.StatusOK, &changed)
	if changed.Name != "Anciens" || changed.Query != "role=user&sort=city" || changed.Version != kept.Version+1 {
		t.Errorf("changed to %+v", changed)
	}
	d.anna().Call(t, http.MethodPut, path, change).Is(http.StatusConflict)
	d.anna().Call(t, http.MethodDelete, path, nil).Is(http.StatusNoContent)
	if got := viewsOf(t, d.anna()); got != "" {
		t.Errorf("left: %q", got)
	}
}

func TestOneNameIsOneViewOfAList(t *testing.T) {
	d := newDesk(t, part.Part{})
	keep(t, d.anna(), students, "Été", "")
	d.anna().Call(t, http.MethodPost, "/api/views", view(students, " ete ", "q=a")).Is(http.StatusConflict)
	other := keep(t, d.anna(), courses, "Été", "")
	mine := keep(t, d.anna(), courses, "Hiver", "")
	d.anna().Call(t, http.MethodPut, "/api/views/"+mine.ID, map[string]any{"version": 1, "name": "ÉTÉ", "query": ""}).Is(http.StatusConflict)
	d.anna().Call(t, http.MethodPut, "/api/views/"+other.ID, map[string]any{"version": 1, "name": "ÉTÉ", "query": "q=b"}).Is(http.StatusOK)
}

func TestViewsHaveALimitAndAnAddress(t *testing.T) {
	d := newDesk(t, part.Part{})
	for i := range 100 {
		keep(t, d.anna(), students, fmt.Sprint(i), "")
	}
	d.anna().Call(t, http.MethodPost, "/api/views", view(students, "one more", "")).Is(http.StatusConflict)
	for _, path := range []string{"", "https://example.org/", "//example.org", "/apps/<x>"} {
		d.as("ben", "paris", access.Secretary).Call(t, http.MethodPost, "/api/views", view(path, "x", "")).Is(http.StatusUnprocessableEntity)
	}
}
