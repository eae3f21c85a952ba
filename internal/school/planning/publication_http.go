package planning

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/record"
)

func (a *Area) publicationRoutes(r *api.Router) {
	api.Get(r, "previewPublication", "/api/plannings/{id}/publication", plan, a.previewPublication, api.Says("Get what publishing a planning would tell whom"))
	api.Do(r, "publishPlanning", "/api/plannings/{id}/publish", plan, a.publishPlanning)
	api.Get(r, "listPublications", "/api/plannings/{id}/publications", plan, a.listPublications)
}

// Preview is what a publication would tell whom.
type Preview struct {
	Changes []PublishedChange `json:"changes"`
	People  []Concerned       `json:"people" doc:"Teachers and translators who would be told."`
	Classes []ConcernedClass  `json:"classes" doc:"Classes whose students would be told."`
	Told    int               `json:"told" doc:"How many people would be told: all of these who can sign in, but the caller."`
	Untold  int               `json:"untold" doc:"How many of these cannot sign in, and are not told."`
	hearers []hearer
	gone    map[string][]moved // what they were asked and no longer are, by person
}

func (a *Area) previewPublication(ctx context.Context, in *struct {
	api.ID
	Canceled bool `query:"canceled" doc:"What canceling it would tell, instead."`
},
) (Preview, error) {
	scope := access.From(ctx)
	p, err := findPlanning(ctx, a.db, scope, in.ID.ID)
	if err != nil {
		return Preview{}, err
	}
	if !in.Canceled {
		return findPreview(ctx, a.db, p, scope.Actor().PersonID)
	}
	p.State = Canceled
	v, err := findPreview(ctx, a.db, p, scope.Actor().PersonID)
	if err != nil {
		return v, err
	}
	return v, v.countUninvited(ctx, a.db, p.ID)
}

// findPreview finds what somebody would tell by publishing a planning as it
// stands.
func findPreview(ctx context.Context, q db.Querier, p Planning, by string) (v Preview, err error) {
	before, err := findPublished(ctx, q, p.ID)
	if err != nil {
		return v, err
	}
	after, err := findLive(ctx, q, p)
	if err != nil {
		return v, err
	}
	v.Changes = compare(before, after)
	return v, v.concern(ctx, q, by)
}

// publishPlanning makes known what changed on the board since it was last
// published. Who publishes what he has not seen is shown it first: the board's
// number is that of what he looked at.
func (a *Area) publishPlanning(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		Board  int64  `json:"board" minimum:"0" doc:"The number of the board's state that was looked at."`
		Reason string `json:"reason,omitempty" maxLength:"500" doc:"Needed where the planning is closed."`
	}
},
) (Planning, error) {
	return a.planningsBecause(in.Body.Reason).Change(ctx, in.ID, record.AnyVersion, "publishPlanning", func(tx *db.Tx, p Planning) error {
		if err := p.may("publish"); err != nil {
			return err
		}
		if err := p.mayChange(in.Body.Reason); err != nil {
			return err
		}
		number, err := db.One(ctx, tx, "", scanInt64, `SELECT board FROM planning WHERE id = ?`, p.ID)
		if err != nil {
			return err
		}
		if number != in.Body.Board {
			return fault.New(fault.Conflict, "planning.changed_since")
		}
		return a.publish(ctx, tx, p)
	})
}

// publish tells the world how a planning stands. A closed one stays closed. Who
// was asked for what is gone hears of it, too.
func (a *Area) publish(ctx context.Context, tx *db.Tx, p Planning, gone ...moved) error {
	by := access.From(ctx).Actor().PersonID
	v, err := findPreview(ctx, tx, p, by)
	if err != nil {
		return err
	}
	if len(v.Changes) == 0 && p.Publication > 0 && p.State != Canceled {
		return fault.New(fault.Conflict, "planning.nothing_new")
	}
	if err := savePublication(ctx, tx, p, by, v.Changes); err != nil {
		return err
	}
	left := v.uninvited(gone)
	event, params := publicationEvent(p, p.Publication+1)
	if err := tell(ctx, tx, p, event, v, params); err != nil {
		return err
	}
	if err := a.tellMoved(ctx, tx, left); err != nil {
		return err
	}
	if err := a.askAgain(ctx, tx, p, v.Changes); err != nil {
		return err
	}
	if err := a.askElsewhere(ctx, tx, p.ID); err != nil {
		return err
	}
	state := p.State
	if state == Draft {
		state = Published
	}
	return db.Change(ctx, tx, "planning.not_found", `UPDATE planning SET version = version + 1, state = ?, publication = publication + 1, updated_at = ? WHERE id = ?`,
		state, clock.Now(), p.ID)
}

func (a *Area) listPublications(ctx context.Context, in *api.ID) (api.Page[Publication], error) {
	if _, err := findPlanning(ctx, a.db, access.From(ctx), in.ID); err != nil {
		return api.Page[Publication]{}, err
	}
	all, err := findPublications(ctx, a.db, in.ID)
	return api.PageOf(db.List[Publication]{Items: all, Total: len(all)}, err)
}
