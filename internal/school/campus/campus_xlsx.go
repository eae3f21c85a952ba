package campus

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/sheet"
)

// exportColumns are the headings of an export, as translation keys.
var exportColumns = []string{
	"campus.name", "campus.region", "campus.business_name", "campus.id_number", "campus.website", "campus.phone",
	"campus.address", "campus.zip_code", "campus.city", "campus.state", "campus.country", "campus.open",
	"campus.time_zone", "campus.currency", "campus.language", "campus.pass_mark", "campus.required_attendance", "campus.people",
}

// exportCampuses writes what the list shows under the same filters.
func (a *Area) exportCampuses(ctx context.Context, in *struct {
	CampusFilter
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	scope := access.From(ctx)
	t := a.Table(ctx, "campus.list.title", exportColumns)
	t.Each = func(add func(...any) error) error {
		return eachCampus(ctx, a.db, scope, in.CampusFilter, func(c Campus, people int) error {
			l := c.Location
			return add(c.Name, c.RegionName, c.BusinessName, c.IDNumber, c.Website, c.Phone,
				l.Address, l.ZipCode, l.City, l.State, sheet.Country(l.Country), c.Open,
				c.TimeZone, c.Currency, sheet.Language(c.Language), c.PassMark, c.RequiredAttendance, people)
		})
	}
	return t.As(in.Format), nil
}
