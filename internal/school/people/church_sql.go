package people

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

const churchColumns = `h.id, h.version, h.name, h.city, h.country, h.pastor`

func scanChurch(r db.Row) (c Church, err error) {
	return c, r.Scan(&c.ID, &c.Version, &c.Name, &c.City, &c.Country, &c.Pastor)
}

// Churches belong to nobody and are open to everyone who has signed in: a
// person picks his own from all of them.

func findChurches(ctx context.Context, q db.Querier, f churchFilter) (db.List[Church], error) {
	var w db.Where
	w.MatchPlain(`h.search_text`, f.Q)
	return db.Find(ctx, q, scanChurch, db.Select{
		Columns: churchColumns, From: `church h`, Where: w, Order: `h.sort_name, h.id`, Page: f.Page, Size: f.PageSize,
	})
}

func findChurch(ctx context.Context, q db.Querier, id string) (Church, error) {
	return db.One(ctx, q, "church.not_found", scanChurch, `SELECT `+churchColumns+` FROM church h WHERE h.id = ?`, id)
}

// AddChurch adds a church.
func AddChurch(ctx context.Context, q db.Querier, id, by string, f ChurchFields) error {
	now := clock.Now()
	return db.Exec(ctx, q, `INSERT INTO church (id, name, city, country, pastor, sort_name, search_text, created_by, created_at, updated_at)
		VALUES `+db.Values(1, 10), id, f.Name, f.City, f.Country, f.Pastor, db.Fold(f.Name), db.SearchText(f.Name, f.City, f.Pastor), by, now, now)
}
