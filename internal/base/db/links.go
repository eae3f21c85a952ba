package db

import (
	"context"
	"fmt"
	"slices"
)

// Link is a column that refers to a column of another table, by a foreign key
// alone or as a part of one.
type Link struct{ Table, Column, To, ToColumn string }

const (
	sqliteLinks = `SELECT t.name, f."from", f."table", COALESCE(f."to", '')
		FROM pragma_table_list t JOIN pragma_foreign_key_list(t.name) f
		WHERE t.schema = 'main' AND t.type = 'table' ORDER BY t.name, f.id, f.seq`
	postgresLinks = `SELECT a.relname, x.attname, b.relname, y.attname
		FROM pg_catalog.pg_constraint c CROSS JOIN LATERAL unnest(c.conkey, c.confkey) AS k (here, there)
		JOIN pg_catalog.pg_class a ON a.oid = c.conrelid JOIN pg_catalog.pg_class b ON b.oid = c.confrelid
		JOIN pg_catalog.pg_attribute x ON x.attrelid = a.oid AND x.attnum = k.here
		JOIN pg_catalog.pg_attribute y ON y.attrelid = b.oid AND y.attnum = k.there
		WHERE c.contype = 'f' AND c.connamespace = CAST(current_schema() AS regnamespace)
		ORDER BY a.relname, c.conname, k.here`
)

// Links returns the columns by which rows refer to others, whatever tables
// there are.
func Links(ctx context.Context, q Querier) ([]Link, error) {
	text := sqliteLinks
	if q.isPostgres() {
		text = postgresLinks
	}
	all, err := All(ctx, q, func(r Row) (l Link, err error) {
		return l, r.Scan(&l.Table, &l.Column, &l.To, &l.ToColumn)
	}, text)
	if err != nil {
		return nil, fmt.Errorf("read the references: %w", err)
	}
	return all, nil
}

const (
	sqliteIndexes = `SELECT i.name, COALESCE(c.name, '') FROM pragma_index_list(?) i JOIN pragma_index_info(i.name) c WHERE `
	sqliteOrder   = ` ORDER BY i.name, c.seqno`

	postgresIndexes = `SELECT x.relname, c.attname
		FROM pg_catalog.pg_index i JOIN pg_catalog.pg_class x ON x.oid = i.indexrelid JOIN pg_catalog.pg_class t ON t.oid = i.indrelid
		JOIN pg_catalog.pg_attribute c ON c.attrelid = x.oid
		WHERE t.relname = ? AND t.relnamespace = CAST(current_schema() AS regnamespace) AND `
	postgresOrder = ` ORDER BY x.relname, c.attnum`
)

// Keys returns the sets of columns that no two rows of a table share.
func Keys(ctx context.Context, q Querier, table string) ([][]string, error) {
	return indexes(ctx, q, table, `i."unique" = 1`, `i.indisunique`)
}

// Indexes returns the columns of each index that has all rows of a table.
func Indexes(ctx context.Context, q Querier, table string) ([][]string, error) {
	return indexes(ctx, q, table, `i.partial = 0`, `i.indpred IS NULL`)
}

// indexes returns the columns of those indexes of a table for which a condition
// holds: SQLite's, or PostgreSQL's.
func indexes(ctx context.Context, q Querier, table, sqlite, postgres string) (all [][]string, err error) {
	text := sqliteIndexes + sqlite + sqliteOrder
	if q.isPostgres() {
		text = postgresIndexes + postgres + postgresOrder
	}
	last := ""
	err = Each(ctx, q, func(r Row) error {
		var index, column string
		if err := r.Scan(&index, &column); err != nil {
			return err
		}
		if index != last {
			all, last = append(all, nil), index
		}
		all[len(all)-1] = append(all[len(all)-1], column)
		return nil
	}, text, table)
	if err != nil {
		return nil, fmt.Errorf("read the indexes of %s: %w", table, err)
	}
	slices.SortFunc(all, slices.Compare)
	return all, nil
}
