package campus

import (
	"strings"

	"myspace/internal/base/api"
	"myspace/internal/base/fault"
)

// Region groups campuses. Its code is what the sign-in page asks for.
type Region struct {
	ID      string `json:"id"`
	Version int64  `json:"version"`
	RegionFields
	CampusCount int `json:"campus_count"`
}

// RegionFields is the part of a region that people fill in and may change.
type RegionFields struct {
	Code string `json:"code" minLength:"2" maxLength:"10"`
	Name string `json:"name" minLength:"1" maxLength:"80"`
}

func (f RegionFields) clean() RegionFields {
	return RegionFields{Code: strings.ToUpper(strings.TrimSpace(f.Code)), Name: strings.TrimSpace(f.Name)}
}

// Check returns what is wrong beyond what the tags tell.
func (f RegionFields) Check() error {
	f = f.clean()
	var wrong fault.List
	wrong.Add(f.Name == "", "name", "field.required", nil)
	wrong.Add(!isCode(f.Code), "code", "region.code_format", nil)
	return wrong.Err()
}

// Resolve has the router check the fields with everything else.
func (f *RegionFields) Resolve(api.Context) []error { return api.Found(f.Check()) }

func isCode(s string) bool {
	for _, r := range s {
		if (r < 'A' || r > 'Z') && (r < '0' || r > '9') {
			return false
		}
	}
	return len(s) >= 2
}
