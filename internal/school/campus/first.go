package campus

import (
	"context"
	"fmt"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
)

// Any reports whether the network has a campus.
func Any(ctx context.Context, q db.Querier) (bool, error) {
	return db.Exists(ctx, q, `SELECT 1 FROM campus`)
}

// FirstFields are what the first campus of a network begins with. Everything
// but its name is a guess, to be mended on its page.
func FirstFields(name string) CampusFields {
	return CampusFields{
		Name: name, Color: "#1e5a96", Open: true, TimeZone: "Europe/Paris", Currency: "EUR", Language: "fr",
		PassMark: 70, RequiredAttendance: 80,
	}
}

// AddFirst adds the first campus of a network, and the region it is in where
// that is missing: without a campus nobody can sign in to add one.
func AddFirst(ctx context.Context, tx *db.Tx, regionCode, name string) (Organization, error) {
	fields, id := FirstFields(name).clean(), db.NewID()
	if err := fields.Check(); err != nil {
		return Organization{}, err
	}
	regionID, err := ensureRegion(ctx, tx, regionCode)
	if err != nil {
		return Organization{}, err
	}
	if err := addCampus(ctx, tx, id, regionID, fields); err != nil {
		return Organization{}, err
	}
	return Organization{ID: id, Name: fields.Name},
		audit.Record(ctx, tx, audit.Event{Action: "createCampus", Entity: "campus", EntityID: id, CampusID: id, After: fields})
}

// ensureRegion returns the id of the region with a code; a new one has its code
// for a name.
func ensureRegion(ctx context.Context, tx *db.Tx, code string) (string, error) {
	known, err := db.All(ctx, tx, db.ScanString, `SELECT id FROM region WHERE code = ?`, code)
	if err != nil || len(known) > 0 {
		return strings.Join(known, ""), err
	}
	id, fields := db.NewID(), RegionFields{Code: code, Name: code}
	if err := addRegion(ctx, tx, id, fields); err != nil {
		return "", err
	}
	return id, audit.Record(ctx, tx, audit.Event{Action: "createRegion", Entity: "region", EntityID: id, After: fields})
}

// FindNamed returns the campus in reach with the given id or name. Where there
// is none, or several, the error names what there is to choose from.
func FindNamed(ctx context.Context, q db.Querier, in access.Scope, wanted string) (Organization, error) {
	var w db.Where
	w.And(in.Rows("c.id = ?", ownCampuses))
	w.Add(`c.archived_at IS NULL`)
	all, err := db.All(ctx, q, func(r db.Row) (o Organization, err error) { return o, r.Scan(&o.ID, &o.Name) },
		`SELECT c.id, c.name FROM campus c`+w.String()+` ORDER BY c.sort_name, c.id`, w.Args...)
	if err != nil {
		return Organization{}, err
	}
	var found []Organization
	for _, o := range all {
		if o.ID == wanted || db.Fold(o.Name) == db.Fold(wanted) {
			found = append(found, o)
		}
	}
	switch len(found) {
	case 0:
		return Organization{}, fmt.Errorf("there is no campus %q; there is: %s", wanted, listed(all))
	case 1:
		return found[0], nil
	}
	return Organization{}, fmt.Errorf("several campuses are called %q; give the id of one: %s", wanted, listed(found))
}

// listed names campuses with their ids, the first of many.
func listed(all []Organization) string {
	const most = 20
	var names []string
	for i, o := range all {
		if i == most {
			names = append(names, "…")
			break
		}
		names = append(names, o.Name+" ("+o.ID+")")
	}
	return strings.Join(names, ", ")
}
