package epub_test

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"myspace/internal/base/epub"
)

const containerXML = `<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>`

// book makes an EPUB of sections, with a picture and what else is given.
func book(t *testing.T, more map[string]string, sections ...string) ([]byte, *epub.Book) {
	t.Helper()
	var items, refs strings.Builder
	files := map[string]string{"META-INF/container.xml": containerXML, "OPS/img/a b.png": "\x89PNG"}
	for i, s := range sections {
		fmt.Fprintf(&items, `<item id="s%d" href="s%d.xhtml" media-type="application/xhtml+xml"/>`, i, i)
		fmt.Fprintf(&refs, `<itemref idref="s%d"/>`, i)
		files[fmt.Sprintf("OPS/s%d.xhtml", i)] = s
	}
	files["OPS/book.opf"] = `<package xmlns="http://www.idpf.org/2007/opf"><manifest><item id="nav" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/>` +
		`<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/><item id="p" href="img/a%20b.png" media-type="image/png"/>` + items.String() + `</manifest><spine toc="ncx">` + refs.String() + `</spine></package>`
	maps.Copy(files, more)
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for name, content := range files {
		w, err := z.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(content)); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	opened, err := epub.Open(bytes.NewReader(b.Bytes()), int64(b.Len()))
	if err != nil && more["fails"] == "" {
		t.Fatal(err)
	}
	return b.Bytes(), opened
}

func page(body string) string {
	return `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title><style>@import url(http://evil.example/a.css)</style></head><body>` + body + `</body></html>`
}

// TestNothingOfAHostileBookComesOut: no way that books have tried to run a script or
// to fetch something leaves more than words.
func TestNothingOfAHostileBookComesOut(t *testing.T) {
	for _, hostile := range []string{
		`<script>bad()</script>`, `<SCRIPT src="https://evil.example/x.js"></SCRIPT>`, `<p onclick="bad()">words</p>`,
		`<img src="https://evil.example/x.png" onerror="bad()" srcset="https://evil.example/y.png 2x" alt="a"/>`, `<img src="../../../etc/passwd"/>`, `<img src="data:image/svg+xml,bad"/>`,
		`<a href="javascript:bad()">words</a>`, `<a href="https://evil.example/">words</a>`, `<a href="//evil.example/s0.xhtml">words</a>`, `<iframe src="https://evil.example"><p>bad()</p></iframe>`,
		`<svg xmlns="http://www.w3.org/2000/svg" onload="bad()"><script>bad()</script><image href="https://evil.example/x.png"/></svg>`,
		`<object data="https://evil.example"/>`, `<embed src="https://evil.example"/>`, `<form action="https://evil.example"><input autofocus="" onfocus="bad()"/></form>`,
		`<p style="background:url(https://evil.example/x.png)">words</p>`, `<link rel="stylesheet" href="https://evil.example/a.css"/>`, `<meta http-equiv="refresh" content="0;url=https://evil.example"/>`,
		`<base href="https://evil.example/"/>`, `<video poster="https://evil.example/x.png"><source src="https://evil.example/x.mp4"/></video>`, `<p lang='fr" onclick="bad()'>words</p>`, `<p id='"&gt;&lt;script&gt;bad()'>words</p>`,
		`<math><mtext><script>bad()</script></mtext></math>`, `<p>&lt;script&gt;words&lt;/script&gt;</p>`, `<noscript><p title="</noscript><img src=x onerror=bad()>">bad()</p></noscript>`, `<script><p>bad()`, `<!--><script>bad()</script>-->`,
	} {
		_, b := book(t, nil, page(hostile+"<p>the end</p>"))
		got, err := b.HTML(0)
		if err != nil {
			t.Errorf("%s: %v", hostile, err)
		}
		for _, tag := range anyTag.FindAllString(got, -1) {
			if !harmless.MatchString(tag) {
				t.Errorf("%s comes out as %s", hostile, got)
			}
		}
		if rest := anyTag.ReplaceAllString(got, ""); strings.ContainsAny(rest, "<>") || strings.Contains(got, "bad()") && !strings.Contains(got, `data-id="`) || strings.Contains(got, "evil.example") {
			t.Errorf("%s comes out as %s", hostile, got)
		}
	}
}

// Every tag that may come out, with every attribute; a value has no quotes of its own.
var (
	anyTag   = regexp.MustCompile(`<[^>]*>`)
	harmless = regexp.MustCompile(`^</?(p|h[1-6]|a|em|img|br|div|span)(( data-id| lang| dir| alt| data-to| data-n)="[^"<>]*")*>$`)
)

func TestTextComesOutWithItsLinksAndPictures(t *testing.T) {
	_, b := book(t, nil, page(`<h1 id="top">Foi &amp; <em>vie</em></h1><p lang="fr">Mot<br/>à mot&nbsp;!</p><img src="img/a%20b.png" alt="A"/><a href="s1.xhtml#here">next</a><a href="#top">up</a><custom>kept</custom>`), "<?xml version='1.0'?>\n"+`<html> <body>`+"\n"+`<p id="here">x</p></body></html>`)
	got, err := b.HTML(0)
	want := `<h1 data-id="top">Foi &amp; <em>vie</em></h1><p lang="fr">Mot<br>à mot` + "\u00a0" + `!</p><img alt="A" data-n="0"><a data-to="1#here">next</a><a data-to="0#top">up</a>kept`
	if err != nil || got != want {
		t.Errorf("%v\n%s\n%s", err, got, want)
	}
	if text, _ := b.Text(0); text != "Foi & vieMot"+"à mot\u00a0!nextupkept" {
		t.Errorf("%q", text)
	}
	if text, _ := b.Text(1); text != "x" { // browsers leave out the blanks before it
		t.Errorf("%q", text)
	}
	picture, name, err := b.Picture(0)
	if err != nil || name != "a b.png" {
		t.Fatal(name, err)
	}
	_ = picture.Close()
}

// TestPicturesOfDrawingsComeOut: most covers are wrapped in one. What else a drawing
// holds does not.
func TestPicturesOfDrawingsComeOut(t *testing.T) {
	const drawing = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><title>no</title><text>no</text><image width="600" xlink:href="img/a%20b.png"/></svg><p>after</p>`
	_, b := book(t, nil, page(drawing), page(`<svg><script><image href="img/a%20b.png"/></script></svg><image href="img/a%20b.png">x</image>`))
	if html, err := b.HTML(0); err != nil || html != `<img alt="" data-n="0"><p>after</p>` {
		t.Errorf("%s, %v", html, err)
	}
	if html, err := b.HTML(1); err != nil || strings.Contains(html, "img") {
		t.Errorf("%s, %v", html, err)
	}
}

// TestAMisspelledSectionIsReadToItsEnd, and as harmlessly as others are.
func TestAMisspelledSectionIsReadToItsEnd(t *testing.T) {
	for body, want := range map[string]string{
		`<p>one < two</p><p>three</p>`:                                                                `<p>one &lt; two</p><p>three</p>`,
		`<p>a & b <i>c</p><p a=">four</p><p title="x">five</p>`:                                       "five",
		`<p>x < y</p><script>bad("</p>")</script><p onclick="bad()">six</p>`:                          `<p>x &lt; y</p><p>six</p>`,
		`<p>x < y<br>z<img src="img/a%20b.png" onerror="bad()"></p>seven`:                             `<p>x &lt; y<br>z<img alt="" data-n="0"></p>seven`,
		`<p>x < y</p><svg onload="bad()"><image xlink:href="img/a%20b.png"/></svg></section><p>eight`: `<p>x &lt; y</p><img alt="" data-n="0"><p>eight</p>`,
		`<p>x < y</p><script src="bad.js"/><title/><p>nine</p>`:                                       `<p>x &lt; y</p><p>nine</p>`,
	} {
		_, b := book(t, nil, page(body))
		html, err := b.HTML(0)
		if err != nil || !strings.Contains(html, want) || strings.Contains(html, "bad") || strings.Contains(html, "&lt;p") {
			t.Errorf("%s: %s, %v", body, html, err)
		}
		if text, err := b.Text(0); err != nil || strings.Contains(text, "bad") {
			t.Errorf("%s: %s, %v", body, text, err)
		}
	}
}

// counted counts what is read of a file.
type counted struct {
	io.ReaderAt
	read int
}

func (c *counted) ReadAt(b []byte, at int64) (int, error) {
	n, err := c.ReaderAt.ReadAt(b, at)
	c.read += n
	return n, err
}

// TestTheFirstPageOfALargeBookNeedsLittleOfIt: 30 MB of pictures stay where they are.
func TestTheFirstPageOfALargeBookNeedsLittleOfIt(t *testing.T) {
	more, random := map[string]string{}, rand.NewChaCha8([32]byte{})
	for i := range 30 {
		picture := make([]byte, 1<<20) // which nothing makes smaller
		_, _ = random.Read(picture)
		more[fmt.Sprintf("OPS/img/%d.png", i)] = string(picture)
	}
	all, _ := book(t, more, page("<p>first</p>"), page("<p>second</p>"))
	if len(all) < 30<<20 {
		t.Fatalf("the book has %d bytes", len(all))
	}
	file := &counted{ReaderAt: bytes.NewReader(all)}
	b, err := epub.Open(file, int64(len(all)))
	if err != nil {
		t.Fatal(err)
	}
	if html, err := b.HTML(0); err != nil || html != "<p>first</p>" {
		t.Errorf("%s, %v", html, err)
	}
	if file.read > 256<<10 {
		t.Errorf("%d bytes were read for the first page", file.read)
	}
}

func TestContentsOfBothEditionsOfTheFormat(t *testing.T) {
	nav := map[string]string{"OPS/nav.xhtml": `<html xmlns:epub="http://www.idpf.org/2007/ops"><body><nav epub:type="landmarks"><ol><li><a href="s0.xhtml">no</a></li></ol></nav>` +
		`<nav epub:type="toc"><ol><li><a href="s0.xhtml">One</a><ol><li><a href="s1.xhtml#b">Two <b>b</b></a></li></ol></li><li><a href="https://evil.example/">bad</a></li></ol></nav></body></html>`}
	ncx := map[string]string{"OPS/toc.ncx": `<ncx><navMap><navPoint><navLabel><text>One</text></navLabel><content src="s0.xhtml"/><navPoint><navLabel><text>Two b</text></navLabel><content src="s1.xhtml#b"/></navPoint></navPoint></navMap></ncx>`}
	for _, more := range []map[string]string{nav, ncx} {
		_, b := book(t, more, page("a"), page("b"))
		want := []epub.Entry{{Title: "One"}, {Title: "Two b", Level: 1, Section: 1, Anchor: "b"}}
		if fmt.Sprint(b.Contents) != fmt.Sprint(want) {
			t.Errorf("%+v", b.Contents)
		}
	}
}

func TestWhatIsTooMuchIsRefused(t *testing.T) {
	_, bomb := book(t, nil, page("<p>"+strings.Repeat("a", 9<<20)+"</p>"))
	_, deep := book(t, nil, page(strings.Repeat("<div>", 5000)))
	_, wide := book(t, nil, page(strings.Repeat("<br/>", 200_000)))
	for name, b := range map[string]*epub.Book{"a bomb": bomb, "a deep one": deep, "a wide one": wide} {
		if _, err := b.HTML(0); !errors.Is(err, epub.ErrTooLarge) {
			t.Errorf("%s: %v", name, err)
		}
	}
	many := make([]string, 10_000)
	data, _ := book(t, map[string]string{"fails": "yes"}, many...)
	if _, err := epub.Open(bytes.NewReader(data), int64(len(data))); !errors.Is(err, epub.ErrTooLarge) {
		t.Errorf("10,000 chapters: %v", err)
	}
}

// TestAWholeBookIsCheckedWithoutTheRest: its text is read, its pictures are not, and a
// chapter that comes twice is read once.
func TestAWholeBookIsCheckedWithoutTheRest(t *testing.T) {
	refs := map[string]string{"OPS/book.opf": `<package><manifest><item id="a" href="s0.xhtml" media-type="application/xhtml+xml"/></manifest><spine>` + strings.Repeat(`<itemref idref="a"/>`, 3000) + `</spine></package>`}
	large := page("<p>" + strings.Repeat("a", 7<<20) + "</p>")
	if _, b := book(t, refs, large); b.Check() != nil {
		t.Errorf("3,000 times the same chapter: %v", b.Check())
	}
	if _, b := book(t, nil, slices.Repeat([]string{large}, 40)...); !errors.Is(b.Check(), epub.ErrTooLarge) {
		t.Errorf("40 large chapters: %v", b.Check())
	}
	data, _ := book(t, map[string]string{"OPS/img/a b.png": strings.Repeat("\x89PNG", 100)}, page("words"))
	at := bytes.Index(data, []byte("OPS/img/a b.png")) + len("OPS/img/a b.png")
	data[at] ^= 0xff // the packed picture makes no sense any more
	b, err := epub.Open(bytes.NewReader(data), int64(len(data)))
	if err != nil || b.Check() != nil {
		t.Errorf("a damaged picture: %v", err)
	}
}

func TestWhatIsNoBookIsRefused(t *testing.T) {
	for _, text := range []string{"", "PK", "%PDF-1.4"} {
		if _, err := epub.Open(strings.NewReader(text), int64(len(text))); !errors.Is(err, epub.ErrBroken) {
			t.Errorf("%q: %v", text, err)
		}
	}
	entity := `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "bbbb">]>` + page("<p>&a;&b;words</p>")
	_, b := book(t, nil, entity)
	if got, _ := b.HTML(0); strings.Contains(got, "root:") {
		t.Errorf("an entity fetched %s", got)
	}
	if _, err := b.HTML(7); !errors.Is(err, epub.ErrBroken) {
		t.Errorf("a section that is not there: %v", err)
	}
}
