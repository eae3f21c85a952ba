package academic

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/sheet"
)

// curriculumExportColumns are the headings of an export, as translation keys:
// a row for each course, so that the whole programme is in the file.
var curriculumExportColumns = []string{
	"curriculum.name", "curriculum.number", "curriculum.programme", "curriculum.level", "course.code", "curriculum.course", "curriculum.course_edition",
	"curriculum.hours_label", "curriculum.classes", "curriculum.archived", "curriculum.updated",
}

// exportCurricula writes what the list shows under the same filters.
func (a *Area) exportCurricula(ctx context.Context, in *struct {
	CurriculumFilter
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	scope := access.From(ctx)
	t := a.Table(ctx, "curriculum.list.title", curriculumExportColumns)
	t.Each = func(add func(...any) error) error {
		return api.EachPage(func(p api.Paging) (db.List[Curriculum], error) {
			return findCurricula(ctx, a.db, scope, in.CurriculumFilter, p)
		}, func(c Curriculum) error {
			row := func(course CurriculumCourse, level, hours any) error {
				return add(c.Name, c.Number, t.Texts.T("class.programmes."+c.Programme, nil), level, course.Code, course.Name, course.Edition,
					hours, c.ClassCount, c.Archived, dayOf(scope, c.UpdatedAt))
			}
			for _, course := range c.Courses {
				if err := row(course, course.Level, course.Hours); err != nil {
					return err
				}
			}
			if len(c.Courses) > 0 {
				return nil
			}
			return row(CurriculumCourse{}, "", "")
		})
	}
	return t.As(in.Format), nil
}
