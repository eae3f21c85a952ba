package library_test

import (
	"archive/zip"
	"bytes"
	"errors"
	"net/http"
	"slices"
	"strings"
	"testing"

	"myspace/internal/base/api"
	"myspace/internal/base/fault"
	"myspace/internal/school/library"
)

const (
	bookContainer = `<container><rootfiles><rootfile full-path="book.opf"/></rootfiles></container>`
	bookPackage   = `<package><manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/><item id="b" href="b.xhtml" media-type="application/xhtml+xml"/>` +
		`<item id="p" href="p.svg" media-type="image/svg+xml"/></manifest><spine><itemref idref="a"/><itemref idref="b"/></spine></package>`
	comicPackage = `<package><manifest><item id="p" href="p.svg" media-type="image/svg+xml"/></manifest><spine><itemref idref="p"/></spine></package>`
)

// packed is an archive that calls itself an EPUB, of names and contents in turn.
func packed(t *testing.T, parts ...string) string {
	t.Helper()
	return archived(t, append([]string{"mimetype", "application/epub+zip"}, parts...)...)
}

// archived is an archive of names and contents in turn.
func archived(t *testing.T, parts ...string) string {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for i := 0; i < len(parts); i += 2 {
		h := &zip.FileHeader{Name: parts[i], Method: zip.Deflate}
		if i == 0 || strings.HasSuffix(h.Name, "/") {
			h.Method = zip.Store
		}
		w, err := z.CreateHeader(h)
		if err == nil {
			_, err = w.Write([]byte(parts[i+1]))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// whole is an EPUB with a container, a package and more.
func whole(t *testing.T, more ...string) string {
	t.Helper()
	return packed(t, append([]string{"META-INF/container.xml", bookContainer, "book.opf", bookPackage}, more...)...)
}

// lying says in its list that a chapter is longer than it is.
func lying(t *testing.T) string {
	t.Helper()
	data := whole(t, "a.xhtml", "<html>words</html>")
	at := strings.LastIndex(data, "PK\x01\x02") // the last line of the list
	return data[:at+24] + "\xff\xff" + data[at+26:]
}

func TestABrokenEPUBIsRefusedWhenItIsBrought(t *testing.T) {
	const broken, tooMuch = "book.epub_broken", "book.too_much_text"
	page, sound := "<html>words</html>", textOf(t)
	damaged := strings.Replace(strings.Replace(sound, "In the Beginning", "In the beginning", 1), "And the WORD", "And the word", 1)
	s := newShelf(t)
	b := s.create(t, fields("Foi"))
	for name, c := range map[string]struct{ content, code string }{
		"nothing":                          {"", "file.type_not_accepted"},
		"one that is cut off":              {sound[:len(sound)/2], broken},
		"one without its end":              {sound[:len(sound)-1], broken},
		"an archive of nothing":            {packed(t), broken},
		"one without a package":            {packed(t, "META-INF/container.xml", bookContainer, "a.xhtml", page), broken},
		"one whose package is cut off":     {packed(t, "META-INF/container.xml", bookContainer, "book.opf", bookPackage[:90], "a.xhtml", page), broken},
		"one whose chapters are not there": {whole(t), broken},
		"one of damaged chapters":          {damaged, broken},
		"an archive of something else":     {archived(t, "a.xhtml", page), broken},
		"one that lies":                    {lying(t), broken},
		"a bomb":                           {whole(t, "a.xhtml", page, "b.xhtml", strings.Repeat("<p>a</p>", 2<<20)), tooMuch},
		"a bomb of a package":              {packed(t, "META-INF/container.xml", bookContainer, "book.opf", "<package>"+strings.Repeat(" ", 5<<20)), tooMuch},
	} {
		t.Run(name, func(t *testing.T) {
			s.Call(t, "POST", "/api/books/"+b.ID+"/files?name=a.epub", c.content).Fails(http.StatusUnprocessableEntity, c.code)
			s.Call(t, "POST", "/api/books/from-file?name=a.epub", c.content).Fails(http.StatusUnprocessableEntity, c.code)
		})
	}
	var l api.Page[library.BookFile]
	s.Call(t, "GET", "/api/books/"+b.ID+"/files", nil).Into(http.StatusOK, &l)
	var books api.Page[library.BookRow]
	s.Call(t, "GET", "/api/books", nil).Into(http.StatusOK, &books)
	if len(l.Items) != 0 || len(books.Items) != 1 {
		t.Errorf("kept were %+v, %+v", l.Items, books.Items)
	}
}

// TestAnEPUBWithHarmlessFlawsIsTaken: what can be read, or shown by another program.
func TestAnEPUBWithHarmlessFlawsIsTaken(t *testing.T) {
	s := newShelf(t)
	b := s.create(t, fields("Foi"))
	page := "<html><body>words</body></html>"
	for name, content := range map[string]string{
		"without contents":             whole(t, "a.xhtml", page, "b.xhtml", page),
		"a chapter that is not there":  whole(t, "a.xhtml", page),
		"a chapter that is misspelled": whole(t, "a.xhtml", "<p>one < two</i>", "b.xhtml", "no tags & no end"),
		"an empty chapter":             whole(t, "a.xhtml", page, "b.xhtml", ""),
		"only pictures":                packed(t, "META-INF/container.xml", bookContainer, "book.opf", comicPackage, "p.svg", "<svg/>"),
	} {
		t.Run(name, func(t *testing.T) {
			s.Call(t, "POST", "/api/books/"+b.ID+"/files?name=a.epub", content).Is(http.StatusCreated)
		})
	}
}

// failing is a store that fails from a place on.
type failing struct {
	*strings.Reader
	from int64
}

var errAway = errors.New("the disk is away")

func (f failing) ReadAt(p []byte, at int64) (int, error) {
	if at+int64(len(p)) > f.from {
		return 0, errAway
	}
	return f.Reader.ReadAt(p, at)
}

// TestNoBookIsBrokenBecauseTheStoreIs: who brings it may try again.
func TestNoBookIsBrokenBecauseTheStoreIs(t *testing.T) {
	epub, kindle := whole(t, "a.xhtml", "<html>words</html>"), kindleText("<p>words</p>")
	for kind, content := range map[string]string{"epub": epub, "kindle": kindle} {
		size := int64(len(content))
		if err := library.CheckText(kind, failing{strings.NewReader(content), size}, size); err != nil {
			t.Errorf("%s: %v", kind, err)
		}
		if err := library.CheckText(kind, failing{strings.NewReader(content), 100}, size); !errors.Is(err, errAway) || fault.CodeOf(err) != "" {
			t.Errorf("%s: %v", kind, err)
		}
	}
}

// TestAnEPUBWithADamagedChapterIsReadWithoutIt: the chapter says so, after what of it
// can be read, and the search finds the rest.
func TestAnEPUBWithADamagedChapterIsReadWithoutIt(t *testing.T) {
	r := newReader(t)
	page := "<html><body><p>The word</p></body></html>"
	long := strings.Repeat("<p>Many different words, and no end.</p>", 50)
	packed := whole(t, "a.xhtml", "<html><body>"+long+"</body></html>", "b.xhtml", page)
	ana := r.as("ana")
	for name, c := range map[string]struct{ content, first string }{
		"a wrong sum":        {strings.Replace(textOf(t), "In the Beginning", "In the beginning", 1), "In the beginning"},
		"nothing of it":      {spoiled(t, packed, false), ""},
		"the end is damaged": {spoiled(t, packed, true), "Many different words"},
	} {
		t.Run(name, func(t *testing.T) {
			f := r.file(t, r.open.ID, "a.epub", c.content)
			path := "/api/library/" + r.open.ID + "/files/" + f.ID
			var damaged, sound library.BookSection
			ana.Call(t, "GET", path+"/sections/0", nil).Into(http.StatusOK, &damaged)
			if !damaged.Damaged || !strings.Contains(damaged.HTML, c.first) {
				t.Errorf("the damaged chapter reads %+v", damaged)
			}
			ana.Call(t, "GET", path+"/sections/1", nil).Into(http.StatusOK, &sound)
			if sound.Damaged || !strings.Contains(strings.ToLower(sound.HTML), "the word") {
				t.Errorf("the other one reads %+v", sound)
			}
			var hits library.TextHits
			ana.Call(t, "GET", path+"/search?words=the+word", nil).Into(http.StatusOK, &hits)
			if n := len(hits.Items); n == 0 || hits.Items[n-1].Section != 1 {
				t.Errorf("found were %+v", hits.Items)
			}
		})
	}
}

// spoiled writes over the end, or the beginning, of what the first chapter is packed into.
func spoiled(t *testing.T, data string, end bool) string {
	t.Helper()
	z, err := zip.NewReader(strings.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	first := slices.IndexFunc(z.File, func(f *zip.File) bool { return f.Name == "a.xhtml" })
	at, err := z.File[first].DataOffset()
	if err != nil {
		t.Fatal(err)
	}
	if end {
		at += int64(z.File[first].CompressedSize64) - 4
	}
	return data[:at] + "\xff\xff\xff\xff" + data[at+4:]
}

// TestAnEPUBIsKnownByWhatIsInIt, wherever its archive says what it is, or nowhere.
func TestAnEPUBIsKnownByWhatIsInIt(t *testing.T) {
	s := newShelf(t)
	b := s.create(t, fields("Foi"))
	page := "<html><body>words</body></html>"
	book := []string{"META-INF/container.xml", bookContainer, "book.opf", bookPackage, "a.xhtml", page}
	for name, content := range map[string]string{
		"said at the end":    archived(t, append(book, "mimetype", "application/epub+zip")...),
		"said nowhere":       archived(t, book...),
		"begun by a folder":  archived(t, append([]string{"META-INF/", ""}, book...)...),
		"begun by a chapter": archived(t, append([]string{"b.xhtml", strings.Repeat("much ", 40<<10)}, book...)...),
	} {
		t.Run(name, func(t *testing.T) {
			var f library.BookFile
			s.Call(t, "POST", "/api/books/"+b.ID+"/files?name=a.epub", content).Into(http.StatusCreated, &f)
			if f.Kind != "epub" || f.MediaType != "application/epub+zip" {
				t.Errorf("it is kept as %+v", f)
			}
			s.Call(t, "POST", "/api/books/"+b.ID+"/files?name=a.pdf", content).Fails(http.StatusUnprocessableEntity, "file.type_not_accepted")
		})
	}
}

// TestABrokenBookForKindleIsRefusedWhenItIsBrought. One that is locked, or packed as only
// others can unpack, is none: it is kept for those.
func TestABrokenBookForKindleIsRefusedWhenItIsBrought(t *testing.T) {
	s := newShelf(t)
	b := s.create(t, fields("Foi"))
	sound := kindleText("<html><body><p>words</p></body></html>")
	with := func(at int, value string) string { return sound[:at] + value + sound[at+len(value):] }
	const first = 78 + 2*8 // record
	for name, content := range map[string]string{
		"cut off in the list of records": sound[:80],
		"cut off before the text":        sound[:first+200],
		"without a record":               with(76, "\x00\x00"),
		"more records than there are":    with(76, "\x00\xff"),
		"records that go backwards":      with(78+8, "\x00\x00\x00\x0a"),
		"records in its list":            with(78, "\x00\x00\x00\x0a"),
		"no header":                      with(first+16, "NONE"),
		"more text than records":         with(first+8, "\x00\x09"),
		"no text":                        kindleText(""),
		"locked, and cut off":            with(first+12, "\x00\x02")[:first+200],
		"locked, without its text":       sound[:first+8] + "\x00\x09\x00\x00\x00\x02" + sound[first+14:],
	} {
		t.Run(name, func(t *testing.T) {
			s.Call(t, "POST", "/api/books/"+b.ID+"/files?name=a.mobi", content).Fails(http.StatusUnprocessableEntity, "book.kindle_broken")
		})
	}
	for name, content := range map[string]string{
		"a sound one": sound, "a locked one": with(first+12, "\x00\x02"), "one packed otherwise": with(first, "\x44\x48"),
	} {
		t.Run(name, func(t *testing.T) {
			s.Call(t, "POST", "/api/books/"+b.ID+"/files?name=a.azw3", content).Is(http.StatusCreated)
		})
	}
}
