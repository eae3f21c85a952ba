package files

import (
	"strconv"
	"testing"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/base/fault"
)

// refs are those of two areas; for the first a table of few columns stands in.
var refs = References{
	"secret.value":      `SELECT value FROM secret WHERE value <> ''`,
	"person.photo_hash": `SELECT photo_hash FROM person`,
}

func openDB(t *testing.T) *db.DB {
	t.Helper()
	return dbtest.Open(t)
}

func change(t *testing.T, d *db.DB, text string, args ...any) {
	t.Helper()
	err := d.Tx(t.Context(), func(tx *db.Tx) error { return db.Exec(t.Context(), tx, text, args...) })
	if err != nil {
		t.Fatal(err)
	}
}

func keep(t *testing.T, d *db.DB, b Blob) {
	t.Helper()
	if err := d.Tx(t.Context(), func(tx *db.Tx) error { return Keep(t.Context(), tx, b) }); err != nil {
		t.Fatal(err)
	}
}

func collect(t *testing.T, s *Store, d *db.DB) int {
	t.Helper()
	n, err := s.Collect(t.Context(), d, refs)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// stored tells whether a content has a row, and whether it has bytes.
func stored(t *testing.T, s *Store, d *db.DB, b Blob) [2]bool {
	t.Helper()
	has, err := s.Has(t.Context(), b.Hash)
	if err != nil {
		t.Fatal(err)
	}
	_, err = Find(t.Context(), d, b.Hash)
	if err != nil && fault.CodeOf(err) != "file.not_found" {
		t.Fatal(err)
	}
	return [2]bool{err == nil, has}
}

func refer(t *testing.T, d *db.DB, name string, b Blob) {
	t.Helper()
	change(t, d, `INSERT INTO secret (name, value) VALUES (?, ?)`, name, b.Hash)
}

// addPersonWithoutPhoto makes a reference query answer NULL, as some do.
func addPersonWithoutPhoto(t *testing.T, d *db.DB) {
	t.Helper()
	change(t, d, `INSERT INTO person (id, first_name, middle_name, last_name, email, mobile, gender, city, country,
		language, enabled, sort_name, search_text, created_at, updated_at)
		VALUES ('p', '', '', '', '', '', '', '', '', '', TRUE, '', '', ?, ?)`, clock.Now(), clock.Now())
}

// aDayLater dates back what the collector wrote down.
func aDayLater(t *testing.T, d *db.DB) {
	t.Helper()
	change(t, d, `UPDATE file SET unused_since = ? WHERE unused_since IS NOT NULL`, clock.Now().Add(-grace))
}

func TestKeepAndFind(t *testing.T) {
	d := openDB(t)
	b := Blob{Hash: "abc", Size: 7, MediaType: "image/png"}
	for range 2 { // kept once, however often
		keep(t, d, b)
	}
	if got, err := Find(t.Context(), d, b.Hash); err != nil || got != b {
		t.Errorf("got %+v, %v", got, err)
	}
	_, err := Find(t.Context(), d, "other")
	wantCode(t, err, fault.NotFound, "file.not_found")
}

func TestCollectRemovesWhatNobodyUsedForADay(t *testing.T) {
	eachStore(t, func(t *testing.T, s *Store) {
		d := openDB(t)
		addPersonWithoutPhoto(t, d)
		used, left, never, fresh := put(t, s, "used"), put(t, s, "left"), put(t, s, "never"), put(t, s, "fresh")
		for _, b := range []Blob{used, left, fresh} {
			keep(t, d, b)
			refer(t, d, b.MediaType+b.Hash, b)
		}
		for _, b := range []Blob{used, left, never} {
			makeOld(t, s, b.Hash)
		}
		change(t, d, `DELETE FROM secret WHERE value IN (?, ?)`, left.Hash, fresh.Hash)

		if n := collect(t, s, d); n != 1 { // never: no row says that anybody ever used it
			t.Errorf("%d removed at once", n)
		}
		for b, want := range map[Blob][2]bool{used: {true, true}, left: {true, true}, never: {false, false}, fresh: {true, true}} {
			if got := stored(t, s, d, b); got != want {
				t.Errorf("at once: %v, want %v", got, want)
			}
		}
		aDayLater(t, d)
		if n := collect(t, s, d); n != 1 {
			t.Errorf("%d removed a day later", n)
		}
		// fresh has lost its row; its bytes are too young to go.
		for b, want := range map[Blob][2]bool{used: {true, true}, left: {false, false}, fresh: {false, true}} {
			if got := stored(t, s, d, b); got != want {
				t.Errorf("a day later: %v, want %v", got, want)
			}
		}
	})
}

func TestCollectSparesWhatIsUsedAgain(t *testing.T) {
	eachStore(t, func(t *testing.T, s *Store) {
		d := openDB(t)
		again, kept := put(t, s, "referred to again"), put(t, s, "uploaded again")
		for _, b := range []Blob{again, kept} {
			keep(t, d, b)
			makeOld(t, s, b.Hash)
		}
		collect(t, s, d)
		aDayLater(t, d)
		refer(t, d, "x", again)
		keep(t, d, put(t, s, "uploaded again"))
		if n := collect(t, s, d); n != 0 {
			t.Errorf("%d removed", n)
		}
		for _, b := range []Blob{again, kept} {
			if got := stored(t, s, d, b); got != [2]bool{true, true} {
				t.Errorf("got %v", got)
			}
		}
	})
}

// Put makes a content new, also where it was there already.
func TestCollectSparesAnUploadOfOldBytes(t *testing.T) {
	eachStore(t, func(t *testing.T, s *Store) {
		d := openDB(t)
		keep(t, d, Blob{Hash: "some other"})
		b := put(t, s, "old bytes")
		makeOld(t, s, b.Hash)
		put(t, s, "old bytes")
		if n := collect(t, s, d); n != 0 {
			t.Errorf("%d removed", n)
		}
		makeOld(t, s, b.Hash)
		done := s.announce(b.Hash) // somebody is about to finish the same upload
		if n := collect(t, s, d); n != 0 {
			t.Errorf("%d removed under an upload", n)
		}
		done()
		if n := collect(t, s, d); n != 1 || len(s.storing) > 0 {
			t.Errorf("%d removed, %v on their way", n, s.storing)
		}
	})
}

func TestCollectRemovesThumbnails(t *testing.T) {
	s, d := openStore(t, Config{}), openDB(t)
	keep(t, d, Blob{Hash: "some other"})
	b := putPicture(t, s, "x.jpg", jpegOf(drawing(100, 100)))
	thumbnail(t, s, b.Hash, 64)
	makeOld(t, s, b.Hash)
	collect(t, s, d)
	if _, err := s.back.stat(t.Context(), thumbKey(b.Hash, 64)); fault.KindOf(err) != fault.NotFound {
		t.Errorf("got %v", err)
	}
}

// A server started on the wrong, empty database must not cost the files.
func TestCollectOnAnEmptyDatabaseRemovesNothing(t *testing.T) {
	s, d := openStore(t, Config{}), openDB(t)
	b := put(t, s, "precious")
	makeOld(t, s, b.Hash)
	if n := collect(t, s, d); n != 0 {
		t.Errorf("%d removed", n)
	}
}

// A reference that no query names still holds its content: it is a foreign key.
func TestCollectCannotRemoveWhatAForeignKeyHolds(t *testing.T) {
	s, d := openStore(t, Config{}), openDB(t)
	b := put(t, s, "photo")
	keep(t, d, b)
	makeOld(t, s, b.Hash)
	addPersonWithoutPhoto(t, d)
	change(t, d, `UPDATE person SET photo_hash = ?`, b.Hash)
	forgetful := References{"secret.value": refs["secret.value"]}
	if _, err := s.Collect(t.Context(), d, forgetful); err != nil {
		t.Fatal(err)
	}
	aDayLater(t, d)
	if _, err := s.Collect(t.Context(), d, forgetful); err == nil {
		t.Error("no error")
	}
	if got := stored(t, s, d, b); got != [2]bool{true, true} {
		t.Errorf("got %v", got)
	}
}

func TestCollectManyAtOnce(t *testing.T) {
	s, d := openStore(t, Config{}), openDB(t)
	var all []Blob
	for i := range 120 { // more than one step
		b := put(t, s, strconv.Itoa(i))
		keep(t, d, b)
		makeOld(t, s, b.Hash)
		all = append(all, b)
	}
	refer(t, d, "x", all[7])
	collect(t, s, d)
	aDayLater(t, d)
	if n := collect(t, s, d); n != len(all)-1 {
		t.Errorf("%d removed", n)
	}
	if got := stored(t, s, d, all[7]); got != [2]bool{true, true} {
		t.Errorf("got %v", got)
	}
}

func TestCollectWithoutReferencesRemovesNothing(t *testing.T) {
	s, d := openStore(t, Config{}), openDB(t)
	b := put(t, s, "precious")
	makeOld(t, s, b.Hash)
	if _, err := s.Collect(t.Context(), d, nil); err == nil {
		t.Error("collected without any reference")
	}
	if _, err := s.Collect(t.Context(), d, References{"broken": `SELECT nothing FROM nowhere`}); err == nil {
		t.Error("collected with a broken reference")
	}
	if has, err := s.Has(t.Context(), b.Hash); err != nil || !has {
		t.Errorf("has %v, %v", has, err)
	}
}
