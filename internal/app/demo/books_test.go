package demo

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/gabriel-vasile/mimetype"

	"myspace/internal/base/epub"
	"myspace/internal/base/mobi"
)

// A file that readers refuse would look like a fault of the program.
func TestBooksAreWhatTheirNamesSay(t *testing.T) {
	for i, book := range titles {
		for _, f := range book.files(i) {
			content, err := f.content()
			if err != nil {
				t.Fatal(err)
			}
			if kind := mimetype.Detect(content); f.name[len(f.name)-len(kind.Extension()):] != kind.Extension() {
				t.Errorf("%s is %s", f.name, kind)
			}
		}
	}
}

func TestTheXMLOfAnEPUBIsWellFormed(t *testing.T) {
	data, err := titles[0].epub()
	if err != nil {
		t.Fatal(err)
	}
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range z.File[1:] {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		d := xml.NewDecoder(r)
		for err == nil {
			_, err = d.Token()
		}
		if !errors.Is(err, io.EOF) {
			t.Errorf("%s: %v", f.Name, err)
		}
	}
}

// TestTheBooksOfTheDemoAreReadByOurReader: an EPUB and its edition for Kindle have the
// same chapters, and what the student marked is in the text.
func TestTheBooksOfTheDemoAreReadByOurReader(t *testing.T) {
	english := titles[slices.IndexFunc(titles, func(t title) bool { return t.language == "en" && t.kind == ebook })]
	for _, read := range []struct {
		make func() ([]byte, error)
		open func(io.ReaderAt, int64) (*epub.Book, error)
	}{{english.epub, epub.Open}, {english.kindle, mobi.Open}} {
		data, err := read.make()
		if err != nil {
			t.Fatal(err)
		}
		book, err := read.open(bytes.NewReader(data), int64(len(data)))
		if err != nil {
			t.Fatal(err)
		}
		chapters := english.chapters()
		for i, c := range chapters {
			text, err := book.Text(i)
			if want := c.Title + strings.Join(c.Paragraphs, ""); err != nil || text != want || book.Contents[i].Title != c.Title {
				t.Errorf("chapter %d reads %q, %v", i, text, err)
			}
		}
		if len(book.Sections) != len(chapters) {
			t.Errorf("it has %d sections", len(book.Sections))
		}
	}
	marks, err := titles[0].marks()
	if err != nil || len(marks) != 2 || marks[0].Quote == "" || marks[0].Position >= marks[1].Position {
		t.Errorf("he marked %+v, %v", marks, err)
	}
}
