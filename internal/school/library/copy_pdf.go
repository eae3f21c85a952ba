package library

import (
	"context"
	"net/http"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/fault"
	"myspace/internal/base/pdf"
)

// The measures of the labels, in millimetres: the common sheet of 3 × 8, 70 by 37.
const (
	labelWidth, labelHeight = 70.0, 37.0
	labelsAcross            = 3
	labelsDown              = 8
	labelTop                = 0.5
	labelInside             = 60.0
	mostLabels              = 480
)

// printCopyLabels draws a label for each copy that the filter leaves: title,
// campus, barcode.
func (a *Area) printCopyLabels(ctx context.Context, in *struct {
	CopyFilter
	api.Link
},
) (api.Content, error) {
	scope := access.From(ctx)
	l, err := findCopies(ctx, a.db, scope, in.CopyFilter, api.Paging{Page: 1, PageSize: mostLabels})
	if err != nil {
		return nil, err
	}
	if len(l.Items) == 0 {
		return nil, fault.New(fault.NotFound, "copy.not_found")
	}
	texts := a.Texts(ctx)
	title := texts.T("copy.labels", nil)
	return func(w http.ResponseWriter, _ *http.Request) error {
		d := labels{pdf.New(title, texts.Lang())}
		d.draw(l.Items)
		return d.Send(w, title+".pdf")
	}, nil
}

// labels are labels that are being drawn.
type labels struct{ *pdf.Document }

func (d labels) draw(all []Copy) {
	for i, c := range all {
		at := i % (labelsAcross * labelsDown)
		if at == 0 {
			d.AddPage()
		}
		x := float64(at%labelsAcross)*labelWidth + (labelWidth-labelInside)/2
		y := labelTop + float64(at/labelsAcross)*labelHeight
		d.label(x, y, c)
	}
}

func (d labels) label(x, y float64, c Copy) {
	d.Gray(0)
	d.Letters(9, true)
	d.Say(x, y+7, labelInside, c.Title)
	d.Letters(7.5, false)
	d.Say(x, y+11, labelInside, c.CampusName)
	d.Bars(x, y+14, labelInside, 12, c.Barcode)
	d.Letters(9, false)
	d.Say(x, y+30.5, labelInside, c.Barcode)
}
