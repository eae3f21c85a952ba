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
