package academic

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/part"
)

// OpenedCourse is a course that somebody follows in a class, or that was granted to
// him, by now or before.
type OpenedCourse struct {
	ID, Code, Name, Edition string
	Follows                 bool       // in his class
	FirstDay, LastDay       clock.Date // of the grant; zero where there is none
	Documents               int        // that are open to him now
}

// OpenOn reports whether it is open on a day.
func (c OpenedCourse) OpenOn(day clock.Date) bool {
	return c.Follows || !c.LastDay.IsZero() && !day.Before(c.FirstDay) && !c.LastDay.Before(day)
}

// OpenedCourses returns the courses that are or were open to the caller himself, by
// name: what he reaches by his role beside is not among them.
func OpenedCourses(ctx context.Context, q db.Querier, in access.Scope) ([]OpenedCourse, error) {
	me, day := in.Actor().PersonID, today(in)
	return db.All(ctx, q, func(r db.Row) (c OpenedCourse, err error) {
		return c, r.Scan(&c.ID, &c.Code, &c.Name, &c.Edition, &c.Follows, &c.FirstDay, &c.LastDay, &c.Documents)
	}, `SELECT c.id, c.code, c.name, c.edition, f.id IS NOT NULL, g.first_day, g.last_day,
		CASE WHEN f.id IS NOT NULL OR (g.first_day <= ? AND g.last_day >= ?)
			THEN (SELECT COUNT(*) FROM course_document d WHERE d.course_id = c.id AND d.student_access AND d.type NOT IN `+exam+`) ELSE 0 END
		FROM course c LEFT JOIN course f ON f.id = c.id AND f.id IN (`+followed+`) LEFT JOIN course_access g ON g.course_id = c.id AND g.person_id = ?
		WHERE f.id IS NOT NULL OR g.id IS NOT NULL ORDER BY c.sort_name, c.id`, day, day, me, me)
}

// OpenedDocuments returns the documents of a course that are open to the caller
// himself, by class or grant.
func OpenedDocuments(ctx context.Context, around *part.Around, courseID string) ([]CourseDocument, error) {
	in, all := access.From(ctx), []CourseDocument{}
	l, err := findOpened(ctx, around.DB, in.Actor().PersonID, courseID, today(in), api.Paging{Page: 1, PageSize: maxDocuments})
	for _, d := range l.Items {
		d.ContentURL = around.Link(ctx, CourseDocumentID{d.CourseID, d.ID}.path()+"/content", d.hash)
		all = append(all, d.CourseDocument)
	}
	return all, err
}
