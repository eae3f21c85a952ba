package media

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"time"

	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
	"myspace/internal/base/jobs"
	"myspace/internal/base/lighten"
	"myspace/internal/base/sandbox"
)

// Jobs registers what runs later.
func (a *Area) Jobs(r *jobs.Runner) {
	jobs.Handle(r, lightJob, a.makeLight, jobs.Policy{Attempts: 3, First: time.Minute, Timeout: 5 * time.Hour, AtOnce: 1})
	jobs.Every(r, "media.lights", 24*time.Hour, func(ctx context.Context) error { return removeLostLights(ctx, a.db) }, jobs.Policy{})
}

// makeLight makes the light form of a content. Where this server cannot, the
// originals are played, and the doctor says so.
func (a *Area) makeLight(ctx context.Context, w lightWork) error {
	want, err := findWanted(ctx, a.db, w.Hash)
	if fault.KindOf(err) == fault.NotFound || err == nil && want.state == lightReady {
		return nil // it is gone, or was made before
	}
	if err != nil {
		return err
	}
	if err := lighten.Works(ctx); errors.Is(err, lighten.ErrMissing) || errors.Is(err, sandbox.ErrRefused) {
		return removeLight(ctx, a.db, w.Hash)
	} else if err != nil {
		return err
	}
	if err := a.lighten(ctx, w.Hash, want.film); err != nil {
		return errors.Join(err, saveLightState(context.WithoutCancel(ctx), a.db, w.Hash, lightFailed))
	}
	return nil
}

// lighten works in a folder of its own, which goes with it.
func (a *Area) lighten(ctx context.Context, hash string, film bool) error {
	folder, err := os.MkdirTemp("", "light")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	if err := a.copyTo(ctx, hash, filepath.Join(folder, lighten.In)); err != nil {
		return err
	}
	make := lighten.Sound
	if film {
		make = lighten.Film
	}
	made, err := make(ctx, folder)
	if err != nil {
		return err
	}
	light, err := a.keepMade(ctx, made.Light)
	if err != nil {
		return err
	}
	var poster *files.Blob
	if made.Poster != "" {
		picture, err := a.keepMade(ctx, made.Poster)
		if err != nil {
			return err
		}
		poster = &picture
	}
	return a.db.Tx(ctx, func(tx *db.Tx) error {
		return saveLight(ctx, tx, hash, light, poster, made.Wave, made.Duration.Milliseconds())
	})
}

func (a *Area) copyTo(ctx context.Context, hash, path string) error {
	content, err := a.Files.Open(ctx, hash)
	if err != nil {
		return err
	}
	defer content.Close()
	f, err := os.OpenFile(path, os.O_CREATE|os.O_WRONLY|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	_, err = io.Copy(f, content)
	return errors.Join(err, f.Close())
}

// keepMade stores a file that was made.
func (a *Area) keepMade(ctx context.Context, path string) (files.Blob, error) {
	f, err := os.Open(path)
	if err != nil {
		return files.Blob{}, err
	}
	defer f.Close()
	return a.Files.Put(ctx, f, maxVideo)
}
