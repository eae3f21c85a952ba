package db_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"myspace/internal/base/db"
)

// TestAmongFindsTheRowsOfItsIds: by one text, whatever the ids are and however
// many.
func TestAmongFindsTheRowsOfItsIds(t *testing.T) {
	d := openThings(t)
	for _, id := range []string{"a", `b"'\`, "c,{}", "d"} {
		if err := db.Exec(t.Context(), d, `INSERT INTO thing (id, n, share, yes) VALUES (?, 1, 1, TRUE)`, id); err != nil {
			t.Fatal(err)
		}
	}
	texts := map[string]bool{}
	for _, want := range [][]string{{}, {"d"}, {`b"'\`, "c,{}"}, {"a", `b"'\`, "c,{}", "d"}} {
		var w db.Where
		w.Among(d, `id`, append([]string{"nobody"}, want...))
		texts[w.String()] = true
		got, err := db.All(t.Context(), d, db.ScanString, `SELECT id FROM thing`+w.String()+` ORDER BY id`, w.Args...)
		if diff := cmp.Diff(want, got); err != nil || diff != "" {
			t.Errorf("%v: %v\n%s", want, err, diff)
		}
	}
	if len(texts) != 1 {
		t.Errorf("the query has %d texts: %v", len(texts), texts)
	}
}
