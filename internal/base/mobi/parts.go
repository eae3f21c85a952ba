package mobi

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/net/html"

	"myspace/internal/base/epub"
)

// breaks is where a part of the text begins: at a new page of a MOBI, at a file of an
// AZW3.
var breaks = regexp.MustCompile(`(?i)<mbp:pagebreak[^>]*>|<html\b`)

// partsOf cuts a text where its chapters begin, and makes each well-formed.
func partsOf(text string) (parts []epub.Part, contents []epub.Entry) {
	from := 0
	take := func(to int) {
		xhtml, heading, empty := tidy(text[from:to])
		if empty {
			return
		}
		if heading != "" {
			contents = append(contents, epub.Entry{Title: heading, Section: len(parts)})
		}
		parts = append(parts, epub.Part{XHTML: xhtml})
	}
	for _, at := range breaks.FindAllStringIndex(text, -1) {
		take(at[0])
		from = at[0]
	}
	take(len(text))
	return parts, contents
}

const (
	picturePrefix = "picture-"
	maxOpen       = 100
	maxHeading    = 200
)

func pictureName(n int64) string { return picturePrefix + strconv.FormatInt(n, 10) }

var (
	headings = []string{"h1", "h2", "h3"}
	voids    = []string{"br", "hr", "img"}
	// unread are the tags whose words nobody reads.
	unread = []string{"head", "title", "style", "script", "guide", "metadata"}
)

// tidier writes tags as XML: each that is opened is closed, in its turn.
type tidier struct {
	out     strings.Builder
	open    []string
	heading strings.Builder
	headed  bool // whether the first heading is over
	read    bool // whether there is anything to read
}

// tidy makes a piece of a text well-formed. It also returns its first heading, and
// whether there is nothing to read in it.
func tidy(piece string) (xhtml, heading string, empty bool) {
	w := &tidier{}
	w.out.WriteString("<body>")
	z := html.NewTokenizer(strings.NewReader(piece))
	for kind := z.Next(); kind != html.ErrorToken; kind = z.Next() {
		switch t := z.Token(); kind {
		case html.TextToken:
			w.text(t.Data)
		case html.StartTagToken, html.SelfClosingTagToken:
			w.start(t, kind == html.SelfClosingTagToken)
		case html.EndTagToken:
			w.end(t.Data)
		}
	}
	for len(w.open) > 0 {
		w.end(w.open[len(w.open)-1])
	}
	w.out.WriteString("</body>")
	said := []rune(strings.Join(strings.Fields(w.heading.String()), " "))
	return w.out.String(), string(said[:min(len(said), maxHeading)]), !w.read
}

func (w *tidier) inside(tags []string) bool {
	return slices.ContainsFunc(w.open, func(tag string) bool { return slices.Contains(tags, tag) })
}

func (w *tidier) text(s string) {
	w.out.WriteString(html.EscapeString(s))
	if strings.TrimSpace(s) == "" || w.inside(unread) {
		return
	}
	w.read = true
	if !w.headed && w.inside(headings) {
		w.heading.WriteString(s)
	}
}

var names = regexp.MustCompile(`^[a-z][a-z0-9]*$`)

func (w *tidier) start(t html.Token, closed bool) {
	if !names.MatchString(t.Data) || t.Data == "html" || t.Data == "body" {
		return
	}
	if t.Data == "p" && len(w.open) > 0 && w.open[len(w.open)-1] == "p" {
		w.end("p") // a paragraph ends where the next begins
	}
	void := slices.Contains(voids, t.Data)
	if len(w.open) >= maxOpen && !void {
		return
	}
	w.out.WriteString("<" + t.Data)
	for _, a := range t.Attr {
		w.attribute(t.Data, a)
	}
	if void || closed {
		w.out.WriteString("/>")
		return
	}
	w.out.WriteString(">")
	w.open = append(w.open, t.Data)
}

// kindleNumber is what pictures of an AZW3 are called by, to the base of 32.
var kindleNumber = regexp.MustCompile(`^kindle:embed:([0-9A-V]{1,8})`)

func (w *tidier) attribute(tag string, a html.Attribute) {
	switch {
	case tag == "img" && a.Key == "recindex":
		if n, err := strconv.ParseInt(a.Val, 10, 32); err == nil {
			w.picture(n)
		}
	case tag == "img" && a.Key == "src":
		if m := kindleNumber.FindStringSubmatch(a.Val); m != nil {
			n, _ := strconv.ParseInt(m[1], 32, 64)
			w.picture(n)
		}
	case slices.Contains([]string{"alt", "lang", "dir", "colspan", "rowspan"}, a.Key):
		w.out.WriteString(" " + a.Key + `="` + html.EscapeString(a.Val) + `"`)
	}
}

func (w *tidier) picture(n int64) {
	w.read = true
	w.out.WriteString(` src="` + pictureName(n) + `"`)
}

// end closes a tag, and what is still open in it; what is not open is not closed.
func (w *tidier) end(tag string) {
	at := len(w.open) - 1
	for at >= 0 && w.open[at] != tag {
		at--
	}
	if at < 0 {
		return
	}
	w.headed = w.headed || slices.Contains(headings, tag) && w.heading.Len() > 0
	for i := len(w.open) - 1; i >= at; i-- {
		w.out.WriteString("</" + w.open[i] + ">")
	}
	w.open = w.open[:at]
}
