package instructors

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/sheet"
)

// requestExportColumns are the headings of an export, as translation keys.
var requestExportColumns = []string{
	"instructor.asking.from", "instructor.asking.to", "instructor.asking.message", "instructor.request.by", "instructor.request.created",
	"instructor.list.title", "instructor.request.answers", "instructor.request.state",
}

// exportAvailabilityRequests writes what the list shows under the same filters.
func (a *Area) exportAvailabilityRequests(ctx context.Context, in *struct {
	RequestFilter
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	t := a.Table(ctx, "instructor.requests", requestExportColumns)
	t.Each = func(add func(...any) error) error {
		return api.EachPage(func(p api.Paging) (db.List[AvailabilityRequest], error) {
			return findRequests(ctx, a.db, access.From(ctx), in.RequestFilter, p)
		}, func(r AvailabilityRequest) error {
			first, last := r.Periods[0].FirstDay, r.Periods[len(r.Periods)-1].LastDay
			return add(first, last, r.Message, r.By, r.CreatedAt, r.People, r.Answered, t.Texts.T("instructor.request_state."+r.State, nil))
		})
	}
	return t.As(in.Format), nil
}
