package people

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/sheet"
)

// exportChurches writes what the list shows under the same filters.
func (a *Area) exportChurches(ctx context.Context, in *struct {
	ChurchFilter
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	t := a.Table(ctx, "church.title", []string{"church.name", "church.city", "church.country", "church.pastor"})
	counted := access.From(ctx).Under(changeChurch).CoversAll()
	if counted {
		t.Columns = append(t.Columns, "church.people")
	}
	t.Each = func(add func(...any) error) error {
		return api.EachPage(func(p api.Paging) (db.List[Church], error) {
			return findChurches(ctx, a.db, in.ChurchFilter, p)
		}, func(c Church) error {
			cells := []any{c.Name, c.City, sheet.Country(c.Country), c.Pastor}
			if counted {
				cells = append(cells, c.People)
			}
			return add(cells...)
		})
	}
	return t.As(in.Format), nil
}
