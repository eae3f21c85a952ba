package people

import (
	"context"
	"encoding/json"
	"slices"
	"strings"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// undoFor is how long an import can be undone.
const undoFor = 30 * 24 * time.Hour

// PeopleImport is an import that was carried out and can be undone.
type PeopleImport struct {
	ID        string     `json:"id"`
	FileName  string     `json:"file_name"`
	Created   int        `json:"created"`
	Changed   int        `json:"changed"`
	CreatedAt clock.Time `json:"created_at" format:"date-time"`
	Until     clock.Time `json:"until" format:"date-time" doc:"Until then it can be undone."`
	churches  string
	undone    bool
}

// importedRow is what an import did to somebody.
type importedRow struct {
	personID, campusID string
	version            int64
	roles              access.Roles
	joined             bool
	earlier            string
}

// earlierPerson is what was known of somebody before an import changed it.
type earlierPerson struct {
	PersonFields
	Details
	Memo string `json:"memo"`
}

// keep notes what a run has done, so that it can be undone.
func (im *importer) keep(ctx context.Context, tx *db.Tx, rows []*planned) (id string, err error) {
	id = db.NewID()
	created := 0
	bulk := db.NewBulk(`people_import_row (import_id, person_id, campus_id, version, roles, joined, earlier)`)
	for _, r := range rows {
		earlier, version, joined := "", int64(1), r.roles != 0
		if r.before.ID == "" {
			created++
		} else {
			text, err := json.Marshal(earlierPerson{r.before.PersonFields, r.before.Details, r.before.memo})
			if err != nil {
				return "", err
			}
			earlier, version = string(text), r.before.Version+1
			joined = joined && !slices.ContainsFunc(r.before.at, func(c PersonCampus) bool { return c.CampusID == r.campusID })
		}
		bulk.Add(id, r.after.ID, r.campusID, version, strings.Join(r.roles.Names(), ","), joined, earlier)
	}
	if err := db.Exec(ctx, tx, `INSERT INTO people_import (id, person_id, file_name, created, changed, churches, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)`,
		id, im.scope.Actor().PersonID, im.Options.Name, created, len(rows)-created, strings.Join(im.added, ","), clock.Now()); err != nil {
		return "", err
	}
	return id, bulk.Insert(ctx, tx)
}

// undo takes an import back, all of it or nothing.
func (a *Area) undo(ctx context.Context, tx *db.Tx, run PeopleImport, scope access.Scope) error {
	rows, err := findImportedRows(ctx, tx, run.ID)
	if err != nil {
		return err
	}
	ids := make([]string, len(rows))
	for i, r := range rows {
		ids[i] = r.personID
	}
	people, err := loadPeople(ctx, tx, ids)
	if err != nil {
		return err
	}
	if err := a.refuseChanged(ctx, tx, run, rows, people, scope); err != nil {
		return err
	}
	for _, r := range rows {
		if !r.mayUndo(scope, people[r.personID]) {
			return fault.New(fault.Forbidden, "access.rank")
		}
	}
	var fresh []importedRow
	for _, r := range rows {
		if r.earlier == "" {
			fresh = append(fresh, r)
		} else if err := a.undoRow(ctx, tx, r, people[r.personID]); err != nil {
			return err
		}
	}
	for chunk := range slices.Chunk(fresh, importChunk) {
		if err := removeImported(ctx, tx, chunk, people); err != nil {
			return err
		}
	}
	return removeUnusedChurches(ctx, tx, run)
}

// mayUndo reports whether somebody could still do what undoes a row: his roles may
// be others by now.
func (r importedRow) mayUndo(in access.Scope, now Person) bool {
	return now.mayEdit(in) && r.roles&^in.Grantable(r.campusID) == 0
}

// refuseChanged refuses where a record is not as the import left it: somebody
// has changed, merged or erased it, something hangs on who was new, or who
// became a student by it has a class since.
func (a *Area) refuseChanged(ctx context.Context, tx *db.Tx, run PeopleImport, rows []importedRow, people map[string]Person, scope access.Scope) error {
	var fresh, changed []string
	for _, r := range rows {
		p, there := people[r.personID]
		if !there || p.Version != r.version || !p.covers(scope) {
			changed = append(changed, p.Name)
		}
		if r.earlier == "" {
			fresh = append(fresh, r.personID)
		}
	}
	tied, err := a.findTied(ctx, tx, fresh)
	if err != nil {
		return err
	}
	tied = append(tied, a.learning(rows, people)...)
	for _, id := range tied {
		changed = append(changed, people[id].Name)
	}
	slices.Sort(changed)
	changed = slices.Compact(changed)
	gone := run.Created + run.Changed - len(rows)
	if len(changed)+gone == 0 {
		return nil
	}
	return &fault.Error{Kind: fault.Conflict, Code: "import.changed_since", Params: fault.Params{"count": len(changed) + gone, "names": someNames(changed)}}
}

// someNames are the first of some names.
func someNames(all []string) string {
	all = slices.DeleteFunc(all, func(name string) bool { return name == "" })
	if len(all) > 3 {
		return strings.Join(all[:3], ", ") + "…"
	}
	return strings.Join(all, ", ")
}

// undoRow brings somebody back to what was known of him.
func (a *Area) undoRow(ctx context.Context, tx *db.Tx, r importedRow, now Person) error {
	event := undoEvent(now, r.campusID)
	was := now
	var earlier earlierPerson
	if err := json.Unmarshal([]byte(r.earlier), &earlier); err != nil {
		return err
	}
	was.PersonFields, was.Details, was.memo = earlier.PersonFields, earlier.Details, earlier.Memo
	if err := a.followers().savePerson(ctx, tx, was); err != nil {
		return err
	}
	if err := tellOldAddress(ctx, tx, now, was); err != nil {
		return err
	}
	if err := a.undoRoles(ctx, tx, r, now); err != nil {
		return err
	}
	event.After = importTrail(was, rolesAt(now.Roles, r.campusID)&^r.roles)
	return audit.Record(ctx, tx, event)
}

// undoEvent is what the trail keeps of somebody whom the undoing of an import
// changes, or removes.
func undoEvent(now Person, campusID string) audit.Event {
	return audit.Event{Action: "undoImport", Entity: "person", EntityID: now.ID, CampusID: campusID, Before: importTrail(now, rolesAt(now.Roles, campusID))}
}

// undoRoles takes back what somebody became by an import.
func (a *Area) undoRoles(ctx context.Context, tx *db.Tx, r importedRow, now Person) (err error) {
	switch {
	case r.roles == 0:
		return nil
	case r.joined:
		err = removeMembership(ctx, tx, now.ID, r.campusID)
	default:
		err = saveRoles(ctx, tx, now.ID, r.campusID, rolesAt(now.Roles, r.campusID)&^r.roles)
	}
	if err != nil {
		return err
	}
	return a.Parts.Demoted(ctx, tx, now.ID)
}
