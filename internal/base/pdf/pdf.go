// Package pdf draws documents to print: A4, in a font that has the letters of
// every language we meet, with pictures and page numbers.
package pdf

import (
	_ "embed"
	"net/http"
	"strings"

	"codeberg.org/go-pdf/fpdf"

	"myspace/internal/base/clock"
	"myspace/internal/base/files"
)

// The size of the paper and of its margins, in millimetres.
const (
	Width  = 210.0
	Height = 297.0
	Margin = 15.0
	Inside = Width - 2*Margin
)

// font is DejaVu Sans Condensed: free to embed (fonts/LICENSE), narrow enough
// for lists, and with the letters of African languages, too. Only those that a
// document uses get into it.
const font = "DejaVu"

var (
	//go:embed fonts/DejaVuSansCondensed.ttf
	regular []byte
	//go:embed fonts/DejaVuSansCondensed-Bold.ttf
	bold []byte
)

// Document is a document that is being drawn. Errors wait until it is sent.
type Document struct {
	*fpdf.Fpdf
	pictures map[string]bool // by name, whether it can be shown
}

// New begins a document in a language.
func New(title, language string) *Document {
	d := &Document{Fpdf: fpdf.New("P", "mm", "A4", ""), pictures: map[string]bool{}}
	d.AddUTF8FontFromBytes(font, "", regular)
	d.AddUTF8FontFromBytes(font, "B", bold)
	d.SetMargins(Margin, Margin, Margin)
	d.SetAutoPageBreak(false, Margin)
	d.SetTitle(title, true)
	d.SetLang(language)
	d.SetCreator("My space", true)
	d.SetCreationDate(clock.Now().Time)
	d.Letters(8, false)
	return d
}

// Letters chooses size, in points, and weight of what is written next.
func (d *Document) Letters(size float64, isBold bool) {
	style := ""
	if isBold {
		style = "B"
	}
	d.SetFont(font, style, size)
}

// AddWidePage begins a page that lies on its side.
func (d *Document) AddWidePage() { d.AddPageFormat("L", fpdf.SizeType{Wd: Width, Ht: Height}) }

// Gray chooses how light what is written next is: 0 is black.
func (d *Document) Gray(level int) { d.SetTextColor(level, level, level) }

// Say writes one line at a place, shortened where it is wider than there is
// room, and returns how wide it is.
func (d *Document) Say(x, y, room float64, text string) float64 {
	text = d.fit(text, room)
	d.Text(x, y, text)
	return d.GetStringWidth(text)
}

// SayTo is Say that ends at a place.
func (d *Document) SayTo(x, y float64, text string) {
	d.Text(x-d.GetStringWidth(text), y, text)
}

// fit shortens a text to a width.
func (d *Document) fit(text string, room float64) string {
	text = strings.Map(shown, text)
	if d.GetStringWidth(text) <= room {
		return text
	}
	runes := []rune(text)
	for len(runes) > 0 && d.GetStringWidth(string(runes)+"…") > room {
		runes = runes[:len(runes)-1]
	}
	return strings.TrimRight(string(runes), " ") + "…"
}

// shown keeps to the letters that the library can write: those of the basic
// plane. Any other becomes a sign that something is missing.
func shown(r rune) rune {
	if r > 0xffff {
		return '\ufffd'
	}
	return r
}

// Send answers a request with the document.
func (d *Document) Send(w http.ResponseWriter, name string) error {
	if err := d.Error(); err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/pdf")
	w.Header().Set("Content-Disposition", files.Attachment(name))
	return d.Output(w)
}
