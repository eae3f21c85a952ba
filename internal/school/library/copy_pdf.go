package library

import (
	"context"
	"net/http"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/fault"
	"myspace/internal/base/pdf"
)

// mostLabels is how many are printed at once; more are refused, not left out.
const mostLabels = 2000

// labelSheet is a sheet of labels on A4, in millimetres. Labels stand in the middle of
// the sheet, apart from each other across only, as makers have it.
type labelSheet struct {
	across, down       int
	width, height, gap float64
	edge               float64 // that is left free within a label, at each side
}

// labelSheets are the common ones, by how many stand across and down.
var labelSheets = map[string]labelSheet{
	"3x8":  {3, 8, 70, 37, 0, 5},
	"3x7":  {3, 7, 63.5, 38.1, 2.5, 3},
	"2x7":  {2, 7, 99.1, 38.1, 2.5, 5},
	"5x13": {5, 13, 38.1, 21.2, 2.5, 2.5},
}

// printCopyLabels draws a label for each copy that the filter leaves: title,
// campus, barcode. What is lost or withdrawn needs none, unless it is asked for.
func (a *Area) printCopyLabels(ctx context.Context, in *struct {
	CopyFilter
	Books []string `query:"books" maxItems:"100" doc:"Only of these books."`
	Sheet string   `query:"sheet" default:"3x8" enum:"3x8,3x7,2x7,5x13" doc:"How many labels stand across and down: 70 × 37 mm, 63.5 × 38.1, 99.1 × 38.1, 38.1 × 21.2."`
	Start int      `query:"start" default:"1" minimum:"1" maximum:"65" doc:"The first label of the first sheet that is still there."`
	api.Link
},
) (api.Content, error) {
	sheet := labelSheets[in.Sheet]
	if in.Start > sheet.across*sheet.down {
		return nil, fault.On("start", "field.too_large", fault.Params{"limit": sheet.across * sheet.down})
	}
	all, err := findLabelled(ctx, a.db, access.From(ctx), in.CopyFilter, in.Books)
	if err != nil {
		return nil, err
	}
	switch {
	case len(all) == 0:
		return nil, fault.New(fault.NotFound, "copy.not_found")
	case len(all) > mostLabels:
		return nil, &fault.Error{Kind: fault.Invalid, Code: "copy.too_many_labels", Params: fault.Params{"limit": mostLabels}}
	}
	texts := a.Texts(ctx)
	title := texts.T("copy.labels", nil)
	return func(w http.ResponseWriter, _ *http.Request) error {
		d := labels{pdf.New(title, texts.Lang()), sheet}
		d.draw(all, in.Start-1)
		return d.Send(w, title+".pdf")
	}, nil
}

// labels are labels that are being drawn.
type labels struct {
	*pdf.Document
	labelSheet
}

// draw leaves the first labels of the first sheet out: they are gone.
func (d labels) draw(all []Copy, gone int) {
	left := (pdf.Width - float64(d.across)*d.width - float64(d.across-1)*d.gap) / 2
	top := (pdf.Height - float64(d.down)*d.height) / 2
	for i, c := range all {
		at := (i + gone) % (d.across * d.down)
		if at == 0 || i == 0 {
			d.AddPage()
		}
		d.label(left+float64(at%d.across)*(d.width+d.gap)+d.edge, top+float64(at/d.across)*d.height, c)
	}
}

// label is drawn in proportion to its height, with letters that can still be read.
func (d labels) label(x, y float64, c Copy) {
	share, room := d.height/37, d.width-2*d.edge
	letters := func(size float64, bold bool) { d.Letters(max(size*share, 6), bold) }
	d.Gray(0)
	letters(9, true)
	d.Say(x, y+7*share, room, c.Title)
	letters(7.5, false)
	d.Say(x, y+11*share, room, c.CampusName)
	d.Bars(x, y+14*share, min(room, 60), 12*share, c.Barcode)
	letters(9, false)
	d.Say(x, y+30.5*share, room, c.Barcode)
}
