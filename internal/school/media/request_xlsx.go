package media

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/sheet"
)

// requestExport are the headings of an export, as translation keys.
var requestExport = []string{
	"enrollment.access.person", "course.code", "enrollment.access.course", "application.applied", "enrollment.access.note",
	"courserequest.state", "courserequest.answerer", "courserequest.reason", "enrollment.access.last_day",
}

// exportCourseRequests writes what the inbox shows under the same filter.
func (a *Area) exportCourseRequests(ctx context.Context, in *struct {
	State string `query:"state" default:"waiting" enum:"waiting,granted,declined"`
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	scope, t := access.From(ctx), a.Table(ctx, "courserequest.title", requestExport)
	zone := clock.Zone(scope.Actor().TimeZone)
	t.Each = func(add func(...any) error) error {
		return api.EachPage(func(p api.Paging) (db.List[CourseRequest], error) {
			return findRequests(ctx, a.db, scope, in.State, p)
		}, func(c CourseRequest) error {
			return add(c.PersonName, c.CourseCode, c.CourseName, clock.DateOf(c.AskedAt, zone), c.Note,
				t.Texts.T("courserequest.states."+c.State, nil), c.AnsweredBy, c.Reason, c.LastDay)
		})
	}
	return t.As(in.Format), nil
}
