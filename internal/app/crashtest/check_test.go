package crashtest

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"myspace/internal/base/db"
	"myspace/internal/base/files"
)

// check opens what a crash left, as the next start of the server would, and
// looks for everything that was acknowledged. It returns how long the opening
// took.
func check(ctx context.Context, databaseFolder, filesFolder string, acks []string) (took time.Duration, err error) {
	began := time.Now()
	if _, err := db.Migrate(ctx, config(databaseFolder)); err != nil {
		return 0, fmt.Errorf("migrate again: %w", err)
	}
	d, err := db.Open(ctx, config(databaseFolder))
	if err != nil {
		return 0, fmt.Errorf("open again: %w", err)
	}
	defer func() { err = errors.Join(err, d.Close()) }()
	store, err := openFiles(filesFolder)
	if err != nil {
		return 0, fmt.Errorf("open the files again: %w", err)
	}
	defer func() { err = errors.Join(err, store.Close()) }()
	took = time.Since(began)
	return took, errors.Join(checkSound(ctx, d), checkPairs(ctx, d), checkAcks(ctx, d, acks), checkFiles(ctx, d, store))
}

func checkSound(ctx context.Context, d *db.DB) error {
	said, err := db.All(ctx, d, db.ScanString, `PRAGMA integrity_check`)
	if err != nil || strings.Join(said, "") != "ok" {
		return fmt.Errorf("the database is damaged: %v, %w", said, err)
	}
	broken, err := db.All(ctx, d, db.ScanString, `SELECT "table" FROM pragma_foreign_key_check`)
	if err != nil || len(broken) > 0 {
		return fmt.Errorf("references are broken: %v, %w", broken, err)
	}
	return nil
}

// checkPairs makes sure that no transaction was stored by half.
func checkPairs(ctx context.Context, d *db.DB) error {
	torn, err := db.All(ctx, d, db.ScanString, `SELECT COALESCE(thing.id, event.entity_id)
		FROM (SELECT id FROM region UNION ALL SELECT hash FROM file) thing
		FULL JOIN (SELECT id, entity_id FROM audit_event WHERE entity IN ('region', 'file')) event ON event.entity_id = thing.id
		WHERE thing.id IS NULL OR event.id IS NULL`)
	if err != nil || len(torn) > 0 {
		return fmt.Errorf("%d transactions were stored by half: %w", len(torn), err)
	}
	return nil
}

func checkAcks(ctx context.Context, d *db.DB, acks []string) error {
	there, err := db.All(ctx, d, db.ScanString, `SELECT entity || ' ' || entity_id FROM audit_event`)
	if err != nil {
		return err
	}
	stored := map[string]bool{}
	for _, line := range there {
		stored[line] = true
	}
	lost := 0
	for _, line := range acks {
		if !stored[line] {
			lost++
		}
	}
	if lost > 0 {
		return fmt.Errorf("%d of %d acknowledged writes are lost", lost, len(acks))
	}
	return nil
}

// checkFiles makes sure that every file's row has its content, and the right one.
func checkFiles(ctx context.Context, d *db.DB, store *files.Store) error {
	hashes, err := db.All(ctx, d, db.ScanString, `SELECT hash FROM file`)
	if err != nil {
		return err
	}
	for _, hash := range hashes {
		if err := checkFile(ctx, store, hash); err != nil {
			return fmt.Errorf("file %s: %w", hash, err)
		}
	}
	return nil
}

func checkFile(ctx context.Context, store *files.Store, hash string) error {
	f, err := store.Open(ctx, hash)
	if err != nil {
		return err
	}
	defer f.Close()
	sum := sha256.New()
	if _, err := io.Copy(sum, f); err != nil {
		return err
	}
	if hex.EncodeToString(sum.Sum(nil)) != hash {
		return errors.New("its content is damaged")
	}
	return nil
}
