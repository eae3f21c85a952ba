package academic

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/sheet"
)

// courseExportColumns are the headings of an export, as translation keys.
var courseExportColumns = []string{"course.code", "course.name", "course.english_name", "course.edition", "course.hours", "course.description"}

// exportCourses writes what the list shows under the same filters.
func (a *Area) exportCourses(ctx context.Context, in *struct {
	CourseFilter
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	scope := access.From(ctx)
	t := a.Table(ctx, "course.list.title", courseExportColumns)
	t.Each = func(add func(...any) error) error {
		return eachCourse(ctx, a.db, scope, in.CourseFilter, func(c Course) error {
			return add(c.Code, c.Name, c.EnglishName, c.Edition, c.Hours, c.Description)
		})
	}
	return t.As(in.Format), nil
}
