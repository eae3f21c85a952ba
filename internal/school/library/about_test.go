package library_test

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"fmt"
	"image"
	"image/png"
	"net/http"
	"net/url"
	"os"
	"strings"
	"testing"

	"myspace/internal/base/api"
	"myspace/internal/school/library"
)

func TestABookIsMadeOfItsFile(t *testing.T) {
	s := newShelf(t)
	opf := `<dc:title xmlns:dc="x">Les Confessions</dc:title><dc:creator xmlns:dc="x">Augustin</dc:creator><dc:language xmlns:dc="x">fr-FR</dc:language>` +
		`<dc:description xmlns:dc="x">&lt;p&gt;Un &lt;b&gt;cœur&lt;/b&gt;&lt;/p&gt;</dc:description><dc:identifier xmlns:dc="x">urn:isbn:978-2-07-038407-5</dc:identifier>`
	var b library.Book
	s.Call(t, "POST", "/api/books/from-file?name=conf.epub", epubSaying(t, "cover-image", opf)).Into(http.StatusCreated, &b)
	if b.Title != "Les Confessions" || b.Author != "Augustin" || b.Language != "fr" || b.Description != "Un cœur" || b.ISBN != "9782070384075" {
		t.Errorf("%+v", b.BookFields)
	}
	s.Call(t, "GET", "/api/books/"+b.ID+"/cover", nil).Is(http.StatusOK)
	if b.Type != "ebook" || b.Published || !b.Active {
		t.Errorf("%+v", b.BookFields)
	}
}

func TestAnAudioBookBringsItsChapters(t *testing.T) {
	s := newShelf(t)
	for _, name := range []string{"book.m4b", "book.mp3"} {
		content, err := os.ReadFile("../../base/sound/testdata/" + name)
		if err != nil {
			t.Fatal(err)
		}
		var b library.Book
		s.Call(t, "POST", "/api/books/from-file?name="+name, string(content)).Into(http.StatusCreated, &b)
		if b.Title != "Vie de saint Antoine" || b.Author != "Athanase d’Alexandrie" || b.Type != "audio_book" {
			t.Errorf("%s: %+v", name, b.BookFields)
		}
		cover := map[string]int{"book.m4b": http.StatusNotFound, "book.mp3": http.StatusOK}
		s.Call(t, "GET", "/api/books/"+b.ID+"/cover", nil).Is(cover[name])
		var l api.Page[library.BookFile]
		s.Call(t, "GET", "/api/books/"+b.ID+"/files", nil).Into(http.StatusOK, &l)
		if len(l.Items) != 1 || len(l.Items[0].Chapters) != 3 || l.Items[0].Chapters[1].At != 1000 {
			t.Errorf("%s: %+v", name, l.Items)
		}
	}
}

// atom is a box of an MP4.
func atom(name string, parts ...string) string {
	body := strings.Join(parts, "")
	return string(binary.BigEndian.AppendUint32(nil, uint32(8+len(body)))) + name + body
}

// TestAnAudioBookSaysItsLanguageNumberAndCover: what shops put into an m4b besides
// title and chapters.
func TestAnAudioBookSaysItsLanguageNumberAndCover(t *testing.T) {
	s := newShelf(t)
	content, err := os.ReadFile("../../base/sound/testdata/book.m4b")
	if err != nil {
		t.Fatal(err)
	}
	var picture bytes.Buffer
	if err := png.Encode(&picture, image.NewGray(image.Rect(0, 0, 40, 60))); err != nil {
		t.Fatal(err)
	}
	none := "\x00\x00\x00\x00"
	free := func(name, value string) string {
		return atom("----", atom("mean", none, "com.apple.iTunes"), atom("name", none, name), atom("data", none, none, value))
	}
	said := atom("moov", atom("udta", atom("meta", none, atom("ilst",
		atom("covr", atom("data", none, none, picture.String())), free("ISBN", "978-2-07-038407-5"), free("LANGUAGE", "fra")))))
	var b library.Book
	s.Call(t, "POST", "/api/books/from-file?name=book.m4b", string(content)+said).Into(http.StatusCreated, &b)
	if b.ISBN != "9782070384075" || b.Language != "fr" || b.Title != "Vie de saint Antoine" {
		t.Errorf("%+v", b.BookFields)
	}
	s.Call(t, "GET", "/api/books/"+b.ID+"/cover", nil).Is(http.StatusOK)
}

// TestAPDFSaysWhatTheBrowserReadInIt: the server takes it as it takes what it reads
// itself, and what makes no sense is nothing.
func TestAPDFSaysWhatTheBrowserReadInIt(t *testing.T) {
	s := newShelf(t)
	made := func(language, isbn string) (b library.Book) {
		said := url.Values{"name": {"a.pdf"}, "title": {"Les Confessions"}, "author": {"Augustin"}, "language": {language}, "description": {"Un cœur"}, "isbn": {isbn}}
		s.Call(t, "POST", "/api/books/from-file?"+said.Encode(), "%PDF-1.7 text").Into(http.StatusCreated, &b)
		return b
	}
	if b := made("fr-FR", "urn:isbn:978-2-07-038407-5"); b.Title != "Les Confessions" || b.Author != "Augustin" || b.Language != "fr" || b.Description != "Un cœur" || b.ISBN != "9782070384075" {
		t.Errorf("%+v", b.BookFields)
	}
	if b := made("klingonese", "12345"); b.Language != "" || b.ISBN != "" {
		t.Errorf("nonsense: %+v", b.BookFields)
	}
}

// TestABookOfTenThousandChaptersIsRefused when it is brought, not when it is read.
func TestABookOfTenThousandChaptersIsRefused(t *testing.T) {
	s := newShelf(t)
	var items, refs strings.Builder
	content := map[string]string{"META-INF/container.xml": `<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book.opf"/></rootfiles></container>`}
	for i := range 10_000 {
		fmt.Fprintf(&items, `<item id="s%d" href="s%d.xhtml" media-type="application/xhtml+xml"/>`, i, i)
		fmt.Fprintf(&refs, `<itemref idref="s%d"/>`, i)
		content[fmt.Sprintf("s%d.xhtml", i)] = "<html/>"
	}
	content["book.opf"] = `<package xmlns="http://www.idpf.org/2007/opf"><manifest>` + items.String() + `</manifest><spine>` + refs.String() + `</spine></package>`
	var out bytes.Buffer
	archive := zip.NewWriter(&out)
	write := func(name, text string) {
		w, err := archive.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Store})
		if err == nil {
			_, err = w.Write([]byte(text))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	write("mimetype", "application/epub+zip")
	for name, text := range content {
		write(name, text)
	}
	if err := archive.Close(); err != nil {
		t.Fatal(err)
	}
	s.Call(t, "POST", "/api/books/from-file?name=long.epub", out.String()).Fails(http.StatusUnprocessableEntity, "book.too_much_text")
}

func TestAFileThatSaysNothingIsNamedAfterItself(t *testing.T) {
	s := newShelf(t)
	var b library.Book
	s.Call(t, "POST", "/api/books/from-file?name=Le+livre.pdf&author=Moi", "%PDF-1.7 text").Into(http.StatusCreated, &b)
	if b.Title != "Le livre" || b.Author != "Moi" {
		t.Errorf("%+v", b.BookFields)
	}
	s.Call(t, "POST", "/api/books/from-file?name=a.epub", "no book").Fails(http.StatusUnprocessableEntity, "file.type_not_accepted")
}
