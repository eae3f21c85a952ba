package studies

import (
	"strconv"

	"myspace/internal/base/fault"
	"myspace/internal/base/pdf"
)

// awardRoom is how wide a line of an award may be.
const awardRoom = pdf.Inside - 16

// drawAward draws a certificate or a diploma: one page to be framed.
func (p *paper) drawAward() {
	p.page()
	p.SetDrawColor(120, 132, 150)
	p.SetLineWidth(0.8)
	p.Rect(8, 8, pdf.Width-16, pdf.Height-16, "D")
	p.SetLineWidth(0.25)
	p.Rect(10, 10, pdf.Width-20, pdf.Height-20, "D")
	p.crest()
	p.y += 12
	p.Gray(0)
	for i, texts := range p.texts {
		size := 30 - float64(i)*10 // the second language is the smaller
		if name := texts.T("issued.kind."+p.figures.Kind, nil); i == 0 || name != p.texts[0].T("issued.kind."+p.figures.Kind, nil) {
			p.centered(size, i == 0, size/2-1, name)
		}
	}
	p.y += 9
	p.Gray(70)
	p.centered(12, false, 6, p.t("awarded_to", nil))
	p.y += 6
	p.Gray(0)
	size := 22.0 // what is very long must not reach the signature
	for p.Letters(size, true); size > 13 && len(p.Wrap(p.figures.name(), awardRoom)) > 3; p.Letters(size, true) {
		size--
	}
	p.centered(size, true, size/2.2, p.figures.name())
	p.y += 3
	p.line(p.y, pdf.Width/2-25, pdf.Width/2+25, 0.5)
	p.y += 6
	p.Gray(70)
	for _, y := range p.figures.Years {
		p.award(y)
	}
	p.seal(paperBottom - signRoom - 2)
}

// crest is who gives it: the logo, and the name below, in the middle.
func (p *paper) crest() {
	p.y = pdf.Margin + 8
	if p.figures.Logo != "" && p.Middle(p.figures.Logo, pdf.Width/2, p.y, 70, 26, p.load(p.figures.Logo)) {
		p.y += 31
	} else {
		p.y += 8
	}
	p.Gray(0)
	p.centered(13, true, 6.5, p.issuer())
	if place := p.place(); place != p.issuer() {
		p.Gray(90)
		p.centered(10, false, 5.5, place)
	}
}

// award says for what it is given.
func (p *paper) award(y ClassYear) {
	for _, texts := range p.texts {
		p.centered(12, false, 6.5, texts.T("card.award."+p.figures.Kind, fault.Params{
			"campus": p.figures.Campus, "from": strconv.Itoa(y.StartYear), "to": strconv.Itoa(y.EndYear),
		}))
		p.y++
	}
	if y.Mention != "" && y.Mention != NotPassed {
		p.y += 6
		p.centered(9, false, 5, p.t("mention", nil))
		p.Gray(0)
		p.centered(13, true, 7, p.say("report.mentions."+y.Mention, nil))
	}
}

// centered writes a text in the middle of the page, in as many lines as it needs.
func (p *paper) centered(size float64, bold bool, height float64, said string) {
	p.Letters(size, bold)
	for _, line := range p.Wrap(said, awardRoom) {
		p.Text((pdf.Width-p.GetStringWidth(line))/2, p.y+height*0.75, line)
		p.y += height
	}
}
