package academic

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/sheet"
)

// grantExportColumns are the headings of an export, as translation keys.
var grantExportColumns = []string{
	"enrollment.access.person", "course.code", "enrollment.access.course", "enrollment.access.first_day", "enrollment.access.last_day",
	"enrollment.access.days_label", "enrollment.access.state", "enrollment.access.note",
}

// exportCourseAccess writes what the list shows under the same filters.
func (a *Area) exportCourseAccess(ctx context.Context, in *struct {
	CourseAccessFilter
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	scope := access.From(ctx)
	find := func(p api.Paging) (db.List[CourseAccess], error) {
		return findGrants(ctx, a.db, scope, in.CourseAccessFilter, p)
	}
	first, err := find(api.Paging{Page: 1, PageSize: 1})
	if err != nil {
		return nil, err
	}
	t := a.Table(ctx, "enrollment.access.title", grantExportColumns)
	for _, g := range first.Items { // its names are in reach as it is itself
		t.Of = ofOne(in.Person, g.PersonName, in.Course, g.CourseCode)
	}
	t.Each = func(add func(...any) error) error {
		return api.EachPage(find, func(g CourseAccess) error {
			return add(g.PersonName, g.CourseCode, g.CourseName, g.FirstDay, g.LastDay, g.Days, t.Texts.T("enrollment.access.states."+g.State, nil), g.Note)
		})
	}
	return t.As(in.Format), nil
}

// ofOne is the name of the person or the code of the course that a list is
// narrowed to.
func ofOne(person, name, course, code string) string {
	switch {
	case person != "":
		return name
	case course != "":
		return code
	}
	return ""
}
