package app_test

import (
	"net/http"
	"net/http/httptest"
	"regexp"
	"slices"
	"strings"
	"testing"

	"myspace/internal/app"
	"myspace/internal/base/access"
)

// TestOpenAPIIsInStep keeps openapi.yaml, from which the browser's client is
// made, equal to the routes.
func TestOpenAPIIsInStep(t *testing.T) {
	doc, err := (&app.App{}).Router().OpenAPI()
	if err != nil {
		t.Fatal(err)
	}
	golden(t, "../../openapi.yaml", string(doc))
}

// sentence is a summary that reads as one: it begins a line and has no stop.
var sentence = regexp.MustCompile(`^[A-Z][a-z].*[^.]$`)

func TestEveryOperationIsDescribed(t *testing.T) {
	w := newWorld(t)
	d := descriptionOf(t, w)
	rules := map[string]access.Rule{}
	for _, route := range w.router.Routes() {
		rules[route.ID] = route.Rule
	}
	summaries := map[string]string{}
	for path, methods := range d.Paths {
		for method, op := range methods {
			public := rules[op.ID].IsPublic()
			if !sentence.MatchString(op.Summary) || summaries[op.Summary] != "" {
				t.Errorf("%s has the summary %q, which is none or also that of %s", op.ID, op.Summary, summaries[op.Summary])
			}
			summaries[op.Summary] = op.ID
			if len(op.Tags) != 1 || op.Tags[0] == "" || op.Description == "" {
				t.Errorf("%s %s does not say where it belongs and who may", method, path)
			}
			if op.Security == nil || public != (len(op.Security) == 0) || !public && op.Responses["401"] == nil {
				t.Errorf("%s does not say whether one must be signed in", op.ID)
			}
			for _, status := range []string{"422", "429", "503", "default"} {
				if op.Responses[status] == nil {
					t.Errorf("%s conceals %s", op.ID, status)
				}
			}
		}
	}
	if len(summaries) != len(rules) {
		t.Errorf("%d of %d operations are described", len(summaries), len(rules))
	}
}

func TestEveryAreaOfTheDescriptionSaysWhatItIs(t *testing.T) {
	d := descriptionOf(t, newWorld(t))
	var names []string
	for _, tag := range d.Tags {
		names = append(names, tag.Name)
		if !strings.HasSuffix(tag.Description, ".") {
			t.Errorf("%s is described as %q", tag.Name, tag.Description)
		}
	}
	if sorted := slices.Sorted(slices.Values(names)); len(slices.Compact(sorted)) != len(names) {
		t.Errorf("an area begins twice: %v", names)
	}
	for _, methods := range d.Paths {
		for _, op := range methods {
			if !slices.Contains(names, op.Tags[0]) {
				t.Errorf("%s belongs to %q", op.ID, op.Tags[0])
			}
		}
	}
}

func TestTheDescriptionIsSentOnceToWhoHasIt(t *testing.T) {
	w := newWorld(t)
	first := w.call(access.User, http.MethodGet, probe{path: "/api/openapi.json"})
	again := func(tag string) *httptest.ResponseRecorder {
		return w.call(access.User, http.MethodGet, probe{path: "/api/openapi.json", header: map[string]string{"If-None-Match": tag}})
	}
	tag := first.Header().Get("ETag")
	if first.Code != http.StatusOK || tag == "" || first.Header().Get("Content-Type") != "application/json" {
		t.Fatalf("answered %d %v", first.Code, first.Header())
	}
	if rec := again(tag); rec.Code != http.StatusNotModified || rec.Body.Len() != 0 {
		t.Errorf("who has it gets %d with %d bytes", rec.Code, rec.Body.Len())
	}
	if rec := again(`"another"`); rec.Code != http.StatusOK || rec.Body.Len() != first.Body.Len() {
		t.Errorf("who has another gets %d", rec.Code)
	}
}
