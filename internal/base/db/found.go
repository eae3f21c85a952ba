package db

import "context"

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

// Found is a table of the rows that a term finds, under the index's alias, and its
// arguments: for a term of which Hits said that it is rare. These rows come first,
// whatever else is asked of them. PostgreSQL, which only guesses how many they are,
// would otherwise rather walk through all rows in the order of the list.
func (s SearchIndex) Found(q Querier, term string) (table string, args []any) {
	var w Where
	w.Match(q, s, term)
	rows := `SELECT ` + s.Alias + `.* FROM ` + s.Table + ` ` + s.Alias + w.String()
	if !q.isPostgres() || len(w.Args) == 0 {
		return `(` + rows + `) AS ` + s.Alias, w.Args
	}
	return `(WITH found AS MATERIALIZED (` + rows + `) SELECT * FROM found) AS ` + s.Alias, w.Args
}
