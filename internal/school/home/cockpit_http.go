package home

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
	"myspace/internal/school/academic"
	"myspace/internal/school/media"
	"myspace/internal/school/planning"
	"myspace/internal/school/studies"
)

func (a *Area) cockpitRoutes(r *api.Router) {
	api.Get(r, "getCockpit", "/api/cockpit", readCockpit, a.getCockpit, api.Says("Get a teaching week-end over all campuses, with what is missing"), api.Refuses(fault.NotFound))
}

// readCockpit is who has the academic dashboard in his menu. Librarians see what
// was published, and of marks and people nothing.
var readCockpit = access.Allow(access.Network, access.AllCampuses)

func (a *Area) getCockpit(ctx context.Context, in *struct {
	Weekend string `query:"weekend" maxLength:"64" doc:"By a planning of it; without it the coming one."`
},
) (c Cockpit, err error) {
	scope, now := access.From(ctx), clock.Now()
	today := clock.Today(scope.Actor().TimeZone)
	c = Cockpit{Campuses: []CockpitCampus{}, Waiting: []CockpitCount{}, Late: []academic.LateClass{}, Unclosed: []CockpitWeekend{}, Ready: 100}
	var at CockpitWeekend
	if c.Weekends, at, err = findWeekends(ctx, a.db, scope, in.Weekend, today); err != nil {
		return c, err
	}
	if c.Late, err = a.findLate(ctx, scope, today); err != nil {
		return c, err
	}
	if c.At = at.ID; at.ID != "" {
		classes, err := a.findCells(ctx, scope, at, today, now)
		if err != nil {
			return c, err
		}
		c.put(classes)
	}
	if !planning.Plans(scope) {
		return c, nil
	}
	if c.Unclosed, err = findUnclosed(ctx, a.db, today); err != nil {
		return c, err
	}
	if c.First, err = a.openFirstSteps(ctx, scope); err != nil {
		return c, err
	}
	c.Waiting, err = a.countWaiting(ctx, scope)
	return c, err
}

// findCells returns the classes of a week-end with their courses.
func (a *Area) findCells(ctx context.Context, in access.Scope, at CockpitWeekend, today clock.Date, now clock.Time) ([]CockpitClass, error) {
	ids, err := findBeside(ctx, a.db, in, at)
	if err != nil {
		return nil, err
	}
	classes, err := findCockpitClasses(ctx, a.db, ids)
	if err != nil {
		return nil, err
	}
	courses, err := planning.FindWeekend(ctx, a.db, in, ids, today)
	if err != nil {
		return nil, err
	}
	courseIDs := make([]string, len(courses))
	for i, one := range courses {
		courseIDs[i] = one.CourseID
	}
	documents, err := academic.CountEachDocument(ctx, a.db, in, courseIDs)
	if err != nil {
		return nil, err
	}
	plans, sheets := planning.Plans(in), map[studies.SheetID]studies.SheetProgress{}
	if plans {
		if sheets, err = studies.FindSheetProgress(ctx, a.db, ids, now); err != nil {
			return nil, err
		}
	}
	recorded, err := media.FindRecorded(ctx, a.db, in, ids, now)
	if err != nil {
		return nil, err
	}
	cells := map[string]*CockpitClass{}
	for i := range classes {
		cells[classes[i].ID] = &classes[i]
	}
	for _, one := range courses {
		for _, id := range one.ClassIDs {
			if k := cells[id]; k != nil {
				sheet := studies.SheetID{AgendaCourseID: one.AgendaCourseID, ClassID: id}
				c := CockpitCourse{WeekendCourse: one, SheetProgress: sheets[sheet], Recorded: recorded[media.ClassCourse(sheet)], Documents: documents[one.CourseID].All}
				c.settle(plans, documents[one.CourseID].ForClass > 0)
				k.Courses = append(k.Courses, c)
			}
		}
	}
	for i := range classes {
		classes[i].settle()
	}
	return classes, nil
}

// findLate returns the running classes that cannot finish in time, for who plans.
func (a *Area) findLate(ctx context.Context, in access.Scope, today clock.Date) ([]academic.LateClass, error) {
	if !planning.Plans(in) {
		return []academic.LateClass{}, nil
	}
	return academic.FindLate(ctx, a.db, a.Parts.Teaching(), today.Year-1)
}

// countWaiting counts what waits for somebody, as the lists behind it do.
func (a *Area) countWaiting(ctx context.Context, in access.Scope) ([]CockpitCount, error) {
	all := []CockpitCount{}
	unanswered, overdue, err := planning.CountUnanswered(ctx, a.db, in)
	if err != nil {
		return all, err
	}
	applications, err := academic.CountApplications(ctx, a.db, in)
	for _, one := range []CockpitCount{{"overdue", overdue}, {"unanswered", unanswered}, {"applications", applications}} {
		if one.Count > 0 {
			all = append(all, one)
		}
	}
	return all, err
}
