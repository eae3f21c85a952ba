package library_test

import (
	"net/http"
	"testing"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/library"
)

func reserving(bookID, person string) map[string]any {
	return map[string]any{"book_id": bookID, "campus_id": "paris", "person_id": person}
}

func (s shelf) reserve(t *testing.T, bookID, person string) (r library.Reservation) {
	t.Helper()
	s.Call(t, "POST", "/api/reservations", reserving(bookID, person)).Into(http.StatusCreated, &r)
	return r
}

func (s shelf) back(t *testing.T, barcode string) (b library.Back) {
	t.Helper()
	s.Call(t, "POST", "/api/loans/back", map[string]any{"barcode": barcode}).Into(http.StatusOK, &b)
	return b
}

// told counts what people were told of reserved books.
func (s shelf) told(t *testing.T, person string) int {
	t.Helper()
	n, err := db.One(t.Context(), s.db, "", db.ScanInt, `SELECT COUNT(*) FROM notice WHERE person_id = ? AND kind = 'book_waiting' AND link = '/apps/student/dashboard'`, person)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func TestAReservedBookIsKeptForWhoIsNext(t *testing.T) {
	s := newDesk(t)
	b := s.create(t, fields("Faith"))
	c := s.copies(t, b.ID, "paris", 1)[0]
	l := s.lend(t, "0001", c.Barcode, "ana")
	s.Call(t, "POST", "/api/reservations", reserving(b.ID, "ana")).Blames(http.StatusConflict, "person_id reservation.has_it")
	s.Call(t, "POST", "/api/reservations", reserving(b.ID, "cleo")).Blames(http.StatusUnprocessableEntity, "person_id loan.not_here")
	if r := s.reserve(t, b.ID, "ben"); r.State != library.Waiting || r.Place != 1 {
		t.Errorf("the reservation: %+v", r)
	}
	s.Call(t, "POST", "/api/reservations", reserving(b.ID, "ben")).Blames(http.StatusConflict, "person_id reservation.twice")
	s.Call(t, "POST", "/api/loans/"+l.ID+"/renew", nil).Fails(http.StatusConflict, "loan.reserved")
	if back := s.back(t, c.Barcode); back.Copy.KeptFor != "A ben" || back.Copy.KeptUntil != clock.Today("Europe/Paris").AddDays(7) {
		t.Errorf("back: %+v", back.Copy)
	}
	if s.told(t, "ben") != 1 {
		t.Error("nobody told him")
	}
	s.Call(t, "POST", "/api/loans", lending("0002", c.Barcode, "ana")).Blames(http.StatusConflict, "barcode copy.is_kept")
	s.lend(t, "0003", c.Barcode, "ben")
	s.back(t, c.Barcode)
	s.lend(t, "0004", c.Barcode, "ana")
}

func TestWhoDoesNotFetchABookLosesHisTurn(t *testing.T) {
	s := newDesk(t)
	b := s.create(t, fields("Faith"))
	c := s.copies(t, b.ID, "paris", 1)[0]
	if r := s.reserve(t, b.ID, "ana"); r.State != library.Kept || r.CopyID != c.ID {
		t.Errorf("what is on the shelf is kept at once: %+v", r)
	}
	second := s.reserve(t, b.ID, "ben")
	expire := func(days int) {
		if err := s.area.ExpireAt(t.Context(), clock.Now().Add(time.Duration(days)*24*time.Hour)); err != nil {
			t.Fatal(err)
		}
	}
	expire(6)
	if s.told(t, "ben") != 0 {
		t.Error("it went to the next too early")
	}
	expire(9)
	if s.told(t, "ben") != 1 {
		t.Error("it did not go to the next")
	}
	var canceled library.Reservation
	s.Call(t, "POST", "/api/reservations/"+second.ID+"/cancel", nil).Into(http.StatusOK, &canceled)
	if canceled.State != library.Canceled {
		t.Errorf("canceled: %+v", canceled)
	}
	s.Call(t, "POST", "/api/reservations/"+second.ID+"/cancel", nil).Fails(http.StatusConflict, "reservation.ended")
	s.lend(t, "0001", c.Barcode, "ana")
}

func TestWhatIsThereNoLongerIsKeptForNobody(t *testing.T) {
	s := newDesk(t)
	b := s.create(t, fields("Faith"))
	all := s.copies(t, b.ID, "paris", 2)
	first := s.reserve(t, b.ID, "ana")
	s.Call(t, "POST", "/api/copies/"+first.CopyID+"/withdraw", nil).Is(http.StatusOK)
	var c library.Copy
	s.Call(t, "GET", "/api/copies/"+all[1].ID, nil).Into(http.StatusOK, &c)
	if c.KeptFor != "A ana" {
		t.Errorf("the other copy is hers: %+v", c)
	}
	s.Call(t, "POST", "/api/copies/"+all[1].ID+"/transfer", map[string]any{"campus_id": "dakar"}).Is(http.StatusOK)
	s.Call(t, "POST", "/api/reservations", reserving(b.ID, "ben")).Blames(http.StatusConflict, "book_id reservation.no_copy")
	s.Call(t, "POST", "/api/copies/"+first.CopyID+"/shelve", nil).Into(http.StatusOK, &c)
	if c.KeptFor != "A ana" {
		t.Errorf("back on the shelf it is hers again: %+v", c)
	}
}
