package people

import (
	"context"
	"io"
	"strings"

	"myspace/internal/base/api"
	"myspace/internal/base/sheet"
	"myspace/internal/base/text"
)

// getRefusedRows hands out the rows that cannot be taken as they are, each as
// it stands in the file and with the reasons beside it: to be mended there and
// brought in again.
func (a *Area) getRefusedRows(ctx context.Context, in *struct{ ImportOptions }, body io.Reader) (api.Content, error) {
	im, err := a.receiveImport(ctx, in.ImportOptions, body)
	if err != nil {
		return nil, err
	}
	rows, err := im.plan(ctx, a.db)
	if err != nil {
		return nil, err
	}
	t := a.table(ctx, "import.refused_rows", nil)
	texts := t.Texts
	t.Each = func(add func(...any) error) error {
		for i, r := range rows {
			if r.Outcome != "refuse" && r.Outcome != "look" {
				continue
			}
			if err := add(im.withReasons(im.drafts[i], r, texts)...); err != nil {
				return err
			}
		}
		return nil
	}
	for _, c := range im.columns {
		t.Headings = append(t.Headings, c.Heading)
	}
	t.Headings = append(t.Headings, texts.T("import.reasons", nil))
	return t.As(sheet.XLSX), nil
}

// withReasons is a row as it came, and after it what is wrong with it.
func (im *importer) withReasons(d draft, r planned, texts text.Texts) (cells []any) {
	for i := range im.columns {
		cell := ""
		if i < len(d.row) {
			cell = d.row[i]
		}
		cells = append(cells, cell)
	}
	reasons := make([]string, len(r.Problems))
	for i, p := range r.Problems {
		if reasons[i] = texts.T(p.Code, p.Params); p.Field != "" {
			reasons[i] = heading(texts, p.Field) + ": " + reasons[i]
		}
	}
	return append(cells, strings.Join(reasons, " "))
}
