package library_test

import (
	"archive/zip"
	"bytes"
	"context"
	"fmt"
	"image"
	"image/png"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/apitest"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/base/files"
	"myspace/internal/base/record"
	"myspace/internal/base/text"
	"myspace/internal/base/uploads"
	"myspace/internal/school/library"
	"myspace/internal/school/part"
)

// shelf is the area on a database of its own, called as a librarian.
type shelf struct {
	apitest.Caller
	named map[string]int // how many courses name a book
	needs *[]part.Need   // what the courses of whoever calls need
	db    *db.DB
	area  *library.Area
}

func newShelf(t *testing.T) shelf {
	t.Helper()
	return shelfOn(t, dbtest.Open(t))
}

// shelfOn is the area on a database that others may use as well.
func shelfOn(t *testing.T, d *db.DB) shelf {
	t.Helper()
	store, err := files.Open(files.Config{Folder: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = store.Close() })
	s := shelf{named: map[string]int{}, needs: &[]part.Need{}, Caller: apitest.Caller{
		Router: apitest.NewRouter(), Actor: access.Actor{PersonID: "librarian", Roles: access.Librarian},
	}}
	link := func(_ context.Context, path, hash string) string { return strings.TrimSuffix(path+"?v="+hash, "?v=") }
	courses := part.Use{Of: part.Book, Name: "courses", Count: func(_ context.Context, _ db.Querier, id string) (int, error) { return s.named[id], nil }}
	s.db = d
	s.area = library.New(&part.Around{
		DB: d, Files: store, Uploads: uploads.New(d, store, library.FileUpload), Link: link, Texts: func(context.Context) text.Texts { return text.Texts{} }, Catalogue: catalogue(t),
		Parts: part.Parts{{
			Uses:  []part.Use{courses},
			Needs: func(context.Context, db.Querier, access.Scope) ([]part.Need, error) { return *s.needs, nil },
		}},
	})
	s.area.Routes(s.Router.(*api.Router))
	return s
}

func fields(title string) library.BookFields {
	return library.BookFields{Title: title, Author: "Kenneth Hagin", Language: "fr", Price: 1290, Currency: "EUR", Type: "paperback", Active: true}
}

func (s shelf) create(t *testing.T, f library.BookFields) (b library.Book) {
	t.Helper()
	s.Call(t, "POST", "/api/books", f).Into(http.StatusCreated, &b)
	return b
}

func (s shelf) as(role access.Roles) shelf {
	s.Actor.Roles = role
	return s
}

func withVersion(version int64, f library.BookFields) any {
	return struct {
		Version int64 `json:"version"`
		library.BookFields
	}{version, f}
}

func TestEveryRuleOfABookIsToldAtOnce(t *testing.T) {
	s := newShelf(t)
	f := fields(" ")
	f.Barcode, f.ISBN, f.Currency, f.Language = "12345", "978-2-1234-5680-4", "ABC", "klingon"
	s.Call(t, "POST", "/api/books", f).Blames(http.StatusUnprocessableEntity,
		"title field.required", "barcode field.too_short", "isbn book.isbn_wrong", "currency field.not_a_choice", "language field.not_a_choice")
}

func TestAnISBNIsKnownByItsLastDigit(t *testing.T) {
	s := newShelf(t)
	for isbn, want := range map[string]string{
		"978-2-07-036822-8": "9782070368228", "2-07-036822-X": "207036822X", "0 306 40615 2": "0306406152",
	} {
		f := fields("A book")
		f.ISBN = isbn
		if got := s.create(t, f).ISBN; got != want {
			t.Errorf("%s is kept as %s", isbn, got)
		}
	}
	for _, isbn := range []string{"9782070368229", "X070368220", "123"} {
		f := fields("A book")
		f.ISBN = isbn
		s.Call(t, "POST", "/api/books", f).Blames(http.StatusUnprocessableEntity, "isbn book.isbn_wrong")
	}
}

func TestABarcodeIsOneBooks(t *testing.T) {
	s := newShelf(t)
	f := fields("First")
	f.Barcode = "abc-123456"
	first := s.create(t, f)
	f.Title, f.Barcode = "Second", " ABC-123456"
	s.Call(t, "POST", "/api/books", f).Blames(http.StatusConflict, "barcode book.barcode_taken")
	s.create(t, fields("No barcode"))
	s.create(t, fields("None either"))
	var l api.Page[library.BookRow]
	s.Call(t, "GET", "/api/books?barcode=ABC-123456", nil).Into(http.StatusOK, &l)
	if len(l.Items) != 1 || l.Items[0].ID != first.ID {
		t.Errorf("the scanner finds %+v", l.Items)
	}
}

func TestTheCatalogueIsSearchedFilteredAndSorted(t *testing.T) {
	s := newShelf(t)
	for i, title := range []string{"Épîtres de Paul", "Actes", "La foi"} {
		f := fields(title)
		f.Published, f.Price = i != 1, int64(1000-i)
		s.create(t, f)
	}
	for query, want := range map[string]string{
		"": "Actes,Épîtres de Paul,La foi", "q=epitres": "Épîtres de Paul", "q=hagin&sort=-title": "La foi,Épîtres de Paul,Actes",
		"published=false": "Actes", "sort=price": "La foi,Actes,Épîtres de Paul", "type=ebook": "", "active=false": "", "language=en": "",
	} {
		var l api.Page[library.BookRow]
		s.Call(t, "GET", "/api/books?"+query, nil).Into(http.StatusOK, &l)
		var titles []string
		for _, b := range l.Items {
			titles = append(titles, b.Title)
		}
		if got := strings.Join(titles, ","); got != want {
			t.Errorf("%s: %s, want %s", query, got, want)
		}
	}
}

func TestTheSchoolReadsWhatIsPublished(t *testing.T) {
	s := newShelf(t)
	hidden := s.create(t, fields("Hidden"))
	f := fields("Shown")
	f.Published = true
	shown := s.create(t, f)
	for _, role := range []access.Roles{access.Student, access.Teacher, access.Accounting, access.Multimedia, access.Alumni} {
		reader := s.as(role)
		reader.Call(t, "GET", "/api/books/"+shown.ID, nil).Is(http.StatusOK)
		reader.Call(t, "GET", "/api/books/"+hidden.ID, nil).Fails(http.StatusNotFound, "book.not_found")
	}
	s.as(access.Secretary).Call(t, "GET", "/api/books/"+hidden.ID, nil).Is(http.StatusOK)
	s.as(access.Secretary).Call(t, "PUT", "/api/books/"+hidden.ID, withVersion(1, fields("Mine"))).Is(http.StatusForbidden)
}

func TestTwoWhoEditABookAtOnceAreTold(t *testing.T) {
	s := newShelf(t)
	b := s.create(t, fields("First"))
	s.Call(t, "PUT", "/api/books/"+b.ID, withVersion(b.Version, fields("Second"))).Is(http.StatusOK)
	s.Call(t, "PUT", "/api/books/"+b.ID, withVersion(b.Version, fields("Third"))).Fails(http.StatusConflict, "edit.stale")
}

func TestABookThatACourseNamesLeavesTheCatalogueOnly(t *testing.T) {
	s := newShelf(t)
	free, named := s.create(t, fields("Free")), s.create(t, fields("Named"))
	s.named[named.ID] = 2
	var d record.Deletion
	s.Call(t, "DELETE", "/api/books/"+free.ID, nil).Into(http.StatusOK, &d)
	s.Call(t, "GET", "/api/books/"+free.ID, nil).Fails(http.StatusNotFound, "book.not_found")
	if d.Outcome != "deleted" {
		t.Errorf("the free one is %s", d.Outcome)
	}
	s.Call(t, "DELETE", "/api/books/"+named.ID, nil).Into(http.StatusOK, &d)
	var b library.Book
	s.Call(t, "GET", "/api/books/"+named.ID, nil).Into(http.StatusOK, &b)
	if d.Outcome != "archived" || b.Active {
		t.Errorf("the named one is %s, active %v", d.Outcome, b.Active)
	}
}

func TestFilesOfABookHaveTheirKindAndOrder(t *testing.T) {
	s := newShelf(t)
	b := s.create(t, fields("Foi"))
	var pdf, epub library.BookFile
	s.Call(t, "POST", "/api/books/"+b.ID+"/files?name=foi.pdf", "%PDF-1.7 text").Into(http.StatusCreated, &pdf)
	s.Call(t, "POST", "/api/books/"+b.ID+"/files?name=foi.epub", epubWith(t, "cover-image")).Into(http.StatusCreated, &epub)
	if pdf.Kind != "pdf" || epub.Kind != "epub" || pdf.Title != "foi" {
		t.Errorf("kinds %s, %s, title %s", pdf.Kind, epub.Kind, pdf.Title)
	}
	s.Call(t, "POST", "/api/books/"+b.ID+"/files?name=foi.exe", "MZ").Fails(http.StatusUnprocessableEntity, "file.type_not_accepted")
	var l api.Page[library.BookFile]
	s.Call(t, "PUT", "/api/books/"+b.ID+"/file-order", fmt.Sprintf(`{"ids":[%q,%q]}`, epub.ID, pdf.ID)).Into(http.StatusOK, &l)
	if l.Items[0].ID != epub.ID {
		t.Error("the order did not change")
	}
	other := s.create(t, fields("Other"))
	s.Call(t, "PUT", "/api/books/"+other.ID+"/file-order", fmt.Sprintf(`{"ids":[%q]}`, pdf.ID)).Fails(http.StatusNotFound, "book.file_not_found")
	s.as(access.Student).Call(t, "GET", "/api/books/"+b.ID+"/files/"+pdf.ID+"/content", nil).Fails(http.StatusNotFound, "book.not_found")
}

func TestTheCoverIsTakenFromTheEPUB(t *testing.T) {
	for _, mark := range []string{"cover-image", "meta"} {
		s := newShelf(t)
		b := s.create(t, fields("Foi"))
		s.Call(t, "POST", "/api/books/"+b.ID+"/files?name=foi.epub", epubWith(t, mark)).Is(http.StatusCreated)
		s.Call(t, "GET", "/api/books/"+b.ID, nil).Into(http.StatusOK, &b)
		if b.CoverURL == "" || strings.HasSuffix(b.CoverURL, "/cover") {
			t.Errorf("%s: no cover", mark)
		}
		s.Call(t, "GET", "/api/books/"+b.ID+"/cover?size=large", nil).Is(http.StatusOK)
	}
	s := newShelf(t)
	b := s.create(t, fields("Bare"))
	s.Call(t, "POST", "/api/books/"+b.ID+"/files?name=foi.epub", epubWith(t, "")).Is(http.StatusCreated)
	s.Call(t, "GET", "/api/books/"+b.ID+"/cover", nil).Fails(http.StatusNotFound, "file.not_found")
}

// epubWith is a small EPUB whose cover is marked as EPUB 3 does, as EPUB 2
// does, or not at all.
func epubWith(t *testing.T, mark string) string {
	t.Helper()
	return epubSaying(t, mark, "")
}

// epubSaying says more of itself.
func epubSaying(t *testing.T, mark, said string) string {
	t.Helper()
	var out, picture bytes.Buffer
	if err := png.Encode(&picture, image.NewGray(image.Rect(0, 0, 40, 60))); err != nil {
		t.Fatal(err)
	}
	meta, properties := "", ""
	switch mark {
	case "meta":
		meta = `<meta name="cover" content="c1"/>`
	case "cover-image":
		properties = ` properties="cover-image"`
	}
	archive := zip.NewWriter(&out)
	for _, f := range []struct{ name, content string }{
		{"mimetype", "application/epub+zip"},
		{"META-INF/container.xml", `<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>`},
		{"OEBPS/book.opf", `<package xmlns="http://www.idpf.org/2007/opf"><metadata>` + meta + said + `</metadata><manifest><item id="c1" href="img/c.png"` + properties + `/>` +
			`<item id="t" href="t.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="t"/></spine></package>`},
		{"OEBPS/t.xhtml", `<html><body><p>Foi</p></body></html>`},
		{"OEBPS/img/c.png", picture.String()},
	} {
		w, err := archive.CreateHeader(&zip.FileHeader{Name: f.name, Method: zip.Store})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(f.content)); err != nil {
			t.Fatal(err)
		}
	}
	if err := archive.Close(); err != nil {
		t.Fatal(err)
	}
	return out.String()
}
