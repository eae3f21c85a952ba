package intake

import (
	"strings"

	"myspace/internal/base/api"
	"myspace/internal/base/sheet"
	"myspace/internal/base/text"
)

// Refused hands out the rows that are not taken, since they cannot be as they
// are, or since somebody said so: each as it stands in the file and with the
// reasons beside it, to be mended there and brought in again.
func Refused[R Planned](t sheet.Table, s *Sheet, rows []R, by Ticks) api.Content {
	texts := t.Texts
	settle(by, rows)
	t.Each = func(add func(...any) error) error {
		for i, one := range rows {
			r := one.Row()
			if r.Outcome != refuse && r.Outcome != look && r.Outcome != leave {
				continue
			}
			if err := add(s.withReasons(s.Lines[i], r, texts)...); err != nil {
				return err
			}
		}
		return nil
	}
	for _, c := range s.Columns {
		t.Headings = append(t.Headings, c.Heading)
	}
	t.Headings = append(t.Headings, texts.T("import.reasons", nil))
	return t.As(sheet.XLSX)
}

// withReasons is a row as it came, and after it what is wrong with it.
func (s *Sheet) withReasons(l Line, r *ImportRow, texts text.Texts) (cells []any) {
	for i := range s.Columns {
		cell := ""
		if i < len(l.Raw) {
			cell = l.Raw[i]
		}
		cells = append(cells, cell)
	}
	var reasons []string
	for _, p := range r.Problems {
		reason := texts.T(p.Code, p.Params)
		if p.Field != "" {
			reason = s.form.heading(texts, p.Field) + ": " + reason
		}
		reasons = append(reasons, reason)
	}
	if r.Outcome == leave {
		reasons = append(reasons, texts.T("import.left_by_hand", nil))
	}
	return append(cells, strings.Join(reasons, " "))
}
