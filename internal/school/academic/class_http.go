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

func (a *Area) classRoutes(r *api.Router) {
	api.Get(r, "listClasses", "/api/classes", readClasses, a.listClasses)
	api.Stream(r, "exportClasses", "/api/classes/export", readClasses, a.exportClasses)
	api.Get(r, "getClass", "/api/classes/{id}", readClasses, a.getClass)
	api.Post(r, "createClass", "/api/classes", changeClasses, a.createClass, api.Refuses(fault.NotFound))
	api.Put(r, "updateClass", "/api/classes/{id}", changeClasses, a.updateClass)
	api.Delete(r, "deleteClass", "/api/classes/{id}", changeClasses, a.deleteClass)
	intake.Routes(r, a.Intake(), a.classImport())
	api.Do(r, "restoreClass", "/api/classes/{id}/restore", changeClasses, a.restoreClass)
}

// ClassFilter is what a list of classes can be narrowed by.
type ClassFilter struct {
	api.Search
	Campus     string `query:"campus" maxLength:"64"`
	Programme  string `query:"programme" enum:"certificate,diploma"`
	Level      int    `query:"level" minimum:"0" maximum:"10"`
	Year       int    `query:"year" minimum:"0" maximum:"2200" doc:"A year in which they run."`
	Curriculum string `query:"curriculum" maxLength:"64"`
	Graduated  string `query:"graduated" enum:"true,false"`
	Begun      string `query:"begun" enum:"true,false" doc:"Whether the year has come in which they begin."`
	Archived   bool   `query:"archived" doc:"Only the archived ones."`
	Sort       string `query:"sort" default:"-year" enum:"code,-code,year,-year,campus,-campus,level,-level,updated,-updated"`
}

func (a *Area) listClasses(ctx context.Context, in *struct {
	ClassFilter
	api.Paging
},
) (api.Page[Class], error) {
	scope := access.From(ctx)
	l, err := findClasses(ctx, a.db, scope, in.ClassFilter, in.Paging)
	for i, c := range l.Items {
		l.Items[i] = c.seenBy(scope)
	}
	return api.PageOf(l, err)
}

func (a *Area) getClass(ctx context.Context, in *api.ID) (Class, error) {
	scope := access.From(ctx)
	c, err := findClass(ctx, a.db, scope, in.ID)
	return c.seenBy(scope), err
}

func (a *Area) createClass(ctx context.Context, in *struct {
	Body struct {
		CampusID string `json:"campus_id" minLength:"1" maxLength:"64"`
		ClassFields
	}
},
) (c Class, err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		c, err = addClass(ctx, tx, scope, in.Body.CampusID, in.Body.clean())
		return err
	})
	return c.seenBy(scope), err
}

// addClass adds a class to a campus in reach, and tells the trail.
func addClass(ctx context.Context, tx *db.Tx, in access.Scope, campusID string, f ClassFields) (c Class, err error) {
	if err := campusInReach(ctx, tx, in, campusID); err != nil {
		return c, err
	}
	if err := curriculumExists(ctx, tx, f.CurriculumID, ""); err != nil {
		return c, err
	}
	id := db.NewID()
	if err := AddClass(ctx, tx, id, campusID, f); err != nil {
		return c, err
	}
	if c, err = findClass(ctx, tx, in, id); err != nil {
		return c, err
	}
	return c, recordClass(ctx, tx, "createClass", c.CampusID, id, nil, c.trail())
}

// campusInReach refuses a campus that does not exist, is archived, or is not
// the caller's to change.
func campusInReach(ctx context.Context, q db.Querier, in access.Scope, id string) error {
	var w db.Where
	w.And(in.Rows("id = ?", ""))
	w.Add(`id = ? AND archived_at IS NULL`, id)
	ok, err := db.Exists(ctx, q, `SELECT 1 FROM campus`+w.String(), w.Args...)
	if err == nil && !ok {
		err = fault.New(fault.NotFound, "campus.not_found")
	}
	return err
}

// curriculumExists refuses a curriculum that does not exist, or an archived one
// that the class did not follow before.
func curriculumExists(ctx context.Context, q db.Querier, id, before string) error {
	if id == "" || id == before {
		return nil
	}
	ok, err := db.Exists(ctx, q, `SELECT 1 FROM curriculum WHERE id = ? AND archived_at IS NULL`, id)
	if err == nil && !ok {
		err = fault.New(fault.NotFound, "curriculum.not_found")
	}
	return err
}

func (a *Area) updateClass(ctx context.Context, in *struct {
	ID   string `path:"id"`
	Body struct {
		api.Versioned
		ClassFields
	}
},
) (Class, error) {
	fields := in.Body.clean()
	return a.classes().Change(ctx, in.ID, in.Body.Version, "updateClass", func(tx *db.Tx, before Class) error {
		if err := curriculumExists(ctx, tx, fields.CurriculumID, before.CurriculumID); err != nil {
			return err
		}
		return saveClass(ctx, tx, in.ID, fields)
	})
}

func (a *Area) restoreClass(ctx context.Context, in *api.ID) (Class, error) {
	return a.classes().Restore(ctx, in.ID, "restoreClass", func(tx *db.Tx, _ Class) error {
		return changeClass(ctx, tx, in.ID, "archived_at", clock.Time{})
	})
}

// classes is how a class is changed.
func (a *Area) classes() record.Kind[string, Class, Class] {
	return record.Kind[string, Class, Class]{
		DB: a.db, Entity: "class", Find: findClass,
		State: func(c Class) record.State {
			return record.State{ID: c.ID, CampusID: c.CampusID, Version: c.Version, Archived: c.Archived, Trail: c.trail()}
		},
		Show: func(ctx context.Context, _ db.Querier, c Class) (Class, error) {
			return c.seenBy(access.From(ctx)), nil
		},
	}
}

// deleteClass deletes a class that nobody was ever enrolled in; any other is
// archived.
func (a *Area) deleteClass(ctx context.Context, in *api.SeenID) (record.Deletion, error) {
	return a.classes().Delete(ctx, in.ID, in.Version, "deleteClass", func(tx *db.Tx, _ Class) (done record.Deletion, err error) {
		used, err := db.Exists(ctx, tx, `SELECT 1 FROM enrollment WHERE class_id = ?`, in.ID)
		if err != nil {
			return done, err
		}
		if !used {
			if used, err = a.Parts.Used(ctx, tx, part.Class, in.ID); err != nil {
				return done, err
			}
		}
		if used {
			return record.Archived, changeClass(ctx, tx, in.ID, "archived_at", clock.Now())
		}
		return record.Deleted, removeClass(ctx, tx, in.ID)
	})
}

func recordClass(ctx context.Context, tx *db.Tx, action, campusID, id string, before, after any) error {
	return audit.Record(ctx, tx, audit.Event{Action: action, Entity: "class", EntityID: id, CampusID: campusID, Before: before, After: after})
}
