package backup

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"

	"myspace/internal/base/db"
	"myspace/internal/base/files"
)

// Target is where an archive goes. Nobody else may use it meanwhile: on SQLite
// the caller holds the data folder's lock.
type Target struct {
	Database db.Config
	Files    *files.Store
	// Folder is where Files keeps its files; empty if that is no folder.
	Folder string
	// Replace sets aside what is there, a SQLite file and its files, instead
	// of refusing.
	Replace bool
}

// Restored tells what was restored, and where that lies which was there before.
type Restored struct {
	Summary
	Aside string
}

// ErrInUse is for a target that already holds something.
var ErrInUse = errors.New("the database already holds data, which a restore never overwrites")

// Restore makes a database of an archive. It reads the archive three times: to
// verify all of it before anything is touched, for the files, and for the rows,
// which are stored last and all at once. If it fails, the database is as it
// was; files that no row names are collected later.
func Restore(ctx context.Context, r io.ReadSeeker, to Target) (done Restored, err error) {
	if done.Summary, err = verifyFor(ctx, r, to); err != nil {
		return Restored{}, err
	}
	aside, err := makeRoom(ctx, to)
	if err != nil {
		return Restored{}, err
	}
	if err := restore(ctx, r, done.Summary, to, aside); err != nil {
		return Restored{}, errors.Join(err, aside.undo())
	}
	done.Aside = aside.folder
	return done, nil
}

func restore(ctx context.Context, r io.ReadSeeker, s Summary, to Target, aside aside) error {
	if err := restoreFiles(ctx, r, s, to.Files); err != nil {
		return err
	}
	if db.IsPostgres(to.Database.Address) {
		return restoreRows(ctx, r, s, to.Database)
	}
	fresh := to.Database
	fresh.Address += ".restoring"
	if err := removeDatabase(fresh.Address); err != nil {
		return err
	}
	err := restoreRows(ctx, r, s, fresh)
	if err == nil {
		err = aside.exchange(fresh.Address, to.Database.Address)
	}
	if err != nil {
		return errors.Join(err, removeDatabase(fresh.Address))
	}
	return nil
}

// verifyFor reads the archive to its end and compares it with the program.
func verifyFor(ctx context.Context, r io.Reader, to Target) (Summary, error) {
	s, err := Verify(ctx, r)
	if err != nil {
		return s, err
	}
	known, err := db.NewestVersion(to.Database)
	if err == nil && int64(s.SchemaVersion) > known {
		err = fmt.Errorf("%w (its schema has version %d, this program knows %d)", ErrNewer, s.SchemaVersion, known)
	}
	return s, err
}

func restoreFiles(ctx context.Context, r io.ReadSeeker, s Summary, store *files.Store) error {
	if _, err := r.Seek(0, io.SeekStart); err != nil {
		return err
	}
	_, err := read(ctx, r, visitor{file: func(name string, r io.Reader, size int64) error {
		if _, lost := slices.BinarySearch(s.Lost, name); lost {
			return nil
		}
		b, err := store.Put(ctx, r, size)
		if err == nil && b.Hash != name {
			err = ErrBroken // it was whole when it was verified
		}
		if err != nil {
			return fmt.Errorf("file %s: %w", name, err)
		}
		return nil
	}})
	return err
}

func restoreRows(ctx context.Context, r io.ReadSeeker, s Summary, c db.Config) error {
	if _, err := r.Seek(0, io.SeekStart); err != nil {
		return err
	}
	return db.Fill(ctx, c, int64(s.SchemaVersion), func(l *db.Loader) error {
		rows := 0
		_, err := read(ctx, r, visitor{
			head: func(m Manifest) error { return compareTables(m, l.Tables()) },
			row: func(t db.Table, row []any) error {
				rows++
				return l.Add(t, row)
			},
			file: func(string, io.Reader, int64) error { return errEnough },
		})
		if err != nil {
			return err
		}
		if err := l.End(); err != nil {
			return err
		}
		return compareRows(l, rows, s.Rows)
	})
}

// compareTables makes sure that the archive's tables are those of its schema,
// and no others.
func compareTables(m Manifest, schema []db.Table) error {
	known := map[string]map[string]db.Kind{}
	for _, t := range schema {
		known[t.Name] = columnKinds(t)
	}
	for _, t := range m.Tables {
		if !maps.Equal(known[t.Name], columnKinds(t)) {
			return fmt.Errorf("%w: table %s is not as in version %d of the schema", ErrBroken, t.Name, m.SchemaVersion)
		}
	}
	return nil
}

func columnKinds(t db.Table) map[string]db.Kind {
	all := map[string]db.Kind{}
	for _, c := range t.Columns {
		all[c.Name] = c.Kind
	}
	return all
}

// compareRows makes sure that every row arrived, and that no trigger added more.
func compareRows(l *db.Loader, read, want int) error {
	stored := 0
	for _, t := range l.Tables() {
		n, err := l.Count(t)
		if err != nil {
			return err
		}
		stored += n
	}
	if read != want || stored != want {
		return fmt.Errorf("the backup has %d rows, of which %d were read and %d stored", want, read, stored)
	}
	return nil
}

// removeDatabase removes a SQLite file that nobody uses, and its log.
func removeDatabase(path string) error {
	for _, name := range databaseFiles(path) {
		if err := os.Remove(name); err != nil && !errors.Is(err, os.ErrNotExist) {
			return err
		}
	}
	return nil
}

// databaseFiles are the files that SQLite makes for one database.
func databaseFiles(path string) []string { return []string{path, path + "-wal", path + "-shm"} }
