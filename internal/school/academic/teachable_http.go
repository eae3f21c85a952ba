package academic

import (
	"context"

	"myspace/internal/base/api"
	"myspace/internal/base/db"
)

// TeachableCourse is what a teacher needs to know of a course to say whether
// he can teach it: its name opens nothing.
type TeachableCourse struct {
	ID      string `json:"id"`
	Code    string `json:"code"`
	Name    string `json:"name"`
	Edition string `json:"edition"`
}

func (a *Area) listTeachableCourses(ctx context.Context, in *struct {
	api.Search
	api.Paging
},
) (api.Page[TeachableCourse], error) {
	var w db.Where
	w.Add(`c.archived_at IS NULL`)
	w.MatchPlain(`c.search_text`, in.Q)
	return api.PageOf(db.Find(ctx, a.db, func(r db.Row) (c TeachableCourse, err error) {
		return c, r.Scan(&c.ID, &c.Code, &c.Name, &c.Edition)
	}, db.Select{
		Columns: `c.id, c.code, c.name, c.edition`, From: `course c`, Where: w, Order: `c.sort_name, c.edition_key, c.id`,
		Page: in.Page, Size: in.PageSize,
	}))
}
