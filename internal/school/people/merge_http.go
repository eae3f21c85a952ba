package people

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

func (a *Area) mergeRoutes(r *api.Router) {
	api.Get(r, "previewMerge", "/api/people/{id}/merge", mergePeople, a.previewMerge, api.Says("Show what merging two records of a person would do"), api.Refuses(fault.Conflict))
	api.Do(r, "mergePeople", "/api/people/{id}/merge", mergePeople, a.mergePeople, api.Says("Make two records of one person one"))
}

func (a *Area) previewMerge(ctx context.Context, in *struct {
	ID      string `path:"id" maxLength:"64" doc:"The record that stays."`
	OtherID string `query:"other_id" required:"true" minLength:"1" maxLength:"64" doc:"The record that becomes part of it."`
},
) (p MergePreview, err error) {
	scope := access.From(ctx)
	kept, other, err := a.findPair(ctx, a.db, scope, in.ID, in.OtherID)
	if err != nil {
		return p, err
	}
	p = MergePreview{Fields: mergeFields(scope, kept, other), Roles: unite(kept.Roles, other.Roles)}
	if p.Kept, err = a.mergeSide(ctx, kept); err != nil {
		return p, err
	}
	if p.Other, err = a.mergeSide(ctx, other); err != nil {
		return p, err
	}
	p.Rows, err = countTied(ctx, a.db, a.Parts.Ties(), other.ID)
	return p, err
}

func (a *Area) mergeSide(ctx context.Context, p Person) (s MergeSide, err error) {
	s = MergeSide{
		ID: p.ID, Version: p.Version, Name: p.Name, PhotoURL: a.Link(ctx, photoPath(p.ID), p.photoHash),
		Enabled: p.Enabled, Roles: p.Roles, CreatedAt: p.CreatedAt,
	}
	s.SignsIn, err = signsIn(ctx, a.db, p.ID)
	return s, err
}

// Merging is the answer to a merge.
type Merging struct {
	ID string `json:"id" doc:"Of the one record that is left."`
}

// mergeTrail is what the trail keeps of a merge.
type mergeTrail struct {
	PersonFields
	Details
	Memo  string   `json:"memo" audit:"secret"`
	Roles []string `json:"roles"`
	From  string   `json:"merged_from,omitempty"`
}

func (p Person) mergeTrail(from string) mergeTrail {
	t := mergeTrail{PersonFields: p.PersonFields, Details: p.Details, Memo: p.memo, From: from, Roles: []string{}}
	for _, r := range p.Roles {
		name := r.Role
		if r.CampusName != "" {
			name += " (" + r.CampusName + ")"
		}
		t.Roles = append(t.Roles, name)
	}
	return t
}

func (a *Area) mergePeople(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64" doc:"The record that stays."`
	Body struct {
		api.Versioned
		OtherID      string   `json:"other_id" minLength:"1" maxLength:"64" doc:"The record that becomes part of it."`
		OtherVersion int64    `json:"other_version" minimum:"1"`
		Take         []string `json:"take" maxItems:"50" doc:"The fields to take from the other one where both have something."`
	}
},
) (m Merging, err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		kept, other, err := a.findPair(ctx, tx, scope, in.ID, in.Body.OtherID)
		if err != nil {
			return err
		}
		if kept.Version != in.Body.Version || other.Version != in.Body.OtherVersion {
			return fault.New(fault.Conflict, "merge.changed")
		}
		m.ID = kept.ID
		if err := a.join(ctx, tx, merged(kept, other, in.Body.Take), other); err != nil {
			return err
		}
		if err := keepAnAdmin(ctx, tx, other); err != nil {
			return err
		}
		return recordMerge(ctx, tx, kept, other)
	})
	return m, err
}

// keepAnAdmin refuses what left the network without an enabled admin.
func keepAnAdmin(ctx context.Context, tx *db.Tx, gone Person) error {
	if rolesOf(gone.Roles)&access.Admin == 0 {
		return nil
	}
	return KeepAdmin(ctx, tx, gone.ID)
}

// recordMerge tells both halves: what the other record was, and what the kept
// one became.
func recordMerge(ctx context.Context, tx *db.Tx, kept, other Person) error {
	scope := access.From(ctx)
	one, err := findPerson(ctx, tx, scope, kept.ID)
	if err != nil {
		return err
	}
	event := audit.Event{Action: "mergePeople", Entity: "person", EntityID: other.ID, CampusID: scope.Actor().CampusID, Before: other.mergeTrail("")}
	if err := audit.Record(ctx, tx, event); err != nil {
		return err
	}
	event.EntityID, event.Before, event.After = kept.ID, kept.mergeTrail(""), one.mergeTrail(other.ID)
	return audit.Record(ctx, tx, event)
}
