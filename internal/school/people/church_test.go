package people_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/school/people"
)

func church(name, city, country, pastor string) people.ChurchFields {
	return people.ChurchFields{Name: name, City: city, Country: country, Pastor: pastor}
}

func (o *office) addChurch(t *testing.T, f people.ChurchFields) (c people.Church) {
	t.Helper()
	o.as(access.Admin).Call(t, http.MethodPost, "/api/churches", f).Into(http.StatusCreated, &c)
	return c
}

func (o *office) belongs(t *testing.T, personID, churchID string) {
	t.Helper()
	noError(t, db.Exec(t.Context(), o.db, `UPDATE person SET church_id = ? WHERE id = ?`, churchID, personID))
}

func TestChurchesAreFoundByNameCityAndPastor(t *testing.T) {
	o := newOffice(t)
	for _, f := range []people.ChurchFields{
		church("Église du Réveil", "Nîmes", "FR", "Hélène Gras"), church("Bethel", "Lomé", "TG", ""), church("Ágape", "Lyon", "FR", "João"),
	} {
		o.addChurch(t, f)
	}
	for query, want := range map[string]string{
		"": "Ágape Bethel Église du Réveil", "?sort=-name": "Église du Réveil Bethel Ágape",
		"?sort=city": "Bethel Ágape Église du Réveil", "?q=helene": "Église du Réveil", "?q=reveil+nim": "Église du Réveil",
		"?country=FR": "Ágape Église du Réveil", "?city=LOME": "Bethel", "?q=nobody": "", "?country=FR&city=lyon": "Ágape",
	} {
		var page api.Page[people.Church]
		o.as(access.Student).Call(t, http.MethodGet, "/api/churches"+query, nil).Into(http.StatusOK, &page)
		var got []string
		for _, c := range page.Items {
			got = append(got, c.Name)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%q finds %q, want %q", query, got, want)
		}
	}
}

func TestHowManyBelongToAChurchIsForWhoKeepsPeople(t *testing.T) {
	o := newOffice(t)
	c := o.addChurch(t, church("Bethel", "", "", ""))
	o.belongs(t, o.anna, c.ID)
	o.belongs(t, o.bob, c.ID)
	for role, want := range map[access.Roles]int{access.Admin: 2, access.Secretary: 2, access.Student: 0, access.Librarian: 0} {
		var got people.Church
		o.as(role).Call(t, http.MethodGet, "/api/churches/"+c.ID, nil).Into(http.StatusOK, &got)
		if got.People != want {
			t.Errorf("%s sees %d people, want %d", role, got.People, want)
		}
	}
	for role, want := range map[access.Roles]string{access.Supervisor: "Anna Alba Bob Bell", access.Secretary: "Anna Alba"} {
		var page api.Page[people.ChurchPerson]
		o.as(role).Call(t, http.MethodGet, "/api/churches/"+c.ID+"/people", nil).Into(http.StatusOK, &page)
		var got []string
		for _, p := range page.Items {
			got = append(got, p.Name)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s sees %q, want %q", role, got, want)
		}
	}
	o.as(access.Accounting).Call(t, http.MethodGet, "/api/churches/"+c.ID+"/people", nil).Is(http.StatusForbidden)
}

func TestAChurchIsChangedOnTheVersionThatWasRead(t *testing.T) {
	o := newOffice(t)
	c := o.addChurch(t, church("Bethel", "Lomé", "TG", ""))
	body := func(version int64) any {
		return map[string]any{"version": version, "name": "Béthel", "city": "Lomé", "country": "tg", "pastor": "Koffi"}
	}
	var got people.Church
	o.as(access.Secretary).Call(t, http.MethodPut, "/api/churches/"+c.ID, body(1)).Into(http.StatusOK, &got)
	if got.Pastor != "Koffi" || got.Country != "TG" || got.Version != 2 {
		t.Errorf("got %+v", got)
	}
	o.as(access.Secretary).Call(t, http.MethodPut, "/api/churches/"+c.ID, body(1)).Fails(http.StatusConflict, "edit.stale")
	o.as(access.Student).Call(t, http.MethodPut, "/api/churches/"+c.ID, body(2)).Is(http.StatusForbidden)
}

func TestTwoChurchesBecomeOne(t *testing.T) {
	o := newOffice(t)
	kept, other := o.addChurch(t, church("Bethel", "", "", "")), o.addChurch(t, church("Eglise Bethel", "Lomé", "TG", "Koffi"))
	o.belongs(t, o.anna, kept.ID)
	o.belongs(t, o.bob, other.ID)
	body := map[string]any{
		"version": 1, "other_id": other.ID, "other_version": 1, "name": "Bethel", "city": "Lomé", "country": "TG", "pastor": "Koffi",
	}
	o.as(access.Secretary).Call(t, http.MethodPost, "/api/churches/"+kept.ID+"/merge", body).Is(http.StatusForbidden)
	var got people.Church
	o.as(access.Supervisor).Call(t, http.MethodPost, "/api/churches/"+kept.ID+"/merge", body).Into(http.StatusOK, &got)
	if got.ID != kept.ID || got.People != 2 || got.City != "Lomé" {
		t.Errorf("got %+v", got)
	}
	o.as(access.Student).Call(t, http.MethodGet, "/api/churches/"+other.ID, nil).Into(http.StatusOK, &got)
	if got.ID != kept.ID {
		t.Errorf("the old id leads to %s", got.ID)
	}
	trail, err := audit.Find(t.Context(), o.db, access.System(), audit.Filter{Entity: "church", EntityID: kept.ID, Page: 1, PageSize: 10})
	if err != nil || len(trail.Items) != 4 { // two created, and both sides of the merging
		t.Errorf("the trail has %d events: %v", len(trail.Items), err)
	}
	o.as(access.Supervisor).Call(t, http.MethodPost, "/api/churches/"+kept.ID+"/merge", map[string]any{
		"version": 2, "other_id": other.ID, "other_version": 2, "name": "B", "city": "", "country": "", "pastor": "",
	}).Blames(http.StatusUnprocessableEntity, "other_id church.same")
}

func TestAChurchWithPeopleStays(t *testing.T) {
	o := newOffice(t)
	c, empty := o.addChurch(t, church("Bethel", "", "", "")), o.addChurch(t, church("Nobody's", "", "", ""))
	o.belongs(t, o.bob, c.ID) // of another campus
	o.as(access.Secretary).Call(t, http.MethodDelete, "/api/churches/"+c.ID, nil).Fails(http.StatusConflict, "church.in_use")
	o.as(access.Secretary).Call(t, http.MethodDelete, "/api/churches/"+empty.ID, nil).Is(http.StatusNoContent)
	o.as(access.Secretary).Call(t, http.MethodGet, "/api/churches/"+empty.ID, nil).Fails(http.StatusNotFound, "church.not_found")
	o.as(access.Admin).Call(t, http.MethodPost, "/api/churches", church("  ", "", "Mars", "")).Is(http.StatusUnprocessableEntity)
}

func TestMergedChurchesLeadOnThroughSeveralSteps(t *testing.T) {
	o := newOffice(t)
	var all []people.Church
	for i := range 3 {
		all = append(all, o.addChurch(t, church(fmt.Sprint("Church ", i), "", "", "")))
	}
	merge := func(kept, other people.Church) {
		noError(t, o.db.Tx(t.Context(), func(tx *db.Tx) error { return audit.Merged(t.Context(), tx, "church", other.ID, kept.ID) }))
	}
	merge(all[1], all[0])
	merge(all[2], all[1])
	got, err := audit.Successor(t.Context(), o.db, "church", all[0].ID)
	if err != nil || got != all[2].ID || fault.CodeOf(err) != "" {
		t.Errorf("got %s, %v", got, err)
	}
}
