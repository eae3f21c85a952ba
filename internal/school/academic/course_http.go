package academic

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/intake"
	"myspace/internal/base/record"
	"myspace/internal/school/part"
)

func (a *Area) courseRoutes(r *api.Router) {
	api.Get(r, "listCourses", "/api/courses", readCourses, a.listCourses)
	api.Stream(r, "exportCourses", "/api/courses/export", readCourses, a.exportCourses)
	api.Get(r, "getCourse", "/api/courses/{id}", readCourses, a.getCourse)
	api.Post(r, "createCourse", "/api/courses", changeCourses, a.createCourse, api.Refuses(fault.NotFound))
	api.Put(r, "updateCourse", "/api/courses/{id}", changeCourses, a.updateCourse)
	api.Get(r, "getCourseDependents", "/api/courses/{id}/dependents", changeCourses, a.getCourseDependents, api.Says("Count what hangs on a course"))
	api.Delete(r, "deleteCourse", "/api/courses/{id}", changeCourses, a.deleteCourse)
	intake.Routes(r, a.Intake(), a.courseImport())
	api.Do(r, "restoreCourse", "/api/courses/{id}/restore", changeCourses, a.restoreCourse)
}

// CourseFilter is what a list of courses can be narrowed by.
type CourseFilter struct {
	api.Search
	Archived bool   `query:"archived" doc:"Only the archived ones."`
	Teacher  string `query:"teacher" maxLength:"64" doc:"The id of a teacher who knows them."`
	Code     string `query:"code" maxLength:"20" doc:"The whole code: a course in all its versions."`
	Sort     string `query:"sort" default:"name" enum:"name,-name,code,-code,hours,-hours,updated,-updated"`
}

func (a *Area) listCourses(ctx context.Context, in *struct {
	CourseFilter
	api.Paging
},
) (api.Page[CourseRow], error) {
	return api.PageOf(findCourses(ctx, a.db, access.From(ctx), in.CourseFilter, in.Paging))
}

// present fills in what depends on the caller.
func (a *Area) present(ctx context.Context, q db.Querier, c Course) (Course, error) {
	scope := access.From(ctx)
	c = c.seenBy(scope)
	mayFile, err := mayFile(ctx, q, scope, c)
	c.MayFile = mayFile
	return c, err
}

func (a *Area) getCourse(ctx context.Context, in *api.ID) (Course, error) {
	c, err := findCourse(ctx, a.db, access.From(ctx), in.ID)
	if err != nil {
		return c, err
	}
	return a.present(ctx, a.db, c)
}

// createCourse adds a course. The next version of one may begin with what that
// one has.
func (a *Area) createCourse(ctx context.Context, in *struct {
	Body struct {
		CourseFields
		FromID string   `json:"from_id,omitempty" maxLength:"64" doc:"The course that it is another version of."`
		Copy   []string `json:"copy,omitempty" maxItems:"2" enum:"books,documents" doc:"What is taken over from that one."`
	}
},
) (c Course, err error) {
	id, fields := db.NewID(), in.Body.clean()
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := addCourse(ctx, tx, id, fields); err != nil {
			return err
		}
		if err := takeOver(ctx, tx, in.Body.FromID, id, in.Body.Copy); err != nil {
			return err
		}
		if c, err = findCourse(ctx, tx, access.From(ctx), id); err != nil {
			return err
		}
		c, err = a.present(ctx, tx, c)
		return err
	})
	return c, err
}

// addCourse adds a course, and tells the trail.
func addCourse(ctx context.Context, tx *db.Tx, id string, f CourseFields) error {
	if err := AddCourse(ctx, tx, id, f); err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Event{Action: "createCourse", Entity: "course", EntityID: id, After: f})
}

func (a *Area) updateCourse(ctx context.Context, in *struct {
	ID   string `path:"id"`
	Body struct {
		api.Versioned
		CourseFields
	}
},
) (Course, error) {
	fields := in.Body.clean()
	return a.courses().Change(ctx, in.ID, in.Body.Version, "updateCourse", func(tx *db.Tx, _ Course) error {
		return saveCourse(ctx, tx, in.ID, fields)
	})
}

func (a *Area) restoreCourse(ctx context.Context, in *api.ID) (Course, error) {
	return a.courses().Restore(ctx, in.ID, "restoreCourse", func(tx *db.Tx, _ Course) error {
		return archiveCourse(ctx, tx, in.ID, clock.Time{})
	})
}

// anyVersion is for changes that nobody can have made on something stale.
const anyVersion = record.AnyVersion

// courses is how a course is changed.
func (a *Area) courses() record.Kind[string, Course, Course] {
	return record.Kind[string, Course, Course]{
		DB: a.db, Entity: "course", Find: findCourse, Show: a.present,
		State: func(c Course) record.State {
			return record.State{ID: c.ID, Version: c.Version, Archived: c.Archived, Trail: c.trail()}
		},
	}
}

// CourseDependents says what hangs on a course.
type CourseDependents struct {
	Items    []CourseDependent `json:"items"`
	Archives bool              `json:"archives" doc:"Deleting would archive it, because of what hangs on it."`
}

// CourseDependent is how many things of a kind hang on a course.
type CourseDependent struct {
	Name  string `json:"name" doc:"curricula, classes, grants, documents, plannings"`
	Count int    `json:"count"`
}

func (a *Area) getCourseDependents(ctx context.Context, in *api.ID) (CourseDependents, error) {
	if _, err := findCourse(ctx, a.db, access.From(ctx), in.ID); err != nil {
		return CourseDependents{}, err
	}
	return a.courseDependents(ctx, a.db, in.ID)
}

func (a *Area) courseDependents(ctx context.Context, q db.Querier, id string) (d CourseDependents, err error) {
	for _, use := range courseUses {
		n, err := db.One(ctx, q, "", db.ScanInt, use.count, id)
		if err != nil {
			return d, err
		}
		d.Items = append(d.Items, CourseDependent{use.name, n})
		d.Archives = d.Archives || n > 0
	}
	for _, use := range a.Parts.UsesOf(part.Course) {
		n, err := use.Count(ctx, q, id)
		if err != nil {
			return d, err
		}
		d.Items = append(d.Items, CourseDependent{use.Name, n})
		d.Archives = d.Archives || use.Keeps && n > 0
	}
	return d, nil
}

// deleteCourse deletes a course that nothing hangs on; any other is archived.
func (a *Area) deleteCourse(ctx context.Context, in *api.SeenID) (record.Deletion, error) {
	return a.courses().Delete(ctx, in.ID, in.Version, "deleteCourse", func(tx *db.Tx, _ Course) (done record.Deletion, err error) {
		hanging, err := a.courseDependents(ctx, tx, in.ID)
		if err != nil {
			return done, err
		}
		if hanging.Archives {
			return record.Archived, archiveCourse(ctx, tx, in.ID, clock.Now())
		}
		return record.Deleted, removeCourse(ctx, tx, in.ID)
	})
}
