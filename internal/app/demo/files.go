package demo

import (
	"bytes"
	"context"
	"fmt"

	"golang.org/x/sync/errgroup"

	"myspace/internal/base/db"
	"myspace/internal/base/files"
)

// putAll makes n contents and stores them, several at once: one waits for the
// disk while another is drawn.
func (w *world) putAll(ctx context.Context, n int, content func(i int) ([]byte, error)) ([]files.Blob, error) {
	blobs := make([]files.Blob, n)
	g, ctx := errgroup.WithContext(ctx)
	g.SetLimit(8)
	for i := range blobs {
		g.Go(func() error {
			data, err := content(i)
			if err != nil {
				return err
			}
			if blobs[i], err = w.store.Put(ctx, bytes.NewReader(data), int64(len(data))); err != nil {
				return fmt.Errorf("store a file: %w", err)
			}
			return nil
		})
	}
	if err := g.Wait(); err != nil {
		return nil, err
	}
	w.files = append(w.files, blobs...)
	return blobs, nil
}

func addFiles(ctx context.Context, tx *db.Tx, w *world) error {
	for _, b := range w.files {
		if err := files.Keep(ctx, tx, b); err != nil {
			return err
		}
	}
	return nil
}
