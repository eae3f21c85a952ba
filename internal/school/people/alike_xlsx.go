package people

import (
	"context"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/sheet"
	"myspace/internal/school/campus"
)

var alikeExportColumns = []string{
	"merge.list.older", "merge.list.older + person.born_on", "merge.list.older + person.email", "merge.list.older + person.mobile", "merge.list.older + people.campus",
	"merge.list.newer", "merge.list.newer + person.born_on", "merge.list.newer + person.email", "merge.list.newer + person.mobile", "merge.list.newer + people.campus",
	"merge.list.alike", "merge.list.dismissed", "merge.list.dismissed_on",
}

// exportDuplicates writes what the list shows under the same filters.
func (a *Area) exportDuplicates(ctx context.Context, in *struct {
	AlikeFilter
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	scope, t := access.From(ctx), a.Table(ctx, "people.duplicates", alikeExportColumns)
	of, err := campus.NameOf(ctx, a.db, scope, in.Campus)
	if err != nil {
		return nil, err
	}
	t.Of = of
	t.Each = func(add func(...any) error) error {
		return api.EachPage(func(p api.Paging) (db.List[Alike], error) {
			return findAlike(ctx, a.db, scope, in.AlikeFilter, p)
		}, func(pair Alike) error {
			reasons := make([]string, len(pair.Reasons))
			for i, reason := range pair.Reasons {
				reasons[i] = t.Texts.T("people.match.reason."+reason, nil)
			}
			cells := append(pair.One.cells(), pair.Other.cells()...)
			return add(append(cells, strings.Join(reasons, ", "), pair.DismissedBy, pair.DismissedAt)...)
		})
	}
	return t.As(in.Format), nil
}

// cells are those of one of the two.
func (l Lookalike) cells() []any {
	return []any{l.Name, l.BirthDate, l.Email, l.Mobile, strings.Join(l.Campuses, ", ")}
}
