package academic

import (
	"cmp"
	"context"
	"database/sql"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/school/part"
)

func scanCourseBook(r db.Row) (b CourseBook, err error) {
	var cover sql.NullString
	err = r.Scan(&b.BookID, &b.Title, &b.Author, &b.Type, &b.Active, &b.Published, &b.Need, &cover)
	b.coverHash = cover.String
	return b, err
}

// findCourseBooks returns the books of a course, the required ones first.
func findCourseBooks(ctx context.Context, q db.Querier, courseID string) (db.List[CourseBook], error) {
	var w db.Where
	w.Add(`n.course_id = ?`, courseID)
	return db.Find(ctx, q, scanCourseBook, db.Select{
		Columns: `b.id, b.title, b.author, b.type, b.active, b.published, n.need, b.cover_hash`,
		From:    `course_book n JOIN book b ON b.id = n.book_id`, Count: `course_book n`, Where: w,
		Order: `n.need, n.position, b.id`, Page: 1, Size: 100,
	})
}

// saveCourseBooks replaces the books of a course, and counts as a change of it.
func saveCourseBooks(ctx context.Context, tx *db.Tx, courseID string, books []CourseBookChoice) error {
	if err := db.Exec(ctx, tx, `DELETE FROM course_book WHERE course_id = ?`, courseID); err != nil {
		return err
	}
	all := db.NewBulk(`course_book (course_id, book_id, need, position)`)
	for i, b := range books {
		all.Add(courseID, b.BookID, b.Need, i)
	}
	err := all.Change(ctx, tx, "book.not_found", `INSERT INTO course_book (course_id, book_id, need, position)
		SELECT given.course_id, b.id, given.need, given.position FROM given JOIN book b ON b.id = given.book_id`)
	switch {
	case db.IsDuplicate(err):
		return fault.On("books", "course.book_twice", nil)
	case err != nil:
		return err
	}
	return db.Exec(ctx, tx, `UPDATE course SET version = version + 1 WHERE id = ?`, courseID)
}

// countCoursesOfBook returns how many courses name a book.
func countCoursesOfBook(ctx context.Context, q db.Querier, bookID string) (int, error) {
	return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM course_book WHERE book_id = ?`, bookID)
}

// ownNeeds returns the books that the caller's own courses need, by the course's
// name. They are few, and put in order here.
func ownNeeds(ctx context.Context, q db.Querier, in access.Scope) ([]part.Need, error) {
	me, day := in.Actor().PersonID, today(in)
	courses, args := followed+` UNION ALL `+granted, []any{me, me, day, day}
	if in.Actor().Roles&access.Teacher != 0 {
		courses, args = courses+` UNION ALL `+given+` UNION ALL `+accepted, append(args, me, me)
	}
	all, err := db.All(ctx, q, func(r db.Row) (n part.Need, err error) {
		return n, r.Scan(&n.BookID, &n.CourseID, &n.Code, &n.Name, &n.Required)
	}, `SELECT n.book_id, c.id, c.code, c.name, n.need = 'required' FROM course_book n JOIN course c ON c.id = n.course_id WHERE n.course_id IN (`+courses+`)`, args...)
	slices.SortFunc(all, func(a, b part.Need) int {
		return cmp.Or(cmp.Compare(db.Fold(a.Name), db.Fold(b.Name)), cmp.Compare(a.CourseID, b.CourseID), cmp.Compare(a.BookID, b.BookID))
	})
	return all, err
}
