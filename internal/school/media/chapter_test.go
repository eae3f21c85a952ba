package media_test

import (
	"net/http"
	"os"
	"slices"
	"testing"

	"myspace/internal/base/clock"
	"myspace/internal/base/sound"
	"myspace/internal/school/media"
)

func TestAFileBringsItsChapters(t *testing.T) {
	t.Parallel()
	s := newSchool(t)
	book, err := os.ReadFile("../../base/sound/testdata/book.m4b")
	must(t, err)
	var r media.Recording
	s.Call(t, http.MethodPost, "/api/recording-sessions/s0/recordings?kind=audio&name=talk.m4a", string(book)).Into(http.StatusCreated, &r)
	want := []sound.Chapter{{At: 0, Title: "Prologue"}, {At: 1000, Title: "Au désert"}, {At: 2500, Title: "La fin"}}
	if !slices.Equal(r.Chapters, want) {
		t.Errorf("%v", r.Chapters)
	}
	// Another file without any keeps what was set.
	s.Call(t, http.MethodPost, "/api/recordings/"+r.ID+"/files?name=talk.wav", contents["audio"].body).Into(http.StatusCreated, &r)
	if !slices.Equal(r.Chapters, want) {
		t.Errorf("after another file: %v", r.Chapters)
	}
}

func TestWhoKeepsARecordingSetsItsChapters(t *testing.T) {
	t.Parallel()
	s := newSchool(t)
	r := s.record(t, "s0", "audio")
	want := []sound.Chapter{{At: 0, Title: "Prière"}, {At: 90_000, Title: "Questions"}}
	r = s.update(t, r, func(f *media.RecordingFields) { f.Chapters, f.PublishAt = want, clock.Now() })
	if got := s.by("lea").get(t, r.ID); !slices.Equal(got.Chapters, want) {
		t.Errorf("a student has %v", got.Chapters)
	}
	for _, wrong := range [][]sound.Chapter{{{At: 5, Title: "b"}, {At: 0, Title: "a"}}, {{At: 5, Title: "a"}, {At: 5, Title: "b"}}, {{At: 0, Title: " "}}} {
		r.Chapters = wrong
		s.Call(t, http.MethodPut, "/api/recordings/"+r.ID, fieldsOf(r)).Blames(http.StatusUnprocessableEntity, "chapters recording.chapters_wrong")
	}
}
