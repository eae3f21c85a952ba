// Package crashtest ends a writing program in the middle, by kill -9 and by
// cutting its power, and looks whether everything it had acknowledged is there
// afterwards. The program is this test's own binary, started again.
package crashtest

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"myspace/internal/app/migrations"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
)

// childFolder is the environment variable that makes this binary the program
// to be ended: it names the data folder.
const childFolder = "MYSPACE_CRASHTEST_FOLDER"

func TestMain(m *testing.M) {
	for variable, program := range map[string]func(context.Context, string) error{
		childFolder: writeForEver, serverFolder: serve, restoreFolder: restoreOver,
	} {
		if folder := os.Getenv(variable); folder != "" {
			fmt.Fprintln(os.Stderr, program(context.Background(), folder))
			os.Exit(1)
		}
	}
	os.Exit(m.Run())
}

func config(folder string) db.Config {
	return db.Config{Address: filepath.Join(folder, "myspace.db"), Migrations: migrations.Files, MapBytes: 256 << 20}
}

func openFiles(folder string) (*files.Store, error) {
	return files.Open(files.Config{Folder: filepath.Join(folder, "files")})
}

const (
	rowWriters  = 12
	fileWriters = 2
)

// writeForEver opens the database as a server does and writes with many at
// once. Whatever is stored is acknowledged by a line on standard output.
func writeForEver(ctx context.Context, folder string) error {
	if _, err := db.TakeLock(folder); err != nil {
		return err
	}
	if _, err := db.Migrate(ctx, config(folder)); err != nil {
		return err
	}
	d, err := db.Open(ctx, config(folder))
	if err != nil {
		return err
	}
	store, err := openFiles(folder)
	if err != nil {
		return err
	}
	failed := make(chan error)
	for range rowWriters {
		go func() { failed <- acknowledge(ctx, d, func() (string, error) { return writeRegion(ctx, d) }) }()
	}
	for range fileWriters {
		go func() { failed <- acknowledge(ctx, d, func() (string, error) { return writeFile(ctx, d, store) }) }()
	}
	return <-failed
}

// acknowledge writes again and again. A full disk is no reason to end.
func acknowledge(ctx context.Context, d *db.DB, write func() (string, error)) error {
	for {
		line, err := write()
		if fault.KindOf(err) == fault.Full {
			line = noRoom
			_, err = db.Exists(ctx, d, `SELECT 1 FROM region`) // reading must go on
		}
		if err != nil {
			return err
		}
		if _, err := os.Stdout.WriteString(line + "\n"); err != nil { // one write: never half a line
			return err
		}
	}
}

// noRoom is what the program says instead of an acknowledgement when the disk
// is full.
const noRoom = "no room"

// writeRegion stores a region and the event that tells of it, together.
func writeRegion(ctx context.Context, d *db.DB) (line string, err error) {
	id := db.NewID()
	return "region " + id, d.Tx(ctx, func(tx *db.Tx) error {
		err := db.Exec(ctx, tx, `INSERT INTO region (id, code, name, sort_name, created_at, updated_at)
			VALUES (?, ?, 'Nouvelle-Aquitaine', 'nouvelle-aquitaine', ?, ?)`, id, id, clock.Now(), clock.Now())
		if err != nil {
			return err
		}
		return writeEvent(ctx, tx, "region", id)
	})
}

// writeFile stores a content and then its row and the event that tells of it.
func writeFile(ctx context.Context, d *db.DB, store *files.Store) (line string, err error) {
	content := strings.Repeat(db.NewID(), 1+rand.IntN(500))
	b, err := store.Put(ctx, strings.NewReader(content), 1<<20)
	if err != nil {
		return "", err
	}
	return "file " + b.Hash, d.Tx(ctx, func(tx *db.Tx) error {
		err := db.Exec(ctx, tx, `INSERT INTO file (hash, size, media_type, created_at) VALUES (?, ?, ?, ?)`, b.Hash, b.Size, b.MediaType, clock.Now())
		if err != nil {
			return err
		}
		return writeEvent(ctx, tx, "file", b.Hash)
	})
}

func writeEvent(ctx context.Context, tx *db.Tx, entity, id string) error {
	return db.Exec(ctx, tx, `INSERT INTO audit_event (id, at, person_id, session_id, campus_id, action, entity, entity_id, changes, request_id, address)
		VALUES (?, ?, '', '', '', 'create', ?, ?, '{}', '', '')`, db.NewID(), clock.Now(), entity, id)
}
