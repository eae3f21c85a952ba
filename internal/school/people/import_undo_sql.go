package people

import (
	"context"
	"slices"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/school/campus"
	"myspace/internal/school/part"
)

func scanImport(r db.Row) (i PeopleImport, err error) {
	err = r.Scan(&i.ID, &i.FileName, &i.Created, &i.Changed, &i.churches, &i.CreatedAt, &i.undone)
	i.Until = i.CreatedAt.Add(undoFor)
	return i, err
}

const selectImport = `SELECT id, file_name, created, changed, churches, created_at, undone_at IS NOT NULL FROM people_import`

// findImports returns the imports of a person that he can still undo, the
// newest first.
func findImports(ctx context.Context, q db.Querier, personID string) ([]PeopleImport, error) {
	return db.All(ctx, q, scanImport, selectImport+` WHERE person_id = ? AND created_at > ? AND undone_at IS NULL ORDER BY created_at DESC, id DESC`,
		personID, clock.Now().Add(-undoFor))
}

// takeImport returns an import of a person that is to be undone, and notes that
// it is: nobody undoes it twice.
func takeImport(ctx context.Context, tx *db.Tx, personID, id string) (i PeopleImport, err error) {
	i, err = db.One(ctx, tx, "import.not_found", scanImport, selectImport+` WHERE id = ? AND person_id = ?`, id, personID)
	switch {
	case err != nil:
		return i, err
	case i.undone:
		return i, fault.New(fault.Conflict, "import.undone_before")
	case i.Until.Before(clock.Now()):
		return i, fault.New(fault.Conflict, "import.too_old")
	}
	return i, db.Change(ctx, tx, "import.not_found", `UPDATE people_import SET undone_at = ? WHERE id = ? AND undone_at IS NULL`, clock.Now(), id)
}

func findImportedRows(ctx context.Context, q db.Querier, importID string) ([]importedRow, error) {
	return db.All(ctx, q, func(r db.Row) (i importedRow, err error) {
		var roles string
		err = r.Scan(&i.personID, &i.campusID, &i.version, &roles, &i.joined, &i.earlier)
		i.roles = access.ParseRoles(roles)
		return i, err
	}, `SELECT person_id, campus_id, version, roles, joined, earlier FROM people_import_row WHERE import_id = ? ORDER BY person_id`, importID)
}

// importMade are the ties that an import itself makes.
var importMade = []string{"membership.person_id", "membership_role.person_id", "people_import_row.person_id"}

// findTied returns those of some people on whom something hangs that no import
// makes: an enrollment, a session, a role of the network.
func (a *Area) findTied(ctx context.Context, q db.Querier, ids []string) (tied []string, err error) {
	for chunk := range slices.Chunk(ids, knownInFile) {
		err := a.Parts.Ties().Each(func(table, column string, _ part.Tie) error {
			if slices.Contains(importMade, table+"."+column) {
				return nil
			}
			var w db.Where
			w.In(column, chunk...)
			found, err := db.All(ctx, q, db.ScanString, `SELECT DISTINCT `+column+` FROM `+table+w.String(), w.Args...)
			tied = append(tied, found...)
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	return tied, nil
}

// learning returns those who belong to a campus, or study there, by an import
// and have a class there since: it would be a class without its student.
func (a *Area) learning(rows []importedRow, people map[string]Person) (ids []string) {
	standings := a.Parts.Learning().Standings(access.System())
	for _, r := range rows {
		inClass := func(s part.Standing) bool { return s.ClassID != "" && s.CampusID == r.campusID }
		if r.earlier != "" && (r.joined || r.roles&access.Student != 0) &&
			slices.ContainsFunc(standings(part.Learner{Kept: people[r.personID].learning}), inClass) {
			ids = append(ids, r.personID)
		}
	}
	return ids
}

// removeImported removes people on whom nothing hangs but their memberships.
func removeImported(ctx context.Context, tx *db.Tx, rows []importedRow, people map[string]Person) error {
	var w, m db.Where
	ids, at, events := make([]string, len(rows)), map[string]int{}, make([]audit.Event, len(rows))
	for i, r := range rows {
		ids[i], events[i] = r.personID, undoEvent(people[r.personID], r.campusID)
		for _, c := range people[r.personID].at {
			at[c.CampusID]++
		}
	}
	m.In(`person_id`, ids...)
	if err := db.Exec(ctx, tx, `DELETE FROM membership`+m.String(), m.Args...); err != nil {
		return err
	}
	for campusID, members := range at {
		if err := campus.CountPeople(ctx, tx, campusID, -members); err != nil {
			return err
		}
	}
	w.In(`id`, ids...)
	if err := db.Exec(ctx, tx, `DELETE FROM person`+w.String(), w.Args...); err != nil {
		return err
	}
	return audit.RecordMany(ctx, tx, events)
}

// removeUnusedChurches removes those that an import added and nobody uses.
func removeUnusedChurches(ctx context.Context, tx *db.Tx, run PeopleImport) error {
	for id := range strings.SplitSeq(run.churches, ",") {
		n, err := db.Affected(ctx, tx, `DELETE FROM church WHERE id = ? AND version = 1 AND NOT EXISTS (SELECT 1 FROM person WHERE church_id = church.id)`, id)
		if err != nil {
			return err
		}
		if n == 0 {
			continue
		}
		if err := audit.Record(ctx, tx, audit.Event{Action: "undoImport", Entity: "church", EntityID: id}); err != nil {
			return err
		}
	}
	return nil
}

// forgetImports removes what can no longer be undone.
func (a *Area) forgetImports(ctx context.Context) error {
	return a.db.Tx(ctx, func(tx *db.Tx) error {
		return db.Exec(ctx, tx, `DELETE FROM people_import WHERE created_at < ?`, clock.Now().Add(-undoFor))
	})
}
