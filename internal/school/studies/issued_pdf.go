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
	paperBottom = pdf.Height - pdf.Margin - 8
	// signRoom is what stamp, signature and QR code need at the end.
	signRoom = 60.0
	signWide = 78.0
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
	for i, y := range f.Years {
		p.classYear(y, i == len(f.Years)-1)
	}
	p.closing()
}

func (p *paper) write(out io.Writer) error {
	if err := p.Error(); err != nil {
		return err
	}
	return p.Output(out)
}

// t is a text of cards in the paper's languages.
func (p *paper) t(key string, params fault.Params) string { return p.say("card."+key, params) }

// say is a text in the paper's languages, side by side where they differ.
func (p *paper) say(key string, params fault.Params) string {
	said := p.texts[0].T(key, params)
	for _, other := range p.texts[1:] {
		if also := other.T(key, params); also != said {
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
	for i, texts := range p.texts {
		p.Say(x, y+float64(i)*height, signWide, said(texts))
	}
}

// page begins a page of the paper, with what stands below every one. Those after
// the first say whose they are: pages are lost apart.
func (p *paper) page() {
	p.AddPage()
	p.y = pdf.Margin
	if p.PageNo()-p.first > 1 {
		p.Gray(90)
		p.Letters(9, false)
		p.Say(pdf.Margin, p.y+3, pdf.Inside, p.figures.name()+" · "+p.title())
		p.line(p.y+5.5, pdf.Margin, pdf.Width-pdf.Margin, 0.3)
		p.y += 10
	}
	p.Gray(120)
	p.Letters(7.5, false)
	p.Say(pdf.Margin, pdf.Height-pdf.Margin, 150, p.footer())
	p.SayTo(pdf.Width-pdf.Margin, pdf.Height-pdf.Margin, strconv.Itoa(p.PageNo()-p.first))
}

func (p *paper) footer() string {
	said := p.figures.Campus + " · " + p.texts[0].T("card.number", fault.Params{"number": p.figures.Number})
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
func (p *paper) lines(height float64, said string) {
	for _, line := range p.Wrap(said, pdf.Inside) {
		p.room(height)
		p.Text(pdf.Margin, p.y+height*0.75, line)
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
	issuer := p.issuer()
	p.Gray(0)
	p.Letters(11, true)
	top := p.y
	all := p.atMost(2, 11, true, issuer, pdf.Width-pdf.Margin-x)
	p.y += 4 - float64(len(all)-1)*2
	p.below(x, 5, all)
	p.Gray(90)
	p.Letters(9, false)
	if place := p.place(); place != issuer {
		p.Say(x, p.y+4, pdf.Width-pdf.Margin-x, place)
	}
	p.y = top + 24
}

func (p *paper) issuer() string {
	if p.figures.Business == "" {
		return p.figures.Campus
	}
	return p.figures.Business
}

// atMost breaks a text into so many lines, in smaller letters where it needs more;
// what does not fit the smallest is cut.
func (p *paper) atMost(lines int, size float64, bold bool, said string, room float64) []string {
	for p.Letters(size, bold); size > 6.5 && len(p.Wrap(said, room)) > lines; p.Letters(size, bold) {
		size -= 0.5
	}
	all := p.Wrap(said, room)
	return all[:min(len(all), lines)]
}

// below writes lines that were broken already, one below the other.
func (p *paper) below(x, height float64, all []string) {
	for _, line := range all {
		p.Text(x, p.y+height*0.75, line)
		p.y += height
	}
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
	p.lines(8, p.title())
	p.Letters(14, true)
	p.lines(7, p.figures.name())
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
	right := pdf.Width - pdf.Margin - signWide
	p.Gray(60)
	p.Letters(9, false)
	p.each(right, y+4, 4, func(texts text.Texts) string {
		return texts.T("card.issued_on", fault.Params{"day": texts.LongDate(p.figures.Day)})
	})
	if p.figures.Stamp != "" {
		p.Whole(p.figures.Stamp, right+38, y+10, 38, 29, p.load(p.figures.Stamp))
	}
	p.line(y+41, right, right+signWide, 0.3)
	p.y = y + 42.5
	if p.figures.Signatory == "" {
		p.Gray(90)
		p.Letters(8.5, false)
		p.each(right, p.y+3, 4, func(texts text.Texts) string { return texts.T("card.signature", nil) })
	} else {
		p.Gray(0)
		p.below(right, 4.2, p.atMost(2, 9.5, true, p.figures.Signatory, signWide))
		p.Gray(90)
		p.below(right, 3.9, p.atMost(2, 8.5, false, p.figures.SignatoryTitle, signWide))
	}
	p.Code(pdf.Margin, y+7, qrSide, p.address)
	p.hint(pdf.Margin+qrSide+4, y+7, right-pdf.Margin-qrSide-10)
	p.y = y + signRoom
}

// hint says beside the QR code what it is for, in each language by itself.
func (p *paper) hint(x, y, room float64) {
	p.Gray(90)
	p.Letters(7.5, false)
	p.y = y
	site, _, _ := strings.Cut(p.address, "/check/")
	for _, texts := range p.texts {
		p.below(x, 3.6, p.Wrap(texts.T("card.check_hint", fault.Params{"site": site}), room))
		p.y += 1.5
	}
}
