package media_test

import (
	"fmt"
	"net/http"
	"sync"
	"testing"

	"myspace/internal/school/library"
	"myspace/internal/school/media"
	"myspace/internal/school/part"
)

// note saves a place of the caller.
func (s school) note(t testing.TB, id string, position, age int64, heard ...library.Range) (p library.Place) {
	t.Helper()
	s.Call(t, http.MethodPost, "/api/recordings/"+id+"/place", library.PlaceNote{Position: position, Age: age, Heard: append([]library.Range{}, heard...), Device: "phone"}).Into(http.StatusOK, &p)
	return p
}

func TestTheNewestPlaceWinsInWhateverOrderTheyCome(t *testing.T) {
	s := newSchool(t)
	r := s.update(t, s.record(t, "s0", "audio"), publish)
	lea := s.by("lea")
	lea.note(t, r.ID, 60_000, 1000, library.Range{From: 50_000, To: 60_000})
	p := lea.note(t, r.ID, 10_000, 3_600_000, library.Range{From: 0, To: 10_000}) // noted an hour ago, without a line
	if p.Position != 60_000 || p.Percent != 20 {
		t.Errorf("the place is %+v", p)
	}
	if p = lea.note(t, r.ID, 5_000, 0); p.Position != 5_000 || p.Percent != 20 {
		t.Errorf("after going back it is %+v", p)
	}
	s.by("ann").Call(t, http.MethodPost, "/api/recordings/"+r.ID+"/place", library.PlaceNote{Heard: []library.Range{}}).Is(http.StatusNotFound)
}

func TestASessionTellsWhereTheCallerStopped(t *testing.T) {
	s := newSchool(t)
	r := s.update(t, s.record(t, "s0", "audio"), publish)
	s.by("lea").note(t, r.ID, 60_000, 0, library.Range{From: 0, To: 60_000})
	for who, want := range map[string]int64{"lea": 60_000, "tom": 0} {
		var session media.SessionRecordings
		s.by(who).Call(t, http.MethodGet, "/api/recording-sessions/s0", nil).Into(http.StatusOK, &session)
		got := int64(0)
		if p := session.Recordings[0].Place; p != nil {
			got = p.Position
		}
		if got != want {
			t.Errorf("%s stopped at %d, want %d", who, got, want)
		}
	}
}

func TestWhatSeveralDevicesHeardAddsUp(t *testing.T) {
	s := newSchool(t)
	r := s.update(t, s.record(t, "s0", "audio"), publish)
	var all sync.WaitGroup
	for i := range int64(3) {
		all.Go(func() { s.by("lea").note(t, r.ID, i, 0, library.Range{From: i * 30_000, To: i*30_000 + 30_000}) })
	}
	all.Wait()
	if p := s.by("lea").note(t, r.ID, 0, 0); p.Percent != 90 || !p.Finished {
		t.Errorf("heard is %+v", p)
	}
}

func TestHavingHeardIsTheProof(t *testing.T) {
	s := newSchool(t)
	r := s.update(t, s.record(t, "s0", "audio"), publish)
	s.record(t, "s1", "audio") // hidden: nothing to hear
	asked := []part.Listening{{PersonID: "lea", SessionID: "s0"}, {PersonID: "lea", SessionID: "s1"}, {PersonID: "tom", SessionID: "s0"}}
	s.by("lea").note(t, r.ID, 100_000, 0, library.Range{From: 0, To: 10_000}, library.Range{From: 90_000, To: 100_000})
	found, err := s.area.Part().Heard(t.Context(), s.db, asked)
	must(t, err)
	if got := fmt.Sprint(found); got != "map[{lea s0}:20 {tom s0}:0]" {
		t.Errorf("heard is %s", got)
	}
}

// TestAClipIsNoProof: who saw a minute of film beside two hours of sound had made up
// for the session.
func TestAClipIsNoProof(t *testing.T) {
	s := newSchool(t)
	sound, clip := s.update(t, s.record(t, "s0", "audio"), publish), s.update(t, s.record(t, "s0", "video"), publish)
	lea := s.by("lea")
	lea.note(t, sound.ID, 30_000, 0, library.Range{From: 0, To: 30_000})
	lea.note(t, clip.ID, 100_000, 0, library.Range{From: 0, To: 100_000})
	heard := func() string {
		t.Helper()
		found, err := s.area.Part().Heard(t.Context(), s.db, []part.Listening{{PersonID: "lea", SessionID: "s0"}})
		must(t, err)
		return fmt.Sprint(found)
	}
	for length, want := range map[int]string{100_000: "map[{lea s0}:100]", 50_000: "map[{lea s0}:100]", 40_000: "map[{lea s0}:30]", 0: "map[{lea s0}:100]"} {
		s.exec(t, `UPDATE recording SET duration = ? WHERE id = ?`, length, clip.ID)
		if got := heard(); got != want {
			t.Errorf("where the film lasts %d heard is %s, want %s", length, got, want)
		}
	}
}

func TestHavingHeardAnotherFileProvesNothing(t *testing.T) {
	s := newSchool(t)
	r := s.update(t, s.record(t, "s0", "audio"), publish)
	s.by("lea").note(t, r.ID, 100_000, 0, library.Range{From: 0, To: 100_000})
	proof := func(body string) string {
		t.Helper()
		s.Call(t, http.MethodPost, "/api/recordings/"+r.ID+"/files?name=better.wav&duration=100000", body).Is(http.StatusCreated)
		found, err := s.area.Part().Heard(t.Context(), s.db, []part.Listening{{PersonID: "lea", SessionID: "s0"}})
		must(t, err)
		return fmt.Sprint(found)
	}
	if got := proof(contents["audio"].body); got != "map[{lea s0}:100]" {
		t.Errorf("after the same file came again heard is %s", got)
	}
	if got := proof(contents["audio"].body + "more"); got != "map[{lea s0}:0]" {
		t.Errorf("after another file came heard is %s", got)
	}
}

func TestWhoListenedIsToldAsFarAsOneMayKnow(t *testing.T) {
	s := newSchool(t)
	r := s.update(t, s.record(t, "s0", "audio"), publish)
	s.by("lea").note(t, r.ID, 100_000, 0, library.Range{From: 0, To: 100_000})
	for who, want := range map[string]string{
		"boss": "2 1 [lea tom]", "cora": "2 1 [lea tom]", "mia": "2 1 []", "grace": "2 1 [lea tom]", "lea": "1 1 [lea]", "tom": "1 0 [tom]",
	} {
		var l media.Listeners
		s.by(who).Call(t, http.MethodGet, "/api/recording-sessions/s0/listeners", nil).Into(http.StatusOK, &l)
		ids := []string{}
		for _, one := range l.Items {
			ids = append(ids, one.PersonID)
		}
		if got := fmt.Sprint(l.Students, l.Finished, ids); got != want {
			t.Errorf("%s learns %s, want %s", who, got, want)
		}
	}
	for _, who := range []string{"ann", "paul", "ruth", "fred"} {
		s.by(who).Call(t, http.MethodGet, "/api/recording-sessions/s0/listeners", nil).Is(http.StatusNotFound)
	}
}
