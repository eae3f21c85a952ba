package library_test

import (
	"net/http"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/school/library"
	"myspace/internal/school/part"
)

// reader is somebody of Paris at a shelf with what he may and may not read.
type reader struct {
	shelf
	open, hidden, paper library.Book
}

func newReader(t *testing.T) reader {
	t.Helper()
	r := reader{shelf: newDesk(t)}
	text := fields("Confessions")
	text.Type, text.Published, text.Downloadable = "ebook", true, false
	r.open = r.create(t, text)
	text.Title, text.Published = "A draft", false
	r.hidden = r.create(t, text)
	paper := fields("City of God")
	paper.Published, paper.Language = true, "en"
	r.paper = r.create(t, paper)
	return r
}

func (r reader) as(id string) reader {
	r.Actor = access.Actor{PersonID: id, Roles: access.Student, CampusID: "paris", TimeZone: "Europe/Paris"}
	return r
}

func (r reader) file(t *testing.T, bookID, name, content string) (f library.BookFile) {
	t.Helper()
	r.Call(t, "POST", "/api/books/"+bookID+"/files?name="+name, content).Into(http.StatusCreated, &f)
	return f
}

func (r reader) list(t *testing.T, query string) (titles []string) {
	t.Helper()
	var l api.Page[library.LibraryBook]
	r.Call(t, "GET", "/api/library"+query, nil).Into(http.StatusOK, &l)
	for _, b := range l.Items {
		titles = append(titles, b.Title)
	}
	return titles
}

func TestALibraryShowsWhatIsPublishedToEverybody(t *testing.T) {
	r := newReader(t)
	for _, who := range []reader{r.as("ana"), {shelf: r.shelf}} { // a librarian, too
		if got := who.list(t, ""); len(got) != 2 || got[0] != "City of God" || got[1] != "Confessions" {
			t.Errorf("it shows %v", got)
		}
		who.Call(t, "GET", "/api/library/"+r.hidden.ID, nil).Fails(http.StatusNotFound, "book.not_found")
		who.Call(t, "POST", "/api/library/"+r.hidden.ID+"/shelf", map[string]any{"on": true}).Fails(http.StatusNotFound, "book.not_found")
	}
	ana := r.as("ana")
	for query, want := range map[string]string{"?type=ebook": "Confessions", "?language=en": "City of God", "?q=confess": "Confessions"} {
		if got := ana.list(t, query); len(got) != 1 || got[0] != want {
			t.Errorf("%s shows %v", query, got)
		}
	}
}

func TestAShelfIsItsOwnersAlone(t *testing.T) {
	r := newReader(t)
	ana, ben := r.as("ana"), r.as("ben")
	for range 2 { // twice is once
		ana.Call(t, "POST", "/api/library/"+r.open.ID+"/shelf", map[string]any{"on": true}).Is(http.StatusOK)
	}
	if got := ana.list(t, "?shelf=true"); len(got) != 1 || got[0] != "Confessions" {
		t.Errorf("her shelf has %v", got)
	}
	if got := ben.list(t, "?shelf=true"); len(got) != 0 {
		t.Errorf("his shelf has %v", got)
	}
	ana.Call(t, "POST", "/api/library/"+r.open.ID+"/shelf", map[string]any{"on": false}).Is(http.StatusOK)
	if got := ana.list(t, "?shelf=true"); len(got) != 0 {
		t.Errorf("her shelf still has %v", got)
	}
}

func (r reader) note(t *testing.T, bookID, fileID string, position, age int64) (p library.Place) {
	t.Helper()
	r.Call(t, "POST", "/api/library/"+bookID+"/files/"+fileID+"/place", map[string]any{
		"position": position, "duration": 1000, "takes": 60_000, "heard": []library.Range{{From: 0, To: position}}, "device": "Phone", "age": age,
	}).Into(http.StatusOK, &p)
	return p
}

func TestTheNewestPlaceOfABookWinsInWhateverOrderTheyCome(t *testing.T) {
	r := newReader(t)
	f := r.file(t, r.open.ID, "text.pdf", "%PDF-1.4\n%%EOF\n")
	ana := r.as("ana")
	ana.note(t, r.open.ID, f.ID, 400, 1000)
	if p := ana.note(t, r.open.ID, f.ID, 200, 60_000); p.Position != 400 || p.Percent != 40 {
		t.Errorf("what was noted before changed it to %+v", p)
	}
	var b library.BookOfReader
	ana.Call(t, "GET", "/api/library/"+r.open.ID, nil).Into(http.StatusOK, &b)
	if len(b.Files) != 1 || b.Files[0].Place == nil || b.Files[0].Place.Position != 400 || b.Reading == nil || b.Reading.Percent != 40 ||
		b.Files[0].Place.Left != 36_000 || b.Reading.Left != 36_000 {
		t.Errorf("she is at %+v", b)
	}
	var other library.BookOfReader
	r.as("ben").Call(t, "GET", "/api/library/"+r.open.ID, nil).Into(http.StatusOK, &other)
	if other.Files[0].Place != nil || other.Reading != nil {
		t.Errorf("her place is his: %+v", other)
	}
}

func TestAPlaceInWhatIsNotPublishedIsNotFound(t *testing.T) {
	r := newReader(t)
	f := r.file(t, r.hidden.ID, "text.pdf", "%PDF-1.4\n%%EOF\n")
	note := map[string]any{"position": 1, "duration": 2, "heard": []library.Range{}, "device": "", "age": 0}
	r.as("ana").Call(t, "POST", "/api/library/"+r.hidden.ID+"/files/"+f.ID+"/place", note).Fails(http.StatusNotFound, "book.file_not_found")
	r.as("ana").Call(t, "POST", "/api/library/"+r.open.ID+"/files/"+f.ID+"/place", note).Fails(http.StatusNotFound, "book.file_not_found")
}

func TestALibraryStartsWithWhatOneReadsAndNeeds(t *testing.T) {
	r := newReader(t)
	f := r.file(t, r.open.ID, "text.pdf", "%PDF-1.4\n%%EOF\n")
	*r.needs = []part.Need{
		{BookID: r.open.ID, CourseID: "c1", Code: "FOI1", Name: "Faith"},
		{BookID: r.paper.ID, CourseID: "c2", Code: "HIS1", Name: "Church history", Required: true},
		{BookID: r.hidden.ID, CourseID: "c3", Code: "HID1", Name: "Hidden", Required: true},
	}
	r.lend(t, "of-ana", r.copies(t, r.paper.ID, "paris", 1)[0].Barcode, "ana")
	ana := r.as("ana")
	ana.note(t, r.open.ID, f.ID, 300, 0)
	var s library.LibraryStart
	ana.Call(t, "GET", "/api/library/start", nil).Into(http.StatusOK, &s)
	if len(s.Reading) != 1 || s.Reading[0].ID != r.open.ID || s.Reading[0].Reading.Percent != 30 {
		t.Errorf("she reads %+v", s.Reading)
	}
	if len(s.Needed) != 2 || s.Needed[0].Need != "required" || s.Needed[0].ID != r.paper.ID || s.Needed[1].Need != "suggested" {
		t.Errorf("she needs %+v", s.Needed)
	}
	if len(s.Courses) != 2 || s.Courses[0].Name != "Church history" {
		t.Errorf("for %+v", s.Courses)
	}
	if len(s.Loans) != 1 || s.Loans[0].BookID != r.paper.ID {
		t.Errorf("she has %+v", s.Loans)
	}
	if len(s.Languages) != 2 {
		t.Errorf("in %v", s.Languages)
	}
	if got := ana.list(t, "?course=c2"); len(got) != 1 || got[0] != "City of God" {
		t.Errorf("the course has %v", got)
	}
	if got := ana.list(t, "?need=suggested"); len(got) != 1 || got[0] != "Confessions" {
		t.Errorf("suggested are %v", got)
	}
	ana.note(t, r.open.ID, f.ID, 950, 0)
	ana.Call(t, "GET", "/api/library/start", nil).Into(http.StatusOK, &s)
	if len(s.Reading) != 0 {
		t.Errorf("what is finished is still to be read: %+v", s.Reading)
	}
}

func TestAnAudioBookIsHeardWhenAllItsChaptersAre(t *testing.T) {
	r := newReader(t)
	sound := "\xff\xfb\x90\x64" + string(make([]byte, 1000))
	first := r.file(t, r.open.ID, "1.mp3", sound)
	r.file(t, r.open.ID, "2.mp3", sound+" ")
	ana := r.as("ana")
	ana.note(t, r.open.ID, first.ID, 1000, 0)
	var b library.BookOfReader
	ana.Call(t, "GET", "/api/library/"+r.open.ID, nil).Into(http.StatusOK, &b)
	if b.Reading == nil || b.Reading.Percent != 50 || b.Reading.Finished || b.Reading.FileID != first.ID {
		t.Errorf("after one of two chapters she is at %+v", b.Reading)
	}
}
