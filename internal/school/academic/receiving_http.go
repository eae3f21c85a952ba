package academic

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
)

// ReceivingClass is a class that a student may be transferred to, with no more
// than one needs to choose it: it may be at a campus beyond the caller's reach.
type ReceivingClass struct {
	ID         string `json:"id"`
	Code       string `json:"code"`
	CampusName string `json:"campus_name"`
	Level      int    `json:"level"`
	Programme  string `json:"programme" enum:"certificate,diploma"`
	StartYear  int    `json:"start_year"`
	EndYear    int    `json:"end_year"`
	Capacity   int    `json:"capacity" doc:"How many places it has; 0 for no limit."`
	Confirmed  int    `json:"confirmed"`
}

// listReceivingClasses lists where a student can go: classes that run, at open
// campuses, in the currency of his installments. Those of his campus come first.
func (a *Area) listReceivingClasses(ctx context.Context, in *struct {
	ID string `path:"id" maxLength:"64"`
	api.Search
	api.Paging
},
) (api.Page[ReceivingClass], error) {
	e, err := findEnrollment(ctx, a.db, access.From(ctx), in.ID)
	if err != nil {
		return api.Page[ReceivingClass]{}, err
	}
	return api.PageOf(findReceiving(ctx, a.db, e, in.Q, in.Paging))
}

func findReceiving(ctx context.Context, q db.Querier, e Enrollment, search string, p api.Paging) (db.List[ReceivingClass], error) {
	var w db.Where
	w.Add(`o.id = ? AND k.id <> o.class_id AND h.currency = o.currency AND h.open AND h.archived_at IS NULL AND k.archived_at IS NULL AND k.graduated_at IS NULL`, e.ID)
	w.MatchAny(search, db.Has(`k.search_text`), db.Has(classYears), campusNamed(`k.campus_id`))
	return db.Find(ctx, q, func(r db.Row) (ReceivingClass, error) {
		c, err := scanClass(r)
		return ReceivingClass{c.ID, c.Code, c.CampusName, c.Level, c.Programme, c.StartYear, c.EndYear, c.Capacity, c.Confirmed}, err
	}, db.Select{
		Columns: classColumns, From: classTables + ` CROSS JOIN enrollment o`, Where: w, Page: p.Page, Size: p.PageSize,
		Order: `CASE WHEN k.campus_id = o.campus_id THEN 0 ELSE 1 END, h.sort_name, k.code_key, k.id`,
	})
}
