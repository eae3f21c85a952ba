package people

import (
	"context"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
)

// The pairs themselves are noted by triggers, whoever writes people: see
// migration 0024.

const alikeTables = `alike x JOIN person p ON p.id = x.person_id JOIN person o ON o.id = x.other_id
	LEFT JOIN person b ON b.id = x.dismissed_by`

// alikeColumns are those of both records, and who said that they are not one.
var alikeColumns = knownColumns + `, p.roles, ` + strings.ReplaceAll(knownColumns, "p.", "o.") + `, o.roles,
		` + naming.DoerOrNobody + `, x.dismissed_at`

func scanAlike(r db.Row) (pair alikePair, err error) {
	var roles [2]string
	err = r.Scan(append(append(pair.one.compared(), &roles[0]), append(pair.other.compared(), &roles[1], &pair.dismissedBy, &pair.dismissedAt)...)...)
	for i, one := range []*known{&pair.one, &pair.other} {
		one.Name = one.FullName()
		_, one.at = readRoles(roles[i])
	}
	return pair, err
}

// bothOf adds the condition that both records are of a campus.
func bothOf(w *db.Where, reach func(campus string) (string, []any)) {
	for _, column := range []string{"x.person_id", "x.other_id"} {
		w.And(reach(`EXISTS (SELECT 1 FROM membership own WHERE own.person_id = ` + column + ` AND own.campus_id = ?)`))
	}
}

func alikeInReach(in access.Scope) (w db.Where) {
	bothOf(&w, func(campus string) (string, []any) { return in.Rows(campus, "") })
	return w
}

// findAlike returns the pairs of which both are in reach and somewhere: the
// likeliest first, of these the newest; dismissed ones as they were dismissed.
func findAlike(ctx context.Context, q db.Querier, in access.Scope, f AlikeFilter, p api.Paging) (db.List[Alike], error) {
	w, order := alikeInReach(in), `x.sure DESC, x.other_id DESC, x.person_id`
	if f.Dismissed {
		w.Add(`x.dismissed_at IS NOT NULL`)
		order = `x.dismissed_at DESC, x.person_id, x.other_id`
	} else {
		w.Add(`x.dismissed_at IS NULL`)
	}
	if f.Campus != "" {
		bothOf(&w, func(campus string) (string, []any) { return campus, []any{f.Campus} })
	}
	w.Add(`p.roles <> '' AND o.roles <> ''`) // who is nowhere any more is on no other list either
	return db.Find(ctx, q, func(r db.Row) (Alike, error) {
		pair, err := scanAlike(r)
		return pair.shown(), err
	}, db.Select{Columns: alikeColumns, From: alikeTables, Where: w, Order: order, Page: p.Page, Size: p.PageSize})
}

// findAlikePair returns one pair in reach.
func findAlikePair(ctx context.Context, q db.Querier, in access.Scope, id PairID) (alikePair, error) {
	w := alikeInReach(in)
	w.Add(`x.person_id = ? AND x.other_id = ?`, min(id.PersonID, id.OtherID), max(id.PersonID, id.OtherID))
	return db.One(ctx, q, "person.not_found", scanAlike, `SELECT `+alikeColumns+` FROM `+alikeTables+w.String(), w.Args...)
}

func dismissAlike(ctx context.Context, tx *db.Tx, pair alikePair, by string) error {
	return db.Exec(ctx, tx, `UPDATE alike SET dismissed_by = ?, dismissed_at = ? WHERE person_id = ? AND other_id = ?`,
		by, clock.Now(), pair.one.ID, pair.other.ID)
}

func reopenAlike(ctx context.Context, tx *db.Tx, pair alikePair) error {
	return db.Exec(ctx, tx, `UPDATE alike SET dismissed_by = NULL, dismissed_at = NULL WHERE person_id = ? AND other_id = ?`,
		pair.one.ID, pair.other.ID)
}

// joinAlike has one record be none of those whom the other was said not to be.
// The other's pairs go with it.
func joinAlike(ctx context.Context, tx *db.Tx, keptID, otherID string) error {
	return db.Exec(ctx, tx, `INSERT INTO alike (person_id, other_id, sure, dismissed_by, dismissed_at)
		SELECT CASE WHEN d.id < k.id THEN d.id ELSE k.id END, CASE WHEN d.id < k.id THEN k.id ELSE d.id END, d.sure, d.dismissed_by, d.dismissed_at
		FROM (
			SELECT CASE WHEN x.person_id = g.id THEN x.other_id ELSE x.person_id END AS id, x.sure, x.dismissed_by, x.dismissed_at
			FROM alike x JOIN person g ON g.id = x.person_id OR g.id = x.other_id WHERE g.id = ? AND x.dismissed_at IS NOT NULL
		) AS d JOIN person k ON k.id = ? AND k.id <> d.id
		WHERE TRUE ON CONFLICT (person_id, other_id) DO UPDATE SET dismissed_by = excluded.dismissed_by, dismissed_at = excluded.dismissed_at`,
		otherID, keptID)
}
