package people

import (
	"context"
	"slices"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
)

// findMatches returns who may be the same person, the likeliest first: of the
// people in reach. Of others only that the address is taken; to be told so, the
// caller must have asked TellKnown. Each condition has an index.
func findMatches(ctx context.Context, q db.Querier, in access.Scope, l Likeness) (m Matches, err error) {
	var all []known
	for _, by := range []struct{ column, value string }{
		{"email_key", EmailKey(l.Email)}, {"mobile", l.Mobile}, {"name_key", l.names().nameKey()},
	} {
		if by.value == "" {
			continue
		}
		some, err := findKnown(ctx, q, by.column, by.value, l)
		if err != nil {
			return m, err
		}
		all = append(all, some...)
	}
	m.Items = []Match{}
	seen := map[string]bool{l.ExceptID: true}
	for _, p := range all {
		reasons, score := l.match(p)
		if seen[p.ID] || score == 0 {
			continue
		}
		seen[p.ID] = true
		reach, taken := p.knownTo(in), slices.Contains(reasons, "email")
		m.Taken, m.Elsewhere = m.Taken || taken, m.Elsewhere || taken && !reach
		if !reach {
			continue
		}
		m.Items = append(m.Items, Match{p.asLookalike(), reasons, score})
	}
	slices.SortStableFunc(m.Items, func(a, b Match) int { return b.Score - a.Score })
	m.Items = m.Items[:min(len(m.Items), mostMatches)]
	return m, nil
}

// findKnown returns who has a value in one of the columns that are compared.
func findKnown(ctx context.Context, q db.Querier, column, value string, l Likeness) ([]known, error) {
	var w db.Where
	w.Add(`p.`+column+` = ?`, value)
	switch {
	case column == "mobile":
		w.Add(`p.mobile <> ''`) // the words of the index
	case column == "name_key" && !l.BirthDate.IsZero():
		w.Add(`p.birth_date = ? OR p.birth_date IS NULL`, l.BirthDate)
	}
	all, err := db.All(ctx, q, scanKnown, `SELECT `+knownColumns+` FROM person p`+w.String()+` ORDER BY p.birth_date DESC, p.id LIMIT ?`, append(w.Args, mostSameName)...)
	if err != nil || len(all) == 0 {
		return nil, err
	}
	return all, addKnownCampuses(ctx, q, all)
}

const knownColumns = `p.id, p.first_name, p.last_name, p.email, p.mobile, p.birth_date, p.city, COALESCE(p.photo_hash, ''),
		p.name_key, p.mobile_shown`

// compared are where knownColumns go.
func (p *known) compared() []any {
	return []any{&p.ID, &p.FirstName, &p.LastName, &p.Email, &p.Mobile, &p.BirthDate, &p.City, &p.photoHash, &p.nameKey, &p.MobileShown}
}

func scanKnown(r db.Row) (p known, err error) {
	err = r.Scan(p.compared()...)
	p.Name = p.FullName()
	return p, err
}

func addKnownCampuses(ctx context.Context, q db.Querier, all []known) error {
	ids, at := make([]string, len(all)), map[string]*known{}
	for i := range all {
		ids[i], at[all[i].ID] = all[i].ID, &all[i]
	}
	var w db.Where
	w.In("m.person_id", ids...)
	return db.Each(ctx, q, func(r db.Row) error {
		var id string
		var c PersonCampus
		err := r.Scan(&id, &c.CampusID, &c.CampusName)
		at[id].at = append(at[id].at, c)
		return err
	}, `SELECT m.person_id, m.campus_id, c.name FROM membership m JOIN campus c ON c.id = m.campus_id`+w.String()+` ORDER BY 3, 2`, w.Args...)
}

// normal brings what is compared into the form it is kept in.
func (l Likeness) normal(country string) Likeness {
	l.FirstName, l.LastName, l.Email = visible(l.FirstName), visible(l.LastName), strings.TrimSpace(l.Email)
	if number, ok := NormalPhone(visible(l.Mobile), country); ok {
		l.Mobile = number
	}
	return l
}
