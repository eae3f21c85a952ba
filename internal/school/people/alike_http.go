package people

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

func (a *Area) alikeRoutes(r *api.Router) {
	api.Get(r, "listDuplicates", "/api/people/duplicates", write, a.listDuplicates, api.Says("List pairs of records that may be one person"))
	api.Do(r, "dismissDuplicate", "/api/people/duplicates/dismiss", write, a.dismissDuplicate, api.Says("Say that two records are not the same person"), api.Refuses(fault.NotFound))
	api.Do(r, "reopenDuplicate", "/api/people/duplicates/reopen", write, a.reopenDuplicate, api.Says("Take back that two records are not the same person"), api.Refuses(fault.NotFound))
}

// AlikeFilter is what the list of possible duplicates can be narrowed by.
type AlikeFilter struct {
	Campus    string `query:"campus" maxLength:"64" doc:"Where both are known."`
	Dismissed bool   `query:"dismissed" doc:"Those of which somebody said that they are not the same."`
}

// PairID names two records, in whichever order.
type PairID struct {
	PersonID string `json:"person_id" minLength:"1" maxLength:"64"`
	OtherID  string `json:"other_id" minLength:"1" maxLength:"64"`
}

func (a *Area) listDuplicates(ctx context.Context, in *struct {
	AlikeFilter
	api.Paging
},
) (api.Page[Alike], error) {
	l, err := findAlike(ctx, a.db, access.From(ctx), in.AlikeFilter, in.Paging)
	for i := range l.Items {
		a.showAlike(ctx, &l.Items[i])
	}
	return api.PageOf(l, err)
}

func (a *Area) showAlike(ctx context.Context, pair *Alike) {
	for _, one := range []*Lookalike{&pair.One, &pair.Other} {
		one.PhotoURL = a.Link(ctx, photoPath(one.ID), one.photoHash)
	}
}

// dismissDuplicate keeps that two records are two people. Who says so again
// changes nothing.
func (a *Area) dismissDuplicate(ctx context.Context, in *struct{ Body PairID }) (Alike, error) {
	return a.judgeAlike(ctx, in.Body, "dismissDuplicate", func(tx *db.Tx, pair alikePair) (bool, error) {
		if !pair.dismissedAt.IsZero() {
			return false, nil
		}
		return true, dismissAlike(ctx, tx, pair, access.From(ctx).Actor().PersonID)
	})
}

// reopenDuplicate takes that back.
func (a *Area) reopenDuplicate(ctx context.Context, in *struct{ Body PairID }) (Alike, error) {
	return a.judgeAlike(ctx, in.Body, "reopenDuplicate", func(tx *db.Tx, pair alikePair) (bool, error) {
		if pair.dismissedAt.IsZero() {
			return false, nil
		}
		return true, reopenAlike(ctx, tx, pair)
	})
}

// judgeAlike changes what is said of a pair, which the trail of both records
// tells.
func (a *Area) judgeAlike(ctx context.Context, id PairID, action string, do func(*db.Tx, alikePair) (bool, error)) (now Alike, err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		pair, err := findAlikePair(ctx, tx, scope, id)
		if err != nil {
			return err
		}
		changed, err := do(tx, pair)
		if err != nil {
			return err
		}
		if changed {
			if err := recordAlike(ctx, tx, action, pair); err != nil {
				return err
			}
		}
		pair, err = findAlikePair(ctx, tx, scope, id)
		now = pair.shown()
		return err
	})
	a.showAlike(ctx, &now)
	return now, err
}

func recordAlike(ctx context.Context, tx *db.Tx, action string, pair alikePair) error {
	event := func(of, other known) audit.Event {
		e := audit.Event{Action: action, Entity: "person", EntityID: of.ID, CampusID: access.From(ctx).Actor().CampusID}
		if pair.dismissedAt.IsZero() {
			e.After = notSame{other.Name}
		} else {
			e.Before = notSame{other.Name}
		}
		return e
	}
	return audit.RecordMany(ctx, tx, []audit.Event{event(pair.one, pair.other), event(pair.other, pair.one)})
}
