package finance

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/part"
)

// owing is what earlier areas may ask of money.
var owing = part.Owing{Known: readOffice, Late: lateWhere, LateIn: findLateIn}

// lateWhere is the condition that somebody whose id a column has owes something past
// its deadline, at a campus where one is named.
func lateWhere(campusID, id string, day clock.Date) (string, []any) {
	var w db.Where
	w.Add(`owes.person_id = ` + id + ` AND late.open > 0`)
	w.Add(`late.deadline < ?`, day)
	if campusID != "" {
		w.Add(`owes.campus_id = ?`, campusID)
	}
	return `EXISTS (SELECT 1 FROM payer owes JOIN owed_part late ON late.payer_id = owes.id` + w.String() + `)`, w.Args
}

// findLateIn returns the enrollments of a class of which something is past its
// deadline.
func findLateIn(ctx context.Context, q db.Querier, classID string, day clock.Date) (map[string]bool, error) {
	late := map[string]bool{}
	return late, db.Each(ctx, q, func(r db.Row) error {
		id, err := db.ScanString(r)
		late[id] = true
		return err
	}, `SELECT DISTINCT enrollment_id FROM owed_part WHERE class_id = ? AND open > 0 AND deadline < ? AND enrollment_id IS NOT NULL`, classID, day)
}
