package db

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"myspace/internal/base/fault"
)

// ExactTotal is how far the rows of a list are counted: beyond it, counting
// would cost more than the page itself.
const ExactTotal = 1000

// Select describes a list: which rows, in which order, which page of them.
type Select struct {
	Columns string
	From    string // tables and joins that the page needs
	Count   string // the tables that the conditions need; From if empty
	Where   Where
	Order   string // made stable by the id
	Page    int    // from 1
	Size    int
}

// List is one page of rows and how many there are: More means over ExactTotal.
type List[T any] struct {
	Items []T
	Total int
	More  bool
}

// Tell tells how many rows there are: as far as ExactTotal, and whether there are
// more.
func (l *List[T]) Tell(rows int) { l.Total, l.More = min(rows, ExactTotal), rows > ExactTotal }

// Ends reports whether a page of so many rows is the last of its list, and tells
// how many there are then: nothing needs to be counted.
func (l *List[T]) Ends(page, size int) bool {
	if len(l.Items) == size || len(l.Items) == 0 && page > 1 {
		return false
	}
	l.Tell((page-1)*size + len(l.Items))
	return true
}

// Find returns a page of a list. It takes two queries at most, however many rows.
func Find[T any](ctx context.Context, q Querier, scan func(Row) (T, error), s Select) (l List[T], err error) {
	offset, skipped := Offset((s.Page - 1) * s.Size)
	l.Items, err = All(ctx, q, scan,
		`SELECT `+s.Columns+` FROM `+s.From+s.Where.String()+` ORDER BY `+s.Order+Limit(s.Size)+offset,
		append(slices.Clip(s.Where.Args), skipped...)...)
	if err != nil || l.Ends(s.Page, s.Size) {
		return l, err
	}
	from := s.Count
	if from == "" {
		from = s.From
	}
	n, err := Count(ctx, q, "", `SELECT 1 FROM `+from+s.Where.String()+Limit(ExactTotal+1), s.Where.Args...)
	l.Tell(n)
	return l, err
}

// Walk calls do with every row of a list, one at a time, for exports.
func Walk[T any](ctx context.Context, q Querier, scan func(Row) (T, error), s Select, do func(T) error) error {
	return Each(ctx, q, func(r Row) error {
		one, err := scan(r)
		if err != nil {
			return err
		}
		return do(one)
	}, `SELECT `+s.Columns+` FROM `+s.From+s.Where.String()+` ORDER BY `+s.Order, s.Where.Args...)
}

// Limit returns the words that bound a query to so many rows. The number is
// written out: SQLite plans a query anew each time that its limit is bound.
func Limit(rows int) string { return ` LIMIT ` + strconv.Itoa(rows) }

// Offset returns the words that skip so many rows, and their argument; nothing
// for the first page. PostgreSQL takes a number that it does not know for a tenth
// of all rows, and would plan the query anew each time.
func Offset(rows int) (words string, args []any) {
	if rows == 0 {
		return "", nil
	}
	return ` OFFSET ?`, []any{rows}
}

// Orders maps the sort names that a list offers to the columns it is ordered by;
// a client's word never gets into a query by itself.
type Orders map[string][]string

// By returns the ORDER BY of a sort name, "-name" being the reverse, with id
// to make it stable.
func (o Orders) By(sort, id string) (string, error) {
	name, descending := strings.CutPrefix(sort, "-")
	columns, ok := o[name]
	if !ok {
		return "", fault.On("sort", "field.not_a_choice", nil)
	}
	columns = append(slices.Clip(columns), id)
	if !descending {
		return strings.Join(columns, ", "), nil
	}
	return strings.Join(columns, " DESC, ") + " DESC", nil
}
