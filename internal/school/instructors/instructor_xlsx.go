package instructors

import (
	"context"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/sheet"
	"myspace/internal/base/text"
	"myspace/internal/school/campus"
)

// instructorExportColumns are the headings of an export, as translation keys.
var instructorExportColumns = []string{
	"person.name", "instructor.languages", "instructor.campuses", "instructor.next", "instructor.dates", "person.enabled",
}

// exportInstructors writes what the list shows under the same filters.
func (a *Area) exportInstructors(ctx context.Context, in *struct {
	InstructorFilter
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (_ api.Content, err error) {
	scope := access.From(ctx)
	if err := clock.SchoolDays.On("free_on", in.FreeOn); err != nil {
		return nil, err
	}
	busy, err := busyOn(ctx, a.db, in.FreeOn)
	if err != nil {
		return nil, err
	}
	t := a.Table(ctx, "instructor.list.title", instructorExportColumns)
	if t.Of, err = campus.NameOf(ctx, a.db, scope, in.Campus); err != nil {
		return nil, err
	}
	t.Each = func(add func(...any) error) error {
		return api.EachPage(func(p api.Paging) (db.List[InstructorRow], error) {
			l, err := findInstructors(ctx, a.db, scope, in.InstructorFilter, p, busy)
			if err != nil || len(l.Items) == 0 {
				return l, err
			}
			return l, addOutlook(ctx, a.db, l.Items, in.FreeOn)
		}, func(row InstructorRow) error { return add(row.cells(scope, t.Texts)...) })
	}
	return t.As(in.Format), nil
}

func (row InstructorRow) cells(in access.Scope, texts text.Texts) []any {
	row.Instructor = row.seenBy(in)
	var languages, campuses []string
	for _, code := range row.Languages {
		languages = append(languages, texts.Language(code))
	}
	for _, c := range row.Campuses {
		campuses = append(campuses, c.Name)
	}
	next := any("")
	if row.Next != nil {
		next = row.Next.FirstDay
	}
	return []any{
		row.Name, strings.Join(languages, ", "), strings.Join(campuses, ", "), next, texts.Word("instructor.asked.", row.Asked), sheet.YesOrNothing(row.Enabled),
	}
}
