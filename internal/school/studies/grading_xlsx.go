package studies

import (
	"context"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/sheet"
	"myspace/internal/base/text"
)

// exportedAttempts is how many grades of somebody an export has a column for:
// the first one and its retakes.
const exportedAttempts = 3

// gradeExportColumns are the headings of an export, as translation keys. The
// last one tells an import whose row it is.
var gradeExportColumns = []string{
	"grade.export.last_name", "grade.export.first_name", "grade.export.attempt_0", "grade.export.attempt_1", "grade.export.attempt_2",
	"grade.export.counts", "grade.export.comment", "grade.export.reference",
}

// exportGrades writes a grade sheet, to be read or to be filled in and sent back.
func (a *Area) exportGrades(ctx context.Context, in *struct {
	SheetID
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	s, err := findGradeSheet(ctx, a.db, access.From(ctx), in.SheetID)
	if err != nil {
		return nil, err
	}
	g, err := a.gradesOf(ctx, a.db, in.SheetID, s)
	if err != nil {
		return nil, err
	}
	t := a.Table(ctx, "grade.export.title", gradeExportColumns)
	t.Of = g.CourseCode + " " + g.ClassCode
	t.Each = func(add func(...any) error) error {
		for _, who := range g.Students {
			cells := []any{who.LastName, who.FirstName}
			for i := range exportedAttempts {
				cells = append(cells, gradeIn(who, i).cell(t.Texts, in.Format))
			}
			cells = append(cells, who.Counts.cell(t.Texts, in.Format), gradeIn(who, 0).Comment, who.EnrollmentID)
			if err := add(cells...); err != nil {
				return err
			}
		}
		return nil
	}
	return t.As(in.Format), nil
}

// gradeIn is what stands in a cell of a student.
func gradeIn(who GradeStudent, attempt int) GradeCell {
	for _, a := range who.Attempts {
		if a.Attempt == attempt {
			return a.GradeCell
		}
	}
	return GradeCell{}
}

// cell is a grade in a table: a number, or the word of the reader.
func (g Grade) cell(texts text.Texts, f sheet.Format) any {
	switch {
	case g.State == noGrade:
		return ""
	case g.State != Graded:
		return texts.T("grade.state."+g.State, nil)
	case f == sheet.XLSX:
		return float64(g.Points) / 100
	case texts.Lang() == "en":
		return g.Points.Decimal()
	default:
		return strings.Replace(g.Points.Decimal(), ".", ",", 1)
	}
}
