package media

import (
	"context"
	"net/http"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
	"myspace/internal/base/jobs"
)

func (a *Area) lightRoutes(r *api.Router) {
	const one = "/api/recordings/{id}"
	api.Stream(r, "getRecordingLight", one+"/light", readRecordings, a.getRecordingLight, api.Says("Hear or see the light form of a recording, or ranges of it"))
	api.Preview(r, "getRecordingPoster", one+"/poster", readRecordings, a.getRecordingPoster)
	api.Do(r, "retryRecordingLight", one+"/light", keepRecordings, a.retryRecordingLight, api.Says("Have the light form of a recording made, or made anew"))
}

// findLight returns a recording that the caller may hear and whose light form is
// ready.
func (a *Area) findLight(ctx context.Context, id string) (Recording, error) {
	r, err := findPlayed(ctx, a.db, access.From(ctx), id)
	if err == nil && r.Light.State != lightReady {
		err = fault.New(fault.NotFound, "file.not_found")
	}
	return r, err
}

func (a *Area) getRecordingLight(ctx context.Context, in *struct {
	api.ID
	api.Link
},
) (api.Content, error) {
	r, err := a.findLight(ctx, in.ID.ID)
	if err != nil {
		return nil, err
	}
	return func(w http.ResponseWriter, req *http.Request) error {
		return a.Files.Serve(w, req, files.ServeOptions{Hash: r.Light.hash, MediaType: r.Light.MediaType, Inline: true})
	}, nil
}

func (a *Area) getRecordingPoster(ctx context.Context, in *struct {
	api.ID
	api.Link
},
) (api.Content, error) {
	r, err := a.findLight(ctx, in.ID.ID)
	if err != nil {
		return nil, err
	}
	if r.Light.poster == "" {
		return nil, fault.New(fault.NotFound, "file.not_found")
	}
	return func(w http.ResponseWriter, req *http.Request) error {
		return a.Files.Serve(w, req, files.ServeOptions{Hash: r.Light.poster, Thumbnail: 1024, Asked: true})
	}, nil
}

// retryRecordingLight has a light form made again that failed, or was never made.
func (a *Area) retryRecordingLight(ctx context.Context, in *api.ID) (r Recording, err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if r, err = findKept(ctx, tx, scope, in.ID); err != nil {
			return err
		}
		if r.Kind != audio && r.Kind != video || r.Light.State == lightReady {
			return nil
		}
		if err := addLight(ctx, tx, r.hash, r.Kind == video); err != nil {
			return err
		}
		if err := saveLightState(ctx, tx, r.hash, lightWaiting); err != nil {
			return err
		}
		if err := jobs.Enqueue(ctx, tx, lightJob, lightWork{r.hash}, jobs.Options{DedupKey: r.hash}); err != nil {
			return err
		}
		r, err = findKept(ctx, tx, scope, in.ID)
		return err
	})
	return a.present(ctx, r), err
}
