package part

import (
	"maps"
	"slices"
	"strings"
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
	// Own has them left out of what others get of him, admins included: they are
	// for his eyes alone.
	Own bool
	// Through is the table by which the rows hang on him, where they do not name
	// him themselves: the column has the id of one of its rows, and that names him
	// as person_id. Such rows go along with it in a merge: they stay.
	Through string
}

// Of is the condition that rows hang on a person, whose id it asks for.
func (t Tie) Of(column string) string {
	if t.Through == "" {
		return column + ` = ?`
	}
	return column + ` IN (SELECT id FROM ` + t.Through + ` WHERE person_id = ?)`
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

// Each calls f for every tie, in an order that is always the same.
func (t Ties) Each(f func(table, column string, tie Tie) error) error {
	for _, name := range slices.Sorted(maps.Keys(t)) {
		table, column, _ := strings.Cut(name, ".")
		if err := f(table, column, t[name]); err != nil {
			return err
		}
	}
	return nil
}
