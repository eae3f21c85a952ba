package app_test

import (
	"maps"
	"strings"
	"testing"

	"myspace/internal/base/access"
)

const someone = `"first_name":"New","middle_name":"","last_name":"Person","email":"","mobile":"","gender":"","birth_date":"","city":"","country":"","language":"",
	"birth_country":"","address":"","additional_address":"","neighborhood":"","zip_code":"","state":"","bio":"","favourite_contact":""`

func init() {
	maps.Copy(probes, map[string]func(w *world, caller access.Roles, on target) probe{
		"exportPeople": func(w *world, caller access.Roles, on target) probe {
			return probe{path: "/api/people/export?format=csv", shows: w.nameOn(caller, on)}
		},
		"createPerson": func(w *world, _ access.Roles, on target) probe {
			return probe{path: "/api/people", body: `{` + someone + `,"campus_id":"` + w.campus[on.campus] + `","roles":["student"]}`}
		},
		"updatePerson": func(w *world, caller access.Roles, on target) probe {
			return probe{path: "/api/people/" + w.personOn(caller, on), body: `{"version":1,` + sameEmail(w.nameOn(caller, on)) + `}`}
		},
		"setPersonPhoto":    onPerson("/photo?name=p.png", onePixel),
		"removePersonPhoto": onPerson("/photo", ""),
		"listPersonHistory": onPerson("/history", ""),
		"setPersonRoles": func(w *world, caller access.Roles, on target) probe {
			return probe{path: "/api/people/" + w.personOn(caller, on) + "/memberships/" + w.campus[on.campus], body: `{"version":1,"roles":["alumni"]}`}
		},
		"endMembership": func(w *world, caller access.Roles, on target) probe {
			return probe{path: "/api/people/" + w.personOn(caller, on) + "/memberships/" + w.campus[on.campus]}
		},
		"setNetworkRoles": onPerson("/network-roles", `{"version":1,"roles":["librarian"]}`),
		"addRoleToPeople": func(w *world, caller access.Roles, on target) probe {
			return probe{path: "/api/people/add-role", body: `{"ids":["` + w.personOn(caller, on) + `"],"campus_id":"` + w.campus[on.campus] + `","role":"alumni"}`}
		},
		"findDuplicates": at("/api/people/duplicates", `{"first_name":"A","last_name":"stranger.other"}`),

		"getPersonAccount": onPerson("/account", ""),
		"setPeopleEnabled": func(w *world, caller access.Roles, on target) probe {
			return probe{path: "/api/people/enabled", body: `{"ids":["` + w.personOn(caller, on) + `"],"enabled":false,"reason":"left"}`}
		},
		"mailPeople": func(w *world, caller access.Roles, on target) probe {
			return probe{path: "/api/people/mail", body: `{"ids":["` + w.personOn(caller, on) + `"],"subject":"Hello","text":"Hello"}`}
		},

		"listStaffInvites": func(w *world, _ access.Roles, on target) probe {
			return probe{path: "/api/staff-invites", shows: w.invite[on.campus]}
		},
		"inviteStaff": func(w *world, _ access.Roles, on target) probe {
			return probe{path: "/api/staff-invites", body: `{"first_name":"New","last_name":"Teacher","email":"teacher.new@example.org","language":"","campus_id":"` +
				w.campus[on.campus] + `","roles":["teacher"]}`}
		},
		"resendStaffInvite": onInvite("/send", "{}"),
		"revokeStaffInvite": onInvite("", ""),
	})
}

// nameOn is the last name of the person that a target means.
func (w *world) nameOn(caller access.Roles, on target) string {
	if on.record == "own" && caller != 0 {
		return callerName(caller)
	}
	return "stranger." + on.campus
}

func onInvite(suffix, body string) func(*world, access.Roles, target) probe {
	return func(w *world, _ access.Roles, on target) probe {
		return probe{path: "/api/staff-invites/" + w.invite[on.campus] + suffix, body: body}
	}
}

// fillInvites has somebody invited to each campus.
func (w *world) fillInvites(t *testing.T) {
	t.Helper()
	w.invite = map[string]string{}
	for _, c := range []string{"own", "other"} {
		w.invite[c] = w.create(t, "/api/staff-invites", `{"first_name":"Invited","last_name":"`+c+`","email":"invited.`+c+
			`@example.org","language":"","campus_id":"`+w.campus[c]+`","roles":["teacher"]}`)
	}
}

// sameEmail is somebody's fields with the address that he has: to change that is
// another matter.
func sameEmail(name string) string {
	return strings.Replace(someone, `"email":""`, `"email":"`+name+`@example.org"`, 1)
}
