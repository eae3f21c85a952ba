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
	"myspace/internal/base/phone"
	"myspace/internal/school/campus"
)

const rowColumns = `p.id, ` + naming.Person + `, p.last_name, p.email, p.mobile, p.gender, CAST(p.birth_date AS TEXT), p.city, p.country, p.language,
	p.photo_hash, p.enabled, p.created_at, p.mobile_shown, p.roles, p.learning`

var personSearch = db.SearchIndex{Table: "person", Alias: "p", Column: "search_text", Also: phone.Digits}

func scanRow(r db.Row) (p PersonRow, err error) {
	var photo sql.NullString
	var roles string
	err = r.Scan(&p.ID, &p.Name, &p.LastName, &p.Email, &p.Mobile, &p.Gender, &p.BirthDate, &p.City, &p.Country, &p.Language, &photo, &p.Enabled, &p.CreatedAt, &p.MobileShown, &roles, &p.learning)
	p.photoHash = photo.String
	p.Roles, _ = readRoles(roles)
	p.Applicant = applies(p.Roles)
	return p, err
}

// findPeople returns a page of the people in reach. It takes a few queries,
// however many rows.
func findPeople(ctx context.Context, q db.Querier, in access.Scope, f PersonFilter, page api.Paging) (l db.List[PersonRow], err error) {
	f = f.within(in)
	if err := f.check(in); err != nil {
		return l, err
	}
	rows, words, all, err := findPage(ctx, q, in, f, page)
	if l.Items = rows; err != nil || l.Ends(page.Page, page.PageSize) {
		return l, err
	}
	if f.onlyWords(in) && words.hits > 0 && (words.matching == rare || words.hits > db.ExactTotal) {
		l.Tell(words.hits)
		return l, nil
	}
	n, err := countPeople(ctx, q, all, f.ofHimself(words.matching))
	l.Tell(n)
	return l, err
}

// findPage returns a page of the people in reach, and how they were looked for.
// Words are taken for rare; where they find nobody so, they are counted.
func findPage(ctx context.Context, q db.Querier, in access.Scope, f PersonFilter, page api.Paging) (rows []PersonRow, words frequency, all []origin, err error) {
	if words, err = f.frequency(ctx, q); err != nil {
		return nil, words, nil, err
	}
	for {
		if all, err = startsOf(q, in, f, words); err != nil {
			return nil, words, nil, err
		}
		rows, err = findRows(ctx, q, all, f.ofHimself(words.matching), page, &words.hits)
		if err != nil || len(rows) > 0 || words.matching != rare {
			return rows, words, all, err
		}
		words, err = f.counted(ctx, q, words)
		if err != nil || words.matching == rare {
			return rows, words, all, err
		}
	}
}

// onlyWords reports whether everybody whom the words find is in the list.
func (f PersonFilter) onlyWords(in access.Scope) bool {
	return f.Campus == "" && len(f.Role) == 0 && f.Former == "" && !f.ofLearners() && f.City == "" && f.Enabled == "" && f.Country == "" && f.Church == "" &&
		in.CoversAll() && f.knows(in, contact) && in.Under(readApplications).SameReach(in)
}

// commonWords is how many people must be found for words to be common: there,
// to sort all of them costs as much as to look through those who are in order.
// What is found is sorted in proportion to itself, what is in order looked
// through in proportion to how rarely it fits; they cost the same near the root
// of how many people there are, times what was measured.
func commonWords(people int) int { return max(100, int(15*math.Sqrt(float64(people)))) }

// frequency tells how the words of a search are best looked for. Those of a letter
// or two are counted before.
func (f PersonFilter) frequency(ctx context.Context, q db.Querier) (words frequency, err error) {
	if !db.HasWords(f.Q) {
		return words, nil
	}
	people, err := campus.CountEverybody(ctx, q)
	words.matching, words.most = rare, commonWords(people)
	if err == nil && db.Brief(f.Q) {
		return f.counted(ctx, q, words)
	}
	return words, err
}

// counted is how words are looked for once it is known how many people they find.
func (f PersonFilter) counted(ctx context.Context, q db.Querier, words frequency) (_ frequency, err error) {
	words.hits, err = personSearch.Hits(ctx, q, f.Q, words.most)
	if words.hits > words.most {
		words.matching = common
	}
	return words, err
}

// findRows returns a page of several lists as one, and how many people rare words
// find. Each list comes in order from its index, so that no more of it is read and
// sorted than is shown.
func findRows(ctx context.Context, q db.Querier, all []origin, ofHimself bool, page api.Paging, hits *int) ([]PersonRow, error) {
	skipped := (page.Page - 1) * page.PageSize
	offset, skips := db.Offset(skipped)
	if len(all) == 1 {
		o := all[0]
		rest := o.conditions() + ` ORDER BY ` + o.order + db.Limit(page.PageSize) + offset
		args := append(o.args(), skips...)
		if o.found.With != "" { // sorted without what is not sorted by
			counted := func(r db.Row) (PersonRow, error) { return scanRow(db.With(r, hits)) }
			return db.All(ctx, q, counted, o.found.With+`SELECT `+rowColumns+`, `+o.found.Count+` FROM (SELECT `+o.keys+` FROM `+o.tables+rest+`) AS l
				JOIN person p ON p.id = l.id ORDER BY `+o.together, args...)
		}
		if from := o.alone(ofHimself); from != o.tables {
			// How many people are looked up is then plain to PostgreSQL, which plans it once.
			return db.All(ctx, q, scanRow, `SELECT `+rowColumns+` FROM (SELECT `+o.keys+` FROM `+from+rest+`) AS l JOIN person p ON p.id = l.id ORDER BY `+o.together, args...)
		}
		return db.All(ctx, q, scanRow, `SELECT `+rowColumns+` FROM `+o.tables+rest, args...)
	}
	parts := make([]string, len(all))
	var args []any
	for i, o := range all {
		parts[i] = `SELECT * FROM (SELECT ` + o.keys + ` FROM ` + o.alone(ofHimself) + o.conditions() + ` ORDER BY ` + o.order + db.Limit(skipped+page.PageSize) + `) AS part`
		args = append(args, o.args()...)
	}
	order := ` ORDER BY ` + all[0].together
	return db.All(ctx, q, scanRow, `SELECT `+rowColumns+` FROM (
		SELECT l.* FROM (`+strings.Join(parts, ` UNION ALL `)+`) AS l`+order+db.Limit(page.PageSize)+offset+`) AS l JOIN person p ON p.id = l.id`+order,
		append(args, skips...)...)
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
func countPeople(ctx context.Context, q db.Querier, all []origin, ofHimself bool) (total int, err error) {
	parts := make([]string, len(all))
	var args []any
	for i, o := range all {
		what := o.id()
		if o.repeats {
			what = `DISTINCT ` + what
		}
		parts[i] = `SELECT id FROM (SELECT ` + what + ` AS id FROM ` + o.alone(ofHimself) + o.where.String() + db.Limit(db.ExactTotal+1) + `) AS part`
		args = append(args, o.args()...)
		total, err = db.Count(ctx, q, o.found.With, parts[i], o.args()...)
		if err != nil || total > db.ExactTotal {
			return total, err
		}
	}
	if len(all) > 1 {
		total, err = db.Count(ctx, q, "", strings.Join(parts, ` UNION `), args...)
	}
	return total, err
}

// applies reports whether somebody has registered and is no more than that: who
// left a class is a former student.
func applies(roles []Role) bool {
	return rolesOf(roles) == access.User && !slices.ContainsFunc(roles, func(r Role) bool { return r.Former })
}
