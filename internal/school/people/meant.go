package people

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
)

// Meant is somebody whom a line of a sheet may mean.
type Meant struct {
	ID, Name string
	fields   PersonFields
}

// Whom says by what a line of a sheet means somebody.
type Whom struct{ FirstName, LastName, Email string }

func (w Whom) fields() PersonFields {
	return PersonFields{FirstName: w.FirstName, LastName: w.LastName, Email: w.Email}
}

// Everybody are the people in reach whom the lines of a sheet may mean.
type Everybody struct{ byEmail, byName map[string][]Meant }

// Find returns whom a line means: who has its address or, where it has none,
// those of its name, in either order and however it is spelled in capitals and
// accents.
func (e Everybody) Find(w Whom) (all []Meant) {
	if w.Email != "" {
		return e.byEmail[EmailKey(w.Email)]
	}
	for _, m := range e.byName[w.fields().nameKey()] {
		if sameWords(m.fields, w.fields()) {
			all = append(all, m)
		}
	}
	return all
}

// IsCalled reports whether somebody may be who a line names.
func (m Meant) IsCalled(w Whom) bool { return m.fields.isCalled(w.fields()) }

// isCalled reports whether somebody may be who has a name: one that sounds like
// his. Of a name's half only that half is compared; without any, he may.
func (f PersonFields) isCalled(given PersonFields) bool {
	if given.FirstName == "" {
		given.FirstName = f.FirstName
	}
	if given.LastName == "" {
		given.LastName = f.LastName
	}
	return given.nameKey() == f.nameKey()
}

// FindMeant finds everybody in reach whom some lines may mean.
func FindMeant(ctx context.Context, q db.Querier, in access.Scope, lines []Whom) (e Everybody, err error) {
	e = Everybody{map[string][]Meant{}, map[string][]Meant{}}
	var emails, names []string
	for _, w := range lines {
		if w.Email != "" {
			emails = append(emails, EmailKey(w.Email))
		} else if key := w.fields().nameKey(); key != "" {
			names = append(names, key)
		}
	}
	if err := findMeant(ctx, q, in, "email_key", emails, func(m Meant) {
		key := EmailKey(m.fields.Email)
		e.byEmail[key] = append(e.byEmail[key], m)
	}); err != nil {
		return e, err
	}
	err = findMeant(ctx, q, in, "name_key", names, func(m Meant) {
		key := m.fields.nameKey()
		e.byName[key] = append(e.byName[key], m)
	})
	return e, err
}

func findMeant(ctx context.Context, q db.Querier, in access.Scope, column string, values []string, found func(Meant)) error {
	slices.Sort(values)
	for chunk := range slices.Chunk(slices.Compact(values), knownInFile) {
		var w db.Where
		w.And(in.Rows(OfCampus, "p.id = ?"))
		w.In("p."+column, chunk...)
		err := db.Each(ctx, q, func(r db.Row) error {
			var m Meant
			err := r.Scan(&m.ID, &m.fields.FirstName, &m.fields.LastName, &m.fields.Email)
			m.Name = m.fields.FullName()
			found(m)
			return err
		}, `SELECT p.id, p.first_name, p.last_name, p.email FROM person p`+w.String()+` ORDER BY p.id`, w.Args...)
		if err != nil {
			return err
		}
	}
	return nil
}
