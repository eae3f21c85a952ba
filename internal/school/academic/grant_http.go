package academic

import (
	"context"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/record"
	"myspace/internal/school/people"
)

func (a *Area) grantRoutes(r *api.Router) {
	const one = "/api/course-access/{id}"
	api.Get(r, "listCourseAccess", "/api/course-access", readGrants, a.listCourseAccess, api.Says("List the courses that were opened to people"))
	api.Stream(r, "exportCourseAccess", "/api/course-access/export", readGrants, a.exportCourseAccess, api.Says("Export the courses that were opened to people"))
	api.Post(r, "grantCourse", "/api/course-access", grantCourses, a.grantCourse, api.Says("Open a course to a person for some days"), api.Refuses(fault.NotFound))
	api.Do(r, "extendCourseAccess", one+"/extend", grantCourses, a.extendCourseAccess)
	api.Do(r, "endCourseAccess", one+"/end", grantCourses, a.endCourseAccess)
	api.Get(r, "listOpenedDocuments", "/api/people/{id}/documents", readGrants, a.listOpenedDocuments, api.Says("List the documents that are open to a person"))
}

// CourseAccessFilter is what the list can be narrowed by.
type CourseAccessFilter struct {
	Person string `query:"person" maxLength:"64"`
	Course string `query:"course" maxLength:"64"`
	State  string `query:"state" enum:"open,ended"`
}

func (a *Area) listCourseAccess(ctx context.Context, in *struct {
	CourseAccessFilter
	api.Paging
},
) (api.Page[CourseAccess], error) {
	return api.PageOf(findGrants(ctx, a.db, access.From(ctx), in.CourseAccessFilter, in.Paging))
}

// grantCourse opens a course to a person from today. Who had it before gets it
// anew: a person has a course once.
func (a *Area) grantCourse(ctx context.Context, in *struct {
	Body struct {
		PersonID string `json:"person_id" minLength:"1" maxLength:"64"`
		CourseID string `json:"course_id" minLength:"1" maxLength:"64"`
		Days     int    `json:"days" enum:"90,120,240,360"`
		Note     string `json:"note" maxLength:"200"`
	}
},
) (g CourseAccess, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if g, err = Grant(ctx, tx, in.Body.PersonID, in.Body.CourseID, in.Body.Days, strings.TrimSpace(in.Body.Note)); err != nil {
			return err
		}
		return a.Parts.Opened(ctx, tx, g.PersonID, g.CourseID)
	})
	return g, err
}

// Grant opens a course to a person from today, if the caller may.
func Grant(ctx context.Context, tx *db.Tx, personID, courseID string, days int, note string) (g CourseAccess, err error) {
	scope := access.From(ctx).Under(grantCourses)
	if err := people.InReach(ctx, tx, scope, personID); err != nil {
		return g, err
	}
	if _, err := findCourse(ctx, tx, scope, courseID); err != nil {
		return g, err
	}
	open, err := db.Exists(ctx, tx, `SELECT 1 FROM course_access WHERE person_id = ? AND course_id = ? AND last_day >= ?`, personID, courseID, today(scope))
	if err != nil {
		return g, err
	}
	if open {
		return g, fault.New(fault.Conflict, "course.already_granted")
	}
	if err := saveGrant(ctx, tx, db.NewID(), personID, courseID, days, today(scope), note, scope.Actor().PersonID); err != nil {
		return g, err
	}
	if g, err = findGrant(ctx, tx, scope, `g.person_id = ? AND g.course_id = ?`, personID, courseID); err != nil {
		return g, err
	}
	if err := tellOpened(ctx, tx, g); err != nil {
		return g, err
	}
	return g, audit.Record(ctx, tx, audit.Event{Action: "grantCourse", Entity: "person", EntityID: g.PersonID, After: g.trail()})
}

// extendCourseAccess adds days to the last day, or to today where it has ended.
func (a *Area) extendCourseAccess(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		Days int `json:"days" enum:"90,120,240,360"`
	}
},
) (CourseAccess, error) {
	return a.grants().Change(ctx, in.ID, anyVersion, "extendCourseAccess", func(tx *db.Tx, g CourseAccess) error {
		from, yesterday := g.LastDay, today(access.From(ctx)).AddDays(-1)
		if from.Before(yesterday) {
			from = yesterday
		}
		last := from.AddDays(in.Body.Days)
		if err := clock.AccessEnds(today(access.From(ctx))).On("days", last); err != nil {
			return err
		}
		if err := setLastDay(ctx, tx, g.ID, in.Body.Days, last); err != nil {
			return err
		}
		return a.Parts.Opened(ctx, tx, g.PersonID, g.CourseID)
	})
}

// endCourseAccess ends it now: yesterday was its last day.
func (a *Area) endCourseAccess(ctx context.Context, in *api.ID) (CourseAccess, error) {
	return a.grants().Change(ctx, in.ID, anyVersion, "endCourseAccess", func(tx *db.Tx, g CourseAccess) error {
		if g.State == "ended" {
			return nil
		}
		return endGrant(ctx, tx, g.ID, today(access.From(ctx)).AddDays(-1))
	})
}

// grants is how a grant is changed: a change is one of the person who has it.
func (a *Area) grants() record.Kind[string, CourseAccess, CourseAccess] {
	return record.Kind[string, CourseAccess, CourseAccess]{
		DB: a.db, Entity: "person", Show: record.AsItIs[CourseAccess],
		Find: func(ctx context.Context, q db.Querier, in access.Scope, id string) (CourseAccess, error) {
			return findGrant(ctx, q, in, `g.id = ?`, id)
		},
		State: func(g CourseAccess) record.State { return record.State{ID: g.PersonID, Trail: g.trail()} },
	}
}
