package studies

import (
	"strconv"

	"myspace/internal/base/fault"
	"myspace/internal/base/pdf"
)

// drawAward draws a certificate or a diploma: one page to be framed.
func (p *paper) drawAward() {
	p.page()
	p.SetDrawColor(120, 132, 150)
	p.SetLineWidth(0.8)
	p.Rect(8, 8, pdf.Width-16, pdf.Height-16, "D")
	p.SetLineWidth(0.25)
	p.Rect(10, 10, pdf.Width-20, pdf.Height-20, "D")
	p.y = pdf.Margin + 6
	p.letterhead()
	p.y += 26
	p.Gray(0)
	p.centered(30, true, 14, p.title())
	p.y += 10
	p.Gray(70)
	p.centered(12, false, 6, p.t("awarded_to", nil))
	p.y += 6
	p.Gray(0)
	p.centered(22, true, 10, p.figures.name())
	p.y += 6
	p.Gray(70)
	for _, y := range p.figures.Years {
		p.award(y)
	}
	p.seal(paperBottom - signRoom)
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
		p.centered(13, true, 7, p.t("mentions."+y.Mention, nil))
	}
}

// centered writes a text in the middle of the page, in as many lines as it needs.
func (p *paper) centered(size float64, bold bool, height float64, said string) {
	p.Letters(size, bold)
	for _, line := range p.Wrap(said, pdf.Inside-16) {
		p.Text((pdf.Width-p.GetStringWidth(line))/2, p.y+height*0.75, line)
		p.y += height
	}
}
