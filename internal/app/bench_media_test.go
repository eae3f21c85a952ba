package app_test

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"myspace/internal/base/clock"
)

// listeners is how many hear something at once.
const listeners = 128

// BenchmarkPlaces measures the most frequent write of all, where a listener is: in a
// school, in one ten times as large, and of many listeners at once.
func BenchmarkPlaces(b *testing.B) {
	small, large := newCrowds(b)
	small.addHeard(b)
	large.addHeard(b)
	b.Run("one", func(b *testing.B) { compare(b, small.savePlace(), large.savePlace()) })
	for _, n := range []int{1, 32, listeners} {
		b.Run(fmt.Sprintf("%d-at-once", n), func(b *testing.B) { small.savePlaces(b, n) })
	}
}

func heardID(i int) string { return fmt.Sprintf("heard%03d", i) }

// addHeard adds a recording for each listener.
func (s *school) addHeard(b *testing.B) {
	b.Helper()
	session := s.text(b, `SELECT MIN(id) FROM published_agenda`)
	for i := range listeners {
		s.exec(b, `INSERT INTO recording (id, agenda_id, kind, title, position, publish_at, all_classes, rhema, downloadable, consent, duration, created_by, created_at, updated_at)
			VALUES (?, ?, 'audio', 'Heard', ?, ?, TRUE, FALSE, FALSE, FALSE, 7200000, '', ?, ?)`, heardID(i), session, 1000+i, clock.Now(), clock.Now(), clock.Now())
	}
}

// tellPlace tells the nth place of a listener: he has heard ten seconds more.
func (s *school) tellPlace(listener, n int) *httptest.ResponseRecorder {
	at := n * 10_000 % 7_000_000
	return s.serve("POST", "/api/recordings/"+heardID(listener)+"/place", fmt.Sprintf(`{"position":%d,"duration":7200000,"heard":[{"from":%d,"to":%d}],"device":"phone","age":0}`, at+10_000, at, at+10_000))
}

func (s *school) savePlace() *costs {
	n := 0
	bare := func(b *testing.B) {
		s.read(b, `SELECT r.id, r.agenda_id FROM recording r JOIN published_agenda s ON s.id = r.agenda_id WHERE r.id = ?`, heardID(0))
	}
	return s.against(bare, func(b *testing.B) {
		if rec := s.tellPlace(0, n); rec.Code != http.StatusOK {
			b.Fatalf("%d %s", rec.Code, rec.Body)
		}
		n++
	})
}

// savePlaces has so many listeners tell their places, again and again.
func (s *school) savePlaces(b *testing.B, at int) {
	var failed atomic.Int64
	before, began := cpu(b), time.Now()
	for n := 0; b.Loop(); n++ {
		var all sync.WaitGroup
		for i := range at {
			all.Go(func() {
				if s.tellPlace(i, n).Code != http.StatusOK {
					failed.Add(1)
				}
			})
		}
		all.Wait()
	}
	told := float64(b.N * at)
	b.ReportMetric(float64((cpu(b)-before).Microseconds())/told, "µs-cpu/place")
	b.ReportMetric(told/time.Since(began).Seconds(), "places/s")
	b.ReportMetric(float64(failed.Load()), "failed")
}
