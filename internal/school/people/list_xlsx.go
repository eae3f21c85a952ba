package people

import (
	"context"
	"slices"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/sheet"
	"myspace/internal/base/text"
	"myspace/internal/school/campus"
	"myspace/internal/school/part"
)

// exportColumns are the headings of an export, as translation keys. What is
// special is never exported.
var exportColumns = []string{
	"person.last_name", "person.first_name", "person.middle_name", "person.email", "person.mobile", "person.gender", "person.born_on",
	"person.address", "person.additional_address", "person.neighborhood", "person.zip_code", "person.city", "person.state", "person.country",
	"person.language", "person.favourite_contact", "person.roles", "person.enabled", "person.created",
}

// exportPeople writes what the list shows under the same filters.
func (a *Area) exportPeople(ctx context.Context, in *struct {
	PersonFilter
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (_ api.Content, err error) {
	scope, filter := access.From(ctx), in.within(access.From(ctx))
	if err := filter.check(scope); err != nil {
		return nil, err
	}
	t, studies := a.Table(ctx, filter.title(), exportColumns), filter.title() == studentsTitle
	if studies {
		t.Columns = append(slices.Clone(exportColumns), "people.class", "people.enrollment")
	}
	if t.Of, err = campus.NameOf(ctx, a.db, scope, filter.Campus); err != nil {
		return nil, err
	}
	texts := t.Texts
	standings := a.Parts.Learning().Standings(scope)
	t.Each = func(add func(...any) error) error {
		return eachPerson(ctx, a.db, scope, in.knowing(a.Parts), func(p Person) error {
			f := p.seenBy(scope)
			row := []any{
				f.LastName, f.FirstName, f.MiddleName, f.Email, f.MobileShown, texts.Word("person.gender_", f.Gender), f.BirthDate,
				f.Address, f.AdditionalAddress, f.Neighborhood, f.ZipCode, f.City, f.State, sheet.Country(f.Country),
				sheet.Language(f.Language), texts.Word("person.contact.", f.FavouriteContact), roleWords(texts, p.Roles), sheet.YesOrNothing(f.Enabled), f.CreatedAt,
			}
			if studies {
				row = append(row, standingWords(texts, standings(part.Learner{Kept: p.learning, Outside: outside(p.Roles)}), filter.Campus)...)
			}
			return add(row...)
		})
	}
	return t.As(in.Format), nil
}

// studentsTitle is the title of the list of who learns: it tells class and
// state, too.
const studentsTitle = "people.students.title"

// standingWords are the cells for class and state, at one campus where the list
// is of one.
func standingWords(texts text.Texts, all []part.Standing, campusID string) []any {
	var classes, states []string
	for _, s := range all {
		if campusID != "" && s.CampusID != campusID {
			continue
		}
		if s.ClassCode != "" {
			classes = append(classes, s.ClassCode)
		}
		states = append(states, texts.T("people.standing."+s.State, nil))
	}
	return []any{strings.Join(classes, ", "), strings.Join(states, ", ")}
}

// title says whom the list is about, as a translation key: what the page of
// these roles is called.
func (f PersonFilter) title() string {
	const studying = access.Student | access.User | access.Alumni
	switch roles := f.roles(); {
	case roles == 0 || roles&studying != 0 && roles&^studying != 0:
		return "campus.people"
	case roles == access.Coordinator:
		return "people.coordinators.title"
	case roles&studying != 0:
		return studentsTitle
	}
	return "people.team.title"
}

// roleWords tells who has which role where: Student (Paris), Supervisor.
func roleWords(texts text.Texts, roles []Role) string {
	all := make([]string, len(roles))
	for i, r := range roles {
		key := "access.role." + r.Role
		if r.Former {
			key = "access.former"
		}
		if all[i] = texts.T(key, nil); r.CampusName != "" {
			all[i] += " (" + r.CampusName + ")"
		}
	}
	return strings.Join(all, ", ")
}

// eachPerson calls do with everybody whom the filter leaves, in its order.
func eachPerson(ctx context.Context, q db.Querier, in access.Scope, f PersonFilter, do func(Person) error) error {
	f = f.within(in)
	var words frequency
	if strings.TrimSpace(f.Q) != "" {
		words.matching = rare // all of them are wanted, however many
	}
	all, err := startsOf(q, in, f, words)
	if err != nil {
		return err
	}
	from, order := all[0].tables+` LEFT JOIN church h ON h.id = p.church_id`+all[0].conditions(), all[0].order
	parts, args := make([]string, len(all)), []any{}
	for i, o := range all {
		parts[i] = `SELECT ` + o.keys + ` FROM ` + o.tables + o.conditions()
		args = append(args, o.args()...)
	}
	if len(all) > 1 {
		from = `(` + strings.Join(parts, ` UNION ALL `) + `) AS l JOIN person p ON p.id = l.id LEFT JOIN church h ON h.id = p.church_id`
		order = all[0].together
	}
	return db.Each(ctx, q, func(r db.Row) error {
		p, err := scanPerson(r)
		if err != nil {
			return err
		}
		return do(p)
	}, all[0].found.With+`SELECT `+personColumns+` FROM `+from+` ORDER BY `+order, args...)
}
