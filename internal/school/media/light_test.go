package media_test

import (
	"net/http"
	"os"
	"testing"

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
	if r.Light.State != "ready" || r.Light.ContentURL == "" || r.Light.PosterURL == "" || r.Light.Wave == "" || r.Duration < 11_000 || r.Duration > 13_000 {
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
