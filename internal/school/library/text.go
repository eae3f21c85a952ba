package library

import (
	"context"
	"errors"
	"io"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"myspace/internal/base/epub"
	"myspace/internal/base/fault"
	"myspace/internal/base/mobi"
)

// BookContents is how the text of a book is put together.
type BookContents struct {
	Sizes   []int64       `json:"sizes" doc:"How long each section is beside the others, in the order of reading."`
	Entries []BookHeading `json:"entries" doc:"The table of contents."`
}

// BookHeading is a line of the contents.
type BookHeading struct {
	Title   string `json:"title"`
	Level   int    `json:"level" doc:"From 0."`
	Section int    `json:"section"`
	Anchor  string `json:"anchor" doc:"Empty for the beginning of the section."`
}

// BookSection is a part of the text.
type BookSection struct {
	HTML     string            `json:"html" doc:"Harmless tags only: no scripts, styles or addresses. data-id is an anchor, data-to a link within the book, data-n the number of a picture."`
	Pictures map[string]string `json:"pictures" doc:"The address of each picture, by its number."`
	Damaged  bool              `json:"damaged" doc:"The file is damaged here: what follows in this part cannot be read, or all of it where there is nothing."`
}

// TextHit is a place where words were found.
type TextHit struct {
	Section int    `json:"section"`
	Start   int    `json:"start" doc:"In the characters (UTF-16) of the section's words."`
	Before  string `json:"before"`
	Words   string `json:"words"`
	After   string `json:"after"`
}

// SectionID is the address of a part of a text.
type SectionID struct {
	BookFileID
	Number int `path:"number" minimum:"0" maximum:"100000"`
}

// maxKept is how much of the texts of books for Kindle is kept in memory: one of the
// largest, or dozens of those that there are.
const maxKept = 48 << 20

// opened calls do with the text that a file of a published book is.
func (a *Area) opened(ctx context.Context, id BookFileID, do func(BookFile, *epub.Book) error) error {
	f, err := readableFile(ctx, a.db, id)
	if err != nil {
		return err
	}
	if f.Kind != "epub" && f.Kind != "kindle" {
		return fault.New(fault.NotFound, "book.file_not_found")
	}
	return textError(a.withContent(ctx, f.hash, f.Size, func(content io.ReaderAt) error {
		book, err := a.textOf(ctx, f, content)
		if err != nil {
			return err
		}
		return do(f, book)
	}))
}

// textOf opens the text of a file. That of a book for Kindle is made of all of it, once
// for everybody who reads on; of an EPUB only what is asked for is unpacked.
func (a *Area) textOf(ctx context.Context, f BookFile, content io.ReaderAt) (*epub.Book, error) {
	if f.Kind == "epub" {
		return epub.Open(content, f.Size)
	}
	text, err := a.kindle.Get(ctx, f.hash, func() (*mobi.Text, int64, error) {
		text, err := a.unpack(content, f.Size)
		if err != nil {
			return nil, 0, err
		}
		return text, text.Size(), nil
	})
	if err != nil {
		return nil, err
	}
	return text.Book(content)
}

// textError says what is wrong with a book's file.
func textError(err error) error {
	switch {
	case errors.Is(err, epub.ErrTooLarge):
		return fault.New(fault.Conflict, "book.text_too_large")
	case errors.Is(err, epub.ErrBroken):
		return fault.New(fault.Conflict, "book.text_broken")
	default:
		return err
	}
}

func contentsOf(b *epub.Book) BookContents {
	c := BookContents{Sizes: []int64{}, Entries: []BookHeading{}}
	for _, s := range b.Sections {
		c.Sizes = append(c.Sizes, s.Size)
	}
	for _, e := range b.Contents {
		c.Entries = append(c.Entries, BookHeading(e))
	}
	return c
}

const (
	mostHits = 100
	// around is how many characters stand beside what was found.
	around = 60
	// mostSearched is how much of a book is searched at most.
	mostSearched = 64 << 20
)

// findWords finds words in a book, whatever their case and accents.
func findWords(b *epub.Book, words string) ([]TextHit, error) {
	hits, read := []TextHit{}, 0
	wanted := folded(words)
	for n := range b.Sections {
		text, err := b.Text(n)
		if err != nil && !errors.Is(err, epub.ErrDamaged) {
			return hits, err
		}
		if read += len(text); read > mostSearched {
			return hits, epub.ErrTooLarge
		}
		runes := []rune(text)
		at := folded(text)
		for i := 0; i+len(wanted) <= len(at) && len(hits) < mostHits; i++ {
			if !slices.Equal(at[i:i+len(wanted)], wanted) {
				continue
			}
			end := i + len(wanted)
			hits = append(hits, TextHit{
				Section: n, Start: utf16Length(runes[:i]), Before: oneLine(runes[max(0, i-around):i]), Words: oneLine(runes[i:end]), After: oneLine(runes[end:min(len(runes), end+around)]),
			})
			i = end - 1
		}
	}
	return hits, nil
}

// folded is a text in small letters without accents, character for character.
func folded(s string) []rune {
	all := []rune(s)
	for i, r := range all {
		if r >= utf8.RuneSelf && r < lastAccented {
			r, _ = utf8.DecodeRuneInString(norm.NFD.String(string(r)))
		}
		all[i] = unicode.ToLower(r)
	}
	return all
}

// lastAccented is behind the letters of Latin, Greek and Cyrillic that have accents.
const lastAccented = 0x2000

// utf16Length is how long browsers say that a text is.
func utf16Length(all []rune) (n int) {
	for _, r := range all {
		n++
		if r > 0xffff {
			n++
		}
	}
	return n
}

func oneLine(all []rune) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) {
			return ' '
		}
		return r
	}, string(all))
}
