package academic

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/school/part"
)

// searchClasses finds classes as their list does; the newest first.
func searchClasses(ctx context.Context, q db.Querier, caller access.Scope, words string, most int) ([]part.Found, error) {
	w := classesLike(caller.Under(readClasses), ClassFilter{Search: api.Search{Q: words}})
	return db.All(ctx, q, scanFound("class", "/apps/campus/classes/"),
		`SELECT k.id, k.code, h.name FROM class k JOIN campus h ON h.id = k.campus_id`+w.String()+` ORDER BY k.start_year DESC, k.code_key, k.id`+db.Limit(most), w.Args...)
}

// searchCourses finds courses as their list does.
func searchCourses(ctx context.Context, q db.Querier, caller access.Scope, words string, most int) ([]part.Found, error) {
	w := coursesLike(caller.Under(readCourses), CourseFilter{Search: api.Search{Q: words}})
	return db.All(ctx, q, scanFound("course", "/apps/academic/course/"),
		`SELECT c.id, c.name, c.code || CASE WHEN c.edition = '' THEN '' ELSE ' · ' || c.edition END FROM course c`+w.String()+
			` ORDER BY c.sort_name, c.edition_key, c.id`+db.Limit(most), w.Args...)
}

func scanFound(kind, page string) func(db.Row) (part.Found, error) {
	return func(r db.Row) (part.Found, error) {
		f := part.Found{Kind: kind, Roles: []string{}}
		err := r.Scan(&f.ID, &f.Title, &f.About)
		f.Link = page + f.ID
		return f, err
	}
}
