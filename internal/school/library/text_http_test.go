package library_test

import (
	"archive/zip"
	"bytes"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/school/library"
)

// textOf is an EPUB of two sections, the second of which tries everything.
func textOf(t *testing.T) string {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for _, f := range [][2]string{
		{"mimetype", "application/epub+zip"},
		{"META-INF/container.xml", `<container><rootfiles><rootfile full-path="book.opf"/></rootfiles></container>`},
		{"book.opf", `<package><manifest><item id="n" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/>` +
			`<item id="b" href="b.xhtml" media-type="application/xhtml+xml"/><item id="p" href="p.png" media-type="image/png"/><item id="q" href="q.svg" media-type="image/svg+xml"/></manifest>` +
			`<spine><itemref idref="a"/><itemref idref="b"/></spine></package>`},
		{"nav.xhtml", `<html><body><nav type="toc"><ol><li><a href="a.xhtml">One</a></li><li><a href="b.xhtml#c">Two</a></li></ol></nav></body></html>`},
		{"a.xhtml", `<html><body><p>In the Beginning was the word.</p><img src="p.png" alt="A"/></body></html>`},
		{"b.xhtml", `<html><body><script>bad()</script><p id="c" onclick="bad()">And the WORD <img src="https://evil.example/x.png"/> was 😀 with word.</p></body></html>`},
		{"p.png", "\x89PNG\r\n\x1a\n" + strings.Repeat("x", 20)},
		{"q.svg", `<svg xmlns="http://www.w3.org/2000/svg" onload="bad()"/>`},
	} {
		w, err := z.CreateHeader(&zip.FileHeader{Name: f[0], Method: zip.Store})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(f[1])); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestATextIsReadSectionBySectionAndHarmless(t *testing.T) {
	r := newReader(t)
	f := r.file(t, r.open.ID, "text.epub", textOf(t))
	ana, path := r.as("ana"), "/api/library/"+r.open.ID+"/files/"+f.ID
	var c library.BookContents
	ana.Call(t, "GET", path+"/contents", nil).Into(http.StatusOK, &c)
	if len(c.Sizes) != 2 || len(c.Entries) != 2 || c.Entries[1] != (library.BookHeading{Title: "Two", Section: 1, Anchor: "c"}) {
		t.Errorf("it has %+v", c)
	}
	var s library.BookSection
	ana.Call(t, "GET", path+"/sections/1", nil).Into(http.StatusOK, &s)
	if strings.Contains(s.HTML, "bad()") || strings.Contains(s.HTML, "evil") || !strings.Contains(s.HTML, `<p data-id="c">And the WORD`) {
		t.Errorf("it comes as %s", s.HTML)
	}
	ana.Call(t, "GET", path+"/sections/0", nil).Into(http.StatusOK, &s)
	if !strings.HasPrefix(s.Pictures["0"], path+"/pictures/0") {
		t.Errorf("its pictures are %v", s.Pictures)
	}
	picture := ana.Call(t, "GET", path+"/pictures/0", nil).Is(http.StatusOK)
	if got := picture.Header().Get("Content-Type"); got != "image/png" || !strings.Contains(picture.Header().Get("Content-Security-Policy"), "sandbox") {
		t.Errorf("it is %s", got)
	}
	ana.Call(t, "GET", path+"/pictures/1", nil).Fails(http.StatusNotFound, "file.not_found") // a drawing could run scripts
	ana.Call(t, "GET", path+"/pictures/7", nil).Fails(http.StatusNotFound, "file.not_found")
	ana.Call(t, "GET", path+"/sections/7", nil).Fails(http.StatusConflict, "book.text_broken")
}

func TestWordsAreFoundInAText(t *testing.T) {
	r := newReader(t)
	f := r.file(t, r.open.ID, "text.epub", textOf(t))
	var l library.TextHits
	r.as("ana").Call(t, "GET", "/api/library/"+r.open.ID+"/files/"+f.ID+"/search?words=w%C3%B3rd", nil).Into(http.StatusOK, &l)
	if len(l.Items) != 3 || l.Items[1].Words != "WORD" || l.Items[1].Section != 1 || l.Items[1].Start != 8 {
		t.Fatalf("found %+v", l.Items)
	}
	if got := l.Items[2]; got.Start != 8+len("WORD  was ")+2+len(" with ") { // the face counts for two, as in a browser
		t.Errorf("it begins at %d", got.Start)
	}
}

func TestATextThatIsNotPublishedIsNotRead(t *testing.T) {
	r := newReader(t)
	f := r.file(t, r.hidden.ID, "text.epub", textOf(t))
	for _, part := range []string{"/contents", "/sections/0", "/pictures/0", "/search?words=word"} {
		r.as("ana").Call(t, "GET", "/api/library/"+r.hidden.ID+"/files/"+f.ID+part, nil).Fails(http.StatusNotFound, "book.not_found")
	}
	pdf := r.file(t, r.open.ID, "text.pdf", "%PDF-1.4\n%%EOF\n")
	r.as("ana").Call(t, "GET", "/api/library/"+r.open.ID+"/files/"+pdf.ID+"/contents", nil).Fails(http.StatusNotFound, "book.file_not_found")
}

func TestMarksAreNobodyElses(t *testing.T) {
	r := newReader(t)
	f := r.file(t, r.open.ID, "text.epub", textOf(t))
	path := "/api/library/" + r.open.ID + "/files/" + f.ID + "/marks"
	ana, ben := r.as("ana"), r.as("ben")
	var m library.BookMark
	mark := map[string]any{"kind": "highlight", "position": 10, "section": 0, "start": 3, "finish": 9, "quote": "the Beg", "note": "mine", "color": "green"}
	ana.Call(t, "POST", path, mark).Into(http.StatusCreated, &m)
	for _, other := range []reader{ben, {shelf: r.shelf}} { // the librarian, too
		var l library.BookMarks
		other.Call(t, "GET", path, nil).Into(http.StatusOK, &l)
		if len(l.Items) != 0 {
			t.Errorf("others read %+v", l.Items)
		}
		other.Call(t, "PUT", path+"/"+m.ID, map[string]any{"version": 1, "note": "his", "color": "pink"}).Fails(http.StatusNotFound, "book.mark_not_found")
		other.Call(t, "DELETE", path+"/"+m.ID, nil).Fails(http.StatusNotFound, "book.mark_not_found")
	}
	ana.Call(t, "PUT", path+"/"+m.ID, map[string]any{"version": 1, "note": "better", "color": "pink"}).Into(http.StatusOK, &m)
	if m.Note != "better" || m.Color != "pink" || m.Quote != "the Beg" || m.Version != 2 {
		t.Errorf("it is %+v", m)
	}
	ana.Call(t, "DELETE", path+"/"+m.ID, nil).Is(http.StatusNoContent)
	var l library.BookMarks
	ana.Call(t, "GET", path, nil).Into(http.StatusOK, &l)
	if len(l.Items) != 0 {
		t.Errorf("there are still %+v", l.Items)
	}
}

func TestABookForKindleIsReadLikeAnyOther(t *testing.T) {
	r := newReader(t)
	f := r.file(t, r.open.ID, "text.azw3", kindleText("<html><body><h1>One</h1><p onclick=bad()>The words</p><mbp:pagebreak/><h1>Two</h1></body></html>"))
	ana, path := r.as("ana"), "/api/library/"+r.open.ID+"/files/"+f.ID
	var c library.BookContents
	ana.Call(t, "GET", path+"/contents", nil).Into(http.StatusOK, &c)
	if len(c.Sizes) != 2 || len(c.Entries) != 2 || c.Entries[1] != (library.BookHeading{Title: "Two", Section: 1}) {
		t.Errorf("it has %+v", c)
	}
	var s library.BookSection
	ana.Call(t, "GET", path+"/sections/0", nil).Into(http.StatusOK, &s)
	if s.HTML != "<h1>One</h1><p>The words</p>" {
		t.Errorf("it reads %s", s.HTML)
	}
	locked := []byte(kindleText("<p>words</p>"))
	locked[78+2*8+13] = 2
	f = r.file(t, r.open.ID, "locked.mobi", string(locked)) // taken for programs that open it
	ana.Call(t, "GET", "/api/library/"+r.open.ID+"/files/"+f.ID+"/contents", nil).Fails(http.StatusConflict, "book.text_broken")
}

// TestABookForKindleIsUnpackedOnceForAllWhoReadOn: whatever part they ask for, until
// others need the room.
func TestABookForKindleIsUnpackedOnceForAllWhoReadOn(t *testing.T) {
	r := newReader(t)
	unpacked := r.area.CountUnpacked()
	text := "<html><body><h1>One</h1><p>The words</p><mbp:pagebreak/><h1>Two</h1><p>More words</p></body></html>"
	f := r.file(t, r.open.ID, "text.azw3", kindleText(text))
	again := r.file(t, r.open.ID, "again.mobi", kindleText(text))
	other := r.file(t, r.open.ID, "other.mobi", kindleText("<html><body><p>Other words</p></body></html>"))
	read := func(who, part string, f library.BookFile, want string) {
		t.Helper()
		var s library.BookSection
		r.as(who).Call(t, "GET", "/api/library/"+r.open.ID+"/files/"+f.ID+part, nil).Into(http.StatusOK, &s)
		if s.HTML != want {
			t.Errorf("%s reads %s", who, s.HTML)
		}
	}
	for _, who := range []string{"ana", "ben"} {
		read(who, "/contents", f, "")
		read(who, "/sections/0", f, "<h1>One</h1><p>The words</p>")
		read(who, "/sections/1", f, "<h1>Two</h1><p>More words</p>")
		read(who, "/search?words=more", f, "")
		read(who, "/sections/1", again, "<h1>Two</h1><p>More words</p>") // the same content in another file
	}
	if *unpacked != 1 {
		t.Errorf("it was unpacked %d times", *unpacked)
	}
	read("ana", "/sections/0", other, "<p>Other words</p>")
	if *unpacked != 2 {
		t.Errorf("with another one, %d were unpacked", *unpacked)
	}
	r.as("ana").Call(t, "GET", "/api/library/"+r.hidden.ID+"/files/"+f.ID+"/sections/0", nil).Fails(http.StatusNotFound, "book.not_found")
}

// kindleText is a book for Kindle of one record, in UTF-8 and not packed.
func kindleText(text string) string {
	head, first := make([]byte, 78+2*8), make([]byte, 16+0xe8)
	copy(head[60:], "BOOKMOBI")
	head[77], head[78+3], head[78+8+2], head[78+8+3] = 2, 78+2*8, 1, 86 // two records, and where they are
	copy(first[16:], "MOBI")
	first[1], first[9], first[30], first[31], first[0x6c+3] = 1, 1, 65001>>8, 65001&0xff, 2
	return string(head) + string(first) + text
}
