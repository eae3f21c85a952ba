package studies

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

func (a *Area) takingRoutes(r *api.Router) {
	api.Get(r, "listTaking", "/api/attendance/today", readAttendance, a.listTaking, api.Says("List the classes that run: those with sessions of today first, then what was not taken"))
	api.Get(r, "listTakingCourses", "/api/attendance/classes/{id}/courses", readAttendance, a.listTakingCourses, api.Says("List the courses of a class with how far their attendance is taken"))
}

// TakingClasses are the classes of which something is to be taken, those with a
// session today first; then the others that run, whose sheets are put right.
type TakingClasses struct {
	Items []TakingClass `json:"items" doc:"Those with a session today first, then those of which something was not taken, then the others."`
}

func (a *Area) listTaking(ctx context.Context, in *struct {
	Campus string `query:"campus" maxLength:"64"`
},
) (TakingClasses, error) {
	scope := access.From(ctx)
	all, err := findTaking(ctx, a.db, scope, in.Campus, clock.Now())
	if err != nil {
		return TakingClasses{}, err
	}
	all = slices.DeleteFunc(all, func(c TakingClass) bool { return rank(c) == 2 })
	slices.SortStableFunc(all, func(a, b TakingClass) int { return rank(a) - rank(b) })
	running, err := findRunning(ctx, a.db, scope, in.Campus)
	for _, one := range running {
		if !slices.ContainsFunc(all, func(c TakingClass) bool { return c.ClassID == one.ClassID }) {
			all = append(all, TakingClass{ClassHead: one, Today: []Taking{}, Untaken: []Taking{}})
		}
	}
	return TakingClasses{all}, err
}

// rank puts classes with a session today before those of which something was not
// taken, and both before the others.
func rank(c TakingClass) int {
	switch {
	case len(c.Today) > 0:
		return 0
	case len(c.Untaken) > 0:
		return 1
	default:
		return 2
	}
}

// TakingCourses are the agenda courses of a class, those of today first, then
// the latest.
type TakingCourses struct {
	ClassHead
	Items []TakingCourse `json:"items"`
}

func (a *Area) listTakingCourses(ctx context.Context, in *api.ID) (all TakingCourses, err error) {
	scope := access.From(ctx)
	if all.ClassHead, err = findClassHead(ctx, a.db, scope, in.ID); err != nil {
		return all, err
	}
	all.Items, err = findTakingCourses(ctx, a.db, scope, in.ID, clock.Now())
	slices.SortStableFunc(all.Items, func(a, b TakingCourse) int {
		switch {
		case a.Today == b.Today:
			return 0
		case a.Today:
			return -1
		default:
			return 1
		}
	})
	return all, err
}

// reached refuses a class that the caller does not reach.
func reached(ctx context.Context, q db.Querier, in access.Scope, classID string) error {
	ok, err := isReached(ctx, q, in, classID)
	if err == nil && !ok {
		err = fault.New(fault.NotFound, "class.not_found")
	}
	return err
}
