// Package schooltest makes what tests of several areas begin with.
package schooltest

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/campus"
)

// AddCampuses adds open campuses of one region, each called by its id.
func AddCampuses(ctx context.Context, tx *db.Tx, ids ...string) error {
	at := clock.Now()
	if err := campus.AddRegion(ctx, tx, "r", campus.RegionFields{Code: "AF", Name: "AF"}, at); err != nil {
		return err
	}
	for _, id := range ids {
		fields := campus.FirstFields(id)
		fields.Location.Country = "FR"
		if err := campus.AddCampus(ctx, tx, campus.NewCampus{ID: id, RegionID: "r", CampusFields: fields, CreatedAt: at, UpdatedAt: at}); err != nil {
			return err
		}
	}
	return nil
}
