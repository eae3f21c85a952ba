package epub

import (
	"encoding/xml"
	"io"
	"strings"
)

// lenient reads XML as browsers do: what is misspelled is no reason to stop, and
// names that HTML knows are known. It never fetches anything.
func lenient(r io.Reader) *xml.Decoder {
	d := xml.NewDecoder(r)
	d.Strict = false
	d.AutoClose = xml.HTMLAutoClose
	d.Entity = xml.HTMLEntity
	d.CharsetReader = func(_ string, in io.Reader) (io.Reader, error) { return in, nil }
	return d
}

// readNav reads the contents of EPUB 3: links in lists in a nav.
func (b *Book) readNav(name string) {
	f, err := b.limited(name, maxPackage)
	if err != nil {
		return
	}
	defer func() { _ = f.Close() }()
	d := lenient(f)
	inside, level, href, said := false, -1, "", strings.Builder{}
	for len(b.Contents) < maxContents {
		token, err := d.Token()
		if err != nil {
			return
		}
		switch t := token.(type) {
		case xml.StartElement:
			switch t.Name.Local {
			case "nav":
				inside = attribute(t, "type") == "toc"
			case "ol":
				level++
			case "a":
				href = attribute(t, "href")
				said.Reset()
			}
		case xml.EndElement:
			switch t.Name.Local {
			case "nav":
				inside = false
			case "ol":
				level--
			case "a":
				if inside {
					b.enter(name, href, said.String(), level)
				}
			}
		case xml.CharData:
			said.Write(t)
		}
	}
}

type navPoint struct {
	Label   string `xml:"navLabel>text"`
	Content struct {
		Src string `xml:"src,attr"`
	} `xml:"content"`
	Points []navPoint `xml:"navPoint"`
}

// readNCX reads the contents of EPUB 2.
func (b *Book) readNCX(name string) {
	var ncx struct {
		Points []navPoint `xml:"navMap>navPoint"`
	}
	if name == "" || b.decode(name, &ncx) != nil {
		return
	}
	b.enterAll(name, ncx.Points, 0)
}

const maxLevel = 20

func (b *Book) enterAll(name string, points []navPoint, level int) {
	for _, p := range points {
		if level > maxLevel || len(b.Contents) >= maxContents {
			return
		}
		b.enter(name, p.Content.Src, p.Label, level)
		b.enterAll(name, p.Points, level+1)
	}
}

// enter adds a line of the contents that leads into the text.
func (b *Book) enter(from, href, title string, level int) {
	section := b.section(resolve(from, href))
	title = strings.Join(strings.Fields(title), " ")
	if section < 0 || title == "" {
		return
	}
	b.Contents = append(b.Contents, Entry{Title: title, Level: max(0, min(level, maxLevel)), Section: section, Anchor: anchorOf(href)})
}

func attribute(t xml.StartElement, name string) string {
	for _, a := range t.Attr {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}
