package audit_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
)

func record(t *testing.T, d *db.DB, events ...audit.Event) {
	t.Helper()
	err := d.Tx(t.Context(), func(tx *db.Tx) error { return audit.RecordMany(t.Context(), tx, events) })
	if err != nil {
		t.Fatal(err)
	}
}

func trail(t *testing.T, d *db.DB, entity, id string) (all []audit.Entry) {
	t.Helper()
	l, err := audit.Find(t.Context(), d, access.System(), audit.Filter{Entity: entity, EntityID: id, Page: 1, PageSize: 200})
	if err != nil {
		t.Fatal(err)
	}
	return l.Items
}

func TestManyEventsAreKeptInTheOrderTheyCame(t *testing.T) {
	d := dbtest.Open(t)
	var events []audit.Event
	for i := range 450 { // more than one statement holds
		events = append(events, audit.Event{Action: "a", Entity: "thing", EntityID: "x", After: map[string]any{"n": i}})
	}
	record(t, d, events...)
	got := trail(t, d, "thing", "x")
	if len(got) != 200 || got[0].Changes[0].After != 449.0 || got[199].Changes[0].After != 250.0 {
		t.Errorf("%d events, the newest %+v", len(got), got[0])
	}
}

// TestPlainFieldsAreComparedAsTheirJSON: what needs no JSON to be compared gives the
// same changes as what goes through it.
func TestPlainFieldsAreComparedAsTheirJSON(t *testing.T) {
	type through map[string]any // is not known to be plain
	odd := []any{
		nil, true, false, "", "a", "<&>", "\u2028", `"\`, "\x01\x7f", "é😀", "\xff", "\xfe", "null", []string(nil),
		[]string{},
		[]string{"a"},
		[]string{"a", "<b>"},
		[]string{"\xff"},
		[]string{"\xfe"},
		3, 0.5,
		[]int{1},
		map[string]any{"c": "d"},
		map[string]any{},
	}
	for i, was := range odd {
		for j, is := range odd {
			before, after := map[string]any{"a": was, "b.c": "x", "\xff": "only before"}, map[string]any{"a": is, "b.c": "y", "é": was}
			if (i+j)%2 == 0 {
				delete(before, "\xff")
			}
			plain, err := audit.Compare(before, after)
			if err != nil {
				t.Fatal(err)
			}
			want, err := audit.Compare(through(before), through(after))
			if diff := cmp.Diff(want, plain); err != nil || diff != "" {
				t.Errorf("from %#v to %#v: %v %s", was, is, err, diff)
			}
		}
	}
	for _, one := range []any{map[string]any(nil), map[string]any{}} {
		if changes, err := audit.Compare(one, nil); err != nil || len(changes) > 0 {
			t.Errorf("%#v is %v, %v", one, changes, err)
		}
	}
}

func TestMaskingTakesSomebodyOutAndNobodyElse(t *testing.T) {
	d := dbtest.Open(t)
	type person struct {
		Name    string `json:"name"`
		Enabled bool   `json:"enabled"`
		Age     int    `json:"age"`
	}
	record(t, d,
		audit.Event{Action: "a", Entity: "person", EntityID: "1", After: person{"Zoé Zed", true, 30}},
		audit.Event{Action: "b", Entity: "person", EntityID: "2", After: person{"Yves Yo", true, 40}},
		audit.Event{Action: "c", Entity: "invoice", EntityID: "7", After: map[string]any{"payer": "Mme zoé zed", "amount": 20}},
	)
	mentions, err := audit.Mentions(t.Context(), d, []string{"Zoé Zed", `no"body`})
	if err != nil || len(mentions.IDs) < 1 {
		t.Fatalf("%q, %v", mentions.IDs, err)
	}
	// This one comes after the look at the whole trail, and is found all the same.
	record(t, d, audit.Event{Action: "d", Entity: "invoice", EntityID: "8", After: map[string]any{"payer": "Zoé Zed"}})
	err = d.Tx(t.Context(), func(tx *db.Tx) error {
		return audit.Mask(t.Context(), tx, audit.Event{Action: "erasePerson", Entity: "person", EntityID: "1", After: person{"", false, 0}},
			audit.Traces{Entity: "person", IDs: []string{"1"}, Texts: []string{"Zoé Zed"}}, mentions)
	})
	if err != nil {
		t.Fatal(err)
	}
	all, err := db.All(t.Context(), d, db.ScanString, `SELECT action || ' ' || changes FROM audit_event ORDER BY id`)
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Join(all, "\n")
	if strings.Contains(strings.ToLower(text), "zed") || !strings.Contains(text, "Yves Yo") {
		t.Errorf("the trail is %s", text)
	}
	own := trail(t, d, "person", "1")
	if len(own) != 2 || own[0].Action != "erasePerson" {
		t.Fatalf("the history is %+v", own)
	}
	for _, c := range own[1].Changes {
		if want := map[string]any{"name": audit.Secret, "enabled": true, "age": audit.Secret}[c.Field]; c.After != want {
			t.Errorf("%s is %v, want %v", c.Field, c.After, want)
		}
	}
}

// TestMaskingDoesNotReadTheWholeTrail: where nobody was mentioned, the transaction
// that erases him looked through all of it, and everybody who writes waited.
func TestMaskingDoesNotReadTheWholeTrail(t *testing.T) {
	d := dbtest.Open(t)
	record(t, d, audit.Event{Action: "old", Entity: "invoice", EntityID: "7", After: map[string]any{"payer": "Zoé Zed"}})
	mask := func(mentions audit.Mentioned) (changes string) {
		if err := db.Exec(t.Context(), d, `INSERT INTO audit_event (id, at, person_id, session_id, campus_id, action, entity, entity_id, changes, request_id, address)
			SELECT '018f0000-' || entity_id, at, person_id, session_id, campus_id, 'ancient', entity, entity_id || 'x', changes, request_id, address FROM audit_event WHERE action = 'old'
			ON CONFLICT DO NOTHING`); err != nil {
			t.Fatal(err)
		}
		err := d.Tx(t.Context(), func(tx *db.Tx) error {
			return audit.Mask(t.Context(), tx, audit.Event{Action: "erasePerson", Entity: "person", EntityID: "1"},
				audit.Traces{Entity: "person", IDs: []string{"1"}, Texts: []string{"Zoé Zed"}}, mentions)
		})
		if err != nil {
			t.Fatal(err)
		}
		changes, err = db.One(t.Context(), d, "", db.ScanString, `SELECT changes FROM audit_event WHERE action = 'ancient'`)
		if err != nil {
			t.Fatal(err)
		}
		return changes
	}
	none, err := audit.Mentions(t.Context(), d, []string{"nobody at all"})
	if err != nil || len(none.IDs) != 0 {
		t.Fatalf("%v, %v", none.IDs, err)
	}
	if !strings.Contains(mask(none), "Zed") {
		t.Error("the transaction read what was looked through before it")
	}
	found, err := audit.Mentions(t.Context(), d, []string{"Zoé Zed"})
	if err != nil || len(found.IDs) != 1 || strings.Contains(mask(found), "Zed") {
		t.Errorf("found %v, %v", found.IDs, err)
	}
}
