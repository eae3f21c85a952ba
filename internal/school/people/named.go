package people

import "myspace/internal/base/db"

// mostNamed bounds whom a search goes on with: whoever is still not among them
// takes another word to be found.
const mostNamed = 500

// Named begins a query with the people whose names have words, as a table named
// (id), and its arguments. Addresses and numbers do not count: who asks may not
// be one who reads them.
func Named(q db.Querier, words string) (with string, args []any) {
	found := personSearch.Found(q, words, mostNamed)
	var w db.Where
	w.MatchAny(words, db.Has(db.Words(`p.sort_name`)))
	return found.With + `, named AS MATERIALIZED (SELECT p.id FROM ` + found.Table + w.String() + `)`, append(found.Args, w.Args...)
}
