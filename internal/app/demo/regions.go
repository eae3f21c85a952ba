package demo

import (
	"context"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/campus"
)

// The codes of the region that the sign-in page offers by default, and of
// another one.
const signInRegion, otherRegion = "AF", "EU"

// region is a region of the demo school.
type region struct {
	id string
	campus.RegionFields
	at clock.Time
}

func planRegions(_ context.Context, w *world) error {
	d := w.dice("regions")
	w.regions = nil
	for i, f := range []campus.RegionFields{{Code: signInRegion, Name: "Afrique et France"}, {Code: otherRegion, Name: "Europe"}} {
		at := founded.Add(time.Duration(i) * 400 * 24 * time.Hour)
		w.regions = append(w.regions, region{d.id(at), f, at})
	}
	return nil
}

func addRegions(ctx context.Context, tx *db.Tx, w *world) error {
	for _, r := range w.regions {
		if err := campus.AddRegion(ctx, tx, r.id, r.RegionFields, r.at); err != nil {
			return err
		}
	}
	return nil
}

func (w *world) regionID(code string) string {
	for _, r := range w.regions {
		if r.Code == code {
			return r.id
		}
	}
	return ""
}
