package academic

import (
	"context"
	"net/http"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/sheet"
)

// courseHeadings are the headings of an export, as translation keys.
var courseHeadings = []string{"course.code", "course.name", "course.english_name", "course.edition", "course.hours", "course.description"}

// exportCourses writes what the list shows under the same filters.
func (a *Area) exportCourses(ctx context.Context, in *struct {
	CourseFilter
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	scope, texts := access.From(ctx), a.Texts(ctx)
	t := sheet.Table{Name: "courses", Each: func(add func(...any) error) error {
		return eachCourse(ctx, a.db, scope, in.CourseFilter, func(c Course) error {
			return add(c.Code, c.Name, c.EnglishName, c.Edition, c.Hours, c.Description)
		})
	}}
	for _, key := range courseHeadings {
		t.Headings = append(t.Headings, texts.T(key, nil))
	}
	return func(w http.ResponseWriter, req *http.Request) error { return t.Send(w, req, in.Format) }, nil
}
