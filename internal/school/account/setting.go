package account

import (
	"bytes"
	"encoding/base64"
	"image/png"
	"slices"
	"strings"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
)

// NetworkSettings is what admins decide for the whole network.
type NetworkSettings struct {
	SchoolName        string   `json:"school_name" maxLength:"80" doc:"What the sign-in page shows beside the product's name."`
	Mark              string   `json:"mark,omitempty" maxLength:"60000" audit:"secret" doc:"The school's mark on the sign-in page, a small PNG as a data URL; without one, its initials."`
	Registration      bool     `json:"registration" doc:"Guests may apply to a campus."`
	NeutralForgotten  bool     `json:"neutral_forgotten" doc:"The answer to a forgotten password does not tell whether the address is known."`
	SessionDays       int      `json:"session_days" minimum:"1" maximum:"365" doc:"How long a session lives after its last use."`
	Providers         []string `json:"providers" maxItems:"10" doc:"The identity providers that the sign-in page shows."`
	SecondFactorRoles []string `json:"second_factor_roles" maxItems:"12" doc:"The roles that must sign in with a second factor."`
	Podcast           bool     `json:"podcast,omitempty" doc:"People may hear what is open to them in an app for podcasts, by a private link."`
	SchoolMonth       int      `json:"school_month" minimum:"1" maximum:"12" doc:"The month in which a school year begins."`

	Maintenance Maintenance `json:"maintenance"`
}

// defaultMonth is when a school year begins where nobody decided: in September.
const defaultMonth = 9

// Maintenance closes the network to everybody but its admins for a while.
type Maintenance struct {
	On      bool        `json:"on"`
	Message string      `json:"message" maxLength:"500" doc:"What people are told, beside that it will be over."`
	Until   *clock.Time `json:"until" format:"date-time" doc:"When it is expected to be over."`
}

// Check returns what is wrong beyond what the tags tell.
func (s NetworkSettings) Check() error {
	var wrong fault.List
	wrong.Add(s.Mark != "" && !isMark(s.Mark), "mark", "file.picture_broken", nil)
	for _, name := range s.SecondFactorRoles {
		wrong.Add(access.ParseRoles(name) == 0, "second_factor_roles", "field.not_a_choice", nil)
	}
	if until := s.Maintenance.Until; until != nil {
		clock.SchoolDays.Check(&wrong, "maintenance.until", clock.DateOf(*until, time.UTC))
	}
	return wrong.Err()
}

// widestMark is how many pixels a mark has at most, in each direction.
const widestMark = 256

// isMark reports whether a text is a small PNG: what guests are shown is nothing
// else, whoever wrote it.
func isMark(text string) bool {
	encoded, found := strings.CutPrefix(text, "data:image/png;base64,")
	if !found {
		return false
	}
	data, err := base64.StdEncoding.DecodeString(encoded)
	if err != nil {
		return false
	}
	size, err := png.DecodeConfig(bytes.NewReader(data))
	return err == nil && size.Width <= widestMark && size.Height <= widestMark
}

// Resolve has the router check the fields with everything else.
func (s *NetworkSettings) Resolve(api.Context) []error { return api.Found(s.Check()) }

// needsSecondFactor reports whether one of the roles must have one.
func (s NetworkSettings) needsSecondFactor(roles access.Roles) bool {
	return slices.ContainsFunc(s.SecondFactorRoles, func(name string) bool { return access.ParseRoles(name)&roles != 0 })
}
