package backup

import (
	"bytes"
	"errors"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/longtest"
)

// TestASchoolMovesWhole is the way from one database to the other: to and fro,
// every row and every file.
func TestASchoolMovesWhole(t *testing.T) {
	for name, ends := range map[string][2]func(*testing.T) place{
		"from SQLite": {sqlite, emptyOther},
		"to SQLite":   {other, emptySQLite},
		"to its like": {other, emptyOther},
	} {
		t.Run(name, func(t *testing.T) {
			from, to := ends[0](t), ends[1](t)
			hashes := found(t, from, 300)
			done, err := Restore(t.Context(), bytes.NewReader(from.archive(t)), to.target())
			if err != nil {
				t.Fatal(err)
			}
			if done.Rows != 306 || done.Files != 3 || len(done.Lost) != 0 {
				t.Errorf("got %+v", done)
			}
			compare(t, from, to, hashes)
			findByName(t, to)
		})
	}
}

func compare(t *testing.T, from, to place, hashes []string) {
	t.Helper()
	want, got := contents(t, from), contents(t, to)
	if len(want["attempt"]) == 0 {
		t.Error("there was nothing to leave out")
	}
	delete(want, "attempt")
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("the rows differ: %s", diff)
	}
	for _, h := range hashes {
		if content(t, from, h) != content(t, to, h) {
			t.Errorf("file %s differs", h)
		}
	}
}

// findByName shows that the search index came with the rows, and that a
// restored database can be written to.
func findByName(t *testing.T, p place) {
	t.Helper()
	d := p.open(t)
	if err := addPeople(t.Context(), d, 1); err != nil {
		t.Error(err)
	}
	var w db.Where
	w.Match(d, db.SearchIndex{Table: "person", Alias: "p", Column: "search_text"}, "zoe")
	n, err := db.One(t.Context(), d, "", db.ScanInt, `SELECT COUNT(*) FROM person p`+w.String(), w.Args...)
	if err != nil || n != 301 {
		t.Errorf("%d people are found by name, %v", n, err)
	}
}

func TestThousandsOfPeopleMove(t *testing.T) {
	from, to := sqlite(t), emptyOther(t)
	people := longtest.Times(2_000, 20_000)
	hashes := found(t, from, people)
	began := time.Now()
	archive := from.archive(t)
	written := time.Since(began)
	if _, err := Restore(t.Context(), bytes.NewReader(archive), to.target()); err != nil {
		t.Fatal(err)
	}
	t.Logf("%d people: %d KiB, written in %v, restored in %v", people, len(archive)>>10, written.Round(time.Millisecond), (time.Since(began) - written).Round(time.Millisecond))
	compare(t, from, to, hashes)
}

func TestARestoreNeverOverwrites(t *testing.T) {
	from, to := sqlite(t), other(t)
	found(t, from, 10)
	found(t, to, 5)
	before := contents(t, to)
	if _, err := Restore(t.Context(), bytes.NewReader(from.archive(t)), to.target()); !errors.Is(err, ErrInUse) {
		t.Errorf("got %v", err)
	}
	if diff := cmp.Diff(before, contents(t, to)); diff != "" {
		t.Errorf("the refused restore changed %s", diff)
	}
}

// TestAnEmptySchemaIsFilled: where a server has been started once, there are
// tables, but nothing in them.
func TestAnEmptySchemaIsFilled(t *testing.T) {
	from, to := sqlite(t), other(t)
	hashes := found(t, from, 10)
	if _, err := Restore(t.Context(), bytes.NewReader(from.archive(t)), to.target()); err != nil {
		t.Fatal(err)
	}
	compare(t, from, to, hashes)
}

func TestAFailedRestoreLeavesTheDatabaseEmpty(t *testing.T) {
	from, to := sqlite(t), emptyOther(t)
	found(t, from, 10)
	broken := twice(t, from.archive(t))
	if _, err := Verify(t.Context(), bytes.NewReader(broken)); err != nil {
		t.Fatalf("the archive itself is sound: %v", err)
	}
	if _, err := Restore(t.Context(), bytes.NewReader(broken), to.target()); !db.IsDuplicate(err) {
		t.Errorf("got %v", err)
	}
	if empty, err := db.IsEmpty(t.Context(), to.config); err != nil || !empty {
		t.Errorf("empty: %v, %v", empty, err)
	}
	if _, err := Restore(t.Context(), bytes.NewReader(from.archive(t)), to.target()); err != nil {
		t.Errorf("the next attempt: %v", err)
	}
}

// twice returns an archive in which the people are twice. It is sound in itself.
func twice(t *testing.T, archive []byte) []byte {
	t.Helper()
	return forge(t, archive, func(all []entry, e *end) []entry {
		i := index(t, all, "tables/person/")
		all[i].content = append(all[i].content, all[i].content...)
		e.Rows["person"] *= 2
		return all
	})
}

func TestALostFileIsToldAndSparesTheRest(t *testing.T) {
	from, to := sqlite(t), emptyOther(t)
	hashes := found(t, from, 10)
	if err := from.files.Remove(t.Context(), hashes[1]); err != nil {
		t.Fatal(err)
	}
	spoil(t, from, hashes[2])
	done, err := Restore(t.Context(), bytes.NewReader(from.archive(t)), to.target())
	if err != nil || done.Files != 1 || len(done.Lost) != 2 {
		t.Fatalf("got %+v, %v", done, err)
	}
	compare(t, from, to, hashes[:1])
	if has, err := to.files.Has(t.Context(), hashes[2]); err != nil || has {
		t.Errorf("the damaged file was restored: %v, %v", has, err)
	}
}

func TestTheDateIsTheBackupsOwn(t *testing.T) {
	p := sqlite(t)
	found(t, p, 1)
	before := clock.Now()
	s, err := Verify(t.Context(), bytes.NewReader(p.archive(t)))
	if err != nil || s.MadeAt.Before(before) || s.MadeAt.After(clock.Now()) {
		t.Errorf("got %v, %v", s.MadeAt, err)
	}
}

// TestPossibleDuplicatesMove: a trigger notes them when people come. A backup of a
// school that had some could not be restored.
func TestPossibleDuplicatesMove(t *testing.T) {
	for name, ends := range map[string][2]func(*testing.T) place{"from SQLite": {sqlite, emptyOther}, "to SQLite": {other, emptySQLite}} {
		t.Run(name, func(t *testing.T) {
			from, to := ends[0](t), ends[1](t)
			hashes := found(t, from, 3)
			noteAlike(t, from)
			if _, err := Restore(t.Context(), bytes.NewReader(from.archive(t)), to.target()); err != nil {
				t.Fatal(err)
			}
			compare(t, from, to, hashes)
		})
	}
}

// noteAlike has three people be alike: one pair was said to be two, one is gone.
func noteAlike(t *testing.T, p place) {
	t.Helper()
	d := p.open(t)
	defer d.Close()
	for _, text := range []string{
		`UPDATE person SET name_key = 'zoe oneil', sort_name = 'oneil'`,
		`UPDATE alike SET dismissed_at = '2026-11-18T08:00:00.000000Z', dismissed_by = person_id WHERE other_id = (SELECT MAX(id) FROM person)`,
		`DELETE FROM alike WHERE dismissed_at IS NULL`,
	} {
		if err := db.Exec(t.Context(), d, text); err != nil {
			t.Fatal(err)
		}
	}
	if n, err := db.One(t.Context(), d, "", db.ScanInt, `SELECT COUNT(*) FROM alike`); err != nil || n == 0 {
		t.Fatalf("%d pairs are alike, %v", n, err)
	}
}
