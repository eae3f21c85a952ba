package db

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"github.com/pressly/goose/v3"
)

// ErrNotEmpty is what Fill answers for a database that holds something.
var ErrNotEmpty = errors.New("the database is not empty")

// IsEmpty reports whether a database is missing, or has no row in any table.
func IsEmpty(ctx context.Context, c Config) (empty bool, err error) {
	if !IsPostgres(c.Address) {
		if info, err := os.Stat(c.Address); errors.Is(err, os.ErrNotExist) || err == nil && info.Size() == 0 {
			return true, nil
		}
	}
	d, err := connect(ctx, c)
	if err != nil {
		return false, err
	}
	defer func() { err = errors.Join(err, d.Close()) }()
	return hasNoRows(ctx, d)
}

func hasNoRows(ctx context.Context, q Querier) (bool, error) {
	tables, err := Tables(ctx, q)
	if err != nil {
		return false, err
	}
	for _, t := range tables {
		if found, err := Exists(ctx, q, `SELECT 1 FROM `+quote(t.Name)); err != nil || found {
			return false, err
		}
	}
	return true, nil
}

// Fill makes the schema of the given version in an empty database, has load
// fill it in one transaction, and brings it to the program's version. If it
// fails, no row is left.
func Fill(ctx context.Context, c Config, version int64, load func(*Loader) error) (err error) {
	pool, err := migrationPool(ctx, c)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, pool.Close()) }()
	done, err := takeTurn(ctx, pool, c)
	if err != nil {
		return err
	}
	defer done()
	p, err := provider(pool, c, IsPostgres(c.Address))
	if err != nil {
		return err
	}
	if err := makeSchema(ctx, p, version); err != nil {
		return err
	}
	if err := fill(ctx, pool, IsPostgres(c.Address), load); err != nil {
		return err
	}
	if _, err := p.Up(ctx); err != nil {
		return fmt.Errorf("migrate: %w", err)
	}
	return nil
}

func makeSchema(ctx context.Context, p *goose.Provider, version int64) error {
	if want := newest(p); version < 1 || version > want {
		return fmt.Errorf("%w (version %d; this program knows 1 to %d)", ErrNewSchema, version, want)
	}
	have, err := p.GetDBVersion(ctx)
	if err != nil {
		return fmt.Errorf("cannot read the database's version: %w", err)
	}
	if have > version {
		return fmt.Errorf("%w: its tables have version %d, and version %d is needed", ErrNotEmpty, have, version)
	}
	if _, err := p.UpTo(ctx, version); err != nil {
		return fmt.Errorf("migrate: %w", err)
	}
	return nil
}

// fill runs load in one transaction that nobody else can write beside.
func fill(ctx context.Context, pool *sql.DB, postgres bool, load func(*Loader) error) (err error) {
	t, err := pool.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, ignoreDone(t.Rollback())) }()
	l := &Loader{ctx: ctx, tx: &Tx{run: t, postgres: postgres}, filled: map[string]bool{}}
	if err := l.prepare(); err != nil {
		return err
	}
	if err := load(l); err != nil {
		return err
	}
	if err := errors.Join(l.End(), l.finish()); err != nil {
		return err
	}
	if err := t.Commit(); err != nil {
		return fmt.Errorf("store the rows: %w", err)
	}
	return (&DB{pool: pool, postgres: postgres}).Learn(ctx)
}

// NewestVersion returns the schema's version that the migrations lead to.
func NewestVersion(c Config) (version int64, err error) {
	all, err := fs.Glob(c.Migrations, "*.sql")
	if err != nil {
		return 0, err
	}
	for _, name := range all {
		n, err := goose.NumericComponent(name)
		if err != nil {
			return 0, err
		}
		version = max(version, n)
	}
	return version, nil
}
