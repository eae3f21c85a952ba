package library_test

import (
	"net/http"
	"testing"
	"time"

	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/library"
)

// join makes one record of two, as far as the library goes.
func (s shelf) join(t *testing.T, kept, other string) {
	t.Helper()
	if err := s.db.Tx(t.Context(), func(tx *db.Tx) error { return s.area.Part().Follower.Merge(t.Context(), tx, kept, other) }); err != nil {
		t.Fatal(err)
	}
}

func (s shelf) reservations(t *testing.T, query string) []library.Reservation {
	t.Helper()
	var all api.Page[library.Reservation]
	s.Call(t, "GET", "/api/reservations?"+query, nil).Into(http.StatusOK, &all)
	return all.Items
}

// withReaders is a desk with more readers, and a book whose copies the first of them
// has.
func withReaders(t *testing.T, copies int) (s shelf, b library.Book, all []library.Copy) {
	t.Helper()
	s = newDesk(t)
	if err := s.db.Tx(t.Context(), func(tx *db.Tx) error {
		for _, id := range []string{"dan", "eve"} {
			if err := addReader(t.Context(), tx, id, "paris"); err != nil {
				return err
			}
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	b = s.create(t, fields("Faith"))
	all = s.copies(t, b.ID, "paris", copies)
	for _, c := range all {
		s.lend(t, "of-"+c.Barcode, c.Barcode, "dan")
	}
	return s, b, all
}

func TestAJoinedReaderStillWaits(t *testing.T) {
	s, b, _ := withReaders(t, 1)
	ended := s.reserve(t, b.ID, "ana")
	s.Call(t, "POST", "/api/reservations/"+ended.ID+"/cancel", nil).Is(http.StatusOK)
	open := s.reserve(t, b.ID, "ben")
	s.join(t, "ana", "ben")
	if all := s.reservations(t, "person=ana&state=open"); len(all) != 1 || all[0].ID != open.ID {
		t.Errorf("she waits for %+v", all)
	}
	if all := s.reservations(t, "person=ana"); len(all) != 2 {
		t.Errorf("she ever waited for %+v", all)
	}
}

func TestAJoinedReaderHasTheBetterPlace(t *testing.T) {
	s, b, copies := withReaders(t, 2)
	first, second := s.reserve(t, b.ID, "ben"), s.reserve(t, b.ID, "ana")
	s.reserve(t, b.ID, "eve")
	s.back(t, copies[0].Barcode)
	s.back(t, copies[1].Barcode)
	s.join(t, "ana", "ben")
	if all := s.reservations(t, "person=ana&state=open"); len(all) != 1 || all[0].ID != first.ID || all[0].State != library.Kept {
		t.Errorf("she has %+v, not %s", all, first.ID)
	}
	if all := s.reservations(t, "person=ana&state=ended"); len(all) != 1 || all[0].ID != second.ID || all[0].State != library.Canceled {
		t.Errorf("of hers ended %+v", all)
	}
	if all := s.reservations(t, "person=eve"); len(all) != 1 || all[0].State != library.Kept || s.told(t, "eve") != 1 {
		t.Errorf("the copy that is free is for who was next: %+v", all)
	}
}

func TestAJoinedReaderIsWhereHeStoppedLast(t *testing.T) {
	s := newDesk(t)
	now := clock.Now()
	note := func(person, item string, position int64, heard library.Range, ago time.Duration) {
		n := library.Noted{Position: position, Duration: 10_000, Heard: []library.Range{heard}, At: now.Add(-ago)}
		if _, saved, err := library.SavePlace(t.Context(), s.db, person, item, library.KeptPlace{}, n); !saved || err != nil {
			t.Fatalf("%v %v", saved, err)
		}
	}
	note("ana", "older", 1000, library.Range{From: 0, To: 1000}, time.Hour)
	note("ben", "older", 6000, library.Range{From: 4000, To: 6000}, time.Minute)
	note("ana", "newer", 3000, library.Range{From: 0, To: 3000}, time.Minute)
	note("ben", "newer", 2000, library.Range{From: 0, To: 2000}, time.Hour)
	note("ben", "alone", 5000, library.Range{From: 0, To: 5000}, time.Hour)
	s.join(t, "ana", "ben")
	found, err := library.FindPlaces(t.Context(), s.db, "ana", []string{"older", "newer", "alone"})
	if err != nil {
		t.Fatal(err)
	}
	for item, want := range map[string][2]int64{"older": {6000, 30}, "newer": {3000, 30}, "alone": {5000, 50}} {
		if got := found[item]; got.Position != want[0] || int64(got.Percent) != want[1] {
			t.Errorf("%s: %+v, want %v", item, got, want)
		}
	}
	if rest, err := library.FindPlaces(t.Context(), s.db, "ben", []string{"older", "newer", "alone"}); err != nil || len(rest) != 0 {
		t.Errorf("left with the other record: %v %v", rest, err)
	}
}
