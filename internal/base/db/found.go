package db

import (
	"context"
	"strconv"
)

// Hits counts the rows that a term finds, as far as most and one more, without
// looking at many more than that: what is found often is better looked for row by
// row, in the order of the list, than all found and sorted.
func (s SearchIndex) Hits(ctx context.Context, q Querier, term string, most int) (int, error) {
	var w Where
	if w.Match(q, s, term); len(w.Args) == 0 {
		return 0, nil // nothing to search for
	}
	from := s.Table + ` ` + s.Alias
	if !q.isPostgres() {
		w = Where{Args: w.Args}
		from = s.Table + `_search`
		w.conds = []string{from + ` MATCH ?`}
	}
	return One(ctx, q, "", ScanInt, `SELECT COUNT(*) FROM (SELECT 1 FROM `+from+w.String()+Limit(most+1)+`) AS found`, w.Args...)
}

// Found are the rows that a term finds, as a part of a query. They come first,
// whatever else is asked of them: PostgreSQL, which only guesses how many they
// are, would otherwise rather walk through all rows in the order of the list.
type Found struct {
	With  string // what the query begins with, and its arguments
	Args  []any
	Table string // under the index's alias
	Count string // how many they are
	Few   string // the condition that they are not more than was asked for
}

// Found finds the rows of a term, where they are not more than so many; 0 for
// however many.
func (s SearchIndex) Found(q Querier, term string, most int) (f Found) {
	var w Where
	w.Match(q, s, term)
	row, from, limit := s.Alias+`.*`, s.Table+` `+s.Alias, ``
	f = Found{Table: `found ` + s.Alias, Count: `(SELECT COUNT(*) FROM found)`, Few: `1 = 1`, Args: w.Args}
	if !q.isPostgres() && len(w.Args) > 0 {
		fts := s.Table + `_search`
		row, from, w.conds = `rowid AS place`, fts, []string{fts + ` MATCH ?`}
		f.Table = `(SELECT ` + s.Alias + `.* FROM found JOIN ` + s.Table + ` ` + s.Alias + ` ON ` + s.Alias + `.rowid = found.place) AS ` + s.Alias
	}
	if most > 0 {
		limit, f.Few = Limit(most+1), f.Count+` <= `+strconv.Itoa(most)
	}
	f.With = `WITH found AS MATERIALIZED (SELECT ` + row + ` FROM ` + from + w.String() + limit + `) `
	return f
}
