package people

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/school/part"
)

// join makes two records one: everything that hangs on the other is the kept
// one's, the other is gone, and its id leads on.
func (a *Area) join(ctx context.Context, tx *db.Tx, one Person, other Person) error {
	if err := joinRoles(ctx, tx, one.ID, other); err != nil {
		return err
	}
	err := a.Parts.Ties().Each(func(table, column string, tie part.Tie) error {
		return moveRows(ctx, tx, table, column, tie, other.ID, one.ID)
	})
	if err != nil {
		return err
	}
	if err := joinAlike(ctx, tx, one.ID, other.ID); err != nil {
		return err
	}
	if err := joinCards(ctx, tx, one.ID, other.ID); err != nil {
		return err
	}
	if err := a.Parts.Merge(ctx, tx, one.ID, other.ID); err != nil {
		return err
	}
	if err := a.Parts.Demoted(ctx, tx, one.ID); err != nil { // who answers now for what the other did
		return err
	}
	if err := db.Change(ctx, tx, "person.not_found", `DELETE FROM person WHERE id = ?`, other.ID); err != nil {
		return err
	}
	if err := a.followers().savePerson(ctx, tx, one); err != nil { // now that his e-mail address is free
		return err
	}
	if err := db.Exec(ctx, tx, `UPDATE person SET photo_hash = ? WHERE id = ?`, db.Optional(one.photoHash), one.ID); err != nil {
		return err
	}
	return audit.Merged(ctx, tx, "person", other.ID, one.ID)
}

// joinRoles gives one person the memberships and roles of another, and takes
// them from that one.
func joinRoles(ctx context.Context, tx *db.Tx, keptID string, other Person) error {
	for _, at := range other.at {
		if err := AddMembership(ctx, tx, keptID, at.CampusID, rolesAt(other.Roles, at.CampusID)); err != nil {
			return err
		}
	}
	if err := AddNetworkRoles(ctx, tx, keptID, rolesAt(other.Roles, "")); err != nil {
		return err
	}
	return removeRoles(ctx, tx, other)
}

// removeRoles takes every membership and role from a person.
func removeRoles(ctx context.Context, tx *db.Tx, p Person) error {
	for _, at := range p.at {
		if err := removeMembership(ctx, tx, p.ID, at.CampusID); err != nil {
			return err
		}
	}
	return removeRows(ctx, tx, "network_role", "person_id", part.Tie{}, p.ID)
}

// findPair returns two records that are to be one.
func (a *Area) findPair(ctx context.Context, q db.Querier, in access.Scope, keptID, otherID string) (kept, other Person, err error) {
	if kept, err = findPerson(ctx, q, in, keptID); err != nil {
		return kept, other, err
	}
	if other, err = findPerson(ctx, q, in, otherID); err != nil {
		return kept, other, err
	}
	if err := checkMerge(in, kept, other); err != nil {
		return kept, other, err
	}
	return kept, other, a.Parts.MayMerge(ctx, q, kept.ID, other.ID)
}

// countTied tells what hangs on a record that is to be given up, as people call
// it.
func countTied(ctx context.Context, q db.Querier, ties part.Ties, personID string) ([]MergeRows, error) {
	counts, fates, names := map[string]int{}, map[string]string{}, []string{}
	err := ties.Each(func(table, column string, tie part.Tie) error {
		if tie.Name == "" {
			return nil
		}
		n, err := countRows(ctx, q, table, column, tie, personID)
		if n > 0 && counts[tie.Name] == 0 {
			names = append(names, tie.Name)
		}
		counts[tie.Name] += n
		fates[tie.Name] = "moves"
		if tie.Merge == part.Goes {
			fates[tie.Name] = "goes"
		}
		return err
	})
	all := []MergeRows{}
	for _, name := range names {
		all = append(all, MergeRows{name, counts[name], fates[name]})
	}
	return all, err
}

// signsIn reports whether a person has a way to sign in.
func signsIn(ctx context.Context, q db.Querier, personID string) (bool, error) {
	return db.Exists(ctx, q, `SELECT 1 FROM password WHERE person_id = ? UNION ALL SELECT 1 FROM identity WHERE person_id = ?`, personID, personID)
}
