package academic

import (
	"context"
	"database/sql"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

const (
	classColumns = `k.id, k.version, k.campus_id, h.name, h.color, h.currency, h.time_zone, h.open AND h.archived_at IS NULL, k.code, k.level, k.programme, k.start_year, k.end_year, k.language, k.capacity,
		k.curriculum_id, COALESCE(u.name, ''), COALESCE(u.number, 0), k.graduated_at, k.archived_at, k.created_at, k.updated_at,
		(SELECT COUNT(*) FROM enrollment e WHERE e.class_id = k.id AND e.status = 'confirmed' AND e.outcome = ''),
		(SELECT COUNT(*) FROM enrollment e WHERE e.class_id = k.id AND e.status = 'waiting' AND e.outcome = ''),
		(SELECT COUNT(*) FROM enrollment e WHERE e.class_id = k.id AND e.status = 'confirmed' AND e.outcome = 'completed')`
	classTables = `class k JOIN campus h ON h.id = k.campus_id LEFT JOIN curriculum u ON u.id = k.curriculum_id`
	// followedClasses holds for the classes that a person is or was confirmed in,
	// taughtClasses for those of the sessions that he accepted and that were
	// published.
	followedClasses = `k.id IN (SELECT class_id FROM enrollment WHERE person_id = ? AND status = 'confirmed')`
	taughtClasses   = `k.id IN (` + taught + `)`
	taught          = `SELECT x.class_id FROM published_agenda_person sp JOIN published_agenda s ON s.id = sp.agenda_id AND NOT s.canceled
		JOIN published_agenda_class x ON x.agenda_id = s.id WHERE sp.person_id = ?`
)

// ownClasses are the classes that somebody reaches by himself: those he follows
// and, while he is a teacher, those he teaches.
func ownClasses(in access.Scope) string {
	if in.Actor().Roles&access.Teacher == 0 {
		return followedClasses
	}
	return followedClasses + ` OR ` + taughtClasses
}

// classOrders are the sorts that the list offers.
var classOrders = db.Orders{
	"code": {"k.code_key"}, "year": {"k.start_year", "k.code_key"}, "campus": {"h.sort_name", "k.code_key"}, "level": {"k.level", "k.code_key"},
	"updated": {"k.updated_at"},
}

func scanClass(r db.Row) (c Class, err error) {
	var curriculum sql.NullString
	var graduated, archived clock.Time
	err = r.Scan(&c.ID, &c.Version, &c.CampusID, &c.CampusName, &c.Color, &c.Currency, &c.timeZone, &c.campusOpen, &c.Code, &c.Level, &c.Programme, &c.StartYear, &c.EndYear, &c.Language, &c.Capacity,
		&curriculum, &c.CurriculumName, &c.CurriculumNo, &graduated, &archived, &c.CreatedAt, &c.UpdatedAt, &c.Confirmed, &c.Waiting, &c.Graduates)
	c.CurriculumID, c.Graduated, c.Archived = curriculum.String, !graduated.IsZero(), !archived.IsZero()
	return c, err
}

// findClasses returns a page of the classes in reach.
func findClasses(ctx context.Context, q db.Querier, in access.Scope, f ClassFilter, p api.Paging) (db.List[Class], error) {
	order, err := classOrders.By(f.Sort, "k.id")
	if err != nil {
		return db.List[Class]{}, err
	}
	return db.Find(ctx, q, scanClass, db.Select{
		Columns: classColumns, From: classTables, Count: `class k`, Where: classesLike(in, f), Order: order, Page: p.Page, Size: p.PageSize,
	})
}

// eachClass calls do with every class that the filter leaves, for exports.
func eachClass(ctx context.Context, q db.Querier, in access.Scope, f ClassFilter, do func(Class) error) error {
	order, err := classOrders.By(f.Sort, "k.id")
	if err != nil {
		return err
	}
	return db.Walk(ctx, q, scanClass, db.Select{Columns: classColumns, From: classTables, Where: classesLike(in, f), Order: order}, do)
}

func classesLike(in access.Scope, f ClassFilter) (w db.Where) {
	w.And(in.Rows("k.campus_id = ?", ownClasses(in)))
	if f.Archived {
		w.Add(`k.archived_at IS NOT NULL`)
	} else {
		w.Add(`k.archived_at IS NULL`)
	}
	if f.Graduated != "" {
		w.Add(`(k.graduated_at IS NOT NULL) = ?`, f.Graduated == "true")
	}
	if f.Begun != "" {
		w.Add(`(k.start_year <= ?) = ?`, clock.Today(in.Actor().TimeZone).Year, f.Begun == "true")
	}
	if f.Campus != "" {
		w.Add(`k.campus_id = ?`, f.Campus)
	}
	if f.Programme != "" {
		w.Add(`k.programme = ?`, f.Programme)
	}
	if f.Level != 0 {
		w.Add(`k.level = ?`, f.Level)
	}
	if f.Year != 0 {
		w.Add(`k.start_year <= ? AND k.end_year >= ?`, f.Year, f.Year)
	}
	if f.Curriculum != "" {
		w.Add(`k.curriculum_id = ?`, f.Curriculum)
	}
	w.MatchAny(f.Q, db.Has(`k.search_text`), db.Has(classYears), campusNamed(`k.campus_id`),
		`k.curriculum_id IN (SELECT id FROM curriculum WHERE `+db.Has(db.Words(`sort_name`))+`)`)
	return w
}

// classYears is a class's years as they are searched for.
const classYears = `'  ' || CAST(k.start_year AS TEXT) || '  ' || CAST(k.end_year AS TEXT)`

// campusNamed is a place to look for words in: the name of the campus that a
// column refers to.
func campusNamed(column string) string {
	return column + ` IN (SELECT id FROM campus WHERE ` + db.Has(db.Words(`sort_name`)) + `)`
}

func findClass(ctx context.Context, q db.Querier, in access.Scope, id string) (Class, error) {
	var w db.Where
	w.And(in.Rows("k.campus_id = ?", ownClasses(in)))
	w.Add(`k.id = ?`, id)
	return db.One(ctx, q, "class.not_found", scanClass, `SELECT `+classColumns+` FROM `+classTables+w.String(), w.Args...)
}

// AddClass adds a class to a campus.
func AddClass(ctx context.Context, tx *db.Tx, id, campusID string, f ClassFields) error {
	now := clock.Now()
	return classError(db.Exec(ctx, tx, `INSERT INTO class (id, campus_id, curriculum_id, code, level, programme, start_year, end_year, language, capacity,
		code_key, search_text, created_at, updated_at) VALUES `+db.Values(1, 14),
		id, campusID, db.Optional(f.CurriculumID), f.Code, f.Level, f.Programme, f.StartYear, f.EndYear, f.Language, f.Capacity,
		db.Fold(f.Code), db.SearchText(f.Code), now, now))
}

func saveClass(ctx context.Context, tx *db.Tx, id string, f ClassFields) error {
	return classError(db.Change(ctx, tx, "class.not_found", `UPDATE class SET version = version + 1, curriculum_id = ?, code = ?, level = ?, programme = ?,
		start_year = ?, end_year = ?, language = ?, capacity = ?, code_key = ?, search_text = ?, updated_at = ? WHERE id = ?`,
		db.Optional(f.CurriculumID), f.Code, f.Level, f.Programme, f.StartYear, f.EndYear, f.Language, f.Capacity,
		db.Fold(f.Code), db.SearchText(f.Code), clock.Now(), id))
}

// changeClass sets one column of a class, and what goes with every change.
func changeClass(ctx context.Context, tx *db.Tx, id, column string, value any) error {
	return db.Change(ctx, tx, "class.not_found", `UPDATE class SET version = version + 1, updated_at = ?, `+column+` = ? WHERE id = ?`, clock.Now(), value, id)
}

func removeClass(ctx context.Context, tx *db.Tx, id string) error {
	return db.Change(ctx, tx, "class.not_found", `DELETE FROM class WHERE id = ?`, id)
}

// countClassesOfCampus returns how many classes a campus has.
func countClassesOfCampus(ctx context.Context, q db.Querier, campusID string) (int, error) {
	return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM class WHERE campus_id = ?`, campusID)
}

// classError names the constraint that a write ran into.
func classError(err error) error {
	if db.IsDuplicate(err) {
		return &fault.Error{Kind: fault.Conflict, Code: "class.code_taken", Field: "code"}
	}
	return err
}
