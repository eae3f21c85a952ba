package studies

import (
	"slices"
	"strconv"

	"myspace/internal/base/sheet"
)

// table is a comparison as a table; years of which nothing is known are left out.
func (c Comparison) table(t sheet.Table, f sheet.Format) sheet.Table {
	of := func(key string) string { return t.Texts.T("report."+key, nil) }
	marks := slices.ContainsFunc(c.Items, func(one Compared) bool { return one.SeesMarks })
	t.Headings = []string{of("campus")}
	if c.By == "class" {
		t.Headings = append(t.Headings, of("class"))
	}
	t.Headings = append(t.Headings, of("compare.year"))
	if marks {
		t.Headings = append(t.Headings, of("average"), of("compare.graded"), of("passed"), of("compare.passed"))
	}
	t.Headings = append(t.Headings, of("presence"))
	t.Distinct = true
	t.Each = func(add func(...any) error) error {
		for _, one := range c.Items {
			for i, year := range c.Years {
				if y := one.Years[i]; y != (ComparedYear{}) {
					if err := add(c.cells(t, f, one, year, y, marks)...); err != nil {
						return err
					}
				}
			}
		}
		return nil
	}
	return t
}

func (c Comparison) cells(t sheet.Table, f sheet.Format, one Compared, year int, y ComparedYear, marks bool) []any {
	cells := []any{one.CampusName}
	if c.By == "class" {
		cells = append(cells, one.Name)
	}
	cells = append(cells, schoolYear(year))
	switch {
	case marks && y.Graded > 0:
		cells = append(cells, Grade{Graded, y.Mean}.cell(t.Texts, f), y.Graded, y.Passed, rate(y.Passed, y.Graded))
	case marks:
		cells = append(cells, "", "", "", "")
	}
	return append(cells, rate(y.Present, y.Counted))
}

// schoolYear is a school year as people write it.
func schoolYear(year int) string { return strconv.Itoa(year) + "–" + strconv.Itoa(year+1) }
