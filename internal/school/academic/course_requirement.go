package academic

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

func (a *Area) requirementRoutes(r *api.Router) {
	api.Get(r, "listCourseRequirements", "/api/courses/{id}/requirements", readCourses, a.listCourseRequirements, api.Says("List the courses that a course builds on"))
	api.Put(r, "setCourseRequirements", "/api/courses/{id}/requirements", changeCourses, a.setCourseRequirements, api.Says("Say which courses a course builds on"))
}

// RequiredCourse is a course that another one builds on.
type RequiredCourse struct {
	CourseID string `json:"course_id"`
	Code     string `json:"code"`
	Name     string `json:"name"`
	Edition  string `json:"edition"`
}

func (a *Area) listCourseRequirements(ctx context.Context, in *api.ID) (api.Page[RequiredCourse], error) {
	c, err := a.courses().Find(ctx, a.db, access.From(ctx), in.ID)
	if err != nil {
		return api.Page[RequiredCourse]{}, err
	}
	return api.PageOf(findRequirements(ctx, a.db, c.ID))
}

// setCourseRequirements replaces what a course builds on. Nothing builds on
// itself, however far around.
func (a *Area) setCourseRequirements(ctx context.Context, in *struct {
	ID   string `path:"id"`
	Body struct {
		api.Versioned
		CourseIDs []string `json:"course_ids" maxItems:"20" items.maxLength:"64"`
	}
},
) (Course, error) {
	return a.courses().Change(ctx, in.ID, in.Body.Version, "setCourseRequirements", func(tx *db.Tx, _ Course) error {
		round, err := leadsTo(ctx, tx, in.Body.CourseIDs, in.ID)
		if err != nil {
			return err
		}
		if round {
			return fault.On("course_ids", "course.builds_on_itself", nil)
		}
		if err := saveRequirements(ctx, tx, in.ID, in.Body.CourseIDs); err != nil {
			return err
		}
		return db.Change(ctx, tx, "course.not_found", `UPDATE course SET version = version + 1, updated_at = ? WHERE id = ?`, clock.Now(), in.ID)
	})
}

func findRequirements(ctx context.Context, q db.Querier, courseID string) (db.List[RequiredCourse], error) {
	var w db.Where
	w.Add(`x.course_id = ?`, courseID)
	return db.Find(ctx, q, func(r db.Row) (c RequiredCourse, err error) {
		return c, r.Scan(&c.CourseID, &c.Code, &c.Name, &c.Edition)
	}, db.Select{
		Columns: `c.id, c.code, c.name, c.edition`, From: `course_requirement x JOIN course c ON c.id = x.required_id`, Where: w,
		Order: `c.code_key, c.id`, Page: 1, Size: maxRequirements,
	})
}

const maxRequirements = 200

// leadsTo reports whether some courses build on another one, directly or not.
func leadsTo(ctx context.Context, q db.Querier, from []string, to string) (bool, error) {
	next := map[string][]string{}
	err := db.Each(ctx, q, func(r db.Row) error {
		var id, required string
		err := r.Scan(&id, &required)
		next[id] = append(next[id], required)
		return err
	}, `SELECT course_id, required_id FROM course_requirement`)
	seen, queue := map[string]bool{}, slices.Clone(from)
	for len(queue) > 0 {
		id := queue[0]
		queue = queue[1:]
		if id == to {
			return true, err
		}
		if !seen[id] {
			seen[id] = true
			queue = append(queue, next[id]...)
		}
	}
	return false, err
}

// AddRequirement says that a course builds on another.
func AddRequirement(ctx context.Context, tx *db.Tx, courseID, requiredID string) error {
	return saveRequirements(ctx, tx, courseID, []string{requiredID})
}

func saveRequirements(ctx context.Context, tx *db.Tx, courseID string, ids []string) error {
	if err := db.Exec(ctx, tx, `DELETE FROM course_requirement WHERE course_id = ?`, courseID); err != nil {
		return err
	}
	all := db.NewBulk(`course_requirement (course_id, required_id)`)
	for i, id := range ids {
		if !slices.Contains(ids[:i], id) {
			all.Add(courseID, id)
		}
	}
	return all.Change(ctx, tx, "course.not_found", `INSERT INTO course_requirement (course_id, required_id)
		SELECT given.course_id, c.id FROM given JOIN course c ON c.id = given.required_id`)
}
