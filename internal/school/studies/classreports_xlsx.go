package studies

import (
	"context"
	"fmt"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/sheet"
	"myspace/internal/school/campus"
)

// exportClassReports writes what the list shows under the same filters. Who may not
// know grades has no columns for them.
func (a *Area) exportClassReports(ctx context.Context, in *struct {
	ClassReportFilter
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	scope, t := access.From(ctx), a.Table(ctx, "report.title", nil)
	of, err := campus.NameOf(ctx, a.db, scope, in.Campus)
	if err != nil {
		return nil, err
	}
	var all []ClassReportLine
	for page := 1; ; page++ {
		l, err := findClassReports(ctx, a.db, scope, in.ClassReportFilter, page, classesAtOnce)
		if err != nil {
			return nil, err
		}
		if all = append(all, l.Items...); len(l.Items) < classesAtOnce {
			break
		}
	}
	marks := false
	for _, one := range all {
		marks = marks || one.SeesMarks
	}
	t.Of, t.Columns = of, classReportsExport(marks)
	t.Each = func(add func(...any) error) error {
		for _, one := range all {
			if err := add(one.cells(t, in.Format, marks)...); err != nil {
				return err
			}
		}
		return nil
	}
	return t.As(in.Format), nil
}

// classesAtOnce is how many classes are summed up at once, as in the list.
const classesAtOnce = 100

// classReportsExport are the headings, as translation keys.
func classReportsExport(marks bool) []string {
	keys := []string{"report.class", "report.campus", "report.curriculum", "report.years", "report.students"}
	if marks {
		keys = append(keys, "report.average", "report.passed", "report.compare.graded")
	}
	return append(keys, "report.presence", "report.complete", "report.courses_over", "report.warnings")
}

// cells are those of a class.
func (c ClassReportLine) cells(t sheet.Table, f sheet.Format, marks bool) []any {
	years := fmt.Sprintf("%d–%d", c.StartYear, c.EndYear)
	cells := []any{c.ClassCode, c.CampusName, c.CurriculumName, years, c.Students}
	switch {
	case marks && c.SeesMarks && c.Graded > 0:
		cells = append(cells, Grade{Graded, c.Mean}.cell(t.Texts, f), c.Passed, c.Graded)
	case marks:
		cells = append(cells, "", "", "")
	}
	return append(cells, rate(c.Presence.Present, c.Presence.Counted), c.Complete, c.Over, c.Warnings)
}
