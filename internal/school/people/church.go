package people

import (
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
	"myspace/internal/base/text"
)

// Church is a congregation that people come from.
type Church struct {
	ID      string `json:"id"`
	Version int64  `json:"version"`
	ChurchFields
	People    int        `json:"people" doc:"How many people belong to it; only for who may change churches."`
	UpdatedAt clock.Time `json:"updated_at" format:"date-time"`
}

// ChurchFields is the part of a church that people fill in and may change.
type ChurchFields struct {
	Name    string `json:"name" minLength:"1" maxLength:"120"`
	City    string `json:"city" maxLength:"100"`
	Country string `json:"country" maxLength:"2" doc:"ISO 3166, two letters."`
	Pastor  string `json:"pastor" maxLength:"120"`
}

// ChurchPerson is somebody who belongs to a church.
type ChurchPerson struct {
	ID        string `json:"id"`
	Name      string `json:"name"`
	City      string `json:"city"`
	PhotoURL  string `json:"photo_url"`
	Student   bool   `json:"student" doc:"Studies, studied or applies, and is in the list of students."`
	photoHash string
}

// Who may do what with churches, as in product.md: everyone picks his own or
// adds it; who writes people's records keeps all of them; two become one only
// by the hand of somebody of the whole network.
var (
	changeChurch = access.Allow(access.Heads|access.Supervisor|access.Coordinator|access.Secretary, access.AllCampuses)
	mergeChurch  = access.Allow(access.Heads|access.Supervisor, access.AllCampuses)
)

func (f ChurchFields) clean() ChurchFields {
	return ChurchFields{text.Visible(f.Name), text.Visible(f.City), strings.ToUpper(text.Visible(f.Country)), text.Visible(f.Pastor)}
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

// seenBy leaves out what the caller may not know: how many belong to a church
// is for who may know who does.
func (c Church) seenBy(in access.Scope) Church {
	if !in.Under(changeChurch).CoversAll() {
		c.People = 0
	}
	return c
}
