package studies

import (
	"context"
	"io"
	"strconv"
	"strings"

	"myspace/internal/base/fault"
	"myspace/internal/base/pdf"
	"myspace/internal/base/text"
)

// The measures of a paper, in millimetres.
const (
	paperBottom = pdf.Height - pdf.Margin - 12
	// signRoom is what stamp, signature and QR code need at the end.
	signRoom = 62.0
	qrSide   = 27.0
)

// paper is papers that are being drawn, one after the other, in one document.
type paper struct {
	*pdf.Document
	load    func(hash string) func() ([]byte, error)
	figures Figures
	texts   []text.Texts
	address string
	y       float64
	first   int // its first page
}

// newPaper begins a document of papers.
func (a *Area) newPaper(ctx context.Context, title, language string) *paper {
	return &paper{Document: pdf.New(title, language), load: func(hash string) func() ([]byte, error) {
		return func() ([]byte, error) {
			f, err := a.Files.Open(ctx, hash)
			if err != nil {
				return nil, err
			}
			defer f.Close()
			return io.ReadAll(io.LimitReader(f, maxPDF))
		}
	}}
}

// add draws one paper, with the address behind its QR code.
func (p *paper) add(f Figures, texts []text.Texts, address string) {
	p.figures, p.texts, p.address, p.first = f, texts, address, p.PageNo()
	if f.Kind == Certificate || f.Kind == Diploma {
		p.drawAward()
		return
	}
	p.page()
	p.opening()
	for _, y := range f.Years {
		p.classYear(y)
	}
	p.closing()
}

func (p *paper) write(out io.Writer) error {
	if err := p.Error(); err != nil {
		return err
	}
	return p.Output(out)
}

// t is a text in the paper's languages, side by side where they differ.
func (p *paper) t(key string, params fault.Params) string {
	said := p.texts[0].T("card."+key, params)
	for _, other := range p.texts[1:] {
		if also := other.T("card."+key, params); also != said {
			said += " / " + also
		}
	}
	return said
}

// title is what the paper is called.
func (p *paper) title() string {
	all := []string{}
	for _, texts := range p.texts {
		if name := texts.T("issued.kind."+p.figures.Kind, nil); len(all) == 0 || all[0] != name {
			all = append(all, name)
		}
	}
	return strings.Join(all, " / ")
}

// each writes a text in each of the paper's languages, one below the other.
func (p *paper) each(x, y, height float64, said func(text.Texts) string) {
	const room = 78
	for i, texts := range p.texts {
		p.Say(x, y+float64(i)*height, room, said(texts))
	}
}

// page begins a page of the paper, with what stands below every one.
func (p *paper) page() {
	p.AddPage()
	p.Gray(120)
	p.Letters(7.5, false)
	p.Say(pdf.Margin, pdf.Height-pdf.Margin, 150, p.footer())
	p.SayTo(pdf.Width-pdf.Margin, pdf.Height-pdf.Margin, strconv.Itoa(p.PageNo()-p.first))
	p.y = pdf.Margin
}

func (p *paper) footer() string {
	said := p.figures.Campus + " · " + p.t("number", fault.Params{"number": p.figures.Number})
	if p.figures.Edition > 1 {
		said += " · " + p.t("edition", fault.Params{"edition": p.figures.Edition})
	}
	return said
}

// room begins another page where there is too little left of this one.
func (p *paper) room(height float64) bool {
	if p.y+height <= paperBottom {
		return false
	}
	p.page()
	return true
}

// lines writes a text in as many lines as it needs, and goes on below it.
func (p *paper) lines(x, room, height float64, said string) {
	for _, line := range p.Wrap(said, room) {
		p.room(height)
		p.Text(x, p.y+height*0.75, line)
		p.y += height
	}
}

func (p *paper) line(y, from, to, width float64) {
	p.SetDrawColor(190, 196, 204)
	p.SetLineWidth(width)
	p.Line(from, y, to, y)
}

// letterhead is who issues the paper: the logo, and the name beside it.
func (p *paper) letterhead() {
	x := pdf.Margin
	if p.figures.Logo != "" {
		if w := p.Whole(p.figures.Logo, x, p.y, 42, 18, p.load(p.figures.Logo)); w > 0 {
			x += w + 5
		}
	}
	issuer := p.figures.Business
	if issuer == "" {
		issuer = p.figures.Campus
	}
	p.Gray(0)
	p.Letters(11, true)
	p.Say(x, p.y+8, pdf.Width-pdf.Margin-x, issuer)
	p.Gray(90)
	p.Letters(9, false)
	if place := p.place(); place != issuer {
		p.Say(x, p.y+13, pdf.Width-pdf.Margin-x, place)
	}
	p.y += 24
}

// place is the campus and its town, said once where they are the same.
func (p *paper) place() string {
	if p.figures.City == "" || p.figures.City == p.figures.Campus {
		return p.figures.Campus
	}
	return p.figures.Campus + " · " + p.figures.City
}

func (p *paper) opening() {
	p.letterhead()
	p.Gray(0)
	p.Letters(18, true)
	p.lines(pdf.Margin, pdf.Inside, 8, p.title())
	p.Letters(14, true)
	p.lines(pdf.Margin, pdf.Inside, 7, p.figures.name())
	p.y += 2
	p.line(p.y, pdf.Margin, pdf.Width-pdf.Margin, 0.6)
	p.y += 3
}

// closing is where and when it was issued, who signs, the stamp, and the QR code
// by which the paper is checked.
func (p *paper) closing() {
	p.room(signRoom)
	p.y = max(p.y+6, paperBottom-signRoom)
	p.seal(p.y)
}

func (p *paper) seal(y float64) {
	right := pdf.Width - pdf.Margin - 78
	p.Gray(60)
	p.Letters(9, false)
	p.each(right, y+5, 4, func(texts text.Texts) string {
		return texts.T("card.issued_on", fault.Params{"day": texts.LongDate(p.figures.Day)})
	})
	if p.figures.Stamp != "" {
		p.Whole(p.figures.Stamp, right+38, y+11, 38, 29, p.load(p.figures.Stamp))
	}
	p.line(y+42, right, right+78, 0.3)
	p.Gray(0)
	p.Letters(9.5, true)
	if p.figures.Signatory == "" {
		p.Gray(90)
		p.Letters(8.5, false)
		p.each(right, y+46.5, 4, func(texts text.Texts) string { return texts.T("card.signature", nil) })
	} else {
		p.Say(right, y+47, 78, p.figures.Signatory)
		p.Gray(90)
		p.Letters(8.5, false)
		p.Say(right, y+51.5, 78, p.figures.SignatoryTitle)
	}
	p.Code(pdf.Margin, y+8, qrSide, p.address)
	p.Gray(90)
	p.Letters(7.5, false)
	p.y = y + 9
	site, _, _ := strings.Cut(p.address, "/check/")
	p.lines(pdf.Margin+qrSide+4, right-pdf.Margin-qrSide-10, 3.8, p.t("check_hint", fault.Params{"site": site}))
	p.y = y + signRoom
}
