package demo

import (
	"context"

	"myspace/internal/app/demo/picture"
	"myspace/internal/base/db"
	"myspace/internal/school/studies"
)

// planSignature draws the stamp of Paris.
func planSignature(ctx context.Context, w *world) error {
	blobs, err := w.putAll(ctx, 1, func(int) ([]byte, error) { return picture.Stamp(w.campuses[0].city.name, w.campuses[0].city.color) })
	if err == nil {
		w.stamp = blobs[0].Hash
	}
	return err
}

// addSignature has the director sign the papers of Paris.
func addSignature(ctx context.Context, tx *db.Tx, w *world) error {
	return studies.AddSignature(ctx, tx, w.campuses[0].ID, studies.PaperSignatureFields{Name: "Emmanuel Kouadio", Title: "Directeur"}, w.stamp, today)
}
