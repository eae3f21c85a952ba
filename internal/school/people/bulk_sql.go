package people

import (
	"context"

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
	Former   bool // he is a former student there
}

// AddMany adds people with their memberships and roles, in few statements. It
// keeps what is copied from a person, and the count of each campus, in step.
func AddMany(ctx context.Context, tx *db.Tx, all []NewPerson) error {
	persons := db.NewBulk(`person (id, first_name, middle_name, last_name, email, email_key, mobile, gender, birth_date,
		city, country, language, identity_card, birth_country, address, additional_address, neighborhood, zip_code, state, bio, bank_account,
		favourite_contact, pastor, church_id, memo, photo_hash, enabled,
		mobile_shown, sort_name, sort_city, name_key, search_text, created_at, updated_at)`)
	memberships := db.NewBulk(`membership (person_id, campus_id, sort_name, sort_city, country, former, created_at)`)
	roles := db.NewBulk(`membership_role (person_id, campus_id, role, sort_name, sort_city)`)
	network := db.NewBulk(`network_role (person_id, role, sort_name, sort_city)`)
	sizes := map[string]int{}
	for _, p := range all {
		k := p.keys()
		persons.Add(p.ID, p.FirstName, p.MiddleName, p.LastName, p.Email, db.Optional(EmailKey(p.Email)), p.Mobile, p.Gender, p.BirthDate,
			p.City, p.Country, p.Language, p.IdentityCard, p.BirthCountry, p.Address, p.AdditionalAddress, p.Neighborhood, p.ZipCode, p.State, p.Bio, p.BankAccount,
			p.FavouriteContact, p.Pastor, db.Optional(p.ChurchID), p.Memo, db.Optional(p.PhotoHash), !p.Disabled,
			k.mobile, k.sortName, k.sortCity, k.name, k.search, p.CreatedAt, p.CreatedAt)
		for _, m := range p.Memberships {
			memberships.Add(p.ID, m.CampusID, k.sortName, k.sortCity, k.country, m.Former, p.CreatedAt)
			sizes[m.CampusID]++
			for _, role := range (m.Roles &^ access.Network).Names() {
				roles.Add(p.ID, m.CampusID, role, k.sortName, k.sortCity)
			}
		}
		for _, role := range (p.Network & access.Network).Names() {
			network.Add(p.ID, role, k.sortName, k.sortCity)
		}
	}
	for _, b := range []*db.Bulk{persons, memberships, roles, network} {
		if err := b.Insert(ctx, tx); err != nil {
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
