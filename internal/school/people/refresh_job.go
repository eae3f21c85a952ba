package people

import (
	"context"

	"myspace/internal/base/db"
)

// refreshAtOnce is how many people one transaction brings up to date.
const refreshAtOnce = 500

// refresh fills in what is kept beside a person's fields for those who come from
// a time before it was kept: an older database, or a backup of one. It is quick
// where there is nobody.
func (a *Area) refresh(ctx context.Context) error {
	for {
		n := 0
		err := a.db.Tx(ctx, func(tx *db.Tx) error {
			all, err := db.All(ctx, tx, func(r db.Row) (p Person, err error) {
				return p, r.Scan(&p.ID, &p.FirstName, &p.MiddleName, &p.LastName, &p.Email, &p.Mobile, &p.City, &p.Country)
			}, `SELECT id, first_name, middle_name, last_name, email, mobile, city, country FROM person WHERE name_key = '' LIMIT ?`, refreshAtOnce)
			n = len(all)
			for _, p := range all {
				if err := a.followers().saveKeys(ctx, tx, p); err != nil {
					return err
				}
			}
			return err
		})
		if err != nil || n < refreshAtOnce {
			return err
		}
	}
}

// saveKeys is no change of the person: his version stays.
func (all followers) saveKeys(ctx context.Context, tx *db.Tx, p Person) error {
	if number, ok := NormalPhone(p.Mobile, p.Country); ok {
		p.Mobile = number
	}
	k := p.keys()
	if k.name == "" {
		k.name = "-" // a name without a letter; it is not looked at again
	}
	err := db.Exec(ctx, tx, `UPDATE person SET mobile = ?, mobile_shown = ?, sort_name = ?, sort_city = ?, name_key = ?, search_text = ? WHERE id = ?`,
		p.Mobile, k.mobile, k.sortName, k.sortCity, k.name, k.search, p.ID)
	if err != nil {
		return err
	}
	return all.saveSortKeys(ctx, tx, p.ID, k)
}
