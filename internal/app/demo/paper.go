package demo

import (
	"bytes"
	"fmt"
	"strings"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
)

// paper is a document of a campus, to be written as a small PDF.
type paper struct {
	title, issuer string
	color         uint32
	text          string // a line that begins with # is a heading; an empty one ends a paragraph
}

// A4 in points, and how a page is laid out on it.
const (
	pageWidth, pageHeight = 595, 842
	margin, bottom        = 68, 64
)

// style is how a line of text looks.
type style struct {
	font       string
	size, lead int
	gray       float64
}

var (
	titleStyle   = style{"F2", 22, 30, 0.1}
	issuerStyle  = style{"F1", 11, 34, 0.4}
	headingStyle = style{"F2", 12, 19, 0.1}
	textStyle    = style{"F1", 11, 15, 0.2}
)

// writer lays lines out on pages, from top to bottom.
type writer struct {
	color uint32
	pages []*bytes.Buffer
	y     int
}

// pdf writes the document. It needs no font file: every reader has Helvetica.
func (p paper) pdf() []byte {
	w := &writer{color: p.color}
	w.newPage()
	w.write(titleStyle, p.title)
	w.write(issuerStyle, p.issuer)
	for line := range strings.Lines(p.text) {
		line = strings.TrimSpace(line)
		if heading, ok := strings.CutPrefix(line, "# "); ok {
			w.keepTogether(60)
			w.write(headingStyle, heading)
		} else if line == "" {
			w.y -= textStyle.lead * 2 / 3
		} else {
			w.write(textStyle, line)
		}
	}
	return w.assemble(p.title)
}

func (w *writer) newPage() {
	w.pages = append(w.pages, &bytes.Buffer{})
	r, g, b := float64(w.color>>16&255)/255, float64(w.color>>8&255)/255, float64(w.color&255)/255
	w.draw("%.3f %.3f %.3f rg %d %d %d 10 re f\n", r, g, b, 0, pageHeight-10, pageWidth)
	w.y = pageHeight - margin - 12
}

// keepTogether begins a new page where fewer points than these are left.
func (w *writer) keepTogether(points int) {
	if w.y < bottom+points {
		w.newPage()
	}
}

// draw adds drawing operators to the current page.
func (w *writer) draw(format string, args ...any) {
	fmt.Fprintf(w.pages[len(w.pages)-1], format, args...)
}

func (w *writer) write(s style, text string) {
	for _, line := range wrap(text, float64(pageWidth-2*margin), s.size) {
		w.keepTogether(0)
		w.draw("BT %.2f g /%s %d Tf %d %d Td %s Tj ET\n", s.gray, s.font, s.size, margin, w.y, literal(line))
		w.y -= s.lead
	}
}

// assemble puts the pages into a file: objects, and a table of where each is.
func (w *writer) assemble(title string) []byte {
	const first = 6 // the number of the first page's object
	objects := []string{
		"<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >> >>", "",
		"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
		"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
		"<< /Title " + literal(title) + " >>",
	}
	var kids []string
	for i, page := range w.pages {
		footer := fmt.Sprintf("%d / %d", i+1, len(w.pages))
		fmt.Fprintf(page, "BT 0.5 g /F1 9 Tf %d 40 Td %s Tj ET\n", pageWidth-margin-int(width(footer, 9)), literal(footer))
		kids = append(kids, fmt.Sprintf("%d 0 R", first+2*i))
		objects = append(
			objects,
			fmt.Sprintf("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 %d %d] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents %d 0 R >>",
				pageWidth, pageHeight, first+2*i+1),
			fmt.Sprintf("<< /Length %d >>\nstream\n%sendstream", page.Len(), page),
		)
	}
	objects[1] = fmt.Sprintf("<< /Type /Pages /Kids [%s] /Count %d >>", strings.Join(kids, " "), len(kids))
	return file(objects)
}

func file(objects []string) []byte {
	var b bytes.Buffer
	b.WriteString("%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")
	places := make([]int, len(objects))
	for i, o := range objects {
		places[i] = b.Len()
		fmt.Fprintf(&b, "%d 0 obj\n%s\nendobj\n", i+1, o)
	}
	start, size := b.Len(), len(objects)+1
	fmt.Fprintf(&b, "xref\n0 %d\n0000000000 65535 f \n", size)
	for _, place := range places {
		fmt.Fprintf(&b, "%010d 00000 n \n", place)
	}
	fmt.Fprintf(&b, "trailer\n<< /Size %d /Root 1 0 R /Info 5 0 R >>\nstartxref\n%d\n%%%%EOF\n", size, start)
	return b.Bytes()
}

// literal writes a text as PDF does, in the encoding of its fonts.
func literal(s string) string {
	encoded, err := encoding.ReplaceUnsupported(charmap.Windows1252.NewEncoder()).String(s)
	if err != nil {
		encoded = s
	}
	return "(" + strings.NewReplacer(`\`, `\\`, "(", `\(`, ")", `\)`).Replace(encoded) + ")"
}

// wrap breaks a text into lines that are at most so many points wide.
func wrap(text string, limit float64, size int) (lines []string) {
	line := ""
	for word := range strings.FieldsSeq(text) {
		longer := strings.TrimSpace(line + " " + word)
		if line != "" && width(longer, size) > limit {
			lines, longer = append(lines, line), word
		}
		line = longer
	}
	return append(lines, line)
}

// helvetica holds how wide the letters from space to tilde are, in thousandths
// of their size; all others are taken for as wide as most are.
var helvetica = [...]int{
	278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
	1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
	333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
}

func width(text string, size int) float64 {
	sum := 0
	for _, r := range text {
		if i := int(r) - ' '; i >= 0 && i < len(helvetica) {
			sum += helvetica[i]
		} else {
			sum += 556
		}
	}
	return float64(sum*size) / 1000
}
