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
