package instructors

import (
	"context"
	"database/sql"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
	"myspace/internal/school/people"
)

const (
	instructorColumns = `p.id, ` + naming.Person + `, p.last_name, p.photo_hash, p.enabled, COALESCE(i.version, 1),
		COALESCE((SELECT string_agg(m.campus_id, ',') FROM membership m WHERE m.person_id = p.id), '')`
	// A teacher stands here once, by the first campus where he is one: so the
	// list comes in order from the index.
	instructorTables = `membership_role t JOIN person p ON p.id = t.person_id LEFT JOIN instructor i ON i.person_id = t.person_id`
	isTeacherOnce    = `t.role = 'teacher' AND NOT EXISTS (SELECT 1 FROM membership_role o
		WHERE o.person_id = t.person_id AND o.role = 'teacher' AND o.campus_id < t.campus_id)`
	teachesIn = `EXISTS (SELECT 1 FROM instructor_language il WHERE il.person_id = t.person_id AND il.language = ?)`
)

// teachesAt is the condition that somebody teaches at a campus.
func teachesAt(campus string) string {
	return `EXISTS (SELECT 1 FROM instructor_campus ic WHERE ic.person_id = t.person_id AND ic.campus_id = ` + campus + `)
		OR i.person_id IS NULL AND EXISTS (SELECT 1 FROM membership_role o WHERE o.person_id = t.person_id AND o.role = 'teacher' AND o.campus_id = ` + campus + `)`
}

func scanInstructor(r db.Row) (i Instructor, err error) {
	var photo sql.NullString
	var at string
	err = r.Scan(&i.ID, &i.Name, &i.LastName, &photo, &i.Enabled, &i.Version, &at)
	i.at = strings.Split(at, ",")
	i.photoHash, i.Languages, i.Pairs, i.Campuses = photo.String, []string{}, []string{}, []TeachingCampus{}
	return i, err
}

// inReach keeps a query within the teachers that the caller may know.
func inReach(in access.Scope) (w db.Where) {
	w.Add(isTeacherOnce)
	w.And(in.Rows(people.OfCampus, "t.person_id = ?"))
	return w
}

func findInstructors(ctx context.Context, q db.Querier, in access.Scope, f InstructorFilter, page api.Paging, busy []string) (db.List[InstructorRow], error) {
	order, err := (db.Orders{"name": {"t.sort_name"}}).By(f.Sort, "t.person_id")
	if err != nil {
		return db.List[InstructorRow]{}, err
	}
	w := inReach(in)
	if f.Campus != "" {
		w.Add(teachesAt(`?`), f.Campus, f.Campus)
	}
	if f.Language != "" {
		w.Add(teachesIn, canonicalLanguage(f.Language))
	}
	var enabled, others db.Where
	enabled.Add(`p.enabled = TRUE`)
	if f.Disabled {
		others.And(in.Under(people.KnowSignIn).Rows(people.OfCampus, "p.id = ?"))
	} else {
		others.Add(`1 = 0`)
	}
	w.Or(enabled, others)
	if f.Asked != "" {
		w.Add(`EXISTS (`+openQuestion+` AND rp.person_id = t.person_id AND (rp.answered_at IS NULL) = ?)`, clock.Now(), f.Asked == waiting)
	}
	if len(busy) > 0 {
		w.Add(`t.person_id NOT IN `+db.Values(1, len(busy)), anys(busy)...)
	}
	// By what the row shows alone: how to reach somebody is not for everyone who may
	// read this. Teachers are few, so their names are looked through without an index.
	w.MatchAny(f.Q, db.Has(db.Words(`p.sort_name`)), `EXISTS (SELECT 1 FROM campus c WHERE `+db.Has(db.Words(`c.sort_name`))+` AND (`+teachesAt(`c.id`)+`))`)
	l, err := db.Find(ctx, q, func(r db.Row) (row InstructorRow, err error) {
		row.Instructor, err = scanInstructor(r)
		return row, err
	}, db.Select{Columns: instructorColumns, From: instructorTables, Where: w, Order: order, Page: page.Page, Size: page.PageSize})
	if err != nil || len(l.Items) == 0 {
		return l, err
	}
	some := make([]*Instructor, len(l.Items))
	for i := range l.Items {
		some[i] = &l.Items[i].Instructor
	}
	return l, addTeaching(ctx, q, some)
}

func findInstructor(ctx context.Context, q db.Querier, in access.Scope, id string) (Instructor, error) {
	w := inReach(in)
	w.Add(`t.person_id = ?`, id)
	i, err := db.One(ctx, q, "instructor.not_found", scanInstructor, `SELECT `+instructorColumns+` FROM `+instructorTables+w.String(), w.Args...)
	if err != nil {
		return i, err
	}
	return i, addTeaching(ctx, q, []*Instructor{&i})
}

// InReach refuses somebody who is no teacher in the caller's reach.
func InReach(ctx context.Context, q db.Querier, in access.Scope, id string) error {
	_, err := findInstructor(ctx, q, in, id)
	return err
}

// findInstructorIDs returns which of some people are teachers in reach who can
// be written to.
func findInstructorIDs(ctx context.Context, q db.Querier, in access.Scope, ids []string) ([]string, error) {
	w := inReach(in)
	w.In(`t.person_id`, ids...)
	w.Add(`p.enabled = TRUE AND p.email <> ''`)
	return db.All(ctx, q, db.ScanString, `SELECT t.person_id FROM `+instructorTables+w.String()+` ORDER BY t.sort_name, t.person_id`, w.Args...)
}

// addTeaching fills in the languages, pairs of them and campuses of some
// instructors, in three queries.
func addTeaching(ctx context.Context, q db.Querier, some []*Instructor) error {
	ids, at := make([]string, len(some)), map[string]*Instructor{}
	for n, i := range some {
		ids[n], at[i.ID] = i.ID, i
	}
	var languages, said, has db.Where
	languages.In("person_id", ids...)
	said.In("ic.person_id", ids...)
	has.In("mr.person_id", ids...)
	has.Add(`mr.role = 'teacher' AND NOT EXISTS (SELECT 1 FROM instructor i WHERE i.person_id = mr.person_id)`)
	for text, put := range map[string]func(*Instructor, string){
		`SELECT person_id, language FROM instructor_language` + languages.String() + ` ORDER BY person_id, language`: func(i *Instructor, code string) { i.Languages = append(i.Languages, code) },
		`SELECT person_id, pair FROM instructor_pair` + languages.String() + ` ORDER BY person_id, pair`:             func(i *Instructor, pair string) { i.Pairs = append(i.Pairs, pair) },
	} {
		if err := db.Each(ctx, q, func(r db.Row) error {
			var id, value string
			err := r.Scan(&id, &value)
			put(at[id], value)
			return err
		}, text, languages.Args...); err != nil {
			return err
		}
	}
	return db.Each(ctx, q, func(r db.Row) error {
		var id string
		var c TeachingCampus
		err := r.Scan(&id, &c.ID, &c.Name, &c.Color)
		at[id].Campuses = append(at[id].Campuses, c)
		return err
	}, `SELECT x.person_id, c.id, c.name, c.color FROM (
		SELECT ic.person_id, ic.campus_id FROM instructor_campus ic`+said.String()+`
		UNION ALL SELECT mr.person_id, mr.campus_id FROM membership_role mr`+has.String()+`
	) AS x JOIN campus c ON c.id = x.campus_id ORDER BY x.person_id, c.sort_name, c.id`, append(said.Args, has.Args...)...)
}

// SaveInstructor replaces what is said of somebody's teaching.
func SaveInstructor(ctx context.Context, tx *db.Tx, personID string, f InstructorFields, at clock.Time) error {
	f = f.clean()
	if err := db.Exec(ctx, tx, `INSERT INTO instructor (person_id, version, updated_at) VALUES (?, 2, ?)
		ON CONFLICT (person_id) DO UPDATE SET version = instructor.version + 1, updated_at = excluded.updated_at`, personID, at); err != nil {
		return err
	}
	for table, values := range map[string][]string{
		"instructor_language (person_id, language)": f.Languages, "instructor_pair (person_id, pair)": f.Pairs, "instructor_campus (person_id, campus_id)": f.CampusIDs,
	} {
		if err := replaceAll(ctx, tx, table, personID, values); err != nil {
			return err
		}
	}
	return nil
}

// replaceAll gives a person other values in a table of two columns.
func replaceAll(ctx context.Context, tx *db.Tx, into, personID string, values []string) error {
	all := db.NewBulk(into)
	for _, value := range values {
		all.Add(personID, value)
	}
	table, _, _ := strings.Cut(into, " ")
	if err := db.Exec(ctx, tx, `DELETE FROM `+table+` WHERE person_id = ?`, personID); err != nil {
		return err
	}
	return all.Insert(ctx, tx)
}

// countCampuses returns how many of some campuses there are.
func countCampuses(ctx context.Context, q db.Querier, ids []string) (int, error) {
	var w db.Where
	w.In("id", ids...)
	return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM campus`+w.String(), w.Args...)
}

// anys are texts as arguments of a query.
func anys(texts []string) []any {
	all := make([]any, len(texts))
	for i, text := range texts {
		all[i] = text
	}
	return all
}
