package academic

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/record"
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
	_, err = a.books().Change(ctx, in.ID, in.Body.Version, "setCourseBooks", func(tx *db.Tx, _ shelf) error {
		return saveCourseBooks(ctx, tx, in.ID, in.Body.Books)
	})
	if err != nil {
		return l, err
	}
	return a.courseBooks(ctx, a.db, in.ID)
}

// shelf is a course with its books.
type shelf struct {
	Course
	books []CourseBook
}

// books is how the books of a course are changed: they are a part of it.
func (a *Area) books() record.Kind[string, shelf, Course] {
	return record.Kind[string, shelf, Course]{
		DB: a.db, Entity: "course",
		Find: func(ctx context.Context, q db.Querier, in access.Scope, id string) (s shelf, err error) {
			if s.Course, err = findCourse(ctx, q, in, id); err != nil {
				return s, err
			}
			l, err := findCourseBooks(ctx, q, id)
			s.books = l.Items
			return s, err
		},
		State: func(s shelf) record.State {
			return record.State{ID: s.ID, Version: s.Version, Archived: s.Archived, Trail: booksTrail(s.books)}
		},
		Show: func(ctx context.Context, q db.Querier, s shelf) (Course, error) { return a.present(ctx, q, s.Course) },
	}
}

func (a *Area) courseBooks(ctx context.Context, q db.Querier, courseID string) (api.Page[CourseBook], error) {
	l, err := findCourseBooks(ctx, q, courseID)
	for i := range l.Items {
		b := &l.Items[i]
		b.CoverURL = a.Link(ctx, "/api/books/"+b.BookID+"/cover", b.coverHash)
	}
	return api.PageOf(l, err)
}
