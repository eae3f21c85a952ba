package app

import (
	"context"
	"crypto/rand"
	"encoding/base64"
	"fmt"

	"myspace/internal/base/db"
	"myspace/internal/base/files"
)

// linkSigner returns the signer of links to files. Its key is made on first use
// and kept in the database, so that all servers of a school have the same.
func linkSigner(ctx context.Context, d *db.DB) (*files.Signer, error) {
	key, err := secret(ctx, d, "file-links")
	if err != nil {
		return nil, err
	}
	return files.NewSigner(key)
}

func secret(ctx context.Context, d *db.DB, name string) ([]byte, error) {
	fresh := make([]byte, 32)
	_, _ = rand.Read(fresh) // it never fails
	var kept string
	err := d.Tx(ctx, func(tx *db.Tx) (err error) {
		if err := db.Exec(ctx, tx, `INSERT INTO secret (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING`,
			name, base64.StdEncoding.EncodeToString(fresh)); err != nil {
			return err
		}
		kept, err = db.One(ctx, tx, "", db.ScanString, `SELECT value FROM secret WHERE name = ?`, name)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("read the key %s: %w", name, err)
	}
	return base64.StdEncoding.DecodeString(kept)
}
