package library_test

import (
	"net/http"
	"testing"

	"myspace/internal/base/api"
	"myspace/internal/school/library"
)

func TestTheBarsOfABookFindItByItsISBN(t *testing.T) {
	s := newShelf(t)
	long, short, bare := fields("Long"), fields("Short"), fields("Bare")
	long.ISBN, short.ISBN = "978-2-1234-5680-3", "0-306-40615-2"
	for _, f := range []library.BookFields{long, short, bare} {
		s.create(t, f)
	}
	for barcode, want := range map[string]string{
		"9782123456803": "Long", "9780306406157": "Short", "9780306406158": "", "0306406152": "", "abcdef": "", "9791234567896": "",
	} {
		var l api.Page[library.BookRow]
		s.Call(t, "GET", "/api/books?barcode="+barcode, nil).Into(http.StatusOK, &l)
		found := ""
		for _, b := range l.Items {
			found += b.Title
		}
		if found != want {
			t.Errorf("%s finds %q, want %q", barcode, found, want)
		}
	}
}
