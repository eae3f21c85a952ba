package db

import (
	"context"
	"database/sql/driver"
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"myspace/internal/base/fault"
)

// Bulk gathers rows of a table, to be written by one statement however many
// they are. They go to the database as one argument, in JSON, so that neither
// the statement's text nor the number of its arguments grows with them.
type Bulk struct {
	table   string
	columns []string
	values  []any
}

// valuesPerStatement bounds the size of one statement's argument to some
// megabytes: more rows take another one.
const valuesPerStatement = 100_000

// NewBulk gathers rows of a table, which is named with the columns that are
// given: person (id, name).
func NewBulk(into string) *Bulk {
	table, columns, _ := strings.Cut(strings.TrimSuffix(into, ")"), " (")
	b := &Bulk{table: table}
	for name := range strings.SplitSeq(columns, ",") {
		b.columns = append(b.columns, strings.TrimSpace(name))
	}
	return b
}

// NewOrder gathers the places of rows that people put in order: the table's
// columns are the id and the place, which is counted from first. What is named
// twice stands where it was named last.
func NewOrder(into string, ids []string, first int) *Bulk {
	b := NewBulk(into)
	for i, id := range ids {
		if !slices.Contains(ids[i+1:], id) {
			b.Add(id, first+i)
		}
	}
	return b
}

// Add adds a row.
func (b *Bulk) Add(values ...any) {
	if len(values) != len(b.columns) {
		panic(fmt.Sprintf("%s: a row of %d values for %d columns", b.table, len(values), len(b.columns)))
	}
	b.values = append(b.values, values...)
}

// Insert writes all rows.
func (b *Bulk) Insert(ctx context.Context, tx *Tx) error { return b.insert(ctx, tx, "") }

// plainRows is how many rows SQLite is given as they are: those of a class. Each
// number of them is a statement of its own, which is kept.
const plainRows = 40

// insert writes all rows; after is what follows in the statement. SQLite is given
// the values of few rows as they are: to take a JSON apart costs it more.
// PostgreSQL would ask for the type that each column has.
func (b *Bulk) insert(ctx context.Context, tx *Tx, after string) error {
	columns := strings.Join(b.columns, ", ")
	rows := len(b.values) / len(b.columns)
	if rows == 0 {
		return nil
	}
	if tx.postgres || rows > plainRows {
		_, err := b.Exec(ctx, tx, `INSERT INTO `+b.table+` (`+columns+`) SELECT `+columns+` FROM given WHERE TRUE`+after)
		return err
	}
	values := make([]any, len(b.values))
	for i, value := range b.values {
		plain, err := plainValue(value)
		if err != nil {
			return fmt.Errorf("%s.%s: %w", b.table, b.columns[i%len(b.columns)], err)
		}
		values[i] = plain
	}
	return Exec(ctx, tx, `INSERT INTO `+b.table+` (`+columns+`) VALUES `+Values(rows, len(b.columns))+after, values...)
}

// Upsert writes all rows; one whose key is there already is given the values of
// the named columns instead.
func (b *Bulk) Upsert(ctx context.Context, tx *Tx, key string, changes ...string) error {
	if len(changes) == 0 {
		return b.Insert(ctx, tx)
	}
	set := make([]string, len(changes))
	for i, name := range changes {
		set[i] = name + ` = excluded.` + name
	}
	return b.insert(ctx, tx, ` ON CONFLICT (`+key+`) DO UPDATE SET `+strings.Join(set, ", "))
}

// Update gives rows that are there the given values, by the columns that tell
// them apart; fault.NotFound with the code where one is missing.
func (b *Bulk) Update(ctx context.Context, tx *Tx, code string, keys ...string) error {
	var set, where []string
	for _, name := range b.columns {
		if slices.Contains(keys, name) {
			where = append(where, b.table+`.`+name+` = given.`+name)
		} else {
			set = append(set, name+` = given.`+name)
		}
	}
	return b.Change(ctx, tx, code, `UPDATE `+b.table+` SET `+strings.Join(set, ", ")+` FROM given WHERE `+strings.Join(where, " AND "))
}

// Change is Exec for a statement that must touch as many rows as are given;
// fault.NotFound with the code if it touches fewer.
func (b *Bulk) Change(ctx context.Context, tx *Tx, code, text string, args ...any) error {
	n, err := b.Exec(ctx, tx, text, args...)
	if err == nil && n < int64(len(b.values)/len(b.columns)) {
		err = fault.New(fault.NotFound, code)
	}
	return err
}

// Exec runs a statement of one's own in which the rows are a table called
// given, and returns how many rows it touched:
// INSERT INTO … SELECT … FROM given JOIN …, UPDATE … FROM given WHERE ….
func (b *Bulk) Exec(ctx context.Context, tx *Tx, text string, args ...any) (touched int64, err error) {
	width := len(b.columns)
	for values := range slices.Chunk(b.values, max(1, valuesPerStatement/width)*width) {
		rows, err := b.encode(values, tx.postgres)
		if err != nil {
			return touched, err
		}
		n, err := Affected(ctx, tx, b.given(tx.postgres)+text, slices.Insert(slices.Clone(args), 0, any(rows))...)
		if err != nil {
			return touched, err
		}
		touched += n
	}
	return touched, nil
}

// given is the beginning of a statement that makes a table of its first
// argument. PostgreSQL takes the types of the columns from the table that they
// are of; SQLite's values have their own. SQLite would read the argument anew
// for each row that other conditions find, and each row anew for each of its
// columns, were it not told to read them first.
func (b *Bulk) given(postgres bool) string {
	columns := strings.Join(b.columns, ", ")
	if postgres {
		return `WITH given AS (SELECT ` + columns + ` FROM json_populate_recordset(CAST(NULL AS ` + b.table + `), CAST(? AS JSON))) `
	}
	each := make([]string, len(b.columns))
	for i := range each {
		each[i] = `whole ->> ` + strconv.Itoa(i)
	}
	return `WITH given_rows (whole) AS MATERIALIZED (SELECT value FROM jsonb_each(?)),
		given (` + columns + `) AS MATERIALIZED (SELECT ` + strings.Join(each, ", ") + ` FROM given_rows) `
}

// encode writes rows as an array: of objects for PostgreSQL, else of arrays.
func (b *Bulk) encode(values []any, postgres bool) (string, error) {
	text, begin, end := []byte{'['}, byte('['), byte(']')
	if postgres {
		begin, end = '{', '}'
	}
	for row := range slices.Chunk(values, len(b.columns)) {
		text = append(text, begin)
		for i, value := range row {
			if postgres {
				text = append(text, `"`+b.columns[i]+`":`...)
			}
			var err error
			if text, err = appendJSON(text, value); err != nil {
				return "", fmt.Errorf("%s.%s: %w", b.table, b.columns[i], err)
			}
			text = append(text, ',')
		}
		text[len(text)-1] = end
		text = append(text, ',')
	}
	text[len(text)-1] = ']'
	return string(text), nil
}

// plainValue returns a value as the database is given it.
func plainValue(value any) (any, error) {
	plain, err := driver.DefaultParameterConverter.ConvertValue(value)
	if err != nil {
		return nil, err
	}
	switch plain := plain.(type) {
	case nil, bool, int64:
	case string:
		// JSON would hold something else in the place of what is no text.
		if err := refuseOdd([]any{plain}, true); err != nil {
			return nil, err
		}
	case float64:
		if math.IsNaN(plain) || math.IsInf(plain, 0) {
			return nil, fmt.Errorf("%v is no number", plain)
		}
	default:
		return nil, fmt.Errorf("a %T cannot be given in a set", value)
	}
	return plain, nil
}

// appendJSON writes a value as the database would be given it.
func appendJSON(text []byte, value any) ([]byte, error) {
	plain, err := plainValue(value)
	if err != nil {
		return nil, err
	}
	switch plain := plain.(type) {
	case nil:
		return append(text, "null"...), nil
	case bool:
		return strconv.AppendBool(text, plain), nil
	case int64:
		return strconv.AppendInt(text, plain, 10), nil
	case string:
		if isBare(plain) {
			return append(append(append(text, '"'), plain...), '"'), nil
		}
	}
	quoted, err := json.Marshal(plain)
	return append(text, quoted...), err
}

// isBare reports whether a text stands in JSON as it is: most are ids, times and
// words.
func isBare(text string) bool {
	for i := range len(text) {
		if c := text[i]; c < ' ' || c >= utf8.RuneSelf || c == '"' || c == '\\' {
			return false
		}
	}
	return true
}
