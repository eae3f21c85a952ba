package home

import (
	"context"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

const viewColumns = `v.id, v.version, v.path, v.name, v.query, v.updated_at`

func scanView(r db.Row) (v View, err error) {
	return v, r.Scan(&v.ID, &v.Version, &v.Path, &v.Name, &v.Query, &v.UpdatedAt)
}

// ownViews keeps a query within the views of the caller.
func ownViews(in access.Scope) (w db.Where) {
	w.And(in.Rows("", "v.person_id = ?"))
	return w
}

func findViews(ctx context.Context, q db.Querier, in access.Scope) (db.List[View], error) {
	return db.Find(ctx, q, scanView, db.Select{
		Columns: viewColumns, From: `list_view v`, Where: ownViews(in), Order: `v.path, v.name_key, v.id`, Page: 1, Size: maxViews + 1,
	})
}

func findView(ctx context.Context, q db.Querier, in access.Scope, id string) (View, error) {
	w := ownViews(in)
	w.Add(`v.id = ?`, id)
	return db.One(ctx, q, "home.view_not_found", scanView, `SELECT `+viewColumns+` FROM list_view v`+w.String(), w.Args...)
}

func addView(ctx context.Context, tx *db.Tx, id, personID, path string, f ViewFields) error {
	now := clock.Now()
	return db.Exec(ctx, tx, `INSERT INTO list_view (id, person_id, path, name, name_key, query, created_at, updated_at) VALUES `+db.Values(1, 8),
		id, personID, path, strings.TrimSpace(f.Name), viewKey(f.Name), f.Query, now, now)
}

// viewKey is how names of views are compared and sorted.
func viewKey(name string) string { return db.Fold(strings.TrimSpace(name)) }

// The functions below take a view that was found through the caller's scope.

func saveView(ctx context.Context, tx *db.Tx, id string, f ViewFields) error {
	return db.Change(ctx, tx, "home.view_not_found", `UPDATE list_view SET version = version + 1, name = ?, name_key = ?, query = ?, updated_at = ? WHERE id = ?`,
		strings.TrimSpace(f.Name), viewKey(f.Name), f.Query, clock.Now(), id)
}

func removeView(ctx context.Context, tx *db.Tx, id string) error {
	return db.Change(ctx, tx, "home.view_not_found", `DELETE FROM list_view WHERE id = ?`, id)
}
