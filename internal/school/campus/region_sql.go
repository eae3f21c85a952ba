package campus

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

const regionColumns = `r.id, r.version, r.code, r.name, (SELECT COUNT(*) FROM campus c WHERE c.region_id = r.id)`

func scanRegion(r db.Row) (g Region, err error) {
	return g, r.Scan(&g.ID, &g.Version, &g.Code, &g.Name, &g.CampusCount)
}

// findRegions returns the regions in reach: those of the campuses in reach,
// and for who reaches every campus all of them.
func findRegions(ctx context.Context, q db.Querier, in access.Scope, f regionFilter) (db.List[Region], error) {
	w := reachedRegions(in)
	w.MatchAny(f.Q, db.Has(db.Words(`r.sort_name`)), db.Has(db.Words(`lower(r.code)`)))
	return db.Find(ctx, q, scanRegion, db.Select{
		Columns: regionColumns, From: `region r`, Where: w, Order: `r.sort_name, r.id`, Page: f.Page, Size: f.PageSize,
	})
}

func findRegion(ctx context.Context, q db.Querier, in access.Scope, id string) (Region, error) {
	w := reachedRegions(in)
	w.Add(`r.id = ?`, id)
	return db.One(ctx, q, "region.not_found", scanRegion, `SELECT `+regionColumns+` FROM region r`+w.String(), w.Args...)
}

func reachedRegions(in access.Scope) (w db.Where) {
	if in.CoversAll() {
		return w
	}
	cond, args := in.Rows("c.id = ?", ownCampuses)
	w.And(`r.id IN (SELECT c.region_id FROM campus c WHERE `+cond+`)`, args)
	return w
}

func addRegion(ctx context.Context, q db.Querier, id string, f RegionFields) error {
	now := clock.Now()
	return regionError(db.Exec(ctx, q, `INSERT INTO region (id, code, name, sort_name, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)`,
		id, f.Code, f.Name, db.Fold(f.Name), now, now))
}

func saveRegion(ctx context.Context, q db.Querier, id string, f RegionFields) error {
	return regionError(db.Change(ctx, q, "region.not_found",
		`UPDATE region SET version = version + 1, code = ?, name = ?, sort_name = ?, updated_at = ? WHERE id = ?`,
		f.Code, f.Name, db.Fold(f.Name), clock.Now(), id))
}

func removeRegion(ctx context.Context, q db.Querier, id string) error {
	return db.Change(ctx, q, "region.not_found", `DELETE FROM region WHERE id = ?`, id)
}

// regionError names the constraint that a write ran into.
func regionError(err error) error {
	if db.IsDuplicate(err) {
		return &fault.Error{Kind: fault.Conflict, Code: "region.code_taken", Field: "code"}
	}
	return err
}
