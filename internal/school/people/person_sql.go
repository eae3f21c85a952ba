package people

import (
	"context"
	"database/sql"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

const (
	personColumns = `p.id, p.version, p.first_name, p.middle_name, p.last_name, p.email, p.mobile, p.gender, p.birth_date,
		p.city, p.country, p.language, p.photo_hash, p.enabled, p.created_at, p.updated_at,
		p.identity_card, p.birth_country, p.address, p.additional_address, p.neighborhood, p.zip_code, p.state, p.bio, p.bank_account,
		p.favourite_contact, p.pastor, p.church_id, h.name, h.pastor`
	personTables = `person p LEFT JOIN church h ON h.id = p.church_id`
	rowColumns   = `p.id, p.first_name || ' ' || p.last_name, p.email, p.mobile, p.photo_hash, p.enabled`
)

var personSearch = db.SearchIndex{Table: "person", Alias: "p", Column: "search_text"}

func scanPerson(r db.Row) (p Person, err error) {
	var photo, church, churchName, churchPastor sql.NullString
	err = r.Scan(&p.ID, &p.Version, &p.FirstName, &p.MiddleName, &p.LastName, &p.Email, &p.Mobile, &p.Gender, &p.BirthDate,
		&p.City, &p.Country, &p.Language, &photo, &p.Enabled, &p.CreatedAt, &p.UpdatedAt,
		&p.IdentityCard, &p.BirthCountry, &p.Address, &p.AdditionalAddress, &p.Neighborhood, &p.ZipCode, &p.State, &p.Bio, &p.BankAccount,
		&p.FavouriteContact, &p.Pastor, &church, &churchName, &churchPastor)
	p.photoHash, p.Name, p.ChurchID, p.ChurchName = photo.String, p.FullName(), church.String, churchName.String
	if p.ChurchPastor = p.Pastor; p.ChurchPastor == "" {
		p.ChurchPastor = churchPastor.String
	}
	return p, err
}

func scanRow(r db.Row) (p PersonRow, err error) {
	var photo sql.NullString
	err = r.Scan(&p.ID, &p.Name, &p.Email, &p.Mobile, &photo, &p.Enabled)
	p.photoHash = photo.String
	return p, err
}

// findPeople returns a page of the people in reach. The list starts from the
// table that has its rows in order: the people with a role at a campus, those
// of a campus, or all.
func findPeople(ctx context.Context, q db.Querier, in access.Scope, f personFilter) (db.List[PersonRow], error) {
	from := startOf(f)
	order, err := (db.Orders{"name": {from.alias + ".sort_name"}}).By(f.Sort, "p.id")
	if err != nil {
		return db.List[PersonRow]{}, err
	}
	w := from.where
	w.And(in.Rows(from.campus, from.person+" = ?"))
	if f.Enabled != "" {
		w.Add(`p.enabled = ?`, f.Enabled == "true")
	}
	w.Match(q, personSearch, f.Q)
	if !in.SameReach(in.Under(contact)) { // an address one may not read cannot be found out by searching either
		w.MatchPlain(`'  ' || replace(p.sort_name, ' ', '  ')`, f.Q)
	}
	l, err := db.Find(ctx, q, scanRow, db.Select{
		Columns: rowColumns, From: from.tables, Count: from.count(f), Where: w, Order: order, Page: f.Page, Size: f.PageSize,
	})
	if err != nil {
		return l, err
	}
	return l, addRoles(ctx, q, l.Items)
}

// origin is where a list of people starts.
type origin struct {
	table, alias string
	tables       string // with the person
	person       string // the column with the person's id
	campus       string // the condition for the people of a campus
	where        db.Where
}

// of is an origin in a table that refers to people.
func of(table, alias, campus string) origin {
	return origin{
		table: table, alias: alias, tables: table + ` ` + alias + ` JOIN person p ON p.id = ` + alias + `.person_id`,
		person: alias + ".person_id", campus: campus,
	}
}

// everybody is the origin of a list that starts with the people themselves.
var everybody = origin{table: "person", alias: "p", tables: "person p", person: "p.id", campus: ofCampus}

// count is what must be read to count the list: the person only where a filter
// asks for something of him.
func (o origin) count(f personFilter) string {
	if f.Enabled == "" && f.Q == "" && o.campus != ofCampus {
		return o.table + ` ` + o.alias
	}
	return o.tables
}

// ofCampus holds for the people of a campus.
const ofCampus = `EXISTS (SELECT 1 FROM membership own WHERE own.person_id = p.id AND own.campus_id = ?)`

func startOf(f personFilter) (o origin) {
	switch network := access.ParseRoles(f.Role)&access.Network != 0; {
	case network:
		o = of("network_role", "n", ofCampus)
		o.where.Add(`n.role = ?`, f.Role)
	case f.Role != "" && f.Campus != "":
		o = of("membership_role", "mr", "mr.campus_id = ?")
		o.where.Add(`mr.campus_id = ? AND mr.role = ?`, f.Campus, f.Role)
		return o
	case f.Role != "":
		o = everybody
		o.where.Add(`EXISTS (SELECT 1 FROM membership_role mr WHERE mr.person_id = p.id AND mr.role = ?)`, f.Role)
	case f.Campus != "":
		o = of("membership", "m", "m.campus_id = ?")
		o.where.Add(`m.campus_id = ?`, f.Campus)
		return o
	default:
		o = everybody
	}
	if f.Campus != "" {
		o.where.Add(ofCampus, f.Campus)
	}
	return o
}

// addRoles fills in the roles of a page of people, in one query.
func addRoles(ctx context.Context, q db.Querier, people []PersonRow) error {
	ids, at := make([]string, len(people)), map[string]*PersonRow{}
	for i := range people {
		ids[i], at[people[i].ID] = people[i].ID, &people[i]
		people[i].Roles = []Role{}
	}
	return eachRole(ctx, q, ids, func(personID string, r Role) { at[personID].Roles = append(at[personID].Roles, r) })
}

func eachRole(ctx context.Context, q db.Querier, ids []string, do func(personID string, r Role)) error {
	var w, n db.Where
	w.In("mr.person_id", ids...)
	n.In("n.person_id", ids...)
	return db.Each(ctx, q, func(row db.Row) error {
		var id string
		var r Role
		err := row.Scan(&id, &r.CampusID, &r.CampusName, &r.Role)
		do(id, r)
		return err
	}, `SELECT mr.person_id, mr.campus_id, c.name, mr.role FROM membership_role mr JOIN campus c ON c.id = mr.campus_id`+w.String()+`
		UNION ALL SELECT n.person_id, '', '', n.role FROM network_role n`+n.String()+` ORDER BY 1, 3, 4`, append(w.Args, n.Args...)...)
}

func findPerson(ctx context.Context, q db.Querier, in access.Scope, id string) (Person, error) {
	var w db.Where
	w.And(in.Rows(ofCampus, "p.id = ?"))
	w.Add(`p.id = ?`, id)
	p, err := db.One(ctx, q, "person.not_found", scanPerson, `SELECT `+personColumns+` FROM `+personTables+w.String(), w.Args...)
	if err != nil {
		return p, err
	}
	p.Roles = []Role{}
	return p, eachRole(ctx, q, []string{id}, func(_ string, r Role) { p.Roles = append(p.Roles, r) })
}

// AddPerson adds a person who is enabled and has no roles yet.
func AddPerson(ctx context.Context, tx *db.Tx, id string, f PersonFields, photoHash string) error {
	return AddMany(ctx, tx, []NewPerson{{ID: id, PersonFields: f, PhotoHash: photoHash, CreatedAt: clock.Now()}})
}

// optional is NULL where there is nothing.
func optional(s string) sql.NullString { return sql.NullString{String: s, Valid: s != ""} }

// personError names the constraint that a write ran into.
func personError(err error) error {
	if db.IsDuplicate(err) {
		return &fault.Error{Kind: fault.Conflict, Code: "person.email_taken", Field: "email"}
	}
	return err
}

// savePerson changes what is known of a person, and the copies of his name by
// which lists are ordered.
func savePerson(ctx context.Context, tx *db.Tx, id string, f PersonFields, d Details) error {
	err := personError(db.Change(ctx, tx, "person.not_found", `UPDATE person SET version = version + 1,
		first_name = ?, middle_name = ?, last_name = ?, email = ?, email_key = ?, mobile = ?, gender = ?, birth_date = ?, city = ?, country = ?, language = ?,
		identity_card = ?, birth_country = ?, address = ?, additional_address = ?, neighborhood = ?, zip_code = ?, state = ?, bio = ?, bank_account = ?,
		favourite_contact = ?, pastor = ?, church_id = ?, sort_name = ?, search_text = ?, updated_at = ? WHERE id = ?`,
		f.FirstName, f.MiddleName, f.LastName, f.Email, optional(EmailKey(f.Email)), f.Mobile, f.Gender, f.BirthDate, f.City, f.Country, f.Language,
		d.IdentityCard, d.BirthCountry, d.Address, d.AdditionalAddress, d.Neighborhood, d.ZipCode, d.State, d.Bio, d.BankAccount,
		d.FavouriteContact, d.Pastor, optional(d.ChurchID), f.sortName(), f.searchText(), clock.Now(), id))
	if err != nil {
		return err
	}
	for _, table := range []string{"membership", "membership_role", "network_role"} {
		if err := db.Exec(ctx, tx, `UPDATE `+table+` SET sort_name = ? WHERE person_id = ? AND sort_name <> ?`, f.sortName(), id, f.sortName()); err != nil {
			return err
		}
	}
	return nil
}

func savePhoto(ctx context.Context, tx *db.Tx, id, hash string) error {
	return db.Change(ctx, tx, "person.not_found", `UPDATE person SET version = version + 1, photo_hash = ?, updated_at = ? WHERE id = ?`,
		optional(hash), clock.Now(), id)
}
