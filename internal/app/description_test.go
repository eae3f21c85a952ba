package app_test

import (
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"testing"

	"myspace/internal/base/access"
)

// described is what the tests read of the API's description.
type described struct {
	Tags       []struct{ Name, Description string }
	Paths      map[string]map[string]operation
	Components struct{ Schemas map[string]schema }
}

type operation struct {
	ID          string `json:"operationId"`
	Summary     string
	Description string
	Tags        []string
	Security    []map[string][]string
	Parameters  []parameter
	RequestBody struct {
		Content map[string]struct{ Schema schema }
	}
	Responses map[string]any
}

type parameter struct {
	Name, In string
	Schema   schema
}

type schema struct {
	Ref        string `json:"$ref"`
	Format     string
	Pattern    string
	Enum       choices
	Properties map[string]schema
	Items      *schema
}

// choices are values in words: those of numbers are of no interest here.
type choices []string

// UnmarshalJSON reads the words.
func (c *choices) UnmarshalJSON(data []byte) error {
	var all []any
	err := json.Unmarshal(data, &all)
	for _, one := range all {
		if word, ok := one.(string); ok {
			*c = append(*c, word)
		}
	}
	return err
}

// descriptionOf fetches the description as others do.
func descriptionOf(t *testing.T, w *world) (d described) {
	t.Helper()
	rec := w.call(access.Student, http.MethodGet, probe{path: "/api/openapi.json"})
	if err := json.Unmarshal(rec.Body.Bytes(), &d); err != nil {
		t.Fatalf("%d: %v", rec.Code, err)
	}
	return d
}

// resolve returns the schema that another one names.
func (d described) resolve(s schema) schema {
	if name, ok := strings.CutPrefix(s.Ref, "#/components/schemas/"); ok {
		return d.Components.Schemas[name]
	}
	return s
}

// json is the body that an operation takes, and whether it takes one.
func (o operation) json() (schema, bool) {
	content, ok := o.RequestBody.Content["application/json"]
	return content.Schema, ok
}

// choices are the values that a parameter may have, and whether there is such
// a parameter.
func (o operation) choices(name string) ([]string, bool) {
	i := slices.IndexFunc(o.Parameters, func(p parameter) bool { return p.Name == name })
	if i < 0 {
		return nil, false
	}
	return o.Parameters[i].Schema.Enum, true
}
