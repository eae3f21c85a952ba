package people_test

import (
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/people"
)

func (o *office) matches(t *testing.T, as access.Roles, l people.Likeness) (m people.Matches) {
	t.Helper()
	o.as(as).Call(t, "POST", "/api/people/duplicates", l).Into(http.StatusOK, &m)
	return m
}

func TestWhoLooksLikeSomebodyIsFound(t *testing.T) {
	o := newOffice(t)
	born := clock.Date{Year: 1990, Month: 2, Day: 28}
	id := full(t, o, "Hélène", student) // Hélène Vidal, born that day, +33 6 39 98 12 34
	for name, tt := range map[string]struct {
		like    people.Likeness
		reasons string
		score   int
	}{
		"the same address":                     {people.Likeness{FirstName: "X", LastName: "Y", Email: " HÉLÈNE@example.org"}, "email", 100},
		"the same telephone":                   {people.Likeness{FirstName: "X", LastName: "Y", Mobile: "06 39 98 12 34"}, "mobile", 80},
		"the same name and day":                {people.Likeness{FirstName: "helene", LastName: "VIDAL", BirthDate: born}, "name_birth_date", 95},
		"first and last name swapped":          {people.Likeness{FirstName: "Vidal", LastName: "Hélène", BirthDate: born}, "name_birth_date", 95},
		"a name that sounds alike, same day":   {people.Likeness{FirstName: "Elene", LastName: "Vidale", BirthDate: born}, "name_birth_date", 75},
		"the same name, no day":                {people.Likeness{FirstName: "Helene", LastName: "Vidal"}, "name", 60},
		"a name that sounds alike, no day":     {people.Likeness{FirstName: "Heléne", LastName: "Vidall"}, "name", 40},
		"the same name, another day":           {people.Likeness{FirstName: "Hélène", LastName: "Vidal", BirthDate: born.AddDays(1)}, "", 0},
		"another name, the same day":           {people.Likeness{FirstName: "Marie", LastName: "Vidal", BirthDate: born}, "", 0},
		"the person herself":                   {people.Likeness{FirstName: "Hélène", LastName: "Vidal", ExceptID: id}, "", 0},
		"everything":                           {people.Likeness{FirstName: "Hélène", LastName: "Vidal", Email: "hélène@example.org", Mobile: "+33639981234", BirthDate: born}, "email mobile name_birth_date", 100},
		"a telephone that is none is no match": {people.Likeness{FirstName: "X", LastName: "Y", Mobile: "12"}, "", 0},
	} {
		m := o.matches(t, access.Coordinator, tt.like)
		if tt.reasons == "" {
			if len(m.Items) != 0 {
				t.Errorf("%s: found %+v", name, m.Items)
			}
			continue
		}
		if len(m.Items) != 1 || m.Items[0].ID != id || strings.Join(m.Items[0].Reasons, " ") != tt.reasons || m.Items[0].Score != tt.score || m.Items[0].Name != "Hélène Vidal" {
			t.Errorf("%s: found %+v", name, m.Items)
		}
		if m.Taken != strings.Contains(tt.reasons, "email") {
			t.Errorf("%s: taken %v", name, m.Taken)
		}
	}
}

type newPerson struct {
	people.PersonInput
	CampusID  string   `json:"campus_id"`
	Roles     []string `json:"roles"`
	Confirmed bool     `json:"confirmed"`
}

func TestAPersonIsAddedUnlessHeIsKnown(t *testing.T) {
	o := newOffice(t)
	full(t, o, "Rita", people.Membership{CampusID: "nice", Roles: access.Student})
	card, memo := "CARD-1234", "no"
	n := newPerson{CampusID: "paris", Roles: []string{"student"}}
	n.FirstName, n.LastName, n.Mobile, n.IdentityCard = "Anna", "Alba", "0612345678", &card
	var asked struct {
		Code    string
		Current people.Matches
	}
	o.as(access.Secretary).Call(t, "POST", "/api/people", n).Into(http.StatusConflict, &asked)
	if asked.Code != "person.looks_known" || len(asked.Current.Items) != 1 || asked.Current.Items[0].ID != o.anna {
		t.Errorf("asked %+v", asked)
	}
	n.Confirmed = true
	var made people.PersonRecord
	o.as(access.Secretary).Call(t, "POST", "/api/people", n).Into(http.StatusCreated, &made)
	if made.Mobile != "+33612345678" || *made.IdentityCard != card || o.rolesOf(t, made.ID) != "student@paris" || !*made.Enabled {
		t.Errorf("made %+v", made)
	}
	n.Email = "RITA@example.org"
	o.as(access.Secretary).Call(t, "POST", "/api/people", n).Blames(http.StatusConflict, "email person.email_taken")
	n.Email, n.Memo = "", &memo
	o.as(access.Secretary).Call(t, "POST", "/api/people", n).Blames(http.StatusUnprocessableEntity, "memo person.field_closed")
	n.Memo = nil
	n.Roles = []string{"teacher"}
	o.as(access.Secretary).Call(t, "POST", "/api/people", n).Fails(http.StatusForbidden, "access.role_rank")
	n.Roles, n.CampusID = []string{"student"}, "nice"
	o.as(access.Secretary).Call(t, "POST", "/api/people", n).Fails(http.StatusNotFound, "campus.not_found")
	n.CampusID, n.Mobile, n.Country = "paris", "12 34 56", "XX"
	o.as(access.Secretary).Call(t, "POST", "/api/people", n).Blames(http.StatusUnprocessableEntity, "country field.not_a_choice")
	n.Country = ""
	o.as(access.Secretary).Call(t, "POST", "/api/people", n).Blames(http.StatusUnprocessableEntity, "mobile person.mobile_invalid")
	n.Roles = []string{}
	o.as(access.Secretary).Call(t, "POST", "/api/people", n).Blames(http.StatusUnprocessableEntity, "roles field.required")
}

func TestAnAddressIsOnePersonsEvenInARace(t *testing.T) {
	o := newOffice(t)
	n := newPerson{CampusID: "paris", Roles: []string{"student"}, Confirmed: true}
	n.FirstName, n.LastName, n.Email = "Rita", "Vidal", "rita@example.org"
	codes := make(chan int, 8)
	for range cap(codes) {
		go func() { codes <- o.as(access.Admin).Call(t, "POST", "/api/people", n).Code }()
	}
	made := 0
	for range cap(codes) {
		switch code := <-codes; code {
		case http.StatusCreated:
			made++
		case http.StatusConflict:
		default:
			t.Errorf("answered %d", code)
		}
	}
	if known, err := people.KnownEmails(t.Context(), o.db, []string{n.Email}); made != 1 || err != nil || len(known) != 1 {
		t.Errorf("made %d, known %v (%v)", made, known, err)
	}
}

func TestTheExportHasWhatTheListHasAndNothingSpecial(t *testing.T) {
	o := newOffice(t)
	id := full(t, o, "Rita", student)
	noError(t, db.Exec(t.Context(), o.db, `UPDATE person SET city = '=1+1' WHERE id = ?`, id))
	csv := func(as access.Roles, query string) string {
		return o.as(as).Call(t, "GET", "/api/people/export?format=csv&"+query, nil).Is(http.StatusOK).Body.String()
	}
	all := csv(access.Admin, "sort=-name")
	if lines := strings.Count(strings.TrimSpace(all), "\n"); lines != 4 || !strings.Contains(all, "'=1+1") || strings.Index(all, "Vidal") > strings.Index(all, "Alba") {
		t.Errorf("%d lines: %s", lines, all)
	}
	for _, special := range []string{"CARD-12", "FR7612", "pays late", "Bethel", "Paul"} {
		if strings.Contains(all, special) {
			t.Errorf("the export tells %s", special)
		}
	}
	if few := csv(access.Secretary, "q=vid"); !strings.Contains(few, "Rita@example.org") || strings.Contains(few, "Bell") || strings.Contains(few, "Alba") {
		t.Errorf("a secretary is given %s", few)
	}
	if names := csv(access.Librarian, ""); !strings.Contains(names, "Vidal") || strings.Contains(names, "Rita@example.org") || strings.Contains(names, "+33") {
		t.Errorf("a librarian is given %s", names)
	}
	o.as(access.Librarian).Call(t, "GET", "/api/people/export?city=nice", nil).Is(http.StatusUnprocessableEntity)
	xlsx := o.as(access.Admin).Call(t, "GET", "/api/people/export", nil).Is(http.StatusOK)
	if !strings.HasPrefix(xlsx.Body.String(), "PK") || !strings.HasPrefix(xlsx.Header().Get("Content-Disposition"), `attachment; filename="Personnes _ `) {
		t.Errorf("got %v", xlsx.Header())
	}
	own := o.as(access.Secretary).Call(t, "GET", "/api/people/export", nil).Is(http.StatusOK).Header().Get("Content-Disposition")
	if !strings.Contains(strings.ToLower(own), "paris") {
		t.Errorf("of one campus alone, and not named after it: %s", own)
	}
	var page api.Page[people.PersonRow]
	o.as(access.Admin).Call(t, "GET", "/api/people?q=vidal", nil).Into(http.StatusOK, &page)
	if page.Items[0].MobileShown != "+33 6 39 98 12 34" || page.Items[0].Applicant {
		t.Errorf("listed as %+v", page.Items)
	}
}
