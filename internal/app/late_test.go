package app_test

import (
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
)

// TestWhoIsLateIsFoundByWhoMayKnow: late narrows lists of people, for who reads the
// money of a campus, to who owes something past its deadline there.
func TestWhoIsLateIsFoundByWhoMayKnow(t *testing.T) {
	w := newWorld(t)
	on := target{"own", "other"}
	p, person := w.purse(access.Accounting, on), w.personOn(access.Accounting, on)
	found := func(role access.Roles, query string) bool {
		rec := w.call(role, http.MethodGet, probe{path: "/api/people?page_size=200&late=true" + query})
		if rec.Code != http.StatusOK {
			t.Fatalf("%d %s", rec.Code, rec.Body)
		}
		return strings.Contains(rec.Body.String(), `"`+person+`"`)
	}
	for _, role := range []access.Roles{access.Accounting, access.Secretary, access.Supervisor} {
		if !found(role, "") {
			t.Errorf("%v does not find who is late", role)
		}
	}
	if !found(access.Admin, "&campus="+p.campus) || found(access.Admin, "&campus="+w.campus["other"]) {
		t.Error("who is late at one campus is late there, and nowhere else")
	}
	if rec := w.call(access.Multimedia, http.MethodGet, probe{path: "/api/people?late=true"}); rec.Code != http.StatusUnprocessableEntity || !strings.Contains(rec.Body.String(), `"late"`) {
		t.Errorf("multimedia may ask: %d %s", rec.Code, rec.Body)
	}
	w.exec(`UPDATE owed_part SET paid = amount - credited, open = 0 WHERE payer_id IN (SELECT id FROM payer WHERE person_id = ?) AND canceled_at IS NULL`, person)
	if found(access.Accounting, "") {
		t.Error("who has paid is late")
	}
}

// TestAPromotionWarnsOfWhoIsLate and forbids nothing.
func TestAPromotionWarnsOfWhoIsLate(t *testing.T) {
	w := newWorld(t)
	class, ids, _ := w.enrolled(t, 2, true)
	w.exec(`UPDATE owed_part SET deadline = '2026-01-05' WHERE enrollment_id = ?`, ids[0])
	rec := w.call(access.Admin, http.MethodGet, probe{path: class + "/step-preview?kind=graduate"})
	if n := strings.Count(rec.Body.String(), `"late":true`); rec.Code != http.StatusOK || n != 1 {
		t.Errorf("%d are late: %d %s", n, rec.Code, rec.Body)
	}
}
