// Package schooltest makes what tests of several areas begin with.
package schooltest

import (
	"context"

	"myspace/internal/base/db"
)

// AddCampuses adds open campuses of one region, each called by its id.
func AddCampuses(ctx context.Context, tx *db.Tx, ids ...string) error {
	const now = "2026-01-01T00:00:00.000000Z"
	if err := db.Exec(ctx, tx, `INSERT INTO region (id, code, name, sort_name, created_at, updated_at) VALUES ('r', 'AF', 'AF', 'af', ?, ?)`, now, now); err != nil {
		return err
	}
	for _, id := range ids {
		if err := db.Exec(ctx, tx, `INSERT INTO campus (id, region_id, name, business_name, id_number, website, color, phone, address, zip_code, city, state, country,
			schedule, open, time_zone, currency, language, pass_mark, required_attendance, sort_name, sort_city, search_text, created_at, updated_at)
			VALUES (?, 'r', ?, '', '', '', '', '', '', '', '', '', 'FR', '', TRUE, 'Europe/Paris', 'EUR', 'fr', 70, 80, ?, '', '', ?, ?)`, id, id, id, now, now); err != nil {
			return err
		}
	}
	return nil
}
