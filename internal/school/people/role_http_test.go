package people_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/apitest"
	"myspace/internal/base/db"
	"myspace/internal/school/people"
)

func (o *office) setRoles(t *testing.T, as access.Roles, id, campus, roles string) apitest.Answer {
	t.Helper()
	version, err := db.One(t.Context(), o.db, "person.not_found", db.ScanInt, `SELECT version FROM person WHERE id = ?`, id)
	noError(t, err)
	path := "/api/people/" + id + "/memberships/" + campus
	if campus == "" {
		path = "/api/people/" + id + "/network-roles"
	}
	list := `[]`
	if roles != "" {
		list = `["` + strings.ReplaceAll(roles, " ", `","`) + `"]`
	}
	return o.as(as).Call(t, "PUT", path, fmt.Sprintf(`{"version":%d,"roles":%s}`, version, list))
}

// rolesOf tells who somebody is: coordinator@nice student@paris admin@.
func (o *office) rolesOf(t *testing.T, id string) string {
	t.Helper()
	all, err := db.All(t.Context(), o.db, db.ScanString, `SELECT role || '@' || campus_id FROM membership_role WHERE person_id = ?
		UNION ALL SELECT role || '@' FROM network_role WHERE person_id = ? ORDER BY 1`, id, id)
	noError(t, err)
	return strings.Join(all, " ")
}

func TestRolesAreGivenAndTakenByRank(t *testing.T) {
	o := newOffice(t)
	for name, tt := range map[string]struct {
		as            access.Roles
		campus, roles string
		want          string // "" where it is refused
	}{
		"a coordinator makes a secretary":               {access.Coordinator, "paris", "secretary student", "secretary@paris student@paris"},
		"but no coordinator":                            {access.Coordinator, "paris", "coordinator", ""},
		"nor anything elsewhere":                        {access.Coordinator, "nice", "student", ""},
		"a supervisor makes a coordinator anywhere":     {access.Supervisor, "nice", "coordinator", "coordinator@nice student@paris"},
		"but nobody of the network":                     {access.Supervisor, "", "librarian", ""},
		"a director makes a supervisor":                 {access.Director, "", "supervisor librarian", "librarian@ student@paris supervisor@"},
		"but no director":                               {access.Director, "", "director", ""},
		"an admin makes an admin":                       {access.Admin, "", "admin", "admin@ student@paris"},
		"a secretary makes a graduate":                  {access.Secretary, "paris", "alumni", "alumni@paris"},
		"but no teacher":                                {access.Secretary, "paris", "teacher student", ""},
		"accounting makes nobody":                       {access.Accounting, "paris", "user", ""},
		"a librarian makes nobody":                      {access.Librarian, "paris", "user", ""},
		"a librarian who is secretary keeps her rank":   {access.Librarian | access.Secretary, "paris", "teacher", ""},
		"a campus that there is none of":                {access.Admin, "atlantis", "student", ""},
		"several at once, one of them too high":         {access.Coordinator, "paris", "teacher coordinator", ""},
		"a role of the network is none of a campus":     {access.Admin, "paris", "admin", ""},
		"a role of a campus is none of the network":     {access.Admin, "", "student", ""},
		"nothing is no role":                            {access.Admin, "paris", "", ""},
		"a supervisor who coordinates, at his own":      {access.Supervisor | access.Coordinator, "paris", "multimedia", "multimedia@paris"},
		"a director, of the campus that he is not from": {access.Director, "nice", "accounting", "accounting@nice student@paris"},
	} {
		id := o.addStudent(t, name)
		a := o.setRoles(t, tt.as, id, tt.campus, tt.roles)
		want := tt.want
		if want == "" {
			want = "student@paris"
		}
		if refused := a.Code >= 400; refused != (tt.want == "") || o.rolesOf(t, id) != want {
			t.Errorf("%s: answered %d %s; he is now %q", name, a.Code, a.Body, o.rolesOf(t, id))
		}
	}
}

// addStudent adds a student of paris.
func (o *office) addStudent(t *testing.T, name string) (id string) {
	t.Helper()
	noError(t, o.db.Tx(t.Context(), func(tx *db.Tx) error {
		id = addSomebody(t, tx, people.NewPerson{PersonFields: people.PersonFields{FirstName: "A", LastName: name}, Memberships: []people.Membership{student}})
		return nil
	}))
	return id
}

func TestNobodyChangesHisOwnRoles(t *testing.T) {
	o := newOffice(t)
	noError(t, o.db.Tx(t.Context(), func(tx *db.Tx) error {
		noError(t, people.AddNetworkRoles(t.Context(), tx, o.me, access.Admin))
		return people.AddMembership(t.Context(), tx, o.me, "paris", access.Student)
	}))
	o.setRoles(t, access.Admin, o.me, "paris", "teacher").Fails(http.StatusForbidden, "access.not_oneself")
	o.setRoles(t, access.Admin, o.me, "", "admin director").Fails(http.StatusForbidden, "access.not_oneself")
	o.as(access.Admin).Call(t, "DELETE", "/api/people/"+o.me+"/memberships/paris", nil).Fails(http.StatusForbidden, "access.not_oneself")
	if r := o.get(t, access.Admin, o.me); len(r.May.NetworkRoles)+len(r.May.CampusRoles) > 0 || r.Memberships[0].MayEnd {
		t.Errorf("he is told that he may: %+v", r.May)
	}
}

func TestTheLastAdminStays(t *testing.T) {
	o := newOffice(t)
	noError(t, o.db.Tx(t.Context(), func(tx *db.Tx) error { return people.AddNetworkRoles(t.Context(), tx, o.anna, access.Admin) }))
	o.setRoles(t, access.Admin, o.anna, "", "").Fails(http.StatusConflict, "access.last_admin")
	noError(t, o.db.Tx(t.Context(), func(tx *db.Tx) error { return people.AddNetworkRoles(t.Context(), tx, o.bob, access.Admin) }))
	o.setRoles(t, access.Director, o.anna, "", "").Fails(http.StatusForbidden, "access.role_rank")
	o.setRoles(t, access.Admin, o.anna, "", "").Is(http.StatusOK)
	o.setRoles(t, access.Admin, o.bob, "", "").Fails(http.StatusConflict, "access.last_admin")
}

func TestAMembershipEndsAtOnesOwnCampus(t *testing.T) {
	o := newOffice(t)
	noError(t, o.db.Tx(t.Context(), func(tx *db.Tx) error { return people.AddMembership(t.Context(), tx, o.anna, "nice", access.Teacher) }))
	end := func(as access.Roles, campus string) apitest.Answer {
		return o.as(as).Call(t, "DELETE", "/api/people/"+o.anna+"/memberships/"+campus, nil)
	}
	end(access.Coordinator, "nice").Fails(http.StatusForbidden, "access.role_rank")
	var r people.PersonRecord
	end(access.Secretary, "paris").Into(http.StatusOK, &r)
	if o.rolesOf(t, o.anna) != "teacher@nice" || len(r.Memberships) != 1 || r.May.Contact {
		t.Errorf("left as %q, seen as %+v", o.rolesOf(t, o.anna), r)
	}
	end(access.Secretary, "paris").Fails(http.StatusNotFound, "person.not_found")
	end(access.Admin, "paris").Fails(http.StatusNotFound, "person.not_member")
	n, err := db.One(t.Context(), o.db, "", db.ScanInt, `SELECT people FROM campus_size WHERE campus_id = 'paris'`)
	if counted, err2 := people.CountMembers(t.Context(), o.db, "paris"); err != nil || err2 != nil || n != counted {
		t.Errorf("the campus counts %d, and has %d (%v %v)", n, counted, err, err2)
	}
}

func TestARoleIsGivenToAllOrToNobody(t *testing.T) {
	o := newOffice(t)
	body := func(ids ...string) string {
		return `{"ids":["` + strings.Join(ids, `","`) + `"],"campus_id":"paris","role":"alumni"}`
	}
	var p struct {
		Fields []struct{ Field, Code string }
	}
	o.as(access.Coordinator).Call(t, "POST", "/api/people/add-role", body(o.anna, o.bob, "nobody")).Into(http.StatusUnprocessableEntity, &p)
	if len(p.Fields) != 2 || p.Fields[0].Field != o.bob || p.Fields[0].Code != "person.not_found" || p.Fields[1].Field != "nobody" {
		t.Errorf("refused for %+v", p.Fields)
	}
	if o.rolesOf(t, o.anna) != "student@paris" {
		t.Error("one of a refused selection was changed")
	}
	var done people.Changed
	o.as(access.Admin).Call(t, "POST", "/api/people/add-role", body(o.anna, o.bob)).Into(http.StatusOK, &done)
	if done.Count != 2 || o.rolesOf(t, o.bob) != "alumni@paris student@nice" {
		t.Errorf("changed %d: %q", done.Count, o.rolesOf(t, o.bob))
	}
	if o.as(access.Admin).Call(t, "POST", "/api/people/add-role", body(o.anna)).Into(http.StatusOK, &done); done.Count != 0 {
		t.Errorf("who has the role already was counted %d times", done.Count)
	}
	o.as(access.Admin).Call(t, "POST", "/api/people/add-role", body(o.anna, o.anna)).Is(http.StatusUnprocessableEntity)
	o.as(access.Secretary).Call(t, "POST", "/api/people/add-role", strings.Replace(body(o.anna), "alumni", "teacher", 1)).
		Blames(http.StatusUnprocessableEntity, o.anna+" access.role_rank")
}

// Whose roles another has changed is told; who keeps his is not.
func TestWhoseRolesChangeIsTold(t *testing.T) {
	o := newOffice(t)
	told := func() int {
		t.Helper()
		n, err := db.One(t.Context(), o.db, "", db.ScanInt, `SELECT COUNT(*) FROM notice WHERE person_id = ? AND kind = 'roles_changed'`, o.anna)
		noError(t, err)
		return n
	}
	was := o.rolesOf(t, o.anna)
	o.setRoles(t, access.Admin, o.anna, "paris", "teacher student").Is(http.StatusOK)
	if told() != 1 || was == o.rolesOf(t, o.anna) {
		t.Errorf("from %s to %s: told %d times", was, o.rolesOf(t, o.anna), told())
	}
	o.setRoles(t, access.Admin, o.anna, "paris", "teacher student").Is(http.StatusOK)
	if told() != 1 {
		t.Errorf("the same again: told %d times", told())
	}
	o.as(access.Admin).Call(t, "POST", "/api/people/add-role", map[string]any{"ids": []string{o.anna}, "campus_id": "paris", "role": "secretary"}).Is(http.StatusOK)
	if told() != 2 {
		t.Errorf("one more: told %d times", told())
	}
	o.setRoles(t, access.Admin, o.anna, "", "librarian").Is(http.StatusOK)
	o.as(access.Admin).Call(t, "DELETE", "/api/people/"+o.anna+"/memberships/paris", nil).Is(http.StatusOK)
	if told() != 4 {
		t.Errorf("network and end: told %d times", told())
	}
}
