package db

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/pressly/goose/v3"
)

// Migrate brings the schema to the program's version. Several servers may do
// it at once: one works, the others wait.
func Migrate(ctx context.Context, c Config) (applied int, err error) {
	pool, err := migrationPool(ctx, c)
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, pool.Close()) }()
	done, err := takeTurn(ctx, pool, c)
	if err != nil {
		return 0, err
	}
	defer done()
	p, err := provider(pool, c, IsPostgres(c.Address))
	if err != nil {
		return 0, err
	}
	if err := refuseNewer(ctx, p); err != nil {
		return 0, err
	}
	changes, err := p.Up(ctx)
	if err != nil {
		return len(changes), fmt.Errorf("migrate: %w", err)
	}
	return len(changes), nil
}

// takeTurn waits until nobody else migrates this database, and keeps others
// waiting until done is called.
func takeTurn(ctx context.Context, pool *sql.DB, c Config) (done func(), err error) {
	if !IsPostgres(c.Address) {
		return waitForFolder(filepath.Dir(c.Address))
	}
	conn, err := pool.Conn(ctx)
	if err != nil {
		return nil, err
	}
	const lock = `SELECT pg_advisory_lock(hashtext('myspace migrations of ' || current_schema()))`
	if _, err := conn.ExecContext(ctx, lock); err != nil {
		return nil, errors.Join(fmt.Errorf("migrate: %w", err), conn.Close())
	}
	return func() { // the server releases the lock with the connection
		_ = conn.Raw(func(any) error { return driver.ErrBadConn })
		_ = conn.Close()
	}, nil
}

func migrationPool(ctx context.Context, c Config) (*sql.DB, error) {
	if !IsPostgres(c.Address) {
		return openSQLiteWriter(ctx, c)
	}
	d, _, err := openPostgres(ctx, c)
	if err != nil {
		return nil, err
	}
	return d.pool, nil
}

func provider(pool *sql.DB, c Config, postgres bool) (*goose.Provider, error) {
	if !postgres {
		return goose.NewProvider(goose.DialectSQLite3, pool, dialectFiles{c.Migrations, false})
	}
	return goose.NewProvider(goose.DialectPostgres, pool, dialectFiles{c.Migrations, true})
}

// dialectFiles shows the files of a schema as one of the two databases needs
// them: without those that are meant for the other.
type dialectFiles struct {
	fs.FS
	postgres bool
}

// ReadDir lists the files for this database.
func (f dialectFiles) ReadDir(name string) ([]fs.DirEntry, error) {
	hidden := ".postgres.sql"
	if f.postgres {
		hidden = ".sqlite.sql"
	}
	all, err := fs.ReadDir(f.FS, name)
	return slices.DeleteFunc(all, func(e fs.DirEntry) bool { return strings.HasSuffix(e.Name(), hidden) }), err
}

// Open opens a file. For PostgreSQL every text column is made to compare and
// sort by bytes, as SQLite's do, whatever the server's own language is.
func (f dialectFiles) Open(name string) (fs.File, error) {
	file, err := f.FS.Open(name)
	if err != nil || !f.postgres || !strings.HasSuffix(name, ".sql") {
		return file, err
	}
	defer func() { _ = file.Close() }()
	text, err := io.ReadAll(file)
	if err != nil {
		return nil, err
	}
	info, err := file.Stat()
	if err != nil {
		return nil, err
	}
	return textFile{strings.NewReader(textColumn.ReplaceAllString(string(text), `${1}TEXT COLLATE "C"`)), info}, nil
}

// textColumn is the type of a column: a name at the start of a line, or after
// ADD COLUMN, and TEXT.
var textColumn = regexp.MustCompile(`(?m)(^\s+\w+\s+|ADD COLUMN \w+\s+)TEXT\b`)

// textFile is a file whose text has been changed.
type textFile struct {
	*strings.Reader
	info fs.FileInfo
}

// Stat tells of the unchanged file.
func (f textFile) Stat() (fs.FileInfo, error) { return f.info, nil }

// Close has nothing to close.
func (f textFile) Close() error { return nil }

// Version returns the schema's version in the database and in the program.
func (d *DB) Version(ctx context.Context) (have, want int64, err error) {
	pool := d.pool
	p, err := provider(pool, d.config, d.Postgres())
	if err != nil {
		return 0, 0, err
	}
	want = newest(p)
	known, err := d.hasTable(ctx, schemaTable)
	if err != nil || !known {
		return 0, want, err
	}
	have, err = p.GetDBVersion(ctx)
	return have, want, err
}

func newest(p *goose.Provider) (version int64) {
	for _, s := range p.ListSources() {
		version = max(version, s.Version)
	}
	return version
}

func (d *DB) hasTable(ctx context.Context, name string) (bool, error) {
	if d.Postgres() {
		return Exists(ctx, d, `SELECT 1 FROM pg_catalog.pg_tables WHERE schemaname = current_schema() AND tablename = ?`, name)
	}
	return Exists(ctx, d, `SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?`, name)
}

// ErrOldSchema and ErrNewSchema are what Open answers when database and
// program do not fit together.
var (
	ErrOldSchema = errors.New("the database is older than this program: run myspace migrate")
	ErrNewSchema = errors.New("the database was made by a newer version of this program: use that version")
)

func (d *DB) checkVersion(ctx context.Context) error {
	have, want, err := d.Version(ctx)
	switch {
	case err != nil:
		return fmt.Errorf("cannot read the database's version: %w", err)
	case have < want:
		return fmt.Errorf("%w (it has version %d, the program needs %d)", ErrOldSchema, have, want)
	case have > want:
		return fmt.Errorf("%w (it has version %d, the program knows %d)", ErrNewSchema, have, want)
	}
	return nil
}

func refuseNewer(ctx context.Context, p *goose.Provider) error {
	have, err := p.GetDBVersion(ctx)
	if err != nil {
		return fmt.Errorf("cannot read the database's version: %w", err)
	}
	if want := newest(p); have > want {
		return fmt.Errorf("%w (it has version %d, the program knows %d)", ErrNewSchema, have, want)
	}
	return nil
}
