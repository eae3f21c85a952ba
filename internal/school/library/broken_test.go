package library_test

import (
	"archive/zip"
	"bytes"
	"errors"
	"net/http"
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
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	add := func(h *zip.FileHeader, content string) {
		w, err := z.CreateHeader(h)
		if err == nil {
			_, err = w.Write([]byte(content))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	add(&zip.FileHeader{Name: "mimetype", Method: zip.Store}, "application/epub+zip")
	for i := 0; i < len(parts); i += 2 {
		add(&zip.FileHeader{Name: parts[i], Method: zip.Deflate}, parts[i+1])
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
		"one with a damaged chapter":       {strings.Replace(sound, "In the Beginning", "In the beginning", 1), broken},
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
