package academic

import (
	"cmp"
	"context"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

func (a *Area) progressRoutes(r *api.Router) {
	api.Get(r, "getClassProgress", "/api/classes/{id}/progress", readClasses, a.getClassProgress, api.Says("Get how far a class is with its courses"))
	api.Put(r, "setClassCourseDone", "/api/classes/{id}/courses/{course_id}/done", changeClasses, a.setClassCourseDone, api.Says("Tick a course of a class as done, or not"))
}

func (a *Area) getClassProgress(ctx context.Context, in *api.ID) (ClassProgress, error) {
	scope := access.From(ctx)
	c, err := findClass(ctx, a.db, scope, in.ID)
	if err != nil {
		return ClassProgress{}, err
	}
	return a.findProgress(ctx, a.db, scope, c)
}

// setClassCourseDone marks a course of a class's curriculum as done on a day,
// or not: by hand, for what was given before, or elsewhere.
func (a *Area) setClassCourseDone(ctx context.Context, in *struct {
	ID       string `path:"id" maxLength:"64"`
	CourseID string `path:"course_id" maxLength:"64"`
	Body     struct {
		Done   bool       `json:"done"`
		DoneOn clock.Date `json:"done_on,omitzero" format:"date" doc:"Today, where nothing is said."`
		Reason string     `json:"reason,omitempty" maxLength:"500" doc:"Why it is ticked: where it was given, if not here. Needed for a new tick; of one that is there, what was said stays where nothing is."`
	}
},
) (p ClassProgress, err error) {
	if err := clock.SchoolDays.On("done_on", in.Body.DoneOn); err != nil {
		return p, err
	}
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		c, err := a.classes().Open(ctx, tx, in.ID)
		if err != nil {
			return err
		}
		before, err := a.findProgress(ctx, tx, scope, c)
		if err != nil {
			return err
		}
		course, err := before.course(in.CourseID)
		if err != nil {
			return err
		}
		reason := strings.TrimSpace(in.Body.Reason)
		if err := course.mayMark(in.Body.Done, reason); err != nil {
			return err
		}
		day := in.Body.DoneOn
		if day.IsZero() {
			day = clock.Today(c.timeZone)
		}
		if err := markDone(ctx, tx, in.ID, in.CourseID, scope.Actor().PersonID, in.Body.Done, day, cmp.Or(reason, course.Reason)); err != nil {
			return err
		}
		if p, err = a.findProgress(ctx, tx, scope, c); err != nil {
			return err
		}
		return recordClass(ctx, tx, "setClassCourseDone", c.CampusID, c.ID, before.trail(), p.trail())
	})
	return p, err
}
