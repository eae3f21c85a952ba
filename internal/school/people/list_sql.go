package people

import (
	"context"
	"database/sql"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
)

const rowColumns = `p.id, p.first_name || ' ' || p.last_name, p.email, p.mobile, p.gender, p.birth_date, p.city, p.country, p.language,
	p.photo_hash, p.enabled, p.created_at`

var personSearch = db.SearchIndex{Table: "person", Alias: "p", Column: "search_text"}

func scanRow(r db.Row) (p PersonRow, err error) {
	var photo sql.NullString
	err = r.Scan(&p.ID, &p.Name, &p.Email, &p.Mobile, &p.Gender, &p.BirthDate, &p.City, &p.Country, &p.Language, &photo, &p.Enabled, &p.CreatedAt)
	p.photoHash, p.MobileShown = photo.String, ShownPhone(p.Mobile)
	return p, err
}

// findPeople returns a page of the people in reach. It takes three queries,
// however many rows.
func findPeople(ctx context.Context, q db.Querier, in access.Scope, f PersonFilter, page api.Paging) (db.List[PersonRow], error) {
	if err := f.check(in); err != nil {
		return db.List[PersonRow]{}, err
	}
	all, err := startsOf(q, in, f)
	if err != nil {
		return db.List[PersonRow]{}, err
	}
	var l db.List[PersonRow]
	if len(all) == 1 {
		o := all[0]
		l, err = db.Find(ctx, q, scanRow, db.Select{
			Columns: rowColumns, From: o.tables, Count: o.count(f), Where: o.where, Order: o.order, Page: page.Page, Size: page.PageSize,
		})
	} else {
		l, err = findTogether(ctx, q, all, page)
	}
	if err != nil {
		return l, err
	}
	return l, addRoles(ctx, q, l.Items)
}

// findTogether returns a page of several lists as one. Each comes in order from
// its index, so that no more of them is read and sorted than is shown.
func findTogether(ctx context.Context, q db.Querier, all []origin, page api.Paging) (l db.List[PersonRow], err error) {
	parts, counts := make([]string, len(all)), make([]string, len(all))
	var args, countArgs []any
	for i, o := range all {
		parts[i] = `SELECT * FROM (SELECT ` + o.keys + ` FROM ` + o.tables + o.where.String() + ` ORDER BY ` + o.order + ` LIMIT ?) AS part`
		args = append(append(args, o.where.Args...), page.Page*page.PageSize)
		counts[i] = `SELECT 1 AS one FROM ` + o.tables + o.where.String()
		countArgs = append(countArgs, o.where.Args...)
	}
	l.Items, err = db.All(ctx, q, scanRow, `SELECT `+rowColumns+` FROM (`+strings.Join(parts, ` UNION ALL `)+`) AS l JOIN person p ON p.id = l.id
		ORDER BY `+all[0].together+` LIMIT ? OFFSET ?`, append(args, page.PageSize, (page.Page-1)*page.PageSize)...)
	if err != nil || page.Page == 1 && len(l.Items) < page.PageSize {
		l.Total = len(l.Items)
		return l, err
	}
	l.Total, err = db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM (`+strings.Join(counts, ` UNION ALL `)+` LIMIT ?) AS counted`,
		append(countArgs, db.ExactTotal+1)...)
	l.More = l.Total > db.ExactTotal
	l.Total = min(l.Total, db.ExactTotal)
	return l, err
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
		people[i].Applicant = rolesOf(people[i].Roles) == access.User
	}
	return err
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
