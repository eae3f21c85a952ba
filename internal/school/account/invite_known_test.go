package account_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/school/people"
)

// That an invite waits tells that the address is known in the network: the trail
// notes it, and nobody learns of many.
func TestAnInviteOfSomebodyOutOfReachIsNotedAndLimited(t *testing.T) {
	d := newDoor(t)
	boss := d.hire(t, "boss", "nice", access.Coordinator)
	must(t, d.db.Tx(t.Context(), func(tx *db.Tx) error {
		for i := range 21 {
			id := fmt.Sprintf("far%d", i)
			must(t, people.AddPerson(t.Context(), tx, id, people.PersonFields{FirstName: "Far", LastName: id, Email: id + "@example.org"}, ""))
			must(t, people.AddMembership(t.Context(), tx, id, "paris", access.Student))
		}
		return nil
	}))
	for i := range 20 {
		rec := d.post("10.0.0.1", "/api/staff-invites", boss, invitee(fmt.Sprintf("far%d@example.org", i), "nice", "teacher"))
		if body := rec.Body.String(); rec.Code != http.StatusCreated || !strings.Contains(body, `"waiting":true`) || strings.Contains(body, "paris") || strings.Contains(body, "Far") {
			t.Fatalf("invite %d: %d %s", i, rec.Code, body)
		}
	}
	noted, err := db.All(t.Context(), d.db, db.ScanString, `SELECT entity_id FROM audit_event WHERE action = 'tellKnown' AND person_id = 'boss'`)
	if err != nil || len(noted) != 20 {
		t.Errorf("the trail notes %d: %v", len(noted), err)
	}
	for _, address := range []string{"far20@example.org", "nobody@example.org"} {
		fails(t, d.post("10.0.0.1", "/api/staff-invites", boss, invitee(address, "nice", "teacher")), http.StatusTooManyRequests, "person.asked_too_often")
	}
}

// Somebody of the same name at another campus is not told of.
func TestAnInviteIsNotHeldUpByANameOutOfReach(t *testing.T) {
	d := newDoor(t)
	boss := d.hire(t, "boss", "nice", access.Coordinator)
	d.hire(t, "Neuf", "paris", access.Student) // Hired Neuf
	who := invitee("new@example.org", "nice", "teacher")
	who["first_name"] = "Hired"
	if i := d.invite(t, boss, who); i.Waiting {
		t.Errorf("invited %+v", i)
	}
}
