package db

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"fmt"
	"slices"
	"strings"

	"myspace/internal/base/clock"
)

// Kind is what a column holds, in terms that both databases share.
type Kind string

// The kinds of columns. In a dump, times and days are text.
const (
	Text  Kind = "text"
	Int   Kind = "int"
	Float Kind = "float"
	Bool  Kind = "bool"
	Time  Kind = "time"
	Date  Kind = "date"
)

// kinds are the types that migrations may use, as either database calls them.
var kinds = map[string]Kind{
	"text": Text, "bigint": Int, "integer": Int, "double precision": Float, "boolean": Bool,
	"timestamptz": Time, "timestamp with time zone": Time, "date": Date,
}

// Column is a column of a table.
type Column struct {
	Name string `json:"name"`
	Kind Kind   `json:"kind"`
}

// Table is a table of the schema.
type Table struct {
	Name    string   `json:"name"`
	Columns []Column `json:"columns"`
}

// schemaTable is the one that goose keeps its version in.
const schemaTable = "goose_db_version"

// Tables returns the tables, those that others refer to first. Tables that
// SQLite keeps for a search index, and goose's own, are left out.
func Tables(ctx context.Context, q Querier) ([]Table, error) {
	tables, err := findTables(ctx, q)
	if err != nil {
		return nil, fmt.Errorf("read the schema: %w", err)
	}
	links, err := findReferences(ctx, q)
	if err != nil {
		return nil, fmt.Errorf("read the schema: %w", err)
	}
	return inOrder(tables, links), nil
}

const (
	sqliteTables = `SELECT t.name, c.name, lower(c.type)
		FROM pragma_table_list t JOIN pragma_table_info(t.name) c
		WHERE t.schema = 'main' AND t.type = 'table' AND t.name NOT LIKE 'sqlite\_%' ESCAPE '\' AND t.name <> ?
		ORDER BY t.name, c.cid`
	postgresTables = `SELECT t.relname, c.attname, format_type(c.atttypid, c.atttypmod)
		FROM pg_catalog.pg_class t JOIN pg_catalog.pg_attribute c ON c.attrelid = t.oid
		WHERE t.relnamespace = CAST(current_schema() AS regnamespace) AND t.relkind = 'r' AND t.relname <> ?
			AND c.attnum > 0 AND NOT c.attisdropped AND c.attgenerated = ''
		ORDER BY t.relname, c.attnum`
)

func findTables(ctx context.Context, q Querier) (tables []Table, err error) {
	text := sqliteTables
	if q.isPostgres() {
		text = postgresTables
	}
	err = Each(ctx, q, func(r Row) error {
		var table, column, sqlType string
		if err := r.Scan(&table, &column, &sqlType); err != nil {
			return err
		}
		kind, known := kinds[sqlType]
		if !known {
			return fmt.Errorf("column %s.%s is of type %q, which only one of the databases knows", table, column, sqlType)
		}
		if len(tables) == 0 || tables[len(tables)-1].Name != table {
			tables = append(tables, Table{Name: table})
		}
		last := &tables[len(tables)-1]
		last.Columns = append(last.Columns, Column{column, kind})
		return nil
	}, text, schemaTable)
	return tables, err
}

// reference says that rows of one table point to rows of another, or of their
// own.
type reference struct {
	name, from, to string // SQLite does not tell the name
	deferrable     bool   // nor this
}

const (
	sqliteReferences = `SELECT '', t.name, f."table", FALSE
		FROM pragma_table_list t JOIN pragma_foreign_key_list(t.name) f
		WHERE t.schema = 'main' AND t.type = 'table' ORDER BY t.name, f.id, f.seq`
	postgresReferences = `SELECT c.conname, a.relname, b.relname, c.condeferrable
		FROM pg_catalog.pg_constraint c
		JOIN pg_catalog.pg_class a ON a.oid = c.conrelid JOIN pg_catalog.pg_class b ON b.oid = c.confrelid
		WHERE c.contype = 'f' AND c.connamespace = CAST(current_schema() AS regnamespace) ORDER BY a.relname, c.conname`
)

func findReferences(ctx context.Context, q Querier) ([]reference, error) {
	text := sqliteReferences
	if q.isPostgres() {
		text = postgresReferences
	}
	return All(ctx, q, func(r Row) (f reference, err error) {
		return f, r.Scan(&f.name, &f.from, &f.to, &f.deferrable)
	}, text)
}

// inOrder puts tables behind those they refer to. In a circle somebody has to
// be first: see late.
func inOrder(tables []Table, links []reference) (ordered []Table) {
	done := map[string]bool{}
	var add func(t Table)
	add = func(t Table) {
		if done[t.Name] {
			return
		}
		done[t.Name] = true
		for _, l := range links {
			if l.from == t.Name {
				i := slices.IndexFunc(tables, func(u Table) bool { return u.Name == l.to })
				add(tables[i])
			}
		}
		ordered = append(ordered, t)
	}
	for _, t := range tables {
		add(t)
	}
	return ordered
}

// late returns the references to a row that may come after the one that refers
// to it: within a table, or against the order.
func late(tables []Table, links []reference) []reference {
	place := map[string]int{}
	for i, t := range tables {
		place[t.Name] = i
	}
	return slices.DeleteFunc(slices.Clone(links), func(l reference) bool { return place[l.to] < place[l.from] })
}

// Each calls f with every row: int64, float64, bool, string or nil for each
// column. The slice is used again for the next row.
func (t Table) Each(ctx context.Context, q Querier, f func(row []any) error) error {
	return t.Some(ctx, q, Where{}, f)
}

// Some is Each for the rows for which conditions hold.
func (t Table) Some(ctx context.Context, q Querier, w Where, f func(row []any) error) error {
	dest := make([]any, len(t.Columns))
	for i, c := range t.Columns {
		dest[i] = c.dest()
	}
	row := make([]any, len(dest))
	err := Each(ctx, q, func(r Row) (err error) {
		if err := r.Scan(dest...); err != nil {
			return err
		}
		for i := range dest {
			if row[i], err = value(dest[i]); err != nil {
				return err
			}
		}
		return f(row)
	}, `SELECT `+t.columns()+` FROM `+quote(t.Name)+w.String(), w.Args...)
	if err != nil {
		return fmt.Errorf("table %s: %w", t.Name, err)
	}
	return nil
}

func (c Column) dest() any {
	switch c.Kind {
	case Int:
		return new(sql.NullInt64)
	case Float:
		return new(sql.NullFloat64)
	case Bool:
		return new(sql.NullBool)
	case Time:
		return new(clock.Time)
	case Date:
		return new(clock.Date)
	default:
		return new(sql.NullString)
	}
}

func value(dest any) (driver.Value, error) { return dest.(driver.Valuer).Value() }

func (t Table) columns() string {
	names := make([]string, len(t.Columns))
	for i, c := range t.Columns {
		names[i] = quote(c.Name)
	}
	return strings.Join(names, ", ")
}

func quote(name string) string { return `"` + strings.ReplaceAll(name, `"`, `""`) + `"` }

// SchemaVersion returns the schema's version as a snapshot sees it.
func SchemaVersion(ctx context.Context, q Querier) (int, error) {
	return One(ctx, q, "", ScanInt, `SELECT MAX(version_id) FROM `+schemaTable)
}
