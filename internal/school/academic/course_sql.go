package academic

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

const courseColumns = `c.id, c.version, c.code, c.name, c.english_name, c.edition, c.description, c.hours, c.archived_at, c.created_at, c.updated_at`

// courseOrders are the sorts that the list offers.
var courseOrders = db.Orders{
	"name": {"c.sort_name", "c.edition_key"}, "code": {"c.code_key", "c.edition_key"}, "hours": {"c.hours", "c.sort_name"}, "updated": {"c.updated_at"},
}

func scanCourse(r db.Row) (c Course, err error) {
	var archived clock.Time
	err = r.Scan(&c.ID, &c.Version, &c.Code, &c.Name, &c.EnglishName, &c.Edition, &c.Description, &c.Hours, &archived, &c.CreatedAt, &c.UpdatedAt)
	c.Archived = !archived.IsZero()
	return c, err
}

func scanCourseRow(r db.Row) (c CourseRow, err error) {
	var archived clock.Time
	err = r.Scan(&c.ID, &c.Version, &c.Code, &c.Name, &c.EnglishName, &c.Edition, &c.Hours, &archived, &c.UpdatedAt, &c.BookCount, &c.TeacherCount)
	c.Archived = !archived.IsZero()
	return c, err
}

const courseRowColumns = `c.id, c.version, c.code, c.name, c.english_name, c.edition, c.hours, c.archived_at, c.updated_at,
	(SELECT COUNT(*) FROM course_book b WHERE b.course_id = c.id),
	(SELECT COUNT(*) FROM course_knowledge k WHERE k.course_id = c.id AND k.level IN ('can', 'regularly'))`

// findCourses returns a page of the courses in reach.
func findCourses(ctx context.Context, q db.Querier, in access.Scope, f CourseFilter, p api.Paging) (db.List[CourseRow], error) {
	order, err := courseOrders.By(f.Sort, "c.id")
	if err != nil {
		return db.List[CourseRow]{}, err
	}
	l, err := db.Find(ctx, q, scanCourseRow, db.Select{
		Columns: courseRowColumns, From: `course c`, Where: coursesLike(in, f), Order: order, Page: p.Page, Size: p.PageSize,
	})
	if err != nil {
		return l, err
	}
	return l, countDocuments(ctx, q, in, l.Items)
}

// countDocuments fills in how many documents of a page of courses the caller
// may see, in one query.
func countDocuments(ctx context.Context, q db.Querier, in access.Scope, courses []CourseRow) error {
	ids := make([]string, len(courses))
	for i, c := range courses {
		ids[i] = c.ID
	}
	counts, err := CountDocuments(ctx, q, in, ids)
	for i := range courses {
		courses[i].DocumentCount = counts[courses[i].ID]
	}
	return err
}

// eachCourse calls do with every course that the filter leaves, for exports.
func eachCourse(ctx context.Context, q db.Querier, in access.Scope, f CourseFilter, do func(Course) error) error {
	order, err := courseOrders.By(f.Sort, "c.id")
	if err != nil {
		return err
	}
	return db.Walk(ctx, q, scanCourse, db.Select{Columns: courseColumns, From: `course c`, Where: coursesLike(in, f), Order: order}, do)
}

func coursesLike(in access.Scope, f CourseFilter) db.Where {
	w := coursesIn(in)
	if f.Archived {
		w.Add(`c.archived_at IS NOT NULL`)
	} else {
		w.Add(`c.archived_at IS NULL`)
	}
	if f.Teacher != "" {
		w.Add(`c.id IN (SELECT course_id FROM course_knowledge WHERE person_id = ?)`, f.Teacher)
	}
	if f.Code != "" {
		w.Add(`c.code_key = ?`, db.Fold(f.Code))
	}
	w.MatchPlain(`c.search_text`, f.Q)
	return w
}

func findCourse(ctx context.Context, q db.Querier, in access.Scope, id string) (Course, error) {
	w := coursesIn(in)
	w.Add(`c.id = ?`, id)
	return db.One(ctx, q, "course.not_found", scanCourse, `SELECT `+courseColumns+` FROM course c`+w.String(), w.Args...)
}

// CourseInReach returns a course that the caller may read, as he sees it.
func CourseInReach(ctx context.Context, q db.Querier, in access.Scope, id string) (Course, error) {
	in = in.Under(readCourses)
	c, err := findCourse(ctx, q, in, id)
	if err != nil {
		return c, err
	}
	c = c.seenBy(in)
	c.MayFile, err = mayFile(ctx, q, in, c)
	return c, err
}

// AddCourse adds a course.
func AddCourse(ctx context.Context, tx *db.Tx, id string, f CourseFields) error {
	now := clock.Now()
	return courseError(db.Exec(ctx, tx, `INSERT INTO course (id, code, name, english_name, edition, description, hours,
		code_key, edition_key, sort_name, search_text, created_at, updated_at) VALUES `+db.Values(1, 13),
		id, f.Code, f.Name, f.EnglishName, f.Edition, f.Description, f.Hours,
		db.Fold(f.Code), db.Fold(f.Edition), db.Fold(f.Name), courseText(f), now, now))
}

func saveCourse(ctx context.Context, tx *db.Tx, id string, f CourseFields) error {
	return courseError(db.Change(ctx, tx, "course.not_found", `UPDATE course SET version = version + 1, code = ?, name = ?, english_name = ?,
		edition = ?, description = ?, hours = ?, code_key = ?, edition_key = ?, sort_name = ?, search_text = ?, updated_at = ? WHERE id = ?`,
		f.Code, f.Name, f.EnglishName, f.Edition, f.Description, f.Hours,
		db.Fold(f.Code), db.Fold(f.Edition), db.Fold(f.Name), courseText(f), clock.Now(), id))
}

func archiveCourse(ctx context.Context, tx *db.Tx, id string, at clock.Time) error {
	return db.Change(ctx, tx, "course.not_found", `UPDATE course SET version = version + 1, archived_at = ?, updated_at = ? WHERE id = ?`, at, clock.Now(), id)
}

func removeCourse(ctx context.Context, tx *db.Tx, id string) error {
	return db.Change(ctx, tx, "course.not_found", `DELETE FROM course WHERE id = ?`, id)
}

// courseUses are the tables whose rows keep a course from being deleted.
var courseUses = []struct{ name, count string }{
	{"curricula", `SELECT COUNT(*) FROM curriculum_course WHERE course_id = ?`},
	{"classes", `SELECT COUNT(*) FROM class_course_done WHERE course_id = ?`},
	{"grants", `SELECT COUNT(*) FROM course_access WHERE course_id = ?`},
	{"documents", `SELECT COUNT(*) FROM course_document WHERE course_id = ?`},
}

func courseText(f CourseFields) string {
	return db.SearchText(f.Code, f.Name, f.EnglishName, f.Edition)
}

// courseError names the constraint that a write ran into.
func courseError(err error) error {
	if db.IsDuplicate(err) {
		return &fault.Error{Kind: fault.Conflict, Code: "course.code_taken", Field: "code"}
	}
	return err
}
