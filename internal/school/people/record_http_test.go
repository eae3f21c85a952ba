package people_test

import (
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/apitest"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/people"
)

// full is a person of whom everything is known.
func full(t *testing.T, o *office, first string, at ...people.Membership) string {
	t.Helper()
	f := calledBy(first, "Vidal")
	f.MiddleName, f.Mobile, f.Gender, f.City, f.Country, f.Language = "Rose", "+33639981234", "female", "Nice", "FR", "fr"
	f.BirthDate = clock.Date{Year: 1990, Month: 2, Day: 28}
	church := db.NewID()
	var id string
	noError(t, o.db.Tx(t.Context(), func(tx *db.Tx) error {
		noError(t, people.AddChurch(t.Context(), tx, people.NewChurch{ID: church, ChurchFields: people.ChurchFields{Name: "Bethel", Pastor: "Paul"}, CreatedAt: clock.Now()}))
		id = addSomebody(t, tx, people.NewPerson{
			PersonFields: f, Memo: "pays late", Memberships: at,
			Details: people.Details{
				Extra:   people.Extra{BirthCountry: "CI", Address: "1 rue", FavouriteContact: "mobile", Bio: "hello"},
				Special: people.Special{IdentityCard: "CARD-12", BankAccount: "FR7612", ChurchID: church},
			},
		})
		return nil
	}))
	return id
}

func (o *office) get(t *testing.T, roles access.Roles, id string) (r people.PersonRecord) {
	t.Helper()
	o.as(roles).Call(t, "GET", "/api/people/"+id, nil).Into(http.StatusOK, &r)
	return r
}

var student = people.Membership{CampusID: "paris", Roles: access.Student}

func TestWhatIsSpecialIsForWhoNeedsIt(t *testing.T) {
	o := newOffice(t)
	id := full(t, o, "Rita", student)
	for roles, want := range map[access.Roles]string{
		access.Admin: "identity_card bank_account memo church", access.Director: "identity_card bank_account memo church",
		access.Supervisor: "memo church", access.Coordinator: "identity_card memo church", access.Secretary: "identity_card church",
		access.Accounting: "bank_account", access.Librarian: "", access.Multimedia: "", access.Secretary | access.Accounting: "identity_card bank_account church",
	} {
		r := o.get(t, roles, id)
		if got := strings.Join(r.May.Special, " "); got != want {
			t.Errorf("%s may know %q, want %q", roles, got, want)
		}
		body, err := json.Marshal(r)
		noError(t, err)
		for special, fields := range map[string][]string{
			"identity_card": {"identity_card", "CARD-12"}, "bank_account": {"bank_account", "FR7612"}, "memo": {"memo", "pays late"},
			"church": {"church_id", "church_name", "Bethel", "church_pastor", "Paul", "pastor"},
		} {
			for _, text := range fields {
				told := strings.Contains(string(body), `"`+text+`":`) || strings.Contains(string(body), `:"`+text+`"`)
				if told != slices.Contains(r.May.Special, special) {
					t.Errorf("%s is told %s: %v", roles, text, told)
				}
			}
		}
	}
	if r := o.get(t, access.Librarian, id); r.Name != "Rita Vidal" || r.Email+r.MobileShown+r.City+r.Address+r.Bio+r.BirthDate.String() != "" || r.May.Contact {
		t.Errorf("a librarian is told %+v", r)
	}
	if r := o.get(t, access.Accounting, id); r.MobileShown != "+33 6 39 98 12 34" || r.City != "Nice" || r.May.Edit {
		t.Errorf("accounting is told %+v", r)
	}
}

func TestTheMemoIsNeverForThePersonHimself(t *testing.T) {
	o := newOffice(t)
	o.me = full(t, o, "Rita", student)
	if r := o.get(t, access.Admin, o.me); r.Memo != nil || r.IdentityCard == nil || slices.Contains(r.May.Special, "memo") {
		t.Errorf("he is told %+v", r)
	}
	body := o.as(access.Admin).Call(t, "GET", "/api/profile", nil).Is(http.StatusOK).Body.String()
	if strings.Contains(body, "pays late") {
		t.Error("the profile tells the memo")
	}
	in := input(o.get(t, access.Admin, o.me))
	memo := "a saint"
	in.Memo = &memo
	o.save(t, access.Admin, o.me, 1, in).Blames(http.StatusUnprocessableEntity, "memo person.field_closed")
}

// input is a record as a form sends it back.
func input(r people.PersonRecord) people.PersonInput {
	return people.PersonInput{PersonFields: r.PersonFields, Extra: r.Extra, SpecialFields: r.SpecialFields}
}

func (o *office) save(t *testing.T, roles access.Roles, id string, version int64, in people.PersonInput) apitest.Answer {
	t.Helper()
	return o.as(roles).Call(t, "PUT", "/api/people/"+id, struct {
		api.Versioned
		people.PersonInput
	}{api.Versioned{Version: version}, in})
}

func TestARecordIsSavedWithWhatEachMayKnow(t *testing.T) {
	o := newOffice(t)
	id := full(t, o, "Rita", student)
	in := input(o.get(t, access.Secretary, id))
	card, memo := "CARD-99", "hidden"
	in.LastName, in.City, in.IdentityCard = " Évrard ", "Antibes", &card
	var saved people.PersonRecord
	o.save(t, access.Secretary, id, 1, in).Into(http.StatusOK, &saved)
	if saved.LastName != "Évrard" || *saved.IdentityCard != card || saved.Version != 2 || saved.Memo != nil {
		t.Errorf("saved %+v", saved)
	}
	if r := o.get(t, access.Admin, id); *r.Memo != "pays late" || *r.BankAccount != "FR7612" || *r.ChurchName != "Bethel" || r.City != "Antibes" {
		t.Errorf("what the secretary may not know was lost: %+v", r)
	}
	in.Memo = &memo
	o.save(t, access.Secretary, id, 2, in).Blames(http.StatusUnprocessableEntity, "memo person.field_closed")
	in.Memo = nil
	in.BankAccount = &memo
	o.save(t, access.Supervisor, id, 2, in).Blames(http.StatusUnprocessableEntity, "bank_account person.field_closed", "identity_card person.field_closed")
	in.BankAccount, in.IdentityCard = nil, nil
	o.save(t, access.Supervisor, id, 2, in).Is(http.StatusOK)
	in.ChurchID = &memo
	o.save(t, access.Supervisor, id, 3, in).Blames(http.StatusUnprocessableEntity, "church_id church.not_found")
	o.save(t, access.Accounting, id, 3, in).Fails(http.StatusForbidden, "access.forbidden")
}

func TestTwoWhoEditAPersonAtOnceAreTold(t *testing.T) {
	o := newOffice(t)
	id := full(t, o, "Rita", student)
	in := input(o.get(t, access.Coordinator, id))
	in.City = "Lyon"
	o.save(t, access.Coordinator, id, 1, in).Is(http.StatusOK)
	in.City = "Metz"
	var stale struct {
		Code    string
		Current people.PersonRecord
	}
	o.save(t, access.Secretary, id, 1, in).Into(http.StatusConflict, &stale)
	if stale.Code != "edit.stale" || stale.Current.City != "Lyon" || stale.Current.Version != 2 {
		t.Errorf("got %+v", stale)
	}
	if stale.Current.Memo != nil || stale.Current.BankAccount != nil {
		t.Error("the current values tell a secretary what is not for her")
	}
}

func TestEverythingThatIsWrongIsToldAtOnce(t *testing.T) {
	o := newOffice(t)
	id := full(t, o, "Rita", student)
	in := input(o.get(t, access.Admin, id))
	short := "12"
	in.FirstName, in.LastName, in.Email, in.Mobile, in.Country, in.BirthCountry = " ", "", "nobody", "+33 1", "XX", "ZZ"
	in.BirthDate, in.IdentityCard = clock.Date{Year: 1800, Month: 1, Day: 1}, &short
	o.save(t, access.Admin, id, 1, in).Blames(http.StatusUnprocessableEntity, "first_name field.required", "last_name field.required", "email field.email",
		"mobile field.too_short", "country field.not_a_choice", "birth_country field.not_a_choice", "birth_date person.birth_date", "identity_card field.too_short")
	for number, code := range map[string]string{"+33 6 39 98 12": "person.mobile_invalid", "+999 123 456 789": "person.mobile_invalid", "06 39 98 12": "person.mobile_invalid"} {
		in := input(o.get(t, access.Admin, id))
		in.Mobile = number
		o.save(t, access.Admin, id, 1, in).Blames(http.StatusUnprocessableEntity, "mobile "+code)
	}
	o.as(access.Admin).Call(t, "PUT", "/api/people/"+id, `{"version":1,"roles":["admin"],"enabled":false,"birth_date":"31/12/2001"}`).Is(http.StatusUnprocessableEntity)
}

func TestNumbersAreKeptAndShownTheInternationalWay(t *testing.T) {
	o := newOffice(t)
	id := full(t, o, "Rita", student)
	for typed, want := range map[string]string{
		"06 12 34 56 78": "+33 6 12 34 56 78", "0033612345678": "+33 6 12 34 56 78", "+351 912 345 678": "+351 912 345 678",
		"(+225) 07.00.00.00.00": "+225 07 00 00 0000", "": "", "+33 6 12 34 56 78": "+33 6 12 34 56 78",
	} {
		r := o.get(t, access.Admin, id)
		in := input(r)
		in.Mobile = typed
		o.save(t, access.Admin, id, r.Version, in).Into(http.StatusOK, &r)
		if r.MobileShown != want || r.Mobile != strings.ReplaceAll(want, " ", "") {
			t.Errorf("%q is kept as %q and shown as %q", typed, r.Mobile, r.MobileShown)
		}
	}
}

func TestWhoHoldsAHigherRoleIsChangedByNobodyBelow(t *testing.T) {
	o := newOffice(t)
	at := func(campus string, roles access.Roles) people.Membership {
		return people.Membership{CampusID: campus, Roles: roles}
	}
	elsewhere := full(t, o, "Ella", at("paris", access.Student), at("nice", access.Coordinator))
	teacher := full(t, o, "Theo", at("paris", access.Teacher))
	for name, tt := range map[string]struct {
		as   access.Roles
		id   string
		edit bool
		mail bool
	}{
		"a secretary, a coordinator of elsewhere":   {access.Secretary, elsewhere, false, false},
		"a coordinator, one of elsewhere":           {access.Coordinator, elsewhere, true, false},
		"a supervisor, a coordinator":               {access.Supervisor, elsewhere, true, true},
		"a secretary, a teacher":                    {access.Secretary, teacher, false, false},
		"a coordinator, a teacher":                  {access.Coordinator, teacher, true, true},
		"a librarian, a teacher":                    {access.Librarian, teacher, false, false},
		"a secretary, a student":                    {access.Secretary, o.anna, true, true},
		"a coordinator, the student of elsewhere":   {access.Coordinator, o.bob, false, false},
		"an admin, anybody":                         {access.Admin, elsewhere, true, true},
		"accounting, who reads":                     {access.Accounting, o.anna, false, false},
		"a secretary who keeps accounts, a student": {access.Secretary | access.Accounting, o.anna, true, true},
	} {
		if tt.id == o.bob {
			o.as(tt.as).Call(t, "GET", "/api/people/"+tt.id, nil).Fails(http.StatusNotFound, "person.not_found")
			continue
		}
		r := o.get(t, tt.as, tt.id)
		if r.May.Edit != tt.edit || r.May.EditEmail != tt.mail {
			t.Errorf("%s: may edit %v, and the address %v", name, r.May.Edit, r.May.EditEmail)
		}
		if tt.as&(access.Librarian|access.Accounting) != 0 && !tt.edit {
			continue // they have no such route
		}
		in := input(r)
		in.City = "Dax"
		a := o.save(t, tt.as, tt.id, r.Version, in)
		if !tt.edit {
			a.Fails(http.StatusForbidden, "access.rank")
			continue
		}
		a.Into(http.StatusOK, &r)
		in.Email = db.NewID() + "@example.org"
		a = o.save(t, tt.as, tt.id, r.Version, in)
		if !tt.mail {
			a.Blames(http.StatusUnprocessableEntity, "email person.email_closed")
			continue
		}
		a.Is(http.StatusOK)
	}
	told, err := db.All(t.Context(), o.db, db.ScanString, `SELECT payload FROM job WHERE payload LIKE '%address_changed%' AND payload LIKE '%Anna@example.org%'`)
	if err != nil || len(told) != 1 {
		t.Errorf("the old address was told %d times: %v", len(told), err)
	}
}

func TestTheHistoryOfAPersonTellsNothingSpecial(t *testing.T) {
	o := newOffice(t)
	id := full(t, o, "Rita", student)
	in := input(o.get(t, access.Admin, id))
	card, bank, memo, pastor := "CARD-77", "FR7699", "a new memo", "Jean"
	in.City, in.IdentityCard, in.BankAccount, in.Memo, in.Pastor = "Metz", &card, &bank, &memo, &pastor
	o.save(t, access.Admin, id, 1, in).Is(http.StatusOK)
	var page api.Page[audit.Entry]
	body := o.as(access.Coordinator).Call(t, "GET", "/api/people/"+id+"/history", nil).Into(http.StatusOK, &page).Body.String()
	if page.Total != 1 || page.Items[0].Action != "updatePerson" || !strings.Contains(body, "Metz") || !strings.Contains(body, "identity_card") {
		t.Errorf("got %s", body)
	}
	for _, secret := range []string{card, bank, memo, pastor, "CARD-12", "FR7612", "pays late"} {
		if strings.Contains(body, secret) {
			t.Errorf("the history tells %s", secret)
		}
	}
	o.as(access.Secretary).Call(t, "GET", "/api/people/"+id+"/history", nil).Fails(http.StatusForbidden, "access.forbidden")
	o.as(access.Coordinator).Call(t, "GET", "/api/people/"+o.bob+"/history", nil).Fails(http.StatusNotFound, "person.not_found")
}

func TestAListShowsContactsOfEverybodyAtOnesCampus(t *testing.T) {
	o := newOffice(t)
	full(t, o, "Dora", people.Membership{CampusID: "paris"}) // without a role there
	var page api.Page[people.PersonRow]
	o.as(access.Coordinator).Call(t, "GET", "/api/people?q=dora", nil).Into(http.StatusOK, &page)
	if len(page.Items) != 1 || page.Items[0].Email != "Dora@example.org" {
		t.Errorf("listed %+v", page.Items)
	}
	if csv := o.as(access.Coordinator).Call(t, "GET", "/api/people/export?format=csv&q=dora", nil).Body.String(); !strings.Contains(csv, "Dora@example.org") {
		t.Errorf("exported %s", csv)
	}
}

func TestADateThatIsNoneIsToldOnItsField(t *testing.T) {
	o := newOffice(t)
	body := `{"first_name":"A","middle_name":"","last_name":"B","email":"","mobile":"","gender":"","birth_date":"%s","city":"","country":"","language":"",
		"birth_country":"","address":"","additional_address":"","neighborhood":"","zip_code":"","state":"","bio":"","favourite_contact":"","campus_id":"paris","roles":["student"]}`
	for _, date := range []string{"31/12/2001", "2001-13-45", "2001-02-30"} {
		var p api.Problem
		o.as(access.Admin).Call(t, "POST", "/api/people", strings.Replace(body, "%s", date, 1)).Into(http.StatusUnprocessableEntity, &p)
		if len(p.Fields) != 1 || p.Fields[0].Field != "birth_date" {
			t.Errorf("%s: %+v", date, p)
		}
	}
	o.as(access.Admin).Call(t, "POST", "/api/people", strings.Replace(body, "%s", "", 1)).Is(http.StatusCreated)
}
