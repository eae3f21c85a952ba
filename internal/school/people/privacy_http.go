package people

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/jobs"
)

func (a *Area) privacyRoutes(r *api.Router) {
	api.Produce(r, "exportPersonData", "/api/people/{id}/data", takeData, a.exportPersonData, api.Says("Export everything about a person"))
	api.Do(r, "erasePerson", "/api/people/{id}/erase", erasePeople, a.erasePerson)
}

// exportPersonData hands out all that is kept about a person, and notes who
// asked for it.
func (a *Area) exportPersonData(ctx context.Context, in *api.ID) (api.Content, error) {
	p, err := findPerson(ctx, a.db, access.From(ctx), in.ID)
	if err != nil {
		return nil, err
	}
	all, err := a.collect(ctx, p)
	if err != nil {
		return nil, err
	}
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		return audit.Record(ctx, tx, audit.Event{
			Action: "exportPersonData", Entity: "person", EntityID: p.ID, CampusID: access.From(ctx).Actor().CampusID,
		})
	})
	return a.sendArchive(ctx, all), err
}

func (a *Area) erasePerson(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		api.Versioned
		Name string `json:"name" maxLength:"200" doc:"First and last name, typed by who erases him."`
	}
},
) (e Erasure, err error) {
	scope := access.From(ctx)
	before, err := findPerson(ctx, a.db, scope, in.ID)
	if err != nil {
		return e, err
	}
	traces, err := findTrace(ctx, a.db, before)
	if err != nil {
		return e, err
	}
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		p, err := findPerson(ctx, tx, scope, in.ID)
		if err != nil {
			return err
		}
		if err := checkErase(scope, p, in.Body.Version, in.Body.Name); err != nil {
			return err
		}
		if err := keepAnAdmin(ctx, tx, p); err != nil {
			return err
		}
		return tx.Shred(ctx, func() error {
			if e.Outcome, err = a.erase(ctx, tx, p, traces, a.Texts(ctx).T("privacy.erased_person", nil)); err != nil {
				return err
			}
			return jobs.Enqueue(ctx, tx, vacuumJob, struct{}{}, jobs.Options{RunAt: nextNight(), DedupKey: "night"})
		})
	})
	if err != nil {
		return e, err
	}
	return e, a.Files.Drop(ctx, a.db, before.photoHash)
}
