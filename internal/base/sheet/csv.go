package sheet

import (
	"encoding/csv"
	"io"
)

func (t Table) csv(w io.Writer) error {
	// Excel takes a file for UTF-8 only when it begins with this mark.
	if _, err := io.WriteString(w, "\ufeff"); err != nil {
		return err
	}
	out := csv.NewWriter(w)
	out.Comma = t.separator()
	if err := out.Write(t.headings()); err != nil {
		return err
	}
	err := t.Each(func(cells ...any) error {
		line := make([]string, len(cells))
		for i, c := range cells {
			line[i] = t.plain(c)
		}
		return out.Write(line)
	})
	if err != nil {
		return err
	}
	out.Flush()
	return out.Error()
}

// plain is the CSV form of a cell. An amount that is owed is no formula.
func (t Table) plain(cell any) string {
	switch cell.(type) {
	case Money, int, int64, float64:
		return t.said(cell)
	}
	return marked(t.said(cell))
}
