package app_test

import (
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/dbtest"
)

// starts says from which index each list of people comes: in its order, or with
// the few whom the filter leaves.
var starts = map[string]string{
	"": "person_name_idx", "sort=-name": "person_name_idx", "sort=city": "person_city_idx", "sort=-created": "sqlite_autoindex_person_1",
	"campus=CAMPUS": "membership_campus_idx", "campus=CAMPUS&sort=-city": "membership_city_idx", "campus=CAMPUS&sort=-created": "membership_new_idx",
	"campus=CAMPUS&role=student": "membership_role_campus_idx", "campus=CAMPUS&role=student&sort=city": "membership_role_city_idx",
	"campus=CAMPUS&role=user&sort=-created": "membership_role_new_idx",
	"role=student":                          "membership_role_name_idx", "role=student&sort=-city": "membership_role_all_city_idx", "role=user&sort=-created": "membership_role_all_new_idx",
	"campus=CAMPUS&role=student&role=user": "membership_role_campus_idx", "role=student&role=user": "membership_role_name_idx",
	"campus=CAMPUS&role=student&role=user&sort=-created": "membership_role_new_idx",
	"campus=CAMPUS&role=secretary&role=admin":            "membership_role_campus_idx", "role=coordinator&role=supervisor": "membership_role_name_idx", "role=admin": "network_role_name_idx",
	"city=nice": "person_city_idx", "city=nice&campus=CAMPUS": "membership_city_idx", "city=nice&campus=CAMPUS&role=student": "membership_role_city_idx",
	"city=nice&role=student&sort=-name": "membership_role_all_city_idx", "city=nice&campus=CAMPUS&role=student&role=user&sort=city": "membership_role_city_idx",
	"country=FR": "person_country_idx", "country=FR&campus=CAMPUS": "membership_country_idx", "country=FR&campus=CAMPUS&role=student": "membership_country_idx",
	"country=FR&role=student": "person_country_idx", "church=none": "person_church_idx", "church=none&campus=CAMPUS&role=student": "person_church_idx",
	"enabled=false": "person_disabled_idx", "enabled=false&campus=CAMPUS": "person_disabled_idx", "enabled=true&campus=CAMPUS&role=student": "membership_role_campus_idx",
	"q=stranger": "VIRTUAL TABLE", "q=stranger&campus=CAMPUS&role=student&role=user": "VIRTUAL TABLE",
}

func TestEveryListOfPeopleComesFromItsIndex(t *testing.T) {
	if dbtest.Server() != "" {
		t.Log("the plans are SQLite's: PostgreSQL chooses its own by the size of the tables")
		return
	}
	w := newWorld(t)
	for query, index := range starts {
		path := "/api/people?" + strings.ReplaceAll(query, "CAMPUS", w.campus["own"])
		found := false
		for _, q := range w.watch(access.Admin, path) {
			if !strings.Contains(q.text, "p.first_name || ' ' || p.last_name, p.last_name, p.email") {
				continue
			}
			found = true
			plan := w.plan(t, q)
			if !strings.Contains(plan, index) {
				t.Errorf("%s does not start from %s:\n%s\n%s", path, index, q.text, plan)
			}
			if sorts := strings.Count(plan, "TEMP B-TREE FOR ORDER BY"); sorts > 0 && !strings.Contains(q.text, "UNION ALL") && !strings.Contains(q.text, "MATCH") {
				t.Errorf("%s is sorted after it was read:\n%s\n%s", path, q.text, plan)
			}
			if whole := slow.FindString(plan); strings.HasPrefix(whole, "SCAN") {
				t.Errorf("%s reads a whole table: %s", path, plan)
			}
		}
		if !found {
			t.Errorf("%s lists nobody", path)
		}
	}
}

// To fill a school took eight times as long since lists got indexes by campus:
// SQLite looked for what one person was at a campus among all who ever were there.
func TestWhatSomebodyIsAtACampusIsFoundByHim(t *testing.T) {
	if dbtest.Server() != "" {
		t.Log("the plans are SQLite's: PostgreSQL chooses its own by the size of the tables")
		return
	}
	w := newWorld(t)
	plan := w.plan(t, query{text: `SELECT e.person_id FROM enrollment e WHERE e.campus_id = ? AND NOT EXISTS (SELECT 1 FROM enrollment o
		WHERE o.person_id = e.person_id AND o.campus_id = e.campus_id AND o.status = 'confirmed' AND o.outcome = '')`, args: []any{"x"}})
	if !strings.Contains(plan, "enrollment_person_campus_idx (person_id=? AND campus_id=?)") {
		t.Error(plan)
	}
}
