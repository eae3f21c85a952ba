package academic

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

const (
	curriculumColumns = `u.id, u.version, u.family_id, u.number, u.name, u.programme, u.description, u.archived_at, u.created_at, u.updated_at,
		(SELECT COUNT(*) FROM class k WHERE k.curriculum_id = u.id),
		(SELECT COALESCE(SUM(hours), 0) FROM curriculum_course cc WHERE cc.curriculum_id = u.id)`
	followedCurricula = ` IN (SELECT k.curriculum_id FROM enrollment e JOIN class k ON k.id = e.class_id WHERE e.person_id = ? AND e.status = 'confirmed')`
	// ownCurricula holds for the curricula that a person's classes follow.
	ownCurricula = `u.id` + followedCurricula
)

// newest holds for the highest number among the versions of a curriculum that
// are in reach and not archived: a student keeps the one of his class when the
// next is made.
func newest(in access.Scope) (string, []any) {
	reach, args := in.Rows("", `n.id`+followedCurricula)
	return `NOT EXISTS (SELECT 1 FROM curriculum n WHERE n.family_id = u.family_id AND n.number > u.number AND n.archived_at IS NULL AND (` + reach + `))`, args
}

// curriculumOrders are the sorts that the list offers.
var curriculumOrders = db.Orders{"name": {"u.sort_name", "u.number"}, "updated": {"u.updated_at"}}

func scanCurriculum(r db.Row) (c Curriculum, err error) {
	var archived clock.Time
	err = r.Scan(&c.ID, &c.Version, &c.FamilyID, &c.Number, &c.Name, &c.Programme, &c.Description, &archived, &c.CreatedAt, &c.UpdatedAt,
		&c.ClassCount, &c.Hours)
	c.Archived, c.Courses = !archived.IsZero(), []CurriculumCourse{}
	return c, err
}

// findCurricula returns a page of the curricula in reach, each with its courses.
func findCurricula(ctx context.Context, q db.Querier, in access.Scope, f CurriculumFilter, p api.Paging) (db.List[Curriculum], error) {
	order, err := curriculumOrders.By(f.Sort, "u.id")
	if err != nil {
		return db.List[Curriculum]{}, err
	}
	var w db.Where
	w.And(in.Rows("", ownCurricula))
	switch {
	case f.Family != "":
		w.Add(`u.family_id = ?`, f.Family)
	case f.Archived:
		w.Add(`u.archived_at IS NOT NULL`)
	default:
		w.Add(`u.archived_at IS NULL`)
	}
	if f.Latest {
		w.And(newest(in))
	}
	if f.Programme != "" {
		w.Add(`u.programme = ?`, f.Programme)
	}
	w.MatchPlain(db.Words(`u.sort_name`), f.Q)
	l, err := db.Find(ctx, q, scanCurriculum, db.Select{
		Columns: curriculumColumns, From: `curriculum u`, Where: w, Order: order, Page: p.Page, Size: p.PageSize,
	})
	if err != nil {
		return l, err
	}
	return l, addCourses(ctx, q, l.Items)
}

func findCurriculum(ctx context.Context, q db.Querier, in access.Scope, id string) (Curriculum, error) {
	var w db.Where
	w.And(in.Rows("", ownCurricula))
	w.Add(`u.id = ?`, id)
	c, err := db.One(ctx, q, "curriculum.not_found", scanCurriculum, `SELECT `+curriculumColumns+` FROM curriculum u`+w.String(), w.Args...)
	if err != nil {
		return c, err
	}
	one := []Curriculum{c}
	err = addCourses(ctx, q, one)
	return one[0], err
}

// addCourses fills in the courses of curricula, in one query.
func addCourses(ctx context.Context, q db.Querier, curricula []Curriculum) error {
	ids, at := make([]string, len(curricula)), map[string]*Curriculum{}
	for i := range curricula {
		ids[i], at[curricula[i].ID] = curricula[i].ID, &curricula[i]
	}
	var w db.Where
	w.In("cc.curriculum_id", ids...)
	return db.Each(ctx, q, func(r db.Row) error {
		var id string
		var c CurriculumCourse
		err := r.Scan(&id, &c.CourseID, &c.Code, &c.Name, &c.Edition, &c.Level, &c.Hours)
		if u := at[id]; u != nil {
			u.Courses = append(u.Courses, c)
		}
		return err
	}, `SELECT cc.curriculum_id, c.id, c.code, c.name, c.edition, cc.level, cc.hours FROM curriculum_course cc JOIN course c ON c.id = cc.course_id`+w.String()+`
		ORDER BY cc.curriculum_id, cc.level, cc.position`, w.Args...)
}

// AddCurriculum adds a version of a curriculum; the first one founds a family.
func AddCurriculum(ctx context.Context, tx *db.Tx, id, familyID string, f CurriculumFields) error {
	now := clock.Now()
	return db.Exec(ctx, tx, `INSERT INTO curriculum (id, family_id, number, name, programme, description, sort_name, created_at, updated_at)
		SELECT ?, ?, COALESCE(MAX(number), 0) + 1, ?, ?, ?, ?, ?, ? FROM curriculum WHERE family_id = ?`,
		id, familyID, f.Name, f.Programme, f.Description, db.Fold(f.Name), now, now, familyID)
}

func saveCurriculum(ctx context.Context, tx *db.Tx, id string, f CurriculumFields) error {
	return db.Change(ctx, tx, "curriculum.not_found", `UPDATE curriculum SET version = version + 1, name = ?, programme = ?, description = ?, sort_name = ?,
		updated_at = ? WHERE id = ?`, f.Name, f.Programme, f.Description, db.Fold(f.Name), clock.Now(), id)
}

func archiveCurriculum(ctx context.Context, tx *db.Tx, id string, at clock.Time) error {
	return db.Change(ctx, tx, "curriculum.not_found", `UPDATE curriculum SET version = version + 1, archived_at = ?, updated_at = ? WHERE id = ?`,
		at, clock.Now(), id)
}

func removeCurriculum(ctx context.Context, tx *db.Tx, id string) error {
	return db.Change(ctx, tx, "curriculum.not_found", `DELETE FROM curriculum WHERE id = ?`, id)
}

// SaveCurriculumCourses replaces the courses of a curriculum.
func SaveCurriculumCourses(ctx context.Context, tx *db.Tx, id string, courses []CurriculumCourseChoice) error {
	if err := db.Exec(ctx, tx, `DELETE FROM curriculum_course WHERE curriculum_id = ?`, id); err != nil {
		return err
	}
	all := db.NewBulk(`curriculum_course (curriculum_id, course_id, level, position, hours)`)
	for i, c := range courses {
		all.Add(id, c.CourseID, c.Level, i, c.Hours)
	}
	err := all.Change(ctx, tx, "course.not_found", `INSERT INTO curriculum_course (curriculum_id, course_id, level, position, hours)
		SELECT given.curriculum_id, c.id, given.level, given.position, given.hours FROM given JOIN course c ON c.id = given.course_id`)
	if db.IsDuplicate(err) {
		return fault.On("courses", "curriculum.course_twice", nil)
	}
	return err
}
