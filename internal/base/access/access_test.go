package access_test

import (
	"slices"
	"testing"

	"myspace/internal/base/access"
)

func TestReachesAddUp(t *testing.T) {
	rule := access.Allow(access.Heads, access.AllCampuses).Or(access.Secretary, access.OwnCampus).Or(access.Teacher, access.Self)
	for _, tt := range []struct {
		roles access.Roles
		cond  string
		args  []any
	}{
		{access.Admin, "1 = 1", nil},
		{access.Admin | access.Secretary, "1 = 1", nil},
		{access.Secretary, "(campus_id = ?)", []any{"paris"}},
		{access.Teacher, "(id IN (SELECT 1 WHERE ? = ?))", []any{"me", "me"}},
		{access.Secretary | access.Teacher, "(campus_id = ?) OR (id IN (SELECT 1 WHERE ? = ?))", []any{"paris", "me", "me"}},
		{access.Student, "1 = 0", nil},
	} {
		scope, ok := rule.Scope(access.Actor{PersonID: "me", CampusID: "paris", Roles: tt.roles})
		cond, args := scope.Rows("campus_id = ?", "id IN (SELECT 1 WHERE ? = ?)")
		if cond != tt.cond || !slices.Equal(args, tt.args) || ok != (tt.cond != "1 = 0") {
			t.Errorf("%s: got %q %v %v", tt.roles, cond, args, ok)
		}
	}
}

func TestTheZeroScopeSeesNothing(t *testing.T) {
	var none access.Scope
	if cond, _ := none.Rows("campus_id = ?", "id = ?"); cond != "1 = 0" || none.CoversAll() || none.CoversCampus("") {
		t.Errorf("the zero scope sees %q", cond)
	}
	if _, ok := (access.Rule{}).Scope(access.Actor{Roles: access.Everyone}); ok {
		t.Error("the zero rule lets somebody in")
	}
	empty, _ := access.Allow(access.Secretary, access.OwnCampus).Scope(access.Actor{Roles: access.Secretary})
	if empty.CoversCampus("") {
		t.Error("no campus is covered by a session without one")
	}
}

func TestGroupsAreTheSpecifications(t *testing.T) {
	for _, tt := range []struct{ group, roles string }{
		{"supervisor", "admin,director,supervisor,librarian"},
		{"librarian", "admin,director,supervisor,librarian"},
		{"secretary", "admin,director,supervisor,coordinator,accounting,secretary,multimedia"},
		{"accounting", "admin,director,supervisor,coordinator,accounting,secretary"},
		{"multimedia", "admin,director,supervisor,coordinator,secretary,multimedia"},
		{"teacher", "admin,director,supervisor,teacher"},
		{"alumni", "admin,director,supervisor,teacher,alumni"},
		{"student", "admin,director,supervisor,coordinator,accounting,secretary,librarian,multimedia,teacher,alumni,student"},
		{"user", "admin,director,supervisor,coordinator,accounting,secretary,librarian,multimedia,teacher,alumni,student,user"},
	} {
		i := slices.IndexFunc(access.Groups, func(g struct {
			Name  string
			Roles access.Roles
		},
		) bool {
			return g.Name == tt.group
		})
		if i < 0 || access.Groups[i].Roles.String() != tt.roles {
			t.Errorf("group %s is not %s", tt.group, tt.roles)
		}
		if got := access.ParseRoles(tt.roles + ",emperor"); got.String() != tt.roles {
			t.Errorf("%q reads as %q", tt.roles, got)
		}
	}
}

func TestWhoIsHeldGetsOnlyWhereARuleSaysSo(t *testing.T) {
	held := access.Actor{PersonID: "me", CampusID: "paris", Roles: access.Admin, Held: true}
	rule := access.Allow(access.Everyone, access.AllCampuses)
	if scope, ok := rule.Scope(held); ok || scope.CoversAll() {
		t.Error("a rule that does not speak of him lets him in")
	}
	scope, ok := rule.EvenHeld().Scope(held)
	if !ok || !scope.CoversAll() {
		t.Error("a rule for him keeps him out")
	}
	if scope.Under(rule).CoversAll() {
		t.Error("he reaches further from inside")
	}
	if _, ok := access.Allow(access.Student, access.Self).EvenHeld().Scope(held); ok {
		t.Error("a rule for others lets him in")
	}
}

func TestWhoIsShutOutGetsOnlyWhereARuleStaysOpen(t *testing.T) {
	waiting := access.Actor{PersonID: "me", CampusID: "paris", Roles: access.Director, ShutOut: true}
	rule := access.Allow(access.Everyone, access.AllCampuses)
	if scope, ok := rule.Scope(waiting); ok || scope.CoversAll() {
		t.Error("a rule that does not stay open lets him in")
	}
	scope, ok := rule.EvenClosed().Scope(waiting)
	if !ok || scope.Under(rule).CoversAll() {
		t.Error("a rule that stays open keeps him out, or lets him reach further from inside")
	}
	if access.Public().StaysOpen() || !access.Public().EvenClosed().StaysOpen() {
		t.Error("a public rule stays open only if it says so")
	}
}
