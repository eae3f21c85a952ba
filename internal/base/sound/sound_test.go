package sound_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"os"
	"slices"
	"testing"

	"myspace/internal/base/sound"
)

// The files in testdata are three seconds of silence, made by ffmpeg.
func content(t *testing.T, name string) []byte {
	t.Helper()
	b, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func read(t *testing.T, b []byte) sound.Tags {
	t.Helper()
	tags, err := sound.Read(bytes.NewReader(b), int64(len(b)))
	if err != nil {
		t.Fatal(err)
	}
	return tags
}

var chapters = []sound.Chapter{{0, "Prologue"}, {1000, "Au désert"}, {2500, "La fin"}}

func TestAFileSaysWhatItIs(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"book.m4b", "book.mp3"} {
		got := read(t, content(t, name))
		if got.Title != "Vie de saint Antoine" || got.Author != "Athanase d’Alexandrie" || got.Description != "Le premier récit d’une vie au désert." {
			t.Errorf("%s: %+v", name, got)
		}
		if !slices.Equal(got.Chapters, chapters) {
			t.Errorf("%s: %v", name, got.Chapters)
		}
	}
	if got := read(t, content(t, "book.mp3")); !bytes.HasPrefix(got.Picture, []byte("\x89PNG")) || got.Language != "fra" {
		t.Errorf("picture %d bytes, language %q", len(got.Picture), got.Language)
	}
}

// iTunes writes chapters as a track of texts only.
func TestChaptersOfATrackOfTexts(t *testing.T) {
	t.Parallel()
	b := bytes.ReplaceAll(content(t, "book.m4b"), []byte("chpl"), []byte("free"))
	if got := read(t, b).Chapters; !slices.Equal(got, chapters) {
		t.Error(got)
	}
}

func frame(name string, body []byte) []byte {
	head := binary.BigEndian.AppendUint32([]byte(name), uint32(len(body)))
	return append(append(head, 0, 0), body...)
}

func chapter(at uint32, title string) []byte {
	body := binary.BigEndian.AppendUint32([]byte("c\x00"), at)
	body = append(body, make([]byte, 12)...)
	return frame("CHAP", append(body, frame("TIT2", []byte("\x03"+title))...))
}

func tag(frames ...[]byte) []byte {
	all := bytes.Join(frames, nil)
	n := len(all)
	return append([]byte{'I', 'D', '3', 3, 0, 0, byte(n >> 21 & 0x7f), byte(n >> 14 & 0x7f), byte(n >> 7 & 0x7f), byte(n & 0x7f)}, all...)
}

func TestChaptersComeInOrderAndClean(t *testing.T) {
	t.Parallel()
	got := read(t, tag(chapter(500, "b\x01\nc"), chapter(0, "a"), chapter(500, "again"), chapter(900, " \t")))
	if want := []sound.Chapter{{0, "a"}, {500, "b c"}}; !slices.Equal(got.Chapters, want) {
		t.Errorf("%+v", got.Chapters)
	}
	latin := read(t, tag(frame("TIT2", []byte("\x00\xc9t\xe9")), frame("TPE1", []byte("\x01\xff\xfeM\x00\xfc\x00"))))
	if latin.Title != "Été" || latin.Author != "Mü" {
		t.Errorf("%+v", latin)
	}
}

func TestTooManyChaptersAreRefused(t *testing.T) {
	t.Parallel()
	all := make([][]byte, 10_000)
	for i := range all {
		all[i] = chapter(uint32(i), "x")
	}
	b := tag(all...)
	if _, err := sound.Read(bytes.NewReader(b), int64(len(b))); !errors.Is(err, sound.ErrTooMany) {
		t.Error(err)
	}
}

// Whatever a file says, reading it ends, and what comes out can be kept.
func FuzzRead(f *testing.F) {
	for _, name := range []string{"book.m4b", "book.mp3"} {
		b, err := os.ReadFile("testdata/" + name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(b)
	}
	f.Add(tag(chapter(1, "x")))
	f.Add([]byte("\x00\x00\x00\x18ftypisom\x00\x00\x00\x01moov\x00\x00\x00\x00\x00\x00\x00\x08"))
	f.Fuzz(func(t *testing.T, b []byte) {
		tags, err := sound.Read(bytes.NewReader(b), int64(len(b)))
		if err != nil && !errors.Is(err, sound.ErrTooMany) {
			t.Error(err)
		}
		for i, c := range tags.Chapters {
			if c.Title == "" || c.At < 0 || i > 0 && c.At <= tags.Chapters[i-1].At {
				t.Errorf("chapter %d: %+v", i, c)
			}
		}
	})
}
