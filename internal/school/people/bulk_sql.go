package people

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/campus"
)

// NewPerson is a person with all that belongs to him, for adding many at once.
type NewPerson struct {
	ID string
	PersonFields
	Details
	Memo        string
	PhotoHash   string
	Disabled    bool
	Network     access.Roles // those of the whole network
	Memberships []Membership
	CreatedAt   clock.Time
}

// Membership joins a person to a campus with the roles that count there.
type Membership struct {
	CampusID string
	Roles    access.Roles
}

// AddMany adds people with their memberships and roles, in few statements. It
// keeps what is copied from a person, and the count of each campus, in step.
func AddMany(ctx context.Context, tx *db.Tx, all []NewPerson) error {
	persons := rows{into: `person (id, first_name, middle_name, last_name, email, email_key, mobile, gender, birth_date,
		city, country, language, identity_card, birth_country, address, additional_address, neighborhood, zip_code, state, bio, bank_account,
		favourite_contact, pastor, church_id, memo, photo_hash, enabled,
		mobile_shown, sort_name, sort_city, name_key, search_text, created_at, updated_at)`, width: 34}
	memberships := rows{into: `membership (person_id, campus_id, sort_name, sort_city, country, created_at)`, width: 6}
	roles := rows{into: `membership_role (person_id, campus_id, role, sort_name, sort_city)`, width: 5}
	network := rows{into: `network_role (person_id, role, sort_name, sort_city)`, width: 4}
	sizes := map[string]int{}
	for _, p := range all {
		k := p.keys()
		persons.add(p.ID, p.FirstName, p.MiddleName, p.LastName, p.Email, optional(EmailKey(p.Email)), p.Mobile, p.Gender, p.BirthDate,
			p.City, p.Country, p.Language, p.IdentityCard, p.BirthCountry, p.Address, p.AdditionalAddress, p.Neighborhood, p.ZipCode, p.State, p.Bio, p.BankAccount,
			p.FavouriteContact, p.Pastor, optional(p.ChurchID), p.Memo, optional(p.PhotoHash), !p.Disabled,
			k.mobile, k.sortName, k.sortCity, k.name, k.search, p.CreatedAt, p.CreatedAt)
		for _, m := range p.Memberships {
			memberships.add(p.ID, m.CampusID, k.sortName, k.sortCity, k.country, p.CreatedAt)
			sizes[m.CampusID]++
			for _, role := range (m.Roles &^ access.Network).Names() {
				roles.add(p.ID, m.CampusID, role, k.sortName, k.sortCity)
			}
		}
		for _, role := range (p.Network & access.Network).Names() {
			network.add(p.ID, role, k.sortName, k.sortCity)
		}
	}
	for _, r := range []rows{persons, memberships, roles, network} {
		if err := r.insert(ctx, tx); err != nil {
			return personError(err)
		}
	}
	for campusID, n := range sizes {
		if err := campus.CountPeople(ctx, tx, campusID, n); err != nil {
			return err
		}
	}
	return nil
}

// rowsPerStatement is how many rows go into one statement: more are hardly
// faster, and the databases limit the number of arguments.
const rowsPerStatement = 200

// rows are new rows of a table.
type rows struct {
	into   string // table and columns
	width  int
	values []any
}

func (r *rows) add(values ...any) { r.values = append(r.values, values...) }

func (r *rows) insert(ctx context.Context, tx *db.Tx) error {
	for chunk := range slices.Chunk(r.values, rowsPerStatement*r.width) {
		if err := db.Exec(ctx, tx, `INSERT INTO `+r.into+` VALUES `+db.Values(len(chunk)/r.width, r.width), chunk...); err != nil {
			return err
		}
	}
	return nil
}

// KnownEmails returns which of some e-mail addresses belong to somebody.
func KnownEmails(ctx context.Context, q db.Querier, emails []string) ([]string, error) {
	keys := make([]string, len(emails))
	for i, email := range emails {
		keys[i] = EmailKey(email)
	}
	var w db.Where
	w.In("email_key", keys...)
	return db.All(ctx, q, db.ScanString, `SELECT email_key FROM person`+w.String(), w.Args...)
}
