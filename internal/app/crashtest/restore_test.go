package crashtest

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"myspace/internal/base/backup"
	"myspace/internal/base/db"
	"myspace/internal/base/longtest"
)

// restoreFolder is the environment variable that makes this binary restore an
// archive over the database of the folder that it names.
const restoreFolder = "MYSPACE_CRASHTEST_RESTORE"

const archiveName = "archive"

// restoreOver does what myspace restore --replace does, says that it has, and
// waits for its end.
func restoreOver(ctx context.Context, folder string) error {
	archive, err := os.Open(filepath.Join(folder, archiveName))
	if err != nil {
		return err
	}
	store, err := openFiles(folder)
	if err != nil {
		return err
	}
	_, err = backup.Restore(ctx, archive, backup.Target{
		Database: config(folder), Files: store, Folder: filepath.Join(folder, "files"), Replace: true,
	})
	if err != nil {
		return err
	}
	fmt.Println("restored")
	select {}
}

// TestCrashRestore cuts the power while a database is replaced, before one
// change after the other: the old one is in its place, or the new one, whole.
func TestCrashRestore(t *testing.T) {
	if reason := cannotMount(t); reason != nil {
		t.Logf("cuts of a restore: NOT RUN (%v)", reason)
		return
	}
	lab, r := newLab(t), replacing{seen: map[string]int{}}
	r.before, r.old, _ = someSchool(t)
	r.after, _, r.old[archiveName] = someSchool(t)
	all, err := r.cutAfter(t, lab, math.MaxInt, none)
	if err != nil {
		t.Fatal(err)
	}
	manySteps := longtest.Times(2, 10) // cuts among all changes
	lastSteps := longtest.Times(8, 15) // and before each of the last ones
	cuts := 0
	for last := range all {
		if last < all-lastSteps && last%(all/manySteps) != 0 {
			continue // the beginning is long, and harmless
		}
		for _, survives := range []func() bool{none, some} {
			if _, err := r.cutAfter(t, lab, last, survives); err != nil {
				t.Fatalf("cut after %d of %d changes: %v", last, all, err)
			}
			cuts++
		}
	}
	if r.seen["old"] == 0 || r.seen["new"] == 0 {
		t.Errorf("the cuts missed one side of it: %v", r.seen)
	}
	t.Logf("cuts of a restore: %d, among its %d changes; after them the database was %v", cuts, all, r.seen)
}

// replacing is the restoring of one school over another.
type replacing struct {
	before, after []string          // their regions
	old           map[string][]byte // what is there, and the archive
	seen          map[string]int
}

// cutAfter cuts the power after so many changes of the disk, or when it is
// done, and returns how many there were.
func (r *replacing) cutAfter(t *testing.T, l lab, last int, survives func() bool) (changes int, err error) {
	_, err = l.run(trial{
		program: restoreFolder, files: r.old, survives: survives,
		disk: func(d *disk) { d.last = last },
		story: func(d *disk, c *child) error {
			if err := c.until(func(said, _ int) bool { return said > 0 || d.isGone() }); err != nil && !d.isGone() {
				return err
			}
			changes = d.changes
			return nil
		},
		check: func(folder string, said []string) error { return r.check(t.Context(), folder, len(said) > 0) },
	})
	return changes, err
}

func (r *replacing) check(ctx context.Context, folder string, done bool) error {
	regions, err := regionsIn(ctx, folder)
	switch {
	case err != nil:
		return err
	case slices.Equal(regions, r.after):
		r.seen["new"]++
		return errors.Join(checkWithFiles(ctx, folder), r.checkAside(ctx, folder))
	case slices.Equal(regions, r.before) && !done:
		r.seen["old"]++
		return checkWithFiles(ctx, folder)
	}
	return fmt.Errorf("%d regions are there; done: %v", len(regions), done)
}

func checkWithFiles(ctx context.Context, folder string) error {
	_, err := check(ctx, folder, folder, nil)
	return err
}

// checkAside looks for the old school in the folder that it was set aside in.
func (r *replacing) checkAside(ctx context.Context, folder string) error {
	aside, err := filepath.Glob(filepath.Join(folder, "replaced-*"))
	if err != nil || len(aside) != 1 {
		return fmt.Errorf("what was replaced is not there: %v, %w", aside, err)
	}
	regions, err := regionsIn(ctx, aside[0])
	if err == nil && !slices.Equal(regions, r.before) {
		err = fmt.Errorf("%d regions were set aside", len(regions))
	}
	return errors.Join(err, checkWithFiles(ctx, aside[0]))
}

// someSchool returns the regions of a school, all of its files, and an archive.
func someSchool(t *testing.T) (regions []string, all map[string][]byte, archive []byte) {
	t.Helper()
	folder := t.TempDir()
	if _, err := db.Migrate(t.Context(), config(folder)); err != nil {
		t.Fatal(err)
	}
	d, err := db.Open(t.Context(), config(folder))
	if err != nil {
		t.Fatal(err)
	}
	store, err := openFiles(folder)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	for range 5 {
		_, err := writeRegion(t.Context(), d)
		_, err2 := writeFile(t.Context(), d, store)
		if err := errors.Join(err, err2); err != nil {
			t.Fatal(err)
		}
	}
	var b bytes.Buffer
	if _, err := backup.Write(t.Context(), backup.Source{DB: d, Files: store}, &b); err != nil {
		t.Fatal(err)
	}
	if err := d.Close(); err != nil {
		t.Fatal(err)
	}
	if regions, err = regionsIn(t.Context(), folder); err != nil {
		t.Fatal(err)
	}
	return regions, everyFile(t, folder), b.Bytes()
}

func everyFile(t *testing.T, folder string) map[string][]byte {
	t.Helper()
	all, root := map[string][]byte{}, os.DirFS(folder)
	err := fs.WalkDir(root, ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			all[name], err = fs.ReadFile(root, name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func regionsIn(ctx context.Context, folder string) (regions []string, err error) {
	d, err := db.Open(ctx, config(folder))
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, d.Close()) }()
	if err := errors.Join(checkSound(ctx, d), checkPairs(ctx, d)); err != nil {
		return nil, err
	}
	return db.All(ctx, d, db.ScanString, `SELECT id FROM region ORDER BY id`)
}
