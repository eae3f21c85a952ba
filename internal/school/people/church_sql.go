package people

import (
	"context"
	"database/sql"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/naming"
)

const churchColumns = `h.id, h.version, h.name, h.city, h.country, h.pastor, h.updated_at,
	(SELECT COUNT(*) FROM person p WHERE p.church_id = h.id)`

func scanChurch(r db.Row) (c Church, err error) {
	return c, r.Scan(&c.ID, &c.Version, &c.Name, &c.City, &c.Country, &c.Pastor, &c.UpdatedAt, &c.People)
}

// Churches belong to nobody and are open to everyone who has signed in: a
// person picks his own from all of them.

var churchOrders = db.Orders{"name": {"h.sort_name"}, "city": {"h.sort_city", "h.sort_name"}, "updated": {"h.updated_at"}}

func findChurches(ctx context.Context, q db.Querier, f ChurchFilter, p api.Paging) (db.List[Church], error) {
	order, err := churchOrders.By(f.Sort, "h.id")
	if err != nil {
		return db.List[Church]{}, err
	}
	var w db.Where
	if f.Country != "" {
		w.Add(`h.country = ?`, f.Country)
	}
	if f.City != "" {
		w.Add(`h.sort_city = ?`, db.Fold(f.City))
	}
	w.MatchPlain(`h.search_text`, f.Q)
	return db.Find(ctx, q, scanChurch, db.Select{
		Columns: churchColumns, From: `church h`, Where: w, Order: order, Page: p.Page, Size: p.PageSize,
	})
}

// findChurch returns a church, also by the id of one that became part of it.
func findChurch(ctx context.Context, q db.Querier, id string) (Church, error) {
	id, err := audit.Successor(ctx, q, "church", id)
	if err != nil {
		return Church{}, err
	}
	return db.One(ctx, q, "church.not_found", scanChurch, `SELECT `+churchColumns+` FROM church h WHERE h.id = ?`, id)
}

// findChurchPeople returns who belongs to a church, of the people in reach.
func findChurchPeople(ctx context.Context, q db.Querier, in access.Scope, churchID string, p api.Paging) (db.List[ChurchPerson], error) {
	var w db.Where
	w.Add(`p.church_id = ?`, churchID)
	w.And(in.Rows(OfCampus, ""))
	churchKnown(in, &w)
	return db.Find(ctx, q, func(r db.Row) (p ChurchPerson, err error) {
		var photo sql.NullString
		err = r.Scan(&p.ID, &p.Name, &p.City, &photo, &p.Student)
		p.photoHash = photo.String
		return p, err
	}, db.Select{
		Columns: `p.id, ` + naming.Person + `, p.city, p.photo_hash,
			EXISTS (SELECT 1 FROM membership_role mr WHERE mr.person_id = p.id AND mr.role IN ('student', 'alumni', 'user'))`,
		From: `person p`, Where: w, Order: `p.sort_name, p.id`, Page: p.Page, Size: p.PageSize,
	})
}

// NewChurch is a church that is to be added.
type NewChurch struct {
	ID, By string
	ChurchFields
	CreatedAt clock.Time
}

func (f ChurchFields) searchText() string { return db.SearchText(f.Name, f.City, f.Pastor) }

// AddChurch adds a church.
func AddChurch(ctx context.Context, q db.Querier, c NewChurch) error {
	return db.Exec(ctx, q, `INSERT INTO church (id, name, city, country, pastor, sort_name, sort_city, search_text, created_by, created_at, updated_at)
		VALUES `+db.Values(1, 11), c.ID, c.Name, c.City, c.Country, c.Pastor, db.Fold(c.Name), db.Fold(c.City), c.searchText(),
		c.By, c.CreatedAt, c.CreatedAt)
}

func saveChurch(ctx context.Context, tx *db.Tx, id string, f ChurchFields) error {
	return db.Change(ctx, tx, "church.not_found", `UPDATE church SET version = version + 1,
		name = ?, city = ?, country = ?, pastor = ?, sort_name = ?, sort_city = ?, search_text = ?, updated_at = ? WHERE id = ?`,
		f.Name, f.City, f.Country, f.Pastor, db.Fold(f.Name), db.Fold(f.City), f.searchText(), clock.Now(), id)
}

// removeChurch removes a church that nothing refers to.
func removeChurch(ctx context.Context, tx *db.Tx, id string) error {
	err := db.Change(ctx, tx, "church.not_found", `DELETE FROM church WHERE id = ?`, id)
	if db.IsReferenced(err) {
		return fault.New(fault.Conflict, "church.in_use")
	}
	return err
}

// moveChurchPeople has everything that refers to one church refer to another.
func moveChurchPeople(ctx context.Context, tx *db.Tx, from, to string) error {
	if err := db.Exec(ctx, tx, `UPDATE person SET church_id = ?, version = version + 1, updated_at = ? WHERE church_id = ?`, to, clock.Now(), from); err != nil {
		return err
	}
	links, err := db.Links(ctx, tx)
	if err != nil {
		return err
	}
	for _, l := range links {
		if l.To != "church" {
			continue
		}
		if err := db.Exec(ctx, tx, `UPDATE `+l.Table+` SET `+l.Column+` = ? WHERE `+l.Column+` = ?`, to, from); err != nil {
			return err
		}
	}
	return nil
}
