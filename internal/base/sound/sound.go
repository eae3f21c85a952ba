// Package sound reads what a sound file says of itself: its title, who made it, its
// picture and its chapters, in MP3 (ID3) and in MP4 (m4a, m4b, mp4). It trusts
// nothing: what is broken says nothing, and nothing is read beyond limits.
package sound

import (
	"errors"
	"io"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// MaxChapters is how many a file may have: every verse of a long reading has not.
const MaxChapters = 1000

// ErrTooMany is that a file has more chapters than anybody looks through.
var ErrTooMany = errors.New("sound: the file has too many chapters")

const (
	maxTitle   = 200
	maxText    = 5_000
	maxPicture = 16 << 20
	// maxAt is the latest beginning of a chapter, in milliseconds: what plays longer
	// than ten days is no recording, and nobody could save its chapters again.
	maxAt = 864_000_000
)

// Chapter is a part of a sound or a film that begins at a time.
type Chapter struct {
	At    int64  `json:"at" minimum:"0" maximum:"864000000" doc:"Where it begins, in milliseconds."`
	Title string `json:"title" minLength:"1" maxLength:"200"`
}

// Tags is what a file says of itself; what it does not say is empty.
type Tags struct {
	Title, Album, Author, Language, Description, ISBN string
	Picture                                           []byte
	Chapters                                          []Chapter
}

// Read returns what a file of a size says. A file that says nothing, or nothing that
// makes sense, has no tags: that is no reason to refuse it. Too many chapters are.
func Read(r io.ReaderAt, size int64) (t Tags, err error) {
	head := make([]byte, 10)
	if n, _ := r.ReadAt(head, 0); n < len(head) {
		return t, nil // shorter than any tag
	}
	switch {
	case string(head[:3]) == "ID3":
		err = t.readID3(r, head, size)
	case string(head[4:8]) == "ftyp":
		err = t.readMP4(r, size)
	}
	if err != nil {
		return Tags{}, err
	}
	t.Chapters = inOrder(t.Chapters)
	return t, nil
}

// takeNamed takes a value under a name that no edition of the tags has, and that
// programs agree on nevertheless.
func (t *Tags) takeNamed(name, value string) {
	switch name {
	case "isbn":
		t.ISBN = clean(value, 32)
	case "language":
		t.Language = clean(value, 16)
	}
}

// add takes a chapter that has a name.
func (t *Tags) add(at int64, title string) error {
	if len(t.Chapters) >= MaxChapters {
		return ErrTooMany
	}
	if title = clean(title, maxTitle); title != "" && at >= 0 && at <= maxAt {
		t.Chapters = append(t.Chapters, Chapter{at, title})
	}
	return nil
}

// inOrder sorts chapters by where they begin; of two at one place the first stays.
func inOrder(all []Chapter) []Chapter {
	slices.SortStableFunc(all, func(a, b Chapter) int { return int(a.At - b.At) })
	return slices.CompactFunc(all, func(a, b Chapter) bool { return a.At == b.At })
}

// clean leaves of a text what can be shown and kept in one piece, and turns nothing
// that stands beside it.
func clean(s string, most int) string {
	s = strings.Map(func(r rune) rune {
		switch {
		case r == '\n' || r == '\t':
			return ' '
		case r == utf8.RuneError || unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r):
			return -1
		}
		return r
	}, strings.ToValidUTF8(s, ""))
	if s = strings.TrimSpace(s); utf8.RuneCountInString(s) > most {
		s = strings.TrimSpace(string([]rune(s)[:most]))
	}
	return s
}

// part reads a part of a file; a part that is too large or not there is nothing.
func part(r io.ReaderAt, at, size, most int64) []byte {
	if size <= 0 || size > most || at < 0 {
		return nil
	}
	b := make([]byte, size)
	if n, err := r.ReadAt(b, at); int64(n) < size && err != nil {
		return nil
	}
	return b
}
