package academic

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

func (a *Area) courseBookRoutes(r *api.Router) {
	api.Get(r, "listCourseBooks", "/api/courses/{id}/books", readCourses, a.listCourseBooks)
	api.Put(r, "setCourseBooks", "/api/courses/{id}/books", changeCourses, a.setCourseBooks)
}

func (a *Area) listCourseBooks(ctx context.Context, in *api.ID) (api.Page[CourseBook], error) {
	if _, err := findCourse(ctx, a.db, access.From(ctx), in.ID); err != nil {
		return api.Page[CourseBook]{}, err
	}
	return a.courseBooks(ctx, a.db, in.ID)
}

// setCourseBooks saves all books of a course in their order. It is refused when
// the course was saved in the meantime, by whoever.
func (a *Area) setCourseBooks(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		api.Versioned
		Books []CourseBookChoice `json:"books" maxItems:"100"`
	}
},
) (l api.Page[CourseBook], err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		course, err := findCourse(ctx, tx, scope, in.ID)
		if err != nil {
			return err
		}
		if course.Version != in.Body.Version {
			return fault.Stale(course.seenBy(scope))
		}
		before, err := a.courseBooks(ctx, tx, in.ID)
		if err != nil {
			return err
		}
		if err := saveCourseBooks(ctx, tx, in.ID, in.Body.Books); err != nil {
			return err
		}
		if l, err = a.courseBooks(ctx, tx, in.ID); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{
			Action: "setCourseBooks", Entity: "course", EntityID: in.ID, Before: booksTrail(before.Items), After: booksTrail(l.Items),
		})
	})
	return l, err
}

func (a *Area) courseBooks(ctx context.Context, q db.Querier, courseID string) (api.Page[CourseBook], error) {
	l, err := findCourseBooks(ctx, q, courseID)
	for i := range l.Items {
		b := &l.Items[i]
		b.CoverURL = a.Link(ctx, "/api/books/"+b.BookID+"/cover", b.coverHash)
	}
	return api.PageOf(l, err)
}
