package home

import (
	"context"

	"myspace/internal/base/db"
)

// findClosed returns the name of a campus, and whether nobody can sign in there.
func findClosed(ctx context.Context, q db.Querier, campusID string) (name string, closed bool, err error) {
	err = db.Each(ctx, q, func(r db.Row) error { closed = true; return r.Scan(&name) },
		`SELECT name FROM campus WHERE id = ? AND open = FALSE`, campusID)
	return name, closed, err
}

// countApplicants returns how many people at a campus are applicants and
// nothing else there yet nor before, have confirmed their address, and are not
// disabled.
func countApplicants(ctx context.Context, q db.Querier, campusID string) (int, error) {
	return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM (SELECT 1 FROM membership_role mr JOIN person p ON p.id = mr.person_id
		WHERE mr.campus_id = ? AND mr.role = 'user' AND p.enabled = TRUE
			AND NOT EXISTS (SELECT 1 FROM membership m WHERE m.person_id = mr.person_id AND m.campus_id = mr.campus_id AND m.former)
			AND NOT EXISTS (SELECT 1 FROM unconfirmed u WHERE u.person_id = mr.person_id)
			AND NOT EXISTS (SELECT 1 FROM membership_role o WHERE o.person_id = mr.person_id AND o.campus_id = mr.campus_id AND o.role <> 'user')
		LIMIT ?) AS counted`, campusID, db.ExactTotal)
}

// factor is how somebody's sign-in is guarded.
type factor struct {
	hasPassword, confirmed bool
	codesLeft              int
}

func findFactor(ctx context.Context, q db.Querier, personID string) (factor, error) {
	return db.One(ctx, q, "", func(r db.Row) (f factor, err error) { return f, r.Scan(&f.hasPassword, &f.confirmed, &f.codesLeft) },
		`SELECT EXISTS (SELECT 1 FROM password WHERE person_id = ?),
			EXISTS (SELECT 1 FROM second_factor WHERE person_id = ? AND confirmed_at IS NOT NULL),
			(SELECT COUNT(*) FROM recovery_code WHERE person_id = ? AND used_at IS NULL)`, personID, personID, personID)
}
