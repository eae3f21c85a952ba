package people

import (
	"context"
	"database/sql"
	"math"
	"slices"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
	"myspace/internal/school/campus"
)

const rowColumns = `p.id, ` + naming.Person + `, p.last_name, p.email, p.mobile, p.gender, p.birth_date, p.city, p.country, p.language,
	p.photo_hash, p.enabled, p.created_at, p.mobile_shown`

var personSearch = db.SearchIndex{Table: "person", Alias: "p", Column: "search_text"}

func scanRow(r db.Row) (p PersonRow, err error) {
	var photo sql.NullString
	err = r.Scan(&p.ID, &p.Name, &p.LastName, &p.Email, &p.Mobile, &p.Gender, &p.BirthDate, &p.City, &p.Country, &p.Language, &photo, &p.Enabled, &p.CreatedAt, &p.MobileShown)
	p.photoHash = photo.String
	return p, err
}

// findPeople returns a page of the people in reach. It takes a few queries,
// however many rows.
func findPeople(ctx context.Context, q db.Querier, in access.Scope, f PersonFilter, page api.Paging) (l db.List[PersonRow], err error) {
	f = f.within(in)
	if err := f.check(in); err != nil {
		return l, err
	}
	words, err := f.frequency(ctx, q)
	if err != nil {
		return l, err
	}
	all, err := startsOf(q, in, f, words)
	if err != nil {
		return l, err
	}
	if l.Items, err = findRows(ctx, q, all, f.ofHimself(words), page); err != nil {
		return l, err
	}
	switch alone := f.Campus == "" && f.roles() == 0 && in.CoversAll() && f.knows(in, contact); {
	case page.Page == 1 && len(l.Items) < page.PageSize:
		l.Total = len(l.Items) // the page is the whole list: nothing to count
	case words == common && alone && f.City == "" && f.Enabled == "" && f.Country == "" && f.Church == "" && !f.ofLearners():
		l.Total, l.More = db.ExactTotal, true // the words are in more than that
	default:
		l.Total, l.More, err = countPeople(ctx, q, all, f.ofHimself(words))
	}
	if err != nil {
		return l, err
	}
	return l, addRoles(ctx, q, l.Items)
}

// commonWords is how many people must be found for words to be common: there,
// to sort all of them costs as much as to look through those who are in order.
// What is found is sorted in proportion to itself, what is in order looked
// through in proportion to how rarely it fits; they cost the same near the root
// of how many people there are, times what was measured.
func commonWords(people int) int { return max(100, int(15*math.Sqrt(float64(people)))) }

// frequency tells how the words of a search are best looked for.
func (f PersonFilter) frequency(ctx context.Context, q db.Querier) (matching, error) {
	if strings.TrimSpace(f.Q) == "" {
		return nothing, nil
	}
	people, err := campus.CountEverybody(ctx, q)
	if err != nil {
		return nothing, err
	}
	many, err := personSearch.Frequent(ctx, q, f.Q, commonWords(people))
	if many {
		return common, err
	}
	return rare, err
}

// findRows returns a page of several lists as one. Each comes in order from its
// index, so that no more of them is read and sorted than is shown.
func findRows(ctx context.Context, q db.Querier, all []origin, ofHimself bool, page api.Paging) ([]PersonRow, error) {
	skipped := (page.Page - 1) * page.PageSize
	if len(all) == 1 {
		o := all[0]
		return db.All(ctx, q, scanRow, `SELECT `+rowColumns+` FROM `+o.tables+o.conditions()+` ORDER BY `+o.order+db.Limit(page.PageSize)+` OFFSET ?`,
			append(slices.Clip(o.where.Args), skipped)...)
	}
	parts := make([]string, len(all))
	var args []any
	for i, o := range all {
		parts[i] = `SELECT * FROM (SELECT ` + o.keys + ` FROM ` + o.alone(ofHimself) + o.conditions() + ` ORDER BY ` + o.order + db.Limit(skipped+page.PageSize) + `) AS part`
		args = append(args, o.where.Args...)
	}
	order := ` ORDER BY ` + all[0].together
	return db.All(ctx, q, scanRow, `SELECT `+rowColumns+` FROM (
		SELECT l.* FROM (`+strings.Join(parts, ` UNION ALL `)+`) AS l`+order+db.Limit(page.PageSize)+` OFFSET ?) AS l JOIN person p ON p.id = l.id`+order,
		append(args, skipped)...)
}

// conditions are all of an origin's, for its rows; once has no arguments.
func (o origin) conditions() string {
	if o.once.String() == "" {
		return o.where.String()
	}
	return o.where.String() + ` AND ` + strings.TrimPrefix(o.once.String(), ` WHERE `)
}

// countPeople counts as far as totals are told. Who is in several of the lists,
// or several times in one, counts once; where one of them alone is longer than
// that, the others need not be looked at.
func countPeople(ctx context.Context, q db.Querier, all []origin, ofHimself bool) (total int, more bool, err error) {
	parts := make([]string, len(all))
	var args []any
	for i, o := range all {
		what := o.id()
		if o.repeats {
			what = `DISTINCT ` + what
		}
		parts[i] = `SELECT id FROM (SELECT ` + what + ` AS id FROM ` + o.alone(ofHimself) + o.where.String() + db.Limit(db.ExactTotal+1) + `) AS part`
		args = append(args, o.where.Args...)
		total, err = db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM (`+parts[i]+`) AS counted`, o.where.Args...)
		if err != nil || total > db.ExactTotal {
			return db.ExactTotal, true, err
		}
	}
	if len(all) > 1 {
		total, err = db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM (`+strings.Join(parts, ` UNION `)+`) AS counted`, args...)
	}
	return min(total, db.ExactTotal), total > db.ExactTotal, err
}

// addRoles fills in the roles of a page of people, in one query.
func addRoles(ctx context.Context, q db.Querier, people []PersonRow) error {
	ids, at := make([]string, len(people)), map[string]*PersonRow{}
	for i := range people {
		ids[i], at[people[i].ID] = people[i].ID, &people[i]
		people[i].Roles = []Role{}
	}
	err := eachRole(ctx, q, ids, func(personID string, r Role) { at[personID].Roles = append(at[personID].Roles, r) })
	for i := range people {
		people[i].Applicant = applies(people[i].Roles)
	}
	return err
}

// applies reports whether somebody has registered and is no more than that: who
// left a class is a former student.
func applies(roles []Role) bool {
	return rolesOf(roles) == access.User && !slices.ContainsFunc(roles, func(r Role) bool { return r.Former })
}

func eachRole(ctx context.Context, q db.Querier, ids []string, do func(personID string, r Role)) error {
	var w, n db.Where
	w.In("mr.person_id", ids...)
	n.In("n.person_id", ids...)
	return db.Each(ctx, q, func(row db.Row) error {
		var id string
		var r Role
		err := row.Scan(&id, &r.CampusID, &r.CampusName, &r.Role, &r.Former)
		do(id, r)
		return err
	}, `SELECT mr.person_id, mr.campus_id, c.name, mr.role, m.former AND mr.role = 'user' FROM membership_role mr JOIN campus c ON c.id = mr.campus_id
		JOIN membership m ON m.person_id = mr.person_id AND m.campus_id = mr.campus_id`+w.String()+`
		UNION ALL SELECT n.person_id, '', '', n.role, FALSE FROM network_role n`+n.String()+` ORDER BY 1, 3, 4`, append(w.Args, n.Args...)...)
}
