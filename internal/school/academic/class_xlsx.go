package academic

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/sheet"
	"myspace/internal/school/campus"
)

// classExportColumns are the headings of an export, as translation keys.
var classExportColumns = []string{
	"class.code", "class.campus", "class.level", "class.programme", "class.start_year", "class.end_year", "class.language",
	"class.curriculum", "class.capacity", "class.confirmed", "class.waiting", "class.graduates_label",
}

// exportClasses writes what the list shows under the same filters.
func (a *Area) exportClasses(ctx context.Context, in *struct {
	ClassFilter
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (_ api.Content, err error) {
	scope := access.From(ctx)
	t := a.table(ctx, "class.list.title", classExportColumns)
	if t.Of, err = campus.NameOf(ctx, a.db, scope, in.Campus); err != nil {
		return nil, err
	}
	t.Each = func(add func(...any) error) error {
		return eachClass(ctx, a.db, scope, in.ClassFilter, func(c Class) error {
			return add(c.Code, c.CampusName, c.Level, t.Texts.T("class.programmes."+c.Programme, nil), c.StartYear, c.EndYear, sheet.Language(c.Language),
				c.CurriculumName, c.Capacity, c.Confirmed, c.Waiting, c.Graduates)
		})
	}
	return t.As(in.Format), nil
}
