package people

import (
	"context"
	"slices"

	"myspace/internal/base/db"
)

// findCampuses finds the campuses in reach that are not closed for good.
func (im *importer) findCampuses(ctx context.Context, q db.Querier) (err error) {
	var w db.Where
	w.And(im.scope.Rows("c.id = ?", ""))
	w.Add(`c.archived_at IS NULL`)
	im.campuses, err = db.All(ctx, q, func(r db.Row) (c importCampus, err error) {
		return c, r.Scan(&c.id, &c.name, &c.country)
	}, `SELECT c.id, c.name, c.country FROM campus c`+w.String()+` ORDER BY c.sort_name, c.id`, w.Args...)
	return err
}

// addresses are those that the file has.
func (im *importer) addresses() []string {
	all := make([]string, len(im.drafts))
	for i, d := range im.drafts {
		all[i] = d.person.Email
	}
	return all
}

// neighbours are the people we have who may be those of a file.
type neighbours struct {
	byEmail, byMobile, byName map[string][]*known
}

// knownInFile is how many people are looked for in one statement.
const knownInFile = 400

// findNeighbours looks for everybody in the file at once, wherever he belongs.
func (im *importer) findNeighbours(ctx context.Context, q db.Querier) (n neighbours, err error) {
	values := map[string][]string{}
	for _, d := range im.drafts {
		p := d.person
		values["email_key"] = append(values["email_key"], EmailKey(p.Email))
		values["mobile"] = append(values["mobile"], p.Mobile)
		values["name_key"] = append(values["name_key"], p.nameKey())
	}
	all := map[string]*known{}
	n = neighbours{map[string][]*known{}, map[string][]*known{}, map[string][]*known{}}
	for column, into := range map[string]map[string][]*known{"email_key": n.byEmail, "mobile": n.byMobile, "name_key": n.byName} {
		if err := findMany(ctx, q, column, values[column], all, into); err != nil {
			return n, err
		}
	}
	return n, nil
}

// findMany finds the people who have one of the values in a column. Each is
// there once, however often he is found.
func findMany(ctx context.Context, q db.Querier, column string, values []string, all map[string]*known, into map[string][]*known) error {
	slices.Sort(values)
	values = slices.DeleteFunc(slices.Compact(values), func(s string) bool { return s == "" })
	for chunk := range slices.Chunk(values, knownInFile) {
		var w db.Where
		w.In("p."+column, chunk...)
		if column == "mobile" {
			w.Add(`p.mobile <> ''`) // the words of the index
		}
		err := db.Each(ctx, q, func(r db.Row) error {
			p, err := scanKnown(r)
			if all[p.ID] == nil {
				all[p.ID] = &p
			}
			key := map[string]string{"email_key": EmailKey(p.Email), "mobile": p.Mobile, "name_key": p.nameKey}[column]
			into[key] = append(into[key], all[p.ID])
			return err
		}, `SELECT `+knownColumns+` FROM person p`+w.String(), w.Args...)
		if err != nil {
			return err
		}
	}
	return nil
}

// loadPeople returns people with all that is known of them, by id.
func loadPeople(ctx context.Context, q db.Querier, ids []string) (map[string]Person, error) {
	all := map[string]Person{}
	for chunk := range slices.Chunk(ids, knownInFile) {
		var w db.Where
		w.In("p.id", chunk...)
		some, err := db.All(ctx, q, scanPerson, `SELECT `+personColumns+` FROM `+personTables+w.String(), w.Args...)
		if err != nil {
			return nil, err
		}
		for _, p := range some {
			all[p.ID] = p
		}
	}
	return all, nil
}

// findChurchNames returns the ids of churches by their folded names; a name
// that several have is "".
func (im *importer) findChurchNames(ctx context.Context, q db.Querier) (map[string]string, error) {
	var wanted []string
	for _, d := range im.drafts {
		if d.church != "" {
			wanted = append(wanted, db.Fold(d.church))
		}
	}
	slices.Sort(wanted)
	all := map[string]string{}
	for chunk := range slices.Chunk(slices.Compact(wanted), knownInFile) {
		var w db.Where
		w.In("h.sort_name", chunk...)
		err := db.Each(ctx, q, func(r db.Row) error {
			var id, name string
			err := r.Scan(&id, &name)
			if _, twice := all[name]; twice {
				id = ""
			}
			all[name] = id
			return err
		}, `SELECT h.id, h.sort_name FROM church h`+w.String(), w.Args...)
		if err != nil {
			return nil, err
		}
	}
	return all, nil
}
