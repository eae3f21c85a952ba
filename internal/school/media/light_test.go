package media_test

import (
	"context"
	"errors"
	"net/http"
	"os"
	"testing"

	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/jobs"
	"myspace/internal/base/lighten"
	"myspace/internal/base/sandbox"
	"myspace/internal/school/media"
)

func TestMain(m *testing.M) {
	sandbox.Enter()
	os.Exit(m.Run())
}

func TestLightFormsAreMadeHeardAndRefusedAsTheirOriginals(t *testing.T) {
	s := newSchool(t)
	film, err := os.ReadFile("../../app/demo/film.mp4")
	must(t, err)
	var r media.Recording
	s.Call(t, http.MethodPost, "/api/recording-sessions/s0/recordings?kind=video&name=film.mp4", string(film)).Into(http.StatusCreated, &r)
	if r.Light.State != "waiting" || r.Duration != 0 {
		t.Fatalf("at first it is %+v", r.Light)
	}
	must(t, s.area.MakeLight(t.Context(), s.hash(t, r.ID)))
	r = s.update(t, s.get(t, r.ID), publish)
	if r.Light.State != "ready" || r.Light.Percent != 100 || r.Light.ContentURL == "" || r.Light.PosterURL == "" || r.Light.Wave == "" || r.Duration < 11_000 || r.Duration > 13_000 {
		t.Fatalf("then it is %+v, of %d ms", r.Light, r.Duration)
	}
	for _, path := range []string{"/light", "/poster"} {
		s.by("lea").Call(t, http.MethodGet, "/api/recordings/"+r.ID+path, nil).Is(http.StatusOK)
		s.by("fred").Call(t, http.MethodGet, "/api/recordings/"+r.ID+path, nil).Is(http.StatusNotFound)
	}
	s.Call(t, http.MethodPost, "/api/recordings/hide", map[string]any{"ids": []string{r.ID}}).Is(http.StatusOK)
	for _, path := range []string{"/light", "/poster"} {
		s.by("lea").Call(t, http.MethodGet, "/api/recordings/"+r.ID+path, nil).Is(http.StatusNotFound)
	}
}

func TestWhatCannotBeMadeLightSaysSoAndIsTriedAgain(t *testing.T) {
	s := newSchool(t)
	r := s.record(t, "s0", "video") // it has a head and nothing behind it
	if err := s.area.MakeLight(t.Context(), s.hash(t, r.ID)); err == nil {
		t.Fatal("it was made")
	}
	if r = s.get(t, r.ID); r.Light.State != "failed" {
		t.Errorf("it is %q", r.Light.State)
	}
	s.Call(t, http.MethodPost, "/api/recordings/"+r.ID+"/light", nil).Into(http.StatusOK, &r)
	if r.Light.State != "waiting" {
		t.Errorf("after a retry it is %q", r.Light.State)
	}
	s.by("lea").Call(t, http.MethodPost, "/api/recordings/"+r.ID+"/light", nil).Is(http.StatusForbidden)
}

// TestWhatWasMeasuredIsHowLongItIs: whatever a browser told before, in whichever order
// an edit, the light form and the same file again come.
func TestWhatWasMeasuredIsHowLongItIs(t *testing.T) {
	s := newSchool(t)
	film, err := os.ReadFile("../../app/demo/film.mp4")
	must(t, err)
	add := func() (r media.Recording) {
		t.Helper()
		s.Call(t, http.MethodPost, "/api/recording-sessions/s0/recordings?kind=video&name=film.mp4&duration=999000", string(film)).Into(http.StatusCreated, &r)
		return r
	}
	measured := func(r media.Recording, when string) {
		t.Helper()
		if r.Duration < 11_000 || r.Duration > 13_000 {
			t.Errorf("%s it is of %d ms", when, r.Duration)
		}
	}
	opened := add()
	replaced := s.record(t, "s0", "video")
	must(t, s.area.MakeLight(t.Context(), s.hash(t, opened.ID)))
	measured(s.get(t, opened.ID), "once measured")
	// Who opened the form before sends back what he read there.
	measured(s.update(t, opened, func(f *media.RecordingFields) { f.Title = "Film" }), "after an edit")
	measured(add(), "added again")
	var r media.Recording
	s.Call(t, http.MethodPost, "/api/recordings/"+replaced.ID+"/files?name=film.mp4", string(film)).Into(http.StatusCreated, &r)
	measured(r, "in place of another file")
}

func TestALightFormHasFailedOnlyWhenNobodyTriesAgain(t *testing.T) {
	s := newSchool(t)
	r := s.record(t, "s0", "video") // it has a head and nothing behind it
	for last, want := range map[bool]string{false: "waiting", true: "failed"} {
		s.exec(t, `UPDATE light_form SET state = 'waiting'`)
		if err := s.area.MakeLight(jobs.InAttempt(t.Context(), last), s.hash(t, r.ID)); err == nil {
			t.Fatal("it was made")
		}
		if got := s.get(t, r.ID).Light.State; got != want {
			t.Errorf("where the attempt is the last (%t) it is %q", last, got)
		}
	}
	stopped, stop := context.WithCancel(t.Context())
	stop()
	broken := errors.New("no moov atom")
	if !media.GivenUp(t.Context(), broken) {
		t.Error("what fails is not given up")
	}
	for name, got := range map[string]bool{
		"the server stops":    media.GivenUp(stopped, broken),
		"the storage is away": media.GivenUp(t.Context(), fault.New(fault.Unavailable, "storage.away")),
		"the storage is full": media.GivenUp(t.Context(), fault.New(fault.Full, "storage.full")),
	} {
		if got {
			t.Errorf("where %s it is given up", name)
		}
	}
}

// TestALightFormThatNobodyMakesAnyMoreHasFailed: over which every server died that
// tried; it was said to wait for ever, and could not be tried again.
func TestALightFormThatNobodyMakesAnyMoreHasFailed(t *testing.T) {
	s := newSchool(t)
	r := s.record(t, "s0", "audio")
	for job, want := range map[string]string{"ready": "waiting", "running": "waiting", "dead": "failed"} {
		s.exec(t, `UPDATE light_form SET state = 'waiting'`)
		s.exec(t, `UPDATE job SET state = ?, dedup_key = NULL WHERE kind = 'media.light'`, job)
		must(t, s.area.GiveUpLost(t.Context()))
		if got := s.get(t, r.ID).Light.State; got != want {
			t.Errorf("with its job %s it is %q, want %q", job, got, want)
		}
	}
	s.Call(t, http.MethodPost, "/api/recordings/"+r.ID+"/light", nil).Is(http.StatusOK)
	must(t, s.area.GiveUpLost(t.Context()))
	if got := s.get(t, r.ID).Light.State; got != "waiting" {
		t.Errorf("after a retry it is %q", got)
	}
}

// TestWhatHasNoLightFormGetsOneOverNight: where ffmpeg was installed later, or a job
// was lost.
func TestWhatHasNoLightFormGetsOneOverNight(t *testing.T) {
	s := newSchool(t)
	r := s.record(t, "s0", "audio")
	s.exec(t, `DELETE FROM light_form`)
	if r = s.get(t, r.ID); r.Light.State != "" {
		t.Fatalf("it is %q", r.Light.State)
	}
	must(t, s.area.TendLights(t.Context()))
	if r = s.get(t, r.ID); r.Light.State != "waiting" {
		t.Errorf("in the morning it is %q", r.Light.State)
	}
	s.Call(t, http.MethodDelete, "/api/recordings/"+r.ID, nil).Is(http.StatusNoContent)
	must(t, s.area.TendLights(t.Context()))
	if n, err := db.One(t.Context(), s.db, "", db.ScanInt, `SELECT COUNT(*) FROM light_form`); n != 0 || err != nil {
		t.Errorf("%d light forms are left of what is no more: %v", n, err)
	}
}

// TestAServerWithoutFfmpegLeavesLightFormsToAnother: only where nobody makes one is
// there none.
func TestAServerWithoutFfmpegLeavesLightFormsToAnother(t *testing.T) {
	s := newSchool(t)
	r := s.record(t, "s0", "audio")
	t.Setenv("PATH", t.TempDir())
	again := jobs.InAttempt(t.Context(), false)
	if err := s.area.MakeLight(again, s.hash(t, r.ID)); !errors.Is(err, lighten.ErrMissing) {
		t.Errorf("it says %v", err)
	}
	if err := s.area.TendLights(again); !errors.Is(err, lighten.ErrMissing) {
		t.Errorf("over night it says %v", err)
	}
	if got := s.get(t, r.ID).Light.State; got != "waiting" {
		t.Errorf("while others may make it it is %q", got)
	}
	must(t, s.area.MakeLight(jobs.InAttempt(t.Context(), true), s.hash(t, r.ID)))
	if got := s.get(t, r.ID).Light.State; got != "" {
		t.Errorf("where nobody makes it it is %q", got)
	}
}
