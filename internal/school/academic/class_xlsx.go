package academic

import (
	"context"
	"net/http"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/sheet"
)

// classHeadings are the headings of an export, as translation keys.
var classHeadings = []string{
	"class.code", "class.campus", "class.level", "class.programme", "class.start_year", "class.end_year", "class.language",
	"class.curriculum", "class.capacity", "class.confirmed", "class.waiting",
}

// exportClasses writes what the list shows under the same filters.
func (a *Area) exportClasses(ctx context.Context, in *struct {
	ClassFilter
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	scope, texts := access.From(ctx), a.Texts(ctx)
	t := sheet.Table{Name: "classes", Each: func(add func(...any) error) error {
		return eachClass(ctx, a.db, scope, in.ClassFilter, func(c Class) error {
			return add(c.Code, c.CampusName, c.Level, texts.T("class.programmes."+c.Programme, nil), c.StartYear, c.EndYear, c.Language,
				c.CurriculumName, c.Capacity, c.Confirmed, c.Waiting)
		})
	}}
	for _, key := range classHeadings {
		t.Headings = append(t.Headings, texts.T(key, nil))
	}
	return func(w http.ResponseWriter, req *http.Request) error { return t.Send(w, req, in.Format) }, nil
}
