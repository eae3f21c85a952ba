package people_test

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/people"
)

var someDay = clock.Date{Year: 1990, Month: 2, Day: 28}

// student adds somebody by name, number and day of birth at some campuses.
func (o *office) student(t *testing.T, first, last, mobile string, born clock.Date, campuses ...string) string {
	t.Helper()
	p := people.NewPerson{PersonFields: people.PersonFields{FirstName: first, LastName: last, Mobile: mobile, BirthDate: born}}
	for _, id := range campuses {
		p.Memberships = append(p.Memberships, people.Membership{CampusID: id, Roles: access.Student})
	}
	return o.add(t, p)
}

func (o *office) alike(t *testing.T, as access.Roles, query string) api.Page[people.Alike] {
	t.Helper()
	var page api.Page[people.Alike]
	o.as(as).Call(t, http.MethodGet, "/api/people/duplicates?"+query, nil).Into(http.StatusOK, &page)
	return page
}

// told are the pairs of a list in short: names and reasons.
func told(page api.Page[people.Alike]) (all []string) {
	for _, p := range page.Items {
		all = append(all, p.One.Name+" / "+p.Other.Name+": "+strings.Join(p.Reasons, " "))
	}
	return all
}

func wantPairs(t *testing.T, what string, page api.Page[people.Alike], want ...string) {
	t.Helper()
	if got := told(page); !slices.Equal(got, want) || page.Total != len(want) {
		t.Errorf("%s: %d, %q, want %q", what, page.Total, got, want)
	}
}

func TestPossibleDuplicatesAreAStandingList(t *testing.T) {
	o := newOffice(t)
	o.student(t, "Hélène", "Vidal", "", someDay, "paris")
	o.student(t, "Lea", "Roux", "", clock.Date{}, "paris")
	o.student(t, "Luc", "Petit", "+33639981234", clock.Date{}, "paris")
	o.student(t, "Elene", "Vidale", "", someDay, "paris")
	o.student(t, "Léa", "Roux", "", someDay, "paris")
	o.student(t, "Eva", "Grand", "+33639981234", clock.Date{}, "nice")
	o.student(t, "Hélène", "Vidal", "", someDay.AddDays(1), "paris") // somebody else
	byNumber, byDay, byName := "Luc Petit / Eva Grand: mobile", "Hélène Vidal / Elene Vidale: name_birth_date", "Lea Roux / Léa Roux: name"
	wantPairs(t, "the likeliest first", o.alike(t, access.Supervisor, ""), byNumber, byDay, byName)
	wantPairs(t, "both in reach", o.alike(t, access.Coordinator, ""), byDay, byName)
	wantPairs(t, "both at the campus", o.alike(t, access.Admin, "campus=nice"))
	o.as(access.Teacher).Call(t, http.MethodGet, "/api/people/duplicates", nil).Is(http.StatusForbidden)
}

func TestAPairGoesWhenTheTwoAreAlikeNoMore(t *testing.T) {
	o := newOffice(t)
	one := o.student(t, "Lea", "Roux", "", clock.Date{}, "paris")
	o.student(t, "Lea", "Roux", "", someDay, "paris")
	p := o.get(t, access.Admin, one)
	p.BirthDate = someDay.AddDays(1)
	body := map[string]any{"version": p.Version, "first_name": "Lea", "last_name": "Roux", "middle_name": "", "email": "", "mobile": "", "gender": "", "birth_date": p.BirthDate, "city": "", "country": "", "language": "", "birth_country": "", "address": "", "additional_address": "", "neighborhood": "", "zip_code": "", "state": "", "bio": "", "favourite_contact": ""}
	wantPairs(t, "before", o.alike(t, access.Admin, ""), "Lea Roux / Lea Roux: name")
	o.as(access.Admin).Call(t, http.MethodPut, "/api/people/"+one, body).Is(http.StatusOK)
	wantPairs(t, "after", o.alike(t, access.Admin, ""))
}

func TestWhoIsErasedIsLikeNobody(t *testing.T) {
	o := withLedger(t)
	for range 2 {
		id := o.student(t, "Lea", "Roux", "", clock.Date{}, "paris")
		o.exec(t, `INSERT INTO ledger (id, person_id, payer) VALUES (?, ?, '')`, id, id)
		o.as(access.Admin).Call(t, http.MethodPost, "/api/people/"+id+"/erase", map[string]any{"version": 1, "name": "Lea Roux"}).Is(http.StatusOK)
	}
	if pairs := o.strings(t, `SELECT person_id FROM alike`); len(pairs) > 0 {
		t.Errorf("kept %q", pairs)
	}
}

func TestNotTheSameIsKeptAndTakenBack(t *testing.T) {
	o := newOffice(t)
	one, other := o.student(t, "Lea", "Roux", "", clock.Date{}, "paris"), o.student(t, "Lea", "Roux", "", someDay, "paris")
	pair := people.PairID{PersonID: other, OtherID: one}
	var now people.Alike
	o.as(access.Coordinator).Call(t, http.MethodPost, "/api/people/duplicates/dismiss", pair).Into(http.StatusOK, &now)
	o.as(access.Coordinator).Call(t, http.MethodPost, "/api/people/duplicates/dismiss", pair).Is(http.StatusOK)
	if now.DismissedBy != "Max Mustermann" || now.DismissedAt.IsZero() {
		t.Errorf("dismissed by %q at %v", now.DismissedBy, now.DismissedAt)
	}
	wantPairs(t, "open", o.alike(t, access.Admin, ""))
	o.exec(t, `UPDATE person SET birth_date = NULL WHERE id = ?`, other) // whatever changes
	wantPairs(t, "still", o.alike(t, access.Admin, ""))
	wantPairs(t, "dismissed", o.alike(t, access.Coordinator, "dismissed=true"), "Lea Roux / Lea Roux: name")
	for _, id := range []string{one, other} {
		trail, err := audit.Find(t.Context(), o.db, access.System(), audit.Filter{Entity: "person", EntityID: id, Page: 1, PageSize: 10})
		noError(t, err)
		if len(trail.Items) != 1 || trail.Items[0].Action != "dismissDuplicate" || trail.Items[0].Changes[0].After != "Lea Roux" {
			t.Errorf("the trail is %+v", trail.Items)
		}
	}
	o.as(access.Secretary).Call(t, http.MethodPost, "/api/people/duplicates/reopen", pair).Is(http.StatusOK)
	wantPairs(t, "taken back", o.alike(t, access.Admin, ""), "Lea Roux / Lea Roux: name")
	elsewhere := people.PairID{PersonID: o.student(t, "Ida", "Noir", "", someDay, "paris"), OtherID: o.student(t, "Ida", "Noir", "", someDay, "nice")}
	o.as(access.Coordinator).Call(t, http.MethodPost, "/api/people/duplicates/dismiss", elsewhere).Fails(http.StatusNotFound, "person.not_found")
}

func TestAMergeKeepsWhomTheOtherWasSaidNotToBe(t *testing.T) {
	o := newOffice(t)
	ids := []string{}
	for range 3 {
		ids = append(ids, o.student(t, "Lea", "Roux", "", clock.Date{}, "paris"))
	}
	for _, i := range []int{0, 1} {
		o.as(access.Admin).Call(t, http.MethodPost, "/api/people/duplicates/dismiss", people.PairID{PersonID: ids[i], OtherID: ids[i+1]}).Is(http.StatusOK)
	}
	if status, text := o.merge(t, access.Admin, ids[0], ids[1]); status != http.StatusOK {
		t.Fatal(status, text)
	}
	wantPairs(t, "open", o.alike(t, access.Admin, ""))
	wantPairs(t, "dismissed", o.alike(t, access.Admin, "dismissed=true"), "Lea Roux / Lea Roux: name")
}

// A telephone of the office, or a name that everybody has, would otherwise make
// pairs of all with all.
func TestASharedNumberMakesNoMorePairsThanPeople(t *testing.T) {
	o := newOffice(t)
	const many = 120
	var all []people.NewPerson
	for i := range many {
		all = append(all, people.NewPerson{
			ID: db.NewID(), CreatedAt: clock.Now(), PersonFields: people.PersonFields{FirstName: fmt.Sprint("Nom", i), LastName: "Bell", Mobile: "+33639981234"},
			Memberships: []people.Membership{{CampusID: "paris", Roles: access.Student}},
		})
	}
	noError(t, o.db.Tx(t.Context(), func(tx *db.Tx) error { return people.AddMany(t.Context(), tx, all) }))
	if n := o.alike(t, access.Admin, "page_size=1").Total; n < many/2 || n > 10*many {
		t.Errorf("%d pairs of %d people", n, many)
	}
}
