package people

import (
	"fmt"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/base/fault"
	"myspace/internal/school/schooltest"
)

// network makes two campuses with people: x is at both.
func network(t *testing.T) *db.DB {
	t.Helper()
	d := dbtest.Open(t)
	err := d.Tx(t.Context(), func(tx *db.Tx) error {
		if err := schooltest.AddCampuses(t.Context(), tx, "paris", "nice"); err != nil {
			return err
		}
		for _, p := range []struct {
			id, first, last, campuses string
			roles                     access.Roles
		}{
			{"h", "Hélène", "Dupont", "paris", access.Student},
			{"o", "Œdipe", "Évrard", "nice", access.Student | access.Alumni},
			{"x", "Xavier", "de la Tour", "paris nice", access.Teacher},
			{"s", "Sara", "Admin", "paris", access.Admin | access.Secretary},
		} {
			if err := AddPerson(t.Context(), tx, p.id, PersonFields{FirstName: p.first, LastName: p.last, Email: p.id + "@example.org", Mobile: "+33 6 12 34 56 0" + fmt.Sprint(len(p.last))}, ""); err != nil {
				return err
			}
			for c := range strings.FieldsSeq(p.campuses) {
				if err := AddMembership(t.Context(), tx, p.id, c, p.roles); err != nil {
					return err
				}
			}
			if err := AddNetworkRoles(t.Context(), tx, p.id, p.roles); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func as(roles access.Roles) access.Scope {
	s, _ := read.Scope(access.Actor{PersonID: "s", CampusID: "paris", Roles: roles})
	return s
}

func TestPeopleAreListedInReachByNameRoleAndCampus(t *testing.T) {
	d := network(t)
	for name, tt := range map[string]struct {
		roles access.Roles
		f     PersonFilter
		want  string
	}{
		"all, by name":                  {access.Admin, PersonFilter{}, "s x h o"},
		"backwards":                     {access.Admin, PersonFilter{Sort: "-name"}, "o h x s"},
		"a campus":                      {access.Admin, PersonFilter{Campus: "nice"}, "x o"},
		"a role":                        {access.Admin, PersonFilter{Role: []string{"student"}}, "h o"},
		"a role at a campus":            {access.Admin, PersonFilter{Role: []string{"student"}, Campus: "nice"}, "o"},
		"a network role":                {access.Admin, PersonFilter{Role: []string{"admin"}}, "s"},
		"a network role at a campus":    {access.Admin, PersonFilter{Role: []string{"admin"}, Campus: "nice"}, ""},
		"own campus only":               {access.Secretary, PersonFilter{}, "s x h"},
		"another campus shows nobody":   {access.Secretary, PersonFilter{Campus: "nice"}, ""},
		"a role within the own campus":  {access.Secretary, PersonFilter{Role: []string{"student"}}, "h"},
		"oneself only":                  {access.Student, PersonFilter{}, "s"},
		"accents do not matter":         {access.Admin, PersonFilter{Search: api.Search{Q: "helene dup"}}, "h"},
		"ligatures do not matter":       {access.Admin, PersonFilter{Search: api.Search{Q: "oedipe"}}, "o"},
		"by part of the address":        {access.Admin, PersonFilter{Search: api.Search{Q: "h@exam"}}, "h"},
		"by the telephone":              {access.Admin, PersonFilter{Search: api.Search{Q: "6 12 34 56 06"}}, "h"},
		"search stays in reach":         {access.Secretary, PersonFilter{Search: api.Search{Q: "evrard"}}, ""},
		"no addresses for a librarian":  {access.Librarian, PersonFilter{Search: api.Search{Q: "h@exam"}}, ""},
		"but names for a librarian":     {access.Librarian, PersonFilter{Search: api.Search{Q: "la to"}}, "x"},
		"and beginnings of names":       {access.Librarian, PersonFilter{Search: api.Search{Q: "d"}}, "x h"},
		"nobody is disabled":            {access.Admin, PersonFilter{Enabled: "false"}, ""},
		"everybody at a campus enabled": {access.Admin, PersonFilter{Enabled: "true", Campus: "paris"}, "s x h"},
	} {
		f := tt.f
		if f.Sort == "" {
			f.Sort = "name"
		}
		l, err := findPeople(t.Context(), d, as(tt.roles), f, api.Paging{Page: 1, PageSize: 10})
		var got []string
		for _, p := range l.Items {
			got = append(got, p.ID)
		}
		if err != nil || strings.Join(got, " ") != tt.want {
			t.Errorf("%s: got %v, %v; want %q", name, got, err, tt.want)
		}
	}
}

func TestContactsAreForWhoMayReachPeople(t *testing.T) {
	d := network(t)
	for roles, may := range map[access.Roles]bool{
		access.Admin: true, access.Supervisor: true, access.Secretary: true, access.Accounting: true,
		access.Librarian: false, access.Multimedia: false, access.Librarian | access.Coordinator: true,
	} {
		p, err := findPerson(t.Context(), d, as(roles), "h")
		if err != nil {
			t.Fatal(err)
		}
		seen := p.seenBy(as(roles))
		if got := seen.Email != ""; got != may || seen.LastName != "Dupont" {
			t.Errorf("%s reads %+v", roles, seen.PersonFields)
		}
	}
	self, err := findPerson(t.Context(), d, as(access.Librarian), "s")
	if err != nil || self.seenBy(as(access.Librarian)).Email == "" {
		t.Errorf("somebody cannot read his own address: %v", err)
	}
}

func TestOutsideReachThereIsNobody(t *testing.T) {
	d := network(t)
	for _, s := range []access.Scope{as(access.Secretary), as(access.Student), {}} {
		if _, err := findPerson(t.Context(), d, s, "o"); fault.CodeOf(err) != "person.not_found" {
			t.Errorf("got %v", err)
		}
	}
}

func TestACampusKnowsHowManyPeopleItHas(t *testing.T) {
	d := network(t)
	for campus, want := range map[string]int{"paris": 3, "nice": 2} {
		kept, err := db.One(t.Context(), d, "", db.ScanInt, `SELECT people FROM campus_size WHERE campus_id = ?`, campus)
		counted, err2 := CountMembers(t.Context(), d, campus)
		if err != nil || err2 != nil || kept != want || counted != want {
			t.Errorf("%s: kept %d, counted %d, want %d (%v %v)", campus, kept, counted, want, err, err2)
		}
	}
}

func TestAnAddressBelongsToOnePerson(t *testing.T) {
	d := network(t)
	add := func(id, email string) error {
		return d.Tx(t.Context(), func(tx *db.Tx) error {
			return AddPerson(t.Context(), tx, id, PersonFields{FirstName: "A", LastName: "B", Email: email}, "")
		})
	}
	if err := add("1", " H@EXAMPLE.org"); fault.CodeOf(err) != "person.email_taken" {
		t.Errorf("got %v", err)
	}
	if err := add("2", ""); err != nil {
		t.Errorf("without an address: %v", err)
	}
	if err := add("3", ""); err != nil {
		t.Errorf("a second one without an address: %v", err)
	}
}
