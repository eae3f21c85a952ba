package app

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"syscall"

	"myspace/internal/base/db"
)

// Prepare makes the data folder, takes its lock where the database is SQLite,
// and brings the schema up to date. done gives the lock back.
func Prepare(ctx context.Context, c Config) (done func() error, applied int, err error) {
	if err := c.MakeData(); err != nil {
		return nil, 0, err
	}
	if done, err = c.hold(); err != nil {
		return nil, 0, err
	}
	applied, err = db.Migrate(ctx, c.DatabaseConfig())
	if err != nil {
		return nil, 0, errors.Join(fmt.Errorf("cannot prepare the database: %w", err), done())
	}
	return done, applied, nil
}

// hold keeps other programs of ours away from a SQLite database until done is
// called. PostgreSQL needs no such thing.
func (c Config) hold() (done func() error, err error) {
	if c.Database != "" {
		return func() error { return nil }, nil
	}
	lock, err := db.TakeLock(c.Data)
	if errors.Is(err, fs.ErrPermission) || errors.Is(err, syscall.EROFS) {
		return nil, fmt.Errorf("%w; run this as the owner of the folder, or choose another with --data or MYSPACE_DATA", err)
	}
	if err != nil {
		return nil, err
	}
	return lock.Release, nil
}

// errNoDatabase is for a data folder that has never been used.
var errNoDatabase = errors.New("there is no database yet: myspace serve or myspace migrate makes it")

// holdExisting is hold for commands that make no database where none is.
func (c Config) holdExisting() (done func() error, err error) {
	path := c.DatabaseConfig().Address
	if _, err := os.Stat(path); c.Database == "" && errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%w (%s)", errNoDatabase, path)
	}
	return c.hold()
}
