package home

import (
	"cmp"
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
	"myspace/internal/school/academic"
	"myspace/internal/school/finance"
	"myspace/internal/school/studies"
)

func (a *Area) kitRoutes(r *api.Router) {
	api.Get(r, "getWeekendKit", "/api/weekend-kit", takeKit, a.getWeekendKit, api.Says("Get what the coming week-end of a campus needs without a line"), api.Refuses(fault.NotFound))
}

// takeKit is who reads sheets of attendance. Of everything else each finds in his
// kit only what he may read.
var takeKit = access.Allow(access.Heads|access.Supervisor, access.AllCampuses).
	Or(access.Coordinator|access.Secretary|access.Accounting|access.Multimedia, access.OwnCampus).
	Or(access.Teacher, access.Self)

// WeekendKit is what somebody takes along to work a week-end without a line: what
// it consists of, and where each part is read.
type WeekendKit struct {
	CampusID      string                 `json:"campus_id"`
	CampusName    string                 `json:"campus_name"`
	FirstDay      clock.Date             `json:"first_day" format:"date" doc:"Of the coming week-end, or of the one that runs; today where none is planned."`
	LastDay       clock.Date             `json:"last_day" format:"date"`
	Attendance    []studies.KitSheet     `json:"attendance" doc:"Those of the week-end, and earlier ones that are not taken."`
	Grades        []studies.KitSheet     `json:"grades" doc:"Those of the last weeks and of the week-end that are not locked."`
	Lists         []studies.KitList      `json:"lists" doc:"The open ones."`
	Documents     []academic.KitDocument `json:"documents" doc:"Of the courses of these sheets; never exams and their answers."`
	LeftDocuments int                    `json:"left_documents" doc:"How many are too large to be taken along with the rest."`
	Cut           bool                   `json:"cut" doc:"There are more sheets or lists than a kit holds."`
	Till          bool                   `json:"till" doc:"The caller may take money at this campus."`
}

func (a *Area) getWeekendKit(ctx context.Context, in *struct {
	Campus string `query:"campus" maxLength:"64" doc:"Without one, the caller's."`
},
) (k WeekendKit, err error) {
	scope := access.From(ctx)
	of, err := findKitCampus(ctx, a.db, scope, cmp.Or(in.Campus, scope.Actor().CampusID))
	if err != nil {
		return k, err
	}
	days, err := findKitDays(ctx, a.db, of.id, clock.Today(of.zone))
	if err != nil {
		return k, err
	}
	k = WeekendKit{CampusID: of.id, CampusName: of.name, FirstDay: days.First, LastDay: days.Last, Till: finance.TakesMoney(scope, of.id)}
	if k.Attendance, err = studies.FindKitAttendance(ctx, a.db, scope, days); err != nil {
		return k, err
	}
	if k.Grades, err = studies.FindKitGrades(ctx, a.db, scope, days); err != nil {
		return k, err
	}
	if k.Lists, err = studies.FindKitLists(ctx, a.db, scope, of.id); err != nil {
		return k, err
	}
	k.Attendance, k.Cut = upTo(studies.MaxKitSheets, k.Attendance, k.Cut)
	k.Grades, k.Cut = upTo(studies.MaxKitSheets, k.Grades, k.Cut)
	k.Lists, k.Cut = upTo(studies.MaxKitLists, k.Lists, k.Cut)
	own, err := studies.FindKitCourses(ctx, a.db, scope, days)
	if err != nil {
		return k, err
	}
	k.Documents, k.LeftDocuments, err = academic.FindKitDocuments(ctx, a.db, scope, append(k.courses(), own...), a.Link)
	return k, err
}

// upTo leaves of what was found what a kit holds, and says whether any kind is cut.
func upTo[T any](most int, all []T, cut bool) ([]T, bool) {
	return all[:min(len(all), most)], cut || len(all) > most
}

// courses are those of the sheets, each as often as it stands on one.
func (k WeekendKit) courses() []string {
	ids := make([]string, 0, len(k.Attendance))
	for _, one := range k.Attendance {
		ids = append(ids, one.CourseID)
	}
	return ids
}
