package home

import (
	"strings"

	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
)

// maxViews is how many views a person may keep, of all lists together: one
// answer holds them all.
const maxViews = 100

// View is what a person sees of a list, kept under a name.
type View struct {
	ID      string `json:"id"`
	Version int64  `json:"version"`
	Path    string `json:"path" doc:"The list's own address."`
	ViewFields
	UpdatedAt clock.Time `json:"updated_at" format:"date-time"`
}

// ViewFields is the part of a view that its owner may change. The audit trail
// does not tell it: the words that somebody looks for are nobody else's.
type ViewFields struct {
	Name  string `json:"name" minLength:"1" maxLength:"60" audit:"secret"`
	Query string `json:"query" maxLength:"2000" audit:"secret" doc:"What stands behind the question mark of the address: search, filters, sort, columns."`
}

// Check returns what is wrong beyond what the tags tell.
func (f ViewFields) Check() error {
	var wrong fault.List
	wrong.Add(strings.TrimSpace(f.Name) == "", "name", "field.required", nil)
	return wrong.Err()
}

// Resolve has the router check the fields with everything else.
func (f *ViewFields) Resolve(api.Context) []error { return api.Found(f.Check()) }
