package people

import (
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/school/part"
)

// Roles are kept with the person in whichever way they change: each statement
// that can change one is tried, and the list says what became of it.
func TestTheCopyOfRolesFollowsEveryChange(t *testing.T) {
	d := network(t)
	for _, step := range []struct{ change, person, want string }{
		{`INSERT INTO membership_role (person_id, campus_id, role, sort_name) VALUES ('h', 'paris', 'user', '')`, "h", "student paris, user paris"},
		{`UPDATE membership SET former = TRUE WHERE person_id = 'h'`, "h", "student paris, user paris former"},
		{`DELETE FROM membership_role WHERE person_id = 'h' AND role = 'student'`, "h", "user paris former"},
		{`UPDATE membership_role SET role = 'alumni' WHERE person_id = 'h'`, "h", "alumni paris"},
		{`UPDATE campus SET name = 'Paris-Nord' WHERE id = 'paris'`, "h", "alumni Paris-Nord"},
		{`UPDATE membership_role SET sort_name = 'z' WHERE person_id = 'x'`, "x", "teacher Paris-Nord, teacher nice"},
		{`INSERT INTO network_role (person_id, role, sort_name) VALUES ('x', 'librarian', '')`, "x", "librarian , teacher Paris-Nord, teacher nice"},
		{`UPDATE network_role SET role = 'supervisor' WHERE person_id = 'x'`, "x", "supervisor , teacher Paris-Nord, teacher nice"},
		{`DELETE FROM membership WHERE person_id = 'x' AND campus_id = 'nice'`, "x", "supervisor , teacher Paris-Nord"},
		{`DELETE FROM network_role WHERE person_id = 'x'`, "x", "teacher Paris-Nord"},
		{`DELETE FROM membership WHERE person_id = 'o'`, "o", ""},
		{`INSERT INTO membership (person_id, campus_id, sort_name, created_at) VALUES ('o', 'nice', '', '2026-01-01T00:00:00.000000Z')`, "o", ""},
	} {
		if err := db.Exec(t.Context(), d, step.change); err != nil {
			t.Fatal(step.change, err)
		}
		if got := listedRoles(t, d, step.person); got != step.want {
			t.Errorf("after %s: %q, want %q", step.change, got, step.want)
		}
	}
	p, err := findPerson(t.Context(), d, as(access.Admin), "o")
	if err != nil || len(p.at) != 1 || p.at[0].CampusName != "nice" || p.at[0].Since.IsZero() || len(p.Roles) != 0 {
		t.Errorf("a membership without a role: %+v, %v", p.at, err)
	}
}

func listedRoles(t *testing.T, d *db.DB, id string) string {
	t.Helper()
	l, err := findPeople(t.Context(), d, as(access.Admin), PersonFilter{Sort: "name"}, api.Paging{Page: 1, PageSize: 50})
	if err != nil {
		t.Fatal(err)
	}
	var all []string
	for _, p := range l.Items {
		for _, r := range p.Roles {
			one := r.Role + " " + r.CampusName
			if r.Former {
				one += " former"
			}
			if p.ID == id {
				all = append(all, one)
			}
		}
	}
	return strings.Join(all, ", ")
}

// A name that has the characters between the parts in it shows them as spaces.
func TestNoNameOfACampusBreaksTheCopyOfRoles(t *testing.T) {
	d := network(t)
	if err := db.Exec(t.Context(), d, `UPDATE campus SET name = ? WHERE id = 'paris'`, "a"+part.Unit+"b"+part.Between+"c"); err != nil {
		t.Fatal(err)
	}
	if got := listedRoles(t, d, "h"); got != "student a b c" {
		t.Errorf("%q", got)
	}
}
