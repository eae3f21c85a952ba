package media

import (
	"context"
	"errors"
	"io"
	"os"
	"slices"
	"time"

	"myspace/internal/base/clock"
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
	jobs.Every(r, "media.lights", 24*time.Hour, a.tendLights, jobs.Policy{Attempts: 3, First: 10 * time.Minute})
	jobs.Every(r, "media.lost_lights", 10*time.Minute, a.giveUpLost, jobs.Policy{})
	jobs.Every(r, "media.published", time.Minute, func(ctx context.Context) error { return a.TellPublishedAt(ctx, clock.Now()) }, jobs.Policy{})
}

// tendLights removes the light forms of what is no more, and has those made that are
// missing: ffmpeg may have been installed since.
func (a *Area) tendLights(ctx context.Context) error {
	if err := removeLostLights(ctx, a.db); err != nil {
		return err
	}
	if able, err := makesLights(ctx); err != nil || !able {
		return err
	}
	missing, err := findWithoutLight(ctx, a.db)
	if err != nil {
		return err
	}
	for hash, kind := range missing {
		if err := a.db.Tx(ctx, func(tx *db.Tx) error { return wantLight(ctx, tx, kind, hash) }); err != nil {
			return err
		}
	}
	return nil
}

// giveUpLost says of light forms that nobody makes any more that they failed: each
// server that tried died over it, so that none could say so.
func (a *Area) giveUpLost(ctx context.Context) error {
	// First what waits, then who works on it: what comes meanwhile is not given up.
	waiting, err := findWaitingLights(ctx, a.db)
	if err != nil || len(waiting) == 0 {
		return err
	}
	under, err := jobs.Unfinished[lightWork](ctx, a.db, lightJob)
	if err != nil {
		return err
	}
	lost := slices.DeleteFunc(waiting, func(hash string) bool { return slices.Contains(under, lightWork{hash}) })
	return loseLights(ctx, a.db, lost)
}

// makesLights reports whether this server makes light forms. Where it cannot, another
// one may: the work is given back as long as somebody tries again. Where nobody can the
// originals are played, and the doctor says so.
func makesLights(ctx context.Context) (bool, error) {
	err := lighten.Works(ctx)
	if (errors.Is(err, lighten.ErrMissing) || errors.Is(err, sandbox.ErrRefused)) && jobs.IsLastAttempt(ctx) {
		return false, nil
	}
	return err == nil, err
}

// makeLight makes the light form of a content, where any server can.
func (a *Area) makeLight(ctx context.Context, w lightWork) error {
	want, err := findWanted(ctx, a.db, w.Hash)
	if fault.KindOf(err) == fault.NotFound || err == nil && want.state == lightReady {
		return nil // it is gone, or was made before
	}
	if err != nil {
		return err
	}
	able, err := makesLights(ctx)
	if err != nil {
		return err
	}
	if !able {
		return removeLight(ctx, a.db, w.Hash)
	}
	err = a.lighten(ctx, w.Hash, want.film)
	if err != nil && givenUp(ctx, err) {
		return errors.Join(err, saveLightState(context.WithoutCancel(ctx), a.db, w.Hash, lightFailed))
	}
	return err // what is not given up waits to be tried again
}

// givenUp reports whether nobody tries again what failed. A server that stops gives
// the work to another one, and an outage of the storage says nothing about it.
func givenUp(ctx context.Context, err error) bool {
	return jobs.IsLastAttempt(ctx) && !jobs.IsOutage(err) && !errors.Is(ctx.Err(), context.Canceled)
}

// lighten works in a folder of its own, which goes with it.
func (a *Area) lighten(ctx context.Context, hash string, film bool) error {
	content, err := a.Files.Open(ctx, hash)
	if err != nil {
		return err
	}
	defer content.Close()
	return a.Files.Work(2*content.Size, func(folder string) error {
		if err := copyTo(folder, content); err != nil {
			return err
		}
		return a.lightenIn(ctx, folder, hash, film)
	})
}

func (a *Area) lightenIn(ctx context.Context, folder, hash string, film bool) error {
	form := lighten.Sound
	if film {
		form = lighten.Film
	}
	made, err := form(ctx, folder, func(percent int) {
		// How far it is is worth no failure.
		_ = saveLightPercent(ctx, a.db, hash, percent)
	})
	if err != nil {
		return err
	}
	light, err := a.keepMade(ctx, folder, made.Light)
	if err != nil {
		return err
	}
	var poster *files.Blob
	if made.Poster != "" {
		picture, err := a.keepMade(ctx, folder, made.Poster)
		if err != nil {
			return err
		}
		poster = &picture
	}
	return a.db.Tx(ctx, func(tx *db.Tx) error {
		return saveLight(ctx, tx, hash, light, poster, made.Wave, made.Duration.Milliseconds())
	})
}

// copyTo puts what came into the folder of a work.
func copyTo(folder string, content io.Reader) error {
	root, err := os.OpenRoot(folder)
	if err != nil {
		return err
	}
	defer root.Close()
	f, err := root.OpenFile(lighten.In, os.O_CREATE|os.O_WRONLY|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	_, err = io.Copy(f, content)
	return errors.Join(err, f.Close())
}

// keepMade stores a file that was made.
func (a *Area) keepMade(ctx context.Context, folder, name string) (files.Blob, error) {
	f, err := lighten.Open(folder, name)
	if err != nil {
		return files.Blob{}, err
	}
	defer f.Close()
	return a.Files.Put(ctx, f, maxVideo)
}
