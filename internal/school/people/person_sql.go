package people

import (
	"context"
	"database/sql"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/school/part"
)

const (
	personColumns = `p.id, p.version, p.first_name, p.middle_name, p.last_name, p.email, p.mobile, p.gender, p.birth_date,
		p.city, p.country, p.language, p.photo_hash, p.enabled, p.created_at, p.updated_at,
		p.identity_card, p.birth_country, p.address, p.additional_address, p.neighborhood, p.zip_code, p.state, p.bio, p.bank_account,
		p.favourite_contact, p.pastor, p.church_id, h.name, h.pastor, p.memo, p.mobile_shown, p.roles, p.learning`
	personTables = `person p LEFT JOIN church h ON h.id = p.church_id`
)

// scanPerson reads a person with his roles and the campuses that he belongs to,
// but not since when.
func scanPerson(r db.Row) (p Person, err error) {
	var photo, church, churchName, churchPastor sql.NullString
	var roles string
	err = r.Scan(&p.ID, &p.Version, &p.FirstName, &p.MiddleName, &p.LastName, &p.Email, &p.Mobile, &p.Gender, &p.BirthDate,
		&p.City, &p.Country, &p.Language, &photo, &p.Enabled, &p.CreatedAt, &p.UpdatedAt,
		&p.IdentityCard, &p.BirthCountry, &p.Address, &p.AdditionalAddress, &p.Neighborhood, &p.ZipCode, &p.State, &p.Bio, &p.BankAccount,
		&p.FavouriteContact, &p.Pastor, &church, &churchName, &churchPastor, &p.memo, &p.MobileShown, &roles, &p.learning)
	p.Roles, p.at = readRoles(roles)
	p.photoHash, p.Name, p.ChurchID, p.ChurchName = photo.String, p.FullName(), church.String, churchName.String
	if p.ChurchPastor = p.Pastor; p.ChurchPastor == "" {
		p.ChurchPastor = churchPastor.String
	}
	return p, err
}

// OfCampus holds for the people of a campus.
const OfCampus = `EXISTS (SELECT 1 FROM membership own WHERE own.person_id = p.id AND own.campus_id = ?)`

// findPerson returns a person in reach, with his memberships and roles: in one
// query, a row for each membership.
func findPerson(ctx context.Context, q db.Querier, in access.Scope, id string) (p Person, err error) {
	var w db.Where
	w.And(in.Rows(OfCampus, "p.id = ?"))
	w.Add(`p.id = ?`, id)
	at := []PersonCampus{}
	err = db.Each(ctx, q, func(r db.Row) (err error) {
		var c PersonCampus
		var campusID, name sql.NullString
		var former sql.NullBool
		if p, err = scanPerson(db.With(r, &campusID, &name, &c.Since, &former)); err == nil && campusID.Valid {
			c.CampusID, c.CampusName, c.Former = campusID.String, name.String, former.Bool
			at = append(at, c)
		}
		return err
	}, `SELECT `+personColumns+`, m.campus_id, c.name, m.created_at, m.former FROM `+personTables+`
		LEFT JOIN membership m ON m.person_id = p.id LEFT JOIN campus c ON c.id = m.campus_id`+w.String()+` ORDER BY c.name, c.id`, w.Args...)
	if err == nil && p.ID == "" {
		err = fault.New(fault.NotFound, "person.not_found")
	}
	p.at = at
	return p, err
}

// AddPerson adds a person who is enabled and has no roles yet.
func AddPerson(ctx context.Context, tx *db.Tx, id string, f PersonFields, photoHash string) error {
	return AddMany(ctx, tx, []NewPerson{{ID: id, PersonFields: f, PhotoHash: photoHash, CreatedAt: clock.Now()}})
}

// personError names the constraint that a write ran into.
func personError(err error) error {
	if db.IsDuplicate(err) {
		return &fault.Error{Kind: fault.Conflict, Code: "person.email_taken", Field: "email"}
	}
	return err
}

// followers are the areas that keep copies of people.
type followers part.Parts

func (a *Area) followers() followers { return followers(a.Parts) }

// savePerson changes what is known of a person, and the copies of it by which
// lists are ordered.
func (all followers) savePerson(ctx context.Context, tx *db.Tx, p Person) error {
	f, d, k := p.PersonFields, p.Details, p.keys()
	err := personError(db.Change(ctx, tx, "person.not_found", `UPDATE person SET version = version + 1,
		first_name = ?, middle_name = ?, last_name = ?, email = ?, email_key = ?, mobile = ?, gender = ?, birth_date = ?, city = ?, country = ?, language = ?,
		identity_card = ?, birth_country = ?, address = ?, additional_address = ?, neighborhood = ?, zip_code = ?, state = ?, bio = ?, bank_account = ?,
		favourite_contact = ?, pastor = ?, church_id = ?, memo = ?,
		mobile_shown = ?, sort_name = ?, sort_city = ?, name_key = ?, search_text = ?, updated_at = ? WHERE id = ?`,
		f.FirstName, f.MiddleName, f.LastName, f.Email, db.Optional(EmailKey(f.Email)), f.Mobile, f.Gender, f.BirthDate, f.City, f.Country, f.Language,
		d.IdentityCard, d.BirthCountry, d.Address, d.AdditionalAddress, d.Neighborhood, d.ZipCode, d.State, d.Bio, d.BankAccount,
		d.FavouriteContact, d.Pastor, db.Optional(d.ChurchID), p.memo,
		k.mobile, k.sortName, k.sortCity, k.name, k.search, clock.Now(), p.ID))
	if err != nil {
		return err
	}
	return all.saveSortKeys(ctx, tx, p.ID, k)
}

// saveSortKeys copies what lists are ordered by to where they start.
func (all followers) saveSortKeys(ctx context.Context, tx *db.Tx, personID string, k keys) error {
	for _, table := range []string{"membership_role", "network_role"} {
		if err := db.Exec(ctx, tx, `UPDATE `+table+` SET sort_name = ?, sort_city = ? WHERE person_id = ? AND (sort_name <> ? OR sort_city <> ?)`,
			k.sortName, k.sortCity, personID, k.sortName, k.sortCity); err != nil {
			return err
		}
	}
	if err := db.Exec(ctx, tx, `UPDATE membership SET sort_name = ?, sort_city = ?, country = ? WHERE person_id = ?`, k.sortName, k.sortCity, k.country, personID); err != nil {
		return err
	}
	return part.Parts(all).Sorted(ctx, tx, personID, k.sortName)
}

// changePerson sets one column of a person, and what goes with every change.
func changePerson(ctx context.Context, tx *db.Tx, id, column string, value any) error {
	return db.Change(ctx, tx, "person.not_found", `UPDATE person SET version = version + 1, updated_at = ?, `+column+` = ? WHERE id = ?`,
		clock.Now(), value, id)
}

// SetEnabled lets a person sign in or not, and reports whether that changed.
func SetEnabled(ctx context.Context, tx *db.Tx, id string, enabled bool) (changed bool, err error) {
	n, err := db.Affected(ctx, tx, `UPDATE person SET enabled = ?, version = version + 1, updated_at = ? WHERE id = ? AND enabled <> ?`,
		enabled, clock.Now(), id, enabled)
	return n > 0, err
}

// touchPerson counts a change that is in another table, such as a role.
func touchPerson(ctx context.Context, tx *db.Tx, id string) error {
	return db.Change(ctx, tx, "person.not_found", `UPDATE person SET version = version + 1, updated_at = ? WHERE id = ?`, clock.Now(), id)
}
