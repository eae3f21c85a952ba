package db

import (
	"context"
	"encoding/json"
	"strings"

	"myspace/internal/base/fault"
)

// Row is one row of a result.
type Row interface{ Scan(dest ...any) error }

// Each calls f with every row of a query, one at a time.
func Each(ctx context.Context, q Querier, f func(Row) error, text string, args ...any) (err error) {
	rows, err := q.query(ctx, text, args...)
	if err != nil {
		return err
	}
	defer func() {
		if e := rows.Close(); err == nil {
			err = e
		}
	}()
	for rows.Next() {
		if err := f(rows); err != nil {
			return err
		}
	}
	return rows.Err()
}

// All returns every row of a query, read by scan. It is never nil.
func All[T any](ctx context.Context, q Querier, scan func(Row) (T, error), text string, args ...any) ([]T, error) {
	all := []T{}
	err := Each(ctx, q, func(r Row) error {
		one, err := scan(r)
		all = append(all, one)
		return err
	}, text, args...)
	return all, err
}

// One returns the row of a query; fault.NotFound with the given code if none.
func One[T any](ctx context.Context, q Querier, code string, scan func(Row) (T, error), text string, args ...any) (T, error) {
	all, err := All(ctx, q, scan, text, args...)
	if err == nil && len(all) == 0 {
		err = fault.New(fault.NotFound, code)
	}
	if err != nil {
		var none T
		return none, err
	}
	return all[0], nil
}

// Exec runs a statement.
func Exec(ctx context.Context, q Querier, text string, args ...any) error {
	_, err := q.exec(ctx, text, args...)
	return err
}

// Affected runs a statement and returns how many rows it touched.
func Affected(ctx context.Context, q Querier, text string, args ...any) (int64, error) {
	res, err := q.exec(ctx, text, args...)
	if err != nil {
		return 0, err
	}
	return res.RowsAffected()
}

// Change runs a statement that must touch a row; fault.NotFound with the given
// code if it touches none.
func Change(ctx context.Context, q Querier, code, text string, args ...any) error {
	n, err := Affected(ctx, q, text, args...)
	if err == nil && n == 0 {
		err = fault.New(fault.NotFound, code)
	}
	return err
}

// ScanInt reads a row of one number.
func ScanInt(r Row) (n int, err error) { return n, r.Scan(&n) }

// ScanString reads a row of one text.
func ScanString(r Row) (s string, err error) { return s, r.Scan(&s) }

// ScanBool reads a row of one truth value.
func ScanBool(r Row) (b bool, err error) { return b, r.Scan(&b) }

// Exists reports whether a query has a row.
func Exists(ctx context.Context, q Querier, text string, args ...any) (bool, error) {
	all, err := All(ctx, q, ScanInt, `SELECT 1 WHERE EXISTS (`+text+`)`, args...)
	return len(all) > 0, err
}

// Where collects conditions, all of which must hold.
type Where struct {
	conds []string
	Args  []any
}

// Add adds a condition.
func (w *Where) Add(cond string, args ...any) { w.And(cond, args) }

// And is Add for a function that returns a condition and its arguments.
func (w *Where) And(cond string, args []any) {
	w.conds = append(w.conds, "("+cond+")")
	w.Args = append(w.Args, args...)
}

// Or adds the condition that at least one of the alternatives holds. One
// without conditions always does.
func (w *Where) Or(alternatives ...Where) {
	conds := make([]string, len(alternatives))
	var args []any
	for i, a := range alternatives {
		if len(a.conds) == 0 {
			return
		}
		conds[i] = "(" + strings.Join(a.conds, " AND ") + ")"
		args = append(args, a.Args...)
	}
	w.And(strings.Join(conds, " OR "), args)
}

// In adds the condition that a column has one of the values; none match none.
func (w *Where) In(column string, values ...string) {
	if len(values) == 0 {
		w.Add("1 = 0")
		return
	}
	args := make([]any, len(values))
	for i, v := range values {
		args[i] = v
	}
	w.And(column+" IN (?"+strings.Repeat(", ?", len(values)-1)+")", args)
}

// Among is In for the ids of a page or more: they are one argument, so that the
// query's text stays the same however many they are.
func (w *Where) Among(q Querier, column string, ids []string) {
	if q.isPostgres() {
		w.Add(column+` = ANY(?)`, ids)
		return
	}
	list, _ := json.Marshal(ids) // texts always can be
	w.Add(column+` IN (SELECT value FROM json_each(?))`, string(list))
}

func (w *Where) String() string {
	if len(w.conds) == 0 {
		return ""
	}
	return " WHERE " + strings.Join(w.conds, " AND ")
}

// Values returns the placeholders of n rows of the given width, for one
// statement that inserts many rows: (?, ?), (?, ?).
func Values(rows, columns int) string {
	row := "(?" + strings.Repeat(", ?", columns-1) + ")"
	return row + strings.Repeat(", "+row, rows-1)
}
