package access_test

import (
	"testing"

	"myspace/internal/base/access"
)

func TestRank(t *testing.T) {
	order := []access.Roles{
		access.Admin, access.Director, access.Supervisor, access.Librarian, access.Coordinator,
		access.Secretary, access.Teacher, access.Alumni, access.Student, access.User,
	}
	for i, higher := range order {
		for j, lower := range order {
			want := i < j || higher == access.Admin
			if got := higher.Outranks(lower); got != want {
				t.Errorf("%s outranks %s: %v", higher, lower, got)
			}
		}
	}
	if access.Secretary.Outranks(access.Accounting) || access.Accounting.Outranks(access.Multimedia) {
		t.Error("secretary, accounting and multimedia are equals")
	}
	if access.Coordinator.Outranks(access.Student | access.Supervisor) {
		t.Error("the highest role counts")
	}
}

func TestGrantableIsByRankAndReach(t *testing.T) {
	const campusRoles = access.Everyone &^ access.Network
	const learners = access.Alumni | access.Student | access.User
	for name, tt := range map[string]struct {
		as                   access.Roles
		network, here, there access.Roles
	}{
		"admin":       {access.Admin, access.Network, campusRoles, campusRoles},
		"director":    {access.Director, access.Supervisor | access.Librarian, campusRoles, campusRoles},
		"supervisor":  {access.Supervisor, 0, campusRoles, campusRoles},
		"librarian":   {access.Librarian, 0, 0, 0},
		"coordinator": {access.Coordinator, 0, campusRoles &^ access.Coordinator, 0},
		"secretary":   {access.Secretary, 0, learners, 0},
		"accounting":  {access.Accounting, 0, 0, 0},
		"multimedia":  {access.Multimedia, 0, 0, 0},
		"teacher":     {access.Teacher, 0, 0, 0},
		"student":     {access.Student, 0, 0, 0},
		"a librarian who coordinates stays a coordinator": {access.Librarian | access.Coordinator, 0, campusRoles &^ access.Coordinator, 0},
		"a supervisor who keeps students":                 {access.Supervisor | access.Secretary, 0, campusRoles, campusRoles},
	} {
		s, _ := access.Allow(access.Everyone, access.AllCampuses).Scope(access.Actor{PersonID: "me", CampusID: "here", Roles: tt.as})
		for campus, want := range map[string]access.Roles{"": tt.network, "here": tt.here, "there": tt.there} {
			if got := s.Grantable(campus); got != want {
				t.Errorf("%s at %q gives %s, want %s", name, campus, got, want)
			}
		}
	}
	if got := (access.Scope{}).Grantable("here"); got != 0 {
		t.Errorf("nobody gives %s", got)
	}
	if access.Admin.Above(access.Admin) || !access.Coordinator.Above(access.Secretary) || access.Secretary.Above(access.Accounting) {
		t.Error("above is strictly above")
	}
}
