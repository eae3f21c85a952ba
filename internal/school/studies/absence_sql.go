package studies

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
)

const (
	absenceColumns = `a.id, a.person_id, ` + naming.Person + `, ` + naming.DoerOrNobody + `, a.created_at, a.first_day, a.last_day, a.reason`
	absenceTables  = `announced_absence a JOIN person p ON p.id = a.person_id LEFT JOIN person b ON b.id = a.created_by`
	// campusStudents holds for people p who are or were confirmed in a class of a
	// campus, oneself for the caller.
	campusStudents = `EXISTS (SELECT 1 FROM enrollment e WHERE e.person_id = p.id AND e.campus_id = ? AND e.status = 'confirmed')`
	oneself        = `p.id = ?`
)

func scanAbsence(r db.Row) (a Absence, err error) {
	return a, r.Scan(&a.ID, &a.StudentID, &a.StudentName, &a.AnnouncedBy, &a.CreatedAt, &a.FirstDay, &a.LastDay, &a.Reason)
}

// findAbsences returns the absences in reach that a student announced, the
// latest first.
func findAbsences(ctx context.Context, q db.Querier, in access.Scope, personID string) ([]Absence, error) {
	var w db.Where
	w.Add(`a.person_id = ?`, personID)
	w.And(in.Rows(campusStudents, oneself))
	return db.All(ctx, q, scanAbsence, `SELECT `+absenceColumns+` FROM `+absenceTables+w.String()+` ORDER BY a.first_day DESC, a.id`+db.Limit(200), w.Args...)
}

// OwnAbsences are those that somebody announced and that are not over on a day,
// the next one first.
func OwnAbsences(ctx context.Context, q db.Querier, personID string, today clock.Date) ([]Absence, error) {
	return db.All(ctx, q, scanAbsence, `SELECT `+absenceColumns+` FROM `+absenceTables+` WHERE a.person_id = ? AND a.last_day >= ? ORDER BY a.first_day, a.id`+db.Limit(50), personID, today)
}

func findAbsence(ctx context.Context, q db.Querier, in access.Scope, id string) (Absence, error) {
	var w db.Where
	w.Add(`a.id = ?`, id)
	w.And(in.Rows(campusStudents, oneself))
	return db.One(ctx, q, "attendance.absence_not_found", scanAbsence, `SELECT `+absenceColumns+` FROM `+absenceTables+w.String(), w.Args...)
}

// findAbsentee returns the campus of a student in reach for whom an absence can
// be announced: one who follows a class.
func findAbsentee(ctx context.Context, q db.Querier, in access.Scope, personID string) (campusID string, err error) {
	var w db.Where
	w.Add(`e.person_id = ? AND e.status = 'confirmed' AND e.outcome = ''`, personID)
	w.And(in.Rows(`e.campus_id = ?`, `e.person_id = ?`))
	return db.One(ctx, q, "attendance.no_student", db.ScanString, `SELECT e.campus_id FROM enrollment e`+w.String()+` ORDER BY e.created_at DESC, e.id`+db.Limit(1), w.Args...)
}

func addAbsence(ctx context.Context, tx *db.Tx, id, personID, by string, f AbsenceFields) error {
	return db.Exec(ctx, tx, `INSERT INTO announced_absence (id, person_id, first_day, last_day, reason, created_by, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)`,
		id, personID, f.FirstDay, f.LastDay, f.Reason, by, clock.Now())
}

func removeAbsence(ctx context.Context, tx *db.Tx, id string) error {
	return db.Change(ctx, tx, "attendance.absence_not_found", `DELETE FROM announced_absence WHERE id = ?`, id)
}
