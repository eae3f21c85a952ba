package db

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"runtime"
	"strconv"

	_ "modernc.org/sqlite" // the driver
)

// oldestSQLite is the first version without the WAL-reset bug, which could
// corrupt a database.
const oldestSQLite = "3.51.3"

// sqliteAddress builds the driver's address. Writers begin IMMEDIATE, so that
// none finds out half-way that it cannot write.
func sqliteAddress(c Config, extra string) string {
	path, err := filepath.Abs(c.Address)
	if err != nil {
		path = c.Address
	}
	return "file:" + (&url.URL{Path: path}).EscapedPath() +
		"?_pragma=busy_timeout(5000)&_pragma=foreign_keys(1)&_pragma=synchronous(FULL)" +
		"&_pragma=cache_size(-32000)&_pragma=temp_store(2)&_dqs=0" +
		"&_pragma=journal_size_limit(" + strconv.Itoa(walLimit) + ")" +
		"&_pragma=mmap_size(" + strconv.FormatInt(c.MapBytes, 10) + ")" + extra
}

func openSQLite(ctx context.Context, c Config) (*DB, error) {
	write, err := openSQLiteWriter(ctx, c)
	if err != nil {
		return nil, err
	}
	read, err := sql.Open("sqlite", sqliteAddress(c, "&_pragma=query_only(1)"))
	if err != nil {
		return nil, errors.Join(err, write.Close())
	}
	readers := max(4, 2*runtime.GOMAXPROCS(0))
	read.SetMaxOpenConns(readers)
	read.SetMaxIdleConns(readers)
	w, err := startWriter(ctx, write, c.Address)
	if err != nil {
		return nil, errors.Join(err, write.Close(), read.Close())
	}
	return &DB{pool: read, cache: newStmts(read), writer: w, config: c}, nil
}

// openSQLiteWriter opens the file for its one writing connection and checks
// that it is a sound database of a sound SQLite.
func openSQLiteWriter(ctx context.Context, c Config) (*sql.DB, error) {
	if err := secureFile(c.Address); err != nil {
		return nil, err
	}
	write, err := sql.Open("sqlite", sqliteAddress(c, "&_pragma=journal_mode(WAL)&_txlock=immediate"))
	if err != nil {
		return nil, err
	}
	write.SetMaxOpenConns(1)
	var version, mode string
	if err := write.QueryRowContext(ctx, `SELECT sqlite_version()`).Scan(&version); err != nil {
		return nil, errors.Join(fmt.Errorf("cannot open the database %s: %w", c.Address, err), write.Close())
	}
	if err := write.QueryRowContext(ctx, `PRAGMA journal_mode`).Scan(&mode); err != nil || mode != "wal" {
		return nil, errors.Join(fmt.Errorf("cannot open the database %s: journal mode %q: %w", c.Address, mode, err), write.Close())
	}
	if older(version, oldestSQLite) {
		return nil, errors.Join(fmt.Errorf("SQLite %s is too old: %s or newer is needed", version, oldestSQLite), write.Close())
	}
	return write, nil
}

// secureFile makes sure that only we can read the file before it holds data.
func secureFile(path string) error {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600) //nolint:gosec // the operator's own path
	if err != nil {
		return fmt.Errorf("cannot open the database: %w", err)
	}
	return f.Close()
}

// older compares dotted versions.
func older(a, b string) bool {
	var x, y [3]int
	_, _ = fmt.Sscanf(a, "%d.%d.%d", &x[0], &x[1], &x[2])
	_, _ = fmt.Sscanf(b, "%d.%d.%d", &y[0], &y[1], &y[2])
	for i := range x {
		if x[i] != y[i] {
			return x[i] < y[i]
		}
	}
	return false
}
