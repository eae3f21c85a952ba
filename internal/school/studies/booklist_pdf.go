package studies

import (
	"context"
	"net/http"
	"strconv"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
	"myspace/internal/base/pdf"
	"myspace/internal/base/text"
)

// The measures of a list to be signed, in millimetres: A4 on its side, each
// student with a box for every book and room for his name by his own hand.
const (
	signTop     = pdf.Margin + 44
	signRow     = 9.4
	signDown    = 13 // rows on a page
	signName    = 56.0
	signBook    = 15.5
	signSelf    = 62.0
	signTitle   = 25.0
	boxSide     = 4.4
	signsAcross = 9
)

// printBookList draws a list to be signed: what was received already is ticked.
func (a *Area) printBookList(ctx context.Context, in *struct {
	api.ID
	api.Link
},
) (api.Content, error) {
	s, err := a.sheetOf(ctx, in.ID.ID)
	if err != nil {
		return nil, err
	}
	d := signing{BookListSheet: s, texts: a.Texts(ctx), today: clock.Today(access.From(ctx).Actor().TimeZone)}
	return func(w http.ResponseWriter, _ *http.Request) error { return d.draw().Send(w, s.Name+".pdf") }, nil
}

// signing is a list that is being drawn.
type signing struct {
	*pdf.Document
	BookListSheet
	texts text.Texts
	today clock.Date
}

func (d *signing) t(key string) string { return d.texts.T("booklist."+key, nil) }

func (d *signing) draw() *pdf.Document {
	d.Document = pdf.New(d.Name, d.texts.Lang())
	for first := 0; first == 0 || first < len(d.Books); first += signsAcross {
		books := d.Books[first:min(first+signsAcross, len(d.Books))]
		for row := 0; row == 0 || row < len(d.Students); row += signDown {
			d.page(books, d.Students[row:min(row+signDown, len(d.Students))])
		}
	}
	return d.Document
}

func (d *signing) page(books []ListBook, students []ListStudent) {
	d.AddWidePage()
	d.head()
	for i, b := range books {
		d.title(d.atBook(i), b.Title)
	}
	d.Gray(60)
	d.Letters(8, true)
	d.Say(pdf.Margin, signTop-2.5, signName-2, d.t("student"))
	d.Say(wide-pdf.Margin-signSelf, signTop-2.5, signSelf, d.t("signature"))
	for i, who := range students {
		d.row(signTop+float64(i)*signRow, who, books)
	}
	d.line(signTop + float64(len(students))*signRow)
}

func (d *signing) atBook(i int) float64 { return pdf.Margin + signName + float64(i)*signBook }

func (d *signing) head() {
	d.Gray(0)
	d.Letters(15, true)
	d.Say(pdf.Margin, pdf.Margin+6, 190, d.Name)
	d.Gray(90)
	d.Letters(9.5, false)
	d.Say(pdf.Margin, pdf.Margin+12, 190, strings.Join([]string{d.CampusName, d.texts.T("booklist.count_students", fault.Params{"count": len(d.Students)})}, " · "))
	d.Gray(120)
	d.Letters(8, false)
	d.Say(pdf.Margin, tall-pdf.Margin, 150, d.texts.T("roster.printed", fault.Params{"date": d.texts.LongDate(d.today)}))
	d.SayTo(wide-pdf.Margin, tall-pdf.Margin, strconv.Itoa(d.PageNo()))
}

// title writes the title of a book upwards, in two lines at most, so that many
// stand beside each other.
func (d *signing) title(x float64, title string) {
	d.Gray(0)
	d.Letters(7.5, false)
	lines := d.Wrap(title, signTitle)
	if len(lines) > 2 {
		lines = []string{lines[0], strings.Join(lines[1:], " ")}
	}
	for i, said := range lines {
		at := x + 4.5 + 3.4*float64(i)
		d.TransformBegin()
		d.TransformRotate(90, at, signTop-2)
		d.Say(at, signTop-2, signTitle, said)
		d.TransformEnd()
	}
}

func (d *signing) line(y float64) {
	d.SetDrawColor(200, 204, 210)
	d.SetLineWidth(0.2)
	d.Line(pdf.Margin, y, wide-pdf.Margin, y)
}

func (d *signing) row(y float64, who ListStudent, books []ListBook) {
	d.line(y)
	d.Gray(0)
	d.Letters(9, true)
	d.Say(pdf.Margin, y+4.2, signName-2, who.LastName)
	d.Letters(8.5, false)
	d.Say(pdf.Margin, y+8, signName-2, who.FirstName)
	d.SetDrawColor(90, 94, 100)
	for i, b := range books {
		x := d.atBook(i) + 2
		d.Rect(x, y+2.5, boxSide, boxSide, "D")
		if who.tick(b.Number, Received).Stands {
			d.SetLineWidth(0.5)
			d.Line(x+0.9, y+4.9, x+1.9, y+6)
			d.Line(x+1.9, y+6, x+3.6, y+3.4)
			d.SetLineWidth(0.2)
		}
	}
}
