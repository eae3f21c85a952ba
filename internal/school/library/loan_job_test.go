package library_test

import (
	"testing"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// TestBorrowersAreRemindedOnceForEachStep goes through the days of a loan of 21 days
// that is never brought back, several times a day.
func TestBorrowersAreRemindedOnceForEachStep(t *testing.T) {
	s := newDesk(t)
	c := s.copies(t, s.create(t, fields("Faith")).ID, "paris", 1)[0]
	due := s.lend(t, "0001", c.Barcode, "ana").DueDay
	steps := map[int]int{-3: 0, -2: 1, 0: 1, 1: 2, 7: 2, 8: 3, 14: 3, 15: 4}
	for day := -3; day <= 15; day++ {
		on := due.AddDays(day)
		for _, hour := range []int{3, 11, 12} { // nobody wants one at night
			at := time.Date(on.Year, on.Month, on.Day, hour, 0, 0, 0, clock.Zone("Europe/Paris"))
			if err := s.area.RemindAt(t.Context(), clock.At(at)); err != nil {
				t.Fatal(err)
			}
			want, known := steps[day]
			n, err := db.One(t.Context(), s.db, "", db.ScanInt, `SELECT COUNT(*) FROM notice WHERE person_id = 'ana'`)
			if err != nil || known && hour > 3 && n != want {
				t.Errorf("day %d at %d: told %d times, want %d: %v", day, hour, n, want, err)
			}
		}
	}
	s.back(t, c.Barcode)
	if err := s.area.RemindAt(t.Context(), clock.Now().Add(60*24*time.Hour)); err != nil {
		t.Fatal(err)
	}
	if n, err := db.One(t.Context(), s.db, "", db.ScanInt, `SELECT COUNT(*) FROM notice WHERE link = '/apps/student/library'`); err != nil || n != 4 {
		t.Errorf("what is back is no longer asked for: %d, %v", n, err)
	}
}
