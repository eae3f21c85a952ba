package db_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
)

func TestLinksNameEveryColumnThatRefersToAnother(t *testing.T) {
	links, err := db.Links(t.Context(), dbtest.Open(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []db.Link{
		{"membership", "person_id", "person", "id"},
		{"membership", "campus_id", "campus", "id"},
		{"membership_role", "person_id", "membership", "person_id"},
		{"membership_role", "campus_id", "membership", "campus_id"},
		{"person", "church_id", "church", "id"},
		{"campus", "logo_hash", "file", "hash"},
	} {
		if !slices.Contains(links, want) {
			t.Errorf("%v is missing in %v", want, links)
		}
	}
}

func TestKeysAreWhatNoTwoRowsShare(t *testing.T) {
	d := dbtest.Open(t)
	for table, want := range map[string][][]string{
		"membership":      {{"person_id", "campus_id"}},
		"identity":        {{"issuer", "person_id"}, {"issuer", "subject"}},
		"session":         {{"id"}, {"token_hash"}},
		"membership_role": {{"person_id", "campus_id", "role"}},
		"no such table":   nil,
	} {
		got, err := db.Keys(t.Context(), d, table)
		if diff := cmp.Diff(want, got); err != nil || diff != "" {
			t.Errorf("%s: %v %s", table, err, diff)
		}
	}
}
