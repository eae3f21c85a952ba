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

// NewChurch is a church that is to be added.
type NewChurch struct {
	ID, By string
	ChurchFields
	CreatedAt clock.Time
}

// AddChurch adds a church.
func AddChurch(ctx context.Context, q db.Querier, c NewChurch) error {
	return db.Exec(ctx, q, `INSERT INTO church (id, name, city, country, pastor, sort_name, search_text, created_by, created_at, updated_at)
		VALUES `+db.Values(1, 10), c.ID, c.Name, c.City, c.Country, c.Pastor, db.Fold(c.Name), db.SearchText(c.Name, c.City, c.Pastor),
		c.By, c.CreatedAt, c.CreatedAt)
}

// Describe adds to what is known of a person: where he comes from, and what he
// says of himself.
func Describe(ctx context.Context, q db.Querier, personID, churchID, bio string) error {
	return db.Change(ctx, q, "person.not_found", `UPDATE person SET church_id = ?, bio = ? WHERE id = ?`, optional(churchID), bio, personID)
}
