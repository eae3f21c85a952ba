package epub

import (
	"cmp"
	"encoding/xml"
	"errors"
	"html"
	"io"
	"strconv"
	"strings"
)

// shown are the tags that come out; of others only what is in them does.
var shown = wordsOf(`p h1 h2 h3 h4 h5 h6 blockquote ul ol li dl dt dd em strong i b u s sub sup small code pre br hr
	table thead tbody tfoot tr td th caption figure figcaption section article aside div span a img ruby rt rp q cite abbr`)

// dropped are the tags of which nothing comes out: they do something, or belong to
// nobody who reads.
var dropped = wordsOf(`script style head title iframe frame object embed applet math form input button select textarea
	video audio source track template noscript link meta base canvas dialog`)

var empty = wordsOf(`br hr img`)

const (
	maxDepth = 200
	maxTags  = 100_000
)

func wordsOf(text string) map[string]bool {
	all := map[string]bool{}
	for w := range strings.FieldsSeq(text) {
		all[w] = true
	}
	return all
}

// HTML returns a section as tags of the set above. An anchor is data-id, a link
// within the book data-to ("3#anchor"), a picture data-n, its number; there are no
// other attributes but lang, dir, alt and the spans of cells. With ErrDamaged comes what
// could be read before the damage.
func (b *Book) HTML(section int) (string, error) {
	w := &writer{book: b}
	err := b.walk(section, w)
	return w.out.String(), err
}

// Text returns the words of a section, as they follow each other in HTML, likewise.
func (b *Book) Text(section int) (string, error) {
	w := &writer{book: b}
	err := b.walk(section, w)
	return w.text.String(), err
}

type writer struct {
	book      *Book
	name      string
	out, text strings.Builder
	open      []string // what is open; "" for what does not come out
	silent    int      // how many dropped tags are open
	drawings  int      // how many of them are drawings, of which the pictures come out
	tags      int
}

// walk reads a section as XML; one that is none is read as browsers read what is
// misspelled, from its beginning, so that nothing of it is missing.
func (b *Book) walk(section int, w *writer) error {
	if section < 0 || section >= len(b.Sections) {
		return ErrBroken
	}
	name := b.Sections[section].name
	for _, read := range []func(io.Reader, *writer) error{readXML, readMisspelled} {
		*w = writer{book: b, name: name}
		f, err := b.limited(name, maxSection)
		if err != nil {
			return ErrDamaged
		}
		err = read(f, w)
		_ = f.Close()
		if !errors.Is(err, errMisspelled) {
			return err
		}
	}
	return nil
}

// errMisspelled is that a section is no XML.
var errMisspelled = errors.New("epub: the section is misspelled")

func readXML(f io.Reader, w *writer) error {
	d := lenient(f)
	for {
		token, err := d.Token()
		switch {
		case errors.Is(err, ErrTooLarge):
			return err
		case errors.Is(err, io.EOF):
			w.closeAll()
			return nil
		case err != nil:
			return errMisspelled
		}
		if err := w.take(token); err != nil {
			return err
		}
	}
}

func (w *writer) take(token xml.Token) error {
	switch t := token.(type) {
	case xml.StartElement:
		return w.start(t)
	case xml.EndElement:
		w.end()
	case xml.CharData:
		if w.silent == 0 {
			w.words(string(t))
		}
	}
	return nil
}

// words writes what is read. Browsers leave out the blanks that a page begins with:
// places in the text are counted without them.
func (w *writer) words(s string) {
	if w.out.Len() == 0 {
		s = strings.TrimLeft(s, " \t\n\f\r")
	}
	w.out.WriteString(html.EscapeString(s))
	w.text.WriteString(s)
}

func (w *writer) start(t xml.StartElement) error {
	name := strings.ToLower(t.Name.Local)
	if w.tags++; w.tags > maxTags || len(w.open) >= maxDepth {
		return ErrTooLarge
	}
	switch {
	case name == "svg":
		w.silent++
		w.drawings++
		w.open = append(w.open, "~")
	case name == "image" && w.drawings > 0 && w.silent == w.drawings: // how covers are wrapped
		w.out.WriteString("<img" + w.attributes("img", t) + ">")
		w.open = append(w.open, "")
	case dropped[name]:
		w.silent++
		w.open = append(w.open, "-")
	case w.silent > 0 || !shown[name]:
		w.open = append(w.open, "")
	default:
		w.out.WriteString("<" + name + w.attributes(name, t) + ">")
		w.open = append(w.open, name)
	}
	return nil
}

func (w *writer) end() {
	if len(w.open) == 0 {
		return
	}
	name := w.open[len(w.open)-1]
	w.open = w.open[:len(w.open)-1]
	switch {
	case name == "-":
		w.silent--
	case name == "~":
		w.silent--
		w.drawings--
	case name != "" && !empty[name]:
		w.out.WriteString("</" + name + ">")
	}
}

func (w *writer) closeAll() {
	for len(w.open) > 0 {
		w.end()
	}
}

// attributes writes those that are harmless, with values of our own.
func (w *writer) attributes(tag string, t xml.StartElement) string {
	var all strings.Builder
	write := func(name, value string) { all.WriteString(` ` + name + `="` + html.EscapeString(value) + `"`) }
	if id := attribute(t, "id"); id != "" {
		write("data-id", id)
	}
	if lang := attribute(t, "lang"); isTag(lang) {
		write("lang", lang)
	}
	if dir := attribute(t, "dir"); dir == "ltr" || dir == "rtl" {
		write("dir", dir)
	}
	switch tag {
	case "a":
		href := attribute(t, "href")
		from := resolve(w.name, href)
		if strings.HasPrefix(href, "#") {
			from = w.name
		}
		if n := w.book.section(from); n >= 0 {
			write("data-to", strconv.Itoa(n)+"#"+anchorOf(href))
		}
	case "img":
		write("alt", attribute(t, "alt"))
		if n, ok := w.book.numbers[resolve(w.name, cmp.Or(attribute(t, "src"), attribute(t, "href")))]; ok {
			write("data-n", strconv.Itoa(n))
		}
	case "td", "th":
		for _, name := range []string{"colspan", "rowspan"} {
			if n, err := strconv.Atoi(attribute(t, name)); err == nil && n > 1 && n <= 100 {
				write(name, strconv.Itoa(n))
			}
		}
	}
	return all.String()
}

// isTag reports whether a text looks like the name of a language.
func isTag(s string) bool {
	return s != "" && len(s) <= 16 && !strings.ContainsFunc(s, func(r rune) bool {
		return r != '-' && (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') && (r < '0' || r > '9')
	})
}
