package academic

import (
	"context"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/sheet"
	"myspace/internal/school/campus"
)

// applicationExportColumns are the headings of an export, as translation keys.
var applicationExportColumns = []string{
	"person.name", "person.email", "person.mobile", "class.campus", "application.applied", "application.state", "enrollment.class",
	"application.missing", "application.reason_label", "application.declined_on",
}

// exportApplications writes what the inbox shows under the same filters.
func (a *Area) exportApplications(ctx context.Context, in *struct {
	ApplicationFilter
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (_ api.Content, err error) {
	scope := access.From(ctx)
	t := a.Table(ctx, "application.title", applicationExportColumns)
	if t.Of, err = campus.NameOf(ctx, a.db, scope, in.Campus); err != nil {
		return nil, err
	}
	t.Each = func(add func(...any) error) error {
		return api.EachPage(func(p api.Paging) (db.List[Application], error) {
			return findApplications(ctx, a.db, scope, in.ApplicationFilter, p)
		}, func(one Application) error {
			lacks := make([]string, len(one.Missing))
			for i, what := range one.Missing {
				lacks[i] = t.Texts.T("application.lacks."+what, nil)
			}
			return add(one.Name, one.Email, one.Mobile, one.CampusName, dayOf(scope, one.AppliedAt), t.Texts.T("application.states."+one.State, nil), one.ClassCode,
				strings.Join(lacks, ", "), t.Texts.Word("application.reason.", one.Reason), dayOf(scope, one.DeclinedAt))
		})
	}
	return t.As(in.Format), nil
}
