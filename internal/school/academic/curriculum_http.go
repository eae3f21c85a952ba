package academic

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/record"
)

func (a *Area) curriculumRoutes(r *api.Router) {
	api.Get(r, "listCurricula", "/api/curricula", readCourses, a.listCurricula)
	api.Stream(r, "exportCurricula", "/api/curricula/export", readCourses, a.exportCurricula)
	api.Get(r, "getCurriculum", "/api/curricula/{id}", readCourses, a.getCurriculum)
	api.Post(r, "createCurriculum", "/api/curricula", changeCourses, a.createCurriculum)
	api.Put(r, "updateCurriculum", "/api/curricula/{id}", changeCourses, a.updateCurriculum)
	api.Put(r, "setCurriculumCourses", "/api/curricula/{id}/courses", changeCourses, a.setCurriculumCourses)
	api.Do(r, "createCurriculumVersion", "/api/curricula/{id}/next", changeCourses, a.createCurriculumVersion, api.Says("Begin the next version of a curriculum"))
	api.Delete(r, "deleteCurriculum", "/api/curricula/{id}", changeCourses, a.deleteCurriculum)
	api.Do(r, "restoreCurriculum", "/api/curricula/{id}/restore", changeCourses, a.restoreCurriculum)
}

// CurriculumFilter is what a list of curricula can be narrowed by.
type CurriculumFilter struct {
	api.Search
	Programme string `query:"programme" enum:"certificate,diploma"`
	Family    string `query:"family" maxLength:"64" doc:"All versions of one curriculum, archived ones too."`
	Latest    bool   `query:"latest" doc:"Of each curriculum only the newest version."`
	Archived  bool   `query:"archived" doc:"Only the archived ones."`
	Sort      string `query:"sort" default:"name" enum:"name,-name,updated,-updated"`
}

func (a *Area) listCurricula(ctx context.Context, in *struct {
	CurriculumFilter
	api.Paging
},
) (api.Page[Curriculum], error) {
	scope := access.From(ctx)
	l, err := findCurricula(ctx, a.db, scope, in.CurriculumFilter, in.Paging)
	for i, c := range l.Items {
		l.Items[i] = c.seenBy(scope)
	}
	return api.PageOf(l, err)
}

func (a *Area) getCurriculum(ctx context.Context, in *api.ID) (Curriculum, error) {
	scope := access.From(ctx)
	c, err := findCurriculum(ctx, a.db, scope, in.ID)
	return c.seenBy(scope), err
}

func (a *Area) createCurriculum(ctx context.Context, in *struct{ Body struct{ CurriculumFields } }) (Curriculum, error) {
	id := db.NewID()
	return a.addVersion(ctx, "createCurriculum", id, id, in.Body.clean(), nil)
}

// createCurriculumVersion makes the next version of a curriculum, with the
// courses of this one to begin with.
func (a *Area) createCurriculumVersion(ctx context.Context, in *api.ID) (c Curriculum, err error) {
	before, err := a.curricula().Open(ctx, a.db, in.ID)
	if err != nil {
		return c, err
	}
	courses := make([]CurriculumCourseChoice, len(before.Courses))
	for i, one := range before.Courses {
		courses[i] = CurriculumCourseChoice{one.CourseID, one.Level, one.Hours}
	}
	return a.addVersion(ctx, "createCurriculumVersion", db.NewID(), before.FamilyID, before.CurriculumFields, courses)
}

func (a *Area) addVersion(ctx context.Context, action, id, familyID string, f CurriculumFields, courses []CurriculumCourseChoice) (c Curriculum, err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := AddCurriculum(ctx, tx, id, familyID, f); err != nil {
			return err
		}
		if err := SaveCurriculumCourses(ctx, tx, id, courses); err != nil {
			return err
		}
		if c, err = findCurriculum(ctx, tx, scope, id); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: action, Entity: "curriculum", EntityID: id, After: c.trail()})
	})
	return c.seenBy(scope), err
}

func (a *Area) updateCurriculum(ctx context.Context, in *struct {
	ID   string `path:"id"`
	Body struct {
		api.Versioned
		CurriculumFields
	}
},
) (Curriculum, error) {
	fields := in.Body.clean()
	return a.curricula().Change(ctx, in.ID, in.Body.Version, "updateCurriculum", func(tx *db.Tx, _ Curriculum) error {
		return saveCurriculum(ctx, tx, in.ID, fields)
	})
}

// setCurriculumCourses saves all courses of a version that no class follows.
func (a *Area) setCurriculumCourses(ctx context.Context, in *struct {
	ID   string `path:"id"`
	Body struct {
		api.Versioned
		Courses []CurriculumCourseChoice `json:"courses" maxItems:"300"`
	}
},
) (Curriculum, error) {
	return a.curricula().Change(ctx, in.ID, in.Body.Version, "setCurriculumCourses", func(tx *db.Tx, c Curriculum) error {
		if c.ClassCount > 0 {
			return fault.New(fault.Conflict, "curriculum.is_followed")
		}
		if err := SaveCurriculumCourses(ctx, tx, in.ID, in.Body.Courses); err != nil {
			return err
		}
		return saveCurriculum(ctx, tx, in.ID, c.CurriculumFields)
	})
}

func (a *Area) restoreCurriculum(ctx context.Context, in *api.ID) (Curriculum, error) {
	return a.curricula().Restore(ctx, in.ID, "restoreCurriculum", func(tx *db.Tx, _ Curriculum) error {
		return archiveCurriculum(ctx, tx, in.ID, clock.Time{})
	})
}

// curricula is how a version of a curriculum is changed.
func (a *Area) curricula() record.Kind[string, Curriculum, Curriculum] {
	return record.Kind[string, Curriculum, Curriculum]{
		DB: a.db, Entity: "curriculum", Find: findCurriculum,
		State: func(c Curriculum) record.State {
			return record.State{ID: c.ID, Version: c.Version, Archived: c.Archived, Trail: c.trail()}
		},
		Show: func(ctx context.Context, _ db.Querier, c Curriculum) (Curriculum, error) {
			return c.seenBy(access.From(ctx)), nil
		},
	}
}

// deleteCurriculum deletes a version that no class follows; any other is
// archived.
func (a *Area) deleteCurriculum(ctx context.Context, in *api.SeenID) (record.Deletion, error) {
	return a.curricula().Delete(ctx, in.ID, in.Version, "deleteCurriculum", func(tx *db.Tx, c Curriculum) (record.Deletion, error) {
		if c.ClassCount > 0 {
			return record.Archived, archiveCurriculum(ctx, tx, in.ID, clock.Now())
		}
		return record.Deleted, removeCurriculum(ctx, tx, in.ID)
	})
}
