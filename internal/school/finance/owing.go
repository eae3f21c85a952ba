package finance

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
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

// soonDays is from how many days before on somebody is told what he has to pay.
const soonDays = 7

// dueNotices tell somebody what he has to pay these days, and what is late.
func dueNotices(ctx context.Context, q db.Querier, caller access.Scope) (all []part.Notice, err error) {
	if caller.Actor().Roles&payers == 0 {
		return nil, nil
	}
	day := today(caller)
	return all, db.Each(ctx, q, func(r db.Row) error {
		var late, soon int
		if err := r.Scan(&late, &soon); err != nil {
			return err
		}
		if late > 0 {
			all = append(all, part.Notice{Code: "home.notice.payment_late", Params: fault.Params{"count": late}, Link: invoicesPage, Urgent: true})
		}
		if soon > 0 {
			all = append(all, part.Notice{Code: "home.notice.payment_soon", Params: fault.Params{"count": soon}, Link: invoicesPage})
		}
		return nil
	}, `SELECT COALESCE(SUM(CASE WHEN o.deadline < ? THEN 1 ELSE 0 END), 0), COALESCE(SUM(CASE WHEN o.deadline >= ? THEN 1 ELSE 0 END), 0)
		FROM payer y JOIN owed_part o ON o.payer_id = y.id WHERE y.person_id = ? AND o.open > 0 AND o.canceled_at IS NULL AND o.deadline <= ?`,
		day, day, caller.Actor().PersonID, day.AddDays(soonDays))
}
