package people

import (
	"strings"

	"myspace/internal/base/api"
	"myspace/internal/base/fault"
)

// Church is a congregation that people come from.
type Church struct {
	ID      string `json:"id"`
	Version int64  `json:"version"`
	ChurchFields
}

// ChurchFields is the part of a church that people fill in and may change.
type ChurchFields struct {
	Name    string `json:"name" minLength:"1" maxLength:"120"`
	City    string `json:"city" maxLength:"100"`
	Country string `json:"country" maxLength:"2" doc:"ISO 3166, two letters."`
	Pastor  string `json:"pastor" maxLength:"120"`
}

func (f ChurchFields) clean() ChurchFields {
	return ChurchFields{visible(f.Name), visible(f.City), strings.ToUpper(visible(f.Country)), visible(f.Pastor)}
}

// Check returns what is wrong beyond what the tags tell.
func (f ChurchFields) Check() error {
	f = f.clean()
	var wrong fault.List
	wrong.Add(f.Name == "", "name", "field.required", nil)
	wrong.Add(f.Country != "" && !isCountry(f.Country), "country", "field.not_a_choice", nil)
	return wrong.Err()
}

// Resolve has the router check the fields with everything else.
func (f *ChurchFields) Resolve(api.Context) []error { return api.Found(f.Check()) }
