package app_test

import (
	"encoding/json"
	"net/http"
	"net/url"
	"slices"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/school/home"
)

func (w *world) search(t *testing.T, caller access.Roles, words string) (kinds, ids []string) {
	t.Helper()
	rec := w.call(caller, http.MethodGet, probe{path: "/api/search?q=" + url.QueryEscape(words)})
	if rec.Code != http.StatusOK {
		t.Fatalf("search %q as %s: %d %s", words, callerName(caller), rec.Code, rec.Body)
	}
	var found home.Search
	must(t, json.Unmarshal(rec.Body.Bytes(), &found))
	for _, one := range found.Items {
		if one.Title == "" || one.Link == "" || one.Roles == nil {
			t.Errorf("search %q: %+v says too little", words, one)
		}
		kinds, ids = append(kinds, one.Kind), append(ids, one.ID)
	}
	return kinds, ids
}

func TestSearchFindsEachKindInReachAndNothingElse(t *testing.T) {
	w := newWorld(t)
	for _, c := range []struct {
		caller access.Roles
		words  string
		id     string
		found  bool
	}{
		{access.Secretary, "stranger.own", w.stranger["own"], true},
		{access.Secretary, "stranger.other", w.stranger["other"], false},
		{access.Supervisor, "stranger.other", w.stranger["other"], true},
		{access.Student, "stranger.own", w.stranger["own"], false},
		{access.Student, "student", w.person[access.Student], true},
		{access.Secretary, "class-own", w.class[target{"own", "other"}], true},
		{access.Secretary, "class-other", w.class[target{"other", "other"}], false},
		{access.Student, "class-own", w.class[target{"own", "own"}], true},
		{access.Student, "class-own", w.class[target{"own", "other"}], false},
		{access.Secretary, "course-other", w.course["other"], true},
		{access.Student, "course-own", w.course["own"], true},
		{access.Student, "course-other", w.course["other"], false},
		{access.Librarian, "book-other", w.book["other"], true},
		{access.Student, "book-own", w.book["own"], true},
		{access.Student, "book-other", w.book["other"], false},
		{access.Supervisor, "WE-other-other", w.planning[target{"other", "other"}], true},
		{access.Secretary, "WE-own-other", w.planning[target{"own", "other"}], true},
		{access.Secretary, "WE-other-other", w.planning[target{"other", "other"}], false},
		{access.Student, "WE-own-own", w.planning[target{"own", "own"}], true},
		{access.Student, "WE-own-other", w.planning[target{"own", "other"}], false},
		{access.User, "WE-own-other", w.planning[target{"own", "other"}], false},
	} {
		if _, ids := w.search(t, c.caller, c.words); slices.Contains(ids, c.id) != c.found {
			t.Errorf("%s searches %q and finds it: %v, want %v", callerName(c.caller), c.words, !c.found, c.found)
		}
	}
}

// A week-end that was not published is found by who plans only, as its list has
// it; "week-end 2" is what its title says.
func TestSearchFindsDraftsForPlannersOnly(t *testing.T) {
	w := newWorld(t)
	id := w.create(t, "/api/plannings", `{"number":77,"first_day":"2026-11-07","last_day":"2026-11-08","abbreviation":"Épreuves","description":"","week":2,"campus_ids":["`+w.campus["own"]+`"],"class_ids":[]}`)
	for _, words := range []string{"epreuves", "week-end 77", "77 EPREUVES"} {
		for caller, found := range map[access.Roles]bool{access.Admin: true, access.Supervisor: true, access.Librarian: false, access.Coordinator: false, access.Teacher: false, access.Student: false} {
			if _, ids := w.search(t, caller, words); slices.Contains(ids, id) != found {
				t.Errorf("%s searches %q and finds it: %v, want %v", callerName(caller), words, !found, found)
			}
		}
	}
}

// Nobody finds an invoice that he may not open: over all roles, on his campus
// and another, his own and others'.
func TestSearchFindsInvoicesThatOneMayOpen(t *testing.T) {
	w := newWorld(t)
	for _, on := range targets {
		for _, caller := range access.Everyone.Each() {
			w.purse(caller, on)
			name := "stranger." + on.campus
			if on.record == "own" {
				name = callerName(caller)
			}
			for id, all := range map[string][]string{"invoice": {name, "NEW-2026-I-0001", "new 2026 1", "0001"}, "draft": {name}} {
				opens := w.call(caller, http.MethodGet, probe{path: "/api/invoices/" + id}).Code == http.StatusOK
				for _, words := range all {
					if _, ids := w.search(t, caller, words); slices.Contains(ids, id) != opens {
						t.Errorf("%s opens the %s of %v: %v, finds it by %q: %v", callerName(caller), id, on, opens, words, !opens)
					}
				}
			}
			w.undo(t)
		}
	}
}

func TestSearchDoesNotTellWhatTheCallerMayNotKnow(t *testing.T) {
	w := newWorld(t)
	if _, ids := w.search(t, access.Supervisor, "stranger.own@example.org"); !slices.Contains(ids, w.stranger["own"]) {
		t.Error("who knows the address does not find by it")
	}
	if _, ids := w.search(t, access.Librarian, "stranger.own@example.org"); slices.Contains(ids, w.stranger["own"]) {
		t.Error("who may not know the address finds by it")
	}
}

func TestSearchShowsAFewOfEachKind(t *testing.T) {
	w := newWorld(t)
	kinds, _ := w.search(t, access.Admin, "a")
	for _, kind := range []string{"person", "class", "course", "book", "planning", "invoice"} {
		n := 0
		for _, one := range kinds {
			if one == kind {
				n++
			}
		}
		if n > 5 {
			t.Errorf("%d of kind %s", n, kind)
		}
	}
	if !slices.IsSortedFunc(kinds, func(a, b string) int { return kindOrder[a] - kindOrder[b] }) {
		t.Errorf("kinds come mixed: %v", kinds)
	}
	for _, words := range []string{"", "   "} {
		if kinds, _ := w.search(t, access.Admin, words); len(kinds) != 0 {
			t.Errorf("no words found %v", kinds)
		}
	}
}

// kindOrder is that of the areas.
var kindOrder = map[string]int{"person": 0, "book": 1, "class": 2, "course": 3, "planning": 4, "invoice": 5}
