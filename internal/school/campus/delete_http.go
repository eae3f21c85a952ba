package campus

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/record"
	"myspace/internal/school/part"
)

// Dependents says what hangs on a campus.
type Dependents struct {
	Items    []Dependent `json:"items"`
	Archives bool        `json:"archives" doc:"Deleting would archive it, because of what hangs on it."`
}

// Dependent is how many things of a kind hang on a campus.
type Dependent struct {
	Name  string `json:"name" doc:"people, sessions, documents"`
	Count int    `json:"count"`
}

func (a *Area) getCampusDependents(ctx context.Context, in *api.ID) (Dependents, error) {
	if _, err := findCampus(ctx, a.db, access.From(ctx), in.ID); err != nil {
		return Dependents{}, err
	}
	return a.dependents(ctx, a.db, in.ID)
}

func (a *Area) dependents(ctx context.Context, q db.Querier, campusID string) (d Dependents, err error) {
	documents := part.Use{Name: "documents", Count: countDocuments}
	for _, u := range append([]part.Use{documents}, a.Parts.UsesOf(part.Campus)...) {
		n, err := u.Count(ctx, q, campusID)
		if err != nil {
			return d, err
		}
		d.Items = append(d.Items, Dependent{u.Name, n})
		d.Archives = d.Archives || u.Keeps && n > 0
	}
	return d, nil
}

// deleteCampus deletes a campus that nobody belongs to, with its documents. One
// that people belong to is archived: their records name it.
func (a *Area) deleteCampus(ctx context.Context, in *api.SeenID) (record.Deletion, error) {
	return a.campuses().Delete(ctx, in.ID, in.Version, "deleteCampus", func(tx *db.Tx, _ Campus) (done record.Deletion, err error) {
		hanging, err := a.dependents(ctx, tx, in.ID)
		if err != nil {
			return done, err
		}
		if hanging.Archives {
			return record.Archived, a.archive(ctx, tx, in.ID)
		}
		return record.Deleted, removeCampus(ctx, tx, in.ID)
	})
}

func (a *Area) archive(ctx context.Context, tx *db.Tx, campusID string) error {
	if err := changeCampus(ctx, tx, campusID, "open", false); err != nil {
		return err
	}
	for _, u := range a.Parts.UsesOf(part.Campus) {
		if u.Archived != nil {
			if err := u.Archived(ctx, tx, campusID); err != nil {
				return err
			}
		}
	}
	return changeCampus(ctx, tx, campusID, "archived_at", clock.Now())
}
