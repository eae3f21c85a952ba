package campus

import (
	"net/url"
	"regexp"
	"strings"
	"time"

	"golang.org/x/text/currency"
	"golang.org/x/text/language"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
	"myspace/internal/base/phone"
)

// Campus is one place of the network: the specification's organization.
type Campus struct {
	ID         string `json:"id"`
	Version    int64  `json:"version"`
	RegionID   string `json:"region_id"`
	RegionName string `json:"region_name"`
	CampusFields
	Archived  bool       `json:"archived" doc:"It is closed for good and hidden; its people and records are kept."`
	LogoURL   string     `json:"logo_url"`
	CreatedAt clock.Time `json:"created_at" format:"date-time"`
	UpdatedAt clock.Time `json:"updated_at" format:"date-time"`
	MayEdit   bool       `json:"may_edit" doc:"The caller may change its fields, logo and documents."`
	MayManage bool       `json:"may_manage" doc:"The caller may delete it and move it to another region."`
	logoHash  string
}

// CampusFields is the part of a campus that people fill in and may change.
type CampusFields struct {
	Name         string   `json:"name" minLength:"1" maxLength:"120"`
	BusinessName string   `json:"business_name" maxLength:"200"`
	IDNumber     string   `json:"id_number" maxLength:"60"`
	Website      string   `json:"website" maxLength:"300"`
	Color        string   `json:"color" maxLength:"7" doc:"As #rrggbb."`
	Phone        string   `json:"phone" maxLength:"40"`
	Location     Location `json:"location"`
	Schedule     string   `json:"schedule" maxLength:"2000" doc:"Opening hours in words."`
	Open         bool     `json:"open" doc:"It is offered at sign-in."`
	TimeZone     string   `json:"time_zone" maxLength:"60"`
	Currency     string   `json:"currency" maxLength:"3" doc:"ISO 4217."`
	Language     string   `json:"language" enum:"fr,en,pt,it,es"`

	PassMark           int `json:"pass_mark" minimum:"0" maximum:"100"`
	RequiredAttendance int `json:"required_attendance" minimum:"0" maximum:"100" doc:"In percent."`
}

// Location is where a campus is.
type Location struct {
	Address   string   `json:"address" maxLength:"300"`
	ZipCode   string   `json:"zip_code" maxLength:"20"`
	City      string   `json:"city" maxLength:"100"`
	State     string   `json:"state" maxLength:"100"`
	Country   string   `json:"country" maxLength:"2" doc:"ISO 3166, two letters."`
	Latitude  *float64 `json:"latitude" nullable:"true" minimum:"-90" maximum:"90"`
	Longitude *float64 `json:"longitude" nullable:"true" minimum:"-180" maximum:"180"`
}

// minNumber is the shortest telephone or registration number there is.
const minNumber = 6

var hexColor = regexp.MustCompile(`^#[0-9a-f]{6}$`)

// Check returns what is wrong with the fields beyond what their tags tell.
func (f CampusFields) Check() error {
	f = f.clean()
	var wrong fault.List
	wrong.Add(f.Name == "", "name", "field.required", nil)
	short := fault.Params{"limit": minNumber}
	wrong.Add(f.Phone != "" && len(f.Phone) < minNumber, "phone", "field.too_short", short)
	wrong.Add(f.IDNumber != "" && len(f.IDNumber) < minNumber, "id_number", "field.too_short", short)
	wrong.Add(f.Website != "" && !isWebsite(f.Website), "website", "field.url", nil)
	wrong.Add(!hexColor.MatchString(f.Color), "color", "campus.color_format", nil)
	wrong.Add(!isTimeZone(f.TimeZone), "time_zone", "field.not_a_choice", nil)
	wrong.Add(!isCurrency(f.Currency), "currency", "field.not_a_choice", nil)
	wrong.Add(f.Location.Country != "" && !isCountry(f.Location.Country), "location.country", "field.not_a_choice", nil)
	wrong.Add(f.Location.Latitude == nil && f.Location.Longitude != nil, "location.latitude", "campus.both_coordinates", nil)
	wrong.Add(f.Location.Latitude != nil && f.Location.Longitude == nil, "location.longitude", "campus.both_coordinates", nil)
	return wrong.Err()
}

// Resolve has the router check the fields with everything else.
func (f *CampusFields) Resolve(api.Context) []error { return api.Found(f.Check()) }

// clean takes off what was typed by accident.
func (f CampusFields) clean() CampusFields {
	for _, s := range []*string{
		&f.Name, &f.BusinessName, &f.IDNumber, &f.Website, &f.Phone, &f.Schedule,
		&f.Location.Address, &f.Location.ZipCode, &f.Location.City, &f.Location.State,
	} {
		*s = strings.TrimSpace(*s)
	}
	f.Color = strings.ToLower(f.Color)
	f.Currency = strings.ToUpper(f.Currency)
	f.Location.Country = strings.ToUpper(f.Location.Country)
	f.Phone = phone.Shown(f.Phone, f.Location.Country)
	return f
}

func isWebsite(s string) bool {
	u, err := url.Parse(s)
	return err == nil && (u.Scheme == "https" || u.Scheme == "http") && strings.Contains(u.Host, ".") && u.User == nil
}

func isTimeZone(s string) bool {
	_, err := time.LoadLocation(s)
	return err == nil && s != "" && s != "Local"
}

func isCurrency(s string) bool {
	_, err := currency.ParseISO(s)
	return err == nil
}

func isCountry(s string) bool {
	r, err := language.ParseRegion(s)
	return err == nil && r.IsCountry()
}

// seenBy fills in what depends on the caller.
func (c Campus) seenBy(in access.Scope) Campus {
	c.MayEdit = !c.Archived && in.Under(change).CoversCampus(c.ID)
	c.MayManage = in.Under(manage).CoversAll()
	return c
}

// CampusRow is a campus in a list.
type CampusRow struct {
	ID           string     `json:"id"`
	Version      int64      `json:"version"`
	RegionID     string     `json:"region_id"`
	RegionName   string     `json:"region_name"`
	Name         string     `json:"name"`
	BusinessName string     `json:"business_name"`
	Color        string     `json:"color"`
	City         string     `json:"city"`
	Country      string     `json:"country"`
	Phone        string     `json:"phone"`
	Open         bool       `json:"open"`
	Archived     bool       `json:"archived"`
	Currency     string     `json:"currency"`
	Language     string     `json:"language"`
	TimeZone     string     `json:"time_zone"`
	PeopleCount  int        `json:"people_count"`
	LogoURL      string     `json:"logo_url"`
	UpdatedAt    clock.Time `json:"updated_at" format:"date-time"`
	logoHash     string
}
