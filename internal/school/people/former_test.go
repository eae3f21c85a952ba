package people_test

import (
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/apitest"
	"myspace/internal/base/db"
	"myspace/internal/school/people"
)

// TestAFormerStudentIsNotShownAsAnApplicant looks at the list, the record, the
// filter and the export.
func TestAFormerStudentIsNotShownAsAnApplicant(t *testing.T) {
	o := newOffice(t)
	applicant := full(t, o, "Rita", people.Membership{CampusID: "paris", Roles: access.User})
	former := full(t, o, "Fred", people.Membership{CampusID: "paris", Roles: access.User, Former: true})
	caller := apitest.Caller{Router: o.router, Actor: access.Actor{PersonID: o.me, CampusID: "paris", Roles: access.Secretary, Language: "en"}}
	list := func(query string) map[string]people.PersonRow {
		var l api.Page[people.PersonRow]
		caller.Call(t, "GET", "/api/people?role=user"+query, nil).Into(http.StatusOK, &l)
		all := map[string]people.PersonRow{}
		for _, row := range l.Items {
			all[row.ID] = row
		}
		return all
	}
	both := list("")
	if !both[applicant].Applicant || both[applicant].Roles[0].Former {
		t.Errorf("the applicant is %+v", both[applicant])
	}
	if both[former].Applicant || !both[former].Roles[0].Former {
		t.Errorf("the former student is %+v", both[former])
	}
	if _, shown := list("&former=false")[former]; shown || len(list("&former=true")) != 1 {
		t.Errorf("filtered: %v, %v", list("&former=false"), list("&former=true"))
	}
	var record people.PersonRecord
	caller.Call(t, "GET", "/api/people/"+former, nil).Into(http.StatusOK, &record)
	if !record.Memberships[0].Former {
		t.Errorf("the record says %+v", record.Memberships)
	}
	text := caller.Call(t, "GET", "/api/people/export?role=user&format=csv", nil).Is(http.StatusOK).Body.String()
	if !strings.Contains(text, "Former student") || strings.Count(text, "Applicant (") != 1 {
		t.Errorf("the export says %s", text)
	}
}

func TestWhoWasTakenAwayFromACampusIsNotBroughtBackByLosingARole(t *testing.T) {
	o := newOffice(t)
	id := full(t, o, "Rita", people.Membership{CampusID: "nice", Roles: access.Student})
	noError(t, o.db.Tx(t.Context(), func(tx *db.Tx) error { return people.TakeRole(t.Context(), tx, "paris", access.Student, id) }))
	if there, err := people.Belongs(t.Context(), o.db, id, "paris"); err != nil || there {
		t.Errorf("he belongs to Paris: %t, %v", there, err)
	}
}
