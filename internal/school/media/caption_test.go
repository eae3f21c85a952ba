package media_test

import (
	"net/http"
	"testing"

	"myspace/internal/base/clock"
	"myspace/internal/school/media"
)

const spoken = "WEBVTT\n\n00:00.000 --> 00:02.000\nBienvenue\n"

func TestCaptionsOfAFilm(t *testing.T) {
	t.Parallel()
	s := newSchool(t)
	r := s.record(t, "s0", "video")
	path := "/api/recordings/" + r.ID + "/captions/"
	s.Call(t, http.MethodPut, path+"fr?name=fr.vtt", spoken).Into(http.StatusOK, &r)
	s.Call(t, http.MethodPut, path+"en?name=en.vtt", spoken).Into(http.StatusOK, &r)
	if len(r.Captions) != 2 || r.Captions[0].Language != "en" || r.Captions[1].URL != path+"fr" {
		t.Fatalf("%+v", r.Captions)
	}
	s.by("lea").Call(t, http.MethodGet, path+"fr", nil).Is(http.StatusNotFound) // it is hidden
	r = s.update(t, r, func(f *media.RecordingFields) { f.PublishAt = clock.Now() })
	answer := s.by("lea").Call(t, http.MethodGet, path+"fr", nil).Is(http.StatusOK)
	if answer.Body.String() != spoken || answer.Header().Get("Content-Type") != "text/vtt" {
		t.Errorf("%s %q", answer.Header().Get("Content-Type"), answer.Body)
	}
	s.by("ann").Call(t, http.MethodGet, path+"fr", nil).Is(http.StatusNotFound) // it is not hers
	s.by("lea").Call(t, http.MethodGet, path+"it", nil).Fails(http.StatusNotFound, "recording.caption_not_found")
	s.Call(t, http.MethodDelete, path+"fr", nil).Into(http.StatusOK, &r)
	if len(r.Captions) != 1 {
		t.Errorf("%+v", r.Captions)
	}
	s.Call(t, http.MethodDelete, path+"fr", nil).Fails(http.StatusNotFound, "recording.caption_not_found")
}

func TestWhatIsNoCaptionIsRefused(t *testing.T) {
	t.Parallel()
	s := newSchool(t)
	film, talk := s.record(t, "s0", "video"), s.record(t, "s0", "audio")
	path := "/api/recordings/" + film.ID + "/captions/"
	for _, body := range []string{"<html><script>alert(1)</script></html>", "1\n00:00:00,000 --> 00:00:02,000\nsrt", "WEBVTT\n\xff\xfe"} {
		s.Call(t, http.MethodPut, path+"fr?name=fr.vtt", body).Fails(http.StatusUnprocessableEntity, "file.type_not_accepted")
	}
	s.Call(t, http.MethodPut, path+"fra?name=fr.vtt", spoken).Fails(http.StatusNotFound, "recording.caption_not_found")
	s.Call(t, http.MethodPut, "/api/recordings/"+talk.ID+"/captions/fr?name=fr.vtt", spoken).Fails(http.StatusConflict, "recording.not_a_film")
}
