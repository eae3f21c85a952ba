package account

import (
	"encoding/json"
	"net/http"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
)

// session is a person's permission to act at a campus until it ends.
type session struct {
	id, personID, campusID string
	origin, language       string
	timeZone               string // of the campus
	roles                  access.Roles
	expires                clock.Time
	held                   bool // until he has set up a second factor
	shutOut                bool // while there is maintenance
	schoolMonth            int  // in which a school year begins
}

func (s session) actor() access.Actor {
	return access.Actor{
		PersonID: s.personID, CampusID: s.campusID, SessionID: s.id, Language: s.language, TimeZone: s.timeZone,
		Roles: s.roles, Held: s.held, ShutOut: s.shutOut,
	}
}

// User is the signed-in person, in the specification's words.
type User struct {
	ID               string   `json:"id"`
	Role             []string `json:"role"`
	Name             string   `json:"name"`
	Email            string   `json:"email"`
	MiniAvatarURL    string   `json:"mini_avatar_url" doc:"Empty: show the initials."`
	OrganizationID   string   `json:"organization_id"`
	OrganizationName string   `json:"organization_name"`
	Metadata         Metadata `json:"metadata"`
	Origin           string   `json:"origin" doc:"api, or the name of an identity provider."`
	RedirectURL      string   `json:"redirect_url"`

	Maintenance          bool `json:"maintenance" doc:"The network is closed to him for a while."`
	SchoolMonth          int  `json:"school_month" doc:"The month in which a school year begins."`
	SecondFactorRequired bool `json:"second_factor_required" doc:"He must set up a second factor before anything else."`
}

// Metadata is what the browser keeps for a person.
type Metadata struct {
	Settings  json.RawMessage `json:"settings"`
	Shortcuts []string        `json:"shortcuts"`
}

// Session is the answer to a sign-in.
type Session struct {
	User      User   `json:"user"`
	Token     string `json:"token"`
	IDToken   string `json:"id_token" doc:"The person's id for origin api, the identity provider's ID token otherwise."`
	ExpiresAt int64  `json:"expires_at" doc:"In milliseconds since 1970."`
	Device    string `json:"device,omitempty" doc:"The mark of this browser, to be sent with the next sign-in: here, guesses made elsewhere do not keep him out."`
}

// bearer returns the token in a request's header, or "".
func bearer(req *http.Request) string {
	scheme, token, _ := strings.Cut(req.Header.Get("Authorization"), " ")
	if !strings.EqualFold(scheme, "Bearer") {
		return ""
	}
	return strings.TrimSpace(token)
}

func errNoSession() error { return fault.New(fault.Unauthenticated, "session.unauthorized") }

// errRefused is the one answer to every sign-in that fails: it does not tell
// whether the address is known.
func errRefused() error {
	return fault.List{fault.On("email", "session.refused", nil), fault.On("password", "session.refused", nil)}
}
