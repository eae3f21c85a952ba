package library_test

import (
	"net/http"
	"os"
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

func TestAFileThatSaysNothingIsNamedAfterItself(t *testing.T) {
	s := newShelf(t)
	var b library.Book
	s.Call(t, "POST", "/api/books/from-file?name=Le+livre.pdf&author=Moi", "%PDF-1.7 text").Into(http.StatusCreated, &b)
	if b.Title != "Le livre" || b.Author != "Moi" {
		t.Errorf("%+v", b.BookFields)
	}
	s.Call(t, "POST", "/api/books/from-file?name=a.epub", "no book").Fails(http.StatusUnprocessableEntity, "file.type_not_accepted")
}
