package people

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/intake"
)

// Store adds and changes people, and notes what it did so that it can be
// undone.
func (im *importer) Store(ctx context.Context, tx *db.Tx, rows []*planned, p *intake.Progress) (id string, err error) {
	im.added = nil
	if err := im.addChurches(ctx, tx, rows); err != nil {
		return "", err
	}
	if err := im.store(ctx, tx, rows, p); err != nil {
		return "", err
	}
	return im.keep(ctx, tx, rows)
}

// addChurches adds the churches that rows name and nobody knows, each once.
func (im *importer) addChurches(ctx context.Context, tx *db.Tx, rows []*planned) error {
	ids := map[string]string{}
	for _, r := range rows {
		if r.church == "" {
			continue
		}
		key := db.Fold(r.church)
		if ids[key] == "" {
			ids[key] = db.NewID()
			im.added = append(im.added, ids[key])
			fields := ChurchFields{Name: r.church}
			if err := AddChurch(ctx, tx, NewChurch{ids[key], im.scope.Actor().PersonID, fields, clock.Now()}); err != nil {
				return err
			}
			if err := audit.Record(ctx, tx, audit.Event{Action: "importPeople", Entity: "church", EntityID: ids[key], After: fields}); err != nil {
				return err
			}
		}
		r.after.ChurchID = ids[key]
	}
	return nil
}

// importChunk is how many people are stored before the progress is told.
const importChunk = 200

func (im *importer) store(ctx context.Context, tx *db.Tx, rows []*planned, p *intake.Progress) error {
	for chunk := range slices.Chunk(rows, importChunk) {
		var events []audit.Event
		var added []NewPerson
		for _, r := range chunk {
			event := audit.Event{Action: "importPeople", Entity: "person", CampusID: r.campusID}
			if r.before.ID == "" {
				r.after.ID = db.NewID()
				added = append(added, r.after.asNew(r.campusID, r.roles))
			} else {
				event.Before = r.trail(r.before, 0)
				if err := im.change(ctx, tx, r); err != nil {
					return err
				}
			}
			event.EntityID, event.After = r.after.ID, r.trail(r.after, r.roles)
			events = append(events, event)
		}
		if err := AddMany(ctx, tx, added); err != nil {
			return err
		}
		if err := audit.RecordMany(ctx, tx, events); err != nil {
			return err
		}
		p.Add(len(chunk))
	}
	return nil
}

// trail is what the audit trail keeps of a row.
func (r *planned) trail(p Person, gained access.Roles) any {
	return importTrail(p, rolesAt(r.before.Roles, r.campusID)|gained)
}

// importTrail is what the audit trail keeps of somebody whom an import, or its
// undoing, changes.
func importTrail(p Person, roles access.Roles) any {
	return struct {
		PersonFields
		Details
		Memo  string   `json:"memo" audit:"secret"`
		Roles []string `json:"roles"`
	}{p.PersonFields, p.Details, p.memo, roles.Names()}
}

// change changes somebody we have.
func (im *importer) change(ctx context.Context, tx *db.Tx, r *planned) error {
	if err := im.follow.savePerson(ctx, tx, r.after); err != nil {
		return err
	}
	if err := tellOldAddress(ctx, tx, r.before, r.after); err != nil {
		return err
	}
	if r.roles == 0 {
		return nil
	}
	return AddMembership(ctx, tx, r.after.ID, r.campusID, r.roles)
}
