package campus_test

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"testing/fstest"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/apitest"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/base/files"
	"myspace/internal/base/record"
	"myspace/internal/base/text"
	"myspace/internal/school/campus"
	"myspace/internal/school/part"
	"myspace/internal/school/people"
)

// school is the area on a database of its own, called as an admin.
type school struct {
	apitest.Caller
	db     *db.DB
	region campus.Region
}

func newSchool(t *testing.T) school {
	t.Helper()
	store, err := files.Open(files.Config{Folder: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = store.Close() })
	catalogue := fstest.MapFS{}
	for _, lang := range text.Languages {
		catalogue[lang+"/campus.json"] = &fstest.MapFile{Data: []byte(`{"name":"Name"}`)}
	}
	texts, err := text.Load(catalogue)
	if err != nil {
		t.Fatal(err)
	}
	s := school{db: dbtest.Open(t), Caller: apitest.Caller{
		Router: apitest.NewRouter(), Actor: access.Actor{PersonID: "admin", Roles: access.Admin},
	}}
	link := func(_ context.Context, path, hash string) string {
		if hash == "" {
			return ""
		}
		return path + "?v=" + hash
	}
	around := &part.Around{DB: s.db, Files: store, Link: link, Texts: func(context.Context) text.Texts { return texts.For("en") }}
	around.Parts = part.Parts{people.New(around).Part()}
	campus.New(around).Routes(s.Router.(*api.Router))
	s.Call(t, "POST", "/api/regions", `{"code":"af","name":"Afrique"}`).Into(http.StatusCreated, &s.region)
	return s
}

func fields(name string) campus.CampusFields {
	return campus.CampusFields{
		Name: name, Color: "#336699", Open: true, TimeZone: "Europe/Paris", Currency: "EUR", Language: "fr", PassMark: 70, RequiredAttendance: 80,
	}
}

// create makes a campus and returns it.
func (s school) create(t *testing.T, f campus.CampusFields) (c campus.Campus) {
	t.Helper()
	s.Call(t, "POST", "/api/campuses", withRegion(s.region.ID, f)).Into(http.StatusCreated, &c)
	return c
}

func withRegion(id string, f campus.CampusFields) any {
	return struct {
		RegionID string `json:"region_id"`
		campus.CampusFields
	}{id, f}
}

func withVersion(v int64, f campus.CampusFields) any {
	return struct {
		Version int64 `json:"version"`
		campus.CampusFields
	}{v, f}
}

func TestAllErrorsOfAFormComeAtOnce(t *testing.T) {
	s := newSchool(t)
	f := fields(" ")
	f.Phone, f.IDNumber, f.Website, f.Color = "123", "12", "not a site", "blue"
	f.TimeZone, f.Currency, f.PassMark = "Mars/Olympus", "XYZ", 101
	f.Location.Country = "ZZ"
	one := 1.0
	f.Location.Latitude = &one
	s.Call(t, "POST", "/api/campuses", withRegion(s.region.ID, f)).Blames(http.StatusUnprocessableEntity,
		"name field.required", "phone field.too_short", "id_number field.too_short", "website field.url", "color campus.color_format",
		"time_zone field.not_a_choice", "currency field.not_a_choice", "pass_mark field.too_large",
		"location.country field.not_a_choice", "location.longitude campus.both_coordinates")
}

func TestUnknownFieldsAreRefused(t *testing.T) {
	s := newSchool(t)
	c := s.create(t, fields("Paris"))
	body := fmt.Sprintf(`{"version":1,"id":"x","archived":true,"region_id":"y",%s`, strings.TrimPrefix(asJSON(t, fields("Paris")), "{"))
	s.Call(t, "PUT", "/api/campuses/"+c.ID, body).Blames(http.StatusUnprocessableEntity,
		"id field.unknown", "archived field.unknown", "region_id field.unknown")
}

func TestNamesAreUniqueInARegionWhateverTheAccents(t *testing.T) {
	s := newSchool(t)
	s.create(t, fields("Nîmes"))
	s.Call(t, "POST", "/api/campuses", withRegion(s.region.ID, fields("NIMES"))).Blames(http.StatusConflict, "name campus.name_taken")
	s.Call(t, "POST", "/api/campuses", withRegion("no-region", fields("Lyon"))).Fails(http.StatusNotFound, "region.not_found")
	s.Call(t, "POST", "/api/regions", `{"code":"AF","name":"x"}`).Blames(http.StatusConflict, "code region.code_taken")
}

func TestTwoPeopleWhoEditAtOnceAreTold(t *testing.T) {
	s := newSchool(t)
	c := s.create(t, fields("Paris"))
	var saved campus.Campus
	s.Call(t, "PUT", "/api/campuses/"+c.ID, withVersion(c.Version, fields("Paris Nord"))).Into(http.StatusOK, &saved)
	var stale struct {
		Code    string
		Current campus.Campus
	}
	s.Call(t, "PUT", "/api/campuses/"+c.ID, withVersion(c.Version, fields("Paris Sud"))).Into(http.StatusConflict, &stale)
	if stale.Code != "edit.stale" || stale.Current.Name != "Paris Nord" || stale.Current.Version != saved.Version {
		t.Errorf("got %+v", stale)
	}
	s.Call(t, "PUT", "/api/campuses/"+c.ID, withVersion(stale.Current.Version, fields("Paris Sud"))).Is(http.StatusOK)
}

func TestTheListSearchesFiltersSortsAndPages(t *testing.T) {
	s := newSchool(t)
	for i, name := range []string{"Paris", "Nice", "Nantes", "Marseille", "Évry"} {
		f := fields(name)
		f.Location.City, f.Location.Country, f.Open = strings.ToUpper(name), "FR", i != 1
		s.create(t, f)
	}
	for query, want := range map[string]string{
		"":                            "Évry Marseille Nantes Nice Paris",
		"sort=-name":                  "Paris Nice Nantes Marseille Évry",
		"sort=-updated":               "Évry Marseille Nantes Nice Paris",
		"sort=city":                   "Évry Marseille Nantes Nice Paris",
		"q=evry":                      "Évry",
		"q=N":                         "Nantes Nice",
		"q=antes":                     "Nantes",
		"open=false":                  "Nice",
		"open=true&q=n":               "Nantes",
		"country=IT":                  "",
		"page=2&page_size=2":          "Nantes Nice",
		"archived=true":               "",
		"region=" + s.region.ID:       "Évry Marseille Nantes Nice Paris",
		"region=" + s.region.ID + "x": "",
	} {
		var page api.Page[campus.CampusRow]
		s.Call(t, "GET", "/api/campuses?"+query, nil).Into(http.StatusOK, &page)
		var names []string
		for _, c := range page.Items {
			names = append(names, c.Name)
		}
		if got := strings.Join(names, " "); got != want {
			t.Errorf("%q lists %q, want %q", query, got, want)
		}
	}
	for _, sort := range []string{"name", "city", "region", "people", "updated"} {
		for _, direction := range []string{"", "-"} {
			s.Call(t, "GET", "/api/campuses?sort="+direction+sort, nil).Is(http.StatusOK)
		}
	}
	s.Call(t, "GET", "/api/campuses?page_size=201", nil).Blames(http.StatusUnprocessableEntity, "page_size field.too_large")
	s.Call(t, "GET", "/api/campuses?sort=password", nil).Blames(http.StatusUnprocessableEntity, "sort field.not_a_choice")
	s.Call(t, "GET", "/api/campuses?secret=1", nil).Is(http.StatusUnprocessableEntity)
}

func TestACampusWithPeopleIsArchivedAndCanComeBack(t *testing.T) {
	s := newSchool(t)
	empty, full := s.create(t, fields("Empty")), s.create(t, fields("Full"))
	err := s.db.Tx(t.Context(), func(tx *db.Tx) error {
		if err := people.AddPerson(t.Context(), tx, "p", people.PersonFields{FirstName: "A", LastName: "B"}, ""); err != nil {
			return err
		}
		return people.AddMembership(t.Context(), tx, "p", full.ID, access.Student)
	})
	if err != nil {
		t.Fatal(err)
	}
	var hanging campus.Dependents
	s.Call(t, "GET", "/api/campuses/"+full.ID+"/dependents", nil).Into(http.StatusOK, &hanging)
	if !hanging.Archives || hanging.Items[1] != (campus.Dependent{Name: "people", Count: 1}) {
		t.Errorf("got %+v", hanging)
	}
	var d record.Deletion
	if s.Call(t, "DELETE", "/api/campuses/"+empty.ID, nil).Into(http.StatusOK, &d); d.Outcome != "deleted" {
		t.Errorf("the empty campus was %s", d.Outcome)
	}
	s.Call(t, "GET", "/api/campuses/"+empty.ID, nil).Fails(http.StatusNotFound, "campus.not_found")
	if s.Call(t, "DELETE", "/api/campuses/"+full.ID, nil).Into(http.StatusOK, &d); d.Outcome != "archived" {
		t.Errorf("the full campus was %s", d.Outcome)
	}
	var open []campus.Organization
	if s.Call(t, "GET", "/organization-openlist/AF", nil).Into(http.StatusOK, &open); len(open) != 0 {
		t.Errorf("an archived campus is offered at sign-in: %v", open)
	}
	var back campus.Campus
	if s.Call(t, "POST", "/api/campuses/"+full.ID+"/restore", nil).Into(http.StatusOK, &back); back.Archived || back.Open {
		t.Errorf("came back as %+v", back)
	}
	s.Call(t, "DELETE", "/api/regions/"+s.region.ID, nil).Fails(http.StatusConflict, "region.in_use")
}

func TestTheOpenListIsWhatTheSpecificationSays(t *testing.T) {
	s := newSchool(t)
	f := fields("Zoo")
	paris, closed := s.create(t, fields("paris")), fields("closed")
	closed.Open = false
	s.create(t, closed)
	zoo := s.create(t, f)
	got := strings.TrimSpace(s.Call(t, "GET", "/organization-openlist/AF", nil).Is(http.StatusOK).Body.String())
	want := fmt.Sprintf(`[{"id":%q,"name":"paris"},{"id":%q,"name":"Zoo"}]`, paris.ID, zoo.ID)
	if got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	var refused struct{ Error map[string]string }
	if s.Call(t, "GET", "/organization-openlist/XX", nil).Into(http.StatusNotFound, &refused); refused.Error["form"] != "region.not_found" {
		t.Errorf("got %v", refused)
	}
}

// A number is written in one form, whoever typed it, and found as it is dialled.
func TestTheTelephoneNumberOfACampusIsWrittenInOneForm(t *testing.T) {
	s := newSchool(t)
	f := fields("Paris")
	f.Location.Country, f.Phone = "FR", "01.42.68.53.00"
	c := s.create(t, f)
	if c.Phone != "+33 1 42 68 53 00" {
		t.Fatalf("it is %q", c.Phone)
	}
	for _, term := range []string{"0142685300", "01 42 68", "+33 1 42", "0033 1 42"} {
		var found api.Page[campus.CampusRow]
		s.Call(t, "GET", "/api/campuses?q="+url.QueryEscape(term), nil).Into(http.StatusOK, &found)
		if len(found.Items) != 1 || found.Items[0].Phone != c.Phone {
			t.Errorf("%q finds %+v", term, found.Items)
		}
	}
}
