package people

import (
	"context"
	"slices"
	"strings"

	"myspace/internal/base/db"
	"myspace/internal/school/part"
)

// Ties are those of the tables of this area and of those before it. What is
// of somebody else's making stays when its maker is erased.
var Ties = part.Ties{
	"membership.person_id":       {Name: "memberships", Merge: part.Handled, Erase: part.Handled},
	"membership_role.person_id":  {Name: "roles", Merge: part.Handled, Erase: part.Handled},
	"network_role.person_id":     {Name: "roles", Merge: part.Handled, Erase: part.Goes},
	"church.created_by":          {Merge: part.Moves, Erase: part.Stays, Private: true},
	"campus_document.created_by": {Merge: part.Moves, Erase: part.Stays, Private: true},
	"alike.person_id":            {Merge: part.Handled, Erase: part.Goes, Private: true},
	"alike.other_id":             {Merge: part.Handled, Erase: part.Goes, Private: true},
	"alike.dismissed_by":         {Merge: part.Moves, Erase: part.Stays, Private: true},
	"audit_event.person_id":      {Merge: part.Stays, Erase: part.Handled, Private: true},

	"person_card.person_id": {Name: "cards", Merge: part.Handled, Erase: part.Goes, Hidden: []string{"made_by", "batch"}},
	"person_card.made_by":   {Merge: part.Moves, Erase: part.Stays, Private: true},

	"people_import.person_id":     {Merge: part.Moves, Erase: part.Goes, Private: true},
	"people_import_row.person_id": {Merge: part.Joins, Erase: part.Goes, Private: true},
}

// collisions returns the conditions, one for each key of a table that a column
// is part of, under which a row of one person cannot become another's: he has
// such a row. ? stands for that other one.
func collisions(ctx context.Context, q db.Querier, table, column string) (conds []string, err error) {
	keys, err := db.Keys(ctx, q, table)
	if err != nil {
		return nil, err
	}
	for _, key := range keys {
		if !slices.Contains(key, column) {
			continue
		}
		same := []string{`own.` + column + ` = ?`}
		for _, c := range key {
			if c != column {
				same = append(same, `own.`+c+` = `+table+`.`+c)
			}
		}
		conds = append(conds, `EXISTS (SELECT 1 FROM `+table+` own WHERE `+strings.Join(same, ` AND `)+`)`)
	}
	return conds, nil
}

// moveRows gives the rows of one person to another.
func moveRows(ctx context.Context, tx *db.Tx, table, column string, tie part.Tie, from, to string) error {
	switch tie.Merge {
	case part.Goes:
		return removeRows(ctx, tx, table, column, tie, from)
	case part.Joins:
		conds, err := collisions(ctx, tx, table, column)
		if err != nil {
			return err
		}
		for _, cond := range conds {
			if err := db.Exec(ctx, tx, `DELETE FROM `+table+` WHERE `+column+` = ? AND `+cond, from, to); err != nil {
				return err
			}
		}
	case part.Moves:
	default:
		return nil
	}
	return db.Exec(ctx, tx, `UPDATE `+table+` SET `+column+` = ? WHERE `+column+` = ?`, to, from)
}

func removeRows(ctx context.Context, tx *db.Tx, table, column string, tie part.Tie, personID string) error {
	return db.Exec(ctx, tx, `DELETE FROM `+table+` WHERE `+tie.Of(column), personID)
}

func countRows(ctx context.Context, q db.Querier, table, column string, tie part.Tie, personID string) (int, error) {
	return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM `+table+` WHERE `+tie.Of(column), personID)
}
