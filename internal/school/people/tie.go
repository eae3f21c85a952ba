package people

import (
	"context"
	"maps"
	"slices"
	"strings"

	"myspace/internal/base/db"
)

// Tie is how the rows of a table hang on a person: what becomes of them when
// two records are merged or one is erased, and what of them is his to read.
// Every column that names a person has one; a test asks for it.
type Tie struct {
	// Name is what people call the rows: the end of a text's key,
	// merge.rows.<name>. Rows without one are nobody's to count.
	Name string
	// Merge is what becomes of the rows of the record that is given up.
	Merge Fate
	// Erase is what becomes of the rows of a person who is erased.
	Erase Fate
	// Blank are the columns that are emptied in rows that stay when he is erased.
	Blank []string
	// Hidden are the columns that are left out of what a person gets of himself:
	// hashes and seals that would serve only a thief.
	Hidden []string
	// Private has the rows left out of it altogether.
	Private bool
}

// Fate is what becomes of rows.
type Fate int

// The fates. The zero Fate is none: somebody has to decide.
const (
	Moves   Fate = iota + 1 // they are the other record's from now on
	Joins                   // so, but where that has such a row already, its own stays and this one goes
	Goes                    // they are removed
	Stays                   // they are left as they are
	Handled                 // by the program itself, in a way of its own
)

// Ties are the ties of several tables, by "table.column".
type Ties map[string]Tie

// OwnTies are those of the tables of this area and of those before it. What is
// of somebody else's making stays when its maker is erased.
var OwnTies = Ties{
	"membership.person_id":       {Name: "memberships", Merge: Handled, Erase: Handled},
	"membership_role.person_id":  {Name: "roles", Merge: Handled, Erase: Handled},
	"network_role.person_id":     {Name: "roles", Merge: Handled, Erase: Goes},
	"church.created_by":          {Merge: Moves, Erase: Stays, Private: true},
	"campus_document.created_by": {Merge: Moves, Erase: Stays, Private: true},
	"audit_event.person_id":      {Merge: Stays, Erase: Handled, Private: true},

	"instructor.person_id":                  {Name: "teaching", Merge: Joins, Erase: Goes},
	"instructor_language.person_id":         {Name: "teaching", Merge: Joins, Erase: Goes},
	"instructor_campus.person_id":           {Name: "teaching", Merge: Joins, Erase: Goes},
	"availability.person_id":                {Name: "availability", Merge: Moves, Erase: Goes},
	"availability_request.asked_by":         {Merge: Moves, Erase: Stays, Private: true},
	"availability_request_person.person_id": {Name: "availability", Merge: Joins, Erase: Goes, Hidden: []string{"token_hash"}},
}

// With returns the ties with others added.
func (t Ties) With(more ...Ties) Ties {
	all := maps.Clone(t)
	for _, m := range more {
		maps.Copy(all, m)
	}
	return all
}

// each calls f for every tie, in an order that is always the same.
func (t Ties) each(f func(table, column string, tie Tie) error) error {
	for _, name := range slices.Sorted(maps.Keys(t)) {
		table, column, _ := strings.Cut(name, ".")
		if err := f(table, column, t[name]); err != nil {
			return err
		}
	}
	return nil
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
func moveRows(ctx context.Context, tx *db.Tx, table, column string, tie Tie, from, to string) error {
	switch tie.Merge {
	case Goes:
		return removeRows(ctx, tx, table, column, from)
	case Joins:
		conds, err := collisions(ctx, tx, table, column)
		if err != nil {
			return err
		}
		for _, cond := range conds {
			if err := db.Exec(ctx, tx, `DELETE FROM `+table+` WHERE `+column+` = ? AND `+cond, from, to); err != nil {
				return err
			}
		}
	case Moves:
	default:
		return nil
	}
	return db.Exec(ctx, tx, `UPDATE `+table+` SET `+column+` = ? WHERE `+column+` = ?`, to, from)
}

func removeRows(ctx context.Context, tx *db.Tx, table, column, personID string) error {
	return db.Exec(ctx, tx, `DELETE FROM `+table+` WHERE `+column+` = ?`, personID)
}

func countRows(ctx context.Context, q db.Querier, table, column, personID string) (int, error) {
	return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM `+table+` WHERE `+column+` = ?`, personID)
}

// Tie tells the area of the ties of later areas.
func (a *Area) Tie(more ...Ties) { a.ties = a.ties.With(more...) }
