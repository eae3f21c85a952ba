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

// atom is a box of an MP4.
func atom(name string, parts ...[]byte) []byte {
	body := bytes.Join(parts, nil)
	head := append(binary.BigEndian.AppendUint32(nil, uint32(8+len(body))), name...)
	return append(head, body...)
}

// free is a value of iTunes to which its program gave a name.
func free(name, value string) []byte {
	none := make([]byte, 4)
	return atom("----", atom("mean", none, []byte("com.apple.iTunes")), atom("name", none, []byte(name)), atom("data", none, none, []byte(value)))
}

// spoken is a track of sound in a language of three letters, in an edition of its head.
func spoken(edition byte, language string) []byte {
	bits := uint16(language[0]-'`')<<10 | uint16(language[1]-'`')<<5 | uint16(language[2]-'`')
	head := append([]byte{edition}, make([]byte, map[byte]int{0: 19, 1: 31}[edition])...)
	head = append(binary.BigEndian.AppendUint16(head, bits), 0, 0)
	return atom("trak", atom("mdia", atom("mdhd", head), atom("hdlr", make([]byte, 8), []byte("soun"))))
}

// An audio book for telephones says its language with its sound, and its picture and
// its number among its tags.
func TestAnAudioBookSaysLanguageNumberAndPicture(t *testing.T) {
	t.Parallel()
	picture := []byte("\x89PNG a picture")
	tags := atom("udta", atom("meta", make([]byte, 4), atom("ilst", atom("covr", atom("data", make([]byte, 8), picture)), free("ISBN", "978-2-07-038407-5"))))
	for edition := range byte(2) {
		got := read(t, bytes.Join([][]byte{atom("ftyp", []byte("M4B ")), atom("moov", spoken(edition, "fra"), tags)}, nil))
		if got.Language != "fra" || got.ISBN != "978-2-07-038407-5" || !bytes.Equal(got.Picture, picture) {
			t.Errorf("edition %d: %+v", edition, got)
		}
	}
	if got := read(t, bytes.Join([][]byte{atom("ftyp", []byte("M4B ")), atom("moov", spoken(0, "und"), tags)}, nil)); got.Language != "" {
		t.Errorf("none that anybody chose: %q", got.Language)
	}
	named := read(t, tag(frame("TXXX", []byte("\x03ISBN\x009782070384075")), frame("TXXX", []byte("\x03other\x00x"))))
	if named.ISBN != "9782070384075" || named.Description != "" {
		t.Errorf("of an MP3: %+v", named)
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

// TestWhatAFileSaysIsKeptWithinBounds: a chapter after ten days made every later edit
// of its recording fail, and marks of direction turned what stood beside its title.
func TestWhatAFileSaysIsKeptWithinBounds(t *testing.T) {
	t.Parallel()
	got := read(t, tag(chapter(0, "a\u202eb\u2066c"), chapter(864_000_000, "last"), chapter(864_000_001, "never"), chapter(1<<32-1, "no time")))
	if want := []sound.Chapter{{0, "abc"}, {864_000_000, "last"}}; !slices.Equal(got.Chapters, want) {
		t.Errorf("%+v", got.Chapters)
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
			if c.Title == "" || c.At < 0 || c.At > 864_000_000 || i > 0 && c.At <= tags.Chapters[i-1].At {
				t.Errorf("chapter %d: %+v", i, c)
			}
		}
	})
}
